"""The arena over many machines, by Ray: the same groups of games, spread over a cluster.

Ray is an optional extra. Every machine of the cluster needs Tessera installed; games come back as
messages, so that nothing is read from or written to their disks.
"""

from __future__ import annotations

import importlib
import os
import socket
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

import msgspec

from tessera.bots.registry import Maker, register, registered
from tessera.kernel.errors import InvalidOption
from tessera.lab.arena import ArenaSettings, FinishedGame, play_group

LOCAL = "local"
ANSWER_SECONDS = 5
AT_ONCE = 4  # groups for each core of the cluster, so that none has to wait for work


def on_a_cluster(
    address: str, settings: ArenaSettings, groups: Iterable[int]
) -> Iterator[list[FinishedGame]]:
    """Play groups on the cluster with this address; `local` starts one on this machine."""
    ray = _ray()
    _join(ray, address)
    try:
        yield from _spread(ray, settings, iter(groups))
    finally:
        ray.shutdown()


def _ray() -> Any:
    """Ray, which does not say what types it has."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
    try:
        return importlib.import_module("ray")
    except ImportError:
        sentence = "Ray is not installed: install tessera[ray], here and on the cluster"
        raise InvalidOption(sentence) from None


def _join(ray: Any, address: str) -> None:
    if address != LOCAL:
        _knock(address)
    where = {"include_dashboard": False} if address == LOCAL else {"address": address}
    try:
        ray.init(**where, log_to_driver=False, logging_level="error")
    except (ConnectionError, RuntimeError, ValueError) as error:
        reason = str(error).strip().split("\n")[0]
        raise InvalidOption(f"the Ray cluster at {address} cannot be joined: {reason}") from None


def _knock(address: str) -> None:
    """Is anybody there? Ray by itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), timeout=ANSWER_SECONDS).close()
    except (OSError, ValueError):
        sentence = f"there is no Ray cluster at {address}: say host:port, ray://host:port or local"
        raise InvalidOption(sentence) from None


def _spread(
    ray: Any, settings: ArenaSettings, groups: Iterator[int]
) -> Iterator[list[FinishedGame]]:
    """Keep the cluster busy, and hand out groups as they are finished."""
    play = ray.remote(num_cpus=1)(_play_there)
    plain, bots = msgspec.json.encode(settings), registered(settings.bots)
    running: list[Any] = []
    while True:
        free = AT_ONCE * int(ray.cluster_resources().get("CPU", 1)) - len(running)
        running += [play.remote(plain, group, bots) for group in islice(groups, max(free, 1))]
        if not running:
            return
        (done,), running = ray.wait(running)
        yield msgspec.json.decode(ray.get(done), type=list[FinishedGame])


def _play_there(settings: bytes, group: int, bots: dict[str, Maker]) -> bytes:
    """What a machine of the cluster does, with bots that were registered only here."""
    for name, maker in bots.items():
        register(name, maker)
    return msgspec.json.encode(play_group(msgspec.json.decode(settings, type=ArenaSettings), group))
