"""Traces: games as JSON lines with every position and every legal move, for other programs.

The form is fixed. A `game` line, a `ply` line for every move with the position before it, an
`end` line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from tessera.bots import Bot
from tessera.kernel.engine.chance import CHANCE, generator
from tessera.kernel.game import Game
from tessera.kernel.match import Match
from tessera.kernel.values import to_act_in_json


def trace(
    game: Game,
    *,
    seats: int,
    options: Mapping[str, str],
    seed: int,
    games: int = 1,
    policy: str = "random",
    components: Path | None = None,
) -> Iterator[str]:
    """Play games and yield their lines."""
    all_options = game.check_options(seats, options)
    printed = game.read_components(components, all_options)
    bot = Bot(game, policy)
    rng = generator(seed)
    for _ in range(games):
        match = Match(game, seats=seats, options=all_options, components=printed)
        yield _line(
            type="game", game=game.name, seats=seats, options=all_options, components=printed
        )
        while not match.is_over:
            legal: dict[str, list[str]] = {}
            if match.to_act == CHANCE:
                move = game.draw_chance(match.position, rng)
            else:
                move = bot.choose(match, rng)
                legal["legal"] = [str(one) for one in match.legal_moves()]
            yield _line(
                type="ply",
                ply=match.ply,
                to_act=to_act_in_json(match.to_act),
                position=game.position_to_json(match.position),
                **legal,
                move=str(move),
            )
            match.play(move)
        yield _line(
            type="end",
            position=game.position_to_json(match.position),
            outcome=msgspec.to_builtins(match.outcome),
        )


def _line(**parts: Any) -> str:
    return msgspec.json.encode(parts).decode()
