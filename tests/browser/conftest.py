"""A real Chromium, and one server without luck for all tests of a worker."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol, TypeVar, cast, overload

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.person import Person
from tests.browser.reader import Reader
from tests.chromium import NONE, find
from tests.server.running import Server
from tests.table.seated import against_bots

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--mute-audio"]
PATIENCE = 120_000  # milliseconds: only what hangs is ended by it

expect.set_options(timeout=PATIENCE)

Kind = TypeVar("Kind", bound=Person)


class Meet(Protocol):
    """Somebody new, of some kind, with a window as described to Playwright."""

    @overload
    def __call__(self, **how: Any) -> Person: ...
    @overload
    def __call__(self, kind: type[Kind], **how: Any) -> Kind: ...


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The browser. For a module only: while Playwright is there, nobody else can run a loop."""
    path = find() or pytest.fail(NONE, pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS, timeout=PATIENCE)
        yield browser
        browser.close()


@pytest.fixture
def meet(chromium: Browser, fixed_server: Server) -> Iterator[Meet]:
    """Somebody with a browser window of their own; nothing may go wrong in it unseen."""
    people: list[Person] = []

    def somebody(kind: type[Person] = Person, seed: int = 0, **how: Any) -> Person:
        people.append(welcome(chromium, fixed_server, kind, seed=seed, **how))
        return people[-1]

    yield cast(Meet, somebody)
    for person in people:
        person.go_away()
    assert [person.faults for person in people if person.faults] == [], "the page reported faults"


def welcome(
    chromium: Browser, server: Server, kind: type[Kind], *, seed: int = 0, **how: Any
) -> Kind:
    """Somebody whose seeds for the draws are known; tests and `make pictures` meet the same."""
    how.setdefault("viewport", {"width": 1440, "height": 900})
    how.setdefault("reduced_motion", "reduce")
    how.setdefault("locale", "en-GB")
    context = chromium.new_context(base_url=f"http://{server.address}", **how)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"crypto.getRandomValues = (bytes) => bytes.fill({seed})")
    return kind(context.new_page(), server.database)


@pytest.fixture
def person(meet: Meet) -> Person:
    """Somebody at a fresh table of Sintra against the weakest bot, to move."""
    somebody = meet()
    somebody.sit_at(against_bots("sintra").until_turn_of(0))
    return somebody


@pytest.fixture
def reader(meet: Meet) -> Reader:
    """Somebody at a fresh table of Fairy Tile against the weakest bot, to move."""
    somebody: Reader = meet(Reader)
    somebody.sit_at(against_bots("fairytile").until_turn_of(0))
    return somebody
