# What happens in Stained Glass of Sintra, a sentence for each event.
# $name is the name of a seat, $colour a letter, windows and displays count from 1.

game-name = Stained Glass of Sintra
game-about = Take panes of one colour, fill the strips above your windows, and let the light in. For 2 to 4.
option-side = Side of the palaces
option-side-A = A: ornaments between the windows
option-side-B = B: one colour, many windows

colour-name = { $colour ->
   *[o] orange
    [p] pink
    [y] yellow
    [b] blue
    [g] green
}

taken = { $name } takes { $count } { colour-name } from { $source ->
    [0] the centre
   *[other] display { $source }
}.
    .short = { $count }× { colour-name }
moved-to-centre = The rest of display { $display } moves to the centre.
marker-taken = { $name } takes the start marker: one row down.
    .short = start marker
glazier-moved = The glazier of { $name } moves to window { $window }.
glazier-returned = { $name } returns the glazier to window { $window }.
    .short = glazier back to window { $window }
placed = { $name } places { $count } { colour-name } above window { $window }{ $on_jokers ->
    [0] .
    [one] , 1 on a joker.
   *[other] , { $on_jokers } on jokers.
}
    .short = window { $window }
broken = { $count ->
    [one] 1 { colour-name } pane breaks.
   *[other] { $count } { colour-name } panes break.
}
    .short = { $count } broken
lost-at-bottom = { $name } reaches the bottom of the broken glass and loses { $points } points.
    .short = −{ $points }
completed = { $name } completes the strip above window { $window }.
    .short = strip complete
colour-bonus = Colour bonus for { colour-name }: +{ $points }.
    .short = +{ $points }
kept = { $name } keeps { colour-name } for the { $frame } frame of window { $window }.
flipped = The strip above window { $window } is flipped.
removed = Window { $window } is complete, its strip is removed.
window-points = Window points: +{ $points }.
    .short = +{ $points }
round-ended = Round { $round } is over.
    .short = end of round { $round }
next-start = { $took_marker ->
    [yes] { $name } took the start marker and starts.
   *[no] Nobody took the start marker: { $name } starts again.
}
tower-poured = The bag was empty: { $panes } panes from the tower go into it.
    .short = tower into bag
dealt = Round { $round } begins{ $complete ->
    [yes] .
   *[no] , with too few panes for all displays.
}
    .short = round { $round }
start-drawn = { $name } starts.
    .short = { $name } starts
track-laid = The round track is laid.
    .short = the round track
strips-laid = { $name } lays the strips.
    .short = { $name }: strips
final-score = { $name }: { $before } so far, +{ $strip_points } for panes on strips, −{ $row_points } for broken glass, +{ $palace_points } for the palace = { $score }.
    .short = { $name } { $score }
game-ended = { $winners ->
    [one] { $names } wins
   *[other] { $names } share the victory
}{ $reason ->
    [fewer-points-lost] , with fewer points lost to broken glass.
   *[other] .
}
    .short = the end
