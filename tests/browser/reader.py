"""Somebody at the browser who plays Fairy Tile: tells the page when it can be told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator

from tests.browser.person import FREE, STILL, Person

OFFERED = "[data-hex].open"
READY = f"{STILL} {FREE}, {STILL} [data-end], {STILL}[data-status=over]"
TELLING = "[data-hex].tells"
CHARACTERS = ("princess", "knight", "dragon")
MANY = 20  # markers, one after the other
SIDE = """hexagon => {
  const middle = box => [box.x + box.width / 2, box.y + box.height / 2];
  const frame = document.querySelector("[data-kingdom] .frame").getBoundingClientRect();
  const [x, y] = middle(hexagon.getBoundingClientRect());
  const marker = document.elementFromPoint(x, y)?.closest(".marker");  // it lies over the edge
  if (marker) return /to-(\\w+)/.exec(marker.className)[1];
  const off = { left: frame.left - x, right: x - frame.right, top: frame.top - y,
    bottom: y - frame.bottom };
  const [side, far] = Object.entries(off).reduce((one, other) => other[1] > one[1] ? other : one);
  return far > 8 ? side : null;
}"""


class Reader(Person):
    """One window."""

    game = "fairytile"
    # Pages that are told would lie over what a test clicks; other tests read them.
    likes: Mapping[str, Any] = {**Person.likes, "choices": {"fairytile.reading": False}}

    def put_away(self) -> None:
        """What is being read."""
        while self.page.locator(".reading:popover-open").count():
            self.page.locator(".reading:popover-open .button.main").click()

    @property
    def story(self) -> int:
        """How many pages one has told."""
        return self.page.locator(".book .story button").count()

    def turn_by_mouse(self, nth: int = 0, *, touch: bool = False) -> None:
        """Tell the page if somebody can; else build, or send somebody somewhere."""
        ply = self.ply
        self.put_away()
        if self.page.locator("[data-end]").count():
            self._point(self.page.locator("[data-end]"), touch=touch)
        elif not self._tell(touch=touch):
            self._wander(nth, touch=touch)
        self.wait_for_ply_after(ply)

    def _tell(self, *, touch: bool) -> bool:
        for who in CHARACTERS:
            if self._pick(who, touch=touch) and self.page.locator(TELLING).count():
                self._choose(self.page.locator(TELLING).first, touch=touch)
                return True
        return False

    def _wander(self, nth: int, *, touch: bool) -> None:
        for what in ("tile", CHARACTERS[nth % 3], *CHARACTERS):
            if self._pick(what, touch=touch):
                offered = self.page.locator(OFFERED)
                self._choose(offered.nth(nth % offered.count()), touch=touch)
                return

    def _pick(self, what: str, *, touch: bool) -> bool:
        """Pick it, and wait for what the server foresees."""
        pick = self.page.locator(f"[data-pick={what}]:not([disabled])")
        if not pick.count():
            return False
        if pick.get_attribute("aria-pressed") == "false":
            self._point(pick, touch=touch)
        self.page.wait_for_selector(f"[data-pick={what}][aria-pressed=true]")
        self.page.wait_for_selector("[data-foreseen=yes]")
        return True

    def _choose(self, hexagon: Locator, *, touch: bool) -> None:
        self.bring(hexagon)
        self._point(hexagon, touch=touch)
        if touch:
            self.page.locator("[data-do]").tap()  # the first tap only showed what would happen

    def bring(self, hexagon: Locator) -> None:
        """Into sight: on a small map a marker at its edge leads to what lies beyond it."""
        for _ in range(MANY):
            side = hexagon.evaluate(SIDE)
            if side is None:
                return
            self.page.locator(f".marker.to-{side}").click()
            self.settle()
        raise AssertionError("it is never in sight")

    def open_log(self) -> None:
        """Pull out the drawer."""
        self.page.locator("[data-drawer][aria-expanded=false]").click()

    def turn_by_keyboard(self, nth: int = 0) -> None:
        """The same without a mouse: pick in the tray, walk on the map, choose."""
        page, ply = self.page, self.ply
        self.put_away()
        page.keyboard.press("b")
        if page.locator("[data-end]").count():
            page.focus("[data-end]")
            page.keyboard.press("Enter")
            return self.wait_for_ply_after(ply)
        for _ in range(nth % 3):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_selector(f"{OFFERED}:focus")
        page.keyboard.press("Enter")
        self.wait_for_ply_after(ply)
        return None

    def wait_for_turn(self) -> None:
        """One's own turn, or the end."""
        self.page.wait_for_selector(READY, state="attached")
