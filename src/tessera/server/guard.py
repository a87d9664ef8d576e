"""The guard at the door: other sites are turned away, and replies carry strict headers."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tessera.server.messages import Problem

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]


class Guard:
    """Stands before the whole application."""

    def __init__(self, app: ASGIApp, origins: Collection[str] = ()) -> None:
        self._app = app
        self._origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it in, or turn it away."""
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if not self._is_welcome(dict(scope)):
            await (_turn_away(send) if kind == "http" else _hang_up(receive, send))
            return

        async def strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self._app(scope, receive, strictly if kind == "http" else send)

    def _is_welcome(self, scope: dict[str, Any]) -> bool:
        """A browser says from which site a request comes; other programs say nothing."""
        if scope.get("method") in ("GET", "HEAD", "OPTIONS"):
            return True
        headers: dict[bytes, bytes] = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin or origin in self._origins:
            return True
        host = headers.get(b"host", b"").decode("latin-1")
        return bool(host) and urlsplit(origin).netloc.lower() == host.lower()


async def _turn_away(send: Send) -> None:
    problem = Problem(code="wrong-origin", sentence="this request comes from another site")
    headers = [(b"content-type", b"application/json"), *HEADERS]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    body = msgspec.json.encode(problem)
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _hang_up(receive: Receive, send: Send) -> None:
    """Before the handshake is over this becomes a plain 403."""
    await receive()
    await send({"type": "websocket.close", "code": 4403, "reason": "wrong-origin"})
