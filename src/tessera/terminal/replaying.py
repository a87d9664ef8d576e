"""Stepping through a record in the terminal. Reading it has already verified every move."""

from __future__ import annotations

from rich.panel import Panel
from rich.text import Text

from tessera.kernel.engine.chance import CHANCE
from tessera.kernel.match import Match
from tessera.terminal import can_show_shapes, new_console, whole_number
from tessera.words import tell

HELP = "Enter next, b back, a number for that ply, e end, q quit"


class ReplaySession:
    """A finished or unfinished game, and the ply that is shown."""

    def __init__(self, match: Match, *, letters: bool = False) -> None:
        self.match = match
        self.console = new_console()
        self.letters = letters or not can_show_shapes(self.console)
        self.ply = 0

    def run(self) -> None:
        """Step through it where somebody sits at the terminal, print it whole elsewhere."""
        if self.console.is_terminal:
            self._step()
        else:
            for ply in range(self.match.ply + 1):
                self.ply = ply
                self._tell()
        ending = "finished" if self.match.is_over else "not finished"
        self.console.print(f"Verified: {self.match.ply} plies by the rules, {ending}.")

    def _step(self) -> None:
        self.console.print(HELP, style="dim")
        try:
            self._show()
            while (answer := self.console.input("> ").strip().lower()) != "q":
                self._go(answer)
                self._show()
        except (KeyboardInterrupt, EOFError):
            self.console.print()

    def _go(self, answer: str) -> None:
        number = whole_number(answer)
        if number is not None:
            self.ply = min(number, self.match.ply)
        elif answer == "e":
            self.ply = self.match.ply
        elif answer == "b":
            self.ply = max(self.ply - 1, 0)
        elif answer == "":
            self.ply = min(self.ply + 1, self.match.ply)
        else:
            self.console.print(HELP, style="dim")

    def _show(self) -> None:
        self._tell()
        game = self.match.game
        view = game.view(self.match.position_at(self.ply), None)
        drawing = game.draw(view, self.match.components, self.match.names, letters=self.letters)
        self.console.print(Panel(drawing, expand=False, border_style="dim"))

    def _tell(self) -> None:
        """The move that led here, and what happened in it."""
        if self.ply == 0:
            return
        move, seat = self.match.moves[self.ply - 1], self.match.seat_at(self.ply - 1)
        who = "chance" if seat == CHANCE else self.match.names[seat]
        self.console.print(Text.assemble(f"{self.ply:>4}  {who}: ", (str(move), "bold")))
        for event in self.match.events(self.ply - 1):
            sentence = tell(self.match.game.name, event, self.match.names)
            self.console.print(f"      {sentence}")
