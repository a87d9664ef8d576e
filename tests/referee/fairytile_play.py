"""Fairy Tile, read a second time from the clauses alone: set-up, turns, the end of the game.

The kingdom lives in `fairytile_map.py`, what pages ask for in `fairytile_pages.py`, positions and
components in `fairytile_table.py`, checking a whole trace in `fairytile.py`.
"""

import re
from copy import deepcopy
from typing import TypedDict

from .fairytile_map import (
    CHARACTERS,
    Hex,
    Path,
    Spot,
    character_moves,
    hexes_of,
    refuse_spot,
    start_spots,
)
from .fairytile_pages import Deed, fulfilled, possible
from .fairytile_table import (
    START_TILES,
    Components,
    Options,
    Outcome,
    Position,
    acting_seat,
    face_of,
    kingdom_in,
    objective_of,
    spots_for_top,
    standings,
    top_face,
)
from .traces import TRACE, RefereeError

NUMBERS = r"(0|-?[1-9]\d*)(,(0|-?[1-9]\d*))+"
CLAUSE_OF_CHARACTER = {"princess": "FT-4.1", "knight": "FT-4.2", "dragon": "FT-4.3"}


def legal_moves(position: Position, components: Components, options: Options) -> set[str]:
    """All moves of the seat to act. [FT-3.1, FT-3.2, FT-3.3]"""
    del options
    if not isinstance(position["to_act"], int):
        return set()
    kingdom = kingdom_in(position, components)
    moves = {f"lay {q},{r},{rotation}" for q, r, rotation in spots_for_top(position, components)}
    for who, at in standings(position).items():
        ends = [path[-1] for path in character_moves(kingdom, who, at)]
        moves |= {f"{who} {q},{r}" for q, r in ends}
    return moves | {"turn" if position["adventure"] == 1 else "end"}


def play(position: Position, components: Components, options: Options, move: str) -> Position:
    """The position after a move of a seat or of chance; the one given stays as it is."""
    del options
    after = deepcopy(position)
    if position["to_act"] == "chance":
        play_chance(after, components, move)
    elif position["to_act"] is None:
        raise RefereeError("FT-8.1", f"{move!r} after the end of the game")
    else:
        play_seat(after, components, move)
    return after


# --- set-up -----------------------------------------------------------------------------------


def play_chance(position: Position, components: Components, move: str) -> None:
    """Start seat, start tiles, stack, then the pages of each seat. [FT-2.1, FT-2.6]"""
    name, *words = move.split(" ")
    if name == "start" and not position["kingdom"]:
        draw_start_seat(position, words)
    elif name == "faces" and not position["kingdom"]:
        lay_start_tiles(position, components, words)
    elif name == "stack" and position["kingdom"] and not position["stack"]:
        shuffle_stack(position, components, words)
    elif name == "pages" and position["stack"]:
        deal_pages(position, components, words)
    else:
        raise RefereeError(TRACE, f"{move!r} is no draw that is due")


def draw_start_seat(position: Position, words: list[str]) -> None:
    """`start 1`. [FT-2.6]"""
    if len(words) != 1 or words[0] not in [str(seat) for seat in range(len(position["seats"]))]:
        raise RefereeError("FT-2.6", f"{words} is no seat")
    position["start_seat"] = int(words[0])


def lay_start_tiles(position: Position, components: Components, words: list[str]) -> None:
    """`faces P0 K1 D0`: corners meet, the river runs through, characters stand. [FT-2.1]"""
    if [word[:-1] for word in words] != [*START_TILES] or {w[-1] for w in words} - {"0", "1"}:
        raise RefereeError("FT-2.1", f"{words}: the start tiles are P, K and D, side 0 or 1 up")
    faces = [face_of(components, word[:-1], int(word[-1])) for word in words]
    spots = start_spots(faces[0], faces[1], faces[2])
    if spots is None:
        raise RefereeError("FT-2.1", f"{words}: corners or rivers do not meet")
    position["kingdom"] = [
        {"tile": word[:-1], "face": int(word[-1]), **spot_as_dict(spot)}
        for word, spot in zip(words, spots, strict=True)
    ]
    position["characters"] = {}
    for face, spot in zip(faces, spots, strict=True):
        standing = face.get("character")
        if standing is None:
            raise RefereeError("FT-2.2", f"{words}: a start face without its character")
        position["characters"][standing["who"]] = [*hexes_of(spot)[standing["hex"]]]


class SpotAsDict(TypedDict):
    """A spot as a trace writes it."""

    q: int
    r: int
    rotation: int


def spot_as_dict(spot: Spot) -> SpotAsDict:
    """A spot as a trace writes it."""
    return {"q": spot.q, "r": spot.r, "rotation": spot.rotation}


def shuffle_stack(position: Position, components: Components, words: list[str]) -> None:
    """`stack 7/1 3/0 …`: every regular tile once, either side up. [FT-2.3]"""
    parts = [word.split("/") for word in words]
    regular = sorted(tile["id"] for tile in components["tiles"] if not tile["start"])
    if any(len(part) != 2 or part[1] not in ("0", "1") for part in parts):
        raise RefereeError(TRACE, f"{words} are no tiles and faces")
    if sorted(part[0] for part in parts) != regular:
        raise RefereeError("FT-2.3", f"{words}: not every regular tile once")
    position["stack"] = [{"tile": tile, "face": int(face)} for tile, face in parts]


def deal_pages(position: Position, components: Components, words: list[str]) -> None:
    """`pages SEAT page page …`: an even share, the first page is the hand. [FT-2.5]"""
    seats = position["seats"]
    due = next(i for i, seat in enumerate(seats) if seat["hand"] is None)
    if words[:1] != [str(due)] or any(
        re.fullmatch(r"[1-9]\d*", word) is None for word in words[1:]
    ):
        raise RefereeError(TRACE, f"{words}: pages are due for seat {due}")
    pages = [int(word) for word in words[1:]]
    taken = [page for seat in seats if seat["hand"] is not None for page in seat["book"]]
    taken += [seat["hand"] for seat in seats if seat["hand"] is not None]
    left = {page["number"] for page in components["pages"]} - {*taken}
    if not left.issuperset(pages) or len(pages) != len({*pages}):
        raise RefereeError("FT-2.5", f"{words}: a page that is not there to be dealt")
    if len(pages) * len(seats) != len(components["pages"]):
        raise RefereeError("FT-2.5", f"{words}: not an even share of the pages")
    seats[due]["hand"], *seats[due]["book"] = pages
    if due == len(seats) - 1:
        begin_game(position, components)


def begin_game(position: Position, components: Components) -> None:
    """Everything is dealt: the start seat acts, or the first after it that is not out."""
    position["to_act"] = position["start_seat"]
    judge_out(position, components)
    if acting_seat(position)["out"]:
        end_turn(position)


# --- a seat's turn ----------------------------------------------------------------------------


def play_seat(position: Position, components: Components, move: str) -> None:
    """An adventure, turning the page, or leaving the magic for later. [FT-3.1]"""
    if move in ("turn", "end"):
        stop_story(position, move)
        finish_ply(position, components, turn_over=True)
        return
    deed = make_adventure(position, components, move)
    seat = acting_seat(position)
    turn_over = position["adventure"] == 2 or not seat["magic"]
    if position["adventure"] == 2:
        seat["magic"] = False  # [FT-3.3]
    recount(position, components, deed)
    finish_ply(position, components, turn_over=turn_over)


def stop_story(position: Position, move: str) -> None:
    """Turn the page, as a whole turn, or end after the first adventure. [FT-3.3, FT-3.4]"""
    seat = acting_seat(position)
    if (move == "turn") != (position["adventure"] == 1):
        clause = "FT-3.1" if move == "turn" else "FT-3.6"
        raise RefereeError(clause, f"{move!r} is no move in adventure {position['adventure']}")
    if move == "turn" and seat["hand"] is not None:
        seat["hand"], *seat["book"] = [*seat["book"], seat["hand"]]
        seat["magic"] = True


def make_adventure(position: Position, components: Components, move: str) -> Deed:
    """Move a character or lay a tile. [FT-3.2]"""
    name, _, rest = move.partition(" ")
    if not re.fullmatch(NUMBERS, rest):
        raise RefereeError(TRACE, f"{move!r} is no move of a seat")
    numbers = [int(number) for number in rest.split(",")]
    if name == "lay" and len(numbers) == 3 and numbers[2] in range(6):
        return lay_tile(position, components, Spot(*numbers))
    if name in CHARACTERS and len(numbers) == 2:
        return move_character(position, components, name, (numbers[0], numbers[1]))
    raise RefereeError(TRACE, f"{move!r} is no move of a seat")


def lay_tile(position: Position, components: Components, spot: Spot) -> Deed:
    """The top tile, the side that lies up. [FT-5.1, FT-5.2, FT-5.3]"""
    face = top_face(position, components)
    if face is None:
        raise RefereeError("FT-5.3", "no tile is left")
    refusal = refuse_spot(kingdom_in(position, components), face._replace(spot=spot))
    if refusal is not None:
        raise RefereeError(refusal, f"the top tile may not lie at {spot}")
    position["kingdom"].append({**position["stack"].pop(0), **spot_as_dict(spot)})
    return Deed()


def move_character(position: Position, components: Components, who: str, end: Hex) -> Deed:
    """A character moves as it can. [FT-4.1, FT-4.2, FT-4.3]"""
    paths = character_moves(kingdom_in(position, components), who, standings(position)[who])
    path: Path | None = next((path for path in paths if path[-1] == end), None)
    if path is None or position["characters"] is None:
        raise RefereeError(CLAUSE_OF_CHARACTER[who], f"the {who} cannot move to {end}")
    position["characters"][who] = [*end]
    return Deed(who, path)


def recount(position: Position, components: Components, deed: Deed) -> None:
    """Tell the page in hand if it is fulfilled, once in a turn, and take the next. [FT-6.1]"""
    seat = acting_seat(position)
    if position["recounted"] or seat["hand"] is None:  # [FT-6.2]
        return
    objective = objective_of(components, seat["hand"])
    if not fulfilled(kingdom_in(position, components), standings(position), deed, objective):
        return
    position["recounted"] = True
    seat["story"].append(seat["hand"])
    seat["hand"] = seat["book"].pop(0) if seat["book"] else None


# --- the end of a ply, of a turn, of the game -------------------------------------------------


def finish_ply(position: Position, components: Components, *, turn_over: bool) -> None:
    """A win comes first, then seats go out, then the turn goes on or ends. [FT-8.1, FT-8.2]"""
    if acting_seat(position)["hand"] is None:
        end_game(position)
        return
    judge_out(position, components)
    if turn_over or acting_seat(position)["out"]:
        end_turn(position)
    else:
        position["adventure"] = 2


def judge_out(position: Position, components: Components) -> None:
    """With no further tile, seats whose page in hand is impossible are out. [FT-8.2]"""
    if spots_for_top(position, components):
        return
    kingdom, at = kingdom_in(position, components), standings(position)
    for seat in position["seats"]:
        if seat["hand"] is not None and not seat["out"]:
            seat["out"] = not possible(kingdom, at, objective_of(components, seat["hand"]))


def end_turn(position: Position) -> None:
    """The next seat that is not out; the game ends when there is none. [FT-8.2]"""
    seats, last = position["seats"], position["to_act"]
    if not isinstance(last, int) or all(seat["out"] for seat in seats):
        end_game(position)
        return
    after = [(last + i) % len(seats) for i in range(1, len(seats) + 1)]
    position["to_act"] = next(seat for seat in after if not seats[seat]["out"])
    position["adventure"] = 1
    position["recounted"] = False


def end_game(position: Position) -> None:
    """Nobody is to act any more."""
    position["to_act"] = None
    position["adventure"] = 1
    position["recounted"] = False


def outcome(position: Position) -> Outcome:
    """Who told the last page wins; if all are out, it is the never-ending story. [FT-8.1]"""
    if position["to_act"] is not None:
        raise RefereeError("FT-8.1", "the game has not ended")
    winners = [i for i, seat in enumerate(position["seats"]) if seat["hand"] is None]
    return {"winners": winners, "reason": "last page told" if winners else "never-ending story"}
