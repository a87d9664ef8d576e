"""Every word there is in all languages, and none that nobody says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tessera import resources
from tessera.bots import ADVISER, LEVELS
from tessera.words import LANGUAGES

ROOT = Path(__file__).parents[1]
LOCALES = ROOT / "locales"
FILES = sorted(file.name for file in (LOCALES / "en").glob("*.ftl"))
WEB, PACKAGE = ROOT / "web/src", ROOT / "src/tessera"
SOURCES = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts"), *PACKAGE.rglob("*.py")]


@cache
def messages(language: str, file: str) -> dict[str, set[str]]:
    """The messages of a file with their attributes and, as $name, what they are told."""
    text = (LOCALES / language / file).read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            told = {attribute.id.name for attribute in entry.attributes}
            found[entry.id.name] = told
    return found


@cache
def said() -> tuple[set[str], tuple[str, ...]]:
    """Every text in the sources, and what texts that are put together begin with."""
    source = "\n".join(file.read_text("utf-8") for file in SOURCES)
    whole = set(re.findall(r"[\"'`]([a-z][\w-]*)(?:\.\w+)?[\"'`]", source))
    begun = re.findall(r"[`\"]([a-z][\w-]*-)\$?\{", source)
    return whole, tuple(sorted({"objective-", *begun}))  # `words.say` is told the family


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_language_has_the_same_messages(language: str, file: str):
    assert messages(language, file) == messages("en", file)


def test_whoever_lists_the_languages_lists_the_same():
    """The page and the command line begin before they could ask."""
    listed = (WEB / "client/preferences.svelte.ts").read_text("utf-8")
    (languages,) = re.findall(r"LANGUAGES = \{(.*)\}", listed)
    assert re.findall(r"(\w+):", languages) == list(LANGUAGES)
    assert set(LANGUAGES) == {folder.name for folder in LOCALES.iterdir()}
    *first, last = LANGUAGES
    assert f'help="{", ".join(first)} or {last}"' in (PACKAGE / "cli.py").read_text("utf-8")


def test_whoever_lists_the_levels_lists_the_same():
    """The page names those of a record, and offers them before the server says which there are."""
    (listed,) = re.findall(r"LEVELS = \[(.*)\]", (WEB / "client/levels.ts").read_text("utf-8"))
    assert re.findall(r'"(\w+)"', listed) == list(LEVELS)
    command = (PACKAGE / "cli.py").read_text("utf-8")
    assert f'"the bot that looks at it")] = "{ADVISER}"' in command


def test_no_language_has_words_of_its_own():
    for language in LANGUAGES:
        assert sorted(file.name for file in (LOCALES / language).glob("*.ftl")) == FILES


def test_a_game_has_no_words_of_another_whose_name_begins_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Its files are its name, and its name with more behind a dash."""
    (tmp_path / "en").mkdir()
    for name in ("sin.ftl", "sin-board.ftl", "sintra.ftl", "sintra-board.ftl"):
        (tmp_path / "en" / name).touch()

    def folder(_: str) -> Path:
        return tmp_path

    monkeypatch.setattr(resources, "folder", folder)
    assert [file.name for file in resources.words_of("sin", "en")] == ["sin-board.ftl", "sin.ftl"]


@pytest.mark.parametrize("file", FILES)
def test_every_message_is_said_somewhere(file: str):
    """By name, by the tag of an event, or put together from a beginning and a value."""
    whole, begun = said()
    others = (LOCALES / "en" / file).read_text("utf-8")
    unused = {
        name
        for name in messages("en", file)
        if name not in whole and not name.startswith(begun) and f"{{ {name} }}" not in others
    }
    assert unused == set()


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: Path(str(file)).name)
def test_every_word_that_the_browser_says_exists(file: Path):
    """`t("…")` names a message of shell.ftl."""
    named = set(re.findall(r"\bt\(\"([\w-]+)\"", file.read_text("utf-8")))
    if file.suffix != ".py":
        assert named <= set(messages("en", "shell.ftl"))
