"""Somebody at the browser: what a person does with mouse, keyboard or finger."""

from __future__ import annotations

from playwright.sync_api import ConsoleMessage, Page

FREE = "[data-pick]:not([disabled])"
READY = f"{FREE}, main[data-status=over]"
MOST_TURNS = 200


class Person:
    """One window."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        self.said: list[str] = []  # everything that came over the line
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._console)
        page.on("websocket", lambda line: line.on("framereceived", self._hear))

    def _console(self, message: ConsoleMessage) -> None:
        expected = ("WebSocket", "status of 4")  # lines that break, requests that are refused
        if message.type == "error" and not any(one in message.text for one in expected):
            self.faults.append(message.text)

    def _hear(self, frame: bytes | str) -> None:
        self.said.append(frame if isinstance(frame, str) else frame.decode())

    # -------------------------------------------------------------- going places

    game = "sintra"

    def play_now(self, level: str = "novice") -> None:
        """From the start page to a table against a bot."""
        self.page.goto("/")
        self.page.locator("select").first.select_option(level)
        self.page.click(f"[data-play={self.game}]")
        self.page.wait_for_selector(READY)

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

    def wait_for_ply_after(self, ply: int) -> None:
        self.page.wait_for_function(
            "ply => Number(document.querySelector('main').dataset.ply) > ply", arg=ply
        )

    def wait_for_turn(self) -> None:
        """One's own turn, or the end."""
        self.page.wait_for_selector(READY, state="attached")

    # -------------------------------------------------------------- turns

    def turn_by_mouse(self, nth: int = 0, *, touch: bool = False) -> None:
        """Pick panes, choose a strip, answer what is asked."""
        page, ply = self.page, self.ply
        free = page.locator(FREE)
        picked = free.nth(nth % free.count())
        picked.tap() if touch else picked.click()
        way = page.locator("[data-window], [data-break]")
        way.first.wait_for()
        chosen = way.nth(nth % way.count())
        is_window = chosen.get_attribute("data-window") is not None
        chosen.tap() if touch else chosen.click()
        if touch and is_window:
            page.locator(".place").tap()  # the first tap only showed what would happen
        while page.locator("[data-answer]").count():
            answer = page.locator("[data-answer]").first
            answer.tap() if touch else answer.click()
        self.wait_for_ply_after(ply)

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
        while page.locator("[data-answer]").count():
            page.wait_for_selector("[data-answer]:focus")
            page.keyboard.press("Enter")
        self.wait_for_ply_after(ply)

    def play_on(self, *, keyboard: bool = False, touch: bool = False) -> int:
        """Turn after turn until the game is over; how many there were."""
        for turn in range(MOST_TURNS):
            self.wait_for_turn()
            if self.is_over:
                return turn
            if keyboard:
                self.turn_by_keyboard(turn)
            else:
                self.turn_by_mouse(turn, touch=touch)
        raise AssertionError("the game does not end")
