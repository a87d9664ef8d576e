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

# Tooltips: what a thing is and what it counts, with the clause of the rules.
tip-display = Display { $number }. You take all panes of one colour from it; the rest moves to the centre. (SIN-4.1a)
tip-centre = The centre. You take all panes of one colour from it. (SIN-4.1b)
tip-start-marker = Start marker. The first to take from the centre in a round gets it, goes down a row on the broken glass, and begins the next round. (SIN-4.1c)
tip-holds-marker = Holds the start marker and begins the next round. (SIN-4.1c)
tip-bag = New panes come from the bag. In it: { $contents }. (SIN-7.2)
tip-tower = Broken and used panes. When the bag is empty, they go back into it. In the tower: { $contents }. (SIN-7.2)
tip-round = Round { $round }: 1 point for every { colour-name } pane on a strip that you complete in this round. (SIN-4.3a)
tip-round-over = Round { $round } is over.
tip-row = { $points ->
    [0] The top row: costs nothing.
    [one] This row costs 1 point at the end.
   *[other] This row costs { $points } points at the end.
}
tip-bottom-row = The bottom row: { $points } points are lost at once, and the marker returns to the top. (SIN-5.1)
tip-broken = Every pane that breaks moves the marker one row on.
tip-ornament = Ornament with { $panes ->
    [0] no panes around it: no points.
    [1] 1 pane around it: no points yet.
    [2] 2 panes around it: 3 points.
    [3] 3 panes around it: 6 points.
   *[other] all 4 panes around it: 10 points.
} At the end 2 panes count 3, 3 count 6 and 4 count 10. (SIN-8.3a)
tip-disc = Window { $window }, worth { $points }. You win its points when you complete its strip, and again, while it has glass, whenever you complete one to its left. (SIN-4.3c)
tip-glazier = The glazier of { $name }. Panes go on the strip under it or on one to its right. (SIN-4.2b)
tip-hem = The other side: { $colours }. It comes up when this side is complete. (SIN-4.3b)
tip-last-side = The last side: when it is complete, the strip is removed. (SIN-4.3b)
