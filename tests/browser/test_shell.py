"""What every table has around its board: log, moments, clocks, the waiting room, talk."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import tessera.games
from tests.browser.conftest import Meet
from tests.browser.person import FREE, Person
from tests.table.seated import against_bots

GAMES_FOLDER = Path(tessera.games.__file__).parent
AN_HOUR = 3_600_000  # milliseconds


def open_table(person: Person, name: str, **more: str) -> str:
    """Set up a table for two with these settings; the link for the other seat."""
    page = person.page
    page.goto("/new/sintra")
    page.get_by_label("Your name").fill(name)
    page.locator("summary").click()
    for label, value in more.items():
        page.get_by_label(label).select_option(value)
    page.get_by_role("button", name="Open the table").click()
    return page.locator(".link input").input_value()


def sit(person: Person, link: str) -> None:
    person.page.goto(link)
    person.page.locator("[data-sit]").click()
    person.page.wait_for_selector("main[data-status=running]")


def test_a_link_leads_to_a_moment_of_the_game(meet: Meet):
    """Looked at by somebody else, who may go on from there, and back to now."""
    person, friend = meet(), meet()
    sitting = against_bots().until_turn_of(0)
    person.sit_at(sitting.until(lambda: sitting.ply >= 9 and sitting.table.to_act == 0))
    person.page.locator(".moments input").fill("7")
    person.page.wait_for_selector("main[data-at='7']")
    then = person.palace
    person.page.click("[data-moment-link]")
    friend.page.goto(person.page.locator(".looking .link").input_value())
    friend.page.wait_for_selector("main[data-at='7']")
    assert friend.palace == then
    friend.page.locator(".moments input").press("ArrowRight")
    friend.page.wait_for_selector("main[data-at='8']")
    friend.page.get_by_role("button", name="Back", exact=True).click()
    friend.page.wait_for_selector("main[data-at='7']")
    friend.page.get_by_role("button", name="Forward").click()
    friend.page.wait_for_selector("main[data-at='8']")
    friend.page.get_by_role("button", name="Back to now").click()
    friend.page.wait_for_selector("main:not([data-at])")


def test_what_was_taken_back_cannot_be_looked_at(person: Person):
    """Whoever looked there is at the table again."""
    start = person.ply
    person.turns(1)
    person.page.locator(".moments input").fill(str(start + 1))
    person.page.wait_for_selector(f"main[data-at='{start + 1}']")
    person.page.keyboard.press("Escape")
    person.page.locator("main").focus()
    person.page.keyboard.press("u")
    person.page.wait_for_selector(f"main:not([data-at])[data-ply='{start}']")
    person.page.wait_for_selector(FREE)


def test_keys_do_nothing_behind_a_dialog(person: Person):
    person.turns(1)
    ply = person.ply
    person.page.keyboard.press("?")
    person.page.locator("dialog[open] kbd").first.wait_for()
    person.page.keyboard.press("u")
    person.page.keyboard.press("i")
    expect(person.page.locator("dialog[open]")).to_have_count(1)
    person.close_dialog()
    person.turns(1)
    assert person.ply > ply  # nothing was taken back meanwhile


CLOSE_AND_ASK_FOR_KEYS = """() => {
  document.querySelector("dialog[open]").close();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
}"""


def test_a_key_right_after_a_dialog_was_closed_opens_the_next(person: Person):
    """Browsers tell that one is closed a moment later: that must not close the other."""
    page = person.page
    page.keyboard.press("i")
    page.locator("dialog .clause").first.wait_for()
    page.evaluate(CLOSE_AND_ASK_FOR_KEYS)
    page.locator("dialog kbd").first.wait_for()
    expect(page.locator("dialog .clause")).to_have_count(0)


def test_the_log_is_walked_by_keyboard_and_leads_back(person: Person):
    """A line points at the board when it is reached, and Enter shows the board as it was then."""
    person.turns(1)
    page = person.page
    page.keyboard.press("l")
    lines = page.locator(".log .line").all_inner_texts()
    mine = max(nth for nth, line in enumerate(lines) if line.startswith("You"))
    for _ in lines[mine + 1 :]:
        page.keyboard.press("ArrowUp")
    expect(page.locator(".log button:focus")).to_contain_text("You")
    page.locator(".display.pointed, .centre.pointed").first.wait_for(state="attached")
    page.keyboard.press("Enter")
    page.wait_for_selector("main[data-at]")
    page.locator(".log .later").first.wait_for()
    page.keyboard.press("Home")
    expect(page.locator(".log button").first).to_be_focused()


def test_the_clock_is_right_on_a_device_whose_own_is_wrong(meet: Meet):
    """A device that is an hour ahead shows the same time as everybody."""
    host, guest = meet(), meet()
    link = open_table(host, "Ana", Time="half")
    guest.page.add_init_script(f"const real = Date.now; Date.now = () => real() + {AN_HOUR}")
    sit(guest, link)
    for person in (host, guest):
        person.page.get_by_role("timer").first.wait_for()
        told = person.page.get_by_role("timer").all_inner_texts()
        assert all(re.search(r" (30:00|2\d:\d\d)$", one) for one in told), told


def test_everybodys_time_is_shown_where_each_has_their_own(meet: Meet):
    host, guest = meet(), meet()
    sit(guest, open_table(host, "Ana", Time="half"))
    host.page.get_by_role("timer").first.wait_for()
    times = host.page.get_by_role("timer").all_inner_texts()
    assert len(times) == 2
    assert all(re.search(r" (30:00|2\d:\d\d)$", one) for one in times), times


def test_the_waiting_room_shows_a_code_for_the_first_free_seat(meet: Meet):
    host = meet()
    open_table(host, "Ana")
    assert host.page.get_by_role("img", name="Link for seat 2").count() == 1
    host.page.get_by_role("button", name="QR code").click()
    assert host.page.get_by_role("img", name="Link for seat 2").count() == 0


def test_our_box_is_there_to_be_copied(meet: Meet):
    """As the file that the terminal reads."""
    person = meet()
    person.page.goto("/new/sintra")
    person.page.locator("summary").click()
    with person.page.expect_download() as download:
        person.page.get_by_role("link", name="Our box").click()
    ours = GAMES_FOLDER / "sintra" / "components.toml"
    assert download.value.path().read_bytes() == ours.read_bytes()


def test_people_talk_and_react(meet: Meet):
    """Plain text and drawings; what looks like markup is text."""
    host, guest = meet(), meet()
    sit(guest, open_table(host, "Ana"))
    host.page.wait_for_selector("main[data-status=running]")
    host.page.get_by_label("Say something").fill("<b>Hola</b>")
    host.page.get_by_role("button", name="Send").click()
    guest.page.locator(".talk li", has_text="<b>Hola</b>").wait_for()
    guest.page.get_by_role("button", name="Bravo!").click()
    host.page.locator(".talk li", has_text="Bravo!").locator("svg").wait_for()


@pytest.mark.parametrize("game", ["sintra", "fairytile"])
def test_a_lesson_rings_what_it_speaks_of(meet: Meet, game: str):
    """In sight on a phone, below the coach."""
    person = meet(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = person.page
    page.goto("/")
    page.tap(f"[data-learn={game}]")
    page.locator("[data-taught]").wait_for()
    person.settle()
    coach = page.locator("[data-step]").bounding_box()
    ringed = page.locator("[data-taught]").bounding_box()
    assert coach is not None
    assert ringed is not None
    assert coach["y"] + coach["height"] <= ringed["y"] < 844 - ringed["height"] / 2


def test_without_its_fonts_the_page_is_there(meet: Meet):
    """A filter that lets no fonts through must not leave a blank page."""
    person = meet()
    person.page.route("**/*.woff2", lambda route: route.abort())
    person.page.goto("/")
    person.page.locator("[data-play=sintra]").wait_for()
    assert {fault.split(":")[0] for fault in person.faults} == {"Failed to load resource"}
    person.faults.clear()
