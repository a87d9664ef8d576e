"""A match: one game being played. This is what `tessera.new_game` returns."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from copy import copy, deepcopy
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from msgspec import UNSET

from tessera.kernel.engine.chance import CHANCE, NOBODY, Draws, generator
from tessera.kernel.errors import (
    IllegalMove,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    StaleMove,
    TesseraError,
)
from tessera.kernel.fair_draws import Shuffle, draws_from
from tessera.kernel.game import Game, Numbers
from tessera.kernel.history import PastPositions
from tessera.kernel.position import Position
from tessera.kernel.records import Record, check_names, write_record
from tessera.kernel.values import Event, Json, Move, Outcome, Ply, SeatMove, View

if TYPE_CHECKING:
    from rich.text import Text


PLIES_FOR_BOTS = 40  # as far back as they look


class Match:
    """A game, who plays it, and every move so far, from set-up or from the position `start`.

    With a generator, or one for each ply, chance acts by itself as soon as it is its turn. Without,
    its moves are played like any other, to type in a game from a real table.
    """

    def __init__(
        self,
        game: Game,
        *,
        seats: int,
        options: Mapping[str, str],
        components: Json,
        start: Position | None = None,
        names: Sequence[str] = (),
        rng: np.random.Generator | Draws | None = None,
        keep_every: int = 1,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.check_options(seats, options)
        self.components = components
        self.names = list(names) or [f"Seat {seat}" for seat in range(seats)]
        check_names(self.names, seats)
        self.moves: list[Move] = []
        if start is not None and start.seats != seats:
            raise InvalidPosition(f"this is a position of {start.seats} seats")
        self.start = None if start is None else game.position_to_json(start)
        self.position: Position = (
            game.new_position(seats, self.options, components) if start is None else start
        )
        self._history = PastPositions(game, self.moves, keep_every)
        self._seats: list[int] = []  # who made each move
        self.shuffle: Shuffle | None = None  # what is said about the draws
        self.chance_by_hand = rng is None  # chance moves are played like all others
        self._rng = rng
        self._legal: tuple[int, Numbers] | None = None  # the ply, and the moves that were listed
        self._tried: list[tuple[Move, Position]] = []  # moves from here on, each with what it makes
        self._let_chance_act()

    # -------------------------------------------------------------- whose turn

    @property
    def ply(self) -> int:
        """How many moves have been made, chance included; the number of the next one."""
        return len(self.moves)

    @property
    def to_act(self) -> int:
        """The seat whose move it is, CHANCE or NOBODY."""
        return self.game.to_act(self.position)

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.to_act == NOBODY

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why, once the game is over."""
        return self.game.outcome(self.position)

    # -------------------------------------------------------------- playing

    def legal_moves(self) -> list[SeatMove]:
        """Every move that the seat to act may make."""
        return [*map(self.game.move_of, self.legal_numbers().tolist())]

    def legal_numbers(self) -> Numbers:
        """The same as numbers, listed once for a position."""
        if self._legal is None or self._legal[0] != self.ply:
            self._legal = self.ply, self.game.listed(self.position)
        return self._legal[1]

    def play(self, move: Move | str, *, ply: int | None = None) -> None:
        """Make a move, given as a value or as text.

        With the ply it belongs to, a move that comes too late is refused as stale.
        """
        if ply is not None and ply != self.ply:
            raise StaleMove(
                f"this move is for ply {ply}; the game is at ply {self.ply}", ply=self.ply
            )
        made, after = self._after(move)
        self._keep(self.position, made)
        self.position = after
        self._let_chance_act()

    def try_out(self, draws: Draws, move: Move | str | None = None) -> list[Move]:
        """A move, if there is one, and all that is drawn then, as the game knows them.

        None is made, and whoever makes them next does not have to judge them again.
        """
        self._tried = [] if move is None else [self._after(move)]
        position = self._tried[0][1] if self._tried else self.position
        while self.game.to_act(position) == CHANCE:
            position = position.copy()
            drawn = self.game.play_chance(position, draws(self.ply + len(self._tried)))
            self._tried.append((drawn, position))
        return [made for made, _ in self._tried]

    def _after(self, move: Move | str) -> tuple[Move, Position]:
        """The move as the game knows it, and the position after it."""
        if self._tried and str(self._tried[0][0]) == str(move):
            return self._tried[0]
        position = self.position.copy()
        return self.game.play(position, move, self.legal_numbers()), position

    def undo(self) -> None:
        """Take back the last move of a seat, and what chance did after it.

        Played on from there, chance draws anew. Where chance moves are typed in, they are taken
        back like any other, one at a time.
        """
        plies = (p for p in range(self.ply) if self.chance_by_hand or self.seat_at(p) != CHANCE)
        last = max(plies, default=None)
        if last is None:
            raise IllegalMove("there is no move to take back", code="nothing-to-undo")
        self.undo_to(last)

    def undo_to(self, ply: int) -> None:
        """Take back the move of the ply and all after it."""
        self.position, self._legal, self._tried = self.position_at(ply), None, []
        del self.moves[ply:], self._seats[ply:]
        self._history.cut(ply)

    def last_move_of(self, seats: Collection[int]) -> int:
        """The ply of the last move of these seats, if it can still be taken back in fairness.

        Not if anything was drawn or revealed since: that cannot be forgotten.
        """
        since = [ply for ply in range(self.ply) if self._seats[ply] in seats][-1:]
        if not since:
            raise IllegalMove("there is no move to take back", code="nothing-to-undo")
        for ply in range(since[0], self.ply):
            if self.seat_at(ply) == CHANCE:
                raise IllegalMove("what was drawn since cannot be taken back", code="past-chance")
            if self.game.reveals(self.position_at(ply), self.moves[ply]):
                sentence = "what came to light since cannot be taken back"
                raise IllegalMove(sentence, code="past-revealed")
        return since[0]

    def copy(self, *, seed: int | None = None) -> Match:
        """The same game, to try something out: it goes its own way, with draws of its own."""
        twin = copy(self)
        twin.position = self.position.copy()
        twin.moves, twin._seats, twin.names = self.moves[:], self._seats[:], self.names[:]
        twin._history, twin._tried = self._history.copy(twin.moves), []
        twin._rng = None if self.chance_by_hand else generator(seed)
        return twin

    def _keep(self, before: Position, move: Move) -> None:
        self._history.add(before)
        self._seats.append(self.game.to_act(before))
        self.moves.append(move)
        as_tried = self._tried and self._tried[0][0] is move
        self._tried = self._tried[1:] if as_tried else []

    def _let_chance_act(self) -> None:
        while self._rng is not None and self.to_act == CHANCE:
            rng = self._rng(self.ply) if callable(self._rng) else self._rng
            before = self.position.copy()
            self._keep(before, self.game.play_chance(self.position, rng))

    # -------------------------------------------------------------- looking

    def position_at(self, ply: int) -> Position:
        """A copy of the position before the ply was played; the present one comes last."""
        if not 0 <= ply <= self.ply:
            raise InvalidOption(f"there is no ply {ply}: the game is at ply {self.ply}")
        return self._before(ply).copy()

    def _before(self, ply: int) -> Position:
        """The position before the ply, for looking only."""
        return self.position if ply == self.ply else self._history.before(ply)

    def recent_plies(self, ply: int | None = None) -> list[Ply]:
        """What the seats did lately, up to now or before the ply: for whoever wants to learn."""
        end = self.ply if ply is None else ply
        first = max(0, end - PLIES_FOR_BOTS)
        return [
            Ply(position, self.game.number_of(self.moves[nth]))
            for nth, position in enumerate(self._history.between(first, end), first)
            if self.seat_at(nth) != CHANCE
        ]

    def seat_at(self, ply: int) -> int:
        """Who made the move of the ply: a seat, or CHANCE."""
        return self._seats[ply]

    def events(self, ply: int = -1) -> list[Event]:
        """What happened in a move: the last one, or that of the ply; nothing before the first."""
        if not self.moves:
            return []
        nth = ply if ply >= 0 else self.ply + ply
        return self.game.narrate(self._before(nth), self.moves[nth])

    def events_from(self, first: int, last: int) -> Iterator[list[Event]]:
        """What happened in each of the plies from one up to, but not including, another."""
        for ply, position in enumerate(self._history.between(first, last), first):
            yield self.game.narrate(position, self.moves[ply])

    def view(self, seat: int | None = None) -> View:
        """What a seat may see; without a seat, what a spectator may."""
        return self.game.view(self.position, seat)

    def draw(self, seat: int | None = None, *, letters: bool = False) -> Text:
        """The table as a drawing; `print` shows it plain, Rich in colour."""
        return self.game.draw(self.view(seat), self.components, self.names, letters=letters)

    # -------------------------------------------------------------- keeping

    def record(self) -> Record:
        """The record of the game so far."""
        check_names(self.names, self.seats)
        return Record(
            game=self.game.name,
            seats=self.seats,
            options=dict(self.options),
            names=list(self.names),
            components=deepcopy(self.components),
            start=UNSET if self.start is None else deepcopy(self.start),
            moves=[str(move) for move in self.moves],
            outcome=self.outcome,
            shuffle=self.shuffle,
        )

    def check_draws(self, commitment: str | None = None) -> int:
        """Draw everything again from the secret; InvalidRecord if something else was drawn.

        Only with the commitment that somebody kept from before the game is it known that the secret
        was not chosen later.
        """
        if self.shuffle is None or self.shuffle.secret is None:
            raise InvalidRecord("the secret behind the draws is not in this record")
        self.shuffle.compare(commitment)
        if not self.shuffle.is_kept:
            raise InvalidRecord("the secret is not the one that the table committed to")
        draws, drawn = draws_from(self.shuffle.secret, self.shuffle.seeds), 0
        for ply, position in enumerate(self._history.between(0, self.ply)):
            if self.seat_at(ply) == CHANCE:
                move = self.game.draw_chance(position, draws(ply))
                if str(move) != str(self.moves[ply]):
                    sentence = f"ply {ply} was not drawn fairly: the secret brings {move}"
                    raise InvalidRecord(sentence, ply=ply)
                drawn += 1
        return drawn

    def to_json(self) -> str:
        """The record as JSON text."""
        return self.record().to_json()

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        write_record(self.record(), Path(path))

    @classmethod
    def from_record(
        cls,
        game: Game,
        record: Record,
        rng: np.random.Generator | Draws | None = None,
    ) -> Match:
        """Play a record again, move by move; InvalidRecord names the first that is wrong."""
        try:
            options, start = game.check_options(record.seats, record.options), None
            if record.start is not UNSET:
                start = game.position_from_json(record.start, options, record.components)
            match = cls(
                game,
                seats=record.seats,
                options=options,
                components=record.components,
                start=start,
                names=record.names,
            )
        except TesseraError as error:
            raise InvalidRecord(f"this record cannot be set up: {error}") from error
        for ply, move in enumerate(record.moves):
            try:
                match.play(move)
            except TesseraError as error:
                if move.endswith(" ?"):
                    sentence = "what was hidden is left out of this record"
                    again = "take it again when the game is over"
                    raise InvalidRecord(f"{sentence}: {again}", ply=ply) from error
                raise InvalidRecord(f"ply {ply}, {move[:60]!r}: {error}", ply=ply) from error
        if record.outcome is not None and record.outcome != match.outcome:
            raise InvalidRecord("this record claims another outcome than its moves lead to")
        match._rng, match.chance_by_hand, match.shuffle = rng, rng is None, record.shuffle
        match._let_chance_act()
        return match
