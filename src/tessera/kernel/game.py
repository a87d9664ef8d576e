"""What a game is: its facts, and the questions that every other part may ask it.

A game's module holds one `Game`, named GAME. Search, tables, experiments and the command line know
games only through it, so that a third game is a third folder.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol, Self, TypeAlias

import msgspec
import numpy as np

from tessera.kernel.compiling import compiled
from tessera.kernel.errors import InvalidOption

if TYPE_CHECKING:
    from rich.text import Text

Position: TypeAlias = Any  # a Fields of the game's own type: fixed size, nothing hidden in it
Json: TypeAlias = dict[str, Any]


class Fields(np.void):
    """A record whose fields are attributes. NumPy's own can do all this, but far more slowly."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except ValueError:
            raise AttributeError(f"there is no field {name!r}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value

    def copy(self, order: Any = None) -> Self:
        """The same, to be changed by itself."""
        return np.frombuffer(bytearray(self.tobytes()), self.dtype)[0]

    @property
    def data(self) -> Any:
        """What compiled functions work on: only its bytes, if it has them for itself."""
        buffer = getattr(self.base, "base", None)
        alone = type(buffer) is memoryview and buffer.nbytes == self.itemsize
        return buffer if alone else super().data


def position_type(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """The type of a record with these fields, filled up to whole words of 8 bytes."""
    size = np.dtype(fields).itemsize
    return np.dtype((Fields, [*fields, ("unused", np.int8, -size % 8)]))


def empty_position(kind: np.dtype[Any]) -> Position:
    """A position of this type in which everything is 0."""
    return np.zeros(1, kind)[0].copy()


class Move(Protocol):
    """What a seat does, or what chance brings: a value that prints as its notation."""

    def __str__(self) -> str: ...


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that happened in a move. Its tag names the sentence that tells it."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat or a spectator may see, as plain data.

    What is printed on the pieces never changes and is not in it: the components say it once.
    """


class Outcome(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """How a game ended."""

    winners: list[int]
    reason: str
    scores: list[int] | None = None


@compiled
def no_secret(s: Position, seat: int) -> int:
    """In this game everything is open."""
    return 0


@compiled
def no_change(s: Position, seat: int, secret: int) -> None:
    """So there is nothing to suppose."""


@dataclass(frozen=True, slots=True)
class CompiledRules:
    """A game's rules as compiled functions, for whoever plays many games or looks ahead.

    Moves are numbers here, a chance move is a row of small numbers (its draw).
    """

    position: np.dtype[Any]
    moves: int  # numbers that a move can have, from 0 on
    most_legal: int  # length of the array that legal moves are written into
    draw_size: int  # length of the array that a draw is written into
    legal_moves: Callable[[Position, Any], int]  # (position, moves) → how many
    play: Callable[[Position, int], None]
    sample_chance: Callable[[Position, np.random.Generator, Any], None]  # writes a draw
    play_chance: Callable[[Position, Any], None]  # makes it
    imagine: Callable[[Position, int, np.random.Generator, Any], None]  # shuffles what is hidden
    share: Callable[[Position, int], float]  # a seat's share of the win, once the game is over
    secrets: int = 0  # numbers that what a seat hides can have, from 0 on; 0 if nothing is hidden
    secret: Callable[[Position, int], int] = no_secret  # what a seat hides, as a number
    suppose: Callable[[Position, int, int], None] = no_change  # lets a seat hide something else

    @property
    def hides(self) -> bool:
        """Is anything hidden from the seat to act?"""
        return self.secrets > 0


class Ply(NamedTuple):
    """A move by its number, and the position before it."""

    position: Position
    move: int


@compiled
def nothing_to_blur(s: Position) -> None:
    """In this game everything counts."""


@compiled
def never_stuck(s: Position, gain: float) -> bool:
    """In this game every move brings the end nearer."""
    return False


def no_outlook(before: Position, after: Position, seat: int) -> str:
    """In this game the reasons say it all."""
    return ""


class Weights(NamedTuple):
    """What the terms of a standing count, found by self-play."""

    terms: Any  # points for one of each term, a row for each stage of the game
    openly: Any  # the same without the terms that others cannot see
    spread: Any  # points of lead that make a win e times as likely, for each stage
    rival: float  # how much the best rival's standing counts against one's own


@dataclass(frozen=True, slots=True)
class Heuristics:
    """What can be counted to judge how well a seat stands, as compiled functions.

    A standing is the sum of all terms with their weights: the points that a seat can expect to have
    in the end. In the last row, which is for games that are over, it is the points it has.
    """

    reasons: Mapping[str, str]  # every term by name, and the reason for which it speaks
    gauges: Mapping[str, str]  # every reason, and the term that shows it best
    overlooked: Mapping[str, tuple[str, ...]]  # by level, the reasons for which it has no eye
    hidden: tuple[str, ...]  # terms of a seat that others cannot see
    stages: int
    stage: Callable[[Position, int], int]  # which row of the weights is meant for a seat
    terms: Callable[[Position, Any], None]  # counts every term, a row for each seat
    weights: Path
    blur: Callable[[Position], None] = nothing_to_blur  # wipes out what no term or move depends on
    race: bool = False  # do points come one by one, and whoever has all of them first wins?
    stuck: Callable[[Position, float], bool] = never_stuck  # is a gain too small to lead anywhere?
    likely: Callable[[Position, Any], int] | None = None  # as legal_moves, less what few consider
    outlook: Callable[[Position, Position, int], str] = no_outlook  # what a move brings a seat

    def read_weights(self) -> Weights:
        """The weights from their file."""
        read = msgspec.json.decode(self.weights.read_bytes())
        rows = np.array([[row[name] for name in self.reasons] for row in read["terms"]])
        return self.weights_from(rows, np.array(read["spread"]), read["rival"])

    def weights_from(self, terms: Any, spread: Any, rival: float) -> Weights:
        """The weights with what others can see of them."""
        seen = np.array([term not in self.hidden for term in self.reasons])
        return Weights(terms, terms * seen, spread, rival)


class Game(ABC):
    """The facts of a game and what can be asked of it. Positions are changed in place by `play`."""

    name: ClassVar[str]
    title: ClassVar[str]
    module: ClassVar[str]  # where GAME is found
    seats: ClassVar[range]
    options: ClassVar[Mapping[str, Sequence[str]]]  # values of each option, the default first
    printed: ClassVar[type[msgspec.Struct]]  # the components, as what is printed on the pieces
    rules: ClassVar[CompiledRules]
    not_in_json: ClassVar[Sequence[str]] = ()  # fields of a position that its JSON leaves out
    heuristics: ClassVar[Heuristics]
    notation_help: ClassVar[str]  # how moves are written, for someone about to type one

    # -------------------------------------------------------------- the box and the table

    @abstractmethod
    def read_components(self, box: Path | Json | None, options: Mapping[str, str]) -> Json:
        """What is printed on the pieces in play: by a box of the user's own, or by ours.

        A box is a TOML file, or what such a file says.
        """

    @abstractmethod
    def new_position(self, seats: int, options: Mapping[str, str], components: Json) -> Position:
        """The table before anything is drawn; refuses components that cannot be played with."""

    def check_options(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """All options with their values, defaults filled in; refuses what does not exist."""
        if type(seats) is not int or seats not in self.seats:
            sentence = f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}"
            raise InvalidOption(sentence)
        for name, value in options.items():
            if name not in self.options:
                raise InvalidOption(f"{self.title} has no option {name[:40]!r}")
            if value not in self.options[name]:
                known = " or ".join(self.options[name])
                raise InvalidOption(f"{name} is {known}, not {value[:40]!r}")
        return {name: options.get(name, values[0]) for name, values in self.options.items()}

    # -------------------------------------------------------------- playing

    def to_act(self, position: Position) -> int:
        """The seat whose move it is, CHANCE or NOBODY."""
        return int(position["to_act"])

    def legal_moves(self, position: Position) -> list[Move]:
        """Every move that the seat to act may make."""
        return [self.move_of(number) for number in self.legal_numbers(position)]

    def legal_numbers(self, position: Position) -> list[int]:
        """The same as the numbers that the compiled rules know them by."""
        if position["to_act"] < 0:
            return []
        moves = np.empty(self.rules.most_legal, np.int32)
        return moves[: self.rules.legal_moves(position, moves)].tolist()

    @abstractmethod
    def play(self, position: Position, move: Move) -> None:
        """Make a move of a seat or of chance; IllegalMove says why not, and the clause."""

    def reveals(self, before: Position, move: Move) -> bool:
        """Does the move show somebody what was hidden? Then it is not taken back lightly."""
        return False

    def shown(self, move: Move) -> str:
        """The move's notation without what is hidden in it, while the game goes on."""
        return str(move)

    @abstractmethod
    def draw_chance(self, position: Position, rng: np.random.Generator) -> Move:
        """What chance brings next, drawn but not made."""

    @abstractmethod
    def outcome(self, position: Position) -> Outcome | None:
        """Who won and why, once the game is over."""

    @abstractmethod
    def winners_among(self, position: Position, seats: Sequence[int]) -> list[int]:
        """Who of these seats would have won a game that is over, if anyone."""

    # -------------------------------------------------------------- as text, numbers and data

    @abstractmethod
    def parse_move(self, text: str) -> Move:
        """Read a move's notation; InvalidNotation if it is none."""

    @abstractmethod
    def number_of(self, move: Move) -> int:
        """A seat's move as the number that the compiled rules know it by."""

    @abstractmethod
    def move_of(self, number: int) -> Move:
        """The seat's move with this number."""

    @abstractmethod
    def position_to_json(self, position: Position) -> Json:
        """The whole position as in a trace."""

    @abstractmethod
    def position_from_json(
        self, json: Json, options: Mapping[str, str], components: Json
    ) -> Position:
        """The position described so; InvalidPosition if it cannot be."""

    @abstractmethod
    def narrate(self, before: Position, move: Move) -> list[Event]:
        """What happens in the move, step by step."""

    def foresee(self, before: Position, move: Move) -> list[Event]:
        """What happens in a seat's move, as far as that seat can know it beforehand."""
        return self.narrate(before, move)

    def view(self, position: Position, seat: int | None) -> View:
        """What a seat (or a spectator: None) may see."""
        return self.views(position, [seat])[0]

    @abstractmethod
    def views(self, position: Position, seats: Sequence[int | None]) -> list[View]:
        """What each of these may see; what they all see is described once."""

    @abstractmethod
    def draw(
        self, view: View, components: Json, names: Sequence[str], *, letters: bool = False
    ) -> Text:
        """The view as a drawing for the terminal, in shapes or in letters."""

    @abstractmethod
    def legend(self, *, letters: bool = False) -> Text:
        """What the signs in a drawing mean, in one line."""
