"""What a game is: its facts, and the functions that answer whatever other parts ask.

A game's module holds one `Game`, named GAME. Search, tables, experiments and the command line know
games only through it, so that a third game is a third folder. What it does not bring is plain.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import numpy as np

from tessera.kernel import plain
from tessera.kernel.compiling import EntryPoint, entry_points_of
from tessera.kernel.engine.chance import MOST_SEATS, NOBODY
from tessera.kernel.engine.heuristics import Heuristics, SelfPlay, Weights
from tessera.kernel.engine.rules import CompiledRules, nothing_possible
from tessera.kernel.errors import IllegalMove, InvalidOption
from tessera.kernel.position import Position, empty_position
from tessera.kernel.values import ChanceMove, Event, Json, Move, Outcome, SeatMove, View

if TYPE_CHECKING:
    from rich.text import Text

Draw = np.ndarray[Any, np.dtype[np.int8]]
Numbers = np.ndarray[Any, np.dtype[np.int32]]
Options = Mapping[str, str]


class Drawing(Protocol):
    """How a game draws a view for the terminal."""

    def __call__(  # noqa: D102
        self, view: Any, components: Json, names: Sequence[str], *, letters: bool = False
    ) -> Text: ...


class Learning(Protocol):
    """How better weights come of games that bots play with those before."""

    def __call__(  # noqa: D102
        self,
        game: Game,
        bots: SelfPlay,
        before: Weights,
        *,
        games: int,
        noise: float | None,
        seed: int,
    ) -> Weights: ...


class Legend(Protocol):
    """How it says what the signs in a drawing mean, in one line."""

    def __call__(self, *, letters: bool = False) -> Text: ...  # noqa: D102


PLAIN: Any = None  # a room that the game does not bring: `kernel.plain` has one


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """The facts of a game, and its rooms' functions by name. Positions are changed by `play`."""

    module: str  # where GAME is found; its last part is the game's name
    title: str
    seats: range
    options: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    # values of each option, the default first
    rules: CompiledRules
    heuristics: Heuristics = field(default_factory=Heuristics)
    learn_weights: Learning | None = None  # if there is a better way than a linear fit
    name: str = ""  # how it is called everywhere but to people; else as the module is

    # the box and the table
    printed: type[msgspec.Struct] = plain.Components
    # the components, as what is printed on the pieces
    read_components: Callable[[Path | Json | None, Options], Json] = PLAIN
    # what is printed on the pieces in play: by a box of the user's own (a TOML file, or what such
    # a file says), or by ours
    new_position: Callable[[int, Options, Json], Position] = PLAIN
    # the table before anything is drawn; refuses components that cannot be played with

    # moves as text and numbers; whoever brings one of these five brings them all
    moves: Sequence[str] = ()  # how each number is written, where a move is nothing but that
    notation_help: str = PLAIN  # how moves are written, for someone about to type one
    parse_move: Callable[[str], Move] = PLAIN  # InvalidNotation if it is none
    number_of: Callable[[Any], int] = PLAIN
    # the number by which the compiled rules know a seat's move
    move_of: Callable[[int], SeatMove] = PLAIN
    draw_of: Callable[[Any], Draw] = PLAIN  # the same for what chance does
    chance_move_of: Callable[[Position, Draw], ChanceMove] = PLAIN
    shown: Callable[[Any], str] = PLAIN
    # the notation without what is hidden, while a game goes on
    why_not: Callable[[Position, Any], IllegalMove] = PLAIN  # of a seat's move that is not legal
    why_not_drawn: Callable[[Position, Any], IllegalMove | None] = PLAIN

    # what happens
    events: Sequence[type[Event]] = (plain.Moved, plain.Drew, plain.Ended)  # all that there are
    narrate: Callable[[Position, Any], list[Event]] = PLAIN  # in a move, step by step
    foresee: Callable[[Position, Any], list[Event]] = PLAIN
    # as far as its seat can know it beforehand
    verdict: Callable[[Position, Any], list[Event]] = PLAIN
    # what the move is worth for what only its seat knows, such as a task in its hand
    reveals: Callable[[Position, Any], bool] = PLAIN  # then it is not taken back lightly
    outcome_of: Callable[[Position], Outcome] = PLAIN  # of a game that is over
    winners_among: Callable[[Position, Sequence[int]], list[int]] = PLAIN
    # who of these seats would have won a game that is over, if anyone

    # as data and as a drawing
    describe: Callable[[Position], msgspec.Struct | Json] = PLAIN
    # the whole position, as in a trace
    position_from_json: Callable[[Json, Options, Json], Position] = PLAIN
    # the position described so, with these options and components; InvalidPosition if it cannot be
    not_in_json: Sequence[str] = ()  # fields of a position that its JSON leaves out
    view_type: type[View] = plain.View
    views_of: Callable[[Position, Sequence[int | None]], Sequence[View]] = PLAIN
    # what each of these may see
    draw: Drawing = PLAIN
    legend: Legend = PLAIN

    def __post_init__(self) -> None:
        """Put plain rooms where it brings none, unless they could harm it."""
        rules, title = self.rules, self.title
        if not 2 <= min(self.seats) <= max(self.seats) <= MOST_SEATS:
            raise TypeError(f"{title}: a game is for 2 to {MOST_SEATS} seats")
        secrets = [room for room in plain.SHOWING if rules.hides and getattr(self, room) is PLAIN]
        if secrets:
            raise TypeError(f"{title} hides something: {', '.join(secrets)} would tell it")
        if rules.has_chance and self.why_not_drawn is PLAIN and rules.can_draw is nothing_possible:
            raise TypeError(f"{title}: only its rules can say which draws there are, by `can_draw`")
        rooms = plain.Plain(self)
        for room in plain.ROOMS:
            if getattr(self, room) is PLAIN:
                object.__setattr__(self, room, getattr(rooms, room))
        object.__setattr__(self, "name", self.name or self.module.rpartition(".")[2])

    def check_options(self, seats: int, options: Options) -> dict[str, str]:
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

    def legal_moves(self, position: Position) -> list[SeatMove]:
        """Every move that the seat to act may make."""
        return [self.move_of(number) for number in self.legal_numbers(position)]

    def legal_numbers(self, position: Position) -> list[int]:
        """The same as the numbers that the compiled rules know them by."""
        return self.listed(position).tolist()

    def listed(self, position: Position) -> Numbers:
        """The same in a small array, to keep."""
        moves = np.empty(self.rules.most_legal, np.int32)
        count = self.rules.legal_moves(position, moves) if position["to_act"] >= 0 else 0
        return moves[:count].copy()

    @cached_property
    def _text_of(self) -> Callable[[int], str]:
        @cache
        def text_of(number: int) -> str:
            return str(self.move_of(number))

        return text_of

    def texts_of(self, legal: Numbers) -> list[str]:
        """The notation of these moves."""
        return [*map(self._text_of, legal.tolist())]

    def play(self, position: Position, move: Move | str, legal: Numbers | None = None) -> Move:
        """Make a move of a seat or of chance; IllegalMove says why not, and the clause.

        The move comes back as the game knows it: whoever made it up may have written 1.0 for 1.
        Whoever has listed the legal moves already hands them over.
        """
        if not isinstance(move, SeatMove):
            move = self.parse_move(str(move))
        if isinstance(move, SeatMove):
            numbers = (self.listed(position) if legal is None else legal).tolist()
            moves = [*map(self.move_of, numbers)]
            if move not in moves:
                raise self.why_not(position, self.parse_move(str(move)))
            nth = moves.index(move)
            self.rules.play(position, numbers[nth])
            return moves[nth]
        refusal = self.why_not_drawn(position, move)
        if refusal is not None:
            raise refusal
        self.rules.play_chance(position, self.draw_of(move))
        return move

    def replay(self, position: Position, move: Move) -> None:
        """Make a move that was made before from here."""
        if isinstance(move, SeatMove):
            self.rules.play(position, self.number_of(move))
        else:
            self.rules.play_chance(position, self.draw_of(move))

    def draw_chance(self, position: Position, rng: np.random.Generator) -> ChanceMove:
        """What chance brings next, drawn but not made."""
        return self.chance_move_of(position, self._drawn(position, rng))

    def play_chance(self, position: Position, rng: np.random.Generator) -> ChanceMove:
        """The same, and made."""
        draw = self._drawn(position, rng)
        move = self.chance_move_of(position, draw)
        self.rules.play_chance(position, draw)
        return move

    def _drawn(self, position: Position, rng: np.random.Generator) -> Draw:
        draw = np.zeros(self.rules.draw_size, np.int8)
        self.rules.sample_chance(position, rng, draw)
        return draw

    def outcome(self, position: Position) -> Outcome | None:
        """Who won and why, once the game is over."""
        return self.outcome_of(position) if position["to_act"] == NOBODY else None

    # -------------------------------------------------------------- compiling ahead

    def entry_points(self) -> list[EntryPoint]:
        """What Python calls of its engine; arguments mean the same by name in every function."""
        rules, terms = self.rules, len(self.heuristics.reasons)
        examples = {
            "s": empty_position(rules.position),
            "moves": np.zeros(rules.most_legal, np.int32),
            "draw": np.zeros(rules.draw_size, np.int8),
            "rng": np.random.default_rng(0),
            "counted": np.zeros((MOST_SEATS, terms)),
            "gain": 0.0,
        }
        known = [getattr(of, one.name) for of in (rules, self.heuristics) for one in fields(of)]
        return entry_points_of(self.module, examples, [one for one in known if callable(one)])

    # -------------------------------------------------------------- as data

    def position_to_json(self, position: Position) -> Json:
        """The whole position as in a trace."""
        return msgspec.to_builtins(self.describe(position))

    def view(self, position: Position, seat: int | None) -> View:
        """What a seat (or a spectator: None) may see."""
        return self.views(position, [seat])[0]

    def views(self, position: Position, seats: Sequence[int | None]) -> Sequence[View]:
        """What each of these may see; what they all see is described once."""
        for seat in seats:
            if seat is not None and seat not in range(position["seats"]):
                raise InvalidOption(f"there is no seat {seat}")
        return self.views_of(position, seats)
