# The guided first game of Fairy Tile: a title and a few sentences for each step.

lesson-page = Your book has 18 pages to tell, and one of them is in your hand. It asks for something to happen in the kingdom: the picture shows it, the words say it, and “What does that mean?” explains it.
    .title = Your page
lesson-move = Pick the Princess, the Knight or the Dragon, below or on the map. What lights up is where they may go. The Princess takes one step and jumps between castles, the Knight takes two steps, the Dragon flies straight on as far as she can.
    .title = Move somebody
lesson-nobody = The three belong to nobody: everybody moves them all. Whatever you leave standing well, the others may carry off. Your page stays your secret until you tell it.
    .title = Nobody’s own
lesson-lay = Instead of moving you may build. Pick the tile, turn it (R, or a click on it), and lay it where it fits: at least two edges touch, and rivers join rivers.
    .title = Lay a tile
lesson-tell = Now bring about what your page asks for. A star on the map marks a move that tells it. If you see no way, ask for a hint; if there is none, move nearer or build.
    .title = Tell your page
lesson-turn = If a page does not suit you, turn it. That takes your whole turn, but your token shows its magic afterwards. Try it.
    .title = Turn the page
lesson-magic = With magic you may have a second adventure in one turn. Move or lay first; then go on at once, or keep the magic for later.
    .title = Magic
lesson-end = Whoever is first to tell every page wins, and the pages told become the story. The rules are a click away, and every refusal says why. Have fun!
    .title = Who wins
