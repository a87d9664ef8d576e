"""`tessera analyse` on the screen: a game's review, in any of the four languages."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from tessera.bots import Bot, Reason
from tessera.bots.review import GameReview, Judged, consider, review
from tessera.kernel.match import Match
from tessera.terminal import new_console, tracked
from tessera.words import explain, phrase

WIDTH = 24  # of the bar that shows the chances of two seats
LONGEST_LINE = 6  # moves that are shown


def look_again(match: Match, bot: Bot, *, language: str) -> GameReview:
    """Think about every position of the game, with a progress bar."""
    thinking = phrase("review", "thinking", language)
    considered = tracked(consider(match, bot), match.ply + 1, description=thinking)
    return review(match, [*considered], bot)


class ReviewReport:
    """A review that is shown to somebody."""

    def __init__(self, match: Match, found: GameReview, *, language: str) -> None:
        self.match, self.found, self.language = match, found, language
        self.console = new_console()

    def show(self) -> None:
        """The chances after every ply, then each seat's best and worst moves."""
        self.console.print(self._chances())
        for seat in range(self.match.seats):
            self.console.print()
            self.console.print(self.match.names[seat], style="bold")
            self._moves("worst", self.found.worst[seat])
            self._moves("best", self.found.best[seat])

    def _say(self, message: str, **arguments: str | int | float) -> str:
        return phrase("review", message, self.language, **arguments)

    def _chances(self) -> Table:
        names = self.match.names
        table = Table(title=self._say("chances"), title_justify="left", box=None, pad_edge=False)
        table.add_column(self._say("ply"), justify="right")
        table.add_column(self._say("who"))
        table.add_column(self._say("move"), max_width=24, overflow="ellipsis", no_wrap=True)
        for name in names:
            table.add_column(name, justify="right")
        for one in self.found.plies:
            if one.seat is not None:
                chances = [f"{100 * share:.0f} %" for share in one.shares]
                bar = [_bar(one.shares[0])] if self.match.seats == 2 else []
                table.add_row(str(one.ply), names[one.seat], self._marked(one), *chances, *bar)
        return table

    def _marked(self, one: Judged) -> Text:
        """The move, with a sign if it was one of the seat's worst or best."""
        sign, style = "", ""
        if any(one.ply in plies for plies in self.found.worst):
            sign, style = " ?", "red"
        elif any(one.ply in plies for plies in self.found.best):
            sign, style = " !", "green"
        return Text(one.move + sign, style=style)

    def _moves(self, kind: str, plies: list[int]) -> None:
        self.console.print("  " + self._say(kind if plies else f"no-{kind}"))
        for one in [self.found.plies[ply] for ply in plies]:
            percent = round(100 * (one.cost or one.kept))
            told = {"ply": one.ply, "move": one.move, "percent": percent, "best": one.best}
            self.console.print(f"    {self._say('cost' if one.cost else 'kept', **told)}")
            for reason in one.reasons:
                self.console.print(f"      · {self._reason(reason)}", style="dim")
            if one.cost and len(one.line) > 1:
                line = " ".join(one.line[:LONGEST_LINE])
                self.console.print(f"      → {line}", style="dim")

    def _reason(self, reason: Reason) -> str:
        game, names = self.match.game.name, self.match.names
        sentence = explain(game, reason.message, reason.arguments, names, self.language)
        by = reason.arguments.get("by")
        return sentence if by is None else f"{sentence} {self._say('worth', by=by)}"


def _bar(share: float) -> Text:
    """How much of a bar belongs to the first of two seats."""
    filled = round(WIDTH * share)
    return Text("█" * filled, style="cyan") + Text("░" * (WIDTH - filled), style="dim")
