# What the table says when something cannot be done: refusal- and the code of the server's answer.
# A game's own words for a code are in its own file and come first.

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
refusal-asked-enough = You have asked twice to take this move back, so it stands. Play on.
refusal-not-asked = Nobody is asking to take a move back.
refusal-own-question = It was you who asked: the others answer.
refusal-past-chance = Something has been drawn since, so the move cannot be taken back.
refusal-past-revealed = Something hidden has come to light since, so the move cannot be taken back.

# ---------------------------------------------------------------- chance

refusal-not-a-seats-turn = Something has to be drawn first.
refusal-not-chances-turn = Nothing is drawn now.
refusal-wrong-order = Something else is drawn first.
