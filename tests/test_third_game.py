"""A third game plays everywhere, and not one shared file knows of it. In the browser: `browser`."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import tessera
from tessera.bots import policies
from tests.server.client import Api, Player, Refusal
from tests.server.running import Server
from tests.third import GAME, RULES, install, record_of_a_game, run, serving

ROOT = Path(tessera.__file__).parents[2]
SHARED = ("src", "web/src", "locales", "tests", "bench", "pyproject.toml", "Makefile")
OWN = {"third", "test_third_game.py"}
MADE = {"__pycache__", "node_modules"}  # by programs, some of which run just now: files come and go

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("third")
    install(folder)
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("served")) as running:
        yield running


def test_no_shared_file_knows_it():
    """Neither by name nor by what is in it."""
    for part in SHARED:
        for file in (ROOT / part).rglob("*") if (ROOT / part).is_dir() else [ROOT / part]:
            if file.is_file() and not (OWN | MADE) & {*file.relative_to(ROOT).parts}:
                assert GAME.encode() not in file.read_bytes().lower(), file


def test_it_is_a_few_lines_of_rules():
    """Whatever it does not bring is plain."""
    lines = [line for line in RULES.read_text().splitlines() if line.strip()]
    assert len(lines) < 70


def test_the_contracts_hold_for_it(folder: Path):
    """The same as for every game."""
    options = ("-q", "-p", "no:cacheprovider", "-n", "0")
    out = run(folder, "-m", "pytest", str(ROOT / "tests/test_contracts.py"), "-k", GAME, *options)
    assert re.search(r"\b\d\d passed, \d+ deselected in", out), out


# ------------------------------------------------------------------ compiled

FIRST_MOVES = f"import tessera; print(*tessera.new_game({GAME!r}, seed=1).legal_moves(), sep=', ')"


def test_its_code_is_compiled_anew_when_it_changes_and_only_then(tmp_path: Path):
    """That of the others stays, too: their folder is the same."""
    rules = install(tmp_path)
    cache = {"TESSERA_COMPILE": "1", "TESSERA_CACHE": str(tmp_path / "cache")}

    def compiled() -> set[str]:
        return {file.parent.name for file in tmp_path.glob("cache/compiled/*/*/* is ready")}

    assert run(tmp_path, "-c", FIRST_MOVES, **cache) == "take 1, take 2, take 3\n"
    before = compiled()
    assert run(tmp_path, "-c", FIRST_MOVES, **cache) == "take 1, take 2, take 3\n"
    assert compiled() == before
    rules.write_text(rules.read_text().replace("range(3)", "range(2)"))
    assert run(tmp_path, "-c", FIRST_MOVES, **cache) == "take 1, take 2\n"
    assert len(compiled()) == len(before) + 1
    assert len([*tmp_path.glob("cache/compiled/*-*")]) == 1


# ------------------------------------------------------------------ on a machine


def test_it_is_played_and_replayed_in_the_terminal(folder: Path, tmp_path: Path):
    file = tmp_path / "game.json"
    typed = "\n".join(["?", "l", "u", *["1"] * 60])
    play = ("-m", "tessera", "play", GAME, "--bots", "novice", "--seed", "1")
    out = run(folder, *play, typed=typed)
    assert "Player did take 1." in out
    assert "heap: " in out
    assert "take 2" in out
    assert "Won by" in out
    file.write_text(record_of_a_game(folder))
    assert "all 12 plies" in run(folder, "-m", "tessera", "verify", str(file))
    assert "did take 2" in run(folder, "-m", "tessera", "replay", str(file), typed="\n" * 60)


def test_traces_are_of_it(folder: Path):
    lines = run(folder, "-m", "tessera", "trace", GAME, "--seats", "3").splitlines()
    kinds = [json.loads(line)["type"] for line in lines]
    assert {*kinds} == {"game", "ply", "end"}
    assert json.loads(lines[-1])["outcome"]["reason"] == "over"


BOTS = f"""
import tessera
from tessera.bots import Bot, policies
from tessera.kernel.engine.chance import generator
for policy in policies():
    game = tessera.new_game({GAME!r}, seats=3, seed=5)
    bot, rng = Bot(game.game, policy, seconds=0.01), generator(1)
    bot.think(game, rng, lines=3)
    while not game.is_over:
        game.play(bot.choose(game, rng))
    print(policy)
"""


def test_every_bot_plays_it(folder: Path):
    """Without a word of what is good in it: a win that is near they find."""
    assert run(folder, "-c", BOTS).split() == [*policies()]


def test_bots_meet_in_an_arena(folder: Path, tmp_path: Path):
    options = ("--bots", "strong,random", "--games", "4", "--out", str(tmp_path / "out"))
    assert "4 games" in run(folder, "-m", "tessera", "arena", GAME, *options)


TOLD = f"""
import tessera
from tessera.words import tell
game = tessera.new_game({GAME!r}, seed=1, names=["Ana", "Bea"])
drawn = game.events()
game.play("take 1")
for language in ("en", "pl", "cs"):
    for event in (*drawn, *game.events()):
        print(tell({GAME!r}, event, game.names, language))
"""


def test_its_words_are_told_where_it_has_them(folder: Path):
    """Else in English, else plainly in the language."""
    said = [re.sub(r"\d\d", "N", line) for line in run(folder, "-c", TOLD).splitlines()]
    assert said == [
        "Chance: draw N.", "Ana did take 1.",
        "Los: draw N.", "Ana zrobił: take 1.",
        "Náhoda: draw N.", "Ana did take 1.",
    ]  # fmt: skip


MADE_UP = ["draw 127", "draw 14", "draw -1", "draw", "draw 20 20", "draw 300", "take 4", "take 1"]
READ = """
import sys, tessera
for record in sys.stdin:
    try:
        tessera.from_json(record)
    except tessera.kernel.errors.InvalidRecord:
        print("refused")
"""


def test_what_its_rules_do_not_know_is_refused(folder: Path):
    """Also in a record that somebody made up."""
    record = {**json.loads(record_of_a_game(folder)), "outcome": None}
    typed = "".join(f"{json.dumps({**record, 'moves': [move]})}\n" for move in MADE_UP)
    assert run(folder, "-c", READ, typed=typed).split() == ["refused"] * len(MADE_UP)


# ------------------------------------------------------------------ at a table


def test_it_is_played_at_a_table(server: Server):
    """Opened, played against a bot, taken back, asked about, reviewed, kept and replayed."""
    asyncio.run(whole_evening(server))


async def whole_evening(server: Server) -> None:
    api, rng = Api(server.address), random.Random(1)
    offer = await api.get("/api/games")
    (shown,) = [game for game in offer["games"] if game["name"] == GAME]
    assert shown["title"] == "Pebbles"
    assert set(shown["words"]) == {"en", "pl"}
    assert (await api.get("/api/preparation"))["games"][GAME]["rules"] == 0
    table = (await api.open("open", "medium", game=GAME))["table"]
    key = await api.sit(table, 0)
    async with Player(server.address, table, key) as player:
        await player.until(lambda one: one.is_to_act)
        ply, (first, *_) = player.ply, player.moves()
        foreseen = await player.wish("foresee", ply=ply, moves=[first])
        assert foreseen["events"][0][0] == {"type": "moved", "seat": 0, "move": first}
        aloud = await player.wish("foresee", ply=ply, moves=[first.upper()])
        assert aloud["events"] == foreseen["events"]
        assert (await player.wish("hint"))["choices"]
        with pytest.raises(Refusal, match="take 4"):
            await player.play("take 4")
        await player.play(first)
        await player.until(lambda one: one.ply > ply and one.is_to_act)
        await player.wish("undo")
        await player.until(lambda one: one.ply == ply)
        while player.state["status"] == "running":
            before = player.ply
            await player.play(player.any_move(rng))
            await player.until(
                lambda one, before=before: (
                    one.ply > before and (one.is_to_act or one.state["status"] == "over")
                )
            )
        assert player.log[-1]["events"][-1]["type"] == "ended"
        assert (await player.wish("review"))["review"]["plies"]
    record = await api.get(f"/api/tables/{table}/record", key)
    replay = await api.post("/api/replay", record)
    assert replay["game"] == GAME
    assert replay["steps"][-1]["view"]["position"]["to_act"] == -2
    await api.close()


def test_the_servers_document_knows_it(server: Server):
    """With its view and events, which are plain."""

    async def document() -> str:
        api = Api(server.address)
        text = msgspec.json.encode(await api.get("/api/schema/openapi.json")).decode()
        await api.close()
        return text

    found = set(re.findall(r'"#/components/schemas/([\w.]+)"', asyncio.run(document())))
    assert {"sintra.View", "plain.View", "plain.Moved"} <= found
