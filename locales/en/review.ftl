# The review of a game: how likely each seat was to win, its best and worst moves.

thinking = Thinking about every position
chances = The chance of winning after each move
ply = ply
who = who
move = move
worst = Costly moves
no-worst = No costly moves.
best = Moves that mattered
no-best = No move was much better than the next.
cost = Ply { $ply }, { $move }: gave away { $percent } % of the win. Better was { $best }.
kept = Ply { $ply }, { $move }: the next best would have given away { $percent } % of the win.
worth = (+{ NUMBER($by, maximumFractionDigits: 1) })
