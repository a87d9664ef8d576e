"""At the door: other names and odd origins are turned away, over HTTP and WebSockets alike."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tessera.kernel.errors import InvalidOption
from tessera.server.guard import site_name, site_of
from tests.databases import Database
from tests.server.client import asking, coming_from, line_to, new_address
from tests.server.inside import serving
from tests.server.running import Server

pytestmark = pytest.mark.anyio
TABLE = {"settings": {"game": "sintra", "places": [{"kind": "open"}, {"kind": "open"}]}}


@pytest.fixture
def server(sqlite_server: Server) -> Server:
    """One on SQLite; what is refused does not depend on the database."""
    return sqlite_server


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
        await line_to(
            f"ws://evil.example:{address.split(':')[1]}/api/tables/x/play",
            host="127.0.0.1",
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
        await line_to(
            f"ws://{address}/api/tables/x/play",
            additional_headers=[("origin", origin), *coming_from(new_address()).items()],
        )
    assert caught.value.response.status_code == 403
