# The map of the kingdom: its buttons, and how its locations are named.

kingdom = The kingdom
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Show the whole kingdom
character-name = { $who ->
   *[princess] Princess
    [knight] Knight
    [dragon] Dragon
}
