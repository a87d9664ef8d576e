"""The browser keeps what the server commits to before it sends a seed, and says how it ended."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tessera.kernel.fair_draws import commitment_to
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.test_for_everyone import axe
from tests.table.seated import SECRET, against_bots, two_people

KEPT = commitment_to(SECRET)
OTHER = commitment_to("another secret")
PHONE = {"width": 360, "height": 740}


def promised(commitment: str = KEPT, seed: str = "seed of ana") -> dict[str, Any]:
    """What Ana's browser kept when she sat down."""
    return {"commitment": commitment, "early": True, "seeds": {"0": seed}}


def kept(person: Person, table: str) -> dict[str, Any]:
    """What the browser has kept about the draws of a table."""
    seats = json.loads(person.page.evaluate("localStorage['tessera.seats']"))
    return seats[table]["promised"]


def seeds_at(person: Person, table: str) -> list[str]:
    """The seeds that the server draws with."""
    shown = person.page.request.get(f"/api/tables/{table}").json()
    assert shown["state"]["shuffle"]["commitment"] == KEPT
    return shown["state"]["shuffle"]["seeds"]


# ------------------------------------------------------------------ kept


def test_whoever_opens_a_table_keeps_its_commitment_and_the_seed_that_was_sent(meet: Meet):
    person = meet()
    person.play_now()
    table = person.page.url.rsplit("/", 1)[1]
    seed = seeds_at(person, table)[0]
    assert len(seed) == 32
    assert kept(person, table) == {"commitment": KEPT, "early": True, "seeds": {"0": seed}}
    expect(person.page.locator("[data-breach], [data-draws]")).to_have_count(0)


def test_a_guest_keeps_them_as_well(meet: Meet):
    guest = meet()
    settings = {"game": "sintra", "places": [{"kind": "open"}, {"kind": "bot", "level": "novice"}]}
    opened = guest.page.request.post("/api/tables", data={"settings": settings}).json()
    guest.page.goto(f"/table/{opened['table']}")
    guest.page.locator("[data-sit='0']").click()
    guest.wait_for_turn()
    (seed, _) = seeds_at(guest, opened["table"])
    found = kept(guest, opened["table"])
    assert found == {"commitment": KEPT, "early": True, "seeds": {"0": seed}}
    expect(guest.page.locator("[data-breach]")).to_have_count(0)


# ------------------------------------------------------------------ at the end


def test_the_end_of_a_game_shows_that_the_draws_were_kept(meet: Meet):
    """Quietly, beside the record, with the command that checks every draw."""
    person = meet()
    table = person.sit_at(against_bots().finished(), promised=promised())
    draws = person.page.locator("[data-draws]")
    expect(draws).to_have_attribute("data-draws", "kept")
    expect(draws.locator("li")).to_have_count(3)
    expect(draws.locator("li").first).to_be_hidden()
    draws.locator("summary").click()
    expect(draws.locator("li").nth(0)).to_contain_text("the one that the server had committed to")
    expect(draws.locator("li").nth(1)).to_contain_text("since before the first draw")
    expect(draws.locator("li").nth(2)).to_contain_text("What your browser sent")
    record = f"sintra-{table[:8]}.json"
    expect(draws.locator("code")).to_have_text(f"tessera verify {record} --commitment {KEPT}")
    expect(person.page.locator("[data-breach]")).to_have_count(0)
    assert axe(person) == []
    person.resize(**PHONE)
    assert axe(person) == []
    assert fits_the_window(person)


def test_the_command_is_copied_or_at_least_selected(meet: Meet):
    """Over plain http from another machine a page may not copy."""
    person = meet(permissions=["clipboard-read", "clipboard-write"])
    page = person.page
    person.sit_at(against_bots().finished(), promised=promised())
    page.locator("[data-draws] summary").click()
    page.locator("[data-draws]").get_by_role("button", name="Copy").click()
    page.get_by_role("button", name="Copied").wait_for()
    command = page.locator("[data-draws] code").inner_text()
    assert page.evaluate("navigator.clipboard.readText()") == command
    page.evaluate("() => void (navigator.clipboard.writeText = () => Promise.reject())")
    page.get_by_role("button", name="Copied").click()
    page.wait_for_function("command => getSelection().toString().trim() === command", arg=command)


def fits_the_window(person: Person) -> bool:
    return person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_record_is_saved_under_the_name_that_the_command_has(meet: Meet):
    person = meet()
    table = person.sit_at(against_bots().finished())
    with person.page.expect_download() as saved:
        person.page.get_by_role("button", name="Save the record").click()
    assert saved.value.suggested_filename == f"sintra-{table[:8]}.json"


def test_whoever_came_later_is_told_what_that_cannot_prove(meet: Meet):
    spectator = meet()
    spectator.sit_at(two_people().finished(), None)
    draws = spectator.page.locator("[data-draws]")
    expect(draws).to_have_attribute("data-draws", "fit")
    draws.locator("summary").click()
    expect(draws.locator("li").nth(1)).to_contain_text("only after the game had begun")
    expect(draws.locator("li")).to_have_count(2)


# ------------------------------------------------------------------ not kept to


@pytest.mark.parametrize(
    ("known", "breach"),
    [(promised(commitment=OTHER), "commitment"), (promised(seed="another"), "seed")],
    ids=["commitment", "seed"],
)
def test_a_server_that_changes_what_draws_come_from_is_found_out(
    meet: Meet, known: dict[str, Any], breach: str
):
    """The notice stays, whatever is played, and names the commitment that was kept."""
    person = meet()
    person.sit_at(against_bots().until_turn_of(0), promised=known)
    notice = person.page.get_by_role("alert").and_(person.page.locator("[data-breach]"))
    expect(notice).to_have_attribute("data-breach", breach)
    expect(notice).to_contain_text("The server has changed what the draws come from.")
    expect(notice.locator("code")).to_contain_text(f".json --commitment {known['commitment']}")
    person.turns(1)
    expect(notice).to_be_visible()
    assert axe(person) == []
    person.resize(**PHONE)
    assert axe(person) == []
    assert fits_the_window(person)


def test_the_end_of_such_a_game_says_it_again(meet: Meet):
    person = meet()
    person.sit_at(against_bots().finished(), promised=promised(commitment=OTHER))
    draws = person.page.locator("[data-draws]")
    expect(draws).to_have_attribute("data-draws", "broken")
    expect(draws.locator("summary")).to_have_text("Draws: the server broke its word")
    expect(person.page.locator("[data-breach]")).to_be_visible()
