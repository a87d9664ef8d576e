"""How well the seats of Fairy Tile stand, for bots that look ahead.

A seat's standing is a sum of terms, each something a player would count, times weights that depend
on how many pages the seat has left. Most terms say how many moves of the characters the page in
hand is away from being told, or that the kingdom lacks something for it; then what magic, and
having the turn, are worth at that distance. The weights are in `weights.json`, in pages, found by
`tessera train`. A bot looks only at positions in which what is hidden from it is imagined.
"""

# pyright: basic
from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from tessera.games.fairytile.engine.distances import find_lacks, follow_characters, moves_to_tell
from tessera.games.fairytile.engine.rules import legal_moves
from tessera.games.fairytile.engine.state import MOST_PAGES, NO_PAGE, PAGES, has, pages_known_to
from tessera.kernel.compiling import compiled, entry_point
from tessera.kernel.engine.chance import NOBODY
from tessera.kernel.engine.heuristics import Heuristics

# How far the page in hand is from being told, in moves, and the reason for which that speaks.
DISTANCES: Final = {
    "one-move": "page",
    "two-moves": "way",
    "three-moves": "way",
    "four-moves": "way",
    "more-moves": "way",
    "lacks": "kingdom",  # the kingdom lacks something that the page asks for
}
# What is counted for each seat, and the reason for which it speaks.
TERMS: Final = {
    "points": "told",  # pages told
    "plays": "told",  # is neither out nor done
    "magic": "magic",
    "turn": "turn",  # begins its turn
    "magic-at-turn": "magic",
    **DISTANCES,
    **{f"magic-{distance}": "magic" for distance in DISTANCES},
    **{f"turn-{distance}": reason for distance, reason in DISTANCES.items()},
    **{f"magic-at-turn-{distance}": "magic" for distance in DISTANCES},
    # of the next page, if it is known
    **{f"next-{distance}": reason for distance, reason in DISTANCES.items()},
    "tells-again": "page",  # the second adventure of the turn under way can tell the page
    "lack": "kingdom",  # how much the kingdom lacks of what the page asks for
    "lack-ahead": "kingdom",  # how much it lacks for the pages in the book
    "out": "out",  # or as good as out
}
POINTS, PLAYS, HAS_MAGIC, AT_TURN, MAGIC_AT_TURN, DISTANCE = range(6)
MAGIC_DISTANCE: Final = DISTANCE + len(DISTANCES)
TURN_DISTANCE: Final = MAGIC_DISTANCE + len(DISTANCES)
MAGIC_TURN_DISTANCE: Final = TURN_DISTANCE + len(DISTANCES)
NEXT_DISTANCE: Final = MAGIC_TURN_DISTANCE + len(DISTANCES)
TELLS_AGAIN: Final = NEXT_DISTANCE + len(DISTANCES)
LACK, LACK_AHEAD, OUT = TELLS_AGAIN + 1, TELLS_AGAIN + 2, TELLS_AGAIN + 3
LACKS: Final = len(DISTANCES) - 1
FAR_AWAY: Final = LACKS - 1
# The stage of a seat by the pages in its book; the last one is for games that are over.
STAGE_WITH: Final = np.array([0, 1, 2, *[3] * 3, *[4] * 6, *[5] * (MOST_PAGES - 12)])
STAGES: Final = 7
LEAST_GAIN: Final = 0.05  # of a turn, in pages


@entry_point()
def stage(s, seat):
    """Which row of the weights is meant: by the pages that the seat has left."""
    if s.to_act == NOBODY:
        return STAGES - 1
    return STAGE_WITH[s.book_size[seat]]


@entry_point()
def stuck(s, gain):
    """Does the best move of a whole turn bring nothing?"""
    return s.adventure == 1 and gain < LEAST_GAIN


@entry_point()
def share(s, seat):
    """The seat's share of the win, once the game is over: all or nothing. [FT-8.1, FT-8.2]"""
    return 1.0 if s.hand[seat] == NO_PAGE else 0.0


@entry_point(work=5.5)
def terms(s, counted):
    """Count every term for every seat."""
    counted[:] = 0
    if s.to_act == NOBODY:
        for seat in range(s.seats):
            counted[seat, POINTS], counted[seat, OUT] = s.story_size[seat], s.out[seat]
        return
    within, lacks = follow_characters(s), find_lacks(s)
    for seat in range(s.seats):
        of_seat = counted[seat]
        of_seat[POINTS] = s.story_size[seat]
        of_seat[OUT] = s.out[seat] or cannot_win(s, seat)
        if not s.out[seat]:
            of_seat[PLAYS] = 1
            of_seat[LACK_AHEAD] = lack_ahead(s, seat, lacks)
            count_page(s, seat, of_seat, within, lacks)


@compiled
def cannot_win(s, seat):
    """Does the seat know of a page in its book that can never be told?"""
    if not s.finished:
        return False
    for nth in range(s.book_size[seat] - s.turned[seat], s.book_size[seat]):
        if not has(s.possible, int(s.book[seat, nth])):
            return True
    return False


@compiled
def count_page(s, seat, of_seat, within, lacks):
    """How far the page in hand is from being told, and the next one, if the seat knows it."""
    magic, begins = int(s.magic[seat]), s.to_act == seat and s.adventure == 1
    distance = distance_to_tell(s, int(s.hand[seat]), within, lacks)
    of_seat[HAS_MAGIC], of_seat[AT_TURN], of_seat[MAGIC_AT_TURN] = magic, begins, begins and magic
    of_seat[DISTANCE + distance] = 1
    of_seat[LACK] = lacks[s.hand[seat]]
    of_seat[MAGIC_DISTANCE + distance] = magic
    of_seat[TURN_DISTANCE + distance] = begins
    of_seat[MAGIC_TURN_DISTANCE + distance] = begins and magic
    if distance == 0 and s.to_act == seat and s.adventure == 2 and s.recounted == 0:
        of_seat[TELLS_AGAIN] = 1
    if 0 < s.book_size[seat] == s.turned[seat]:
        of_seat[NEXT_DISTANCE + distance_to_tell(s, int(s.book[seat, 0]), within, lacks)] = 1


@compiled
def distance_to_tell(s, page, within, lacks):
    """Which of the distances it is to the page."""
    if lacks[page] > 0:
        return LACKS
    return min(int(moves_to_tell(s, page, within)) - 1, FAR_AWAY)


@compiled
def lack_ahead(s, seat, lacks):
    """What the kingdom lacks for the pages in the book, as far as the seat can know them."""
    known, size = pages_known_to(s, seat), int(s.book_size[seat])
    unseen = size - int(s.turned[seat])
    hidden, lack = 0, 0.0
    for page in range(1, PAGES + 1):
        if not has(known, page):
            hidden += 1
            lack += lacks[page]
    lack = lack * unseen / hidden if hidden else 0.0
    for nth in range(unseen, size):
        lack += lacks[s.book[seat, nth]]
    tiles, stake = int(s.stack_size), 1 + lead(s, seat) / 2  # who leads has more to lose
    return lack * stake / ((1 + tiles) * (1 + tiles / 8))  # the fewer tiles are left to be laid


@compiled
def lead(s, seat):
    """By how many pages told the seat is ahead of all others; 0 if it is not."""
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, int(s.story_size[other]))
    return max(0, int(s.story_size[seat]) - most)


def outlook(before, after, seat):
    """Is the page in hand told, or how far is it then away? Nothing if another came to hand.

    It looks at nothing that is hidden from the seat, not even at whether the game goes on.
    """
    page = int(after.hand[seat])
    if after.story_size[seat] > before.story_size[seat]:
        return "told"
    if page != before.hand[seat]:
        return ""
    distance = distance_to_tell(after, page, follow_characters(after), find_lacks(after))
    return list(DISTANCES)[distance]


@compiled
def likely_moves(s, moves):
    """What a seat is thought to consider: to lay a tile only if its page waits for one."""
    count, tiles = legal_moves(s, moves), int(s.placement_count)
    if tiles == 0 or find_lacks(s)[s.hand[s.to_act]] > 0:
        return count
    moves[count - tiles - 1] = moves[count - 1]
    return count - tiles


HEURISTICS: Final = Heuristics(
    reasons=TERMS,
    main_terms={
        "told": "points",
        "page": "one-move",
        "way": "two-moves",
        "kingdom": "lacks",
        "out": "out",
        "magic": "magic",
        "turn": "turn",
    },
    ignored={
        "novice": ("page", "way", "magic"),
        "easy": ("page", "way"),
        "medium": ("way", "magic"),
    },
    hidden=tuple(TERMS)[DISTANCE:OUT],
    stages=STAGES,
    stage=stage,
    terms=terms,
    stuck=stuck,
    likely=likely_moves,
    outlook=outlook,
    weights=Path(__file__).with_name("weights.json"),
)
