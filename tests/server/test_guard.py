"""At the door: haste, foreign names, odd headers and bodies that nobody can read."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tessera.kernel.errors import InvalidOption
from tessera.server.guard import Bodies, site_name, site_of
from tessera.server.limits import Addresses, Allowance, Limits, Paces, Rate, What, house_of
from tessera.table.refusals import Refused
from tests.databases import Database
from tests.server.client import Api, Player, Refusal, coming_from, new_address
from tests.server.inside import serving
from tests.server.running import Server

pytestmark = pytest.mark.anyio
A_MOMENT = 0.001  # seconds that who is refused waits for it
TABLE = {"settings": {"game": "sintra", "places": [{"kind": "open"}, {"kind": "open"}]}}


@pytest.fixture
def server(sqlite_server: Server) -> Server:
    """One on SQLite; what is refused does not depend on the database."""
    return sqlite_server


@asynccontextmanager
async def pacing(tmp_path: Path, **paces: Rate) -> AsyncGenerator[str]:
    """A server where some things can be had so often, and never again."""
    limits = Limits(of_address=Paces(**paces), refusal_seconds=A_MOMENT)
    async with serving(Database(data=tmp_path / "data"), limits) as (address, _):
        yield address


@asynccontextmanager
async def asking(address: str, **headers: str) -> AsyncGenerator[httpx.AsyncClient]:
    """Somebody who comes from elsewhere than all others."""
    headers = {**coming_from(new_address()), **headers}
    async with httpx.AsyncClient(
        base_url=f"http://{address}", headers=headers, timeout=120
    ) as http:
        yield http


# ------------------------------------------------------------------ not so fast


async def test_who_asks_too_much_is_told_to_wait(tmp_path: Path):
    """Whatever it is that is asked for; others are answered, and so is whoever runs the server."""
    async with (
        pacing(tmp_path, requests=Rate(0, 4)) as address,
        asking(address) as hasty,
        asking(address) as other,
    ):
        for path in ("/", "/api/games", "/nothing/here", "/api/preparation"):
            assert (await hasty.get(path)).status_code != 429
        for path in ("/", "/api/games", "/nothing/here", "/assets/x.js"):
            answer = await hasty.get(path)
            assert answer.status_code == 429
            assert answer.json()["code"] == "too-fast"
            assert int(answer.headers["retry-after"]) > 0
            assert "content-security-policy" in answer.headers
        assert (await hasty.post("/api/tables", json=TABLE)).status_code == 429
        for path in ("/health", "/ready", "/metrics"):
            assert (await hasty.get(path)).status_code == 200
        assert (await other.get("/api/games")).status_code == 200


async def test_a_line_to_a_table_is_a_request_as_well(tmp_path: Path):
    """It begins as one."""
    async with pacing(tmp_path, requests=Rate(0, 2)) as address:
        url, headers = f"ws://{address}/api/tables/x/play", coming_from(new_address())
        for _ in range(2):
            await (await connect(url, proxy=None, additional_headers=headers)).close()
        with pytest.raises(InvalidStatus):
            await connect(url, proxy=None, additional_headers=headers)


async def test_the_refusal_comes_after_a_pause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Who hammers is slowed down."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async with pacing(tmp_path, requests=Rate(0, 1)) as address, asking(address) as hasty:
        await hasty.get("/")
        monkeypatch.setattr("tessera.server.guard.sleep", sleep)
        assert (await hasty.get("/")).status_code == 429
    assert slept == [A_MOMENT]


@pytest.mark.parametrize(
    "path", ["", "/{table}", "/{table}/plies", "/{table}/plies/0", "/{table}/record"]
)
async def test_looking_up_has_a_pace(tmp_path: Path, path: str):
    """All of it together."""
    async with pacing(tmp_path, lookups=Rate(0, 3)) as address:
        api, other = Api(address), Api(address)
        table = (await api.open("open", "open"))["table"]
        path = f"/api/tables{path.format(table=table)}"
        for _ in range(3):
            await api.get(path)
        with pytest.raises(Refusal, match="too-fast") as caught:
            await api.get(path)
        assert caught.value.status == 429
        await other.get(path)
        await asyncio.gather(api.close(), other.close())


@pytest.mark.parametrize("what", ["sit", "stand", "start", "leave", "return", "rematch"])
async def test_sitting_and_leaving_have_a_pace(tmp_path: Path, what: str):
    """Nobody takes all seats of all tables, or fills a journal by coming and going."""
    body: dict[str, Any] = {
        "sit": {"seat": 0, "name": "Ana", "seed": "x"},
        "start": {"level": "easy"},
    }.get(what, {"seat": 0})
    async with pacing(tmp_path, seats=Rate(0, 3)) as address:
        api, other = Api(address), Api(address)
        opened = await api.open("open", "open")
        path = f"/api/tables/{opened['table']}/{what}"
        for _ in range(3):
            await refused_but_not_as_too_fast(api, path, body, opened["key"])
        with pytest.raises(Refusal, match="too-fast") as caught:
            await api.post(path, body, opened["key"])
        assert caught.value.status == 429
        await refused_but_not_as_too_fast(other, path, body, opened["key"])
        await asyncio.gather(api.close(), other.close())


async def refused_but_not_as_too_fast(api: Api, path: str, body: Any, key: str) -> None:
    refused = ""
    try:
        await api.post(path, body, key)
    except Refusal as refusal:
        refused = refusal.code
    assert refused != "too-fast"


async def test_replays_have_a_pace(tmp_path: Path):
    """They are work."""
    async with pacing(tmp_path, replays=Rate(0, 2)) as address, asking(address) as http:
        codes = [(await http.post("/api/replay", json={})).json()["code"] for _ in range(3)]
    assert codes == ["invalid-record", "invalid-record", "too-fast"]


async def test_players_of_one_address_share_what_it_may(tmp_path: Path):
    """As behind one router."""
    async with pacing(tmp_path, requests=Rate(0, 4)) as address:
        home = new_address()
        api = Api(address, come_from=home)
        table = (await api.open("open", "open"))["table"]
        key = await api.sit(table, 0)
        async with Player(address, table, key, come_from=home):
            async with Player(address, table, come_from=home):
                with pytest.raises(InvalidStatus):
                    await Player(address, table, come_from=home).connect()
            async with Player(address, table):
                pass
        await api.close()


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:ffff:ffff:ffff", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("2001:db8::1%eth0", "2001:db8::1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("", "not an address", False),
    ],
)
def test_of_ipv6_a_network_is_one_address(one: str, other: str, same: bool):
    """One customer has all of it; IPv4 is counted one by one."""
    assert (house_of(one) == house_of(other)) == same
    addresses = Addresses(Limits(of_address=Paces(seats=Rate(0, 1))))
    addresses.take("seats", one)
    if same:
        with pytest.raises(Refused):
            addresses.take("seats", other)
    else:
        addresses.take("seats", other)


@pytest.mark.parametrize("what", Paces.__struct_fields__)
def test_every_pace_is_told_how_long_to_wait(what: What):
    """At least a second, at most a minute."""
    addresses = Addresses(Limits(of_address=Paces(**{what: Rate(0.5, 1)})))
    addresses.take(what, "192.0.2.1")
    with pytest.raises(Refused) as caught:
        addresses.take(what, "192.0.2.1")
    assert caught.value.facts["seconds"] == 2


def test_nobody_is_told_to_wait_for_hours():
    allowance = Allowance(Rate(0, 1))
    assert allowance.take()
    assert allowance.seconds_until() == 60


# ------------------------------------------------------------------ names


@pytest.fixture
def own_names() -> list[str]:
    """What a server is called without anybody's asking."""
    name = socket.gethostname()
    return [
        "127.0.0.1",
        "127.0.0.1:8000",
        "[::1]",
        "[::1]:8000",
        "192.168.1.20",
        "localhost",
        "LOCALHOST:8000",
        "localhost.",
        "tessera.localhost",
        name,
        f"{name.upper()}:8000",
        f"{name.partition('.')[0]}.local",
    ]


async def test_a_server_answers_to_its_own_names(address: str, own_names: list[str]):
    """At any port."""
    async with asking(address) as http:
        for name in own_names:
            answer = await http.get("/api/games", headers={"host": name})
            assert answer.status_code == 200, name


@pytest.mark.parametrize(
    "name",
    [
        "evil.example",
        "evil.example:8000",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "127.0.0.1@evil.example",
        "evil.example@127.0.0.1",
        "[::1",
        "[]",
        "[evil]",
        "[127.0.0.1]x",
        "127.0.0.1:x",
        "local host",
        "é",
        ":",
        "http://[",
        "." * 300,
    ],
)
async def test_a_name_that_is_not_its_own_is_not_answered_to(address: str, name: str):
    """It may be anybody's whose page wants in by a browser at home, with all that is here."""
    async with asking(address) as http:
        for path in ("/", "/api/tables", "/health"):
            answer = await http.get(path, headers=[("host", name.encode("latin-1"))])  # pyright: ignore
            assert answer.status_code == 421
            assert answer.json()["code"] == "wrong-host"
            assert "--site" in answer.json()["sentence"]
        answer = await http.post(
            "/api/tables",
            json=TABLE,
            headers={"host": "evil.example", "origin": "http://evil.example"},
        )
        assert answer.status_code == 421


async def test_nor_at_a_table(address: str):
    with pytest.raises(InvalidStatus):
        await connect(
            f"ws://evil.example:{address.split(':')[1]}/api/tables/x/play",
            host="127.0.0.1",
            proxy=None,
        )


@pytest.mark.parametrize("version", ["1.0", "1.1"])
async def test_no_name_at_all_is_no_wrong_name(address: str, version: str):
    """Browsers give one; what does not is a program of somebody's own."""
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"GET /health HTTP/%s\r\nconnection: close\r\n\r\n" % version.encode())
    assert b" 200 OK\r\n" in await reader.readline()
    await reader.read()
    writer.close()
    await writer.wait_closed()


async def test_two_names_are_both_looked_at(address: str):
    """Whichever of them somebody else goes by."""
    host, port = address.split(":")
    for first, second in (("localhost", "evil.example"), ("evil.example", "localhost")):
        reader, writer = await asyncio.open_connection(host, int(port))
        head = f"GET / HTTP/1.1\r\nhost: {first}\r\nhost: {second}\r\nconnection: close\r\n\r\n"
        writer.write(head.encode())
        assert b" 421 " in await reader.readline()
        await reader.read()
        writer.close()
        await writer.wait_closed()


async def test_a_host_gives_a_server_its_name(tmp_path: Path):
    """As many as it has."""
    sites = ["tables.example.org", "Club.Example:8443"]
    async with (
        serving(Database(data=tmp_path / "data"), sites=sites) as (address, _),
        asking(address) as http,
    ):
        for name in ("tables.example.org", "TABLES.example.org:443", "club.example"):
            origin = f"https://{name.lower()}"
            answer = await http.post(
                "/api/tables", json=TABLE, headers={"host": name, "origin": origin}
            )
            assert answer.status_code == 201, name
        answer = await http.get("/", headers={"host": "other.example.org"})
        assert answer.status_code == 421


@pytest.mark.parametrize("site", ["", "https://tables.example.org", "a/b", "a b", "[::1", "a@b"])
def test_what_is_no_name_is_refused_at_the_start(site: str):
    with pytest.raises(InvalidOption, match=r"such as tables\.example\.org"):
        site_name(site)


@pytest.mark.parametrize("origin", ["", "tables.example.org", "http://[", "null", "https://a b"])
def test_nor_is_what_is_no_origin(origin: str):
    with pytest.raises(InvalidOption, match=r"looks like https://club\.example\.org"):
        site_of(origin)


def test_the_site_of_an_origin_is_its_name():
    assert site_of("https://Club.Example.org:8443") == "club.example.org"


ODD_ORIGINS = [
    "http://[",
    "http://]",
    "http://[::1",
    "//",
    "null",
    "\xff\xfe",
    "http://\x80",
    "x" * 8000,
]


@pytest.mark.parametrize("origin", ODD_ORIGINS)
async def test_an_odd_origin_is_another_site(address: str, origin: str):
    """Never a fault of ours."""
    headers = [("origin", origin.encode("latin-1"))]
    async with asking(address) as http:
        answer = await http.post("/api/tables", json=TABLE, headers=headers)  # pyright: ignore
    assert answer.status_code == 403
    assert answer.json()["code"] == "wrong-origin"
    with pytest.raises(InvalidStatus) as caught:
        await connect(
            f"ws://{address}/api/tables/x/play",
            proxy=None,
            additional_headers=[("origin", origin), *coming_from(new_address()).items()],
        )
    assert caught.value.response.status_code == 403


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
    async with serving(Database(data=tmp_path / "data")) as (address, hub):
        asked: list[str] = []

        def entries(name: str) -> list[bytes]:
            asked.append(name)
            return []

        monkeypatch.setattr(hub.journal, "entries", entries)
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
    begun, go_on, begin = asyncio.Event(), asyncio.Event(), Bodies.begin

    def begin_and_say_so(bodies: Bodies, house: str) -> None:
        begin(bodies, house)
        begun.set()

    async def slowly() -> AsyncIterator[bytes]:
        yield b" " * 70_000
        await go_on.wait()

    monkeypatch.setattr(Bodies, "begin", begin_and_say_so)
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


def test_one_house_has_few_large_bodies_at_once():
    """Others find room."""
    bodies = Bodies(16)
    for nth in range(4):
        bodies.begin(house_of(f"2001:db8::{nth}"))
    with pytest.raises(Refused, match="too many large files"):
        bodies.begin(house_of("2001:db8::5"))
    bodies.begin("192.0.2.1")
    bodies.end(house_of("2001:db8::1"))
    bodies.begin(house_of("2001:db8::5"))
