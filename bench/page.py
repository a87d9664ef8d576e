"""How fast the page answers and moves, in a real Chromium: `python bench/page.py`.

Beside each figure stands the same for an empty page with one button, measured in the same browser
in the same run: what this machine can do at all. A click is to be answered within 100 ms, and what
moves is to keep within twice the frame time of the empty page.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the tests' own tools

from tests.browser.conftest import FLAGS, welcome
from tests.browser.person import FREE, Person
from tests.browser.reader import Reader
from tests.chromium import find
from tests.databases import Database
from tests.server.running import Server
from tests.table.seated import against_bots, one_screen

MOST_WAIT = 100.0  # milliseconds from a click to what it shows
MOST_RATIO = 2.0  # of the frame times
ALL_TILES = 15
FRAMES = 120

CLICKS = """async what => {
  const waits = [];
  for (let nth = 0; nth < 40; nth++) {
    const all = document.querySelectorAll(what);
    const began = performance.now();
    all[nth % all.length].click();
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    waits.push(performance.now() - began);
  }
  return waits;
}"""

COUNT_FRAMES = """() => {
  window.frameTimes = [];
  let last = performance.now();
  const tick = now => {
    window.frameTimes.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""

MOVE_AND_ZOOM = """async frames => {
  const map = document.querySelector("[data-kingdom]");
  const box = map.getBoundingClientRect();
  const at = (type, x, y) => map.dispatchEvent(new PointerEvent(type, {
    bubbles: true, pointerId: 7, pointerType: "mouse", button: 0, buttons: 1,
    clientX: box.left + x, clientY: box.top + y,
  }));
  map.setPointerCapture = () => {};
  map.hasPointerCapture = () => true;
  at("pointerdown", 200, 200);
  for (let nth = 0; nth < frames; nth++) {
    at("pointermove", 200 + 60 * Math.sin(nth / 10), 200 + 40 * Math.cos(nth / 10));
    if (nth > frames / 2) map.dispatchEvent(new WheelEvent("wheel", {
      bubbles: true, cancelable: true, deltaY: nth % 40 < 20 ? -40 : 40,
      clientX: box.left + 300, clientY: box.top + 200,
    }));
    await new Promise(requestAnimationFrame);
  }
  at("pointerup", 200, 200);
}"""


def main() -> None:
    """Measure, print, judge."""
    path = find()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(
            Database(data=Path(folder) / "data"),
            Path(folder) / "log",
            program="tests.server.fixed",
        ) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        verdicts = [clicks(browser, server), flights(browser, server), a_map(browser, server)]
        browser.close()
    if not all(verdicts):
        raise SystemExit("A bar is missed: see above.")


def empty(browser: Browser) -> Page:
    """The peer: nothing but a button."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.set_content("<button onclick='this.textContent = Math.random()'>0</button>")
    return page


def clicks(browser: Browser, server: Server) -> bool:
    """From a click to the frame that shows what it did."""
    person = welcome(browser, server, Person)
    person.sit_at(against_bots().until_turn_of(0))
    ours = median(person.page.evaluate(CLICKS, FREE))
    peer = median(empty(browser).evaluate(CLICKS, "button"))
    print(f"a click is answered in {ours:.1f} ms, on an empty page in {peer:.1f} ms")
    person.go_away()
    return ours <= MOST_WAIT


def frames_while(page: Page, move: Callable[[], object]) -> list[float]:
    """Milliseconds of each frame while something moves."""
    page.evaluate(COUNT_FRAMES)
    move()
    found: Any = page.evaluate("window.frameTimes")
    return sorted(found)


def judge(what: str, ours: list[float], browser: Browser) -> bool:
    """Beside the frames of an empty page."""
    page = empty(browser)
    peer = frames_while(
        page,
        lambda: page.evaluate(
            "async n => { while (n--) await new Promise(requestAnimationFrame) }", FRAMES
        ),
    )
    middle, slow = median(ours), ours[int(len(ours) * 0.95)]
    print(
        f"{what}: {middle:.1f} ms a frame, 95 % within {slow:.1f} ms, of {len(ours)}; "
        f"an empty page: {median(peer):.1f} ms"
    )
    return middle <= MOST_RATIO * median(peer)


def flights(browser: Browser, server: Server) -> bool:
    """While panes fly, one's own and the bot's."""
    person = welcome(browser, server, Person, reduced_motion="no-preference")
    person.sit_at(against_bots().until_turn_of(0))
    ours = frames_while(person.page, lambda: person.turns(6))
    person.go_away()
    return judge("panes fly", ours, browser)


def a_map(browser: Browser, server: Server) -> bool:
    """While a whole kingdom is moved and zoomed."""
    reader = welcome(browser, server, Reader, reduced_motion="no-preference")
    sitting = one_screen("fairytile")
    sitting.until(lambda: sitting.table.running_match().position.tiles_laid == ALL_TILES)
    reader.sit_at(sitting, turn=False)
    reader.page.locator("[data-hex]").first.wait_for()
    ours = frames_while(reader.page, lambda: reader.page.evaluate(MOVE_AND_ZOOM, FRAMES))
    reader.go_away()
    return judge("the map with all tiles", ours, browser)


if __name__ == "__main__":
    main()
