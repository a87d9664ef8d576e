"""Who reads next, of all lines together."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tessera.server import pieces
from tessera.server.pieces import PiecewiseReader, Turns

pytestmark = pytest.mark.anyio


class Line(PiecewiseReader):
    """One that always has more to be read."""

    def __init__(self, turns: Turns, network: str, read: list[str]) -> None:
        self.loop, self.turns, self.network = asyncio.get_running_loop(), turns, network
        self._pieces = read

    def read_piece(self) -> None:
        self._pieces.append(self.network)


@pytest.fixture(autouse=True)
def one_piece_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces, "TURN_SECONDS", 0.0)


async def turns_of_the_loop(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def test_a_line_by_itself_is_read_at_once(monkeypatch: pytest.MonkeyPatch):
    """Nobody is kept waiting for nothing."""
    monkeypatch.setattr(pieces, "TURN_SECONDS", 1e9)
    read: list[str] = []
    turns = Turns()
    turns.read(Line(turns, "a", read))
    assert read == ["a"]


async def test_houses_take_turns():
    """Somebody else's line comes second, however many lines the first network has."""
    read: list[str] = []
    turns = Turns()
    for network in [*["crowd"] * 50, "somebody"]:
        turns.read(Line(turns, network, read))
    await turns_of_the_loop(2)
    assert read == ["crowd", "somebody"]
    await turns_of_the_loop(100)
    assert sorted(read) == [*["crowd"] * 50, "somebody"]


async def test_all_lines_share_a_turn_of_the_loop():
    """Others have their turn after a piece, not after a piece of every line."""
    read: list[str] = []
    turns = Turns()
    for _ in range(50):
        turns.read(Line(turns, "crowd", read))
    for nth in range(50):
        assert len(read) <= nth + 1
        await turns_of_the_loop(1)
    await turns_of_the_loop(1)
    assert len(read) == 50


async def test_who_waits_again_waits_for_the_others():
    """A line whose next piece is there already is not read twice before another is."""
    read: list[str] = []
    turns = Turns()
    lines: list[Any] = [Line(turns, network, read) for network in ("a", "b")]
    for line in lines:
        turns.wait(line)
    await turns_of_the_loop(1)
    turns.wait(lines[0])
    await turns_of_the_loop(3)
    assert read == ["a", "b", "a"]


async def test_a_line_that_fails_keeps_no_other_waiting(monkeypatch: pytest.MonkeyPatch):
    """The loop is told what went wrong, and the next has its turn."""
    monkeypatch.setattr(pieces, "TURN_SECONDS", 1e9)
    troubles: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: troubles.append(told))
    read: list[str] = []
    turns = Turns()
    lines = [Line(turns, network, read) for network in ("bad", "good")]
    monkeypatch.setattr(lines[0], "read_piece", lambda: 1 / 0)
    for line in lines:
        turns.wait(line)
    await turns_of_the_loop(3)
    assert read == ["good"]
    assert [type(told["exception"]) for told in troubles] == [ZeroDivisionError]
