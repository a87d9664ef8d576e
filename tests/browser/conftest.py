"""A real Chromium, and a server of its own for every module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol, TypeVar, cast, overload

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.person import Person
from tests.browser.reader import Reader
from tests.chromium import find
from tests.databases import Database
from tests.server.running import Server

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--mute-audio"]
PATIENCE = 30_000  # milliseconds: the machine may be busy

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
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Tables on SQLite."""
    folder = tmp_path_factory.mktemp("browser")
    with Server(Database(data=folder / "data"), folder / "log") as running:
        yield running


@pytest.fixture
def meet(chromium: Browser, server: Server) -> Iterator[Meet]:
    """Somebody with a browser window of their own; nothing may go wrong in it unseen."""
    people: list[Person] = []

    def somebody(kind: type[Person] = Person, **how: Any) -> Person:
        how.setdefault("viewport", {"width": 1440, "height": 900})
        how.setdefault("reduced_motion", "reduce")
        context = chromium.new_context(
            base_url=f"http://{server.address}", locale=how.pop("locale", "en-GB"), **how
        )
        context.set_default_timeout(PATIENCE)
        page: Page = context.new_page()
        people.append(kind(page))
        return people[-1]

    yield cast(Meet, somebody)
    for person in people:
        assert person.faults == [], "the page reported faults"
        person.page.context.close()


@pytest.fixture
def reader(meet: Meet) -> Reader:
    """Somebody at a fresh table of Fairy Tile against the weakest bot."""
    somebody: Reader = meet(Reader)
    somebody.play_now()
    return somebody
