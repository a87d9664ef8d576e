"""The OpenAPI document: routes, messages at a table, and what each game adds to them.

The browser's types are made from it, by `make types`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin

from tessera.games import GAMES
from tessera.kernel import plain
from tessera.kernel.game import Game
from tessera.kernel.values import Json
from tessera.server import messages

REFERENCE = "#/components/schemas/{name}"


Told: TypeAlias = dict[str, Sequence[type[msgspec.Struct]]]  # in what games differ, by its name

PLAIN: Told = {
    "View": [plain.View],
    "Components": [plain.Components],
    "Event": [plain.Moved, plain.Drew, plain.Ended],
}


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
    for name in PLAIN:
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
    told: Told = {"View": [game.view_type], "Components": [game.printed], "Event": game.events}
    return {
        name: [kind for kind in kinds if kind not in PLAIN[name]] for name, kinds in told.items()
    }


def _of_game(game: str, told: Told) -> Json:
    """Its view, events and components, under its name."""
    of_game = f"{game}.{{name}}"
    every = [kind for kinds in told.values() for kind in kinds]
    found, schemas = msgspec.json.schema_components(
        every, ref_template=REFERENCE.format(name=of_game)
    )
    for name, kinds in told.items():
        own = [found[every.index(kind)] for kind in kinds]
        if own:
            schemas.setdefault(name, {"anyOf": own} if name == "Event" else own[0])
    return {of_game.format(name=name): schema for name, schema in schemas.items()}


def _reference(name: str) -> Json:
    return {"$ref": REFERENCE.format(name=name)}
