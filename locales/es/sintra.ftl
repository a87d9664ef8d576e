# Lo que ocurre en Vidrieras de Sintra, una frase por suceso.
# $name es el nombre de un jugador, $colour una letra; ventanas y expositores se cuentan desde 1.

game-name = Vidrieras de Sintra
game-about = Toma piezas de un mismo color, llena las tiras que cuelgan sobre tus ventanas y deja entrar la luz. De 2 a 4 jugadores.
option-side = Lado de los palacios
option-side-A = A: ornamentos entre las ventanas
option-side-B = B: un color, muchas ventanas

colour-name = { $colour ->
   *[o] naranja
    [p] rosa
    [y] amarillo
    [b] azul
    [g] verde
}

taken = { $name } toma { $count ->
    [one] 1 pieza { $colour ->
       *[o] naranja
        [p] rosa
        [y] amarilla
        [b] azul
        [g] verde
    }
   *[other] { $count } piezas { $colour ->
       *[o] naranjas
        [p] rosas
        [y] amarillas
        [b] azules
        [g] verdes
    }
} { $source ->
    [0] del centro
   *[other] del expositor { $source }
}.
    .short = { $count }× { colour-name }
moved-to-centre = El resto del expositor { $display } pasa al centro.
marker-taken = { $name } se lleva la loseta inicial y baja una casilla en la pista de cristal roto.
    .short = loseta inicial
glazier-moved = El vidriero de { $name } va a la ventana { $window }.
glazier-returned = { $name } devuelve el vidriero a la ventana { $window }.
    .short = el vidriero vuelve a la ventana { $window }
placed = { $name } coloca { $count ->
    [one] 1 pieza { $colour ->
       *[o] naranja
        [p] rosa
        [y] amarilla
        [b] azul
        [g] verde
    }
   *[other] { $count } piezas { $colour ->
       *[o] naranjas
        [p] rosas
        [y] amarillas
        [b] azules
        [g] verdes
    }
} en la tira de la ventana { $window }{ $on_jokers ->
    [0] .
    [one] { $count ->
        [one] , en un comodín.
       *[other] , 1 en un comodín.
    }
   *[other] , { $on_jokers } en comodines.
}
    .short = ventana { $window }
broken = { $count ->
    [one] Se rompe 1 pieza { $colour ->
       *[o] naranja
        [p] rosa
        [y] amarilla
        [b] azul
        [g] verde
    }.
   *[other] Se rompen { $count } piezas { $colour ->
       *[o] naranjas
        [p] rosas
        [y] amarillas
        [b] azules
        [g] verdes
    }.
}
    .short = rotas: { $count }
lost-at-bottom = { $name } llega al final de la pista de cristal roto y pierde { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
    .short = −{ $points }
completed = { $name } completa la tira de la ventana { $window }.
    .short = tira completa
colour-bonus = Bonificación por el color { colour-name }: +{ $points }.
    .short = +{ $points }
kept = { $name } se queda con una pieza { $colour ->
   *[o] naranja
    [p] rosa
    [y] amarilla
    [b] azul
    [g] verde
} para el marco { $frame ->
   *[upper] superior
    [lower] inferior
} de la ventana { $window }.
flipped = Se voltea la tira de la ventana { $window }.
removed = La ventana { $window } está completa: se retira su tira.
window-points = Puntos de ventana: +{ $points }.
    .short = +{ $points }
round-ended = Termina la ronda { $round }.
    .short = fin de la ronda { $round }
next-start = { $took_marker ->
    [yes] { $name } se llevó la loseta inicial y empieza.
   *[no] Nadie se llevó la loseta inicial: vuelve a empezar { $name }.
}
tower-poured = La bolsa estaba vacía: recibe { $panes ->
    [one] 1 pieza
   *[other] { $panes } piezas
} de la torre.
    .short = de la torre a la bolsa
dealt = Empieza la ronda { $round }{ $complete ->
    [yes] .
   *[no] , sin piezas suficientes para todos los expositores.
}
    .short = ronda { $round }
start-drawn = Empieza { $name }.
    .short = empieza { $name }
track-laid = El indicador de ronda está preparado.
    .short = la pista de rondas
strips-laid = { $name } coloca sus tiras.
    .short = { $name }: tiras
final-score = { $name }: { $before } hasta ahora, +{ $strip_points } por las piezas en tiras, −{ $row_points } por el cristal roto, +{ $palace_points } por el palacio = { $score }.
    .short = { $name } { $score }
game-ended = { $winners ->
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
}{ $reason ->
    [fewer-points-lost] , con menos puntos perdidos por cristal roto.
   *[other] .
}
    .short = fin de la partida
