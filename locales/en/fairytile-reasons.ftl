# Why a bot prefers a move in Fairy Tile to a worse one. $gain is what the move changes at once for
# the seat that the reason is about, $outlook what it brings; $name is that seat.

reason-told = Pages are told sooner.
reason-outlook = { $outlook ->
    [told] It tells the page in hand.
    [one-move] The page in hand is then one move away.
    [two-moves] The page in hand is then two moves away.
    [three-moves] The page in hand is then three moves away.
    [four-moves] The page in hand is then four moves away.
    [more-moves] The page in hand is then still far away.
   *[lacks] The kingdom then still lacks something for the page in hand.
}
reason-page = By the next turn a page is one move away.
reason-way = By the next turn a page is nearer.
reason-kingdom = { $kind ->
    [lay] The kingdom grows towards what the pages ask for.
   *[other] The kingdom suits the pages to come better.
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
