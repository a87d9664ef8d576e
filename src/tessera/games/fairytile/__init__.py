"""Fairy Tile: the game as every other part knows it, GAME."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, cast

import msgspec
import numpy as np

from tessera.games.fairytile import (
    chance,
    characters,
    drawing,
    heuristics,
    kingdom,
    narration,
    notation,
    positions,
    refusals,
    rules,
    scoring,
    state,
)
from tessera.games.fairytile.box import components_from_json, read_components
from tessera.games.fairytile.components import Components, print_on
from tessera.games.fairytile.view import FairyTileView, views
from tessera.kernel.chance import NOBODY
from tessera.kernel.compiling import EntryPoint
from tessera.kernel.errors import InvalidOption
from tessera.kernel.game import (
    CompiledRules,
    Event,
    Game,
    Json,
    Move,
    Outcome,
    Position,
    View,
    empty_position,
)

if TYPE_CHECKING:
    from rich.text import Text


class FairyTile(Game):
    """Fairy Tile, for 2 to 4 seats."""

    name = "fairytile"
    title = "Fairy Tile"
    module = __name__
    seats = range(2, 5)
    options: ClassVar[Mapping[str, Sequence[str]]] = {}
    printed = Components
    rules = CompiledRules(
        position=state.POSITION,
        moves=rules.MOVES,
        most_legal=rules.MOST_LEGAL,
        draw_size=chance.DRAW_SIZE,
        legal_moves=rules.legal_moves,
        play=rules.play,
        sample_chance=chance.sample_chance,
        play_chance=chance.play_chance,
        imagine=chance.imagine,
        share=heuristics.share,
        secrets=state.PAGES + 1,
        secret=chance.secret,
        suppose=chance.suppose,
    )
    not_in_json = ("turned",)  # what seats remember of the pages that they have turned
    heuristics = heuristics.HEURISTICS
    notation_help = notation.HELP

    def read_components(self, box: Path | Json | None, options: Mapping[str, str]) -> Json:
        return read_components(box)

    def new_position(self, seats: int, options: Mapping[str, str], components: Json) -> Position:
        position = empty_position(state.POSITION)
        print_on(position, components_from_json(components))
        chance.clear_table(position, seats)
        return position

    def play(self, position: Position, move: Move) -> None:
        move = notation.parse_move(str(move))  # a value may have been made by hand
        if isinstance(move, notation.SeatMove):
            if move not in self.legal_moves(position):
                raise refusals.why_not(position, move)
            rules.play(position, notation.number_of(move))
        else:
            refusal = refusals.why_not_drawn(position, move)
            if refusal is not None:
                raise refusal
            chance.play_chance(position, notation.draw_of(move))

    def reveals(self, before: Position, move: Move) -> bool:
        """A new page in hand, the next tile, or who may still tell a page. [FT-2.3, FT-8.2]

        It follows from what everybody sees, or else a move that may be taken back would tell
        something of the others' pages.
        """
        after = before.copy()
        self.play(after, move)
        next_page = (after.hand != before.hand) & (after.hand != state.NO_PAGE)
        next_tile = after.stack_size != before.stack_size and after.stack_size > 0
        return bool(next_page.any() or next_tile or _are_judged(before, after))

    def shown(self, move: Move) -> str:
        match move:
            case notation.Stack():
                return "stack ?"
            case notation.Pages(seat):
                return f"pages {seat} ?"
            case _:
                return str(move)

    def draw_chance(self, position: Position, rng: np.random.Generator) -> Move:
        draw = np.zeros(chance.DRAW_SIZE, np.int8)
        chance.sample_chance(position, rng, draw)
        return notation.chance_move_of(position, draw)

    def outcome(self, position: Position) -> Outcome | None:
        return narration.outcome_of(position) if position.to_act == NOBODY else None

    def winners_among(self, position: Position, seats: Sequence[int]) -> list[int]:
        return narration.winners_among(position, seats)

    def parse_move(self, text: str) -> Move:
        return notation.parse_move(text)

    def number_of(self, move: Move) -> int:
        return notation.number_of(cast("notation.SeatMove", move))

    def move_of(self, number: int) -> Move:
        return notation.move_of(number)

    def position_to_json(self, position: Position) -> Json:
        return msgspec.to_builtins(positions.describe(position))

    def position_from_json(
        self, json: Json, options: Mapping[str, str], components: Json
    ) -> Position:
        return positions.position_from_json(json, components_from_json(components))

    def narrate(self, before: Position, move: Move) -> list[Event]:
        return narration.narrate(before, cast("notation.FairyTileMove", move))

    def foresee(self, before: Position, move: Move) -> list[Event]:
        return narration.foresee(before, cast("notation.SeatMove", move))

    def views(self, position: Position, seats: Sequence[int | None]) -> list[View]:
        for seat in seats:
            if seat is not None and seat not in range(position.seats):
                raise InvalidOption(f"there is no seat {seat}")
        legal = self.legal_moves(position) if self.to_act(position) in seats else []
        return [*views(position, seats, cast("list[notation.SeatMove]", legal))]

    def draw(
        self, view: View, components: Json, names: Sequence[str], *, letters: bool = False
    ) -> Text:
        box = components_from_json(components)
        return drawing.draw(cast("FairyTileView", view), box, names, letters=letters)

    def legend(self, *, letters: bool = False) -> Text:
        return drawing.legend(letters=letters)


def _are_judged(before: Position, after: Position) -> bool:
    """Has a page that nobody has told become impossible? [FT-8.2]

    Then everybody knows of whoever is not out that they do not hold it. A win comes first: after
    it nobody is judged any more. [FT-8.1]
    """
    if not after.finished or narration.winners_among(after, range(after.seats)):
        return False
    gone = ~int(after.possible) & (int(before.possible) if before.finished else -1)
    told = after.story[: after.seats].ravel().tolist()
    return any(gone >> page & 1 for page in range(1, state.PAGES + 1) if page not in told)


GAME = FairyTile()


def entry_points() -> list[EntryPoint]:
    """What Python calls of the compiled rules, the longest to compile first."""
    s = empty_position(state.POSITION)
    moves, draw = np.zeros(rules.MOST_LEGAL, np.int32), np.zeros(chance.DRAW_SIZE, np.int8)
    rng, number, seat, location, face, character = np.random.default_rng(0), 0, 0, 0, 0, 0
    return [
        EntryPoint(rules.play, (s, number), work=11.0),
        EntryPoint(heuristics.terms, (s, np.zeros((state.SEATS, len(heuristics.TERMS)))), work=5.5),
        EntryPoint(heuristics.stage, (s, 0)),
        EntryPoint(heuristics.share, (s, seat)),
        EntryPoint(heuristics.stuck, (s, 0.0)),
        EntryPoint(chance.play_chance, (s, draw), work=1.6),
        EntryPoint(rules.legal_moves, (s, moves)),
        EntryPoint(chance.sample_chance, (s, rng, draw), work=0.6),
        EntryPoint(chance.imagine, (s, seat, rng, draw), work=1.1),
        EntryPoint(chance.secret, (s, seat)),
        EntryPoint(chance.suppose, (s, seat, number)),
        EntryPoint(kingdom.find_placements, (s,)),
        EntryPoint(kingdom.lay_start_tiles, (s, draw)),
        EntryPoint(kingdom.put_down, (s, face, number, 0)),
        EntryPoint(kingdom.survey, (s,)),
        EntryPoint(kingdom.look_around, (s,)),
        EntryPoint(kingdom.rivers_go_on, (s, face, 0, 0, 0)),
        EntryPoint(kingdom.river_through, (s, location)),
        EntryPoint(kingdom.tiles_along, (0,)),
        EntryPoint(kingdom.part_at, (number, 0, 0)),
        EntryPoint(characters.ends_of, (s, character)),
        EntryPoint(characters.find_ends, (s,)),
        EntryPoint(characters.flight, (s, location, location)),
        EntryPoint(scoring.judge_kingdom, (s,)),
        EntryPoint(chance.clear_table, (s, 2)),
        EntryPoint(chance.next_chance, (s,)),
        EntryPoint(chance.seat_to_be_dealt, (s,)),
        EntryPoint(state.location_at, (s, number)),
        EntryPoint(state.locations_laid, (s,)),
        EntryPoint(state.top_face, (s,)),
        EntryPoint(state.pages_of_a_seat, (s,)),
    ]
