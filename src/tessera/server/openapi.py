"""The OpenAPI document: routes, messages at a table, and what each game adds to them.

The browser's types are made from it, by `make types`.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin

from tessera.games import GAMES
from tessera.kernel.game import Game
from tessera.kernel.values import Event, Json, View
from tessera.server import messages

REFERENCE = "#/components/schemas/{name}"


class Document(JsonRenderPlugin):
    """Renders the document with everything in it."""

    def render(self, request: Any, openapi_schema: Json) -> bytes:
        """As JSON."""
        return msgspec.json.encode(completed(openapi_schema))


def completed(document: Json) -> Json:
    """The routes' document, and beside it what goes over a WebSocket."""
    schemas = {**document["components"]["schemas"], **_messages()}
    for game in map(GAMES.load, GAMES):
        schemas |= _of_game(game)
    for name in ("View", "Event", "Components"):
        schemas[name] = _any_of([f"{game}.{name}" for game in GAMES])
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


def _of_game(game: Game) -> Json:
    """Its view, events and components, under its name."""
    of_game = f"{game.name}.{{name}}"
    view, *more_views = _kinds_of(View, game)
    assert not more_views, "a game has one view"
    (view, printed, *events), schemas = msgspec.json.schema_components(
        [view, game.printed, *_kinds_of(Event, game)],
        ref_template=REFERENCE.format(name=of_game),
    )
    schemas |= {"View": view, "Event": {"anyOf": events}}
    assert printed == _reference(of_game.format(name="Components"))
    return {of_game.format(name=name): schema for name, schema in schemas.items()}


def _kinds_of(base: type[msgspec.Struct], game: Game) -> list[type[msgspec.Struct]]:
    return [kind for kind in base.__subclasses__() if kind.__module__.startswith(game.module)]


def _any_of(names: list[str]) -> Json:
    return {"anyOf": [_reference(name) for name in names]}


def _reference(name: str) -> Json:
    return {"$ref": REFERENCE.format(name=name)}
