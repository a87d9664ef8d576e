"""Golden playthroughs: whole games as stories that a reviewer can follow.

Each file under tests/golden begins with the table, then has a line for every ply: the move, and for
a seat's move how many were legal; then what happened, in sentences; a drawing at every deal and at
the end. The moves are read from the file itself, so that a golden depends on no generator.

`make golden` writes them anew; missing ones are begun with a greedy game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from textwrap import indent

from tessera.bots import Bot
from tessera.games import GAMES
from tessera.kernel.engine.chance import CHANCE, generator
from tessera.kernel.game import Game
from tessera.kernel.match import Match
from tessera.words import tell

FOLDER = Path(__file__).with_name("golden")
PLY = re.compile(r"^ply \d+  (?P<who>\w+(?: \d)?): (?P<move>.+?)(?:  \(of \d+\))?$", re.MULTILINE)
NAMES = ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]


def tables() -> Iterator[tuple[Game, int, dict[str, str]]]:
    """Every game with every number of seats and all combinations of its options."""
    for game in GAMES.values():
        for seats in game.seats:
            for values in product(*game.options.values()):
                yield game, seats, dict(zip(game.options, values, strict=True))


def path_of(game: Game, seats: int, options: dict[str, str]) -> Path:
    """The file of one playthrough."""
    return FOLDER / f"{'-'.join([game.name, str(seats), *options.values()])}.txt"


def story(match: Match) -> str:
    """The whole game as text."""
    parts = [f"{match.game.title}, {match.seats} seats, {match.options}"]
    for ply, move in enumerate(match.moves):
        before = match.position_at(ply)
        parts.append(_heading(match.game, before, ply, str(move)))
        told = [tell(match.game.name, event, NAMES) for event in match.events(ply)]
        parts += [indent(sentence, "    ") for sentence in told]
        if (
            match.game.to_act(before) == CHANCE
            and match.game.to_act(match.position_at(ply + 1)) != CHANCE
        ):
            parts.append(_drawing(match, ply + 1))
    parts.append(_drawing(match, match.ply))
    parts.append(f"{match.outcome}")
    return "\n".join(parts) + "\n"


def _heading(game: Game, before: object, ply: int, move: str) -> str:
    seat = game.to_act(before)
    if seat == CHANCE:
        return f"ply {ply}  chance: {move}"
    return f"ply {ply}  seat {seat}: {move}  (of {len(game.legal_moves(before))})"


def _drawing(match: Match, ply: int) -> str:
    view = match.game.view(match.position_at(ply), None)
    lines = match.game.draw(view, match.components, NAMES[: match.seats]).plain.splitlines()
    return "\n".join(["", *(f"    | {line}".rstrip() for line in lines), ""])


def moves_of(text: str) -> list[str]:
    """The moves that a playthrough tells of."""
    return [found["move"] for found in PLY.finditer(text)]


def replayed(game: Game, seats: int, options: dict[str, str], moves: list[str]) -> Match:
    """A match with these moves."""
    components = game.read_components(None, options)
    match = Match(game, seats=seats, options=options, components=components)
    for move in moves:
        match.play(move)
    return match


def begun(game: Game, seats: int, options: dict[str, str]) -> list[str]:
    """The moves of a new greedy game."""
    rng, bot = generator(2026), Bot(game, "greedy")
    components = game.read_components(None, options)
    match = Match(game, seats=seats, options=options, components=components, rng=rng)
    while not match.is_over:
        match.play(bot.choose(match, rng))
    return [str(move) for move in match.moves]


def write_all() -> None:
    """Write every playthrough anew, from its own moves."""
    FOLDER.mkdir(exist_ok=True)
    for game, seats, options in tables():
        path = path_of(game, seats, options)
        moves = (
            moves_of(path.read_text(encoding="utf-8"))
            if path.exists()
            else begun(game, seats, options)
        )
        path.write_text(story(replayed(game, seats, options, moves)), encoding="utf-8")


if __name__ == "__main__":
    write_all()
