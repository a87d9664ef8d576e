# Why a move cannot be made: refusal- and the code of the answer. $colour is a letter.
# Of a list, $windows is its text and $windows_count its length.

refusal-past-chance = New panes have been dealt since, so the move cannot be taken back.
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
