"""Pictures of the main screens for the documents: `make pictures`."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, welcome
from tests.browser.person import FREE, Person
from tests.browser.reader import OFFERED, Reader
from tests.chromium import find
from tests.databases import Database
from tests.server.running import Server

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
}
TURNS = 10  # of Fairy Tile: the kingdom has grown
MORE_TURNS = 17  # of Sintra: some windows shine


def main() -> None:
    """Every screen by day and by night, on a desk and in a hand."""
    path = find()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(
            Database(data=Path(folder) / "data"), Path(folder) / "log", program="tests.server.fixed"
        ) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for scheme in ("light", "dark"):
            take(browser, server, "", scheme, DESKTOP)
            take(browser, server, "-phone", scheme, PHONE)


def take(browser: Browser, server: Server, where: str, scheme: Any, how: dict[str, Any]) -> None:
    """The start page, and a game of each kind, some turns old."""
    reader = welcome(browser, server, Reader, color_scheme=scheme, **how)
    page = reader.page
    page.goto("/")
    page.wait_for_selector("[data-play]")
    page.screenshot(path=PICTURES / f"start{where}-{scheme}.png")
    page.get_by_label("Your name").fill("Leonor")
    page.get_by_label("Your name").press("Tab")
    take_sintra(Person(page, server.database), PICTURES / f"sintra-table{where}-{scheme}.png")
    take_fairytile(reader, f"{where}-{scheme}.png")
    reader.go_away()


def take_sintra(person: Person, file: Path) -> None:
    """A game some turns old, played as the Owl would, with something picked."""
    page = person.page
    person.play_now("medium")
    for nth in range(MORE_TURNS):
        page.wait_for_selector(FREE)
        if nth % 2:
            person.turn_by_mouse(nth)
        else:
            follow_hint(person)  # no more often: bots think only so much for one connection
    page.wait_for_selector(FREE)
    page.locator(FREE).last.click()
    page.locator("[data-window], [data-break]").last.hover()
    page.evaluate("scrollTo(0, 0)")
    page.locator(".preview li").first.wait_for()
    page.screenshot(path=file)


def take_fairytile(reader: Reader, ending: str) -> None:
    """A kingdom that has grown, the Dragon about to fly; and a page that is read."""
    page = reader.page
    reader.play_now("medium")
    for nth in range(TURNS):
        reader.wait_for_turn()
        reader.turn_by_mouse(nth)
        reader.wait_for_turn()
    if page.locator("[data-end]").count():
        reader.turn_by_mouse()
        reader.wait_for_turn()
    reader.put_away()
    page.click("[data-pick=dragon]")
    page.locator(OFFERED).last.hover()
    page.locator(".marks .way").first.wait_for(state="attached")
    page.evaluate("scrollTo(0, 0)")
    page.screenshot(path=PICTURES / f"fairytile-table{ending}")
    page.keyboard.press("Escape")
    page.locator(".others summary").last.click()
    page.locator(".others button").first.click()
    page.locator("dialog.reading").wait_for()
    page.screenshot(path=PICTURES / f"fairytile-page{ending}")


def follow_hint(person: Person) -> None:
    """Play as the Owl would, so that the picture is of a good game."""
    page, ply = person.page, person.ply
    page.get_by_role("button", name="Hint").click()
    page.locator(".advice").wait_for()
    move = page.locator("[data-hint]").get_attribute("data-hint") or ""
    if move == "<":
        page.click("[data-return]")
    else:
        page.click(f"[data-pick='{move[:2]}']")
        page.click("[data-break]" if move[2] == "x" else f"[data-window='{move[2]}']")
        while page.locator("[data-answer]").count():
            kept = page.locator(f"[data-answer='{move[-1]}']")
            (kept if kept.count() else page.locator("[data-answer]").first).click()
    person.wait_for_ply_after(ply)


if __name__ == "__main__":
    main()
