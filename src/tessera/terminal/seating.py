"""Who sits where at a table in the terminal: bots and people, and the names they are given."""

from __future__ import annotations

from tessera.bots import LEVELS, policies
from tessera.kernel.errors import InvalidOption
from tessera.words import level


def bots_for(named: str | None, seats: int) -> dict[int, str]:
    """Bots for the last seats; without a word, one person plays against easy ones."""
    if named is None:
        policies = ["easy"] * (seats - 1)
    else:
        policies = [] if named == "none" else named.split(",")
    if len(policies) > seats:
        raise InvalidOption(f"{len(policies)} bots do not fit on {seats} seats")
    return dict(enumerate(policies, seats - len(policies)))


def names_for(bots: dict[int, str], seats: int) -> list[str]:
    """People and bots by what they are; a saved game tells by these who sat where."""
    person = "Player" if seats - len(bots) == 1 else "Player {}"
    return [
        _name_of_bot(bots[seat], seat) if seat in bots else person.format(seat)
        for seat in range(seats)
    ]


def _name_of_bot(policy: str, seat: int) -> str:
    return f"{level(policy) if policy in LEVELS else f'{policy.capitalize()} bot'} {seat}"


def bots_by_name(names: list[str]) -> dict[int, str]:
    """The seats of a saved game that bots played, by the names that they were given."""
    named = {
        _name_of_bot(policy, seat): policy for policy in policies() for seat in range(len(names))
    }
    return {seat: named[name] for seat, name in enumerate(names) if name in named}
