"""Whole games over real sockets: people, spectators and bots at tables, on both databases."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

import tessera
from tessera.games import GAMES
from tests.server.client import Api, Json, Player, Refusal

pytestmark = pytest.mark.anyio


@pytest.fixture
async def api(address: str) -> AsyncIterator[Api]:
    api = Api(address)
    yield api
    await api.close()


class Party:
    """A table with two people and a spectator, all connected."""

    def __init__(self, api: Api, stack: AsyncExitStack) -> None:
        self.api, self._stack = api, stack
        self.table = ""
        self.keys: list[str] = []
        self.people: list[Player] = []

    async def begin(self, *places: str, game: str = "sintra", **settings: Any) -> None:
        opened = await self.api.open(*(places or ("open", "open")), game=game, **settings)
        self.table = opened["table"]
        for seat, place in enumerate(places or ("open", "open")):
            if place in ("open", "invited"):
                invitation = opened["invitations"][seat] or ""
                key = await self.api.sit(self.table, seat, f"P{seat}", invitation=invitation)
                self.keys.append(key)
                self.people.append(await self.join(key))
        self.watcher = await self.join(None)

    async def join(self, key: str | None) -> Player:
        player = Player(self.api.address, self.table, key)
        return await self._stack.enter_async_context(player)

    def to_act(self) -> Player:
        return next(one for one in self.people if one.is_to_act)

    async def everybody_at(self, ply: int) -> None:
        await self.people_at(ply)
        await self.watcher.until(lambda player: player.ply >= ply)

    async def people_at(self, ply: int) -> None:
        for one in self.people:
            await one.until(lambda player: player.ply >= ply)

    async def play(self, moves: int, rng: random.Random) -> None:
        """Any moves, until the game is over."""
        for _ in range(moves):
            mover = self.to_act()
            done = await mover.play(mover.any_move(rng))
            await self.everybody_at(done["ply"])
            if self.watcher.state["status"] == "over":
                return


@pytest.fixture
async def party(api: Api) -> AsyncIterator[Party]:
    async with AsyncExitStack() as stack:
        yield Party(api, stack)


# ------------------------------------------------------------------ whole games


async def test_two_people_play_a_whole_game_and_everybody_sees_it(party: Party):
    """All get the same log; afterwards the record is whole and every draw can be checked."""
    await party.begin()
    await party.play(1000, random.Random(1))
    one, other = party.people
    assert one.state["status"] == "over"
    assert one.state == other.state == party.watcher.state
    assert one.log == other.log == party.watcher.log
    assert all(ply["events"] for ply in one.log)
    record = await party.api.get(f"/api/tables/{party.table}/record")
    match = tessera.from_json(_text(record))
    assert match.is_over
    assert [str(move) for move in match.moves] == [ply["move"] for ply in one.log]
    assert match.check_draws() == sum(ply["seat"] is None for ply in one.log)
    assert record["shuffle"]["commitment"] == one.state["shuffle"]["commitment"]


def _text(record: Json) -> str:
    return msgspec.json.encode(record).decode()


@pytest.mark.parametrize("game", list(GAMES))
async def test_people_and_a_bot_play_and_the_bot_moves_by_itself(party: Party, game: str):
    """Nobody tells it to."""
    await party.begin("open", "easy", game=game)
    (person,) = party.people
    rng = random.Random(2)
    for _ in range(4):
        await person.until(lambda one: one.is_to_act)
        while person.is_to_act:  # a turn may have several moves
            done = await person.play(person.any_move(rng))
            await party.everybody_at(done["ply"])
    await person.until(lambda one: one.is_to_act)
    assert {ply["seat"] for ply in person.log} >= {0, 1}


async def test_each_seat_sees_its_own_page_and_nobody_elses(party: Party):
    """[FT-2.5] Nor does a spectator; nor does the record, while the game goes on."""
    await party.begin(game="fairytile")
    await party.play(6, random.Random(3))
    for seat, person in enumerate(party.people):
        hands = [one["hand"] for one in person.latest["view"]["seats"]]
        assert [hand is not None for hand in hands] == [nth == seat for nth in (0, 1)]
    assert all(one["hand"] is None for one in party.watcher.latest["view"]["seats"])
    record = await party.api.get(f"/api/tables/{party.table}/record")
    assert record["moves"][2:5] == ["stack ?", "pages 0 ?", "pages 1 ?"]
    assert record["shuffle"]["secret"] is None
    assert [ply["move"] for ply in party.watcher.log[2:5]] == record["moves"][2:5]


# ------------------------------------------------------------------ moves


async def test_a_move_that_is_said_again_is_harmless(party: Party):
    """It is acknowledged again and changes nothing."""
    await party.begin()
    mover = party.to_act()
    move, ply = mover.moves()[0], mover.ply
    first = await mover.play(move, ply)
    number = (await party.api.get(f"/api/tables/{party.table}"))["number"]
    assert await mover.play(move, ply) | {"id": 0} == first | {"id": 0}
    assert (await party.api.get(f"/api/tables/{party.table}"))["number"] == number


async def test_a_move_that_comes_too_late_is_stale(party: Party):
    """The game has gone on with another."""
    await party.begin()
    mover = party.to_act()
    moves, ply = mover.moves(), mover.ply
    await mover.play(moves[0], ply)
    with pytest.raises(Refusal, match="stale-move"):
        await mover.play(moves[1], ply)


async def test_an_illegal_move_is_refused_with_its_clause(party: Party):
    """And the game goes on."""
    await party.begin()
    mover = party.to_act()
    with pytest.raises(Refusal) as caught:
        await mover.play("<", mover.ply)
    assert caught.value.problem["clause"].startswith("SIN-")
    with pytest.raises(Refusal, match="invalid-notation"):
        await mover.play("hello", mover.ply)
    await party.play(1, random.Random(1))


async def test_nobody_moves_for_another(party: Party):
    """Neither the other seat nor a spectator."""
    await party.begin()
    mover = party.to_act()
    other = next(one for one in party.people if one is not mover)
    with pytest.raises(Refusal, match="not-your-turn"):
        await other.play(mover.moves()[0], mover.ply)
    with pytest.raises(Refusal, match="not-your-seat"):
        await party.watcher.play(mover.moves()[0], mover.ply)


async def test_of_two_devices_with_one_key_both_play(party: Party):
    """Whichever is faster; the other's move is stale or the same."""
    await party.begin()
    mover = party.to_act()
    twin = await party.join(mover.key)
    moves, ply = mover.moves(), mover.ply
    answers = await asyncio.gather(
        mover.play(moves[0], ply), twin.play(moves[1], ply), return_exceptions=True
    )
    refused = [one for one in answers if isinstance(one, Refusal)]
    assert [one.code for one in refused] == ["stale-move"]


# ------------------------------------------------------------------ breaks


async def test_after_a_break_one_is_told_what_was_missed_and_no_more(party: Party):
    """From the ply on that was seen last."""
    await party.begin()
    await party.play(4, random.Random(4))
    await party.watcher.close()
    seen = len(party.watcher.log)
    for _ in range(3):
        mover = party.to_act()
        done = await mover.play(mover.moves()[0])
        await party.people_at(done["ply"])
    welcome = await party.watcher.connect()
    assert welcome["first"] == seen
    assert party.watcher.log == party.people[0].log


async def test_after_a_break_with_moves_taken_back_the_log_is_right(party: Party):
    """What was taken back is cut off."""
    await party.begin("open", "open", game="sintra")
    await party.play(4, random.Random(5))
    mover = next(one for one in party.people if not one.is_to_act)
    asked = next(one for one in party.people if one is not mover)
    await party.watcher.close()
    await mover.wish("undo")
    await asked.until(lambda one: one.state["question"] is not None)
    await asked.wish("agree")
    await mover.until(lambda one: one.is_to_act)
    await mover.play(mover.moves()[-1])
    await asked.until(lambda one: one.is_to_act)
    await party.watcher.connect()
    assert party.watcher.log == mover.log == asked.log


async def test_who_says_hello_again_goes_on_hearing_news(party: Party):
    """A spectator who has got a key becomes a seat on the same line."""
    await party.begin()
    await party.watcher.wish("hello", key=party.keys[0], ply=len(party.watcher.log), takebacks=0)
    assert party.watcher.seats == [0]
    await party.play(2, random.Random(7))
    assert party.watcher.log == party.people[0].log


async def test_one_comes_back_from_another_device(party: Party):
    """The key is all that is needed."""
    await party.begin()
    await party.play(2, random.Random(6))
    again = await party.join(party.keys[0])
    assert again.seats == [0]
    assert again.log == party.people[0].log
    assert again.latest["view"] == party.people[0].latest["view"]


# ------------------------------------------------------------------ taking back, talking, hints


async def test_against_bots_a_move_is_taken_back_at_once(party: Party):
    """Without asking anybody."""
    await party.begin("open", "novice")
    (person,) = party.people
    await person.until(lambda one: one.is_to_act)
    ply = person.ply
    await person.play(person.moves()[0])
    await person.until(lambda one: one.is_to_act and one.ply > ply)
    await person.wish("undo")
    await person.until(lambda one: one.ply == ply)
    assert len(person.log) == ply
    assert person.is_to_act


async def test_among_people_the_others_are_asked(party: Party):
    """And may decline."""
    await party.begin()
    mover = party.to_act()
    other = next(one for one in party.people if one is not mover)
    await mover.play(mover.moves()[0])
    await mover.wish("undo")
    await other.until(lambda one: one.state["question"] is not None)
    with pytest.raises(Refusal, match="own-question"):
        await mover.wish("agree")
    await other.wish("decline")
    await mover.until(lambda one: one.state["question"] is None)
    assert mover.state["takebacks"] == 0


async def test_what_is_said_reaches_everybody_and_those_who_come_later(party: Party):
    """As plain text."""
    await party.begin()
    await party.people[0].wish("say", seat=0, text="<b>Boa sorte!</b>")
    await party.people[1].wish("react", seat=1, reaction="thanks")
    await party.watcher.until(lambda one: len(one.said) == 2)
    late = await party.join(None)
    assert late.said == party.watcher.said
    assert [line["text"] for line in late.said] == ["<b>Boa sorte!</b>", None]
    with pytest.raises(Refusal, match="not-your-seat"):
        await party.people[0].wish("say", seat=1, text="I am not Bea")


async def test_a_hint_is_a_legal_move_with_reasons(party: Party):
    """Only about one's own move."""
    await party.begin("open", "open")
    mover = party.to_act()
    advice = await mover.wish("hint")
    assert advice["choices"][0]["move"] in mover.moves()
    assert advice["choices"][0]["reasons"]
    other = next(one for one in party.people if one is not mover)
    with pytest.raises(Refusal, match="not-your-turn"):
        await other.wish("hint")
    with pytest.raises(Refusal, match="not-your-turn"):
        await party.watcher.wish("hint")


async def test_moves_are_foreseen_and_a_running_game_is_not_reviewed(party: Party):
    """What would happen is told to whoever is to act; how it was played, when it is over."""
    await party.begin("open", "open")
    mover = party.to_act()
    moves = mover.moves()[:3]
    told = await mover.wish("foresee", ply=mover.ply, moves=moves)
    assert len(told["events"]) == 3
    assert all(events for events in told["events"])
    with pytest.raises(Refusal, match="not-your-turn"):
        await party.watcher.wish("foresee", ply=mover.ply, moves=moves)
    with pytest.raises(Refusal, match="stale-move"):
        await mover.wish("foresee", ply=mover.ply + 1, moves=moves)
    with pytest.raises(Refusal, match="not-over"):
        await mover.wish("review")


async def test_a_finished_game_is_reviewed_for_whoever_may_see_it(party: Party):
    """Every ply with everybody's chances; once thought about, it is there for all."""
    await party.begin("open", "open", absent="forfeit")
    await party.play(6, random.Random(8))
    await party.api.post(f"/api/tables/{party.table}/leave", {"seat": 1}, party.keys[1])
    reviewed = await party.people[0].wish("review")
    assert len(reviewed["review"]["plies"]) == party.people[0].ply
    assert all(0 <= share <= 1 for one in reviewed["review"]["plies"] for share in one["shares"])
    assert [len(reviewed["review"][kind]) for kind in ("best", "worst")] == [2, 2]
    again = await party.watcher.wish("review")
    assert again["review"]["plies"] == reviewed["review"]["plies"]


async def test_there_is_no_hint_when_the_game_is_over(party: Party):
    """For nobody: there is no move to make."""
    await party.begin("open", "open", absent="forfeit")
    await party.api.post(f"/api/tables/{party.table}/leave", {"seat": 1}, party.keys[1])
    for one in (*party.people, party.watcher):
        with pytest.raises(Refusal, match="no-such-ply"):
            await one.wish("hint")


async def test_where_the_table_says_no_there_are_no_hints_and_no_undo(party: Party):
    """As it was opened."""
    await party.begin("open", "open", hints=False, undo=False)
    mover = party.to_act()
    with pytest.raises(Refusal, match="no-hints"):
        await mover.wish("hint")
    await mover.play(mover.moves()[0])
    with pytest.raises(Refusal, match="no-undo"):
        await mover.wish("undo")
