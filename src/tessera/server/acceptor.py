"""The door where all lines of a process come in, and how many of them there can be."""

from __future__ import annotations

import sys
from contextlib import suppress
from ipaddress import ip_network
from typing import Any, cast

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tessera.server.limits import AtOnce, Limits, too_many_lines
from tessera.server.pieces import Turns
from tessera.table.refusals import Refused

KEPT_FREE = 64  # files, for the database and what else is not a line
MOST_FILES = 1_048_576  # more are of no use, and some systems cannot say so much


class Door:
    """Where all lines of a process come in: it counts them and has somebody listen to each."""

    def __init__(self, limits: Limits, proxy: str) -> None:
        self.limits, self._proxy = limits, proxy
        self._lines = AtOnce(limits.lines, too_many_lines)
        self.proxies = all_forms_of(proxy)
        no_app = cast(Any, None)  # it is only asked whom it would trust
        self._trusted = ProxyHeadersMiddleware(no_app, self.proxies).trusted_hosts
        self._most, self._open = most_lines(), 0
        self.turns = Turns()  # of reading

    def __reduce__(self) -> tuple[type[Door], tuple[Limits, str]]:
        """A worker process has a door of its own."""
        return Door, (self.limits, self._proxy)

    def let_in(self, peer: str) -> None:
        """Count one more line, or refuse it; the proxy brings those of many people."""
        if self._open >= self._most:
            raise Refused("too many people are here just now: try again later", code="too-many")
        if peer not in self._trusted:
            self._lines.begin(peer)
        self._open += 1

    def let_go(self, peer: str) -> None:
        """One line less."""
        self._open -= 1
        if peer not in self._trusted:
            self._lines.end(peer)


def all_forms_of(proxy: str) -> str:
    """A proxy's addresses, as a socket for IPv6 and IPv4 sees them too."""
    named = [one.strip() for one in proxy.split(",")]
    also = [form for one in named for form in _other_forms(one)]
    return ",".join([*named, *also])


def _other_forms(one: str) -> list[str]:
    try:
        network = ip_network(one)
    except ValueError:  # a name, or anybody
        return []
    if network.version == 6:
        return []
    mapped = f"::ffff:{network.network_address}"
    if "/" in one:
        return [f"{mapped}/{96 + network.prefixlen}"]
    return [mapped, "::1"] if one == "127.0.0.1" else [mapped]


# ------------------------------------------------------------------ files of the process


def raise_file_limit() -> None:
    """Every line is a file: have as many as the system lets us."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    with suppress(OSError, ValueError):  # a system that promises more than it gives
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_lines() -> int:
    """How many lines this process can have and still open files."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_FILES if soft == resource.RLIM_INFINITY else max(1, soft - KEPT_FREE)
