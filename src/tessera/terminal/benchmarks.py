"""`tessera bench` on the screen: a progress bar while it measures, then the figures."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from tessera.lab.benchmarks import BEFORE_THE_END, PROOF_SECONDS, YARDSTICK, Figure, measure
from tessera.terminal import progress_bar

Figures = dict[str, Figure]


def watched(seconds: float) -> Figures:
    """Measure everything, and show how far it is."""
    with progress_bar() as progress:
        task = progress.add_task("")

        def tell(step: int, steps: int, what: str) -> None:
            progress.update(task, completed=step, total=steps, description=what)

        return measure(seconds, tell)


def show(figures: Figures) -> None:
    """What came out, as tables."""
    console = Console()
    console.print(_speeds(figures))
    console.print(_searches(figures))
    if YARDSTICK not in figures:
        console.print("OpenSpiel is not installed, so there is no ratio; `make bench` installs it.")


def _speeds(figures: Figures) -> Table:
    table = Table(title="Random legal play, set-up and chance included, two seats")
    table.add_column("game")
    for heading in ("plies a second", "ratio to backgammon", "all cores", "speed-up"):
        table.add_column(heading, justify="right")
    for name, figure in figures.items():
        table.add_row(
            name,
            f"{figure.plies_per_second:,}",
            f"{figure.ratio} ×" if figure.ratio else "",
            f"{figure.all_cores:,} on {figure.cores}" if figure.all_cores else "",
            f"{figure.speed_up} ×" if figure.speed_up else "",
        )
    return table


def _searches(figures: Figures) -> Table:
    proven = f"proven within {PROOF_SECONDS:.0f} s, {BEFORE_THE_END} plies before the end"
    table = Table(title="The strongest level, one core, two seats")
    table.add_column("game")
    table.add_column("positions a second", justify="right")
    table.add_column(proven, justify="right")
    for name, figure in figures.items():
        if figure.nodes_per_second is not None:
            share = figure.endings_proven
            percent = "" if share is None else f"{100 * share:.1f} %"
            table.add_row(name, f"{figure.nodes_per_second:,}", percent)
    return table
