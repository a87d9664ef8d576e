"""What a message at a table means: a wish, and which command to the table grants it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tessera.server.messages import (
    Agree,
    AnyWish,
    Decline,
    Hello,
    Play,
    Problem,
    React,
    Say,
    Undo,
)
from tessera.table import commands
from tessera.table.commands import Changes
from tessera.table.refusals import Refused
from tessera.table.table import Table

_WISHES = msgspec.json.Decoder(AnyWish)


def wish_of(message: str | bytes) -> AnyWish | Problem:
    """What somebody wishes, or why nobody can know."""
    try:
        return _WISHES.decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return Problem(code="malformed", sentence=str(error)[:200])


def is_behind(table: Table, hello: Hello) -> bool:
    """Does whoever says hello know more than this process?"""
    takebacks = len(table.takebacks)
    if hello.number > table.number or hello.takebacks > takebacks:
        return True
    return hello.takebacks == takebacks and hello.ply > table.ply


def command_of(
    wish: Play | Undo | Agree | Decline | Say | React, key: str | None
) -> Callable[[Table, int], Changes]:
    """The command that grants the wish of whoever has the key."""
    if key is None:
        raise Refused("you watch: sit down to play", code="not-your-seat")
    match wish:
        case Play(ply=ply, move=move, takebacks=takebacks):
            return lambda table, _: commands.play(
                table, key, ply=ply, move=move, takebacks=takebacks
            )
        case Undo():
            return lambda table, _: commands.undo(table, key)
        case Agree():
            return lambda table, _: commands.answer(table, key, agree=True)
        case Decline():
            return lambda table, _: commands.answer(table, key, agree=False)
        case Say(seat=seat, text=text):
            return lambda table, at: commands.say(table, key, seat=seat, text=text, at=at)
        case React(seat=seat, reaction=reaction):
            return lambda table, at: commands.react(table, key, seat=seat, reaction=reaction, at=at)
