"""Tessera: a table for tile games, with exact rules, open records and fast engines.

    import tessera
    game = tessera.new_game("sintra", seats=2, seed=7)
    game.play(game.legal_moves()[0])
    print(game.draw())

Nothing heavy is loaded before a game is asked for.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tessera.kernel.match import Match
    from tessera.kernel.records import Record
    from tessera.kernel.values import Json

__version__ = "0.1.0"


def new_game(
    name: str,
    *,
    seats: int = 2,
    seed: int | None = None,
    chance: bool = True,
    components: str | Path | None = None,
    names: list[str] | None = None,
    **options: str,
) -> Match:
    """Set up a game, such as "sintra" with seats=3 and side="B".

    The same seed brings the same draws; with chance=False nothing is drawn and chance moves are
    played like all others, to type in a game from a real table. `components` is a box file of
    your own.
    """
    from tessera.games import GAMES
    from tessera.kernel.engine.chance import generator
    from tessera.kernel.match import Match

    game = GAMES[name]
    all_options = game.check_options(seats, options)
    return Match(
        game,
        seats=seats,
        options=all_options,
        components=game.read_components(Path(components) if components else None, all_options),
        names=names or [],
        rng=generator(seed) if chance else None,
    )


def from_position(
    name: str,
    position: Json,
    *,
    seed: int | None = None,
    chance: bool = True,
    components: str | Path | Json | None = None,
    names: list[str] | None = None,
    **options: str,
) -> Match:
    """Set up a game at a position in the form of a trace: all of it, whatever is hidden too.

    It says how many seats there are. `components` are a box file of your own, or what is printed on
    the pieces as a trace or a record says it. InvalidPosition says what is wrong.
    """
    from tessera.games import GAMES
    from tessera.kernel.engine.chance import generator
    from tessera.kernel.match import Match

    game = GAMES[name]
    all_options = game.check_options(game.seats[0], options)
    if not isinstance(components, dict):
        box = None if components is None else Path(components)
        components = game.read_components(box, all_options)
    start = game.position_from_json(position, all_options, components)
    return Match(
        game,
        seats=int(start.seats),
        options=all_options,
        components=components,
        start=start,
        names=names or [],
        rng=generator(seed) if chance else None,
    )


def load(path: str | Path, *, chance: bool = True, seed: int | None = None) -> Match:
    """Read a record from a file and play it up to where it stops; the seed is for what follows."""
    from tessera.kernel.records import read_record

    return _match_of(read_record(Path(path)), chance=chance, seed=seed)


def from_json(text: str | bytes, *, chance: bool = True, seed: int | None = None) -> Match:
    """Read a record from JSON text and play it up to where it stops."""
    from tessera.kernel.records import record_from_json

    return _match_of(record_from_json(text), chance=chance, seed=seed)


def _match_of(record: Record, *, chance: bool, seed: int | None) -> Match:
    from tessera.games import GAMES
    from tessera.kernel.engine.chance import generator
    from tessera.kernel.errors import InvalidRecord
    from tessera.kernel.match import Match

    if record.game not in GAMES:
        raise InvalidRecord(f"this is a record of {record.game[:40]!r}, a game that is not here")
    return Match.from_record(GAMES[record.game], record, generator(seed) if chance else None)
