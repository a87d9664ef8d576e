"""What the referees of all games share: their refusal, walking through a trace, comparing JSON.

No rule of any game is in here.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar, cast

TRACE = "trace"  # stands for a clause where the form of the trace itself is broken


class RefereeError(Exception):
    """Something that the rules do not allow, with the clause that forbids it."""

    def __init__(self, clause: str, message: str, where: str = "") -> None:
        super().__init__(f"{where}[{clause}] {message}")
        self.clause = clause
        self.message = message


class UnderCheck(Protocol):
    """A game of a trace, as far as it has been checked."""

    ply: int


G = TypeVar("G", bound=UnderCheck)
Line = dict[str, object]


def check_games(
    lines: Iterable[str],
    start_game: Callable[[Line], G],
    check_ply: Callable[[G, Line], None],
    check_end: Callable[[G, Line], None],
) -> tuple[int, int]:
    """Check every line of a trace; how many plies and how many games there were.

    A game line starts a game, plies follow, an end line closes it.
    """
    game: G | None = None
    plies = games = 0
    for number, text in enumerate(lines, 1):
        if not text.strip():
            continue
        try:
            line = read_line(text)
            kind = line.get("type")
            if kind == "game" and game is None:
                game = start_game(line)
            elif kind == "ply" and game is not None:
                check_ply(game, line)
                plies += 1
            elif kind == "end" and game is not None:
                check_end(game, line)
                game, games = None, games + 1
            else:
                raise RefereeError(TRACE, f"a line of type {kind!r} does not belong here")
        except RefereeError as error:
            where = f"line {number}, ply {game.ply}: " if game else f"line {number}: "
            raise RefereeError(error.clause, error.message, where) from None
    if game is not None or games == 0:
        raise RefereeError(TRACE, "the trace stops before the end of a game")
    return plies, games


def read_line(text: str) -> dict[str, object]:
    """One JSON object on one line."""
    try:
        line: object = json.loads(text)
    except ValueError as error:
        raise RefereeError(TRACE, f"not JSON: {error}") from None
    return keyed(line, "line")


def differences(ours: object, theirs: object, path: str) -> Iterator[str]:
    """Every place where two JSON values are not the same, types included."""
    mine, other = parts(ours), parts(theirs)
    if type(ours) is not type(theirs) or not (mine or other):
        if type(ours) is not type(theirs) or ours != theirs:
            yield f"{path}: the referee has {json.dumps(ours)}, the trace {json.dumps(theirs)}"
        return
    for key in sorted(mine.keys() ^ other.keys()):
        yield f"{path}{key}: only {'the referee' if key in mine else 'the trace'} has it"
    for key in sorted(mine.keys() & other.keys()):
        yield from differences(mine[key], other[key], path + key)


def parts(value: object) -> dict[str, object]:
    """What a JSON object or list holds, by the path to it; nothing for a single value."""
    if isinstance(value, dict):
        return {f".{key}": part for key, part in cast(dict[str, object], value).items()}
    if isinstance(value, list):
        return {f"[{i}]": part for i, part in enumerate(cast(list[object], value))}
    return {}


def check_same(ours: object, theirs: object, name: str, clause: str = TRACE) -> None:
    """Refuse a value that is not the referee's."""
    for difference in differences(ours, theirs, name):
        raise RefereeError(clause, difference)


def keyed(value: object, name: str) -> dict[str, object]:
    """A JSON object, or a refusal."""
    if not isinstance(value, dict):
        raise RefereeError(TRACE, f"{name} is no JSON object: {value!r}")
    return cast(dict[str, object], value)


def listed(value: object, name: str) -> list[object]:
    """A JSON list, or a refusal."""
    if not isinstance(value, list):
        raise RefereeError(TRACE, f"{name} is no JSON list: {value!r}")
    return cast(list[object], value)
