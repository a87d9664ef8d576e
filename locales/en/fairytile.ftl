# What happens in Fairy Tile, a sentence for each event, and what pages ask for.
# $name is the name of a seat; $q and $r are the coordinates of a location.
# What is said beside a map, where everybody sees the place, is in `.beside-the-board`.

game-name = Fairy Tile
game-about = Lay a kingdom, move Princess, Knight and Dragon, and tell the pages of your story. For 2 to 4.

character = { $who ->
   *[princess] the Princess
    [knight] the Knight
    [dragon] the Dragon
}
on-terrain = { $terrain ->
   *[plain] on the plain
    [forest] in the forest
    [mountain] on the mountain
    [castle] at the castle
}

moved = { $name } moves { character }: now { on-terrain } at { $q },{ $r }.
    .beside-the-board = { $name } moves { character }: now { on-terrain }.
    .short = { character-name }, { on-terrain }
jumped = { $name } lets the Princess jump to the castle at { $q },{ $r }.
    .beside-the-board = { $name } lets the Princess jump to another castle.
    .short = a jump to a castle
flew-over = { $name } lets the Dragon fly to { $q },{ $r }{ $castles ->
    [0] , { on-terrain }.
    [one] , { on-terrain }; there is a castle on her way.
   *[other] , { on-terrain }; there are { $castles } castles on her way.
}
    .beside-the-board = { $name } lets the Dragon fly: she lands { on-terrain }{ $castles ->
        [0] .
        [one] ; there is a castle on her way.
       *[other] ; there are { $castles } castles on her way.
    }
    .short = Dragon, { on-terrain }
laid = { $name } lays tile { $tile } at { $q },{ $r }, rotation { $rotation }; { $left ->
    [0] it was the last one.
    [one] 1 is left.
   *[other] { $left } are left.
}
    .beside-the-board = { $name } lays a tile; { $left ->
        [0] it was the last one.
        [one] 1 is left.
       *[other] { $left } are left.
    }
    .short = a new tile
kingdom-finished = { $left ->
    [0] The kingdom is finished.
   *[other] The top tile fits nowhere: the kingdom is finished.
}
    .short = the kingdom is finished
magic-used = { $name } uses magic for a second adventure.
    .short = with magic
magic-kept = { $name } keeps the magic for later.
    .short = magic kept
page-turned = { $name } turns the page and has magic.
    .short = a page turned
recounted = { $name } recounts page { $page }{ $left ->
    [0] , the last one.
    [one] ; 1 is still to be told.
   *[other] ; { $left } are still to be told.
}
    .short = ★ page { $page }
seat-out = { $name } is out: the page in hand can never be told any more.
    .short = out
won = { $name } has told every page and wins. This is the story:
    .beside-the-board = { $name } has told every page and wins.
    .short = { $name } wins
never-ending = Nobody can go on: it is the never-ending story.
    .short = the never-ending story
start-drawn = { $name } starts.
    .short = { $name } starts
kingdom-begun = The start tiles are laid; the Princess, the Knight and the Dragon take their places.
    .short = the kingdom begins
tiles-stacked = { $left } tiles are stacked; tile { $tile } is on top.
    .beside-the-board = { $left } tiles are stacked.
    .short = { $left } tiles
pages-dealt = { $name } gets { $pages } pages.
    .short = { $name }: { $pages } pages

# What pages ask for. Several characters are named in alphabetical order.

subject = { $who ->
   *[princess] The Princess
    [knight] The Knight
    [dragon] The Dragon
    [knight-princess] The Princess and the Knight
    [dragon-princess] The Princess and the Dragon
    [dragon-knight] The Knight and the Dragon
    [dragon-knight-princess] The Princess, the Knight and the Dragon
}
place = { $where ->
   *[plain] a plain
    [forest] a forest
    [mountain] a mountain
    [castle] a castle
    [large-plain] a large plain
    [large-forest] a large forest
    [large-mountain] large mountains
    [long-river] a long river
}
objective-visits = { subject } visits { place }{ $sees_any ->
   *[none] .
    [princess] {""} and from there sees the Princess.
    [knight] {""} and from there sees the Knight.
    [dragon] {""} and from there sees the Dragon.
    [knight-princess] {""} and from there sees the Princess or the Knight.
    [dragon-princess] {""} and from there sees the Princess or the Dragon.
    [dragon-knight] {""} and from there sees the Knight or the Dragon.
}
objective-sees = { subject } sees { place }.
objective-sees-all = { subject } sees { $whom ->
   *[princess] the Princess.
    [knight] the Knight.
    [dragon] the Dragon.
    [knight-princess] both the Princess and the Knight.
    [dragon-princess] both the Princess and the Dragon.
    [dragon-knight] both the Knight and the Dragon.
}
objective-sees-line = { subject } sees { $count ->
    [one] one { $terrain } in a line.
   *[other] { $count } { $terrain }s in a line.
}
objective-meets = { subject } meet { $where ->
   *[plain] on a plain.
    [forest] in a forest.
    [mountain] on a mountain.
    [castle] at a castle.
    [large-plain] on a large plain.
    [large-forest] in a large forest.
    [large-mountain] in large mountains.
    [long-river] by a long river.
}
objective-flies-over = The Dragon flies over { $over ->
   *[plain] a plain
    [forest] a forest
    [mountain] a mountain
    [castle] a castle
    [large-plain] a large plain
    [large-forest] a large forest
    [large-mountain] large mountains
    [long-river] a long river
}{ $ends ->
   *[none] .
    [plain] {""} and ends on a plain.
    [forest] {""} and ends in a forest.
    [mountain] {""} and ends on a mountain.
    [castle] {""} and ends at a castle.
    [large-plain] {""} and ends on a large plain.
    [large-forest] {""} and ends in a large forest.
    [large-mountain] {""} and ends in large mountains.
    [long-river] {""} and ends by a long river.
}
objective-in-line = { subject } stand in one line.

# Why a move tells the page in hand, or what is missing for it.

area-found = { $terrain ->
   *[plain] { $large ->
       *[yes] A large plain of { $size }.
        [no] A plain of { $size }: a large one needs { $needed }.
    }
    [forest] { $large ->
       *[yes] A large forest of { $size }.
        [no] A forest of { $size }: a large one needs { $needed }.
    }
    [mountain] { $large ->
       *[yes] Large mountains of { $size }.
        [no] Mountains of { $size }: large ones need { $needed }.
    }
}
river-found = { $tiles ->
    [0] There is no river here.
    [one] The river runs through { $tiles } tile: a long one needs { $needed }.
   *[other] { $long ->
       *[yes] A long river: it runs through { $tiles } tiles.
        [no] The river runs through { $tiles } tiles: a long one needs { $needed }.
    }
}
line-found = { subject } sees { $count } { $terrain ->
   *[plain] { $count ->
        [one] plain
       *[other] plains
    }
    [forest] { $count ->
        [one] forest
       *[other] forests
    }
    [mountain] { $count ->
        [one] mountain
       *[other] mountains
    }
    [castle] { $count ->
        [one] castle
       *[other] castles
    }
} in a line{ $enough ->
   *[yes] .
    [no] : the page asks for { $needed }.
}
in-sight = { subject } sees { $whom ->
   *[princess] the Princess.
    [knight] the Knight.
    [dragon] the Dragon.
}
out-of-sight = { subject } does not see { $whom ->
   *[princess] the Princess
    [knight] the Knight
    [dragon] the Dragon
}: { $gap ->
   *[yes] there is a gap between them.
    [no] they do not stand in one line.
}
nothing-in-sight = { subject } does not see { place }.
elsewhere-ended = The way ends { on-terrain }: the page asks for { place }.
not-met = { $whom ->
   *[princess] The Princess
    [knight] The Knight
    [dragon] The Dragon
} is not here.
nothing-crossed = { $over ->
   *[plain] No plain
    [forest] No forest
    [mountain] No mountain
    [castle] No castle
    [large-plain] No large plain
    [large-forest] No large forest
    [large-mountain] No large mountains
    [long-river] No long river
} on the Dragon’s way.
not-in-line = { subject } do not stand in one line.
others-move = Your page needs a move of { $who ->
   *[princess] the Princess.
    [knight] the Knight.
    [dragon] the Dragon.
    [knight-princess] the Princess or the Knight.
    [dragon-princess] the Princess or the Dragon.
    [dragon-knight] the Knight or the Dragon.
    [dragon-knight-princess] the Princess, the Knight or the Dragon.
}
told-already = One page a turn: this one waits for your next.
