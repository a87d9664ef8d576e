"""A player's end of the line: what a browser would do, in Python."""

from __future__ import annotations

import asyncio
import random
import ssl
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from functools import cache
from ipaddress import IPv4Address
from itertools import count
from typing import Any

import httpx
import jsonschema_rs
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tessera.server.app import document

Json = dict[str, Any]
PATIENCE = 120.0  # seconds; only what hangs takes longer


@cache
def documented() -> jsonschema_rs.Validator:
    """Knows news as the server's document describes them."""
    schema = {"$ref": "#/components/schemas/News", "components": document()["components"]}
    return jsonschema_rs.validator_for(schema)


class Refusal(Exception):
    """What the server refused."""

    def __init__(self, problem: Json, status: int = 0) -> None:
        super().__init__(f"{problem.get('code')}: {problem.get('sentence')}")
        self.problem, self.status = problem, status

    @property
    def code(self) -> str:
        return self.problem["code"]


_addresses = (str(IPv4Address("10.0.0.1") + nth) for nth in count())


def new_address() -> str:
    """Nobody else of this process comes from there."""
    return next(_addresses)


def coming_from(address: str) -> dict[str, str]:
    """The header by which a proxy says so."""
    return {"x-forwarded-for": address}


_NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # else every client reads all certificates
PATIENTLY: dict[str, Any] = {"timeout": PATIENCE, "verify": _NO_TLS}  # how all tests use httpx


def _client(address: str, headers: dict[str, str]) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=f"http://{address}", headers=headers, **PATIENTLY)


@asynccontextmanager
async def asking(address: str, **headers: str) -> AsyncGenerator[httpx.AsyncClient]:
    """Somebody who comes from elsewhere than all others."""
    headers = {**coming_from(new_address()), **headers}
    async with _client(address, headers) as http:
        yield http


class Api:
    """The server's HTTP side, asked from an address of one's own, as behind a proxy."""

    def __init__(self, address: str, come_from: str | None = None) -> None:
        self.address = address
        headers = coming_from(come_from or new_address())
        self._http = _client(address, headers)

    async def close(self) -> None:
        await self._http.aclose()

    async def get(self, path: str, key: str | None = None, **query: Any) -> Any:
        return self._answer(await self._http.get(path, params=query, headers=_bearer(key)))

    async def post(self, path: str, body: Any = None, key: str | None = None) -> Any:
        return self._answer(await self._http.post(path, json=body, headers=_bearer(key)))

    def _answer(self, response: httpx.Response) -> Any:
        if response.status_code >= 400:
            raise Refusal(response.json(), response.status_code)
        return response.json() if response.content else None

    async def open(self, *places: str, game: str = "sintra", **settings: Any) -> Json:
        """A table with such places: open, invited, or the level of a bot."""
        kinds = [
            {"kind": place} if place in ("open", "invited") else {"kind": "bot", "level": place}
            for place in places
        ]
        body = {"settings": {"game": game, "places": kinds, **settings}}
        return await self.post("/api/tables", body)

    async def sit(
        self, table: str, seat: int, name: str = "Ana", key: str | None = None, **more: Any
    ) -> str:
        body = {"seat": seat, "name": name, "seed": f"seed of {seat}", **more}
        return (await self.post(f"/api/tables/{table}/sit", body, key))["key"]


def _bearer(key: str | None) -> dict[str, str]:
    return {} if key is None else {"authorization": f"Bearer {key}"}


def line_to(url: str, **how: Any) -> connect:
    """A WebSocket, with all the time that a busy machine wants to open it or to answer a ping."""
    return connect(url, proxy=None, open_timeout=PATIENCE, ping_interval=None, **how)


class Player:
    """One connection to a table, from an address of its own unless it shares one.

    It keeps what a browser would keep, and checks the order.
    """

    def __init__(
        self, address: str, table: str, key: str | None = None, *, come_from: str | None = None
    ) -> None:
        self._url, self.key = f"ws://{address}/api/tables/{table}/play", key
        self._come_from = coming_from(come_from or new_address())
        self._line: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._answers: dict[int, asyncio.Future[Json]] = {}
        self._ids = 0
        self.log: list[Json] = []  # plies
        self.said: list[Json] = []
        self.latest: Json = {}  # the last welcome or update
        self.agreement: Json = {}
        self.seats: list[int] = []
        self.news = asyncio.Event()

    async def __aenter__(self) -> Player:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def connect(self) -> Json:
        """Say hello and what is known already."""
        self._line = await line_to(self._url, compression=None, additional_headers=self._come_from)
        self._reader = asyncio.create_task(self._read())
        hello: Json = {"key": self.key, "ply": len(self.log), "takebacks": self._takebacks()}
        try:
            return await self.wish("hello", **hello)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        if self._line is not None:
            await self._line.close()
        if self._reader is not None:
            await self._reader
        self._line = self._reader = None

    async def wish(
        self, kind: str, *, sent: Callable[[], None] = lambda: None, **fields: Any
    ) -> Json:
        """Send a wish and wait for its answer; whoever wants to know is told that it is sent."""
        self._ids += 1
        future = self._answers[self._ids] = asyncio.get_running_loop().create_future()
        await self.send(msgspec.json.encode({"type": kind, "id": self._ids, **fields}).decode())
        sent()
        async with asyncio.timeout(PATIENCE):
            answer = await future
        if answer["type"] == "refusal":
            raise Refusal(answer["problem"])
        return answer

    async def send(self, text: str | bytes) -> None:
        assert self._line is not None
        await self._line.send(text)

    async def play(
        self, move: str, ply: int | None = None, *, sent: Callable[[], None] = lambda: None
    ) -> Json:
        at = self.ply if ply is None else ply
        return await self.wish("play", ply=at, move=move, takebacks=self._takebacks(), sent=sent)

    async def until(self, true: Callable[[Player], bool]) -> None:
        """Wait until what is known says so."""
        async with asyncio.timeout(PATIENCE):
            while not true(self):
                self.news.clear()
                await self.news.wait()

    async def hear(self, true: Callable[[Player], bool]) -> None:
        """The same, however long it takes; a line that is cut says no more."""
        while not true(self):
            if not self.is_connected:
                raise ConnectionError("the line is cut")
            self.news.clear()
            await self.news.wait()

    @property
    def is_connected(self) -> bool:
        return self._reader is not None and not self._reader.done()

    @property
    def ply(self) -> int:
        return self.state["ply"]

    @property
    def state(self) -> Json:
        return self.latest["state"]

    @property
    def is_to_act(self) -> bool:
        return self.state["to_act"] in self.seats

    def moves(self) -> list[str]:
        """The legal moves, as text."""
        return self.latest["moves"]

    def any_move(self, rng: random.Random) -> str:
        return rng.choice(self.moves())

    def _takebacks(self) -> int:
        return self.state["takebacks"] if self.latest else 0

    async def _read(self) -> None:
        assert self._line is not None
        try:
            async for text in self._line:
                self._hear(msgspec.json.decode(text))
        except ConnectionClosed:
            pass
        finally:
            for future in self._answers.values():
                if not future.done():
                    future.set_exception(ConnectionError("the line is cut"))
                    future.exception()  # seen: whoever asked may not have come to wait for it
            self.news.set()

    def _hear(self, news: Json) -> None:
        documented().validate(news)
        if news["type"] in ("welcome", "update"):
            self._learn(news)
        elif news["type"] == "reviewing":  # the answer is still to come
            return
        if "id" in news and (future := self._answers.pop(news["id"], None)) and not future.done():
            future.set_result(news)
        self.news.set()

    def _learn(self, news: Json) -> None:
        if news["type"] == "welcome":
            self.agreement, self.seats = news["agreement"], news["seats"]
            self.said = []
        elif news["number"] <= self.latest["number"]:
            raise AssertionError("news out of order")
        assert news["first"] <= len(self.log), "a gap in the log"
        self.log[news["first"] :] = news["plies"]
        assert [ply["ply"] for ply in self.log] == list(range(news["state"]["ply"]))
        self.said += news["said"]
        self.latest = news
