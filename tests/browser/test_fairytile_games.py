"""Games of Fairy Tile in a real browser, in every way to play.

One is played whole, with pages that are soon told; so are the others, from the beginning or from
where few of them are left. Our own pages are played from where few are left.
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from tessera.games import GAMES
from tessera.kernel.values import Json
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.reader import Reader
from tests.browser.test_sintra_table import PHONE
from tests.table.seated import Sitting, against_bots

FEW = 1  # pages left in a book
ALL_PAGES = 18
TURNS_OF_TWO = 8
SOON_TOLD = [
    {"kind": "visits", "who": who, "where": where}
    for who in ("princess", "knight", "dragon")
    for where in ("plain", "forest", "mountain", "castle")
]


def quick() -> Json:
    """Our box with pages that ask for little."""
    box = GAMES["fairytile"].read_components(None, {})
    for nth, page in enumerate(box["pages"]):
        page["objective"] = SOON_TOLD[nth % len(SOON_TOLD)]
    return box


@pytest.fixture(scope="module")
def quick_box(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same as a file."""
    file = tmp_path_factory.mktemp("boxes") / "quick.json"
    file.write_text(json.dumps(quick()))
    return file


def nearly_over(sitting: Sitting) -> Sitting:
    """Played on until Ana is to move and somebody has few pages left to tell."""
    sitting.until(lambda: sitting.table.to_act == 0 and few_left(sitting))
    assert sitting.table.status == "running"
    return sitting


def few_left(sitting: Sitting) -> bool:
    position = sitting.table.running_match().position
    return bool(position.book_size[: position.seats].min() <= FEW)


def set_up(page: Page, where: str, box: Path) -> None:
    page.goto(where)
    page.locator("summary").click()
    page.locator("input[type=file]").set_input_files(box)
    page.get_by_label("Your name").fill("Ana")


def begin(reader: Reader, box: Path) -> None:
    """Against a bot, set up by hand."""
    set_up(reader.page, "/new/fairytile/screen", box)
    reader.page.get_by_label("Seat 2").select_option("novice")
    reader.page.get_by_role("button", name="Begin").click()
    reader.wait_for_turn()


def hands_heard(person: Person) -> set[tuple[int, int]]:
    """Every page in hand that came over the line: of which seat, and which."""
    found: set[tuple[int, int]] = set()

    def look(value: Any) -> None:
        inside: list[Any] = []
        if isinstance(value, dict):
            told = cast("dict[str, Any]", value)
            inside = list(told.values())
            views: list[Any] = told.get("seats", [])  # of a welcome, numbers
            hands = [
                cast("dict[str, Any]", one).get("hand") for one in views if one not in range(4)
            ]
            found.update((seat, hand) for seat, hand in enumerate(hands) if hand is not None)
        elif isinstance(value, list):
            inside = cast("list[Any]", value)
        for one in inside:
            look(one)

    for text in person.said:
        look(json.loads(text))
    return found


def test_a_whole_game_against_a_bot_by_mouse(meet: Meet, quick_box: Path, tmp_path: Path):
    """From setting it up to its end; its record is replayed."""
    reader: Reader = meet(Reader)
    begin(reader, quick_box)
    turns = reader.play_on()
    assert turns >= ALL_PAGES // 2
    told = told_of_each(reader.page)
    assert "18 of 18 pages" in told
    file = save_the_record(reader.page, tmp_path)
    ply = reader.ply
    reader.page.goto("/replay")
    reader.page.locator("input[type=file]").set_input_files(file)
    reader.page.locator("[data-hex]").first.wait_for()
    reader.page.keyboard.press("End")
    expect(reader.page.locator(".log li")).to_have_count(ply)


def test_a_game_with_our_own_pages_from_the_start_page_and_to_its_end(meet: Meet):
    """Against a bot that plays well."""
    reader, later = meet(Reader), meet(Reader)
    reader.play_now("medium")
    reader.turns(3)
    later.sit_at(nearly_over(against_bots("fairytile")))
    assert later.play_on() >= 2
    assert all("of 18 pages" in told for told in told_of_each(later.page))


def told_of_each(page: Page) -> list[str]:
    """How many pages the ending says that each of two has told."""
    counts = page.locator("dialog[open] .count")
    expect(counts).to_have_count(2)
    return counts.all_inner_texts()


def save_the_record(page: Page, folder: Path) -> Path:
    page.locator("dialog[open]").get_by_role("button", name="Close").first.click()
    page.click("[data-menu]")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    download.value.save_as(folder / "record.json")
    return folder / "record.json"


def read_the_story(page: Page) -> None:
    """Leaf after leaf, to the end."""
    page.get_by_role("button", name="Read the whole story").click()
    forward = page.get_by_role("button", name="Next page")
    forward.wait_for()
    leaves = 0
    while forward.is_enabled():
        forward.click()
        leaves += 1
    assert leaves >= 2
    page.keyboard.press("Escape")


def test_a_game_is_begun_and_ended_by_keyboard_only(meet: Meet, quick_box: Path):
    """Nothing needs a mouse, and one is never lost on the page."""
    reader, later = meet(Reader), meet(Reader)
    begin(reader, quick_box)
    for turn in range(4):
        reader.turn_by_keyboard(turn)
        reader.wait_for_turn()
    later.sit_at(nearly_over(against_bots("fairytile", components=quick())))
    assert later.play_on(keyboard=True) >= 2
    later.page.locator("[data-review]").focus()
    later.page.keyboard.press("Enter")
    later.page.locator(".review > svg").wait_for()
    expect(later.page.locator(".review h3")).to_have_count(3)  # the picture and two seats


def test_a_game_on_a_phone_by_touch_from_its_beginning_and_to_its_end(meet: Meet, quick_box: Path):
    """Held upright, without sideways scrolling; the story is read in the end."""
    reader, later = (meet(Reader, **PHONE) for _ in range(2))
    begin(reader, quick_box)
    assert reader.page.evaluate("document.documentElement.scrollWidth") <= 390
    for turn in range(4):
        reader.turn_by_mouse(turn, touch=True)
        reader.wait_for_turn()
    later.sit_at(nearly_over(against_bots("fairytile", components=quick())))
    later.play_on(touch=True)
    read_the_story(later.page)
    assert later.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_two_windows_and_a_spectator_who_never_hears_of_a_page_in_hand(meet: Meet, quick_box: Path):
    """In the messages, not only on the screen; and nobody hears of another's page."""
    host, guest, watcher = meet(Reader), meet(Reader, locale="pl"), meet(Reader, locale="es")
    set_up(host.page, "/new/fairytile", quick_box)
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.locator(".link input").input_value()
    guest.page.goto(link)
    guest.page.locator("[data-sit]").click()
    host.page.wait_for_selector("main[data-status=running]")
    watcher.page.goto(link.split("#")[0])
    watcher.page.wait_for_selector("main[data-status=running]")
    for turn in range(TURNS_OF_TWO):
        mover, ply = (host, guest)[int(watcher.to_move)], watcher.ply
        mover.wait_for_turn()
        assert not watcher.is_to_act
        mover.turn_by_mouse(turn)
        for one in (host, guest, watcher):
            one.wait_for_ply_after(ply)
    assert len(watcher.said) > TURNS_OF_TWO
    assert hands_heard(watcher) == set()
    assert {seat for seat, _ in hands_heard(host)} == {0}
    assert {seat for seat, _ in hands_heard(guest)} == {1}


def test_on_one_screen_a_page_stays_closed_until_its_reader_is_there(meet: Meet, quick_box: Path):
    """Whoever hands the device on sees nothing of the other's page."""
    reader: Reader = meet(Reader)
    page = reader.page
    set_up(page, "/new/fairytile/screen", quick_box)
    page.get_by_label("Name of player 2").fill("Bo")
    page.get_by_role("button", name="Begin").click()
    seen: list[str] = []
    for turn in range(6):
        page.wait_for_selector("[data-taken]")
        reader.put_away()
        expect(page.locator("[data-pick]:not([disabled])")).to_have_count(0)
        expect(page.locator(".book .objective")).to_have_count(0)
        expect(page.get_by_role("button", name="Hint")).to_be_disabled()  # it would tell
        expect(page.locator("[data-taken]")).to_be_focused()
        seen.append(page.locator("[data-taken]").inner_text())
        page.click("[data-taken]")
        page.locator(".book .objective").wait_for()
        reader.turn_by_mouse(turn)
    assert len(seen) == 6
    assert all(one != other for one, other in pairwise(seen))
    assert {"Ana" in one for one in seen} == {True, False}
