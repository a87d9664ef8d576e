"""Every rule has an address: no clause without a test, no citation without a clause."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tessera.games import GAMES
from tessera.rulebook import clauses

ROOT = Path(__file__).parents[1]
CITED = re.compile(r"\b(?P<prefix>[A-Z]{2,3})-(?P<number>\d+\.\d+[a-z]?)\b")
WRITTEN = [game for game in GAMES if clauses(game)]  # games whose rules are
PREFIXES = {next(iter(clauses(game))).split("-")[0] for game in WRITTEN}
DOCSTRING_OF_A_TEST = re.compile(r'def test_\w+\([^)]*\)[^:]*:\n\s+"""(.*?)"""', re.DOTALL)


def cited_in(text: str) -> set[str]:
    return {found[0] for found in CITED.finditer(text) if found["prefix"] in PREFIXES}


def addresses() -> set[str]:
    """Every clause, and the groups that some belong to: SIN-4.1 is SIN-4.1a, SIN-4.1b, SIN-4.1c."""
    pages = (ROOT / "docs/rules/en").glob("*.md")
    every = {clause for page in pages for clause in clauses(page.stem)}
    return every | {clause.rstrip("abcdefgh") for clause in every}


@pytest.mark.parametrize("game", WRITTEN)
def test_every_clause_is_tested(game: str):
    """By a test of the engine that names it; the referee's own tests do not count."""
    named: set[str] = set()
    for source in (ROOT / "tests").rglob("test_*.py"):
        if "referee" not in source.parts:
            docstrings = DOCSTRING_OF_A_TEST.findall(source.read_text(encoding="utf-8"))
            named |= cited_in(" ".join(docstrings))
    assert set(clauses(game)) <= named


@pytest.mark.parametrize("game", WRITTEN)
def test_every_clause_has_its_place_in_the_sources(game: str):
    """What a rule says is written down where it is done; what is in the box is data."""
    named: set[str] = set()
    for source in (ROOT / "src/tessera/games" / game).rglob("*.py"):
        named |= cited_in(source.read_text(encoding="utf-8"))
    told_in_general = {clause for clause in clauses(game) if clause.split("-")[1].startswith("1.")}
    assert set(clauses(game)) - told_in_general <= named


def test_no_citation_of_a_clause_that_does_not_exist():
    """In the sources, the tests, the words and the documents."""
    folders = ("src", "tests", "locales", "docs", "bench")
    files = [
        f
        for folder in folders
        for f in (ROOT / folder).rglob("*")
        if f.suffix in {".py", ".md", ".ftl"}
    ]
    files += list(ROOT.glob("*.md"))
    for file in files:
        assert cited_in(file.read_text(encoding="utf-8")) <= addresses(), file


@pytest.mark.parametrize("game", WRITTEN)
def test_clauses_are_numbered_in_order(game: str):
    """As they stand on the page, and each once."""
    page = (ROOT / "docs/rules/en" / f"{game}.md").read_text(encoding="utf-8")
    numbers = re.findall(r"^- \*\*\w+-(\d+)\.(\d+)([a-z]?)\*\*", page, re.MULTILINE)
    keys = [(int(section), int(clause), letter) for section, clause, letter in numbers]
    assert keys == sorted(set(keys))
    assert len(keys) == len(clauses(game))
