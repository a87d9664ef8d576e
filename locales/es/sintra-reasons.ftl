# Por qué un bot prefiere esta jugada a la segunda mejor (Vidrieras de Sintra). $gain y $loss son lo
# que la jugada cambia de inmediato para el jugador del que se habla; $name es su nombre.

reason-points = { $gain ->
    [0] Más puntos a la larga.
    [one] 1 punto de inmediato, y lo que venga después.
   *[other] { $gain } puntos de inmediato, y lo que venga después.
}
reason-broken = { $gain ->
    [0] Ahora no se rompe nada, y más adelante se romperá menos.
   *[other] En total se romperá menos cristal.
}
reason-window = Las tiras de las ventanas valiosas avanzan más.
reason-ready = { $gain ->
    [0] Una tira sigue lista para completarse en un solo turno.
   *[other] Una tira queda lista para completarse en un solo turno.
}
reason-glazier = El vidriero queda mejor situado: alcanza las tiras que importan.
reason-start = { $gain ->
    [0] Conviene tener el próximo turno o empezar la próxima ronda.
   *[other] Se lleva la loseta inicial.
}
reason-points-rival = { $name } sumará menos puntos.
reason-broken-rival = A { $name } se le romperá más cristal.
reason-window-rival = { $name } avanzará menos en las ventanas valiosas.
reason-ready-rival = { $loss ->
    [0] { $name } lo tendrá más difícil para completar tiras.
   *[other] { $kind ->
        [advance] Deja a { $name } sin las piezas { $colour ->
           *[o] naranjas
            [p] rosas
            [y] amarillas
            [b] azules
            [g] verdes
        } que completarían una tira.
       *[other] { $name } lo tendrá más difícil para completar tiras.
    }
}
reason-glazier-rival = El vidriero de { $name } queda peor situado.
reason-start-rival = { $name } no tendrá el próximo turno ni empezará la próxima ronda.
