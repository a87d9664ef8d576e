# Por qué un bot prefiere esta jugada a una peor (Fairy Tile). $gain es lo que la jugada cambia de
# inmediato para el jugador del que se habla, $outlook lo que le trae; $name es su nombre.
# «Narrar» y no «contar», que aquí se leería como «numerar» o como «tener importancia».

reason-told = Las páginas se narrarán antes.
reason-outlook = { $outlook ->
    [told] Narra la página en mano.
    [one-move] La página en mano queda a una jugada de narrarse.
    [two-moves] La página en mano queda a dos jugadas de narrarse.
    [three-moves] La página en mano queda a tres jugadas de narrarse.
    [four-moves] La página en mano queda a cuatro jugadas de narrarse.
    [more-moves] La página en mano sigue lejos de narrarse.
   *[lacks] Al reino le sigue faltando algo que pide la página en mano.
}
reason-page = En el próximo turno habrá una página a una sola jugada de narrarse.
reason-way = En el próximo turno habrá una página más cerca de narrarse.
reason-kingdom = { $kind ->
    [lay] El reino crece como piden las páginas.
   *[other] El reino se ajusta mejor a las próximas páginas.
}
reason-out = Evita que la historia se atasque.
reason-magic = { $gain ->
    [0] La magia se guarda para después.
   *[other] La magia vuelve.
}
reason-turn = El próximo turno llega antes.
reason-told-rival = { $name } narrará menos páginas.
reason-out-rival = La historia de { $name } se atasca.
reason-magic-rival = { $name } se queda sin magia.
reason-turn-rival = { $name } tiene que esperar su turno.
