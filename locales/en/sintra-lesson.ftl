# The guided first game of Stained Glass of Sintra, a message for each step.

lesson-take = Pick a colour on one of the displays: you take all its panes of that colour. Then choose one of the strips that light up: these have room.
    .title = Take panes, fill a strip
lesson-rest = When you take one colour from a display, all other panes on it move to the centre. Anybody may take from there, too.
    .title = The rest goes to the centre
lesson-glazier = Your glazier now stands above the strip that you chose. You can reach that strip and all to its right, none to its left. Take again.
    .title = The glazier works from left to right
lesson-broken = Panes that find no room on the strip break. Each one moves your marker a row down on the broken glass, and in the end its row costs points. Before you choose, rest the mouse on a strip, go to it with the arrow keys, or tap it once: it shows what would fit and what would break.
    .title = Broken glass costs points
lesson-centre = Take something from the centre now, as soon as there is something. Whoever is the first to do so in a round gets the start marker and begins the next round, but goes down a row on the broken glass.
    .title = The centre and the start marker
lesson-complete = Fill all five spaces of one strip. The hem at its top shows the colours of its other side, which comes after that. If you like, ask for a hint.
    .title = Complete a strip
lesson-window = One pane now shines in the window below. You got the points under that window and under every glazed window to its right, and one more point for each pane of the strip in the colour of the round: the marked one on the track from I to VI.
    .title = Light!
lesson-return = When you need a strip to the left again, return the glazier: it goes to your leftmost strip, and that is your whole turn.
    .title = Back to the left
lesson-end = After six rounds every three panes on your strips bring a point, the broken glass is paid for, and the ornaments count the panes around them: 10 points for four, 6 for three, 3 for two. Most points win. Enjoy the rest of the game!
    .title = How it ends
