# Any game that brings no words of its own for these.

moved = { $name }: { $move }.
drew = Chance: { $move }.
ended =
    { $winners ->
        [0] The game is over; nobody has won.
       *[other] The game is over. Won by: { $names }.
    }

game-about = This game came with a package of its own.
table-as-data = What is on the table
legal-moves = Your moves
