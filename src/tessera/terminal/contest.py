"""`tessera arena` on the screen: a progress bar while it runs, then what came out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeAlias

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tessera.kernel.records import write_record
from tessera.kernel.values import Json
from tessera.lab.arena import Kept, Log, Settings
from tessera.lab.strength import Strength, strength

Players: TypeAlias = Callable[[Settings, Iterable[int]], Iterator[list[Kept]]]


def run(
    settings: Settings,
    *,
    games: int,
    folder: Path,
    players: Players,
    bar: float | None = None,
    until_decided: bool = False,
    records: bool = True,
) -> Strength:
    """Play what is missing, write `result.json`, and show it."""
    log = Log(folder / "games.jsonl", settings)
    kept = folder / "records" if records else None
    if kept is not None:
        kept.mkdir(exist_ok=True)
    wanted = range(-(-games // settings.seats))
    missing = [group for group in wanted if group not in log.groups(settings.seats)]
    if not (until_decided and log.played and _is_decided(strength(log.played, bar=bar))):
        _play(log, settings, missing, players, kept, games, bar=bar, until_decided=until_decided)
    found = strength(log.played, bar=bar)
    result: Json = {"settings": msgspec.to_builtins(settings), **msgspec.to_builtins(found)}
    text = msgspec.json.format(msgspec.json.encode(result), indent=1)
    (folder / "result.json").write_bytes(text + b"\n")
    _show(settings, found, folder)
    return found


def _play(
    log: Log,
    settings: Settings,
    missing: list[int],
    players: Players,
    records: Path | None,
    total: int,
    *,
    bar: float | None,
    until_decided: bool,
) -> None:
    columns = (
        TextColumn(f"{settings.bots[0]} against {settings.bots[1]}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total, completed=len(log.played))
        for games in players(settings, missing):
            for game in games:
                _keep(game, records)
            log.add([game.played for game in games])
            so_far = strength(log.played, bar=bar)
            progress.update(task, advance=len(games), description=f"{100 * so_far.share:.1f} %")
            if until_decided and _is_decided(so_far):
                break


def _keep(game: Kept, records: Path | None) -> None:
    if records is not None:
        played = game.played
        write_record(game.record, records / f"{played.group:05}-{played.rotation}.json")


def _show(settings: Settings, found: Strength, folder: Path) -> None:
    console = Console()
    options = "".join(f", {name} {value}" for name, value in settings.options.items())
    title = f"{settings.game}, {settings.seats} seats{options}: {found.games} games"
    table = Table(title=title, title_justify="left", show_header=True)
    columns = ("bot", "wins", "mean points", "seconds a move")
    for column in columns:
        table.add_column(column, justify="left" if column == "bot" else "right")
    for nth, bot in enumerate(settings.bots):
        points = "" if found.points is None else f"{found.points[nth]:.1f}"
        table.add_row(bot, f"{100 * found.shares[nth]:.1f} %", points, f"{found.seconds[nth]:.3f}")
    console.print(table)
    first = settings.bots[0]
    console.print(
        f"{first} wins {100 * found.share:.1f} ± {100 * found.error:.1f} %: "
        f"Elo {found.elo:+.0f} ({found.elo_low:+.0f} to {found.elo_high:+.0f})"
    )
    console.print(f"{_verdict(found)}  {found.plies:.0f} plies a game.")
    if found.unwon:
        too_long = f", {found.unfinished} because they went on too long" if found.unfinished else ""
        console.print(f"Games that nobody won: {found.unwon}{too_long}.")
    console.print(f"Everything is in {folder}.")


def _is_decided(found: Strength) -> bool:
    return found.verdict != "open"


def _verdict(found: Strength) -> str:
    bar = f"{100 * found.bar:.1f} %"
    return {
        "at least": f"Sequential test: more than {bar}, confirmed.",
        "not": f"Sequential test: not more than {bar}.",
        "open": f"Sequential test: more games are needed to say whether it is more than {bar}.",
    }[found.verdict]
