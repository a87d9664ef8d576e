"""Somebody at the browser: what a person does with mouse, keyboard or finger."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page

from tests.browser.laying import key_of, lay
from tests.databases import Database
from tests.table.seated import Sitting

FREE = "[data-pick]:not([disabled])"
STILL = "main[data-scene=still]"  # all that happened was shown
READY = f"{STILL} {FREE}, {STILL}[data-status=over]"
WAYS = "[data-window], [data-break]"
ANSWERS = "[data-answer]"

KEEP = """([name, value]) => {
  if (location.host) localStorage[name] ??= JSON.stringify(value);
}"""


SETTLED = """async () => {
  do {
    await document.fonts.ready;
    for (let nth = 0; nth < 3; nth++) await new Promise(requestAnimationFrame);
  } while (document.fonts.status !== "loaded");
}"""


class Person:
    """One window."""

    game = "sintra"
    likes: Mapping[str, Any] = {"speed": 100}  # what others do is shown, but nobody waits for it

    def __init__(self, page: Page, database: Database) -> None:
        self.page, self._database = page, database
        self.faults: list[str] = []
        self.said: list[str] = []  # everything that came over the line
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._console)
        page.on("websocket", lambda line: line.on("framereceived", self._hear))
        self.keep("tessera.preferences", self.likes)

    def _console(self, message: ConsoleMessage) -> None:
        expected = ("WebSocket", "status of 4")  # lines that break, requests that are refused
        if message.type == "error" and not any(one in message.text for one in expected):
            self.faults.append(message.text)

    def _hear(self, frame: bytes | str) -> None:
        self.said.append(frame if isinstance(frame, str) else frame.decode())

    # -------------------------------------------------------------- going places

    def play_now(self, level: str = "novice") -> None:
        """From the start page to a table against a bot."""
        self.page.goto("/")
        self.page.locator("select").first.select_option(level)
        self.page.click(f"[data-play={self.game}]")
        self.wait_for_turn()
        self.settle()

    def sit_at(
        self, sitting: Sitting, who: str | None = "ana", *, turn: bool = True, **kept: Any
    ) -> str:
        """To a table that was laid for the test, as somebody who sits there or who watches."""
        return self.join(lay(self._database, sitting), who, sitting.ply, turn=turn, **kept)

    def join(
        self,
        table: str,
        who: str | None = "ana",
        ply: int = 0,
        *,
        turn: bool = True,
        **kept: Any,
    ) -> str:
        """To a table that is there; wait until it is seen, and until one is to move there.

        More that the browser has kept with the seat may be given.
        """
        if who is not None:
            seat: dict[str, Any] = {"key": key_of(who), "game": self.game, "names": []}
            self.keep("tessera.seats", {table: {**seat, "at": 0, "over": False, **kept}})
        self.page.goto(f"/table/{table}")
        self.wait_for_ply_after(ply - 1)
        if who is not None and turn:
            self.wait_for_turn()
        self.settle()
        return table

    def resize(self, width: int, height: int) -> None:
        """Make the window so large, and wait until everything in it has found its place."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function(f"() => innerWidth === {width} && innerHeight === {height}")
        self.settle()

    def settle(self) -> None:
        """Before something is measured: what is drawn by its own size hears of that a frame later,
        and is drawn in the one after. Fonts may come late: the page is there without them, too.
        """
        self.page.evaluate(SETTLED)

    def refusal(self) -> Locator:
        """What is said when something cannot be done: as long as the mouse is on it, it stays."""
        alert = self.page.get_by_role("alert")
        alert.hover()
        return alert

    def go_away(self) -> None:
        """Close the window.

        Chromium never closes one whose page is just being replaced by another: no page of ours may
        load itself anew by itself, and whatever a test opens it waits for.
        """
        self.page.context.close()

    def keep(self, name: str, value: Any) -> None:
        """What the browser knows already when it comes to our pages for the first time."""
        self.page.add_init_script(f"({KEEP})({json.dumps([name, value])})")

    # -------------------------------------------------------------- how it stands

    @property
    def ply(self) -> int:
        return int(self.page.get_attribute("main", "data-ply") or 0)

    @property
    def is_over(self) -> bool:
        return self.page.get_attribute("main", "data-status") == "over"

    @property
    def is_to_act(self) -> bool:
        return self.page.locator(FREE).count() > 0

    @property
    def palace(self) -> list[str | None]:
        """One's own palace as a screen reader tells it."""
        shown = self.page.locator(".mine .hang").all()
        return [one.get_attribute("aria-label") for one in shown]

    @property
    def to_move(self) -> str:
        """Whose turn it is: the number of a seat, or nothing."""
        return self.page.get_attribute("main", "data-to-act") or ""

    def close_dialog(self) -> None:
        """By Escape; keys are for the table again when it is gone."""
        self.page.keyboard.press("Escape")
        self.page.locator("dialog[open]").wait_for(state="detached")

    def wait_for_ply_after(self, ply: int) -> None:
        self.page.wait_for_function(
            "ply => Number(document.querySelector('main')?.dataset.ply) > ply", arg=ply
        )

    def wait_for_turn(self) -> None:
        """One's own turn, or the end."""
        self.page.wait_for_selector(READY, state="attached")

    # -------------------------------------------------------------- turns

    def turn_by_mouse(self, nth: int = 0, *, touch: bool = False) -> None:
        """Pick panes, choose a strip, answer what is asked."""
        page, ply = self.page, self.ply
        free = page.locator(FREE)
        self._point(free.nth(nth % free.count()), touch=touch)
        way = page.locator(WAYS)
        way.first.wait_for()
        chosen = way.nth(nth % way.count())
        is_window = chosen.get_attribute("data-window") is not None
        self._point(chosen, touch=touch)
        if touch and is_window:
            page.locator(".place").tap()  # the first tap only showed what would happen
        self.answer(ply, touch=touch)

    def answer(self, ply: int, *, touch: bool = False) -> None:
        """Give the first answer to whatever is asked, until the move is made."""
        while self._is_asked(ply):
            self._point(self.page.locator(ANSWERS).first, touch=touch)

    def _is_asked(self, ply: int) -> bool:
        """Is there a question, once there is one or the game has gone on?"""
        gone_on = f"main[data-ply]:not([data-ply='{ply}'])"
        self.page.wait_for_selector(f"{ANSWERS}, {gone_on}", state="attached")
        return self.page.locator(gone_on).count() == 0

    def _point(self, at: Locator, *, touch: bool) -> None:
        at.tap() if touch else at.click()

    def turn_by_keyboard(self, nth: int = 0) -> None:
        """The same without a mouse."""
        page, ply = self.page, self.ply
        page.keyboard.press("b")
        for _ in range(nth % page.locator(FREE).count()):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-window]:focus, [data-break]:focus")
        for _ in range(nth % 3):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        while self._is_asked(ply):
            page.wait_for_selector("[data-answer]:focus")
            page.keyboard.press("Enter")

    def turns(self, count: int) -> None:
        """So many turns, and until one is to move again."""
        for turn in range(count):
            self.wait_for_turn()
            self.turn_by_mouse(turn)
        self.wait_for_turn()

    def play_on(self, *, keyboard: bool = False, touch: bool = False) -> int:
        """Turn after turn until the game is over; how many there were."""
        turn = 0
        self.wait_for_turn()
        while not self.is_over:
            if keyboard:
                self.turn_by_keyboard(turn)
            else:
                self.turn_by_mouse(turn, touch=touch)
            turn += 1
            self.wait_for_turn()
        return turn
