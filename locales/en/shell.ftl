# The words around the board: start page, setting up, the table's frame, settings.

skip-to-content = Skip to the content
settings = Settings
language = Language
theme = Day or night
theme-auto = As the device
theme-light = Day
theme-dark = Night
sound = Sounds
less-motion = Less movement
letter-keys = Single letters as keys
close = Close

welcome = Take a seat
welcome-more = Two tile games, played exactly by their rules: against bots that say why, with friends by a link, or all at one screen. No account, nothing to install.
play-now = Play now against { $level }
opponent = Opponent
with-friends = With friends
on-this-screen = On this screen
rules = Rules
go-on = Go on with
public-tables = Tables for everybody
seats-open = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
watch = watch
open-record = Open a record from a file
unofficial = An unofficial edition. The rules come from the rulebooks; every picture, sentence, sound and printed value is our own.

# The first start: what is not ready yet, and when it will be.
getting-ready = Getting ready: { $percent }%, about { $seconds } s left
getting-ready-announced = The bots are still getting ready.
everything-ready = Everything is ready.
ready-in = Ready in about { $seconds } s
bot-ready-in = { $name } is still getting ready: about { $seconds } s
not-all-ready = Not everything could be made ready. The server’s log says why.

set-up-friends = Everybody plays on a device of their own. You get a link for every seat.
set-up-screen = All play on this screen; the board turns to whoever is to move.
how-many = How many play?
who-plays = Who plays?
your-name = Your name
name-of = Name of player { $number }
player = Player { $number }
seat-of = Seat { $number }
seat-empty = Seat { $number }
seat-bot = { $level } (bot)
place-here = Somebody here
place-invited = Somebody with a link
place-open = Anybody
more-settings = More settings
clock = Time
clock-none = As long as you like
clock-minute = A minute a move
clock-day = A day a move
clock-half = Half an hour each
absent = Whoever is late or leaves
absent-bot = A bot plays on
absent-forfeit = Forfeits the game
who-watches = Who may watch?
watch-link = Whoever has the link
watch-anyone = Everybody: the table is listed
watch-nobody = Nobody
allow-undo = Moves may be taken back
allow-hints = Hints are allowed
own-box = Your own box (components as TOML or JSON)
box-unreadable = This file can be read neither as TOML nor as JSON.
our-box = Our box, to start from
choose-file = Choose a file
drop-file = Without this file
begin = Begin
open-table = Open the table

waiting = Waiting for everybody
waiting-more = The game begins when all seats are taken.
invited = You are invited to { $game }
invited-more = Say what you are called, and take your seat.
your-seat = your seat
link-for = Link for seat { $number }
copy = Copy
copied = Copied
share = Share
invite = Send this link to whoever is to sit here.
qr-code = QR code
sit-down = Sit down
kept-for-somebody = kept for somebody with a link
start-with-bots = Start now, with bots on the free seats

loading = The table is being laid …
no-table = There is no such table, or it is not open to you.
to-start = To the start page
reconnecting = The line is broken; trying again …
your-turn-title = Your turn
hint = Hint
thinking = Thinking …
hint-says = This is what the Owl would do ({ $percent } to win)
hint-others = It also thought of
undo = Take back
undo-asked = The others are asked whether you may take your move back.
undo-never-mind = Never mind
undo-wanted = { $name } would like to take a move back.
undo-agree = Yes, let them
undo-decline = No
bot-plays-for-you = A bot plays for you.
take-seat-again = Take the seat again
keys = Keys
key-enter = Enter
key-enter-does = picks, and does what is shown
key-escape = Esc
key-escape-does = lets go
key-u = U
key-u-does = takes back
key-h = H
key-h-does = asks for a hint
key-i = I
key-i-does = opens the rules
key-l = L
key-l-does = to the log
key-m = M
key-m-does = sounds on and off
key-help = ?
key-help-does = shows this list
log = The game so far
look-back = Look back
link-to-moment = Link to this moment
to-now = Back to now
record = Save the record
draws-kept = Draws: the server kept its word
draws-fit = Draws: fine, as far as is known here
draws-broken = Draws: the server broke its word
draws-secret-fits = The secret behind the draws has been revealed. It is the one that the server had committed to.
draws-early = This browser has kept the commitment since before the first draw.
draws-late = This browser heard of the commitment only after the game had begun: it cannot tell whether it was the same from the start.
draws-seed-in = What your browser sent for the shuffle is part of the draws.
draws-verify = To repeat every draw yourself, save the record and run:
draws-changed = The server has changed what the draws come from.
draws-changed-commitment = It now commits to something other than what it first told this browser.
draws-changed-seed = What your browser sent for the shuffle has been replaced.
draws-changed-secret = The secret behind the draws is missing, or it is not the one that the server had committed to.
draws-changed-more = Do not rely on what is drawn here. When the game is over, save the record; this command checks it:
what-happened = Show the last moves
other-device = On another device
other-device-more = Open this link on the other device, and your seat comes along. Whoever has it plays for you: keep it to yourself.
take-seat = The seat of { $names }
take-seat-more = Go on playing on this device. The other one can go on, too.
take-seat-instead = This device holds another seat at this table, which would be given up.
take-seat-here = Take the seat here
leave = Leave the table
leave-bot = Really leave? A bot plays on
leave-forfeit = Leave and lose the game?
result = Result
play-again = Play again
play-again-too = Join the next game
winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
nobody-won = Nobody won.
by-forfeit = Decided by forfeit.
hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
talk = Talk
say-something = Say something
send = Send
reaction-applause = Bravo!
reaction-laugh = Ha!
reaction-wow = Wow!
reaction-thinking = Hm …
reaction-oops = Oops!
reaction-thanks = Thanks!

replay = Replay
choose-record = Choose a record
replay-more = Choose the file of a saved game, and look at it move by move.
back = Back
forward = Forward

first-game = First game, guided
lesson-count = Step { $step } of { $of }
lesson-next = Go on
lesson-end = Play on by myself
lesson-leave = Enough, let me play
review-game = Review the game
review-picture = How likely each seat was to win, from the first move to the last
review-cost = Gave away { $percent } of the win. Better: { $better }
review-kept = The next best move would have given away { $percent } of the win.
hint-do = Do it
looking-at = You are looking at move { $ply } of { $of }.
you-win = You win!
in-the-rules = In the rules: { $clause }
