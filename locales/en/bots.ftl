# The computer opponents: their names and characters, and what they say about a move.
# $share is a share of the win in percent, $points and $lead are points in the end.

level-novice = Sparrow
    .character = Hops at whatever glitters and thinks of nothing else. A child can beat it.
level-easy = Hare
    .character = Quick and cheerful, looks one move ahead and overlooks a thing or two.
level-medium = Cat
    .character = Watches you, too, and takes what is near. No plans for later.
level-hard = Fox
    .character = Plans some moves ahead and leaves you little.
level-strong = Owl
    .character = Thinks as far as two seconds take it, and near the end sees everything.

reason-wins = It wins the game.
reason-proven = Proven: no other move leads to a better end.
reason-only-move = It is the only legal move.
reason-as-good = Another move is about as good.
reason-a-little = In the lines that were followed it comes out a little better.
