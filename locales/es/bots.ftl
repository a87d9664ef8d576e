# Los rivales que maneja el ordenador: sus nombres y caracteres, y lo que dicen de una jugada.

level-novice = Gorrión
    .character = Va a saltitos tras todo lo que brilla y no piensa en nada más. Ganarle es un juego de niños.
level-easy = Liebre
    .character = Rápida y alegre, piensa una jugada por adelantado y se le escapa alguna que otra cosa.
level-medium = Gato
    .character = También te observa a ti y toma lo que está cerca. No hace planes a largo plazo.
level-hard = Zorro
    .character = Planea varias jugadas por adelantado y apenas te deja nada.
level-strong = Búho
    .character = Piensa hasta donde le alcanzan dos segundos y, cerca del final, lo ve todo.

reason-wins = Gana la partida.
reason-proven = Demostrado: ninguna otra jugada lleva a un resultado mejor.
reason-only-move = Es la única jugada permitida.
reason-as-good = Hay otra jugada más o menos igual de buena.
reason-a-little = En las variantes examinadas sale un poco mejor.
