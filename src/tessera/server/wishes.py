"""What wishes ask of a table: which of its requests grants them, and who may be told what."""

from __future__ import annotations

from collections.abc import Callable

from tessera.kernel.engine.chance import CHANCE
from tessera.server.messages import Agree, Decline, Hello, Play, React, Say, Undo
from tessera.table import requests
from tessera.table.refusals import Refused
from tessera.table.requests import Changes
from tessera.table.table import Table


def is_behind(table: Table, hello: Hello) -> bool:
    """Does whoever says hello know more than this process?"""
    takebacks = len(table.takebacks)
    if hello.number > table.number or hello.takebacks > takebacks:
        return True
    return hello.takebacks == takebacks and hello.ply > table.ply


def request_of(
    wish: Play | Undo | Agree | Decline | Say | React, key: str | None
) -> Callable[[Table, int], Changes]:
    """The request to the table that grants the wish of whoever has the key."""
    if key is None:
        raise Refused("you watch: sit down to play", code="not-your-seat")
    match wish:
        case Play(ply=ply, move=move, takebacks=takebacks):
            return lambda table, _: requests.play(
                table, key, ply=ply, move=move, takebacks=takebacks
            )
        case Undo():
            return lambda table, _: requests.undo(table, key)
        case Agree():
            return lambda table, _: requests.answer(table, key, agree=True)
        case Decline():
            return lambda table, _: requests.answer(table, key, agree=False)
        case Say(seat=seat, text=text):
            return lambda table, at: requests.say(table, key, seat=seat, text=text, at=at)
        case React(seat=seat, reaction=reaction):
            return lambda table, at: requests.react(table, key, seat=seat, reaction=reaction, at=at)


def check_advice(table: Table, seats: list[int], ply: int) -> None:
    """Who may be told what a strong bot thinks: of one's own moves, or of all when it is over."""
    if not table.settings.hints:
        raise Refused("at this table there are no hints", code="no-hints")
    if table.match is None or ply > table.ply or (ply == table.ply and table.to_act < 0):
        raise Refused("there is no move to think about", code="no-such-ply")
    seat = table.to_act if ply == table.ply else table.match.seat_at(ply)
    if seat == CHANCE:
        raise Refused("chance does not think", code="no-such-ply")
    if seat not in seats and table.status != "over":
        raise Refused("only about your own moves, while the game goes on", code="not-your-turn")
