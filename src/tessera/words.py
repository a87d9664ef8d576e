"""Words for people, from the Fluent files under `locales/`: one for each game, or several.

An event's tag is the message's name, its fields are the arguments; nothing here knows a game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias, cast

import msgspec
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from tessera.kernel.errors import InvalidOption
from tessera.kernel.values import Event
from tessera.resources import BROUGHT, words_of

LANGUAGES = ("en", "pl", "cs", "es")
Facts: TypeAlias = Mapping[str, str | int | float]  # what a message is told


def check_language(language: str) -> None:
    """Refuse a language that there are no words in."""
    if language not in LANGUAGES:
        raise InvalidOption(f"there are words in {', '.join(LANGUAGES)}, not in {language[:20]!r}")


@cache
def _bundle(game: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in words_of(game, language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _with_words(game: str, message: str, language: str) -> FluentBundle | None:
    """Where there are words for it: the game's; English if it lacks a language; the plain ones."""
    for family, spoken in ((game, language), (game, "en"), ("plain", language)):
        bundle = _bundle(family, spoken)
        if (game in BROUGHT or spoken == language) and bundle.has_message(message):
            return bundle
    return None


def tell(game: str, event: Event, names: Sequence[str], language: str = "en") -> str:
    """One event as a sentence, with the seats by their names; what it reads out follows."""
    sentence = _format(game, tag_of(event), "", told_of(event, names, language), language)
    reads: Sequence[str] = getattr(event, "reads", ())
    return "\n".join([sentence, *(read_out(game, message, language) for message in reads)])


def tag_of(value: msgspec.Struct) -> str:
    """The name of its kind, which names a message."""
    return str(value.__struct_config__.tag)


def told_of(event: Event, names: Sequence[str], language: str) -> dict[str, object]:
    """What the event's message is told of it."""
    fields: dict[str, Any] = msgspec.structs.asdict(event)
    arguments: dict[str, object] = {
        name: value if name in event.as_typed else _argument(value)
        for name, value in fields.items()
        if name != "reads"
    }
    if "seat" in fields:
        arguments["name"] = names[fields["seat"]]
    if "winners" in fields:
        winners: list[int] = fields["winners"]
        arguments["names"] = listed([names[seat] for seat in winners], language)
    return arguments


def read_out(game: str, message: str, language: str = "en") -> str:
    """A longer text with its title above it."""
    title = _format(game, message, "title", {}, language)
    return f"{title}\n{_format(game, message, '', {}, language)}"


def say(game: str, family: str, value: msgspec.Struct, language: str = "en") -> str:
    """A value in words: its tag names the message of the family, its fields are the arguments."""
    arguments = {name: _name(field) for name, field in msgspec.structs.asdict(value).items()}
    return _format(game, f"{family}-{tag_of(value).replace('_', '-')}", "", arguments, language)


def explain(
    game: str, message: str, arguments: Facts, names: Sequence[str], language: str = "en"
) -> str:
    """Why a bot prefers a move: a reason that the game knows, or one of all games."""
    named = {"name": names[int(arguments["seat"])]} if "seat" in arguments else {}
    family = game if _with_words(game, message, language) else "bots"
    return _format(family, message, "", {**arguments, **named}, language)


def level(name: str, attribute: str = "", language: str = "en") -> str:
    """A level's name for people, or its character."""
    return _format("bots", f"level-{name}", attribute, {}, language)


def phrase(family: str, message: str, language: str, **arguments: str | int | float) -> str:
    """Any other words, by the file that they are in."""
    return _format(family, message, "", arguments, language)


def listed(parts: Sequence[str], language: str) -> str:
    """Several as one text, "5, 6 and 8"; in Spanish "and" is "e" before the sound of an i."""
    text = format_list(parts, locale="en_GB" if language == "en" else language)
    if language == "es" and len(parts) > 1 and re.match("i|hi(?![ae])", parts[-1], re.IGNORECASE):
        return f"{text.removesuffix(f'y {parts[-1]}')}e {parts[-1]}"
    return text


def _name(value: object) -> str | int:
    """What a message can ask for: a name without blanks, several of them in alphabetical order."""
    if value is None:
        return "none"
    if isinstance(value, list):
        return "-".join(sorted(cast("list[str]", value)))
    return value if isinstance(value, int) else str(value).replace(" ", "-")


def _format(
    game: str, message: str, attribute: str, arguments: Mapping[str, object], language: str
) -> str:
    bundle = _with_words(game, message, language)
    if bundle is None and game in BROUGHT:
        return _made_up(message, arguments)
    found = bundle and bundle.get_message(message)
    pattern = found and (found.attributes.get(attribute) if attribute else found.value)
    if bundle is None or pattern is None:
        raise LookupError(f"{language}/{game}.ftl has no words for '{message}'")
    text, errors = bundle.format_pattern(pattern, dict(arguments))
    if errors:
        raise LookupError(f"{language}/{game}.ftl, '{message}': {errors}")
    return str(text)


def _made_up(message: str, arguments: Mapping[str, object]) -> str:
    """Words for what has none: who, what, and whatever else is known of it."""
    known = ", ".join(
        f"{_apart(name)} {value}"
        for name, value in arguments.items()
        if name not in ("name", "seat", "names")
    )
    who, what = arguments.get("name"), _apart(message)
    return f"{f'{who}: ' if who else ''}{what}{f' ({known})' if known else ''}"


def _apart(name: str) -> str:
    return name.replace("-", " ").replace("_", " ")


def _argument(value: object) -> str | int | float:
    """Fluent takes texts and numbers, below zero with a true minus; of a list its length."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float) and value < 0:
        return f"−{-value}"
    if isinstance(value, str | int | float):
        return value
    return len(cast("list[object]", value)) if isinstance(value, list) else ""
