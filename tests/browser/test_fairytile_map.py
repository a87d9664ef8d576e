"""The kingdom on the map: named, moved, zoomed, dragged on, drawn in the rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Meet
from tests.browser.reader import OFFERED, Reader
from tests.browser.test_for_everyone import axe


def scale(page: Page) -> float:
    style = page.locator("[data-kingdom] .stage").get_attribute("style") or ""
    found = re.search(r"scale\(([\d.]+)\)", style)
    assert found
    return float(found[1])


LARGER = """than => Number(
  /scale\\(([\\d.]+)\\)/.exec(document.querySelector("[data-kingdom] .stage").style.cssText)[1]
) > than"""


def test_a_location_is_named_as_a_person_would(reader: Reader):
    """By its terrain, the nearest castle, the river, and who stands there."""
    names = reader.page.locator("[data-hex]").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label'))"
    )
    assert len(names) >= 9
    assert len(set(names)) == len(names)
    assert any(re.search("; .*the Knight.* (is|are) here", name) for name in names)
    assert not any(re.search(r"-?\d,-?\d", name) for name in names)


def test_the_map_moves_and_zooms_by_keys_wheel_and_buttons(reader: Reader):
    page = reader.page
    page.keyboard.press("b")
    page.locator("[data-hex][tabindex='0']").focus()
    fitting = scale(page)
    page.keyboard.press("+")
    assert scale(page) > fitting
    page.keyboard.press("0")
    assert scale(page) == pytest.approx(fitting, rel=0.01)
    page.get_by_role("button", name="Larger").click()
    assert scale(page) > fitting
    page.get_by_role("button", name="Show the whole kingdom").click()
    page.locator("[data-kingdom]").hover(position={"x": 300, "y": 300})
    page.mouse.wheel(0, -400)
    page.wait_for_function(LARGER, arg=fitting)
    page.locator("[data-hex][tabindex='0']").focus()
    here = page.locator("[data-hex]:focus").get_attribute("data-hex")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowUp")
    assert page.locator("[data-hex]:focus").get_attribute("data-hex") != here


def test_after_moving_the_map_a_figure_can_still_be_picked(reader: Reader):
    """And a press that ends outside the map does not leave it sticking to the mouse."""
    page = reader.page
    box = page.locator("[data-kingdom] .frame").bounding_box()
    assert box is not None
    drag(page, (box["x"] + 30, box["y"] + 30), (box["x"] + 90, box["y"] + 60))
    page.locator("[data-stand=knight]").click()
    expect(page.locator("[data-pick=knight]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    drag(page, (box["x"] + 3, box["y"] + 60), (box["x"] - 30, box["y"] + 60), steps=1)
    before = page.locator(".stage").get_attribute("style")
    page.mouse.move(box["x"] + 200, box["y"] + 200, steps=3)
    assert page.locator(".stage").get_attribute("style") == before


def drag(page: Page, start: tuple[float, float], end: tuple[float, float], steps: int = 4) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=steps)
    page.mouse.up()


@pytest.mark.parametrize(
    ("what", "told"),
    [("[data-stand=knight]", "You Knight"), ("[data-pick=tile]", "You a new tile")],
)
def test_figures_and_the_tile_can_be_dragged(reader: Reader, what: str, told: str):
    """What is possible lights up on the way; it is done where one lets go."""
    page, ply = reader.page, reader.ply
    x, y = middle(page.locator(what))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y - 40, steps=4)
    page.locator(OFFERED).first.wait_for()
    page.mouse.move(*middle(page.locator(OFFERED).first), steps=5)
    page.mouse.up()
    reader.wait_for_ply_after(ply)
    reader.open_log()
    expect(page.locator(".log")).to_contain_text(told)


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_large_areas_and_the_lines_of_sight_can_be_shown(reader: Reader):
    """[FT-7.6] [FT-7.1] What is shown agrees with the engine: `test_kingdom_aids` says so."""
    page = reader.page
    page.get_by_role("button", name="Who sees what").click()
    page.locator("[data-hex]").first.hover()
    page.locator(".marks .seen").first.wait_for()
    page.get_by_role("button", name="Large areas").click()
    expect(page.get_by_role("button", name="Who sees what")).to_have_attribute(
        "aria-pressed", "false"
    )


def test_the_maps_in_the_rules_are_drawn_and_told(meet: Meet):
    """Every location by its name; whoever cannot see them has the text."""
    reader: Reader = meet(Reader)
    page = reader.page
    page.goto("/rules/fairytile")
    page.locator(".rules svg").first.wait_for()
    expect(page.locator(".rules svg")).to_have_count(2)
    drawn = page.locator(".rules svg").first.locator("text").all_text_contents()
    text = page.locator(".rules pre").first.text_content() or ""
    assert drawn == re.findall(r"[fmpc] -?\d+,-?\d+", text)
    assert len(drawn) == 18
    assert axe(reader) == []
