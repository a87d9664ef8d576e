"""Every refusal that can reach a browser has words in four languages, and no words are idle."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest

from tessera.games import GAMES
from tessera.server.problems import STATUSES
from tessera.words import LANGUAGES, phrase
from tests.of_games import words_of_games

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src/tessera"
OF_GAMES = words_of_games()
COMPUTED: dict[str, list[str]] = {  # codes that are put together, and of what
    code: parts for game in OF_GAMES for code, parts in getattr(game, "COMPUTED", {}).items()
}
ELSEWHERE = {
    "unknown",  # a code that the page does not know
    "offline",  # nothing came from a server at all
    *(f"http-{status}" for status in (404, 405, 413, 500, 503)),  # what Litestar itself refuses
}
NO_FACTS = {"code", "clause", "sentence"}
SAMPLES: dict[str, list[dict[str, str | int]]] = {  # facts as the page hands them to Fluent
    "least": [{"least": number} for number in (0, 1, 2)],
    "longest": [{"longest": number} for number in (40, 1_209_600)],
    "seconds": [{"seconds": number} for number in (1, 4, 40)],
    "most": [{"most": number} for number in (0, 1, 2)],
    **{fact: samples for game in OF_GAMES for fact, samples in game.SAMPLES.items()},
}


class Raised(NamedTuple):
    """A code in the sources: which game says it, if one does, and the facts it brings there."""

    code: str
    game: str | None
    facts: frozenset[str]


# ------------------------------------------------------------------ what is refused


@cache
def raised() -> list[Raised]:
    """Every code in the sources, as often as it is there."""
    found = [Raised(code, None, frozenset()) for code in STATUSES]
    for file in SOURCES.rglob("*.py"):
        inside = file.relative_to(SOURCES).parts
        game = inside[1] if inside[0] == "games" and len(inside) > 2 else None
        for scope in ast.walk(ast.parse(file.read_text("utf-8"))):
            found += [Raised(code, game, facts) for code, facts in codes_in(scope)]
    return found


def codes_in(scope: ast.AST) -> Iterator[tuple[str, frozenset[str]]]:
    """What a class is called by default, or what a function passes on as `code=`."""
    if isinstance(scope, ast.ClassDef):
        for line in scope.body:
            if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "code":
                yield from ((code, frozenset[str]()) for code in spelt(line.value))
    elif isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef):
        for call in ast.walk(scope):
            if isinstance(call, ast.Call):
                facts = frozenset(facts_of(call, scope))
                yield from ((code, facts) for code in codes_of(call))


def codes_of(call: ast.Call) -> Iterator[str]:
    """The code of a refusal, or the reason why a connection is closed."""
    for keyword in call.keywords:
        if keyword.arg == "code":
            yield from spelt(keyword.value)
    if ast.unparse(call.func) == "self.close" and call.args:
        yield from (reason.replace(" ", "-") for reason in spelt(call.args[0]))


def spelt(value: ast.expr) -> list[str]:
    """The codes that an expression in the sources stands for; none if it hands one on."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return [value.value]
    if isinstance(value, ast.JoinedStr):
        pattern = re.sub(r"{.*?}", "{}", ast.unparse(value)[2:-1])
        return [pattern.format(part) for part in COMPUTED[pattern]]
    return []


def facts_of(call: ast.Call, function: ast.AST) -> Iterator[str]:
    """The names of the facts, also of those that a dictionary of the function holds."""
    lines = [line for line in ast.walk(function) if isinstance(line, ast.Assign)]
    held = {ast.unparse(line.targets[0]): line.value for line in lines}
    for keyword in call.keywords:
        if keyword.arg is not None:
            yield from {keyword.arg} - NO_FACTS
        elif isinstance(facts := held.get(ast.unparse(keyword.value)), ast.Dict):
            yield from (ast.literal_eval(key) for key in facts.keys if key)


def games_that_say(code: str) -> set[str | None]:
    return {one.game for one in raised() if one.code == code}


def arguments_of(code: str, game: str | None) -> Iterator[dict[str, str | int]]:
    """What a page knows whenever this is refused: the facts that come every time."""
    said = [one for one in raised() if one.code == code]
    sites = [one.facts for one in said if game is None or one.game in (game, None)]
    names = [name for name in SAMPLES if sites and all(name in facts for facts in sites)]
    for samples in product(*(SAMPLES[name] for name in names)):
        yield {name: value for sample in samples for name, value in sample.items()}


# ------------------------------------------------------------------ what there are words for


Message = tuple[str, str]  # whose it is, "refusals" if everybody's, and its name


@cache
def messages(language: str) -> list[Message]:
    """All messages about refusals."""
    folder = ROOT / "locales" / language
    files = {"refusals": "refusals.ftl", **{game: f"{game}-refusals.ftl" for game in GAMES}}
    there = {family: folder / file for family, file in files.items() if (folder / file).exists()}
    texts = {family: file.read_text("utf-8") for family, file in there.items()}
    return [
        (family, name)
        for family, text in texts.items()
        for name in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    ]


def meaning(message: Message) -> tuple[str, str | None]:
    """The code that a message is for, and the game if it is for one alone."""
    family, name = message
    return name.removeprefix("refusal-"), None if family == "refusals" else family


def refusals(language: str) -> list[Message]:
    return [message for message in messages(language) if message[1].startswith("refusal-")]


# ------------------------------------------------------------------ the tests


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str):
    """For all games, or for each that says it."""
    there = {meaning(message) for message in refusals(language)}
    codes = {one.code for one in raised()} | ELSEWHERE
    assert {"no-such-table", "no-room", "not-a-knight-move", "stale-move", "too-slow"} <= codes
    for code in sorted(codes):
        special = {(code, game) for game in games_that_say(code)}
        assert (code, None) in there or (special and special <= there), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_no_words_for_what_is_never_refused(language: str):
    codes = {one.code for one in raised()} | ELSEWHERE
    assert {meaning(message)[0] for message in refusals(language)} <= codes


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str):
    """Each once, and in the same order."""
    assert messages(language) == messages("en")
    assert len(set(messages(language))) == len(messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said_with_the_facts_that_come(language: str):
    """Whatever they are, it is whole sentences; with no other facts than there are."""
    for message in refusals(language):
        for arguments in arguments_of(*meaning(message)):
            said = phrase(*message, language, **arguments)
            assert re.fullmatch(r"[^\W\d_a-z\s].*[^\s.]\.", said), f"{message}: {said}"
            assert "  " not in said, f"{message}: {said}"
