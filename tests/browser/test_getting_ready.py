"""The page while the server is still getting ready, at its first start on a machine.

What the server says of itself then is tested with the server; here it is said in its place.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tessera.bots import LEVELS
from tessera.table import commands
from tests.browser.conftest import Meet
from tests.browser.test_for_everyone import axe
from tests.table.seated import against_bots

RECORD = sorted((Path(__file__).parents[1] / "written_before" / "sintra").glob("*.json"))[0]
SLOW_ANSWER = """() => {  // no record is sent before answerAtLast()
    const turn = new Promise(begin => (window.answerAtLast = begin));
    const ask = window.fetch;
    window.fetch = async (...what) => {
      if (String(what[0]).includes("/api/replay")) await turn;
      return ask(...what);
    };
}"""


class Told:
    """What is answered to whoever asks how far it is; a test changes it."""

    def __init__(self, page: Page, **seconds: int) -> None:
        self.seconds: dict[str, int] = seconds
        page.route("**/api/preparation", self._answer)

    def _answer(self, route: Route) -> None:
        complete = not any(self.seconds.values())
        longest = max(self.seconds.values())
        route.fulfill(
            json={
                "complete": complete,
                "done": 10,
                "of": 25,
                "share": 1.0 if complete else 0.4,
                "seconds": longest,
                "trouble": False,
                "games": {game: self._of(game) for game in ("sintra", "fairytile")},
            }
        )

    def _of(self, game: str) -> dict[str, Any]:
        bots = self.seconds["bots"]
        return {"rules": self.seconds[game], "levels": dict.fromkeys(LEVELS, bots), "hints": bots}


def test_the_start_page_says_what_can_be_played_and_when_the_rest_can(meet: Meet):
    """A game's button can be used as soon as its rules are ready; nothing moves when all is."""
    person = meet()
    page = person.page
    told = Told(page, sintra=0, fairytile=12, bots=25)
    page.goto("/")
    expect(page.locator("[data-preparation='40']")).to_contain_text("25")
    expect(page.locator("[data-play=sintra]")).to_be_enabled()
    expect(page.locator("[data-play=fairytile]")).to_be_disabled()
    expect(page.locator("[data-play=fairytile]")).to_contain_text("12")
    assert axe(person) == []
    person.settle()
    before = page.locator(".covers").bounding_box()
    told.seconds = {"sintra": 0, "fairytile": 0, "bots": 0}
    expect(page.locator("[data-preparation]")).to_have_count(0)
    expect(page.locator("[data-play=fairytile]")).to_be_enabled()
    assert page.locator(".covers").bounding_box() == before


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "cs-CZ", "es-ES"])
@pytest.mark.parametrize("where", ["", "/screen"])
def test_setting_up_a_table_says_when_it_can_be_opened(meet: Meet, where: str, locale: str):
    """With friends or on this screen: it can be as soon as the rules are there, and not before."""
    person = meet(locale=locale)
    page = person.page
    told = Told(page, sintra=12, fairytile=0, bots=25)
    page.goto(f"/new/sintra{where}")
    begin = page.locator("[data-open]")
    expect(begin).to_be_disabled()
    expect(begin).to_contain_text("12")
    expect(page.locator("[data-preparation='40']")).to_contain_text("25")
    assert axe(person) == []
    told.seconds = {"sintra": 0, "fairytile": 0, "bots": 25}
    expect(begin).to_be_enabled()
    expect(begin).not_to_contain_text("12")
    begin.click()
    page.wait_for_url("**/table/**")


def test_a_record_whose_game_is_not_ready_says_when_it_will_be(meet: Meet):
    """It is shown by itself as soon as it can be."""
    person = meet()
    page = person.page
    Told(page, sintra=12, fairytile=0, bots=25)
    page.add_init_script(f"({SLOW_ANSWER})()")
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    expect(page.get_by_text("Ready in about 12 s")).to_be_visible()
    expect(page.locator("[data-preparation='40']")).to_contain_text("25")
    page.evaluate("answerAtLast()")
    page.get_by_role("button", name="Forward").wait_for()
    expect(page.get_by_text("Ready in about 12 s")).to_have_count(0)


def test_a_bot_that_is_not_ready_says_when_it_will_be(meet: Meet):
    """While it is to move; as soon as it can, nothing is said any more.

    Seen by a spectator at a table that its only person has left: there bots rest.
    """
    watcher = meet()
    told = Told(watcher.page, sintra=0, fairytile=0, bots=25)
    sitting = against_bots().until_turn_of(1)
    sitting.ask(commands.leave, "ana", seat=0)
    watcher.sit_at(sitting, who=None)
    note = watcher.page.locator("[data-not-ready=novice]")
    expect(note).to_contain_text("25")
    told.seconds = {"sintra": 0, "fairytile": 0, "bots": 0}
    expect(note).to_have_count(0)
