# Por qué un bot prefiere esta jugada a la segunda mejor (Fairy Tile). $gain y $loss son lo que la
# jugada cambia de inmediato para el jugador del que se habla; $name es su nombre.
# «Narrar» y no «contar», que aquí se leería como «numerar» o como «tener importancia».

reason-told = { $gain ->
    [0] Las páginas se narrarán antes.
   *[other] Narra la página en mano.
}
reason-page = La página en mano queda a una sola jugada de narrarse.
reason-way = Una página queda más cerca de narrarse.
reason-kingdom = { $loss ->
    [0] El reino crece como piden las páginas.
   *[other] El reino ya tiene lo que pide la página en mano.
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
