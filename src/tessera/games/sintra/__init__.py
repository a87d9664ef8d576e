"""Stained Glass of Sintra: the game as every other part knows it, GAME."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, cast

import msgspec
import numpy as np

from tessera.games.sintra import (
    chance,
    drawing,
    heuristics,
    narration,
    notation,
    positions,
    refusals,
    rules,
    scoring,
    state,
)
from tessera.games.sintra.components import (
    Components,
    components_from_json,
    print_on,
    read_components,
)
from tessera.games.sintra.view import SintraView, views
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


class Sintra(Game):
    """Stained Glass of Sintra, for 2 to 4 seats, on side A or B of the palaces."""

    name = "sintra"
    title = "Stained Glass of Sintra"
    module = __name__
    seats = range(2, 5)
    options: ClassVar[Mapping[str, Sequence[str]]] = {"side": ("A", "B")}
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
    )
    heuristics = heuristics.HEURISTICS
    notation_help = notation.HELP

    def read_components(self, box: Path | Json | None, options: Mapping[str, str]) -> Json:
        return read_components(box, options)

    def new_position(self, seats: int, options: Mapping[str, str], components: Json) -> Position:
        position = empty_position(state.POSITION)
        print_on(position, components_from_json(components))
        chance.clear_table(position, seats, self.options["side"].index(options["side"]))
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
        side = self.options["side"].index(self.check_options(2, options)["side"])
        return positions.position_from_json(json, side, components_from_json(components))

    def narrate(self, before: Position, move: Move) -> list[Event]:
        return narration.narrate(before, cast("notation.SintraMove", move))

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
        return drawing.draw(cast("SintraView", view), box, names, letters=letters)

    def legend(self, *, letters: bool = False) -> Text:
        return drawing.legend(letters=letters)


GAME = Sintra()


def entry_points() -> list[EntryPoint]:
    """What Python calls of the compiled rules, the longest to compile first."""
    s = empty_position(state.POSITION)
    moves, draw = np.zeros(rules.MOST_LEGAL, np.int32), np.zeros(chance.DRAW_SIZE, np.int8)
    rng, number, seat, window, colour = np.random.default_rng(0), 0, 0, 0, 0
    of_strip = (s, seat, window)
    return [
        EntryPoint(rules.play, (s, number), work=3.8),
        EntryPoint(chance.sample_chance, (s, rng, draw), work=3.8),
        EntryPoint(rules.legal_moves, (s, moves), work=1.5),
        EntryPoint(heuristics.terms, (s, np.zeros((state.SEATS, len(heuristics.TERMS)))), work=1.3),
        EntryPoint(heuristics.stage, (s, 0)),
        EntryPoint(heuristics.share, (s, seat)),
        EntryPoint(chance.clear_table, (s, 2, 0)),
        EntryPoint(chance.play_chance, (s, draw), work=0.7),
        EntryPoint(rules.advance_number, (number, colour, window, 0, 0)),
        EntryPoint(rules.advance_parts, (number,)),
        EntryPoint(chance.imagine, (s, seat, rng, draw)),
        EntryPoint(chance.next_chance, (s,)),
        EntryPoint(chance.has_jokers, (s, 0, 0)),
        EntryPoint(rules.take_panes, (s, seat, 0, colour)),
        EntryPoint(rules.place_panes, (s, seat, window, colour, 1, 0)),
        EntryPoint(rules.break_panes, (s, seat, colour, 1)),
        EntryPoint(rules.complete_strip, (s, seat, window, colour)),
        EntryPoint(rules.return_glazier, (s, seat)),
        EntryPoint(rules.pass_turn, (s,)),
        EntryPoint(rules.end_round, (s,)),
        EntryPoint(scoring.colour_bonus, of_strip),
        EntryPoint(scoring.window_points, of_strip),
        EntryPoint(scoring.ornament_points, (s, seat, 0)),
        EntryPoint(scoring.panes_in_palace, (s, seat, colour)),
        EntryPoint(scoring.is_ahead, (s, 0, 1)),
        *(
            EntryPoint(question, (s, seat))
            for question in (
                scoring.strip_points,
                scoring.panes_on_strips,
                scoring.row_points,
                scoring.palace_points,
                scoring.best_colour,
                scoring.complete_windows,
                state.leftmost_strip,
            )
        ),
        *(
            EntryPoint(question, of_strip)
            for question in (
                state.in_reach,
                state.room_on_strip,
                state.strip_is_full,
                state.panes_in_window,
            )
        ),
        EntryPoint(state.room_for, (0, colour)),
        EntryPoint(state.room_for_panes, (0, colour)),
        EntryPoint(state.colours_on_strip, of_strip),
        EntryPoint(state.no_pane_left, (s,)),
    ]
