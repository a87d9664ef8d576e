# What the table says when something cannot be done: refusal- and the code of the server's answer.
# A game's own meaning of a code is refusal-GAME-CODE, which is looked for first.
# $colour is a letter. Of a list, $windows is its text and $windows_count its length.

refusal-unknown = Something did not work. Please try again.
refusal-offline = There is no connection to the server. Once it is back, the game goes on by itself.

# ---------------------------------------------------------------- the server

refusal-error = This cannot be done.
refusal-refused = This cannot be done now.
refusal-our-fault = Something went wrong on our side. Nothing is lost.
refusal-storage-trouble = This could not be kept just now. Nothing is lost: try again in a moment.
refusal-cannot-open = The server cannot open its database.
refusal-busy = Too much is going on at once. Try again.
refusal-too-many = There are too many tables or connections just now. Wait a minute and try again.
refusal-getting-ready = The Owl is still getting ready. Try again in about { $seconds } s.
refusal-not-ready = This game could not be made ready. The server’s log says why.
refusal-too-fast = Not so fast: wait a few seconds.
refusal-too-slow = The connection was too slow and was cut. Nothing is lost.
refusal-malformed = The server could not make sense of this. Reload the page and try again.
refusal-hello-first = The page and the server do not understand each other. Reload the page.
refusal-too-much-nonsense = The page and the server do not understand each other. Reload the page.
refusal-wrong-origin = This came from another site and was turned away.
refusal-wrong-host = The server does not answer to this name. Whoever runs it has to start it with --site.
refusal-http-404 = There is nothing at this address.
refusal-http-405 = This cannot be done at this address.
refusal-http-413 = This file is too large.
refusal-http-500 = Something went wrong on our side. Nothing is lost.
refusal-http-503 = The server cannot be reached just now. Try again in a moment.

# ---------------------------------------------------------------- opening a table

refusal-invalid-option = This cannot be chosen here.
refusal-invalid-components = This box cannot be played with.
refusal-no-such-level = There are no bots of this level.
refusal-no-person = At least one seat must be for a person.
refusal-bad-clock = A clock can have from 1 second to { $longest ->
    [1209600] two weeks
   *[other] { $longest } seconds
}. You can also play without one.

# ---------------------------------------------------------------- sitting down, watching

refusal-no-such-table = There is no such table. Check the link.
refusal-damaged-table = This table cannot be read. The server’s log says why.
refusal-table-full = Too much has happened at this table. Open another one.
refusal-no-such-seat = There is no such seat.
refusal-may-not-watch = This table is not open to spectators.
refusal-no-key = This browser has no seat at this table.
refusal-bad-key = The key to your seat is damaged. Come back by your own link.
refusal-seat-taken = This seat is already taken.
refusal-not-invited = This seat is kept for somebody with an invitation.
refusal-bad-name = A name has 1 to { $longest } visible characters.
refusal-too-many-marks = One letter may have at most two accents on it.
refusal-bad-seed = The text for the shuffle is too long or has characters that cannot be shown.
refusal-not-host = Only whoever opened the table can start the game.
refusal-nobody-there = Somebody has to sit down first.
refusal-already-begun = The game has already begun.

# ---------------------------------------------------------------- at the table

refusal-not-begun = The game has not begun yet.
refusal-game-over = The game is over.
refusal-not-over = The game is not over yet.
refusal-not-your-turn = This move is not yours.
refusal-not-your-seat = This can only be done from a seat of your own.
refusal-away = A bot is playing for you: return to your seat first.
refusal-forfeited = This seat has forfeited the game.
refusal-stale-move = The game has changed in the meantime. Look again and choose your move.
refusal-illegal-move = This move is not allowed now.
refusal-invalid-notation = There is no such move in this game.
refusal-invalid-position = This position cannot be set up.
refusal-invalid-record = This is not a record that can be replayed here.
refusal-no-such-ply = There is no move to look at here.
refusal-no-hints = There are no hints at this table.
refusal-no-hint = No hint could be found this time. Try again.
refusal-thinking = One hint at a time: the last one is still being thought about.
refusal-not-a-line = A message has 1 to { $longest } characters, all on one line.
refusal-no-such-reaction = There is no such reaction.

# ---------------------------------------------------------------- taking back

refusal-no-undo = At this table no moves are taken back.
refusal-nothing-to-undo = You have no move to take back.
refusal-asked-already = Somebody is already asking to take a move back.
refusal-nobody-answered = Nobody answered your question, so the move stands. Play on.
refusal-not-asked = Nobody is asking to take a move back.
refusal-own-question = It was you who asked: the others answer.
refusal-past-chance = Something has been drawn since, so the move cannot be taken back.
refusal-past-revealed = Something hidden has come to light since, so the move cannot be taken back.
refusal-sintra-past-chance = New panes have been dealt since, so the move cannot be taken back.
refusal-fairytile-past-revealed = A new page or tile has come to light since, or who is still in the game has become clear, so the move cannot be taken back.

# ---------------------------------------------------------------- chance

refusal-not-a-seats-turn = Something has to be drawn first.
refusal-not-chances-turn = Nothing is drawn now.
refusal-wrong-order = Something else is drawn first.

# ---------------------------------------------------------------- Stained Glass of Sintra

refused-panes = { $colour ->
   *[o] orange
    [p] pink
    [y] yellow
    [b] blue
    [g] green
} panes
refused-windows = { $windows_count ->
    [one] above window { $windows }
   *[other] above windows { $windows }
}
refused-room = There is room for { refused-panes } { refused-windows }.

refusal-no-strip-left = You have no strip left for the glazier to return to. Take panes.
refusal-already-leftmost = The glazier already stands above your leftmost strip. Take panes.
refusal-no-such-display = { $displays ->
    [one] There is only 1 display.
   *[other] There are only { $displays } displays.
}
refusal-colour-not-there = { $source ->
    [0] The centre
   *[other] Display { $source }
} has no { refused-panes }.
refusal-must-place = There is still room for { refused-panes } { refused-windows }: place them there.
refusal-all-break = No strip in reach has room for { refused-panes }: all of them break.
refusal-left-of-glazier = This window is to the left of your glazier. { refused-room }
refusal-no-strip-there = There is no strip above this window any more. { refused-room }
refusal-no-room = They do not fit on this strip. { refused-room }
refusal-wrong-jokers = { $most ->
    [0] None of these panes can go on a joker.
    [1] { $least ->
        [0] At most one of these panes can go on a joker.
       *[other] Exactly one of these panes must go on a joker.
    }
   *[other] { $least ->
        [0] At most two of these panes can go on jokers.
        [1] One or two of these panes must go on jokers.
       *[other] Exactly two of these panes must go on jokers.
    }
}
refusal-nothing-to-keep = This does not complete the strip, so you keep no pane.
refusal-which-to-keep = This completes the strip: choose the pane that you keep. Colours to choose from: { $colours }.
refusal-breaks-and-places = Where all panes break, none goes on a joker and none is kept.
refusal-letters-out-of-order = The panes of a display are listed in the order orange, pink, yellow, blue, green.
refusal-wrong-track = Numbers II to VI of the round track show each colour once.
refusal-strip-twice = Each strip is laid only once.
refusal-jokers-up = The joker strip starts with its joker side down.
refusal-wrong-displays = Panes are dealt to all displays.
refusal-wrong-number-of-panes = The number of panes on one of the displays is not right.
refusal-bag-comes-first = What is left in the bag is dealt first, and only then the panes from the tower.
refusal-not-in-the-bag = There are not that many panes of this colour left.

# ---------------------------------------------------------------- Fairy Tile

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
