# Por qué un bot prefiere esta jugada a la segunda mejor (Vidrieras de Sintra). $gain y $loss son lo
# que la jugada cambia enseguida para el jugador del que se habla; $name es su nombre.

reason-points = { $gain ->
    [0] Más puntos más adelante.
    [one] 1 punto enseguida, y lo que traerá.
   *[other] { $gain } puntos enseguida, y lo que traerán.
}
reason-broken = { $gain ->
    [0] Ahora no se rompe nada, y después se rompe menos.
   *[other] Al final se rompe menos vidrio.
}
reason-window = Las tiras sobre buenas ventanas avanzan.
reason-ready = { $gain ->
    [0] Una tira sigue lista para completarse desde un solo sitio.
   *[other] Una tira queda lista para completarse desde un solo sitio.
}
reason-glazier = El vidriero queda mejor: alcanza las tiras que importan.
reason-start = { $gain ->
    [0] Conviene tener el próximo turno o empezar la próxima ronda.
   *[other] Se lleva la loseta de jugador inicial.
}
reason-points-rival = { $name } puntúa menos.
reason-broken-rival = { $name } rompe más vidrio.
reason-window-rival = { $name } avanza menos sobre buenas ventanas.
reason-ready-rival = { $loss ->
    [0] { $name } tiene menos tiras listas para completar.
   *[other] { $kind ->
        [advance] Le quita a { $name } las piezas { $colour ->
           *[o] naranjas
            [p] rosas
            [y] amarillas
            [b] azules
            [g] verdes
        } que completarían una tira.
       *[other] { $name } tiene menos tiras listas para completar.
    }
}
reason-glazier-rival = El vidriero de { $name } queda peor.
reason-start-rival = { $name } no consigue el próximo turno ni empezar la próxima ronda.
