"""What is no HTTP is refused and counted, and nobody fills the log with it."""

from __future__ import annotations

from logging import WARNING

import pytest
from prometheus_client import REGISTRY

from tessera.server.guard import HEADERS
from tessera.server.limits import Limits
from tests.server.by_hand import (
    GET,
    TO_WEBSOCKET,
    both_loops,
    serving,
)

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
anyio_backend = both_loops


@pytest.mark.parametrize(
    "said", [b"nonsense\r\n\r\n", GET[:-2] + b": y\r\n\r\n", b"\x16\x03\x01\r\n"]
)
async def test_what_is_no_http_is_refused_and_counted_but_not_noted(
    said: bytes, caplog: pytest.LogCaptureFixture
):
    """Anybody could fill the log with it; our headers come along as always."""
    before = refused_as_malformed()
    async with serving(Limits()) as place:
        for _ in range(3):
            caller = await place.call()
            await caller.say(said)
            answer = await caller.rest()
            assert answer.startswith(b"HTTP/1.1 400 ")
            assert b'"code":"malformed"' in answer
            for name, value in HEADERS:
                assert b"%s: %s\r\n" % (name, value) in answer
    assert refused_as_malformed() - before == 3
    assert [one for one in caplog.records if one.levelno >= WARNING] == []


async def test_what_else_somebody_wants_to_speak_is_counted_but_not_noted(
    caplog: pytest.LogCaptureFixture,
):
    """They are answered as if they had not said so."""
    before = refused_as_malformed()
    async with serving(Limits()) as place:
        caller = await place.call()
        await caller.say(TO_WEBSOCKET.replace(b"websocket\r\n", b"something\r\n", 1))
        assert (await caller.answer())[0] == 200
    assert refused_as_malformed() - before == 1
    assert [one for one in caplog.records if one.levelno >= WARNING] == []


def refused_as_malformed() -> float:
    return REGISTRY.get_sample_value("tessera_refusals_total", {"code": "malformed"}) or 0
