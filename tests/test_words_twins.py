"""Python and the browser say the same of the same, in all four languages.

Both read the same Fluent files, but each makes its own arguments, lists and numbers. Here every
kind of sentence that both of them make is made by both.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from functools import cache
from itertools import cycle, product
from typing import Any, NamedTuple

import msgspec
import pytest

from tessera import words
from tessera.bots import LEVELS
from tessera.games import GAMES
from tessera.kernel.match import Match
from tessera.kernel.values import Event
from tessera.words import LANGUAGES, explain, level, listed, phrase
from tests.bots.test_reasons import arguments as reason_arguments
from tests.golden import moves_of, path_of, replayed, tables
from tests.node import NODE, WEB
from tests.of_games import words_of_games
from tests.test_refusal_words import arguments_of, meaning, refusals
from tests.test_words import FILES, messages

pytestmark = pytest.mark.slow

NAMES = ["Ada", "Ben", "Irena", "Hilda"]  # in Spanish, "and" sounds different before the last two
NUMBERS = (0, 1, 2, 5, 22)
BESIDE = "beside-the-board"  # what is said of an event there, if a game has other words for it
WORDS, LEVEL_WORDS = "client/words.svelte.ts", "client/levels.ts"
OF_GAMES = words_of_games()
OUTLOOKS = [word for game in OF_GAMES for word in getattr(game, "OUTLOOKS", ())]
RARE: list[tuple[str, Event]] = [
    (game.__name__.split(".")[2], event) for game in OF_GAMES for event in game.RARE
]
LISTS: dict[str, list[list[Any]]] = {  # facts of refusals that the server sends as lists
    name: lists for game in OF_GAMES for name, lists in game.LISTS.items()
}


class Twin(NamedTuple):
    """What Python says, and the browser's call that says it as well."""

    said: str
    module: str
    function: str
    arguments: list[Any]


# ------------------------------------------------------------------ what is said


@cache
def events() -> list[tuple[str, Event]]:
    """All that happens in the golden playthroughs or seldom, each kind also with other numbers."""
    found: dict[tuple[str, type[Event]], list[Event]] = {}
    for game, seats, options in tables():
        moves = moves_of(path_of(game, seats, options).read_text("utf-8"))
        match = replayed(game, seats, options, moves)
        for event in (event for ply in range(match.ply) for event in said_of(match, ply)):
            found.setdefault((game.name, type(event)), []).append(event)
    for name, event in RARE:
        found.setdefault((name, type(event)), []).append(event)
    return [
        (name, event)
        for (name, _), told in found.items()
        for event in [*told, *with_other_numbers(told[0])]
    ]


def said_of(match: Match, ply: int) -> Iterator[Event]:
    """What happens, and what every tenth move would be worth to its seat."""
    yield from match.events(ply)
    position = match.position_at(ply)
    for move in match.game.legal_moves(position)[::10]:
        yield from match.game.verdict(position, move)


def with_other_numbers(event: Event) -> Iterator[Event]:
    for name, value in msgspec.structs.asdict(event).items():
        if type(value) is int and name != "seat":
            yield from (msgspec.structs.replace(event, **{name: number}) for number in NUMBERS)


def of_events(language: str) -> Iterator[Twin]:
    for game, event in events():
        said = beside_the_board(game, event, language)
        yield Twin(said, WORDS, "tell", [game, msgspec.to_builtins(event), NAMES])


def beside_the_board(game: str, event: Event, language: str) -> str:
    """As `tell`, but nothing is read out, and a message may have other words there."""
    tag, told = words.tag_of(event), words.told_of(event, NAMES, language)
    bundle = words._with_words(game, tag, language)
    there = () if bundle is None else bundle.get_message(tag).attributes
    return words._format(game, tag, BESIDE if BESIDE in there else "", told, language)


def of_pages(language: str) -> Iterator[Twin]:
    """What else is said of a game."""
    for game in OF_GAMES:
        if hasattr(game, "said"):
            yield from (Twin(*one) for one in game.said(language))


def of_reasons(language: str) -> Iterator[Twin]:
    for game in GAMES:
        files = (f"{game}-reasons.ftl", "bots.ftl")
        there = [file for file in files if file in FILES]
        named = [name for file in there for name in messages(language, file) if "reason-" in name]
        given = zip(reason_arguments(), cycle(OUTLOOKS), strict=False)
        for message, (told, outlook) in product(named, given):
            told = {**told, "outlook": outlook}
            said = explain(game, message, told, NAMES, language)
            reason = {"message": message, "arguments": told}
            yield Twin(said, WORDS, "explain", [game, reason, NAMES])


def of_refusals(language: str) -> Iterator[Twin]:
    for message in refusals(language):
        code, game = meaning(message)
        for told in arguments_of(code, game):
            for facts in facts_behind(told):
                said = phrase(*message, language, **as_told(facts, game, language))
                problem = {"code": code, "sentence": "", "facts": facts}
                yield Twin(said, WORDS, "refusal", [game, problem])


def facts_behind(told: dict[str, str | int]) -> Iterator[dict[str, Any]]:
    """The facts as the server sends them, of which a message is told."""
    plain = {name: value for name, value in told.items() if not name.endswith("_count")}
    for lists in product(*(LISTS.get(name, [plain[name]]) for name in plain)):
        yield dict(zip(plain, lists, strict=True))


def as_told(facts: dict[str, Any], game: str | None, language: str) -> dict[str, str | int]:
    """What a message is told of them: of a list its text, with colours by name, and its length."""
    told: dict[str, str | int] = {}
    for name, fact in facts.items():
        if isinstance(fact, list):
            parts = [str(one) for one in fact]  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
            if name == "colours" and game:
                parts = [phrase(game, "colour-name", language, colour=one) for one in parts]
            told |= {name: listed(parts, language), f"{name}_count": len(parts)}
        else:
            told[name] = fact
    return told


def of_levels(language: str) -> Iterator[Twin]:
    for name in LEVELS:
        yield Twin(level(name, "", language), LEVEL_WORDS, "levelName", [name])
        yield Twin(level(name, "character", language), LEVEL_WORDS, "character", [name])


def of_reviews(language: str) -> Iterator[Twin]:
    for message, number in product(messages(language, "review.ftl"), (0, 1, 7.26, 12, 38)):
        told = {"ply": 12, "move": "1o2", "best": "co3", "percent": number, "by": number}
        said = phrase("review", message, language, **told)
        yield Twin(said, WORDS, "say", ["review", message, told])


FAMILIES: list[Callable[[str], Iterator[Twin]]] = [
    of_events,
    of_pages,
    of_reasons,
    of_refusals,
    of_levels,
    of_reviews,
]


# ------------------------------------------------------------------ and said again


@cache
def twins(language: str) -> dict[str, list[Twin]]:
    return {family.__name__: list(family(language)) for family in FAMILIES}


@cache
def browser() -> dict[str, list[str]]:
    """What the browser says to all of them, by language."""
    asked = {
        language: [one[1:] for family in twins(language).values() for one in family]
        for language in LANGUAGES
    }
    done = subprocess.run(
        [NODE, WEB / "say.mjs"], cwd=WEB, input=msgspec.json.encode(asked), capture_output=True
    )
    assert done.returncode == 0, done.stderr.decode()
    return msgspec.json.decode(done.stdout, type=dict[str, list[str]])


@pytest.mark.parametrize("family", [family.__name__ for family in FAMILIES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_python_and_the_browser_say_the_same(language: str, family: str):
    families = twins(language)
    first = sum(len(families[name]) for name in list(families)[: list(families).index(family)])
    ours = families[family]
    theirs = browser()[language][first:][: len(ours)]
    differing = [
        f"{one.function}{one.arguments}\n  Python:  {one.said}\n  browser: {other}"
        for one, other in zip(ours, theirs, strict=True)
        if one.said != other
    ]
    assert ours
    assert not differing, "\n".join(differing[:20])


def test_every_kind_of_event_is_told():
    """Of each game; and whole games are told, not a few lines."""
    told = {(game, type(event)) for game, event in events()}
    for name, game in GAMES.items():
        kinds = {kind for kind in game.events if kind.__module__.startswith(game.module)}
        assert not kinds or {kind for told_by, kind in told if told_by == name} == kinds
