"""The guard at the door: other sites and haste are turned away, replies carry strict headers."""

from __future__ import annotations

import re
import socket
from collections.abc import Collection
from contextlib import ExitStack
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tessera.kernel.errors import InvalidOption
from tessera.server.limits import Addresses, AtOnce
from tessera.server.problems import StrictRequest, problem_of, refuse
from tessera.table.refusals import Refused

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
LOOKS = ("/health", "/ready", "/metrics")  # of whoever runs it, also while others are too fast
LARGE = 64 * 1024  # bytes of a body, from which on only some are read at once
LARGE_OF_ONE_NETWORK = 4
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^\s:/?#@\[\]\\]+)(?::[0-9]*)?", re.IGNORECASE)


class Guard:
    """Stands before the whole application."""

    def __init__(
        self, app: ASGIApp, addresses: Addresses, origins: Collection[str], sites: Collection[str]
    ) -> None:
        self._app, self._addresses = app, addresses
        self._origins = frozenset(origins)
        own = {site_name(site) for site in sites} | {site_of(origin) for origin in origins}
        self._names = own | names_of_this_machine()
        most = addresses.limits.large_bodies
        self._large = AtOnce(LARGE_OF_ONE_NETWORK, too_many_large, of_all=most)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it in, or turn it away."""
        kind, app = str(scope["type"]), self._app
        if kind in ("http", "websocket"):
            try:
                await self._check(dict(scope))
            except Refused as refusal:
                app = turned_away(refusal)
        if kind == "http":
            await self._serve(app, scope, receive, send)
        else:
            await app(scope, receive, send)

    async def _serve(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """With strict headers, and bodies of which only so many are large."""
        size = 0

        async def counted() -> Any:
            nonlocal size
            message: Any = await receive()
            before, size = size, size + len(message.get("body", b""))
            if before <= LARGE < size:
                large.enter_context(self._large.counted(_address(dict(scope))))
            return message

        async def strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        with ExitStack() as large:
            await app(scope, counted, strictly)

    async def _check(self, scope: dict[str, Any]) -> None:
        """Refuse whoever asks for too much, by another name, or from another site."""
        what = "looks" if scope["path"] in LOOKS else "requests"
        await self._addresses.paced(what, _address(scope))
        if not all(map(self._is_our_name, _all(scope, b"host"))):
            sentence = "this server is not known by that name: start it with --site and the name"
            raise Refused(sentence, code="wrong-host")
        if not self._is_welcome(scope):
            raise Refused("this request comes from another site", code="wrong-origin")

    def _is_our_name(self, host: str) -> bool:
        """Any name can be made to lead here, also by somebody who wants in by our browser."""
        if not host:
            return True
        name = name_in(host)
        return name is not None and (
            name in self._names or name.endswith(".localhost") or _is_address(name)
        )

    def _is_welcome(self, scope: dict[str, Any]) -> bool:
        """A browser says from which site a request comes; other programs say nothing."""
        if scope.get("method") in ("GET", "HEAD", "OPTIONS"):
            return True
        hosts = {host.lower() for host in _all(scope, b"host")}
        return all(
            not origin or origin in self._origins or _netloc(origin) in hosts
            for origin in _all(scope, b"origin")
        )


def too_many_large() -> Refused:
    """Bodies, of all or of one network."""
    sentence = "too many large files are being sent just now: try again in a moment"
    return Refused(sentence, code="too-many", seconds=1)


def _address(scope: dict[str, Any]) -> str:
    return scope["client"][0] if scope.get("client") else ""


def _all(scope: dict[str, Any], wanted: bytes) -> list[str]:
    """What all headers of this name say."""
    return [value.decode("latin-1").strip() for name, value in scope["headers"] if name == wanted]


# ------------------------------------------------------------------ names


def names_of_this_machine() -> frozenset[str]:
    """What it is called at home, without anybody's asking."""
    name = socket.gethostname().lower().rstrip(".")
    short = name.partition(".")[0]
    return frozenset({"localhost", name, short, f"{short}.local"})


def name_in(host: str) -> str | None:
    """The name or address in a Host header, without its port; None if it is not one."""
    found = HOST.fullmatch(host)
    return None if found is None else found[1].lower().strip("[]").rstrip(".") or None


def site_name(site: str) -> str:
    """What a host says that the server is called."""
    name = name_in(site)
    if name is None:
        sentence = f"a site is a name such as tables.example.org, unlike {site[:60]!r}"
        raise InvalidOption(sentence)
    return name


def site_of(origin: str) -> str:
    """The name in an origin."""
    netloc = _netloc(origin)
    name = name_in(netloc) if netloc else None
    if name is None:
        sentence = f"an origin looks like https://club.example.org, unlike {origin[:60]!r}"
        raise InvalidOption(sentence)
    return name


def _netloc(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower() or None
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


# ------------------------------------------------------------------ good-bye


def turned_away(refusal: Refused) -> ASGIApp:
    """The application that somebody meets who is not let in."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            request = StrictRequest(scope, receive, send)
            answer = refuse(request, refusal).to_asgi_response(None, request)
            await answer(scope, receive, send)
        else:  # before the handshake is over this becomes a plain 403
            code = problem_of(refusal).code
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": code})

    return app
