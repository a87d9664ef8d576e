"""The table in the terminal: a map of hexes, the top tile, the seats, the page in hand."""

from __future__ import annotations

import msgspec
import pytest

from tessera.games.fairytile import GAME
from tessera.games.fairytile.components import (
    TERRAIN_NAMES,
    FliesOver,
    InLine,
    Meets,
    Objective,
    Sees,
    SeesAll,
    SeesLine,
    Visits,
    components_from_json,
)
from tessera.games.fairytile.drawing import STYLES, legend
from tessera.kernel.match import Match
from tessera.kernel.position import Position
from tessera.words import say

from .boxes import (
    BOX,
    CHARACTERS,
    STEPS,
    described,
    locations_of,
    page_that,
    played,
    position_of,
    set_up_moves,
    stuck_box,
    table,
)
from .printed import printed_in

NAMES = ["Ana", "Bea", "Cid", "Dov"]


def drawn(position: Position, viewer: int | None, *, letters: bool = True) -> list[str]:
    """The parts of a drawing, as they are parted by blank lines."""
    view = GAME.view(position, viewer)
    box = msgspec.to_builtins(printed_in(position))
    text = GAME.draw(view, box, NAMES[: position.seats], letters=letters).plain
    return "\n".join(line.rstrip() for line in text.split("\n")).split("\n\n")


# ------------------------------------------------------------------ the map

START = """\
              mD      f
            1,-2  / 2,-2 \\
  m       p  ~~   m
-1,-1 / 0,-1 \\  1,-1
  ~   fK      p  ~~   cP
    -1,0     0,0 \\   1,0 \\
              ~   f
                 0,1"""


def test_the_start_tiles_are_drawn_with_rivers_and_characters():
    """[FT-2.1, FT-2.2] Terrain and who stands there, the coordinates below, strokes for rivers."""
    assert drawn(table(), None)[0] == START


ONE_MORE = """\
              mD      f
            1,-2  / 2,-2 \\
  m       p  ~~   m
-1,-1 / 0,-1 \\  1,-1
  ~   fK      p  ~~   cP      m  ~
    -1,0     0,0 \\   1,0 \\/  2,0
              ~   f       f  ~~   c
                 0,1     1,1  /  2,1"""


def test_a_tile_that_was_laid_is_drawn_where_it_lies():
    """[FT-5.1] Tile 7, its hex 0 on 2,1, rotated by 3."""
    assert drawn(table(laid="7/1 2,1,3"), None)[0] == ONE_MORE


@pytest.mark.parametrize(
    ("characters", "line"),
    [
        ({"princess": (0, 0)}, "  ~   fK      pP ~~   c"),
        ({"princess": (0, 0), "knight": (0, 0)}, "  ~   f      pPK ~~   c"),
        ({"princess": (0, 0), "knight": (0, 0), "dragon": (0, 0)}, "  ~   f      pPKD~~   c"),
        ({"knight": (1, 0), "dragon": (-1, 0)}, "  ~   fD      p  ~~  cPK"),
    ],
    ids=["alone", "two", "all three", "two and one"],
)
def test_characters_share_a_location(characters: dict[str, tuple[int, int]], line: str):
    """[FT-4.4] Their initials stand side by side, and no river is covered."""
    assert drawn(table(characters=characters), None)[0].split("\n")[4] == line


@pytest.mark.parametrize("faces", ["P0 K0 D0", "P1 K0 D1", "P1 K1 D1"])
def test_every_location_and_every_crossed_edge_is_drawn(faces: str):
    """[FT-1.2] Counted in the drawing; an edge inside the kingdom is drawn from one side only."""
    json = described(faces=faces)
    assert signs_of(drawn(position_of(json), None)[0]) == expected_signs(json)


@pytest.mark.parametrize("ply", [20, 40, 60])
def test_every_location_and_every_crossed_edge_is_drawn_in_a_grown_kingdom(ply: int):
    """[FT-1.2] Whatever was laid."""
    position = played(2, "random", 6).position_at(ply)
    json = GAME.position_to_json(position)
    assert signs_of(drawn(position, None)[0]) == expected_signs(json)


def signs_of(text: str) -> dict[str, int]:
    """How often each terrain is drawn, and how many strokes there are."""
    return {sign: text.count(sign) for sign in "pfmc/\\~PKD"}


def expected_signs(json: dict[str, object]) -> dict[str, int]:
    locations = list(locations_of(json))
    hexes = {at for at, _, _ in locations}
    counts = dict.fromkeys("pfmc/\\~", 0) | dict.fromkeys("PKD", 1)
    for (q, r), terrain, edges in locations:
        counts[terrain[0]] += 1
        for edge in edges:
            beyond = (q + STEPS[edge][0], r + STEPS[edge][1])
            drawn_from_above = edge in (4, 5) and beyond in hexes
            counts["~\\/~\\/"[edge]] += not drawn_from_above
    return counts


# ------------------------------------------------------------------ the stack

TOP_TILE = """\
Top tile, hexes 0 1 2, in rotation 0 (11 more below).
  /
c  ~~   f
0   /   1  \\
~   m
    2"""
STUCK_TILE = """\
Top tile, hexes 0 1 2, in rotation 0 (11 more below). It fits nowhere.
  \\   /   \\   /
~   p       p  ~
/   0       1  \\
    ~   c  ~
    /   2  \\"""
STUCK = "12/0 3/0 7/1 1/0 9/1 4/0 10/0 2/1 6/0 11/1 5/0 8/1"


def test_the_top_tile_is_drawn_as_it_lies():
    """[FT-2.3] Everyone sees the top face; its hexes are numbered."""
    assert all(drawn(table(), viewer)[1] == TOP_TILE for viewer in (0, 1, None))


def test_a_top_tile_that_fits_nowhere_is_said_to_do_so():
    """[FT-5.3] All around it is a river."""
    hands = [page_that(kind="visits", who="princess", where="castle")]
    position = table(hands=hands, stack=STUCK, box=stuck_box())
    assert drawn(position, None)[1] == STUCK_TILE


def test_the_last_tile_is_said_to_be_the_last():
    """[FT-5.3] And then that none is left."""
    match = played(2, "random", 6)
    positions = [match.position_at(ply) for ply in range(5, match.ply)]
    last = next(p for p in positions if p.stack_size == 1)
    assert drawn(last, None)[1].split("\n")[0].endswith("in rotation 0 (the last one).")
    none = next(p for p in positions if p.stack_size == 0)
    assert drawn(none, None)[1] == "No tile is left."


def test_the_table_is_drawn_from_the_first_chance_move_on():
    """[FT-2.1] Empty, then with the start tiles, and no tile is missing while none is stacked."""
    match = Match(GAME, seats=2, options={}, components=BOX)
    assert drawn(match.position, None)[0] == "No tile is stacked yet."
    start, faces, *_ = set_up_moves()
    match.play(start)
    match.play(faces)
    kingdom, stack, *_ = drawn(match.position, None)
    assert kingdom == START
    assert stack != "No tile is left."


# ------------------------------------------------------------------ seats and pages


def test_every_seat_is_described_in_a_line():
    """[FT-8.3] Whose turn it is, what is left, what is told in the order of the story, magic."""
    json = described(hands=[36, 35])
    seat = json["seats"][0]
    seat.update(story=[36, 4, 11], book=seat["book"][3:], hand=1, magic=True)
    seat["book"] = [page for page in range(2, 18) if page not in (4, 11)]
    json["seats"][1]["book"] = [18, *range(19, 35)]
    assert drawn(position_of({**json, "adventure": 2}), None)[2].split("\n") == [
        "Ana to move, adventure 2   15 to tell   told: 4 11 36   magic",
        "Bea   18 to tell   nothing told yet",
    ]


def test_a_seat_that_is_out_is_marked():
    """[FT-8.2] For all to see."""
    castle = page_that(kind="visits", who="princess", where="castle")
    river = page_that(kind="visits", who="princess", where="long river")
    position = table(hands=[castle, river], stack=STUCK, box=stuck_box())
    assert drawn(position, None)[2].split("\n")[1] == "Bea   18 to tell   nothing told yet   out"


def test_ones_own_page_is_drawn_in_words():
    """[FT-2.5] Only for oneself."""
    castle = page_that(kind="visits", who="princess", where="castle")
    river = page_that(kind="sees", who="dragon", where="long river")
    position = table(3, hands=[castle, river, page_that(kind="in_line", who=[*CHARACTERS])])
    assert drawn(position, 0)[3] == f"Your page, {castle}: The Princess visits a castle."
    assert drawn(position, 1)[3] == f"Your page, {river}: The Dragon sees a long river."
    others = ["\n\n".join(drawn(position, viewer)) for viewer in (1, 2, None)]
    assert all("visits a castle" not in text for text in others)


def test_a_spectator_sees_no_page():
    """[FT-2.5] Kingdom, top tile and seats are all."""
    assert len(drawn(table(), None)) == 3
    assert all("page" not in part for part in drawn(table(), None))


def test_nobody_has_a_page_before_it_is_dealt():
    """[FT-2.5] Nothing is drawn of it."""
    match = Match(GAME, seats=2, options={}, components=BOX)
    assert "page" not in "".join(drawn(match.position, 0))


# ------------------------------------------------------------------ signs


def test_letters_do_instead_of_signs():
    """For terminals that show nothing else."""
    assert all(part.isascii() for part in drawn(table(), 0))
    with_signs = drawn(table(), 0, letters=False)
    assert with_signs[0] == START.translate(str.maketrans("pfmc", "∴♣▲♜"))


def test_the_legend_names_every_sign():
    """[FT-1.2] Terrains, rivers, characters."""
    assert GAME.legend().plain == (
        "∴ plain   ♣ forest   ▲ mountain   ♜ castle   ~ / \\ river   P K D Princess, Knight, Dragon"
    )
    assert legend(letters=True).plain == (
        "p plain   f forest   m mountain   c castle   ~ / \\ river   P K D Princess, Knight, Dragon"
    )


def test_terrains_have_styles_too():
    """Rich shows them; `print` shows the signs alone."""
    text = GAME.draw(GAME.view(table(), 0), BOX, NAMES[:2])
    assert {str(span.style) for span in text.spans} >= set(STYLES.values())
    assert len(set(STYLES.values())) == len(TERRAIN_NAMES)


# ------------------------------------------------------------------ objectives in words

WORDS = """\
The Princess visits a castle.
The Knight visits a castle.
The Dragon visits a castle and from there sees the Princess or the Knight.
The Princess visits a large forest.
The Princess visits large mountains.
The Princess visits a large plain.
The Knight visits a large forest.
The Knight visits large mountains.
The Knight visits a large plain.
The Dragon visits a large forest.
The Dragon visits large mountains.
The Dragon visits a large plain.
The Princess visits a long river.
The Knight visits a long river.
The Dragon sees a long river.
The Princess and the Knight meet on a plain.
The Princess and the Knight meet in a forest.
The Princess and the Knight meet on a mountain.
The Princess and the Knight meet at a castle.
The Princess and the Dragon meet on a plain.
The Princess and the Dragon meet in a forest.
The Princess and the Dragon meet on a mountain.
The Princess and the Dragon meet at a castle.
The Knight and the Dragon meet on a plain.
The Knight and the Dragon meet in a forest.
The Knight and the Dragon meet on a mountain.
The Knight and the Dragon meet at a castle.
The Princess sees both the Knight and the Dragon.
The Knight sees both the Princess and the Dragon.
The Dragon sees both the Princess and the Knight.
The Princess sees 3 plains in a line.
The Knight sees 3 forests in a line.
The Dragon sees 3 mountains in a line.
The Dragon flies over a castle.
The Dragon flies over a castle and ends on a mountain.
The Princess, the Knight and the Dragon stand in one line.
"""


@pytest.mark.parametrize("ours", [True, False], ids=["our box", "the referee's"])
def test_every_objective_has_words(ours: bool):
    """[FT-1.3] All 36 of the table in the rules."""
    components = components_from_json(GAME.read_components(None, {}) if ours else BOX)
    said = [say("fairytile", "objective", page.objective) for page in components.pages]
    assert sorted(said) == sorted(WORDS.splitlines())


@pytest.mark.parametrize(
    ("objective", "words"),
    [
        (
            Visits("knight", "plain", ["dragon"]),
            "The Knight visits a plain and from there sees the Dragon.",
        ),
        (
            Visits("princess", "long river", ["knight", "dragon"]),
            "The Princess visits a long river and from there sees the Knight or the Dragon.",
        ),
        (Sees("knight", "large mountain"), "The Knight sees large mountains."),
        (SeesAll("dragon", ["princess"]), "The Dragon sees the Princess."),
        (SeesLine("dragon", "castle", 2), "The Dragon sees 2 castles in a line."),
        (SeesLine("dragon", "castle", 1), "The Dragon sees one castle in a line."),
        (
            Meets(["dragon", "knight"], "long river"),
            "The Knight and the Dragon meet by a long river.",
        ),
        (
            FliesOver("large forest", "large plain"),
            "The Dragon flies over a large forest and ends on a large plain.",
        ),
        (InLine(["dragon", "knight"]), "The Knight and the Dragon stand in one line."),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_objectives_of_other_boxes_have_words_too(objective: Objective, words: str):
    """[FT-1.4] Whatever a box of one's own may ask for."""
    assert say("fairytile", "objective", objective) == words
