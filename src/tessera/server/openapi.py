"""The OpenAPI document: routes, messages at a table, and what each game adds to them.

The browser's types are made from it, by `make types`.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin

from tessera.games import GAMES
from tessera.kernel import plain
from tessera.kernel.values import Event, Json, View
from tessera.server import messages

REFERENCE = "#/components/schemas/{name}"


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
    rooms = {game.name: (game.module, game.printed) for game in map(GAMES.load, GAMES)}
    rooms["plain"] = plain.__name__, plain.Components
    for name, (module, printed) in rooms.items():
        schemas |= _of_game(name, module, printed)
    for name in ("View", "Event", "Components"):
        of_games = [f"{game}.{name}" for game in rooms]
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


def _of_game(game: str, module: str, printed: type[msgspec.Struct]) -> Json:
    """Its view, events and components, under its name, as far as it brings them."""
    of_game = f"{game}.{{name}}"
    views, events = _kinds_of(View, module), _kinds_of(Event, module)
    components = [printed] if printed.__module__.startswith(module) else []
    found, schemas = msgspec.json.schema_components(
        [*views, *components, *events], ref_template=REFERENCE.format(name=of_game)
    )
    for name, kinds in {"View": views, "Components": components, "Event": events}.items():
        if kinds:
            own, found = found[: len(kinds)], found[len(kinds) :]
            schemas.setdefault(name, {"anyOf": own} if name == "Event" else own[0])
    return {of_game.format(name=name): schema for name, schema in schemas.items()}


def _kinds_of(base: type[msgspec.Struct], module: str) -> list[type[msgspec.Struct]]:
    kinds = base.__subclasses__()
    return [one for one in kinds if f"{one.__module__}.".startswith(f"{module}.")]


def _reference(name: str) -> Json:
    return {"$ref": REFERENCE.format(name=name)}
