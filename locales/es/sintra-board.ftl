# What the board of Stained Glass of Sintra says: labels, questions, and words for a screen reader.
# $colour is a letter, windows and displays count from 1, $source 0 is the centre.

choice-sectors = Expositores con un sector para cada forma
key-b = B
key-b-does = va a los expositores
key-arrows = flechas
key-arrows-does = recorren los colores y las tiras

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

# Tooltips: what a thing is and what it counts, with the clause of the rules.
tip-display = Expositor { $number }. Tomas de él todas las piezas de un color; el resto pasa al centro. (SIN-4.1a)
tip-centre = El centro. Tomas de él todas las piezas de un color. (SIN-4.1b)
tip-start-marker = Loseta inicial. Se la lleva quien primero toma piezas del centro en la ronda: baja una casilla en la pista de cristal roto y empieza la ronda siguiente. (SIN-4.1c)
tip-holds-marker = Tiene la loseta inicial y empezará la ronda siguiente. (SIN-4.1c)
tip-bag = De la bolsa salen las piezas nuevas. Ahora contiene: { $contents }. (SIN-7.2)
tip-tower = Piezas rotas y usadas. Cuando la bolsa se vacía, vuelven a ella. En la torre: { $contents }. (SIN-7.2)
tip-round = Ronda { $round }: 1 punto por cada pieza { $colour ->
   *[o] naranja
    [p] rosa
    [y] amarilla
    [b] azul
    [g] verde
} de una tira que completes en esta ronda. (SIN-4.3a)
tip-round-over = La ronda { $round } ya ha terminado.
tip-row = { $points ->
    [0] La casilla superior: no cuesta nada.
    [one] Esta casilla cuesta 1 punto al final.
   *[other] Esta casilla cuesta { $points } puntos al final.
}
tip-bottom-row = La última casilla: se pierden { $points } puntos en el acto y el marcador vuelve arriba. (SIN-5.1)
tip-broken = Cada pieza que se rompe baja el marcador una casilla.
tip-ornament = Ornamento { $panes ->
    [0] sin piezas alrededor: ningún punto.
    [1] con 1 pieza alrededor: ningún punto todavía.
    [2] con 2 piezas alrededor: 3 puntos.
    [3] con 3 piezas alrededor: 6 puntos.
   *[other] con las 4 piezas alrededor: 10 puntos.
} Al final, 2 piezas dan 3 puntos, 3 dan 6 y 4 dan 10. (SIN-8.3a)
tip-disc = Ventana { $window }: vale { $points }. Ganas sus puntos al completar su tira y, si está acristalada, también cada vez que completes una tira a su izquierda. (SIN-4.3c)
tip-glazier = El vidriero de { $name }. Las piezas van a la tira que tiene debajo o a una de su derecha. (SIN-4.2b)
tip-hem = La otra cara: { $colours }. Aparece cuando completas esta. (SIN-4.3b)
tip-last-side = La última cara: al completarla, la tira se retira. (SIN-4.3b)
