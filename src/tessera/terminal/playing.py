"""A game in the terminal: people and bots at one table, moves typed or picked from a list."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from rich.columns import Columns
from rich.panel import Panel
from rich.text import Text

from tessera.bots import ADVISER, LEVELS, Bot, policies
from tessera.kernel.engine.chance import generator
from tessera.kernel.errors import IllegalMove, InvalidOption, TesseraError
from tessera.kernel.match import Match
from tessera.rulebook import clauses
from tessera.terminal import can_show_shapes, new_console, one_sentence, whole_number
from tessera.words import explain, level, tell

COMMANDS = """\
  l        list your legal moves; then pick one by its number
  h        a hint: what a strong bot would do, and why
  u        take back your last move, but nothing that was drawn or revealed
  r 4.2b   read a clause of the rules
  s FILE   save the game as a record
  q        leave the table (Ctrl-C does the same)
  ?        this help"""


class Leaving(Exception):
    """Somebody wants to leave the table."""


class Session:
    """One match, its people and bots, and the console they share."""

    def __init__(
        self,
        match: Match,
        *,
        bots: Mapping[int, str],
        told: int = 0,
        seed: int | None = None,
        letters: bool = False,
    ) -> None:
        self.match = match
        self.console = new_console()
        self.letters = letters or not can_show_shapes(self.console)
        self.rng = generator(None if seed is None else seed + 1)
        self.bots = {seat: Bot(match.game, policy) for seat, policy in bots.items()}
        self.people = [seat for seat in range(match.seats) if seat not in self.bots]
        self.looking: int | None = None  # the seat that last saw its view
        self.told = told  # the first ply that nobody has been told of yet

    def run(self) -> None:
        """Play to the end, or until somebody leaves; then offer to keep the game."""
        self.console.print(self.match.game.title, style="bold")
        self.console.print(self.match.game.legend(letters=self.letters))
        for seat, bot in self.bots.items():
            if bot.policy in LEVELS:
                character = level(bot.policy, "character")
                self.console.print(f"{self.match.names[seat]}: {character}", style="dim")
        try:
            while not self.match.is_over:
                self._turn()
            self._tell_news()
            self._show()
        except (KeyboardInterrupt, EOFError, Leaving):
            self.console.print("\nYou leave the table.")
        self._offer_to_save()

    # -------------------------------------------------------------- turns

    def _turn(self) -> None:
        seat = self.match.to_act
        if seat in self.bots:
            self.match.play(self.bots[seat].choose(self.match, self.rng))
            return
        self._hand_over(seat)
        self._tell_news()
        self._show(seat)
        self._ask(seat)

    def _hand_over(self, seat: int) -> None:
        """Where something is hidden, nobody but the seat shall look at its view."""
        if self.match.game.rules.hides and len(self.people) > 1 and seat != self.looking:
            self.console.print("\n" * self.console.height)  # where nothing can be cleared
            self.console.clear()
            if self.console.is_terminal and not self.console.is_dumb_terminal:
                self.console.file.write("\x1b[3J")  # what was scrolled away too
            name = Text(self.match.names[seat], style="bold")
            self.console.input(Text.assemble(name, ", press Enter when only you can see this: "))
        self.looking = seat

    def _ask(self, seat: int) -> None:
        """Ask until a move is made or taken back."""
        while True:
            prompt = Text.assemble((self.match.names[seat], "bold"), ", your move (? for help): ")
            answer = self.console.input(prompt).strip()
            try:
                if answer and self._do(answer):
                    return
            except TesseraError as refusal:
                self.console.print(one_sentence(refusal), style="red")
                if isinstance(refusal, IllegalMove) and refusal.clause:
                    self.console.print(f"  r {refusal.clause} shows the rule.", style="dim")

    def _do(self, answer: str) -> bool:
        """Obey a command or make a move; says whether the position changed."""
        command, _, rest = answer.partition(" ")
        match command.lower():
            case "?":
                self.console.print(f"{self.match.game.notation_help}\n{COMMANDS}")
            case "l":
                self._list_moves()
            case "h":
                self._hint()
            case "r":
                self._read_rule(rest)
            case "s":
                self._save(Path(rest or self._file_name()))
            case "q":
                raise Leaving
            case "u":
                self._undo()
                return True
            case _:
                self._play(answer)
                return True
        return False

    def _play(self, answer: str) -> None:
        number, moves = whole_number(answer), self.match.legal_moves()
        if number is not None and not 1 <= number <= len(moves):
            raise InvalidOption(f"there is no move {number}; the list (l) has {len(moves)}")
        self.match.play(answer.lower() if number is None else moves[number - 1])

    def _undo(self) -> None:
        """Back to the last decision of a person; bots that moved since move again."""
        self.match.undo_to(self.match.last_move_of(self.people))
        self.told = min(self.told, self.match.ply)

    # -------------------------------------------------------------- telling

    def _tell_news(self) -> None:
        """Everything that happened since this was last asked."""
        for ply in range(self.told, self.match.ply):
            for event in self.match.events(ply):
                self.console.print(tell(self.match.game.name, event, self.match.names))
        self.told = self.match.ply

    def _show(self, seat: int | None = None) -> None:
        drawing = self.match.draw(seat, letters=self.letters)
        self.console.print(Panel(drawing, expand=False, border_style="dim"))

    def _hint(self) -> None:
        """The best move that a strong bot finds, with its reasons and two others."""
        match = self.match
        adviser = Bot(match.game, ADVISER)
        with self.console.status("Thinking …"):
            thought = adviser.think(match, self.rng, lines=3)
        best, *others = thought.choices
        self.console.print(f"  {best.move}   wins {100 * best.share:.0f} %", style="bold")
        for reason in best.reasons:
            sentence = explain(match.game.name, reason.message, reason.arguments, match.names)
            self.console.print(f"    {sentence}")
        for other in others:
            self.console.print(f"  {other.move}   wins {100 * other.share:.0f} %", style="dim")

    def _list_moves(self) -> None:
        moves = self.match.legal_moves()
        items = [Text(f"{nth:>3}  {move}") for nth, move in enumerate(moves, 1)]
        self.console.print(Columns(items, padding=(0, 3), column_first=True, equal=True))

    def _read_rule(self, number: str) -> None:
        rules = clauses(self.match.game.name)
        wanted = number.strip().upper()
        found = [
            (clause, text)
            for clause, text in rules.items()
            if wanted and clause.upper().split("-")[-1].startswith(wanted.split("-")[-1])
        ]
        if not found:
            known = ", ".join(sorted({clause.split(".")[0] for clause in rules}))
            raise InvalidOption(f"there is no clause {number!r}; the sections are {known}")
        for clause, text in found:
            self.console.print(Text.assemble((clause, "bold"), f"  {text}"))

    # -------------------------------------------------------------- keeping

    def _offer_to_save(self) -> None:
        name = self._file_name()
        try:
            question = f"Save the game? Enter for {name}, another name, or n: "
            answer = self.console.input(question).strip()
        except (KeyboardInterrupt, EOFError):
            self.console.print()
            return
        if answer.lower() in ("", "y", "yes"):
            self._save(Path(name))
        elif answer.lower() not in ("n", "no"):
            self._save(Path(answer))

    def _save(self, file: Path) -> None:
        try:
            self.match.save(file)
        except (OSError, ValueError) as error:  # ValueError: a name that no file can have
            reason = error.strerror if isinstance(error, OSError) else error
            self.console.print(f"{file} cannot be written: {reason}")
            return
        replay, resume = "See it again: tessera replay", "Go on: tessera play --resume"
        go_on = replay if self.match.is_over else resume
        self.console.print(f"Saved. {go_on} {shlex.quote(str(file))}")

    def _file_name(self) -> str:
        return f"{self.match.game.name}-{datetime.now():%Y%m%d-%H%M}.json"


# ------------------------------------------------------------------ who sits where


def bots_for(named: str | None, seats: int) -> dict[int, str]:
    """Bots for the last seats; without a word, one person plays against easy ones."""
    named = ",".join(["easy"] * (seats - 1)) if named is None else named
    bots = [] if named == "none" else named.split(",")
    if len(bots) > seats:
        raise InvalidOption(f"{len(bots)} bots do not fit on {seats} seats")
    return dict(enumerate(bots, seats - len(bots)))


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
    seats = range(len(names))
    named = {_name_of_bot(policy, seat): policy for policy in policies() for seat in seats}
    return {seat: named[name] for seat, name in enumerate(names) if name in named}
