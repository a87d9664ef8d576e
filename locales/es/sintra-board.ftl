# What the board of Stained Glass of Sintra says: labels, questions, and words for a screen reader.
# $colour is a letter, windows and displays count from 1, $source 0 is the centre.

choice-sectors = Expositores con un sector para cada forma
key-b = B
key-b-does = va a los expositores
key-arrows = flechas
key-arrows-does = pasan de un color o una tira a la siguiente

joker = comodín
sources = Expositores y centro
display = Expositor { $number }, { $count ->
    [0] vacío
    [one] 1 pieza
   *[other] { $count } piezas
}
centre = Centro, { $count ->
    [0] vacío
    [one] 1 pieza
   *[other] { $count } piezas
}
take-label = { $count ->
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
}, { $source ->
    [0] centro
   *[other] expositor { $source }
}
start-marker = Loseta inicial
bag = Bolsa
tower = Torre
round-track = Ronda { $round } de 6{ $colour ->
    [none] {""}
   *[other] , bonificación por el color { colour-name }
}
palace-of = Palacio de { $name }
to-act = le toca
broken-glass = Cristal roto
score = Puntos:
return-glazier = Devolver el vidriero
tally-so-far = { $panes } × { colour-name }, { $windows ->
    [one] 1 ventana completa
   *[other] { $windows } ventanas completas
}

picked = { $count ->
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
}
choose-a-strip = Elige una de las tiras que se iluminan.
all-would-break = Ninguna tira a tu alcance tiene sitio: se rompe todo.
break-all = Tomar y romper
place-here = Colocar en la tira de la ventana { $window }
let-go = Soltar
which-to-keep = ¿Con qué pieza te quedas para la ventana?
how-many-on-jokers = ¿Cuántas van a comodines?
your-turn = Tu turno: elige un color en un expositor o en el centro.

spoken-window = Ventana { $window }, vale { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $glazed ->
    [0] sin cristal.
    [one] acristalada: { $colours }.
   *[other] completa: { $colours }.
}
spoken-glazier = El vidriero está aquí.
spoken-no-strip = Ya no tiene tira.
spoken-strip = { $missing_count ->
    [0] La tira está llena.
    [one] Tira: { $filled } de 5 espacios llenos, falta { $missing }.
   *[other] Tira: { $filled } de 5 espacios llenos, faltan { $missing }.
}
spoken-other-side = Otra cara: { $colours }.

result-before = Puntos durante la partida
result-strips = Piezas en las tiras
result-panes = { $count ->
    [one] 1 pieza
   *[other] { $count } piezas
}
result-ornaments = Ornamentos
result-tally = Un color
result-score = Puntos
