"""Words for people: what happened, as sentences, from the Fluent files under `locales/`.

An event's tag is the message's name, its fields are the arguments; nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, cast

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from tessera.kernel.game import Event
from tessera.resources import folder


@cache
def _bundle(game: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    file = folder("locales") / language / f"{game}.ftl"
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def tell(game: str, event: Event, names: Sequence[str], language: str = "en") -> str:
    """One event as a sentence, with the seats by their names."""
    fields: dict[str, Any] = msgspec.to_builtins(event)
    tag = fields.pop("type")
    arguments: dict[str, object] = {name: _argument(value) for name, value in fields.items()}
    if "seat" in fields:
        arguments["name"] = names[fields["seat"]]
    if "winners" in fields:
        winners: list[int] = fields["winners"]
        arguments["names"] = ", ".join(names[seat] for seat in winners)
    bundle = _bundle(game, language)
    pattern = bundle.get_message(tag).value if bundle.has_message(tag) else None
    if pattern is None:
        raise LookupError(f"{language}/{game}.ftl has no words for '{tag}'")
    text, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise LookupError(f"{language}/{game}.ftl, '{tag}': {errors}")
    return str(text)


def _argument(value: object) -> str | int:
    """Fluent takes texts and numbers; of a list it is told how long it is."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str | int):
        return value
    return len(cast("list[object]", value)) if isinstance(value, list) else ""
