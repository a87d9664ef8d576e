# El repaso de una partida: qué opciones de ganar tuvo cada jugador, sus mejores y peores jugadas.

thinking = Analizando cada posición
chances = Probabilidad de ganar después de cada jugada
ply = n.º
who = quién
move = jugada
worst = Jugadas que salieron caras
no-worst = Ninguna jugada salió cara.
best = Jugadas que marcaron la diferencia
no-best = Ninguna jugada fue muy superior a la segunda mejor.
cost = Jugada { $ply }, { $move }: costó un { $percent } % de probabilidad de ganar. Era mejor { $best }.
kept = Jugada { $ply }, { $move }: la segunda mejor habría costado un { $percent } % de probabilidad de ganar.
worth = (+{ NUMBER($by, maximumFractionDigits: 1) })
