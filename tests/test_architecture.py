"""Who may import whom: the shape of the project, enforced."""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tessera
from tessera.games import GAMES
from tessera.kernel.compiling import compiled_sources
from tessera.kernel.values import Event, SeatEvent

PACKAGE = Path(tessera.__file__).parent
HERE = Path(__file__).parent
ROOT = HERE.parent
WEB = ROOT / "web/src"
GAME_NAMES = [
    folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "engine").exists()
]
ROOM = {  # where what a game brings lies
    "printed": "components", "new_position": "positions", "notation_help": "notation",
    "parse_move": "notation", "number_of": "notation", "move_of": "notation",
    "draw_of": "notation", "chance_move_of": "notation", "shown": "notation",
    "why_not": "refusals", "why_not_drawn": "refusals",
    "narrate": "narration", "foresee": "narration", "reveals": "narration",
    "outcome_of": "narration", "winners_among": "narration",
    "describe": "positions", "position_from_json": "positions",
    "views_of": "view", "draw": "drawing", "legend": "drawing",
}  # fmt: skip
PLAIN = "tessera.kernel.plain", "tessera.kernel.engine.rules"
COMPILED_ROOM = {
    "legal_moves": "rules", "play": "rules", "share": "heuristics",
    "sample_chance": "chance", "play_chance": "chance", "resample": "chance",
}  # fmt: skip

MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games", "words", "resources"},
    "bots": {"kernel", "bots"},
    "table": {"kernel", "bots", "table"},
    "storage": {"kernel", "storage"},
    "server": {"kernel", "bots", "games", "table", "storage", "server", "resources"},
    "lab": {"kernel", "bots", "lab", "games"},
    "terminal": {"kernel", "bots", "lab", "terminal", "words", "rulebook"},
    "words": {"kernel", "resources"},
    "rulebook": {"resources"},
    "resources": set[str](),
}


def imports_of(source: Path) -> set[str]:
    """The modules of ours that a file imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {name for name in found if name.split(".")[0] == "tessera"}


def rooms_imported(source: Path) -> set[str]:
    return {name.split(".")[1] for name in imports_of(source) if "." in name}


@pytest.mark.parametrize("room", list(MAY_IMPORT))
def test_a_room_imports_only_what_it_may(room: str):
    """Kernel ← games; kernel ← bots, lab; the command line joins them."""
    sources = (
        [PACKAGE / f"{room}.py"]
        if (PACKAGE / f"{room}.py").exists()
        else (PACKAGE / room).rglob("*.py")
    )
    for source in sources:
        assert rooms_imported(source) <= MAY_IMPORT[room], source.name


def test_only_the_terminal_draws():
    """The others say how far they are. A game's drawing is text, which the terminal prints."""
    drawing = re.compile(r"^\s*(?:from|import) (rich[\w.]*)", re.MULTILINE)
    for source in PACKAGE.rglob("*.py"):
        path = source.relative_to(PACKAGE)
        if path.parts[0] != "terminal" and path.as_posix() not in DRAWS_BY_ITSELF:
            assert set(drawing.findall(source.read_text("utf-8"))) <= {"rich.text"}, source


DRAWS_BY_ITSELF = {
    "kernel/preparing.py",  # the bar of a cold start, whoever began it
    "server/launch.py",  # the line that says where the page is
}


def test_every_room_has_its_rule():
    """A new folder needs a line in the table above."""
    rooms = {p.stem for p in PACKAGE.iterdir() if p.suffix == ".py" or (p / "__init__.py").exists()}
    assert rooms - {"__init__", "__main__", "cli"} == set(MAY_IMPORT)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_games_never_import_each_other(game: str):
    """Each stands alone on the kernel."""
    others = {f"tessera.games.{other}" for other in GAME_NAMES if other != game}
    for source in (PACKAGE / "games" / game).rglob("*.py"):
        assert not {n for n in imports_of(source) if any(n.startswith(o) for o in others)}


def test_no_shared_source_imports_a_game():
    """Bots, lab and terminal get their game handed to them."""
    for source in PACKAGE.rglob("*.py"):
        if "games" not in source.relative_to(PACKAGE).parts:
            named = {n for n in imports_of(source) if n.startswith("tessera.games.")}
            assert named <= {"tessera.games.GAMES"}, source


NAMES_OF_GAMES = re.compile(
    "|".join(rf"\b{re.escape(word)}\b" for g in GAME_NAMES for word in (g, GAMES.load(g).title)),
    re.IGNORECASE,
)
HAS_EXAMPLES = {  # what names a game all the same, and why
    "src/tessera/__init__.py",  # how to begin, in its docstrings
    "web/src/messages.ts",  # made from the games by `make types`
}


def shared_files() -> Iterator[Path]:
    """What no game brings: source, words, what builds and checks them, and what tests share."""
    found = [*PACKAGE.rglob("*.py"), *ROOT.glob("*.py"), *WEB.parent.glob("*.*")]
    found += [ROOT / "pyproject.toml", ROOT / "Makefile"]
    found += [*WEB.rglob("*.*"), *(ROOT / "locales").rglob("*.ftl"), *HERE.glob("*.py")]
    for file in found:
        inside = file.relative_to(ROOT)
        of_game = {*inside.parts, inside.stem.partition("-")[0]} & set(GAME_NAMES)
        is_test = file.name.startswith("test_") or ".test." in file.name  # each plays an example
        if not (of_game or is_test or inside.as_posix() in HAS_EXAMPLES):
            yield file


def test_no_shared_file_names_a_game():
    """A third game is a folder, so nothing else may have to be told of it."""
    files = [*shared_files()]
    assert {"pyproject.toml", "Makefile", "shell.ftl", "main.ts", "words.py", "conftest.py"} <= {
        file.name for file in files
    }
    named = {
        file.relative_to(ROOT).as_posix(): found.group()
        for file in files
        if file.is_file() and (found := NAMES_OF_GAMES.search(file.read_text("utf-8")))
    }
    assert not named


@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_game_has_the_same_rooms(name: str):
    """A stranger knows where a change belongs; what is plain is in the kernel."""
    game = GAMES.load(name)
    for owner, rooms in ((game, ROOM), (game.rules, COMPILED_ROOM)):
        for what, room in rooms.items():
            brought = getattr(owner, what)
            module = getattr(brought, "__module__", None)
            engine = "engine." if owner is game.rules else ""
            at = {f"{game.module}.{engine}{room}", *PLAIN}
            assert module in at or isinstance(brought, str), (what, module)


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_game_says_of_every_event_that_there_is_such_a_one(name: str):
    """The server's document and the browser's types are made from the list."""
    game = GAMES.load(name)
    kinds = {*Event.__subclasses__(), *SeatEvent.__subclasses__()}
    assert {*game.events} == {k for k in kinds if k.__module__.startswith(f"{game.module}.")}
    assert game.view_type.__module__ == f"{game.module}.view"


def test_compiled_code_takes_constants_only_from_compiled_sources():
    """The compile cache is named after these files: what they use must be in them."""
    sources = {s.relative_to(PACKAGE).with_suffix("").parts for s in compiled_sources()}
    names = {".".join(("tessera", *parts)) for parts in sources}
    assert {f"tessera.games.{game}.engine.rules" for game in GAME_NAMES} <= names
    for source in compiled_sources():
        for name in imports_of(source) & every_module():
            assert name in names or name in NOT_USED_IN_COMPILED_CODE, (source.name, name)


NOT_USED_IN_COMPILED_CODE = {
    "tessera.kernel.compiling",  # the decorator
    "tessera.kernel.preparing",  # who compiles ahead, and when
    "tessera.kernel.game",  # types
    "tessera.kernel.position",
    "tessera.kernel.errors",
}


def every_module() -> set[str]:
    files = [file.relative_to(PACKAGE).with_suffix("") for file in PACKAGE.rglob("*.py")]
    return {".".join(("tessera", *file.parts)) for file in files}


FLOORS = {
    "client": {"client"},
    "boards": {"client", "boards"},
    "shell": {"client", "boards", "shell"},
}


@pytest.mark.parametrize("floor", FLOORS)
def test_in_the_browser_a_floor_stands_on_those_below(floor: str):
    """And no board on another."""
    for file in [*(WEB / floor).rglob("*.ts"), *(WEB / floor).rglob("*.svelte")]:
        for path in re.findall(
            r"""(?:from|import)\s*\(?["'](\.[^"'?]+)""", file.read_text("utf-8")
        ):
            parts = Path(os.path.normpath(file.parent / path)).relative_to(WEB).parts
            assert parts[0] in FLOORS[floor] | {"messages"}, (file.name, path)
            of_board = file.relative_to(WEB).parts[1:-1]
            if floor == "boards" and of_board and parts[:1] == ("boards",):
                assert len(parts) == 2 or parts[1] == of_board[0], (file.name, path)


def test_every_module_says_what_lives_in_it():
    """In its first line."""
    for source in PACKAGE.rglob("*.py"):
        assert ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))), source


def test_source_files_stay_short():
    """A long file is a sign: sources stay under 400 lines, tests not far above."""
    for source in PACKAGE.rglob("*.py"):
        assert len(source.read_text(encoding="utf-8").splitlines()) <= 400, source
    for source in HERE.rglob("*.py"):
        assert len(source.read_text(encoding="utf-8").splitlines()) <= 450, source
