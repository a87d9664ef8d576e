# The book of Fairy Tile in the browser: the page in hand, the story so far, pages read out.

choice-reading = Read pages on screen
choice-turning = Told pages go on by themselves
choice-aloud = Read pages aloud
book = Your book
page-in-hand = Your page
page-number = Page { $number }
page-hidden = This page is closed
page-hidden-more = Only its reader may look at it.
page-last-told = Your last page is told.
page-means = What does that mean?
page-rule = In the rules: { $clause }
page-would-be-told = would be told
page-would-not-be-told = not with this move
page-tellers = { $count ->
    [0] None of these moves tells it.
    [one] ★ One of these moves tells it.
   *[other] ★ { $count } of these moves tell it.
}
page-out = This page can never be told any more.
story-so-far = Your story
story-empty = Not a page is told yet. The story begins with the first one.
story-count = { $told } of { $all }
story-left = { $count ->
    [0] Every page is told
    [one] 1 page still to tell
   *[other] { $count } pages still to tell
}
story-read-page = Page { $number }, “{ $title }”: read it again
magic-ready = Magic ready
magic-none = No magic yet
show-on-map = Show on the map
show-sees = Who sees what
show-areas = Large areas
show-river = Long river

definition-visits = To visit, you move the character in this adventure and the move ends there.
definition-large = Large means at least three locations of that terrain that hang together.
definition-river = A long river runs unbroken through at least five tiles; a location counts if the river runs through it.
definition-sees = Characters see in a straight line in all six directions, as far as the kingdom goes without a gap.
definition-sees-all = Characters see in a straight line in all six directions, up to the edge or a gap. The two may be in different directions, and nobody stands in the way.
definition-sees-line = All { $count } lie in one and the same direction. They need not touch, and the character’s own location counts too.
definition-meets = Both stand on the same location, and one of them came there by your move in this adventure.
definition-flies-over = Her flight crosses a castle or ends at one. The location she takes off from does not count.
definition-flies-over-and-ends = Her flight crosses a castle and ends on a mountain. The location she takes off from does not count.
definition-in-line = All three stand on one straight line of locations without a gap. A move can bring it about, and so can a tile.

others = The others
others-told = { $count } told
others-left = { $count ->
    [0] none left
   *[other] { $count } left
}
others-pages = Pages told
others-turn = has the turn
others-out = out
others-nothing = Nothing told yet.
others-magic = has magic
others-no-magic = no magic

reading-who = { $name } recounts
reading-aloud = Read aloud
reading-away = Go on

story-title = The Echo That Wanted to Go First
story-told-by = told by { $name }
story-with = at the table: { $names }
story-end = The end
story-open = Read the whole story
story-back = Previous page
story-forward = Next page
story-print = Print as a booklet
story-position = Leaf { $at } of { $of }

result-won = { $name } has told every page.
result-never-ending = The never-ending story
result-never-ending-more = No page in hand can be told any more. So nobody wins, and the story goes on by itself, somewhere beyond the edge of the kingdom.
result-how-far = How far everybody came
result-of = { $told } of { $all } pages
