"""Sintra's board on every screen: sizes, room, tooltips, movement, what the log points at."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import FREE, Person
from tests.table.seated import Sitting, against_bots, one_screen

SMALLEST = 24  # CSS pixels, WCAG 2.5.8
PHONES = [(390, 844), (360, 740)]
DESKS = [(1024, 768), (1440, 900)]
WINDOWS = [(1920, 1080), (1440, 900), (1366, 768), (1280, 720), (1024, 768)]

SMALL = """least => [...document.querySelectorAll("[data-pick], [data-window]")]
  .map(one => ({ name: one.dataset.pick ?? one.dataset.window, box: one.getBoundingClientRect() }))
  .filter(({ box }) => box.width < least || box.height < least)
  .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`)"""

OUTSIDE = """() => [...document.querySelectorAll(".display")].flatMap(display => {
  const plate = display.getBoundingClientRect();
  const [x, y] = [plate.x + plate.width / 2, plate.y + plate.height / 2];
  return [...display.querySelectorAll(".one")].map(one => one.getBoundingClientRect())
    .map(box => Math.max(...[box.left, box.right].flatMap(
      side => [box.top, box.bottom].map(edge => Math.hypot(side - x, edge - y)))))
    .filter(reach => reach > plate.width * 0.42);
})"""

CUT = """() => [...document.querySelectorAll(".mine, .other, .says")]
  .filter(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map(one => one.className)"""


def some_turns_old(seats: int) -> Sitting:
    """A table on one screen, in the middle of a round."""
    sitting = one_screen(seats=seats)
    return sitting.until(lambda: sitting.ply >= 10 + 2 * seats)


def three_beside_one() -> Sitting:
    """A fresh table with a display of three panes of a colour and one of another."""
    dealt = (one_screen(secret=f"{seed:02x}" * 32) for seed in count())
    return next(sitting for sitting in dealt if is_dealt(sitting, [1, 3]))


def is_dealt(sitting: Sitting, panes: list[int]) -> bool:
    """Does a display have so many panes of its colours?"""
    displays = sitting.table.running_match().position.sources[1:]
    return any(sorted(display[display > 0].tolist()) == panes for display in displays)


def test_what_is_picked_covers_nothing_else(meet: Meet):
    """Three panes lie in an L: the fourth, in its corner, can still be picked."""
    person = meet()
    person.sit_at(three_beside_one())
    page = person.page
    corner = page.locator(".display .group[data-many='3'] + .group")
    page.locator(".display .group[data-many='3']").first.click()
    corner.first.click()
    expect(corner.first).to_have_attribute("aria-pressed", "true")


def bottom(person: Person, what: str) -> float:
    box = person.page.locator(what).first.bounding_box()
    assert box is not None
    return box["y"] + box["height"] + float(person.page.evaluate("scrollY"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_to_pick_is_large_enough_and_lies_on_its_display(meet: Meet, seats: int):
    person = meet()
    page = person.page
    person.sit_at(some_turns_old(seats))
    for sectors in ("false", "true"):
        liked = f'{{"choices": {{"sintra.sectors": {sectors}}}}}'
        page.evaluate(f"localStorage.setItem('tessera.preferences', '{liked}')")
        page.reload()
        page.wait_for_selector(FREE)
        expect(page.locator(".sectors")).to_have_count(int(sectors == "true"))
        several = page.locator(".display .group:not([data-many='1'])").count()
        badges = page.locator(".display .many").count()
        assert badges == (several if sectors == "true" else 0)
        for size in PHONES + DESKS:
            person.resize(*size)
            page.mouse.move(0, 0)  # what the mouse rests on is lifted a little
            assert page.evaluate(OUTSIDE) == []
            page.locator(FREE).first.click()
            page.locator("[data-window], [data-break]").first.wait_for()
            assert page.evaluate(SMALL, SMALLEST) == []
            page.keyboard.press("Escape")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turn_needs_no_scrolling_on_a_desk(meet: Meet, seats: int):
    person = meet(locale="pl-PL")
    page = person.page
    person.sit_at(one_screen(seats=seats))
    for size in WINDOWS:
        person.resize(*size)
        for what in (".board .sources", ".mine .palace", ".says", ".other .palace"):
            assert bottom(person, what) <= size[1], f"{what} at {size}"
        assert page.evaluate(CUT) == []


@pytest.mark.parametrize(
    ("size", "letters"), [((320, 640), 16), ((390, 844), 32), ((1440, 900), 32)]
)
def test_nothing_is_cut_off_in_a_small_window_or_with_large_letters(
    meet: Meet, size: tuple[int, int], letters: int
):
    person = meet(viewport={"width": size[0], "height": size[1]})
    person.sit_at(one_screen())
    page = person.page
    page.evaluate("px => document.documentElement.style.fontSize = `${px}px`", letters)
    page.locator(FREE).first.click()
    page.locator("[data-window], [data-break]").first.wait_for()
    person.settle()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_the_bar_of_a_phone_hides_no_strip(meet: Meet):
    """Whatever it says: the page is scrolled so far that all strips are seen."""
    person = meet(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    person.sit_at(one_screen())
    page = person.page
    page.locator(FREE).first.tap()
    page.locator("[data-window]").last.tap()
    page.locator(".preview li").first.wait_for()
    person.settle()
    strips = page.locator(".mine .columns").bounding_box()
    bar = page.locator(".says").bounding_box()
    assert strips is not None
    assert bar is not None
    assert strips["y"] >= 0
    assert strips["y"] + strips["height"] <= bar["y"] + 1


def test_the_bar_of_a_phone_lies_over_nothing_while_nothing_is_picked(meet: Meet):
    person = meet(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    person.sit_at(some_turns_old(4))
    palace, bar = bottom(person, ".mine .palace"), person.page.locator(".says").bounding_box()
    assert bar is not None
    assert bar["y"] + float(person.page.evaluate("scrollY")) >= palace


def test_a_header_stays_where_it_is_when_a_move_is_looked_at(meet: Meet):
    person = meet()
    person.sit_at(some_turns_old(2))
    page = person.page
    header = page.locator(".mine .broken")
    before = header.bounding_box()
    for nth in range(page.locator(FREE).count()):
        page.locator(FREE).nth(nth).click()
        page.locator("[data-window], [data-break]").last.hover()
        page.locator(".preview li").first.wait_for()
        assert header.bounding_box() == before
        page.keyboard.press("Escape")


def apart(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return bool(
        one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
        or one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
    )


TIPS = {
    ".mine .ornament": "SIN-8.3a",
    ".mine [data-row$='-4']": "costs 6 points",
    ".mine .hem": "The other side",
    ".mine [data-disc$='-1']": "Window 1",
    ".mine .glazier .here": "glazier",
    ".track li:first-child": "SIN-4.3a",
    "[data-store=bag]": "orange",
    "[data-store=tower]": "orange",
    ".marker": "SIN-4.1c",
}


def test_everything_has_a_tooltip(meet: Meet):
    """Beside the thing, not over it; Escape takes it away."""
    person = meet()
    page = person.page
    person.sit_at(one_screen())
    tip = page.get_by_role("tooltip")
    for thing, says in TIPS.items():
        page.locator(thing).first.hover()
        expect(tip).to_contain_text(says)
        shown, pointed = tip.bounding_box(), page.locator(thing).first.bounding_box()
        assert shown is not None
        assert pointed is not None
        assert apart(dict(shown), dict(pointed)), thing
        page.keyboard.press("Escape")
        expect(tip).to_have_count(0)


def test_a_tooltip_comes_with_the_focus_and_under_a_finger_that_stays(meet: Meet):
    person = meet(has_touch=True)
    person.sit_at(one_screen())
    page = person.page
    tip = page.get_by_role("tooltip")
    page.keyboard.press("Tab")
    page.locator("[data-store=bag]").focus()
    tip.wait_for()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    disc = page.locator("[data-disc='0-3']")
    disc.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    tip.wait_for()
    disc.dispatch_event("pointerdown", {"pointerType": "mouse", "bubbles": True})
    expect(tip).to_have_count(0)


# What moves, as long as the page is there; which moments of the game were left behind.
WATCH = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (keyframes, how) {
    for (const frame of keyframes) window.moved.push(...Object.keys(frame));
    return animate.call(this, keyframes, how);
  };
  window.left = new Set();
  new MutationObserver(changes => {
    for (const { oldValue } of changes) window.left.add(Number(oldValue));
  }).observe(document.querySelector("main"), {
    attributeFilter: ["data-shown"], attributeOldValue: true,
  });
}"""
SHOWN_AGAIN = """ply => window.left.has(ply - 1)
  && document.querySelector(`main[data-scene=still][data-shown="${ply}"]`)"""


class Watcher(Person):
    """Sees everything move as it usually does."""

    likes: Mapping[str, Any] = {}


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_only_transform_and_opacity_move(meet: Meet, motion: str):
    """And nothing at all for those who want no movement; also when it is shown once more."""
    person = meet(Watcher, reduced_motion=motion)
    person.sit_at(against_bots().until_turn_of(0))
    page = person.page
    page.evaluate(WATCH)
    person.turns(3)
    moved = page.evaluate("window.moved")
    page.evaluate("window.left.clear()")
    page.click("[data-again]")
    page.wait_for_function(SHOWN_AGAIN, arg=person.ply)
    moved_again = page.evaluate("window.moved")[len(moved) :]
    assert {*moved, *moved_again} <= {"transform", "opacity", "easing", "offset"}
    moves = motion == "no-preference"
    assert (bool(moved), bool(moved_again)) == (moves, moves)
    page.wait_for_function("() => !document.querySelector('.flying, .rising, .old')")


def test_a_line_of_the_log_points_at_the_board(person: Person):
    """The round track, displays, windows; and the line of a folded palace on a phone."""
    page = person.page
    person.turns(1)
    page.locator(".log li", has_text="round 1").hover()
    expect(page.locator(".track .pointed")).to_have_count(1)
    expect(page.locator(".display.pointed")).to_have_count(5)
    page.locator(".log li", has_text="Sparrow").last.hover()
    page.locator(".display.pointed, .centre.pointed").first.wait_for(state="attached")
    page.locator(".other .palace .pointed").first.wait_for(state="attached")
    person.resize(390, 844)
    page.locator(".log li", has_text="Sparrow").last.hover()
    assert page.locator("summary.pointed").is_visible()
