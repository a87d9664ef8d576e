"""What a player expects of the table: nothing lost, undo, hints, languages, a phone, replays."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tessera.games import GAMES
from tessera.games.sintra.engine.state import EMPTY
from tests.browser.conftest import Meet, welcome
from tests.browser.person import FREE, WAYS, Person
from tests.browser.test_sintra_games import last_round
from tests.databases import Database
from tests.server.running import Server
from tests.table.seated import Sitting, against_bots, one_screen

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
_SLOW_DISK = """() => {  // no file is read before readAtLast()
    const turn = new Promise(begin => (window.readAtLast = begin));
    const text = Blob.prototype.text;
    Blob.prototype.text = async function () { await turn; return text.call(this); };
}"""
BOX = Path(__file__).parents[1] / "games" / "sintra" / "box.toml"


def test_a_reload_in_the_middle_loses_nothing(person: Person):
    person.turns(3)
    before, ply = person.palace, person.ply
    person.page.reload()
    person.page.wait_for_selector(FREE)
    assert person.ply == ply
    assert person.palace == before
    assert person.page.locator(".log li").count() == ply


def test_the_page_goes_on_by_itself_when_the_server_was_gone(chromium: Browser, tmp_path: Path):
    """It has a server of its own, which is killed."""
    database = Database(data=tmp_path / "data")
    with Server(database, tmp_path / "log", program="tests.server.fixed") as server:
        person = welcome(chromium, server, Person)
        try:
            person.sit_at(against_bots().until_turn_of(0))
            _go_on_after_a_break(person, server)
        finally:
            person.go_away()
    assert person.faults == []


def _go_on_after_a_break(person: Person, server: Server) -> None:
    person.turns(2)
    server.kill()
    person.page.wait_for_selector("main[data-line=broken]")
    person.page.locator(FREE).first.click()  # a move that cannot be made now is refused kindly
    person.page.locator(WAYS).first.click()
    person.page.get_by_role("alert").filter(has_text="connection").wait_for()
    server.start()
    person.page.wait_for_selector("main[data-line=open]")
    person.turns(2)


def test_a_move_against_a_bot_is_taken_back(person: Person):
    """But not past a draw: that is refused in words."""
    start = person.ply
    person.turns(1)
    assert person.ply > start + 1  # the bot has moved, too
    person.page.get_by_role("button", name="Take back").click()
    person.page.wait_for_function(
        "ply => Number(document.querySelector('main').dataset.ply) === ply", arg=start
    )
    person.page.keyboard.press("u")
    person.page.get_by_role("alert").wait_for()


def test_a_hint_is_shown_on_the_board_with_its_reason(person: Person):
    person.page.get_by_role("button", name="Hint").click()
    advice = person.page.locator(".advice")
    advice.wait_for()
    advice.locator("li").first.wait_for(state="attached")
    expect(advice).to_contain_text("% to win")
    person.page.locator(".preview li").first.wait_for()
    expect(person.page.locator(".display.pointed, .centre.pointed")).to_have_count(1)


def test_looking_at_a_strip_shows_what_would_happen(person: Person):
    """[SIN-4.2] Panes that fit, panes that break, the glazier's way; Escape lets go."""
    page = person.page
    page.locator(FREE).first.click()
    page.locator("[data-window]").first.hover()
    page.locator(".preview li").first.wait_for()
    page.locator(".strip .ghost").first.wait_for(state="attached")
    page.keyboard.press("Escape")
    expect(page.locator("[data-window]")).to_have_count(0)
    expect(page.locator(".strip .ghost")).to_have_count(0)


LIES_OVER_IT = """alert => {
  const box = alert.getBoundingClientRect(), found = [];
  for (let x = 12; x < box.width - 12; x += 12)
    for (let y = 12; y < box.height - 12; y += 12) {
      const top = document.elementFromPoint(box.x + x, box.y + y);
      if (!alert.contains(top)) found.push(top?.className);
    }
  return found;
}"""


def test_a_closed_strip_says_why_and_the_rules_open_there(meet: Meet):
    """[SIN-4.2b] [SIN-4.2c] In words, with the clause a click away."""
    person, sitting = meet(), against_bots()
    position = lambda: sitting.table.running_match().position  # noqa: E731
    person.sit_at(sitting.until(lambda: position().to_act == 0 and position().glazier[0] >= 3))
    page = person.page
    page.locator(FREE).first.click()
    page.locator("[data-closed]").first.click(force=True)  # aria-disabled, but it answers
    alert = person.refusal()
    assert alert.evaluate(LIES_OVER_IT) == []
    clause = alert.get_by_role("button", name="SIN-").inner_text().split(": ")[-1]
    alert.get_by_role("button", name="SIN-").click()
    page.locator("dialog .clause.here").wait_for()
    expect(page.locator("dialog .clause.here")).to_contain_text(clause)


def test_panes_can_be_dragged(person: Person):
    page, ply = person.page, person.ply
    start = page.locator(FREE).first.locator(".one").first.bounding_box()
    assert start is not None
    page.mouse.move(start["x"] + 5, start["y"] + 5)
    page.mouse.down()
    page.mouse.move(start["x"] + 40, start["y"] + 40, steps=4)
    page.locator("[data-window]").first.wait_for()
    end = page.locator("[data-window]").last.bounding_box()
    assert end is not None
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + 30, steps=6)
    page.mouse.up()
    person.answer(ply)


def test_side_b_counts_colours(meet: Meet):
    """Chosen when the table is set up; there are no ornaments, and colours are counted."""
    person, later = meet(), meet()
    page = person.page
    page.goto("/new/sintra/screen")
    page.get_by_label("B: one colour, many windows").check()
    page.get_by_role("button", name="Begin").click()
    person.wait_for_turn()
    expect(page.locator(".ornament")).to_have_count(0)
    sitting = one_screen(options={"side": "B"})
    later.sit_at(sitting.until(lambda: glazed(sitting) >= 6))
    later.page.locator(".tally").first.wait_for(state="attached")


def glazed(sitting: Sitting) -> int:
    """How many windows of the first palace have a pane."""
    return int((sitting.table.running_match().position.windows[0] != EMPTY).any(axis=1).sum())


def test_a_game_on_a_phone_by_touch_from_its_beginning_and_to_its_end(meet: Meet):
    """Held upright, without sideways scrolling."""
    person, later = (meet(**PHONE) for _ in range(2))
    person.play_now()
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 390
    for turn in range(3):
        person.turn_by_mouse(turn, touch=True)
        person.wait_for_turn()
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 390
    later.sit_at(last_round(against_bots()))
    later.play_on(touch=True)
    assert later.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_mouse_that_is_not_there_places_nothing(meet: Meet):
    """Browsers move one where a finger was; the first tap must still only look."""
    person = meet(**PHONE)
    person.sit_at(against_bots().until_turn_of(0))
    page = person.page
    page.locator(FREE).first.tap()
    page.locator("[data-window]").first.hover()
    ply = person.ply
    page.locator("[data-window]").first.tap()
    page.locator(".place").wait_for()
    assert person.ply == ply


@pytest.mark.parametrize(
    ("locale", "title", "hint"),
    [
        ("en-GB", "Stained Glass of Sintra", "Hint"),
        ("pl-PL", None, None),
        ("cs-CZ", None, None),
        ("es-ES", None, None),
    ],
)
def test_every_language_from_the_browser_and_changed_during_the_game(
    meet: Meet, locale: str, title: str | None, hint: str | None
):
    """No message is left in its raw form, and the game goes on."""
    person = meet(locale=locale)
    person.sit_at(against_bots().until_turn_of(0))
    page, ply = person.page, person.ply
    text = page.locator("body").inner_text()
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    if title and hint:
        assert title in text
        assert hint in text
    assert "choose-a-strip" not in text
    assert "your-turn" not in text
    page.locator("header .button").last.click()
    page.locator(".panel select").first.select_option("es" if locale != "es-ES" else "pl")
    page.wait_for_function("before => document.body.innerText !== before", arg=text)
    assert person.ply == ply
    page.keyboard.press("Escape")
    person.turns(1)


@pytest.mark.parametrize("form", ["toml", "json"])
def test_a_table_with_a_box_of_ones_own(meet: Meet, tmp_path: Path, form: str):
    """What is printed is what the host's file says, also if it is still being read at *Begin*."""
    box = GAMES["sintra"].read_components(BOX, {"side": "A"})
    file = BOX
    if form == "json":
        file = tmp_path / "box.json"
        file.write_text(json.dumps(box))
    person = meet()
    page = person.page
    page.goto("/new/sintra/screen")
    page.locator("summary").click()
    page.evaluate(_SLOW_DISK)
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Begin").click()
    page.evaluate("readAtLast()")
    page.wait_for_selector(FREE)
    shown = page.locator(".mine .base span").all_inner_texts()
    assert [int(points) for points in shown] == box["palace"]
    person.turns(2)


def test_a_saved_record_is_replayed_move_by_move(person: Person, tmp_path: Path):
    person.turns(3)
    with person.page.expect_download() as download:
        person.page.get_by_role("button", name="Save the record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    page = person.page
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Forward").click()
    told = page.locator(".log li").count()
    page.keyboard.press("End")
    page.wait_for_function("told => document.querySelectorAll('.log li').length > told", arg=told)
    page.locator("input[type=file]").set_input_files(
        {"name": "no.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    page.get_by_role("alert").wait_for()


def test_looking_back_does_not_disturb_the_game(person: Person):
    person.turns(3)
    page = person.page
    now = person.palace
    page.locator(".moments input").fill("6")
    page.get_by_role("button", name="Back to now").wait_for()
    expect(page.locator(FREE)).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    page.wait_for_selector(FREE)
    assert person.palace == now


def test_the_rules_open_at_a_clause(meet: Meet):
    """In the language of the page."""
    person = meet(locale="pl-PL")
    person.page.goto("/rules/sintra#SIN-4.2b")
    here = person.page.locator(".clause.here")
    here.wait_for()
    expect(here).to_contain_text("SIN-4.2b")
    expect(person.page.locator(".clause")).to_have_count(40)


def test_the_guided_first_game_teaches_by_doing(meet: Meet):
    """Every step is led to by what it asks for: a move, a look, or the word that goes on."""
    person = meet()
    page = person.page
    page.goto("/")
    page.click("[data-learn=sintra]")
    page.wait_for_selector("[data-step=take]")
    person.turns(1)
    page.click("[data-step=rest] [data-next]")
    page.wait_for_selector("[data-step=glazier]")
    person.turns(1)
    page.click("[data-step=broken] [data-next]")
    page.wait_for_selector("[data-step=centre]")
    ply = person.ply
    page.locator(f"[data-source='0'] {FREE}").first.click()
    page.locator(WAYS).first.click()
    person.answer(ply)
    page.wait_for_selector("[data-step=complete]")


def test_the_review_says_what_decided(meet: Meet):
    person = meet()
    person.sit_at(against_bots().finished())
    person.page.get_by_role("button", name="Result").click()
    person.page.locator("[data-review]").click()
    picture = person.page.locator(".review > svg")
    picture.wait_for()
    expect(person.page.locator(".review h3")).to_have_count(3)  # the picture and two seats
    lines = picture.locator("path.line").evaluate_all(
        "all => all.map(one => one.getAttribute('d'))"
    )
    assert len(lines) == 2
    assert all(len(line) > 50 for line in lines)


def test_playing_again_moves_the_seats_round(meet: Meet):
    person = meet()
    person.sit_at(last_round(against_bots()))
    table = person.page.url
    person.play_on()
    person.page.locator("dialog").get_by_role("button", name="Play again").click()
    person.page.wait_for_url(lambda url: url != table)
    person.page.wait_for_selector("main[data-status=running]")
    person.page.wait_for_selector(FREE)
    expect(person.page.locator(".mine .palace")).to_have_attribute("data-seat", "1")
    person.turns(1)
    person.page.go_back()  # the finished game can be looked at again
    person.page.wait_for_selector("main[data-status=over]")


class Patient(Person):
    """The others' turns wait for a word."""

    likes: Mapping[str, Any] = {**Person.likes, "pace": "wait"}


def test_what_just_happened_is_shown_once_more(meet: Meet):
    """The others' last moves again; then everything is as it was."""
    person: Patient = meet(Patient)
    sitting = against_bots()
    person.sit_at(sitting.until(lambda: sitting.ply > 12 and sitting.table.to_act == 0))
    now, ply = person.palace, person.ply
    person.page.click("[data-again]")
    person.page.wait_for_selector("main[data-scene=thought]")
    assert int(person.page.get_attribute("main", "data-shown") or 0) < ply
    person.page.click("[data-go-on]")
    person.wait_for_turn()
    assert (person.palace, person.ply) == (now, ply)


def test_ones_seat_comes_along_to_another_device(meet: Meet):
    """By a link that holds the key, which does not stay in the address."""
    person, phone = meet(), meet(viewport={"width": 390, "height": 844})
    person.sit_at(against_bots().until_turn_of(0))
    person.page.get_by_role("button", name="On another device").click()
    link = person.page.locator("dialog input").input_value()
    ply = person.ply
    phone.page.goto(link)
    phone.page.click("[data-take]")
    phone.page.wait_for_selector(FREE)
    assert "#" not in phone.page.url
    phone.turn_by_mouse(0)
    person.wait_for_ply_after(ply)


def test_a_link_with_a_wrong_key_takes_no_seat_away(person: Person):
    """Whoever sends such a link cannot make somebody lose their seat."""
    table = person.page.url
    person.page.goto(table.replace("/table/", "/seat/") + "#" + "x" * 43)
    person.page.get_by_role("heading", name="There is no such table").wait_for()
    person.page.goto(table)
    person.turns(1)


def test_sectors_show_a_place_for_every_shape(person: Person):
    """The other side of the displays, as in the rulebook."""
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_label("Displays with a sector for every shape").check()
    person.page.get_by_role("button", name="Close").click()
    expect(person.page.locator(".display .sector")).to_have_count(25)
    expect(person.page.locator(".display .sector.bonus")).to_have_count(5)
    person.turns(1)
