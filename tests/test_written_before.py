"""What was written before still says the same, byte for byte: records, journals and traces.

`tests/written_before` was written at commit c9d39bc and is only ever added to: for each game twenty
records, and a journal of tables at which everything happens that can. `digests.json` has what
came of them then.
"""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tessera.games import GAMES
from tessera.kernel.engine.chance import CHANCE
from tessera.kernel.match import Match
from tessera.kernel.records import record_from_json
from tessera.lab.traces import trace
from tessera.table.entries import entry_from_json
from tessera.table.table import Table
from tessera.table.view import plies_from, record_of

FOLDER = Path(__file__).with_name("written_before")
DIGESTS: dict[str, str] = json.loads((FOLDER / "digests.json").read_text())
RECORDS = [f"{path.parent.name}/{path.stem}" for path in sorted(FOLDER.glob("*/??.json"))]


def digest_of(lines: Iterable[Any]) -> str:
    """A short name for all of them."""
    digest = hashlib.sha256()
    for line in lines:
        digest.update(msgspec.json.encode(line))
    return digest.hexdigest()[:16]


def plies(match: Match) -> Iterable[Any]:
    """Every position and every legal move of a game, as in a trace, and what is told of it."""
    for ply in range(match.ply + 1):
        position = match.position_at(ply)
        yield match.game.position_to_json(position)
        yield [str(move) for move in match.game.legal_moves(position)]
        if ply < match.ply:
            yield match.seat_at(ply) == CHANCE, match.events(ply)
    yield match.outcome


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_written_as_it_was_and_its_game_is_the_same(name: str):
    text = (FOLDER / f"{name}.json").read_text()
    record = record_from_json(text)
    match = Match.from_record(GAMES[record.game], record)
    assert match.to_json() == text
    assert digest_of(plies(match)) == DIGESTS[name]


@pytest.mark.parametrize("game", GAMES)
def test_a_journal_is_written_as_it_was_and_its_tables_are_the_same(game: str):
    kept: dict[str, list[bytes]] = defaultdict(list)
    for line in (FOLDER / game / "journal.jsonl").read_text().splitlines():
        row = json.loads(line)
        kept[row["table"]].append(row["entry"].encode())
    for name, texts in kept.items():
        entries = [entry_from_json(text) for text in texts]
        assert [msgspec.json.encode(entry) for entry in entries] == texts
        table = Table(GAMES[game], entries[0])
        for entry in entries[1:]:
            table.add(entry)
        seen = [record_of(table), table.status, table.takebacks, plies_from(table, 0, table.ply)]
        assert digest_of(seen) == DIGESTS[f"{game}/{name}"]


@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize("game", GAMES)
def test_a_trace_is_the_same(game: str, policy: str):
    lines = trace(GAMES[game], seats=3, options={}, seed=20, policy=policy)
    assert digest_of(lines) == DIGESTS[f"{game}/trace/{policy}"]
