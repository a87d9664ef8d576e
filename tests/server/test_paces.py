"""Not so fast: what one address may ask for over HTTP, and who is one address."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tessera.kernel.values import Json
from tessera.server import openapi
from tessera.server.limits import (
    Addresses,
    Allowance,
    AtOnce,
    Limits,
    Paces,
    Rate,
    What,
    network_of,
    too_fast,
)
from tessera.table.refusals import Refused
from tests.databases import Database
from tests.server.client import (
    PATIENCE,
    Api,
    Player,
    Refusal,
    asking,
    coming_from,
    line_to,
    new_address,
)
from tests.server.inside import serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
A_MOMENT = 0.001  # seconds that who is refused waits for it
TABLE = {"settings": {"game": "sintra", "places": [{"kind": "open"}, {"kind": "open"}]}}


@asynccontextmanager
async def pacing(tmp_path: Path, **paces: Rate) -> AsyncGenerator[str]:
    """A server where some things can be had so often, and never again."""
    limits = Limits(of_address=Paces(**paces), refusal_seconds=A_MOMENT)
    async with serving(Database(data=tmp_path / "data"), limits) as (address, _):
        yield address


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


async def test_the_document_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """It takes a quarter of a second; who asks for it does not wait, nor does anybody else."""
    written: list[Json] = []
    write = openapi.completed

    def noted(routes: Json) -> Json:
        written.append(routes)
        return write(routes)

    monkeypatch.setattr(openapi, "completed", noted)
    async with serving(Database(data=tmp_path / "data")) as (address, _):
        api = Api(address)
        async with asyncio.timeout(PATIENCE):
            while not written:  # before anybody asks
                await asyncio.sleep(0)
        times: list[int] = []
        for _ in range(3):
            assert "News" in (await api.get("/api/schema/openapi.json"))["components"]["schemas"]
            times.append(len(written))
        await api.close()
    assert times[0] == times[-1]


@pytest.mark.parametrize("path", ["/health", "/ready", "/metrics"])
async def test_who_looks_after_the_server_too_often_is_told_to_wait(tmp_path: Path, path: str):
    """By a pace of its own, which leaves that for requests alone."""
    async with (
        pacing(tmp_path, looks=Rate(0, 3), requests=Rate(0, 1)) as address,
        asking(address) as hasty,
        asking(address) as other,
    ):
        for each in ("/health", "/ready", "/metrics"):
            assert (await hasty.get(each)).status_code == 200
        answer = await hasty.get(path)
        assert answer.status_code == 429
        assert answer.json()["code"] == "too-fast"
        assert int(answer.headers["retry-after"]) > 0
        assert (await hasty.get("/api/games")).status_code == 200
        assert (await other.get(path)).status_code == 200


async def test_metrics_are_written_once_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """However many ask for them."""
    now, written = 1000.0, 0

    def write(_: object) -> bytes:
        nonlocal written
        written += 1
        return b"for the %d. time" % written

    async with pacing(tmp_path) as address, asking(address) as http:
        monkeypatch.setattr("tessera.server.app.generate_latest", write)
        monkeypatch.setattr("tessera.server.app.monotonic", lambda: now)
        for moment, text in ((0, 1), (0, 1), (0.9, 1), (1, 2), (1.5, 2), (60, 3)):
            now = 1000.0 + moment
            assert (await http.get("/metrics")).text == f"for the {text}. time"


async def test_a_line_to_a_table_is_a_request_as_well(tmp_path: Path):
    """It begins as one."""
    async with pacing(tmp_path, requests=Rate(0, 2)) as address:
        url, headers = f"ws://{address}/api/tables/x/play", coming_from(new_address())
        for _ in range(2):
            await (await line_to(url, additional_headers=headers)).close()
        with pytest.raises(InvalidStatus):
            await line_to(url, additional_headers=headers)


async def test_the_refusal_comes_after_a_pause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Who hammers is slowed down."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async with pacing(tmp_path, requests=Rate(0, 1)) as address, asking(address) as hasty:
        await hasty.get("/")
        monkeypatch.setattr("tessera.server.limits.sleep", sleep)
        assert (await hasty.get("/")).status_code == 429
    assert slept == [A_MOMENT]


@pytest.mark.parametrize("path", ["", "/{table}", "/{table}/plies", "/{table}/record"])
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


async def test_looking_back_takes_nothing_from_the_lobby(tmp_path: Path):
    """Whoever draws the slider over a game asks for every moment of it."""
    async with pacing(tmp_path, lookups=Rate(0, 2), moments=Rate(0, 50)) as address:
        api = Api(address)
        table = (await api.open("open", "open"))["table"]
        for seat in (0, 1):
            await api.sit(table, seat)
        for _ in range(50):
            await api.get(f"/api/tables/{table}/plies/0")
        await api.get("/api/tables")
        with pytest.raises(Refusal, match="too-fast"):
            await api.get(f"/api/tables/{table}/plies/0")
        await api.close()


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
    assert (network_of(one) == network_of(other)) == same
    addresses = Addresses(Limits(of_address=Paces(seats=Rate(0, 1))))
    addresses.take("seats", one)
    if same:
        with pytest.raises(Refused):
            addresses.take("seats", other)
    else:
        addresses.take("seats", other)


@pytest.mark.parametrize("what", Paces.__struct_fields__)
def test_every_pace_is_told_how_long_to_wait(what: What, monkeypatch: pytest.MonkeyPatch):
    """At least a second, at most a minute; here no time passes meanwhile."""
    monkeypatch.setattr("tessera.server.limits.monotonic", lambda: 1000.0)
    addresses = Addresses(Limits(of_address=Paces(**{what: Rate(0.5, 1)})))
    addresses.take(what, "192.0.2.1")
    with pytest.raises(Refused) as caught:
        addresses.take(what, "192.0.2.1")
    assert caught.value.facts["seconds"] == 2


def test_nobody_is_told_to_wait_for_hours():
    allowance = Allowance(Rate(0, 1))
    assert allowance.take()
    assert allowance.seconds_until() == 60


def test_of_one_address_there_is_only_so_much_at_once():
    """Whoever has come to an end makes room."""
    requests = AtOnce(2, too_fast)
    with requests.counted("a"):
        with requests.counted("a"):
            with pytest.raises(Refused) as refused, requests.counted("a"):
                pass
            assert refused.value.code == "too-fast"
            with requests.counted("b"):
                pass
        with requests.counted("a"):
            pass


def test_of_all_together_there_is_only_so_much_at_once():
    requests = AtOnce(2, too_fast, of_all=2)
    with requests.counted("a"):
        requests.begin("b")
        with pytest.raises(Refused):
            requests.begin("c")
    requests.begin("c")


# ------------------------------------------------------------------ the public list


async def test_nobody_has_the_list_of_tables_to_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """However many they open; where there is room, all of theirs are in it."""
    monkeypatch.setattr("tessera.server.routes.MOST_LISTED", 6)
    monkeypatch.setattr("tessera.server.routes.FEW_LISTED", 2)
    public = {"settings": {**TABLE["settings"], "watch": "anyone"}}
    async with pacing(tmp_path) as address, asking(address) as one, asking(address) as crowd:
        first = (await one.post("/api/tables", json=public)).json()["table"]
        names = [(await crowd.post("/api/tables", json=public)).json()["table"] for _ in range(9)]
        listed = [shown["table"] for shown in (await one.get("/api/tables")).json()]
    assert first in listed
    assert len({*listed} & {*names}) == len(listed) - 1 == 5
