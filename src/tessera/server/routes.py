"""Everything over plain HTTP: opening tables, sitting down, looking things up, records."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from tessera.bots import opponents
from tessera.games import GAMES
from tessera.kernel.errors import InvalidRecord
from tessera.kernel.match import Match
from tessera.kernel.records import Record, record_from_json
from tessera.resources import brought_by
from tessera.server.bot_pool import breathe
from tessera.server.fair_queue import Asker
from tessera.server.limits import What
from tessera.server.live import LOG_AT_ONCE, LiveTable
from tessera.server.messages import (
    FollowedBy,
    GameShown,
    ListedTable,
    Moment,
    Offer,
    OneSeat,
    OpenedTable,
    OpenTable,
    PreparationShown,
    Replay,
    SatDown,
    SitDown,
    StartGame,
    Step,
    TableShown,
)
from tessera.server.services import Services
from tessera.table import commands
from tessera.table.chat import REACTIONS
from tessera.table.commands import Changes
from tessera.table.keys import hash_of, new_key, same
from tessera.table.refusals import Refused
from tessera.table.settings import with_box
from tessera.table.table import Table
from tessera.table.view import (
    Listed,
    PlyShown,
    agreement_of,
    check_plies,
    may_watch,
    ply_shown,
    record_at,
    state_of,
    view_at,
    viewpoint_of,
)

MOST_LISTED = 100
FEW_LISTED = 5  # of one address, unless there is room for more
MOST_READ = 400  # tables that these are taken from
SHORTEST_KEY, LONGEST_KEY = 32, 100
LONGEST_REPLAY = 2000  # moves

AnyRequest = Request[Any, Any, State]
TableId: TypeAlias = FromPath[str]


def services_of(request: AnyRequest) -> Services:
    """What the server is made of."""
    return request.app.state.services


def address_of(request: AnyRequest) -> str:
    """Where a request comes from, as the proxy says if there is one."""
    return request.client.host if request.client else ""


def bearer_key(request: AnyRequest) -> str | None:
    """The key that a request bears, if it does."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not key:
        return None
    if not SHORTEST_KEY <= len(key) <= LONGEST_KEY:
        sentence = f"a key has {SHORTEST_KEY} to {LONGEST_KEY} letters, all random"
        raise Refused(sentence, code="bad-key")
    return key


def own_key(request: AnyRequest) -> str:
    """The hash of the key, which there must be."""
    key = bearer_key(request)
    if key is None:
        raise Refused("this needs the key of a seat", code="no-key")
    return hash_of(key)


async def paced(request: AnyRequest, what: What) -> None:
    """Refuse an address that asks for too much, and not at once."""
    await services_of(request).addresses.paced(what, address_of(request))


@asynccontextmanager
async def watched(
    request: AnyRequest, name: str, what: What = "lookups", *, costly: bool = False
) -> AsyncGenerator[tuple[LiveTable, str | None]]:
    """A table that whoever asks may look at, and the hash of their key.

    What is costly to look at waits for its turn.
    """
    await paced(request, what)
    hub, key = services_of(request).hub, bearer_key(request)
    hashed = None if key is None else hash_of(key)
    live = await hub.find(name)
    if costly:
        await services_of(request).in_turn()
    async with hub.at(live) as table:
        if not may_watch(table, hashed):
            raise Refused("this table is not for watching", code="may-not-watch")
        yield live, hashed


async def ask(
    request: AnyRequest, name: str, wish: Callable[[Table, str], Changes], key: str | None = None
) -> None:
    """Ask something of a table with the hash of a key: of one's own, unless it is another."""
    await paced(request, "seats")
    hub, own = services_of(request).hub, key or own_key(request)
    live, address = await hub.find(name), address_of(request)
    await hub.ask(live, lambda table, _: wish(table, own), address=address)


@get()
async def list_tables(
    request: AnyRequest, status: FromQuery[Literal["waiting", "running"]] = "waiting"
) -> list[ListedTable]:
    """The public tables that wait for somebody, or those that can be watched."""
    await paced(request, "lookups")
    hub, addresses = services_of(request).hub, services_of(request).addresses
    found = await hub.database.read(lambda: hub.journal.listed(status, MOST_READ))
    return [
        ListedTable(table=table, shown=msgspec.json.decode(text, type=Listed))
        for table, text in addresses.shared_out(found, MOST_LISTED, FEW_LISTED)
    ]


@post()
async def open_table(request: AnyRequest, data: JSONBody[OpenTable]) -> OpenedTable:
    """Open a table. The key and the invitations are told now and never again."""
    services = services_of(request)
    await paced(request, "openings")
    key = bearer_key(request) or new_key()
    settings = data.settings
    await services.hub.rules_ready(settings.game)
    if data.box is not None and settings.game in GAMES:
        await services.in_turn()
        settings = with_box(GAMES[settings.game], settings, data.box)
    if settings.components is not None:  # they are checked, which takes milliseconds
        await services.in_turn()
    kept = [place.kind == "invited" for place in settings.places]
    invitations = [new_key() if one else None for one in kept]
    live = await services.hub.open(
        settings,
        host=hash_of(key),
        invitations=[None if one is None else hash_of(one) for one in invitations],
        address=address_of(request),
    )
    services.addresses.opened(live.name, address_of(request))
    return OpenedTable(
        table=live.name,
        key=key,
        invitations=invitations,
        commitment=live.table.commitment,
    )


@get("/{table:str}")
async def show_table(request: AnyRequest, table: TableId) -> TableShown:
    """A table, with or without a key."""
    async with watched(request, table) as (live, key):
        return TableShown(
            table=live.name,
            number=live.table.number,
            agreement=agreement_of(live.table),
            state=state_of(live.table),
            seats=[] if key is None else live.table.seats_of(key),
            host=key is not None and same(live.table.host, key),
        )


@post("/{table:str}/sit", status_code=200)
async def sit_down(request: AnyRequest, table: TableId, data: JSONBody[SitDown]) -> SatDown:
    """Take a seat. With a key one takes it besides those one has, on the same screen."""
    key, invitation = bearer_key(request) or new_key(), hash_of(data.invitation)
    wish = partial(commands.sit, seat=data.seat, name=data.name, seed=data.seed)
    await ask(request, table, partial(wish, invitation=invitation), hash_of(key))
    return SatDown(key=key)


@post("/{table:str}/stand", status_code=204)
async def stand_up(request: AnyRequest, table: TableId, data: JSONBody[OneSeat]) -> None:
    """Give a seat up before the game begins."""
    await ask(request, table, partial(commands.stand, seat=data.seat))


@post("/{table:str}/start", status_code=204)
async def start_game(request: AnyRequest, table: TableId, data: JSONBody[StartGame]) -> None:
    """Begin with bots on the empty seats; only the host can."""
    await ask(request, table, partial(commands.start, level=data.level))


@post("/{table:str}/leave", status_code=204)
async def leave(request: AnyRequest, table: TableId, data: JSONBody[OneSeat]) -> None:
    """Go away during the game."""
    await ask(request, table, partial(commands.leave, seat=data.seat))


@post("/{table:str}/return", status_code=204)
async def come_back(request: AnyRequest, table: TableId, data: JSONBody[OneSeat]) -> None:
    """Take the seat again from the bot."""
    await ask(request, table, partial(commands.come_back, seat=data.seat))


@post("/{table:str}/rematch", status_code=200)
async def rematch(request: AnyRequest, table: TableId) -> FollowedBy:
    """Play again with seats moved round; one's key is the invitation to the new table."""
    await paced(request, "seats")
    key, hub = own_key(request), services_of(request).hub
    return FollowedBy(table=await hub.rematch(await hub.find(table), key))


@get("/{table:str}/plies")
async def show_plies(
    request: AnyRequest,
    table: TableId,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> list[PlyShown]:
    """The log from a ply on, as much as comes at once."""
    async with watched(request, table, costly=True) as (live, _):
        check_plies(live.table, first)
        return live.plies(first, min(first + LOG_AT_ONCE, live.table.ply))


@get("/{table:str}/plies/{ply:int}")
async def show_moment(request: AnyRequest, table: TableId, ply: FromPath[int]) -> Moment:
    """The table as one saw it before a ply."""
    async with watched(request, table, "moments", costly=True) as (live, key):
        check_plies(live.table, ply)
        seats = [] if key is None else live.table.seats_of(key)
        return Moment(ply=ply, view=view_at(live.table, ply, viewpoint_of(live.table, seats)))


@get("/{table:str}/record")
async def download_record(request: AnyRequest, table: TableId) -> Response[bytes]:
    """The record so far; what is hidden is left out until the game is over."""
    async with watched(request, table) as (live, key):
        name, make = f"{live.table.game.name}-{table[:8]}.json", record_at(live.table)
    who = Asker(address_of(request), key, table)
    text = await services_of(request).bot_pool.calculate(lambda: text_of(make()), who=who)
    return Response(
        text,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


def text_of(record: Record) -> bytes:
    """A record's file."""
    breathe()
    return record.to_json().encode()


SEEN = [list_tables, show_table, show_plies, show_moment, download_record]
DONE = [open_table, sit_down, stand_up, start_game, leave, come_back, rematch]
tables = Router("/api/tables", tags=["tables"], route_handlers=[*SEEN, *DONE])


@get("/api/games", tags=["games"])
async def show_games() -> Offer:
    """What can be played here, and shown at a table."""
    games = [
        GameShown(
            name=game.name,
            title=game.title,
            seats=list(game.seats),
            options={name: list(values) for name, values in game.options.items()},
            hides=game.rules.hides,
            words=brought_by(game.name, "locales/*/*.ftl"),
            rules=brought_by(game.name, "rules/*.md"),
        )
        for game in map(GAMES.load, GAMES)
    ]
    return Offer(games=games, levels=list(opponents()), reactions=list(REACTIONS))


@get("/api/preparation", tags=["games"])
async def show_preparation(request: AnyRequest) -> PreparationShown:
    """How far the server is: at its first start it compiles while people come in."""
    return services_of(request).preparation.shown()


@post("/api/replay", status_code=200, tags=["records"])
async def replay_record(
    request: AnyRequest, seat: Annotated[int | None, QueryParameter(ge=0, le=100)] = None
) -> Replay:
    """A record from a file, move by move, as a spectator or a seat saw it."""
    await paced(request, "replays")
    services, who, body = services_of(request), Asker(address_of(request)), await request.body()
    record = await services.bot_pool.calculate(lambda: record_in(body), who=who)
    await services.hub.rules_ready(record.game)
    return await services.bot_pool.calculate(lambda: replay_of(record, seat), who=who)


def record_in(body: bytes) -> Record:
    """A record that can be replayed here."""
    record = record_from_json(body)
    if len(record.moves) > LONGEST_REPLAY:
        raise InvalidRecord(f"this record has more than {LONGEST_REPLAY} moves")
    if record.game not in GAMES:
        raise InvalidRecord("this record is of a game that is not known here")
    return record


def replay_of(record: Record, seat: int | None) -> Any:
    """Everything that can be shown of a record, encoded."""
    game = GAMES[record.game]
    match = Match.from_record(game, record)
    if seat is not None and seat not in range(match.seats):
        raise Refused(f"there is no seat {seat}", code="no-such-seat")
    shown = Replay(
        game=record.game,
        options=dict(match.options),
        components=match.components,
        names=match.names,
        steps=[step_of(match, ply, seat) for ply in range(match.ply)],
    )
    return msgspec.Raw(msgspec.json.encode(shown))


def step_of(match: Match, ply: int, seat: int | None) -> Step:
    """One move, and what the seat saw after it."""
    breathe()
    shown = ply_shown(match, ply, match.events(ply), is_over=True)
    return Step(ply=shown, view=match.game.view(match.position_at(ply + 1), seat))
