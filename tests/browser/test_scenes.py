"""What happens is shown as a scene: in its order, nothing lost, nobody kept waiting."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import expect

from tessera.kernel.values import Json
from tests.browser.conftest import Meet
from tests.browser.person import FREE, STILL, Person
from tests.browser.reader import CHARACTERS, OFFERED, READY, Reader
from tests.browser.test_fairytile_games import quick
from tests.browser.test_fairytile_table import telling, told
from tests.table.seated import Sitting, against_bots

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}}
READING = ".reading:popover-open:not(.goes)"
TURNS = 8
A_MINUTE = 60_000  # milliseconds, on the page's clock
ALL_BUT_ONE = 17  # pages


class Listener(Reader):
    """Reads every page that is told."""

    likes: Mapping[str, Any] = Person.likes

    def listen(self) -> None:
        """Until everything was shown, the others' replies too."""
        while True:
            self.page.locator(f"{READING}, {READY}").first.wait_for(state="attached")
            if not self.page.locator(READING).count():
                return
            number = self.page.locator(f"{READING} .number .hidden")
            page = re.compile(f"^{re.escape(number.inner_text())}$")
            self.page.locator(f"{READING} .button.main").click()
            expect(number.filter(has_text=page)).to_have_count(0)


class Patient(Listener):
    """Sees the others' turns at their pace, up to where they wait."""

    likes: Mapping[str, Any] = {"speed": 1, "pace": "wait", "choices": {"fairytile.reading": False}}


# Which page is in hand and which is read, whenever one of them changes.
WATCH = """
window.story = [];
new MutationObserver(() => {
  const number = where => document.querySelector(`${where} .number [aria-hidden]`)?.textContent;
  const now = { hand: number('.book .left'), read: number('.reading') };
  for (const what of ['hand', 'read'])
    if (now[what] && story.findLast(one => one[0] === what)?.[1] !== now[what])
      story.push([what, now[what]]);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def told_anyhow() -> Json:
    """Our box with pages that nearly every move tells."""
    box = quick()
    for nth, page in enumerate(box["pages"]):
        who, terrain = CHARACTERS[nth % 3], ("plain", "forest", "mountain")[nth // 3 % 3]
        page["objective"] = {"kind": "sees_line", "who": who, "terrain": terrain, "count": 1}
    return box


Told = list[tuple[int, int]]  # seats and pages


def recounted(person: Person) -> list[Told]:
    """Every page that was told, by turn, as it came over the line: one's own, then the other's."""
    plies: dict[int, dict[str, Any]] = {}
    for text in person.said:
        news: dict[str, Any] = json.loads(text)
        if news["type"] == "update":
            plies.update({ply["ply"]: ply for ply in news["plies"]})
    turns: list[Told] = []
    seat = None
    for _, ply in sorted(plies.items()):
        if ply["seat"] == 0 != seat or not turns:
            turns.append([])
        seat = ply["seat"]
        events: list[dict[str, Any]] = ply["events"]
        turns[-1] += [(one["seat"], one["page"]) for one in events if one["type"] == "recounted"]
    return turns


def test_every_told_page_of_every_seat_is_read_in_order_and_none_twice(meet: Meet):
    """Both tell in the same turn again and again; a page in hand changes only after it was read."""
    reader: Listener = meet(Listener, **MOVING)
    reader.page.add_init_script(WATCH)
    reader.sit_at(against_bots("fairytile", components=told_anyhow()).until_turn_of(0))
    for turn in range(TURNS):
        reader.turn_by_mouse(turn)
        reader.listen()
    turns = recounted(reader)
    both = [turn for turn in turns if {seat for seat, _ in turn} == {0, 1}]
    assert len(both) >= 3, turns
    story = reader.page.evaluate("window.story")
    read = [int(page) for what, page in story if what == "read"]
    assert read == [page for turn in turns for _, page in turn]
    mine = {page for turn in turns for seat, page in turn if seat == 0}
    in_hand = [[int(page) for _, page in some] for what, some in by_kind(story) if what == "hand"]
    assert all(len(pages) == 1 for pages in in_hand), "a page in hand changed, and none was read"
    assert mine <= {page for pages in in_hand for page in pages}


def by_kind(story: list[list[str]]) -> list[tuple[str, list[list[str]]]]:
    """What follows one another, without the pages that others tell."""
    hands = {page for what, page in story if what == "hand"}
    own = [one for one in story if one[0] == "hand" or one[1] in hands]
    return [(what, list(some)) for what, some in groupby(own, key=lambda one: one[0])]


def test_the_last_page_is_read_before_the_ending(meet: Meet):
    reader: Listener = meet(Listener, **MOVING)
    sitting = against_bots("fairytile", components=told_anyhow())
    while sitting.table.to_act != 0 or told(sitting, 0) < ALL_BUT_ONE:
        sitting.make(telling(sitting)[0] if sitting.table.to_act == 0 else "turn")
    who, where = next(move for move in telling(sitting) if not move.startswith("lay")).split()
    reader.sit_at(sitting)
    reader.page.click(f"[data-pick={who}]")
    reader.page.locator(f"[data-hex='{where}']").click()
    reader.page.locator(READING).wait_for()
    assert reader.is_over
    expect(reader.page.locator("dialog[open]")).to_have_count(0)
    reader.listen()
    reader.page.locator("dialog[open] .end").wait_for()


def test_the_others_wait_for_a_word_and_whoever_acts_does_not(meet: Meet):
    """Each of two bots has its beat; what was skipped is there in its end state."""
    reader: Patient = meet(Patient, **MOVING)
    reader.sit_at(against_bots("fairytile", 2).until_turn_of(0))
    page, ply = reader.page, reader.ply
    page.click("[data-pick=knight]")
    page.locator(OFFERED).first.click()
    line = page.locator("[data-narrator]")
    page.wait_for_selector(
        f"main[data-ply='{ply + 3}'][data-scene=thought][data-shown='{ply + 1}']"
    )
    expect(line).to_contain_text("Sparrow 1 has the turn")
    expect(page.locator("[data-announced]")).to_have_text("Sparrow 1 has the turn …")
    page.click("[data-go-on]")
    page.wait_for_selector(f"main[data-scene=thought][data-shown='{ply + 2}']")
    expect(line).to_contain_text("Sparrow 2 has the turn")
    page.keyboard.press("Space")
    page.wait_for_selector(f"{STILL}[data-shown='{ply + 3}']")
    page.click("[data-pick=dragon]")
    page.locator(OFFERED).first.click()
    page.wait_for_selector(f"main[data-scene=thought][data-shown='{ply + 4}']")
    page.wait_for_selector(f"main[data-ply='{ply + 6}']")
    page.click("[data-pick=princess]")  # somebody acts: the others' moves are there at once
    page.wait_for_selector(f"{STILL}[data-shown='{ply + 6}']")
    page.locator(OFFERED).first.wait_for()


def test_a_move_is_taken_back_before_the_reply_to_it_was_seen(meet: Meet):
    """In Sintra the others wait, too, and nothing on the page runs ahead."""
    person: Patient = meet(Patient, **MOVING)
    person.sit_at(against_bots("sintra").until_turn_of(0))
    ply = person.ply
    person.page.locator(FREE).first.click()
    person.page.locator("[data-window], [data-break]").first.click()
    person.answer(ply)
    person.page.wait_for_selector("main[data-scene=thought]")
    expect(person.page.locator("[data-narrator]")).to_contain_text("Sparrow has the turn")
    expect(person.page.locator(".log li")).to_have_count(ply + 1)
    person.wait_for_ply_after(ply + 1)
    person.page.get_by_role("button", name="Take back").click()
    person.page.wait_for_selector(f"{STILL}[data-ply='{ply}'][data-shown='{ply}']")
    expect(person.page.locator(".log li")).to_have_count(ply)


@pytest.mark.parametrize("how", [{}, PHONE])
def test_the_last_move_stays_in_sight_also_after_a_reload(meet: Meet, how: dict[str, Any]):
    """In words and on the map, until one acts."""
    reader: Reader = meet(Reader, **how)
    sitting = against_bots("fairytile")
    reader.sit_at(sitting.until(lambda: sitting.table.to_act == 0 and walked(sitting)))
    page, last = reader.page, sitting.ply - 1
    for _ in range(2):
        page.locator(f"[data-trace='{last}'] .end").first.wait_for(state="attached")
        expect(page.locator("[data-narrator]")).to_contain_text("Sparrow")
        expect(page.locator("[data-narrator]")).to_be_in_viewport()
        page.reload()
        reader.wait_for_turn()
    reader.turn_by_mouse()
    reader.wait_for_turn()
    expect(page.locator(f"[data-trace='{last}']")).to_have_count(0)


def walked(sitting: Sitting) -> bool:
    """Was the last move somebody's on the map?"""
    moves = sitting.table.running_match().moves
    return bool(moves) and str(moves[-1]).split()[0] in {"princess", "knight", "dragon"}


def test_the_last_move_is_marked_in_sintra(person: Person):
    """Where the panes came from and where they lie, until something is picked."""
    person.turns(1)
    page = person.page
    marked = "[data-source][style*='--done'], .space.done, .column.done"
    page.locator(marked).first.wait_for(state="attached")
    page.locator(FREE).first.click()
    expect(page.locator(marked)).to_have_count(0)


# ------------------------------------------------------------------ around the board


def test_the_log_is_a_drawer_with_a_line_a_move_and_sentences_on_demand(person: Person):
    person.turns(1)
    page = person.page
    line = page.locator(".log li", has_text="Sparrow").last
    expect(line.locator("p")).to_have_count(0)
    line.get_by_role("button", name="What happened in it").click()
    expect(line.locator("p")).to_contain_text("Sparrow takes")
    page.keyboard.press("l")
    page.keyboard.press("ArrowRight")
    page.locator(".log li p").last.wait_for()
    page.click("[data-drawer]")
    expect(page.locator(".log")).to_have_count(0)
    page.reload()
    person.wait_for_turn()
    expect(page.locator("[data-drawer]")).to_have_attribute("aria-expanded", "false")


def test_to_give_up_ones_seat_is_asked_and_forgotten_again(person: Person):
    page = person.page
    leave = page.locator("[data-leave]")
    for disarm in (lambda: page.keyboard.press("Escape"), lambda: page.locator("h1").click()):
        leave.click()
        expect(leave).to_contain_text("Really?")
        disarm()
        expect(leave).to_have_text("Give up my seat")
    page.get_by_role("link", name="Home").click()
    page.locator("[data-play=sintra]").wait_for()
    page.go_back()
    person.turns(1)  # the seat is still one's own


def test_a_refusal_stands_at_what_was_touched_and_goes_by_escape(reader: Reader):
    page = reader.page
    page.click("[data-pick=knight]")
    closed = page.locator("[data-hex]:not(.open)").last
    closed.click(force=True)
    alert = reader.refusal()
    reader.settle()
    touched, told = closed.bounding_box(), alert.bounding_box()
    assert touched is not None
    assert told is not None
    middle = touched["y"] + touched["height"] / 2
    assert min(abs(told["y"] - middle), abs(told["y"] + told["height"] - middle)) < 60
    page.keyboard.press("Escape")
    expect(alert).to_have_count(0)


def test_a_refusal_goes_after_a_while_but_not_while_somebody_is_in_it(meet: Meet):
    reader: Reader = meet(Reader)
    page = reader.page
    page.clock.install()
    reader.sit_at(against_bots("fairytile").until_turn_of(0))
    page.click("[data-pick=knight]")
    page.locator("[data-hex]:not(.open)").last.click(force=True)
    alert = reader.refusal()
    page.clock.fast_forward(A_MINUTE)
    expect(alert).to_be_visible()
    page.mouse.move(0, 0)
    page.clock.fast_forward(A_MINUTE)
    expect(alert).to_have_count(0)
