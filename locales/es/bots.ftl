# Los rivales del ordenador: sus nombres y caracteres, y lo que dicen de una jugada.

level-novice = Gorrión
    .character = Salta a por todo lo que brilla y no piensa en nada más. Hasta un niño le gana.
level-easy = Liebre
    .character = Rápida y alegre, mira una jugada por delante y se le escapa alguna cosa.
level-medium = Gato
    .character = También te observa a ti y sabe cuánto vale cada jugada. No hace planes.
level-hard = Zorro
    .character = Planea varias jugadas y te deja poca cosa.
level-strong = Búho
    .character = Llega tan lejos como dan de sí dos segundos y, cerca del final, lo ve todo.

reason-wins = Gana la partida.
reason-proven = Demostrado: ninguna otra jugada lleva a un final mejor.
reason-only-move = Es la única jugada permitida.
reason-as-good = La segunda mejor jugada es más o menos igual de buena.
