# The map of the kingdom: its buttons, and how its locations are named.

kingdom = The kingdom
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Show the whole kingdom
beyond = { $count ->
    [one] Show what lies beyond the edge
   *[other] Show the { $count } things beyond the edge
}
overview = Overview: the whole kingdom
character-name = { $who ->
   *[princess] Princess
    [knight] Knight
    [dragon] Dragon
}

# Locations: "forest, two east of the castle with blue domes, by the river; the Knight is here".
location-terrain = { $terrain ->
   *[plain] plain
    [forest] forest
    [mountain] mountain
    [castle] castle
    [free] free place
}
castle-shape = { $kind ->
   *[spires] with { castle-colours } spires
    [keep] with a { castle-colours } tower
    [domes] with { castle-colours } domes
    [rock] with { castle-colours } gables
}
castle-colours = { $roofs ->
   *[a] red
    [b] blue
    [c] copper
}
way-off = { $steps ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $steps }
} { $direction ->
   *[0] east
    [1] south-east
    [2] south-west
    [3] west
    [4] north-west
    [5] north-east
}
off-the-castle = { $ways } of the castle{ $which }
off-the-character = { $ways } of { $who ->
   *[princess] the Princess
    [knight] the Knight
    [dragon] the Dragon
}
location-river = { $river ->
   *[by] by the river
    [spring] where a river rises
    [meeting] where rivers meet
}
stands-here = { $count ->
    [one] { $who } is here
   *[other] { $who } are here
}
