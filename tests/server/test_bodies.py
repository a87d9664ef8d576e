"""Bodies that cannot be read, odd addresses, large files: refused, and never a fault of ours."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

import tessera
from tessera.server import routes
from tessera.server.guard import LARGE_OF_ONE_NETWORK, too_many_large
from tessera.server.limits import AtOnce, Limits
from tessera.table.refusals import Refused
from tests.databases import Database
from tests.server.client import Api, Player, Refusal, asking
from tests.server.inside import serving
from tests.server.running import Server

pytestmark = pytest.mark.anyio


@pytest.fixture
def server(sqlite_server: Server) -> Server:
    """One on SQLite; what is refused does not depend on the database."""
    return sqlite_server


# ------------------------------------------------------------------ bodies


POSTS = [
    "/api/tables",
    "/api/replay",
    *(f"/api/tables/x/{what}" for what in ("sit", "stand", "start", "leave", "return", "rematch")),
]
DEEP = 100_000
UNREADABLE = {
    "deep lists": b"[" * DEEP,
    "deep objects": b'{"a":' * (DEEP // 5),
    "deep box": b'{"settings":{"game":"sintra","places":[{"kind":"open"},{"kind":"open"}]},"box":'
    + b'{"a":' * 985
    + b"1"
    + b"}" * 986,
    "deep components": b'{"settings":{"game":"sintra","places":[{"kind":"open"},{"kind":"open"}],'
    b'"components":' + b'{"a":' * 985 + b"1" + b"}" * 987,
    "not UTF-8": b'{"seat":0,"name":"\xff\xfe","seed":"x"}',
    "not UTF-8 at all": b"\xff\xfe\x00",
    "UTF-16": '{"seat":0}'.encode("utf-16"),
    "huge integer": b'{"seat":' + b"9" * 50_000 + b"}",
    "large integer": b'{"seat":99999999999999999999}',
    "huge number": b'{"seat":1e999}',
    "NaN": b'{"seat":NaN}',
    "infinity": b'{"seat":-Infinity}',
    "half a pair": rb'{"seat":0,"name":"\ud800","seed":"x"}',
    "half a pair within": rb'{"seat":0,"name":"\ud800 is not a letter","seed":"x"}',
    "wrong pair": rb'{"seat":0,"name":"\ud800\ud800","seed":"x"}',
    "NUL": b'{"seat":0,"name":"\x00","seed":"x"}',
    "NUL as it is written": rb'{"seat":0,"name":"\u0000","seed":"\u0000"}',
    "NUL as a game": rb'{"settings":{"game":"\u0000","places":[{"kind":"open"}]}}',
    "many names": b'{"format":"tessera record","version":1,"names":[' + b'"",' * 20_000 + b'""]}',
    "nothing": b"",
    "null": b"null",
    "a list": b"[]",
    "a number": b"1",
}


@pytest.mark.parametrize("path", POSTS)
async def test_a_body_that_cannot_be_read_is_no_fault_of_ours(address: str, path: str):
    """Whatever it is, wherever it goes."""
    for what, body in UNREADABLE.items():
        for kind in ("application/json", "multipart/form-data; boundary=x", "\xff"):
            async with asking(address, authorization=f"Bearer {'k' * 40}") as http:
                headers = [("content-type", kind.encode("latin-1"))]
                answer = await http.post(path, content=body, headers=headers)  # pyright: ignore
            assert 400 <= answer.status_code < 500, (what, kind, answer.text)
            assert answer.json()["code"], what


async def test_what_cannot_be_read_is_called_so(address: str):
    """With a sentence."""
    async with asking(address) as http:
        for what in (
            "deep lists",
            "deep objects",
            "not UTF-8",
            "half a pair",
            "NaN",
            "huge number",
        ):
            answer = await http.post("/api/tables", content=UNREADABLE[what])
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), what
            assert answer.json()["sentence"]


ODD_NAMES = [
    "%00",
    "a%00b",
    "%ff",
    "é",
    "a.b",
    "a%20b",
    "a" * 41,
    "a" * 9000,
    "%ed%a0%80",
    "' OR 1=1",
]


@pytest.fixture
def unread(server: Server) -> Iterator[None]:
    """Nothing that happens is a fault of ours, by the log."""
    before = server.log().count('"level":"error"')
    yield
    assert server.log().count('"level":"error"') == before


@pytest.mark.parametrize("name", ODD_NAMES)
async def test_no_table_has_an_odd_name(address: str, name: str, unread: None):
    """On any way to it."""
    async with asking(address, authorization=f"Bearer {'k' * 40}") as http:
        for path in ("", "/plies", "/plies/3", "/record"):
            answer = await http.get(f"/api/tables/{name}{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table"), path
        for path, body in {
            "sit": {"seat": 0, "name": "Ana", "seed": "x"},
            "stand": {"seat": 0},
            "start": {"level": "easy"},
            "leave": {"seat": 0},
            "return": {"seat": 0},
            "rematch": None,
        }.items():
            answer = await http.post(f"/api/tables/{name}/{path}", json=body)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table"), path
    with pytest.raises((Refusal, InvalidStatus), match=r"no-such-table|400"):
        await Player(address, quote(name, safe="%")).connect()


async def test_the_database_is_not_asked_for_an_odd_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """It could not even be told some of them."""
    async with serving(Database(data=tmp_path / "data")) as (address, services):
        asked: list[str] = []

        def entries(name: str) -> list[bytes]:
            asked.append(name)
            return []

        monkeypatch.setattr(services.hub.journal, "entries", entries)
        async with asking(address) as http:
            for name in [*ODD_NAMES, "a-good_Name1"]:
                assert (await http.get(f"/api/tables/{name}")).status_code == 404
    assert asked == ["a-good_Name1"]


ODD_PATHS = [
    "/api/tables?status=%00",
    "/api/tables?status=%ff",
    "/api/tables?status=waiting&status=running",
    "/api/tables/x/plies?first=" + "9" * 9000,
    "/api/tables/x/plies?first=NaN",
    "/api/tables/x/plies?first=-1",
    "/api/tables/x/plies/" + "9" * 9000,
    "/api/tables/x/plies/-1",
    "/api/tables/x/plies/%00",
    "/%00",
    "/%ff/%fe",
    "/assets/%00",
    "/assets/../../etc/passwd",
    "/api/schema/%00",
    "/" + "a/" * 4000,
    "/?" + "a=b&" * 4000,
]


@pytest.mark.parametrize("path", ODD_PATHS, ids=range(len(ODD_PATHS)))
async def test_an_odd_address_is_no_fault_of_ours(address: str, path: str):
    async with asking(address) as http:
        assert (await http.get(path)).status_code != 500


@pytest.mark.parametrize("seat", ["9" * 9000, "NaN", "-1", "101", "%00", "1.5"])
async def test_nor_is_an_odd_seat(address: str, seat: str):
    async with asking(address) as http:
        answer = await http.post(f"/api/replay?seat={seat}", content=b"{}")
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


# ------------------------------------------------------------------ large bodies


async def pieces(count: int, size: int = 1024) -> AsyncIterator[bytes]:
    """A body whose length is not told beforehand."""
    for _ in range(count):
        yield b" " * size


async def test_a_body_has_only_so_many_bytes(tmp_path: Path):
    """Fewer than a record, and whether it says so beforehand or not."""
    limits = Limits(body_bytes=10_000, record_bytes=30_000)
    async with (
        serving(Database(data=tmp_path / "data"), limits) as (address, _),
        asking(address) as http,
    ):
        for path, most in (("/api/tables", 10_000), ("/api/replay", 30_000)):
            for size, status in ((most, 400), (most + 1, 413)):
                answer = await http.post(path, content=b" " * size)
                assert answer.status_code == status, (path, size)
            answer = await http.post(path, content=pieces(most // 1024))
            assert answer.status_code == 400, path
            answer = await http.post(path, content=pieces(most // 1024 + 1))
            assert answer.status_code == 413, path


async def test_a_body_that_is_said_to_be_too_large_is_not_waited_for(tmp_path: Path):
    """It is refused by its length alone."""
    limits = Limits(body_bytes=10_000, record_bytes=30_000)
    async with serving(Database(data=tmp_path / "data"), limits) as (address, _):
        host, port = address.split(":")
        for path in ("tables", "replay"):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(
                f"POST /api/{path} HTTP/1.1\r\nhost: {address}\r\n"
                f"content-length: 4000000\r\n\r\n".encode()
            )
            assert b" 413 " in await reader.readline()
            writer.close()
            await writer.wait_closed()


async def test_only_some_large_bodies_are_read_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Small ones always are, and when a large one is over there is room again."""
    begun, go_on, begin = asyncio.Event(), asyncio.Event(), AtOnce.begin

    def begin_and_say_so(one: AtOnce, address: str) -> None:
        begin(one, address)
        if one._refusal == too_many_large:
            begun.set()

    async def slowly() -> AsyncIterator[bytes]:
        yield b" " * 70_000
        await go_on.wait()

    monkeypatch.setattr(AtOnce, "begin", begin_and_say_so)
    limits = Limits(large_bodies=1)
    async with (
        serving(Database(data=tmp_path / "data"), limits) as (address, _),
        asking(address) as one,
        asking(address) as other,
    ):
        task = asyncio.create_task(one.post("/api/replay", content=slowly()))
        await begun.wait()
        answer = await other.post("/api/replay", content=b" " * 70_000)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        assert answer.headers["retry-after"] == "1"
        answer = await other.post("/api/replay", content=b" " * 60_000)
        assert answer.json()["code"] == "invalid-record"
        go_on.set()
        assert (await task).json()["code"] == "invalid-record"
        answer = await other.post("/api/replay", content=b" " * 70_000)
        assert answer.json()["code"] == "invalid-record"


async def test_a_record_is_read_and_replayed_away_from_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Others play on meanwhile, however long it takes."""
    threads: list[threading.Thread] = []

    def noting(work: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*arguments: Any) -> Any:
            threads.append(threading.current_thread())
            return work(*arguments)

        return noted

    for work in (routes.record_in, routes.replay_of):
        monkeypatch.setattr(routes, work.__name__, noting(work))
    async with serving(Database(data=tmp_path / "data")) as (address, _):
        api = Api(address)
        record = tessera.new_game("sintra", seed=1).to_json()
        replay = await api.post("/api/replay", msgspec.json.decode(record))
        await api.close()
    assert replay["game"] == "sintra"
    assert len(threads) == 2
    assert threading.current_thread() not in threads


def test_one_house_has_few_large_bodies_at_once():
    """Others find room."""
    bodies = AtOnce(LARGE_OF_ONE_NETWORK, too_many_large, of_all=16)
    for nth in range(4):
        bodies.begin(f"2001:db8::{nth}")
    with pytest.raises(Refused, match="too many large files"):
        bodies.begin("2001:db8::5")
    bodies.begin("192.0.2.1")
    bodies.end("2001:db8::1")
    bodies.begin("2001:db8::5")
