"""One bad table stands aside, and touches no other."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from tessera.server.caretaker import GRACE, MOST_DUE
from tessera.server.hub import Damaged
from tessera.server.limits import Limits
from tessera.server.live import Listener
from tessera.server.messages import Hello
from tessera.storage.schema import ENTRIES
from tessera.table.refusals import Refused
from tests.databases import Database, PostgreSQL
from tests.server.client import Api, Refusal, asking
from tests.server.clockwork import A_MINUTE, OPEN, PEOPLE, Clock, Clockwork, any_move
from tests.server.damage import DAMAGES, put_instead
from tests.server.inside import serving

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("how", DAMAGES)
async def test_a_table_that_cannot_be_read_touches_no_other(
    hub: Clockwork, database: Database, clock: Clock, how: str, caplog: pytest.LogCaptureFixture
):
    """Clocks run out and bots move elsewhere; the bad one is named in the log and put off."""
    bad = (await hub.with_clock()).name
    clock.time += 1  # the bad one is always due first
    timed, owed = (await hub.with_clock()).name, (await hub.bot_owes_a_move()).name
    ply = (await hub.find(owed)).table.ply
    with hub.journal._engine.begin() as connection:
        DAMAGES[how](connection, bad)
    clock.time += 10 * A_MINUTE
    other = Clockwork(database, clock)
    clock.time += GRACE
    other.caretaker._looked_at = clock.time
    await other.caretaker.check_tables(far=True)
    await other.bots_rest()
    assert (await other.find(timed)).table.status == "over"
    assert (await other.find(owed)).table.ply > ply
    assert bad not in await other.due(MOST_DUE)
    records: list[Any] = [one for one in caplog.records if one.levelname in ("WARNING", "ERROR")]
    assert [one for one in records if one.facts.get("table") == bad], "it is named"
    if how != "no entries":
        assert other.set_aside == 1
        with pytest.raises(Damaged):
            await other.find(bad)
    await other.close()


async def test_a_table_that_was_put_right_can_be_played_again(
    hub: Clockwork, database: Database, clock: Clock
):
    """It is tried again after a while, or at the next start."""
    live = await hub.with_clock()
    with hub.journal._engine.begin() as connection:
        entry = connection.scalar(sa.select(ENTRIES.c.entry).order_by(ENTRIES.c.number.desc()))
        put_instead(b"garbage")(connection, live.name)
    other = Clockwork(database, clock)
    for _ in range(2):
        with pytest.raises(Damaged):
            await other.find(live.name)
    with hub.journal._engine.begin() as connection:
        put_instead(bytes(entry or b""))(connection, live.name)
    clock.time += 2 * A_MINUTE
    assert (await other.find(live.name)).table.ply == live.table.ply
    assert other.set_aside == 0
    await other.close()


async def test_whoever_runs_the_server_is_told_how_many_tables_are_set_aside(database: Database):
    """By `/ready` and by `/metrics`, until they can be read again."""
    async with serving(database, Limits.none()) as (address, services):
        api = Api(address)
        table = (await api.open("open", "open"))["table"]
        assert await told_set_aside(address) == (0, 0)
        with services.hub.journal._engine.begin() as connection:
            good = bytes(connection.scalar(sa.select(ENTRIES.c.entry)) or b"")
            put_instead(b"garbage")(connection, table)
        services.hub._live.clear()
        with pytest.raises(Refusal, match="damaged-table"):
            await api.get(f"/api/tables/{table}")
        assert await told_set_aside(address) == (1, 1)
        with services.hub.journal._engine.begin() as connection:
            put_instead(good)(connection, table)
        services.hub._set_aside[table] = 0  # as after a while
        assert (await api.get(f"/api/tables/{table}"))["table"] == table
        assert await told_set_aside(address) == (0, 0)
        await api.close()


async def told_set_aside(address: str) -> tuple[int, float]:
    """The two answers, as soon as the metrics are written anew."""
    async with asking(address) as http:
        ready = (await http.get("/ready")).json()
        text, before = (await http.get("/metrics")).text, ""
        while not before or text == before:  # it is written anew once a second, and never alike
            before, text = text, (await http.get("/metrics")).text
    (line,) = [one for one in text.splitlines() if one.startswith("tessera_tables_set_aside ")]
    return ready.get("set_aside", 0), float(line.split()[1])


async def test_a_change_from_a_newer_version_silences_no_other_table(
    postgresql: PostgreSQL, clock: Clock
):
    """As when one process is brought up to date before another."""
    database = postgresql.new_database()
    one, other = Clockwork(database, clock), Clockwork(database, clock)
    strange, plain = await one.laid(OPEN, OPEN), await one.laid(OPEN, OPEN)
    behind = [await other.find(live.name) for live in (strange, plain)]
    heard = list[str]()
    for live in behind:
        wake = lambda name=live.name: heard.append(name)  # noqa: E731
        live.listeners.add(Listener(live, Hello(), None, wake))
    await one.ask(strange, any_move(strange.table, PEOPLE[strange.table.to_act]))
    await one.ask(plain, any_move(plain.table, PEOPLE[plain.table.to_act]))
    with one.journal._engine.begin() as connection:
        put_instead(b'{"at":1,"changes":[{"type":"danced","seat":0}]}')(connection, strange.name)
    await other.hear_of(strange.name, plain.name)
    assert heard == [strange.name, plain.name], "whoever listens there is told too"
    assert behind[1].table.ply == plain.table.ply
    assert other.set_aside == 1
    with pytest.raises(Refused, match="come back"):  # perhaps to a process that can read it
        async with other.at(behind[0]):
            pass
    with pytest.raises(Damaged):
        await other.find(strange.name)
    for hub in (one, other):
        await hub.close()
