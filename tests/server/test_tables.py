"""Opening, finding, joining and leaving tables over HTTP; records and replays."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

import tessera
from tessera.games import GAMES
from tessera.kernel.match import Match
from tests.server.client import Api, Json, Player, Refusal

pytestmark = pytest.mark.anyio


@pytest.fixture
async def api(address: str) -> AsyncIterator[Api]:
    api = Api(address)
    yield api
    await api.close()


# ------------------------------------------------------------------ sitting down


async def test_a_seat_that_is_kept_needs_its_invitation(api: Api):
    """Each invitation is for one seat."""
    opened = await api.open("invited", "invited", "open")
    table, (first, second, nothing) = opened["table"], opened["invitations"]
    assert nothing is None
    for wrong in ("", second, first[:-1]):
        with pytest.raises(Refusal, match="not-invited") as caught:
            await api.sit(table, 0, invitation=wrong)
        assert caught.value.status == 403
    await api.sit(table, 0, invitation=first)
    with pytest.raises(Refusal, match="seat-taken"):
        await api.sit(table, 0, invitation=first)


async def test_the_host_starts_with_bots_on_the_empty_seats(api: Api):
    """Nobody else can."""
    opened = await api.open("open", "open", "open")
    table = opened["table"]
    key = await api.sit(table, 1, "Ana")
    with pytest.raises(Refusal, match="not-host"):
        await api.post(f"/api/tables/{table}/start", {"level": "novice"}, key)
    with pytest.raises(Refusal, match="no-key") as caught:
        await api.post(f"/api/tables/{table}/start", {"level": "novice"})
    assert caught.value.status == 401
    await api.post(f"/api/tables/{table}/start", {"level": "novice"}, opened["key"])
    state = (await api.get(f"/api/tables/{table}"))["state"]
    assert state["status"] == "running"
    assert [seat["level"] for seat in state["seats"]] == ["novice", None, "novice"]


async def test_several_people_share_one_screen_with_one_key(api: Api, address: str):
    """Whoever is to act is looked at."""
    opened = await api.open("open", "open", game="fairytile")
    key = opened["key"]
    for seat in (0, 1):
        assert await api.sit(opened["table"], seat, f"P{seat}", key) == key
    async with Player(address, opened["table"], key) as screen:
        assert screen.seats == [0, 1]
        for _ in range(4):
            assert screen.latest["viewpoint"] == screen.state["to_act"]
            ply = screen.ply
            await screen.play(screen.moves()[0])
            await screen.until(lambda one, ply=ply: one.ply > ply)  # pyright: ignore


async def test_one_can_stand_up_before_the_game(api: Api):
    """Then somebody else sits down."""
    opened = await api.open("open", "open")
    table = opened["table"]
    key = await api.sit(table, 0, "Ana")
    with pytest.raises(Refusal, match="not-your-seat"):
        await api.post(f"/api/tables/{table}/stand", {"seat": 0}, opened["key"])
    await api.post(f"/api/tables/{table}/stand", {"seat": 0}, key)
    await api.sit(table, 0, "Bea")
    seats = (await api.get(f"/api/tables/{table}"))["state"]["seats"]
    assert [seat["name"] for seat in seats] == ["Bea", ""]


async def test_whoever_leaves_is_played_by_a_bot_until_they_come_back(api: Api, address: str):
    """The other plays on."""
    opened = await api.open("open", "open")
    table = opened["table"]
    keys = [await api.sit(table, seat, f"P{seat}") for seat in (0, 1)]
    await api.post(f"/api/tables/{table}/leave", {"seat": 1}, keys[1])
    async with Player(address, table, keys[0]) as stays:
        await stays.until(lambda one: one.is_to_act)
        await stays.play(stays.moves()[0])
        await stays.until(lambda one: one.is_to_act)
        await api.post(f"/api/tables/{table}/return", {"seat": 1}, keys[1])
        await stays.until(lambda one: one.state["seats"][1]["level"] is None)


async def test_a_rematch_is_one_table_whoever_asks_first(api: Api, address: str):
    """Seats are moved round; one's key is the invitation."""
    opened = await api.open("open", "open", absent="forfeit")
    table = opened["table"]
    keys = [await api.sit(table, seat, f"P{seat}") for seat in (0, 1)]
    with pytest.raises(Refusal, match="not-over"):
        await api.post(f"/api/tables/{table}/rematch", None, keys[0])
    await api.post(f"/api/tables/{table}/leave", {"seat": 1}, keys[1])
    outcome = (await api.get(f"/api/tables/{table}"))["state"]["outcome"]
    assert (outcome["winners"], outcome["reason"]) == ([0], "forfeit")
    again = [(await api.post(f"/api/tables/{table}/rematch", None, key))["table"] for key in keys]
    assert again[0] == again[1] != table
    for seat, key in ((1, keys[0]), (0, keys[1])):
        await api.sit(again[0], seat, f"P{1 - seat}", key, invitation=key)
    async with Player(address, again[0], keys[0]) as player:
        assert player.seats == [1]
        assert player.state["status"] == "running"
    assert (await api.get(f"/api/tables/{table}"))["state"]["followed_by"] == again[0]


# ------------------------------------------------------------------ finding tables


async def test_only_public_tables_are_listed(api: Api):
    """Those that wait, with their open seats, and those that can be watched."""
    names = {
        watch: (await api.open("open", "open", watch=watch))["table"]
        for watch in ("anyone", "link", "nobody")
    }
    waiting = {one["table"]: one["shown"] for one in await api.get("/api/tables")}
    assert waiting[names["anyone"]]["open_seats"] == 2
    assert not {names["link"], names["nobody"]} & set(waiting)
    for seat in (0, 1):
        await api.sit(names["anyone"], seat, f"P{seat}")
    assert names["anyone"] not in [one["table"] for one in await api.get("/api/tables")]
    running = await api.get("/api/tables", status="running")
    assert names["anyone"] in [one["table"] for one in running]


async def test_a_table_that_is_not_for_watching_is_shown_to_its_people_only(api: Api, address: str):
    """Host, seats, and whoever is invited."""
    opened = await api.open("open", "invited", watch="nobody")
    table = opened["table"]
    key = await api.sit(table, 0)
    for known in (opened["key"], key, opened["invitations"][1]):
        assert (await api.get(f"/api/tables/{table}", known))["table"] == table
    for stranger in (None, "x" * 43):
        with pytest.raises(Refusal, match="may-not-watch"):
            await api.get(f"/api/tables/{table}", stranger)
        with pytest.raises(Refusal, match="may-not-watch"):
            await api.get(f"/api/tables/{table}/record", stranger)
        with pytest.raises(Refusal, match="may-not-watch"):
            await Player(address, table, stranger).connect()


async def test_there_are_tables_with_a_box_of_ones_own(api: Api, address: str):
    """BoxFault ones are refused with the reason."""
    box = GAMES["sintra"].read_components(None, {"side": "A"}) | {"palace": [9] * 8}
    opened = await api.open("open", "novice", components=box)
    key = await api.sit(opened["table"], 0)
    async with Player(address, opened["table"], key) as player:
        assert player.agreement["components"]["palace"] == [9] * 8
    with pytest.raises(Refusal, match="invalid-components"):
        await api.open("open", "novice", components=box | {"palace": [9]})


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"game": "chess"}, "invalid-option"),
        ({"options": {"side": "C"}}, "invalid-option"),
        ({"options": {"side": 3}}, "malformed"),
        ({"pace": {"clock": "move", "seconds": 0}}, "bad-clock"),
        ({"pace": {"clock": "move", "seconds": 10**9}}, "bad-clock"),
        ({"pace": {"clock": "hourglass", "seconds": 5}}, "malformed"),
        ({"places": []}, "invalid-option"),
        ({"places": [{"kind": "open"}] * 5}, "malformed"),
        ({"options": dict.fromkeys(map(str, range(21)), "A")}, "malformed"),
        ({"options": {"side": "A" * 101}}, "malformed"),
        ({"game": "x" * 101}, "malformed"),
        ({"places": [{"kind": "bot", "level": "x" * 101}, {"kind": "open"}]}, "malformed"),
        ({"places": [{"kind": "bot", "level": "easy"}] * 2}, "no-person"),
        ({"places": [{"kind": "bot", "level": "godlike"}, {"kind": "open"}]}, "no-such-level"),
        ({"cheat": True}, "malformed"),
    ],
)
async def test_a_table_that_cannot_be_played_at_is_not_opened(
    api: Api, settings: dict[str, Any], code: str
):
    """With a sentence that says why."""
    usual = {"game": "sintra", "places": [{"kind": "open"}, {"kind": "open"}]}
    with pytest.raises(Refusal) as caught:
        await api.post("/api/tables", {"settings": {**usual, **settings}})
    assert caught.value.status == 400
    assert caught.value.code == code
    assert caught.value.problem["sentence"]


# ------------------------------------------------------------------ looking back, records


async def test_every_moment_of_a_game_can_be_looked_at_again(api: Api, address: str):
    """As the seat saw it, and with its log."""
    opened = await api.open("open", "open", game="fairytile")
    keys = [await api.sit(opened["table"], seat) for seat in (0, 1)]
    path = f"/api/tables/{opened['table']}/plies"
    async with Player(address, opened["table"], keys[0]) as player:
        assert await api.get(path) == player.log
        assert await api.get(path, first=3) == player.log[3:]
        moment = await api.get(f"{path}/{player.ply}", keys[0])
        assert moment["view"] == player.latest["view"]
        early = await api.get(f"{path}/2", keys[0])
        assert early["view"]["to_act"] == "chance"
        for beyond in (f"{path}/{player.ply + 1}", f"{path}/-1"):
            with pytest.raises(Refusal) as caught:
                await api.get(beyond)
            assert caught.value.status == 404


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_record_from_a_file_is_replayed(api: Api, game: str):
    """Move by move, with views and events; as a spectator, or as a seat saw it."""
    match = tessera.new_game(game, seats=2, seed=1)
    rng = random.Random(1)
    for _ in range(10):
        match.play(rng.choice(match.legal_moves()))
    body = msgspec.json.decode(match.to_json())
    replay = await api.post("/api/replay", body)
    assert [step["ply"]["move"] for step in replay["steps"]] == body["moves"]
    assert replay["steps"][-1]["view"] == seen(match, None)
    as_seat = await api.post("/api/replay?seat=1", body)
    assert as_seat["steps"][-1]["view"] == seen(match, 1)


def seen(match: Match, seat: int | None) -> Json:
    """A view as it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(match.view(seat)))


async def test_a_file_that_is_no_record_is_refused_with_a_sentence(api: Api):
    """Whatever it is."""
    good = msgspec.json.decode(tessera.new_game("sintra", seed=1).to_json())
    for wrong in (
        {"format": "?"},
        {"version": 9},
        {"game": "chess"},
        {"moves": ["x"]},
        {"names": 1},
    ):
        with pytest.raises(Refusal, match="invalid-record"):
            await api.post("/api/replay", good | wrong)
    with pytest.raises(Refusal, match="no-such-seat"):
        await api.post("/api/replay?seat=7", good)


async def test_the_games_are_offered(api: Api):
    """All of them."""
    offer = await api.get("/api/games")
    assert [game["name"] for game in offer["games"]] == list(GAMES)
