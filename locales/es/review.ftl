# El repaso de una partida: qué opciones de ganar tuvo cada jugador, sus mejores y peores jugadas.

thinking = Pensando cada posición
chances = Probabilidad de ganar después de cada jugada
ply = n.º
who = quién
move = jugada
worst = Jugadas caras
no-worst = Ninguna jugada cara.
best = Jugadas que contaron
no-best = Ninguna jugada fue mucho mejor que la siguiente.
cost = Jugada { $ply }, { $move }: regaló un { $percent } % de la victoria. Era mejor { $best }.
kept = Jugada { $ply }, { $move }: la segunda mejor habría regalado un { $percent } % de la victoria.
worth = (+{ NUMBER($by, maximumFractionDigits: 1) })
