"""`tessera arena` on the screen: a progress bar while it runs, then what came out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tessera.lab.arena import ArenaSettings
from tessera.lab.strength import Strength
from tessera.terminal import progress_bar


def watch(
    contest: Iterator[Strength], settings: ArenaSettings, *, games: int, folder: Path
) -> Strength:
    """Let it run, show how far it is, and what came out."""
    found, who = None, f"{settings.bots[0]} against {settings.bots[1]}"
    with progress_bar() as progress:
        task = progress.add_task(who, total=games)
        for found in contest:
            won = f"{who}: {100 * found.share:.1f} %"
            progress.update(task, completed=found.games, description=won)
    assert found is not None
    _show(settings, found, folder)
    return found


def _show(settings: ArenaSettings, found: Strength, folder: Path) -> None:
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


def _verdict(found: Strength) -> str:
    bar = f"{100 * found.bar:.1f} %"
    return {
        "at least": f"Sequential test: more than {bar}, confirmed.",
        "not": f"Sequential test: not more than {bar}.",
        "open": f"Sequential test: more games are needed to say whether it is more than {bar}.",
    }[found.verdict]
