"""What a game is where it says nothing: a plain room for each that it does not bring.

A plain room shows all there is, so that a game with secrets has to bring those of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

import msgspec
import numpy as np

from tessera.kernel import values
from tessera.kernel.engine.chance import CHANCE, NOBODY
from tessera.kernel.errors import IllegalMove, InvalidComponents, InvalidNotation, InvalidPosition
from tessera.kernel.position import Position, empty_position
from tessera.kernel.values import ChanceMove, Event, Json, Move, Outcome, SeatEvent, SeatMove

if TYPE_CHECKING:
    from rich.text import Text

    from tessera.kernel.game import Game

SHOWING = ("views_of", "narrate", "foresee", "reveals", "shown")  # rooms that could tell a secret
DRAW = "draw "  # what a draw's notation begins with
TOLD_ELSEWHERE = ("seats", "to_act")


class Numbered(SeatMove, frozen=True, tag="numbered"):
    """A move that is known by its number."""

    number: int
    text: str

    def __str__(self) -> str:
        return self.text


class Drawn(ChanceMove, frozen=True, tag="drawn"):
    """A draw as the numbers that it is made of."""

    numbers: tuple[int, ...]

    def __str__(self) -> str:
        return DRAW + " ".join(map(str, self.numbers))


class Moved(SeatEvent, frozen=True, kw_only=True, tag="moved"):
    """A seat made a move."""

    move: str


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    """Something was drawn."""

    move: str


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """The game is over."""

    winners: list[int]


class View(values.View, frozen=True, kw_only=True):
    """The whole position, field by field."""

    position: Json


class Components(msgspec.Struct, frozen=True):
    """Nothing is printed on the pieces."""


class Plain:
    """The plain rooms of one game, by the names that `kernel.game.Game` knows."""

    notation_help = "Type a move as the list (l) shows it, or its number there."

    def __init__(self, game: Game) -> None:
        self._game, self._rules = game, game.rules

    # -------------------------------------------------------------- the table

    def read_components(self, box: Path | Json | None, _options: object) -> Json:
        """Nothing."""
        if box:
            raise InvalidComponents(f"{self._game.title} has no box of its own")
        return {}

    def new_position(self, seats: int, _options: object, _components: object) -> Position:
        """Everything is 0, and chance begins if there is any, else the first seat."""
        position = empty_position(self._rules.position)
        position.seats, position.to_act = seats, CHANCE if self._rules.has_chance else 0
        return position

    # -------------------------------------------------------------- moves

    @cached_property
    def _texts(self) -> Sequence[str]:
        return self._game.moves or [f"m{number}" for number in range(self._rules.moves)]

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {text.lower(): number for number, text in enumerate(self._texts)}

    def parse_move(self, text: str) -> Move:
        """By its text, or a draw by its numbers."""
        number = self._numbers.get(text.lower())
        if number is not None:
            return self.move_of(number)
        draw = text.removeprefix(DRAW).split(" ") if text.startswith(DRAW) else []
        if len(draw) == self._rules.draw_size and all(map(_is_small, draw)):
            return Drawn(tuple(map(int, draw)))
        raise InvalidNotation(f"{text[:40]!r} is no move of {self._game.title}")

    def move_of(self, number: int) -> Numbered:
        """With its text."""
        return Numbered(number, self._texts[number])

    def number_of(self, move: Numbered) -> int:
        """As it says."""
        return move.number

    def draw_of(self, move: Drawn) -> Any:
        """As it says."""
        return np.array(move.numbers, np.int8)

    def chance_move_of(self, _position: Position, draw: Any) -> Drawn:
        """All its numbers."""
        return Drawn(tuple(draw.tolist()))

    def shown(self, move: Move) -> str:
        """All of it."""
        return str(move)

    def why_not(self, _position: Position, _move: Move) -> IllegalMove:
        """No reason is known."""
        return IllegalMove("that is not a legal move")

    def why_not_drawn(self, position: Position, move: Any) -> IllegalMove | None:
        """By the rules."""
        if position.to_act == CHANCE and self._rules.can_draw(position, self._game.draw_of(move)):
            return None
        return IllegalMove("that cannot be drawn now")

    # -------------------------------------------------------------- what happens

    def narrate(self, position: Position, move: Move) -> list[Event]:
        """The move, and who has won if it ends the game."""
        text, seat, after = str(move), int(position.to_act), position.copy()
        self._game.replay(after, move)
        told = Moved(seat=seat, move=text) if seat != CHANCE else Drew(move=text)
        over = after.to_act == NOBODY
        return [told, Ended(winners=self._game.outcome_of(after).winners)] if over else [told]

    def foresee(self, position: Position, move: Move) -> list[Event]:
        """Everything."""
        return self._game.narrate(position, move)

    def verdict(self, _position: Position, _move: Move) -> list[Event]:
        """Everybody sees what the move is worth."""
        return []

    def reveals(self, _position: Position, _move: Move) -> bool:
        """Nothing is hidden, so that nothing can be revealed."""
        return False

    def outcome_of(self, position: Position) -> Outcome:
        """By the seats' shares of the win."""
        winners = self.winners_among(position, range(int(position.seats)))
        return Outcome(winners=winners, reason="over")

    def winners_among(self, position: Position, seats: Sequence[int]) -> list[int]:
        """Those that have a share."""
        return [seat for seat in seats if self._rules.share(position, seat) > 0]

    # -------------------------------------------------------------- as data

    def describe(self, position: Position) -> Json:
        """Field by field."""
        return _plain(position)

    def position_from_json(self, json: Json, options: Any, components: Json) -> Position:
        """Every field as it says; whether such a position can come about nobody knows."""
        position = self._game.new_position(json.get("seats", 0), options, components)
        try:
            _fill(position, json)
        except (KeyError, ValueError, TypeError, OverflowError) as error:
            raise InvalidPosition(f"this is no position of {self._game.title}: {error}") from None
        return position

    def views_of(self, position: Position, seats: Sequence[int | None]) -> list[View]:
        """The same for all."""
        described = _plain(position)
        return [View(seat=seat, position=described) for seat in seats]

    def draw(
        self, view: Any, _components: Json, names: Sequence[str], *, letters: bool = False
    ) -> Text:
        """A line for every field."""
        from rich.text import Text  # only the terminal needs it

        data = msgspec.to_builtins(view)
        fields: Json = data.get("position", data)
        lines = [
            f"{name.replace('_', ' ')}: {_in_lines(value)}"
            for name, value in fields.items()
            if name not in TOLD_ELSEWHERE
        ]
        return Text("\n".join(lines))

    def legend(self, *, letters: bool = False) -> Text:
        """There is nothing to explain."""
        from rich.text import Text

        return Text("What is on the table, by name.")


ROOMS = [name for name in vars(Plain) if not name.startswith("_")]


def rooms_in(*modules: ModuleType) -> dict[str, Any]:
    """The rooms that a game's modules have, by the names that `Game` knows them by."""
    return {name: vars(one)[name] for one in modules for name in ROOMS if name in vars(one)}


def _is_small(word: str) -> bool:
    """Is it a number that a draw can have?"""
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 4 and -129 < int(word) < 128


def _plain(value: Any) -> Any:
    """A position, or a part of one, as JSON knows it."""
    if value.dtype.names is None:
        return value.tolist() if value.dtype.kind != "V" else [_plain(one) for one in value]
    if value.shape:
        return [_plain(one) for one in value]
    return {name: _plain(value[name]) for name in value.dtype.names if name != "unused"}


def _fill(target: Any, json: Any) -> None:
    """The same the other way."""
    names = [name for name in target.dtype.names if name != "unused"]
    if set(names) != set(json):
        raise ValueError(f"its fields are {', '.join(names)}")
    for name in names:
        part = target[name]
        if part.dtype.names is None:
            target[name] = json[name]
        elif part.shape:
            for one, said in zip(part, json[name], strict=True):
                _fill(one, said)
        else:
            _fill(part, json[name])


def _in_lines(value: Any) -> str:
    """A number, several in a line, or a line for each of several."""
    if not isinstance(value, list):
        return str(value)
    parts = cast("list[Any]", value)
    if not any(isinstance(part, list | dict) for part in parts):
        return " ".join(map(str, parts))
    return "".join(f"\n  {_in_lines(part)}" for part in parts)
