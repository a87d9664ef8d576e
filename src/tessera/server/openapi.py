"""The OpenAPI document: routes, messages at a table, and what each game adds to them.

The browser's types are made from it, by `make types`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin

from tessera.games import GAMES
from tessera.kernel import plain
from tessera.kernel.game import Game
from tessera.kernel.values import Event, Json, View
from tessera.server import messages

REFERENCE = "#/components/schemas/{name}"


class Told(NamedTuple):
    """The types by which games differ in what they tell."""

    views: Sequence[type[View]]
    components: Sequence[type[msgspec.Struct]]
    events: Sequence[type[Event]]


PLAIN = Told([plain.View], [plain.Components], [plain.Moved, plain.Drew, plain.Ended])


class Document(JsonRenderPlugin):
    """The document with everything in it, written once: that takes a quarter of a second."""

    _text = b""

    def render(self, request: Any, openapi_schema: Json) -> bytes:
        """As JSON."""
        return self._text or self.write(openapi_schema)

    def write(self, openapi_schema: Json) -> bytes:
        """Before anybody asks for it."""
        self._text = msgspec.json.encode(completed(openapi_schema))
        return self._text


def completed(document: Json) -> Json:
    """The routes' document, and beside it what goes over a WebSocket."""
    schemas = {**document["components"]["schemas"], **_messages()}
    told = {game.name: _told_by(game) for game in map(GAMES.load, GAMES)}
    told["plain"] = PLAIN
    for name, kinds in told.items():
        schemas |= _of_game(name, kinds)
    for name in ("View", "Event", "Components"):
        of_games = [f"{game}.{name}" for game in told]
        schemas[name] = {"anyOf": [_reference(one) for one in of_games if one in schemas]}
    for name in ("Agreement", "Replay"):
        schemas[name]["properties"]["components"] = _reference("Components")
    return {**document, "components": {**document["components"], "schemas": schemas}}


def _messages() -> Json:
    kinds = [
        kind
        for kind in vars(messages).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    ]
    (*_, wish, news), schemas = msgspec.json.schema_components(
        [*kinds, messages.AnyWish, messages.AnyNews], ref_template=REFERENCE
    )
    return {**schemas, "Wish": wish, "News": news}


def _told_by(game: Game) -> Told:
    """What it brings of its own; the rest is plain."""
    return Told(
        [kind for kind in (game.view_type,) if kind not in PLAIN.views],
        [kind for kind in (game.printed,) if kind not in PLAIN.components],
        [kind for kind in game.events if kind not in PLAIN.events],
    )


def _of_game(game: str, told: Told) -> Json:
    """Its view, events and components, under its name."""
    of_game = f"{game}.{{name}}"
    found, schemas = msgspec.json.schema_components(
        [*told.views, *told.components, *told.events], ref_template=REFERENCE.format(name=of_game)
    )
    for name, kinds in zip(("View", "Components", "Event"), told, strict=True):
        if kinds:
            own, found = found[: len(kinds)], found[len(kinds) :]
            schemas.setdefault(name, {"anyOf": own} if name == "Event" else own[0])
    return {of_game.format(name=name): schema for name, schema in schemas.items()}


def _reference(name: str) -> Json:
    return {"$ref": REFERENCE.format(name=name)}
