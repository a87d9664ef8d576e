"""A game that another package brings, in a real browser: on a plain board, in four languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import welcome
from tests.browser.person import FREE, Person
from tests.browser.test_for_everyone import axe
from tests.server.running import Server
from tests.third import GAME, serving

LANGUAGES = {
    "en": ("A Heap of Pebbles", "Your moves"),
    "pl": ("A Heap of Pebbles", "Twoje ruchy"),
    "cs": ("A Heap of Pebbles", "Tvoje tahy"),
    "es": ("A Heap of Pebbles", "Tus jugadas"),
}


class Picker(Person):
    """Somebody at a plain board: a move is a button."""

    game = GAME

    def turn_by_mouse(self, nth: int = 0, *, touch: bool = False) -> None:
        ply = self.ply
        self.page.locator(FREE).first.click()
        self.wait_for_ply_after(ply)

    def turn_by_keyboard(self, nth: int = 0) -> None:
        """The focus is there again by itself once a move was made by the keyboard."""
        ply = self.ply
        if nth == 0:
            self.page.keyboard.press("b")
        expect(self.page.locator(f"{FREE}:focus")).to_have_count(1)
        self.page.keyboard.press("Enter")
        self.wait_for_ply_after(ply)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("third")) as running:
        yield running


@pytest.fixture
def picker(chromium: Browser, server: Server) -> Iterator[Picker]:
    somebody = welcome(chromium, server, Picker)
    yield somebody
    somebody.go_away()
    assert somebody.faults == []


def test_a_whole_game_from_the_start_page_to_the_replay(picker: Picker, tmp_path: Path):
    """By mouse, with a move taken back and a hint; reviewed, saved and replayed."""
    page = picker.page
    page.goto("/")
    expect(page.locator(f"#title-{GAME}")).to_have_text("A Heap of Pebbles")
    assert page.locator(f"[data-learn={GAME}]").count() == 0
    picker.play_now()
    heap = page.locator("[data-field=heap]")
    before, ply = heap.inner_text(), picker.ply
    picker.turn_by_mouse()
    picker.wait_for_turn()
    assert heap.inner_text() != before
    expect(page.locator(".log")).to_contain_text("did take 1.")
    page.keyboard.press("u")
    expect(page.locator(f"main[data-ply='{ply}']")).to_have_count(1)
    expect(heap).to_have_text(before)
    page.keyboard.press("h")
    ply = picker.ply
    page.click("[data-hint-do]")
    picker.wait_for_ply_after(ply)
    picker.play_on()
    expect(page.locator("dialog .winners")).to_be_visible()
    page.click("[data-review]")
    expect(page.locator("dialog .review .legend")).to_be_visible()
    picker.close_dialog()
    with page.expect_download() as loading:
        page.get_by_role("button", name="Save the record").click()
    loading.value.save_as(tmp_path / "game.json")
    page.goto("/replay")
    page.set_input_files("input[type=file]", tmp_path / "game.json")
    expect(heap).to_have_text(before)
    page.get_by_role("button", name="Forward").click()
    expect(heap).not_to_have_text(before)


def test_it_is_set_up_and_played_by_the_keyboard_alone(picker: Picker):
    """Three at one screen, two of them bots; and axe finds nothing."""
    page = picker.page
    page.goto(f"/new/{GAME}/screen")
    page.get_by_label("3", exact=True).check()
    seats = page.locator("select")
    for nth in range(2):
        seats.nth(nth).select_option("novice")
    page.locator("summary").click()
    assert axe(picker) == []
    page.get_by_role("button", name="Begin").click()
    picker.wait_for_turn()
    assert axe(picker) == []
    assert picker.play_on(keyboard=True) > 1


def test_it_speaks_four_languages(picker: Picker):
    """The plain words in each, its own where it has them."""
    page = picker.page
    picker.play_now()
    picker.turn_by_mouse()
    picker.wait_for_turn()
    for language, (title, moves) in LANGUAGES.items():
        page.locator("header button").last.click()
        page.locator(".panel select").first.select_option(language)
        expect(page.locator("h1")).to_have_text(title)
        expect(page.locator(".mine h2")).to_have_text(moves)
        did = "zrobił: take 1." if language == "pl" else "did take 1."
        expect(page.locator(".log")).to_contain_text(did)
        page.keyboard.press("Escape")
