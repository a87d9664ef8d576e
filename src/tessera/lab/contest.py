"""An arena from its first game to its result: what is missing is played, everything is kept.

Whoever runs one is told after each group what is known by then, and may draw it or not.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import msgspec

from tessera.kernel.records import write_record
from tessera.kernel.values import Json
from tessera.lab.arena import ArenaSettings, FinishedGame, Log, Players
from tessera.lab.strength import Strength, strength


def run(
    settings: ArenaSettings,
    *,
    games: int,
    folder: Path,
    players: Players,
    bar: float | None = None,
    until_decided: bool = False,
    records: bool = True,
) -> Iterator[Strength]:
    """Play what is missing; what is known at first, after each group, and once it is written."""
    log = Log(folder / "games.jsonl", settings)
    if records:
        (folder / "records").mkdir(exist_ok=True)
    wanted = range(-(-games // settings.seats))
    missing = [group for group in wanted if group not in log.groups(settings.seats)]
    before: list[list[FinishedGame]] = [[]] if log.played else []
    for group in chain(before, players(settings, missing)):
        for game in group if records else ():
            name = f"{game.played.group:05}-{game.played.rotation}.json"
            write_record(game.record, folder / "records" / name)
        log.add([game.played for game in group])
        found = strength(log.played, bar=bar)
        yield found
        if until_decided and found.verdict != "open":
            break
    found = strength(log.played, bar=bar)
    result: Json = {"settings": msgspec.to_builtins(settings), **msgspec.to_builtins(found)}
    text = msgspec.json.format(msgspec.json.encode(result), indent=1)
    (folder / "result.json").write_bytes(text + b"\n")
    yield found
