# What the board of Stained Glass of Sintra says: labels, questions, and words for a screen reader.
# $colour is a letter, windows and displays count from 1, $source 0 is the centre.

choice-sectors = Displays with a sector for every shape
key-b = B
key-b-does = to the displays
key-arrows = arrows
key-arrows-does = from one colour or strip to the next

joker = joker
sources = Displays and centre
display = Display { $number }, { $count ->
    [0] empty
    [one] 1 pane
   *[other] { $count } panes
}
centre = Centre, { $count ->
    [0] empty
    [one] 1 pane
   *[other] { $count } panes
}
take-label = { $count } { colour-name }, { $source ->
    [0] centre
   *[other] display { $source }
}
start-marker = Start marker
bag = Bag
tower = Tower
round-track = Round { $round } of 6{ $colour ->
    [none] {""}
   *[other] , bonus for { colour-name }
}
palace-of = Palace of { $name }
to-act = to move
broken-glass = Broken glass
score = Points:
return-glazier = Return the glazier
tally-so-far = { $panes } × { colour-name }, { $windows ->
    [one] 1 complete window
   *[other] { $windows } complete windows
}

picked = { $count } { colour-name }
choose-a-strip = Choose one of the strips that light up.
all-would-break = No strip within reach has room: everything you take breaks.
break-all = Take and break
place-here = Place above window { $window }
let-go = Let go
which-to-keep = Which pane do you keep for the window?
how-many-on-jokers = How many go on jokers?
your-turn = Your turn: pick a colour on a display or in the centre.

spoken-window = Window { $window }, worth { $points }, { $glazed ->
    [0] without glass.
    [one] glazed: { $colours }.
   *[other] complete: { $colours }.
}
spoken-glazier = The glazier stands here.
spoken-no-strip = No strip any more.
spoken-strip = { $missing_count ->
    [0] Strip is full.
   *[other] Strip: { $filled } of 5 filled, needs { $missing }.
}
spoken-other-side = Other side: { $colours }.

result-before = Points during the game
result-strips = Panes on strips
result-panes = { $count ->
    [one] 1 pane
   *[other] { $count } panes
}
result-ornaments = Ornaments
result-tally = One colour
result-score = Points
