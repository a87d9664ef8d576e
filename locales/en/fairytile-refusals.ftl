# Why a move cannot be made: refusal- and the code of the answer.
# Of a list, $ends is its text and $ends_count its length.

refusal-past-revealed = A new page or tile has come to light since, or who is still in the game has become clear, so the move cannot be taken back.
refused-ends = { $ends_count ->
    [one] Only one location is possible now.
   *[other] { $ends_count } locations are possible now.
}
refused-placements = { $placements ->
    [one] The top tile fits in only one way.
   *[other] The top tile fits in { $placements } ways.
}
refusal-off-the-kingdom = There is no location there, and characters stay on the kingdom. { refused-ends }
refusal-not-a-princess-move = The Princess takes one step, and before or after it she may jump from castle to castle. { refused-ends }
refusal-not-a-knight-move = The Knight ends exactly two steps away. { refused-ends }
refusal-not-a-dragon-move = The Dragon flies straight on to the last location before the edge of the kingdom or a gap. { refused-ends }
refusal-turn-is-the-whole-turn = After an adventure the page cannot be turned: use magic, or end your turn.
refusal-no-passing = A turn cannot be passed: have an adventure, or turn the page.
refusal-no-tile-left = No tile is left. You can move a character.
refusal-fits-nowhere = The top tile fits nowhere. You can move a character.
refusal-hex-taken = A tile already lies there. { refused-placements }
refusal-touches-too-little = At least two edges of a new tile must touch the kingdom. { refused-placements }
refusal-river-broken = The river would be cut off here: it must flow on from tile to tile. { refused-placements }
refusal-wrong-tiles = Each tile is in the stack once.
refusal-wrong-number-of-pages = Everybody gets the same number of pages.
refusal-page-twice = No page is dealt twice.
refusal-no-such-page = There is no such page.
