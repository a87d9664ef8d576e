"""Nobody where they don't belong: whatever is sent is refused clearly, while others play on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tessera.server.limits import Limits, Paces, Rate
from tessera.table.keys import hash_of
from tests.databases import Database
from tests.server.client import PATIENTLY, Api, Player, Refusal, line_to
from tests.server.inside import serving
from tests.server.pestering import pester_while_playing
from tests.server.running import Server

pytestmark = pytest.mark.anyio
HEADERS = {
    "content-security-policy",
    "cross-origin-opener-policy",
    "referrer-policy",
    "x-content-type-options",
    "x-frame-options",
}


@pytest.fixture
def server(sqlite_server: Server) -> Server:
    """One on SQLite; what is refused does not depend on the database."""
    return sqlite_server


@pytest.fixture
async def api(address: str) -> AsyncIterator[Api]:
    api = Api(address)
    yield api
    await api.close()


async def seated(api: Api, **settings: Any) -> tuple[str, list[str]]:
    """A table with two people; it, and their keys."""
    opened = await api.open("open", "open", **settings)
    keys = [await api.sit(opened["table"], seat, f"P{seat}") for seat in (0, 1)]
    return opened["table"], keys


# ------------------------------------------------------------------ other sites


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "//"])
async def test_other_sites_are_turned_away(api: Api, address: str, origin: str):
    """Over HTTP and over WebSockets alike."""
    async with httpx.AsyncClient(**PATIENTLY) as http:
        answer = await http.post(
            f"http://{address}/api/tables", json={}, headers={"origin": origin}
        )
    assert answer.status_code == 403
    assert answer.json()["code"] == "wrong-origin"
    table, _ = await seated(api)
    with pytest.raises(InvalidStatus) as caught:
        await line_to(f"ws://{address}/api/tables/{table}/play", origin=origin)  # pyright: ignore
    assert caught.value.response.status_code == 403


async def test_the_own_site_is_welcome(api: Api, address: str):
    """As a browser would come."""
    table, _ = await seated(api)
    url = f"ws://{address}/api/tables/{table}/play"
    async with line_to(url, origin=f"http://{address}") as line:  # pyright: ignore
        await line.send('{"type":"hello"}')
        assert msgspec.json.decode(await line.recv())["type"] == "welcome"


async def test_every_answer_carries_strict_headers(address: str):
    """Also those that refuse."""
    async with httpx.AsyncClient(base_url=f"http://{address}", **PATIENTLY) as http:
        for path in ("/health", "/api/games", "/nothing/here", "/api/tables/x", "/metrics"):
            answer = await http.get(path)
            assert set(answer.headers) >= HEADERS, path
            assert "server" not in answer.headers
    assert "unsafe-eval" not in answer.headers["content-security-policy"]


# ------------------------------------------------------------------ wrong keys, wrong tables


async def test_a_key_opens_its_own_seat_at_its_own_table_only(api: Api, address: str):
    """Elsewhere one only watches."""
    table, keys = await seated(api)
    other, _ = await seated(api)
    async with Player(address, other, keys[0]) as stranger:
        assert stranger.seats == []
        with pytest.raises(Refusal, match=r"not-your-turn|not-your-seat"):
            await stranger.play("1o1", stranger.ply)
    for path in ("leave", "return"):
        with pytest.raises(Refusal, match="not-your-seat"):
            await api.post(f"/api/tables/{table}/{path}", {"seat": 1}, keys[0])


@pytest.mark.parametrize("name", ["x", "", "%00", "..%2f..%2fetc", "é" * 30, "a" * 500, "' OR 1=1"])
async def test_a_table_that_is_not_there_is_not_found(api: Api, address: str, name: str):
    """Whatever it is called."""
    with pytest.raises(Refusal) as caught:
        await api.get(f"/api/tables/{name}/record")
    assert caught.value.status in (400, 404, 405)
    with pytest.raises((Refusal, InvalidStatus, ValueError)):
        await Player(address, name or "-").connect()


async def test_nothing_that_is_shown_holds_a_key(api: Api, address: str):
    """Nor an invitation, nor the secret behind the draws, nor a hash of one of these."""
    opened = await api.open("invited", "open", "novice", game="fairytile", watch="anyone")
    table = opened["table"]
    keys = [
        await api.sit(table, 0, invitation=opened["invitations"][0]),
        await api.sit(table, 1),
    ]
    async with Player(address, table) as watcher, Player(address, table, keys[1]) as other:
        shown = [watcher.latest, other.latest, watcher.agreement, watcher.log]
        for path in ("", "/plies", "/plies/3", "/record"):
            shown.append(await api.get(f"/api/tables/{table}{path}", keys[1]))
        shown.append(await api.get("/api/tables", status="running"))
    text = msgspec.json.encode(shown).decode()
    for secret in (*keys, opened["key"], opened["invitations"][0]):
        assert secret not in text
        assert hash_of(secret) not in text
    assert '"secret":null' in text


async def test_keys_and_secrets_stay_out_of_the_log(api: Api, server: Server):
    """Whatever was asked."""
    opened = await api.open("open", "open")
    key = await api.sit(opened["table"], 0)
    with pytest.raises(Refusal):
        await api.post(f"/api/tables/{opened['table']}/start", {"level": "?"}, opened["key"])
    assert key not in server.log()
    assert opened["key"] not in server.log()


# ------------------------------------------------------------------ too much of it


async def test_a_message_that_is_too_large_cuts_the_line(api: Api, address: str):
    """With the code that says so; others are not disturbed."""
    table, keys = await seated(api)
    async with Player(address, table, keys[1]) as other:
        async with line_to(f"ws://{address}/api/tables/{table}/play") as line:
            await line.send("x" * 100_000)
            with pytest.raises(ConnectionClosed) as caught:
                await line.recv()
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1009
        await other.wish("say", seat=1, text="still here")


async def test_a_body_that_is_too_large_is_refused(address: str):
    """Before it is read whole."""
    async with httpx.AsyncClient(base_url=f"http://{address}", **PATIENTLY) as http:
        answer = await http.post("/api/replay", content=b"[" * (5 * 1024 * 1024))
    assert answer.status_code == 413
    assert answer.json()["sentence"]


async def test_who_talks_too_fast_is_told_so(api: Api, address: str):
    """Five lines are always heard; `tests/table/test_chat.py` tells when the next one is."""
    table, keys = await seated(api)
    async with Player(address, table, keys[0]) as player:
        for nth in range(5):
            await player.wish("say", seat=0, text=f"line {nth}")
        with pytest.raises(Refusal, match="too-fast"):
            await _talk_on(player)


async def _talk_on(player: Player) -> None:
    while True:
        await player.wish("say", seat=0, text="and on")


async def test_who_sends_too_fast_is_slowed_down_and_then_cut_off(tmp_path: Path):
    """While the other plays on."""
    limits = Limits(refusal_seconds=0.01)
    async with serving(Database(data=tmp_path / "data"), limits) as (address, _):
        api = Api(address)
        table, keys = await seated(api)
        async with Player(address, table, keys[1]) as other:
            async with line_to(f"ws://{address}/api/tables/{table}/play") as line:
                await line.send('{"type":"hello"}')
                with pytest.raises(ConnectionClosed):
                    await _shout(line)
            await other.wish("say", seat=1, text="still here")
        await api.close()


async def _shout(line: ClientConnection) -> None:
    """A lot at once, again and again until the line is cut; every message is answered."""
    while True:
        for _ in range(200):
            await line.send('{"type":"undo"}')
        for _ in range(200):
            await line.recv()


async def test_without_a_hello_one_is_not_listened_to(api: Api, address: str):
    """The first message says who one is."""
    table, _ = await seated(api)
    async with line_to(f"ws://{address}/api/tables/{table}/play") as line:
        await line.send('{"type":"undo"}')
        with pytest.raises(ConnectionClosed, match="hello-first"):
            await line.recv()


async def test_one_address_cannot_open_tables_without_end(tmp_path: Path):
    """It is told to wait; what is open stays open."""
    limits = Limits(of_address=Paces(openings=Rate(0, 5)))
    async with serving(Database(data=tmp_path / "data"), limits) as (address, _):
        api = Api(address)
        table, keys = await seated(api)
        with pytest.raises(Refusal, match="too-many") as caught:
            await _open_without_end(api)
        assert caught.value.status == 429
        async with Player(address, table, keys[0]) as player:
            await player.wish("say", seat=0, text="still here")
        await api.close()


async def _open_without_end(api: Api) -> None:
    while True:
        await api.open("open", "open")


# ------------------------------------------------------------------ nonsense


async def test_a_thousand_broken_messages_change_nothing(address: str):
    """Every line is cut after some, and meanwhile two people play; `make soak` sends 50,000."""
    await pester_while_playing(address, refusals=1000)
