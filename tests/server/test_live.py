"""What listeners are told: everything once, and cheaply, however long the game is."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tessera.kernel.errors import TesseraError
from tessera.kernel.match import Match
from tessera.kernel.values import Event
from tessera.server.live import LOG_AT_ONCE, Listener, LiveTable
from tessera.server.messages import Hello
from tessera.table import commands
from tessera.table.keys import hash_of
from tessera.table.view import plies_from
from tests.table.seated import Sitting, every_game, one_screen, two_people


def live_table(sitting: Sitting) -> LiveTable:
    return LiveTable("t", sitting.table)


def welcomed(live: LiveTable, key: str | None = None, ply: int = 0) -> dict[str, Any]:
    hello = Hello(ply=ply, takebacks=len(live.table.takebacks))
    listener = Listener(live, hello, None if key is None else hash_of(key), lambda: None)
    return msgspec.json.decode(listener.welcome(1, now=0))


def plain(live: LiveTable, first: int) -> Any:
    plies = plies_from(live.table, first, live.table.ply)
    return msgspec.json.decode(msgspec.json.encode(plies))


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A number for every ply that is told, which is what a welcome costs."""
    numbers, events_from = list[int](), Match.events_from

    def counted(match: Match, first: int, last: int) -> Any:
        def one(nth: int, events: list[Event]) -> list[Event]:
            numbers.append(nth)
            return events

        return (
            one(nth, events) for nth, events in enumerate(events_from(match, first, last), first)
        )

    monkeypatch.setattr(Match, "events_from", counted)
    return numbers


@every_game
def test_however_many_say_hello_a_ply_is_told_once(game: str, told: list[int]):
    """Sixty spectators cost no more than one; with a move it is that move which costs."""
    sitting = two_people(game)
    sitting.until(lambda: sitting.ply > LOG_AT_ONCE + 5 or sitting.table.status == "over")
    live = live_table(sitting)
    first = live.table.ply - LOG_AT_ONCE
    for key in (None, "ana", "bea") * 20:
        assert welcomed(live, key)["plies"] == plain_cached(live, first)
    assert told == list(range(first, live.table.ply))


def plain_cached(live: LiveTable, first: int) -> Any:
    """What was told, without counting it again."""
    return msgspec.json.decode(live.plies(first, live.table.ply))


@every_game
def test_after_a_move_only_that_move_is_told(game: str, told: list[int]):
    sitting = two_people(game)
    sitting.until(lambda: sitting.ply >= 10)
    live = live_table(sitting)
    welcomed(live)
    before = live.table.ply
    told.clear()
    sitting.make(sitting.sensible_move())
    live.changed()
    welcomed(live)
    assert told == list(range(before, live.table.ply))


@every_game
def test_what_is_kept_is_what_would_be_told_anew(game: str):
    """After every move, after what is taken back, and at the end, when nothing is hidden."""
    sitting = one_screen(game)
    live = live_table(sitting)
    taken_back, tried = 0, set[int]()
    while sitting.table.status == "running":
        first = max(0, live.table.ply - LOG_AT_ONCE)
        assert welcomed(live)["plies"] == plain(live, first)
        if live.table.ply % 7 == 3 and live.table.ply not in tried:
            tried.add(live.table.ply)
            taken_back += _take_back(sitting)
            live.changed()
            first = max(0, live.table.ply - LOG_AT_ONCE)
            assert welcomed(live)["plies"] == plain(live, first)
        sitting.make(sitting.sensible_move())
        live.changed()
    assert taken_back
    first = max(0, live.table.ply - LOG_AT_ONCE)
    assert welcomed(live)["plies"] == plain(live, first)


def _take_back(sitting: Sitting) -> int:
    try:
        return len(sitting.ask(commands.undo, "ana"))
    except TesseraError:
        return 0  # something was drawn or revealed since


@every_game
def test_whoever_reads_a_whole_game_leaves_little_behind(
    game: str, monkeypatch: pytest.MonkeyPatch
):
    """What welcomes need is kept, and a little besides; all of it is told as it was."""
    sitting = two_people(game)
    sitting.until(lambda: sitting.ply > 2 * LOG_AT_ONCE)
    monkeypatch.setattr("tessera.server.live.MOST_EARLIER", 10)
    live, kept = live_table(sitting), list[int]()
    everything = plain(live, 0)
    for first in range(live.table.ply):
        assert msgspec.json.decode(live.plies(first, first + 1)) == everything[first : first + 1]
        kept.append(len(live._log._told))
    assert max(kept) == LOG_AT_ONCE + 10
    assert welcomed(live)["plies"] == everything[-LOG_AT_ONCE:]
