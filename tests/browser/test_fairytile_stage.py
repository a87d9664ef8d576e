"""The desk of Fairy Tile: how large the kingdom is on it, that all that is needed is in sight, that
nothing moves that nobody moved, and that things are held themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Meet
from tests.browser.reader import OFFERED, Reader
from tests.browser.test_fairytile_map import middle
from tests.browser.test_fairytile_table import fresh
from tests.table.seated import Sitting, against_bots

ALL = 45  # locations of 15 tiles
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
SIZES = [(1440, 900), (1280, 720), (1024, 768), (820, 1180), (390, 844), (844, 390)]
HANDS = SIZES[-2:]
NEEDED = ("[data-pick]", ".objective", ".others summary", "[data-settings]", "[data-menu]")

WIDTHS = """all => all.map(one => one.getBoundingClientRect().width)"""
FOLD = "() => document.documentElement.scrollHeight - innerHeight"
STAYS = "() => document.querySelector('[data-kingdom] .stage').style.transform"


@cache
def kingdom(how: str) -> Sitting:
    """All tiles laid, Ana to move: round the middle, or one after the other to the east."""
    sitting = against_bots("fairytile")
    while True:
        lays = [move for move in sitting.legal if move.startswith("lay")]
        if lays:
            sitting.make(min(lays, key=HOW_FAR[how]))
        elif "end" in sitting.legal:
            sitting.make("end")
        elif sitting.table.to_act != 0:
            sitting.make("turn")
        else:
            return sitting


def place(move: str) -> tuple[float, float]:
    q, r, _ = map(int, move.split()[1].split(","))
    return q + r / 2, r * 3**0.5 / 2


HOW_FAR: dict[str, Callable[[str], float]] = {
    "compact": lambda move: place(move)[0] ** 2 / 2 + place(move)[1] ** 2,
    "straggling": lambda move: -place(move)[0],
}


def widths(page: Page) -> list[float]:
    return page.locator("[data-hex] > path").evaluate_all(WIDTHS)


@pytest.mark.parametrize(
    ("size", "how", "least"),
    [
        ((1440, 900), "compact", 84),
        ((1440, 900), "straggling", 68),
        ((390, 844), "compact", 56),
        ((390, 844), "straggling", 56),
    ],
)
def test_a_finished_kingdom_is_drawn_large(
    meet: Meet, size: tuple[int, int], how: str, least: float
):
    """What does not go on the screen is reached by a marker at its edge, and seen in small."""
    width, height = size
    reader: Reader = meet(Reader, viewport={"width": width, "height": height})
    reader.sit_at(kingdom(how))
    page = reader.page
    assert len(widths(page)) == ALL
    assert min(widths(page)) >= least
    page.click("[data-pick=dragon]")
    for nth in range(page.locator(OFFERED).count()):
        reader.bring(page.locator(OFFERED).nth(nth))
    whole = how == "compact" and size == (1440, 900)
    expect(page.locator(".locket")).to_have_count(0 if whole else 1)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_nothing_that_a_move_needs_is_below_the_fold(
    meet: Meet, size: tuple[int, int], locale: str
):
    """The tray, the page and its sentence, the others; and what does the move where fingers do."""
    width, height = size
    how = TOUCH if size in HANDS else {}
    reader: Reader = meet(Reader, viewport={"width": width, "height": height}, locale=locale, **how)
    reader.sit_at(fresh())
    page = reader.page
    page.click("[data-pick=knight]")
    page.wait_for_selector("[data-foreseen=yes]")
    target = page.locator(OFFERED).first
    if size in HANDS:
        reader.bring(target)
        target.tap()
        expect(page.locator("[data-do]")).to_be_in_viewport(ratio=1)
    else:
        target.hover()
    page.locator(".deed .tag").wait_for()
    reader.settle()
    assert page.evaluate(FOLD) <= 0
    for what in NEEDED:
        for one in page.locator(what).all():
            expect(one).to_be_in_viewport(ratio=0.99)
            assert uncovered(one), (what, one.get_attribute("data-pick"))


UNCOVERED = """one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return one.contains(top) || top.contains(one);
}"""


def uncovered(one: Locator) -> bool:
    return one.evaluate(UNCOVERED)


def test_the_map_stays_where_it_is_until_it_grows(reader: Reader):
    """Neither picking nor turning nor pointing moves it; and no button moves under the mouse."""
    page = reader.page
    still = page.evaluate(STAYS)
    page.click("[data-pick=tile]")
    page.wait_for_selector("[data-foreseen=yes]")
    go = page.locator(".deed .go")
    there = go.bounding_box()
    for nth in range(page.locator(OFFERED).count()):
        page.locator(OFFERED).nth(nth).hover()
        page.locator(".ghost").wait_for()
        page.keyboard.press("r")
        assert page.evaluate(STAYS) == still
        assert go.bounding_box() == there
    page.keyboard.press("Escape")
    page.click("[data-pick=dragon]")
    page.locator(OFFERED).last.hover()
    assert page.evaluate(STAYS) == still


def test_a_figure_is_carried_itself_and_lies_where_it_was_let_go(reader: Reader):
    """There is one Knight, and he is under the pointer; beside every place he goes back."""
    page = reader.page
    knight = page.locator("[data-stand=knight]")
    home = knight.get_attribute("style")
    page.mouse.move(*middle(knight))
    page.mouse.down()
    page.mouse.move(70, 600, steps=4)
    x, _ = middle(knight.locator("[data-figure]"))
    assert abs(x - 70) < 30
    expect(page.locator(".dragged")).to_have_count(0)
    page.mouse.up()
    expect(knight).to_have_attribute("style", home or "")
    expect(page.locator(OFFERED)).to_have_count(0)


def test_the_tile_is_held_as_large_as_the_map(reader: Reader):
    """Over the free desk it follows the pointer, near a place it lies there."""
    page = reader.page
    page.click("[data-pick=tile]")
    page.mouse.move(24, 110)
    held = page.locator("svg.held")
    held.wait_for()
    scale = page.evaluate(STAYS).split("scale")[1]
    assert scale in (held.get_attribute("style") or "")
    page.locator(OFFERED).first.hover()
    page.locator(".ghost").wait_for()
    expect(held).to_have_count(0)
