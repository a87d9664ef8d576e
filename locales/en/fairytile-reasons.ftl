# Why a bot prefers a move in Fairy Tile to the next best one. $gain and $loss are what the move
# changes at once for the seat that the reason is about; $name is that seat.

reason-told = { $gain ->
    [0] Pages are told sooner.
   *[other] It tells the page in hand.
}
reason-page = The page in hand is then one move away.
reason-way = A page comes nearer to being told.
reason-kingdom = { $loss ->
    [0] The kingdom grows towards what the pages ask for.
   *[other] The kingdom then has what the page in hand asks for.
}
reason-out = It keeps the story from getting stuck.
reason-magic = { $gain ->
    [0] The magic is kept for later.
   *[other] The magic comes back.
}
reason-turn = The next turn comes sooner.
reason-told-rival = { $name } tells less.
reason-out-rival = { $name } gets stuck.
reason-magic-rival = { $name } is left without magic.
reason-turn-rival = { $name } has to wait for a turn.
