"""For every kind of eye, hand and machine: axe, sizes, speed, nothing from elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Request

from tests.browser.conftest import Meet
from tests.browser.person import FREE, Person
from tests.browser.reader import Reader
from tests.node import WEB
from tests.table.seated import against_bots

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
MOST_SCRIPT = 200_000  # bytes, compressed


RUN_AXE = """async rules => {
  const found = await axe.run(document, { resultTypes: ["violations"], ...rules });
  const where = nodes => nodes.map(node => node.target).slice(0, 3).join(" and ");
  return found.violations.map(({ id, nodes }) => `${id}: ${where(nodes)}`);
}"""
COLOURS_ONLY = {"runOnly": ["color-contrast"]}  # all that another theme can change


def axe(person: Person) -> list[str]:
    """What axe finds on the page as it is by day, and of its colours by night."""
    page = person.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    by_day = page.evaluate(RUN_AXE, {})
    page.emulate_media(color_scheme="dark")
    page.wait_for_selector("html[data-theme=dark]")
    by_night = page.evaluate(RUN_AXE, COLOURS_ONLY)
    page.emulate_media(color_scheme="light")
    page.wait_for_selector("html[data-theme=light]")
    return by_day + [f"by night, {one}" for one in by_night]


def test_axe_finds_nothing_on_any_screen(meet: Meet):
    """Start page, settings, setting up, waiting, playing, picking, rules, keys, result, replay."""
    person = meet()
    page = person.page
    screens: dict[str, list[str]] = {}
    page.goto("/")
    page.wait_for_selector("[data-play]")
    screens["start"] = axe(person)
    page.get_by_role("button", name="Settings").click()
    screens["settings"] = axe(person)
    page.goto("/new/sintra")
    page.locator("summary").click()
    screens["set-up"] = axe(person)
    page.get_by_role("button", name="Open the table").click()
    screens["waiting"] = axe(person)
    page.get_by_role("button", name="Start now").click()
    person.wait_for_turn()
    screens["table"] = axe(person)
    page.locator(FREE).first.click()
    page.locator("[data-window]").first.hover()
    page.locator(".preview li").first.wait_for()
    screens["picked"] = axe(person)
    page.keyboard.press("Escape")
    page.keyboard.press("i")
    page.locator("dialog .clause").first.wait_for()
    screens["rules"] = axe(person)
    person.close_dialog()
    page.keyboard.press("?")
    page.locator("dialog kbd").first.wait_for()
    screens["keys"] = axe(person)
    other = meet()
    other.sit_at(against_bots().finished())
    other.page.get_by_role("button", name="Result").click()
    other.page.locator("dialog .end").wait_for()
    screens["result"] = axe(other)
    page.goto("/replay")
    screens["replay"] = axe(person)
    assert {name: found for name, found in screens.items() if found} == {}


def test_axe_finds_nothing_on_a_phone(meet: Meet):
    person = meet(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    person.sit_at(against_bots().until_turn_of(0))
    assert axe(person) == []


@pytest.mark.parametrize("kind", [Person, Reader])
def test_the_script_is_small(meet: Meet, kind: type[Person]):
    """All that somebody fetches who plays, and reads the rules, in one language."""
    person = meet(kind)
    fetched: list[Request] = []
    person.page.on("requestfinished", lambda request: fetched.append(request))
    person.play_now()
    person.page.keyboard.press("i")
    person.page.locator("dialog .clause").first.wait_for()
    sizes = {one.url: one.sizes()["responseBodySize"] for one in fetched if one.url.endswith(".js")}
    assert len(sizes) > 5
    assert 30_000 < sum(sizes.values()) <= MOST_SCRIPT


def test_nothing_is_fetched_from_elsewhere(meet: Meet):
    person = meet()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.play_now()
    host = person.page.url.split("/table")[0]
    assert asked
    assert all(url.startswith((host, "data:", "blob:")) for url in asked)


PICK_AND_MEASURE = """async free => {
  let shift = 0;
  const count = entries => {
    for (const entry of entries) if (!entry.hadRecentInput) shift += entry.value;
  };
  const observer = new PerformanceObserver(list => count(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  for (let nth = 0; nth < 20; nth++) {
    const all = document.querySelectorAll(free);
    all[nth % all.length].click();
    await new Promise(requestAnimationFrame);
  }
  for (let nth = 0; nth < 3; nth++) await new Promise(requestAnimationFrame);  // the last is drawn
  count(observer.takeRecords());
  return shift;
}"""


def test_nothing_jumps_when_panes_are_picked(person: Person):
    """No layout shift, with a board full of panes."""
    assert person.page.evaluate(PICK_AND_MEASURE, FREE) < 0.01


def test_others_moves_are_announced(person: Person):
    """A screen reader hears what a bot did, in the sentences of the log."""
    person.turns(1)
    assert "Sparrow takes" in (person.page.locator("[data-announced]").text_content() or "")


def test_what_was_built_is_there():
    """The page and its files are what the package's build made."""
    assert (WEB / "dist" / "index.html").exists()
    assert Path(WEB / "dist" / "icon.svg").exists()
