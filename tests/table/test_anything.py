"""Random people ask random things of a table, and after every entry all is as it must be."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, get_args

import msgspec
import numpy as np
import pytest

from tessera.games import GAMES
from tessera.kernel.engine.chance import CHANCE, generator
from tessera.kernel.errors import TesseraError
from tessera.kernel.match import Match
from tessera.table import commands
from tessera.table.chat import AT_ONCE, REACTIONS, WITHIN
from tessera.table.commands import Changes
from tessera.table.entries import AnyChange, Played, TakenBack, entry_from_json
from tessera.table.keys import hash_of
from tessera.table.settings import Pace
from tessera.table.table import Table
from tessera.table.view import record_of, state_of

from .seated import (
    BOT,
    EVERYBODY,
    INVITED,
    OPEN,
    TIMED,
    Request,
    Sitting,
    every_game,
    everything,
    replayed,
    shown,
)

STEPS = 300
SEEDS = range(8)
AFTER_THE_END = 15  # steps
ORDER = ("waiting", "running", "over")
Wish = tuple[Request, str | None, dict[str, Any]]  # what, by whom, with what
PACES = (Pace(), Pace(clock="move", seconds=20), Pace(clock="game", seconds=300))


class Crowd:
    """People at one table who do what comes into their heads."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng = generator(seed)
        kinds = [OPEN, INVITED, OPEN, INVITED, OPEN, BOT]
        places = [OPEN, *(self.one_of(kinds) for _ in range(1 + seed % 3))]
        self.sitting = Sitting(
            game,
            places,
            host="host",
            secret=f"{seed:064x}",
            pace=PACES[seed % 3],
            absent="forfeit" if seed % 2 else "bot",
            undo=seed % 5 != 0,
        )
        self.secret = f"{seed:064x}"
        self.twin = replayed(game, self.sitting.entries)
        self.happened = Counter[str]()

    def one_of(self, things: Any) -> Any:
        """Any one of them."""
        return things[int(self.rng.integers(len(things)))]

    # -------------------------------------------------------------- what they want

    def wish(self) -> Wish:
        """A request, who makes it, and with what."""
        table = self.sitting.table
        if table.status == "running" and self.rng.random() < (0.1 if table.question else 0.4):
            return self.sensible_move()
        (who, seat), early = self.somebody(), table.status == "waiting"
        near = table.ply + int(self.rng.integers(-3, 2))
        move = {"ply": near, "move": self.some_move(near)}
        likely: list[tuple[float, Request, str | None, dict[str, Any]]] = [
            (6 * early + 0.5, commands.sit, (new := self.one_of(EVERYBODY)), self.seat_wanted(new)),
            (2 * early + 0.5, commands.stand, who, {"seat": seat}),
            (0.5, commands.start, self.one_of(["host", who]), {"level": "novice"}),
            (1, commands.play, who, move),
            (0.5, commands.play_for, None, move),
            (4, commands.undo, who, {}),
            (9 if table.question else 0.5, commands.answer, who, {"agree": self.often()}),
            (0.3, commands.leave, who, {"seat": seat}),
            (1.5, commands.come_back, who, {"seat": seat}),
            (1, commands.expire, None, {}),
            (1, commands.lapse, None, {}),
            (1, commands.say, who, {"seat": seat, "text": self.one_of(["hm", "x" * 301])}),
            (4, commands.react, who, {"seat": seat, "reaction": self.one_of(REACTIONS)}),
        ]
        weights = np.array([weight for weight, *_ in likely])
        nth = int(self.rng.choice(len(likely), p=weights / weights.sum()))
        _, request, whose, wishes = likely[nth]
        return request, whose, wishes

    def often(self) -> bool:
        """Yes, four times of five."""
        return bool(self.rng.random() < 0.8)

    def somebody(self) -> tuple[str, int]:
        """Somebody and a seat: often one of their own."""
        table = self.sitting.table
        taken = [nth for nth, seat in enumerate(table.seats) if seat.key]
        if taken and self.often():
            seat = self.one_of(taken)
            return self.sitting.who(seat), seat
        return self.one_of(EVERYBODY), int(self.rng.integers(-1, len(table.seats) + 1))

    def seat_wanted(self, who: str) -> dict[str, Any]:
        """A seat, often with the link to it."""
        seat = int(self.rng.integers(-1, len(self.sitting.table.seats) + 1))
        link = [*self.sitting.invitations, None][seat] if self.often() else None
        return {"seat": seat, "name": who, "seed": who, "invitation": hash_of(link or "")}

    def some_move(self, ply: int) -> str:
        """One that was made, one that may be made, or none at all."""
        match = self.sitting.table.match
        if match is None or self.rng.random() < 0.1:
            return "nonsense"
        if 0 <= ply < match.ply:
            return str(match.moves[ply])
        return str(self.one_of(match.legal_moves() or ["nonsense"]))

    def sensible_move(self) -> Wish:
        """Whoever is to act does what a player would."""
        sitting, table = self.sitting, self.sitting.table
        move = sitting.sensible_move()
        if table.seats[table.to_act].is_played_by_person:
            return commands.play, sitting.who(table.to_act), {"ply": table.ply, "move": move}
        return commands.play_for, None, {"ply": table.ply, "move": move}

    # -------------------------------------------------------------- what comes of it

    def step(self) -> None:
        """Somebody wants something; if it is granted, it happens."""
        sitting, (request, who, wishes) = self.sitting, self.wish()
        sitting.later(int(self.rng.choice([0, 0, 0, 0, 0, 100, 300, 12_000])))
        if request in TIMED:
            wishes["at"] = sitting.now
        before = everything(sitting.table)
        try:
            changes = request(sitting.table, *([] if who is None else [hash_of(who)]), **wishes)
        except TesseraError as refusal:
            self.happened[refusal.code] += 1
            changes = Changes()
        assert everything(sitting.table) == before
        if changes:
            self.happen(changes)

    def happen(self, changes: Changes) -> None:
        """Add the entry, here and where it was kept, and look at everything."""
        sitting, table = self.sitting, self.sitting.table
        check_plies(table, changes)
        status, commitment = table.status, table.commitment
        sitting.add(changes)
        self.twin.add(entry_from_json(msgspec.json.encode(sitting.entries[-1])))
        assert everything(self.twin) == everything(table)
        assert table.number == self.twin.number == len(sitting.entries)
        assert ORDER.index(table.status) - ORDER.index(status) in (0, 1, 2)
        assert table.commitment == commitment
        check_standing(table, self.secret)
        check_clock(table)
        check_talk(table)
        self.happened.update(type(change).__name__ for change in changes)


# ------------------------------------------------------------------ what must be


def check_plies(table: Table, changes: Changes) -> None:
    """Moves come one after the other; what is taken back showed nobody anything, nor was drawn."""
    match, ply = table.match, table.ply
    for change in changes:
        if isinstance(change, Played):
            assert change.ply == ply
            ply += 1
        if isinstance(change, TakenBack):
            assert match is not None
            assert 0 <= change.ply < match.ply
            for nth in range(change.ply, match.ply):
                assert match.seat_at(nth) != CHANCE
                assert not table.game.reveals(match.position_at(nth), match.moves[nth])


def check_standing(table: Table, secret: str) -> None:
    """Exactly one of waiting, running and over, in everything that is said about the table."""
    state = state_of(table)
    assert (state.status == "waiting") == (table.match is None)
    assert (state.status == "running") == (state.to_act is not None)
    assert (state.status == "over") == (state.outcome is not None)
    assert state.shuffle.secret == (secret if state.status == "over" else None)
    assert table.match is None or table.match.to_act != CHANCE
    if state.outcome is not None:
        winners = state.outcome.winners
        assert not [seat for seat in winners if state.seats[seat].forfeited]
    if state.status == "running":
        assert sum(not seat.forfeited for seat in state.seats) >= 2
        assert all(seat.name for seat in state.seats)
    if state.question is not None:
        assert state.status == "running"
        assert state.seats[state.question.seat].person
        assert table.running_match().seat_at(state.question.ply) == state.question.seat
    for seat in table.seats:
        assert not seat.forfeited or table.settings.absent == "forfeit"
        assert not seat.is_away or table.settings.absent == "bot"


def check_clock(table: Table) -> None:
    """It runs for a person who is to act, and nobody has more than everything or less than none."""
    pace, deadline = table.settings.pace, table.clock.deadline
    acting = table.seats[table.to_act] if table.status == "running" else None
    runs = pace.clock != "none" and acting is not None and acting.is_played_by_person
    assert (deadline is not None) == runs
    assert all(0 <= left <= pace.seconds * 1000 for left in table.clock.left)


def check_talk(table: Table) -> None:
    """Nobody talks too much at once."""
    for seat in range(len(table.seats)):
        times = [line.at for line in table.talk.lines if line.seat == seat]
        for nth in range(AT_ONCE, len(times)):
            assert times[nth] - times[nth - AT_ONCE] >= WITHIN


# ------------------------------------------------------------------ the tests


@cache
def crowd_at(game: str, seed: int) -> Crowd:
    """People who have had a few hundred wishes."""
    crowd, after = Crowd(game, seed), 0
    for _ in range(STEPS):
        crowd.step()
        after += crowd.sitting.table.status == "over"
        if after > AFTER_THE_END:
            break
    return crowd


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_people_do_a_table_stays_what_it_must_be(game: str, seed: int):
    """All is checked after every wish; in the end the journal makes the same table."""
    crowd = crowd_at(game, seed)
    table = crowd.sitting.table
    again = replayed(game, crowd.sitting.entries)
    assert everything(again) == everything(table)
    assert shown(again) == shown(table)
    if table.status == "over":
        assert Match.from_record(GAMES[game], record_of(table)).check_draws() > 3
    else:
        assert crowd.secret not in shown(table).decode()


def test_people_do_nearly_everything_above():
    """Or the test before would not say much."""
    crowds = [crowd_at(game, seed) for game in GAMES for seed in SEEDS]
    happened = sum((crowd.happened for crowd in crowds), Counter[str]())
    missing = {kind.__name__ for kind in get_args(AnyChange)} - set(happened)
    assert missing == {"Opened", "Followed"}
    assert {"stale-move", "not-your-turn", "too-fast", "seat-taken", "away"} <= set(happened)
    assert sum(crowd.sitting.table.status == "over" for crowd in crowds) >= 4
    assert min(happened["TakenBack"], happened["Asked"], happened["Declined"]) > 5
