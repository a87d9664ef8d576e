# Por qué un bot prefiere esta jugada a la segunda mejor (Fairy Tile). $gain y $loss son lo que la
# jugada cambia enseguida para el jugador del que se habla; $name es su nombre.

reason-told = { $gain ->
    [0] Las páginas se cuentan antes.
   *[other] Cuenta la página que está en la mano.
}
reason-page = La página de la mano queda a una sola jugada.
reason-way = Una página queda más cerca de contarse.
reason-kingdom = { $loss ->
    [0] El reino crece hacia lo que piden las páginas.
   *[other] El reino ya tiene lo que pide la página de la mano.
}
reason-out = Evita que la historia se atasque.
reason-magic = { $gain ->
    [0] La magia se guarda para después.
   *[other] La magia vuelve.
}
reason-turn = El próximo turno llega antes.
reason-told-rival = { $name } cuenta menos.
reason-out-rival = { $name } se atasca.
reason-magic-rival = { $name } se queda sin magia.
reason-turn-rival = { $name } tiene que esperar su turno.
