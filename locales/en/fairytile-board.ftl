# What the table of Fairy Tile says: what can be done, what a move would do, handing the device over.
# $who is a character; $place is a location by its name.

key-b = B
key-b-does = to what can be done
key-arrows = arrows
key-arrows-does = from location to location on the map
key-r = R
key-r-does = turns the tile
key-zoom = + − 0
key-zoom-does = the map larger, smaller, whole

tray = What can be done
tray-hinted = The hint means this
tile-left = { $left ->
    [one] Last tile
   *[other] Tile · { $left } left
}
tile-none = No tile left
turn-tile = Turn the tile
turn-page = Turn the page
turn-page-more = Your page goes under your book, you take the next one, and your token shows its magic. That is your whole turn, and it cannot be taken back.
keep-magic = Keep the magic, end the turn
let-go = Let go
go-here = Go there
lay-here = Lay it there

your-turn = { $left ->
    [0] Your turn: move somebody, or turn the page.
   *[other] Your turn: move somebody, lay the tile, or turn the page.
}
your-turn-magic = Use your magic for a second adventure, or keep it and end your turn.
turn-of = { $name } has the turn.
choose-location = { $who ->
   *[princess] Where shall the Princess go?
    [knight] Where shall the Knight go?
    [dragon] Where shall the Dragon land?
}
choose-place = Where shall the land grow?
ends-at = It ends here: { $place }.
would-tell = This tells your page!
would-not-tell = Your page: not yet
would-see = { $who ->
   *[princess] The Princess
    [knight] The Knight
    [dragon] The Dragon
} then sees { $whom }.
would-see-nobody = { $who ->
   *[princess] The Princess
    [knight] The Knight
    [dragon] The Dragon
} then sees neither of the others.
offer-go = May go here.
offer-lay = { $up ->
   *[no] The tile fits here, one hex below two.
    [yes] The tile fits here, one hex above two.
}
could-tell = This could tell your page now.
offer-tells = That tells your page.

hand-over = Now it is { $name }’s turn
hand-over-more = The page stays closed until the right eyes are here.
hand-over-taken = I am { $name }: open my page

tip-princess = One step to a neighbouring location. At a castle she may jump to another one, before her step and after it.
tip-knight = Exactly two steps: he ends two away from where he stood.
tip-dragon = Straight on in one of six directions, to the last location before the edge or a gap.
tip-tile = The top tile of the stack, in any rotation: at least two of its edges touch the kingdom, and rivers join rivers.
tip-page = Your whole turn: this page goes under your book, you take the next, and your token shows its magic.
tip-magic = With magic you may have a second adventure in one turn; then the token is plain again. Turning the page brings it back.
tip-sees = Point at a location: what lies in a straight line from there is seen.
tip-areas = Three or more locations of one terrain that hang together.
tip-river = A river through five tiles or more.
would-lie = The tile would lie like this.
river-so-far = The longest river runs through { $tiles } of the 5 tiles that a long one needs.
areas-so-far = There is no large area yet.
