# Por qué no se puede hacer una jugada: refusal- y el código de la respuesta. $colour es una letra.
# Una lista llega como texto ($windows) y como longitud ($windows_count).

refusal-past-chance = Desde entonces se han repartido piezas nuevas, así que la jugada no se puede deshacer.
refused-panes = piezas { $colour ->
   *[o] naranjas
    [p] rosas
    [y] amarillas
    [b] azules
    [g] verdes
}
refused-windows = { $windows_count ->
    [one] en la tira de la ventana { $windows }
   *[other] en las tiras de las ventanas { $windows }
}
refused-room = Hay sitio para { refused-panes } { refused-windows }.
refusal-no-strip-left = Ya no te queda ninguna tira a la que pueda volver el vidriero. Toma piezas.
refusal-already-leftmost = El vidriero ya está sobre la tira que tienes más a la izquierda. Toma piezas.
refusal-no-such-display = { $displays ->
    [one] Solo hay 1 expositor.
   *[other] Solo hay { $displays } expositores.
}
refusal-colour-not-there = { $source ->
    [0] En el centro
   *[other] En el expositor { $source }
} no hay { refused-panes }.
refusal-must-place = Aún hay sitio para { refused-panes } { refused-windows }: colócalas ahí.
refusal-all-break = Ninguna tira a tu alcance tiene sitio para { refused-panes }: se rompen todas.
refusal-left-of-glazier = Esta ventana queda a la izquierda de tu vidriero. { refused-room }
refusal-no-strip-there = Esta ventana ya no tiene tira. { refused-room }
refusal-no-room = En esta tira no caben. { refused-room }
refusal-wrong-jokers = { $most ->
    [0] Ninguna de estas piezas puede ir a un comodín.
    [1] { $least ->
        [0] Como mucho una de estas piezas puede ir a un comodín.
       *[other] Exactamente una de estas piezas tiene que ir a un comodín.
    }
   *[other] { $least ->
        [0] Como mucho dos de estas piezas pueden ir a comodines.
        [1] Una o dos de estas piezas tienen que ir a comodines.
       *[other] Exactamente dos de estas piezas tienen que ir a comodines.
    }
}
refusal-nothing-to-keep = Esta jugada no completa la tira, así que no te quedas con ninguna pieza.
refusal-which-to-keep = Esta jugada completa la tira: elige la pieza con la que te quedas. Colores posibles: { $colours }.
refusal-breaks-and-places = Si se rompen todas las piezas, ninguna va a un comodín y no te quedas con ninguna.
refusal-letters-out-of-order = Los colores de un expositor se escriben en este orden: naranja, rosa, amarillo, azul, verde.
refusal-wrong-track = En los números II a VI del indicador de ronda sale cada color una vez.
refusal-strip-twice = Cada tira se coloca una sola vez.
refusal-jokers-up = La tira de los comodines empieza con los comodines hacia abajo.
refusal-wrong-displays = Las piezas se reparten entre todos los expositores.
refusal-wrong-number-of-panes = En uno de los expositores no cuadra el número de piezas.
refusal-bag-comes-first = Primero se reparte lo que queda en la bolsa y solo después las piezas de la torre.
refusal-not-in-the-bag = Ya no quedan tantas piezas de este color.
