"""The browser's part as it is sent: small, kept by the browser, and nothing but what was built."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

import httpx
import pytest

from tests.node import WEB
from tests.server.client import PATIENTLY
from tests.server.running import Server

DIST = WEB / "dist"


@pytest.fixture
def server(sqlite_server: Server) -> Server:
    """One on SQLite; the page does not depend on the database."""
    return sqlite_server


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{server.address}", **PATIENTLY) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/sintra", "/replay", "/new/sintra"])
def test_every_address_of_the_page_is_the_page(http: httpx.Client, path: str):
    answer = http.get(path)
    assert answer.status_code == 200
    assert answer.content == (DIST / "index.html").read_bytes()
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_a_built_file_is_kept_for_good_and_sent_compressed(http: httpx.Client):
    script = next((DIST / "assets").glob("index-*.js"))
    answer = http.get(f"/assets/{script.name}")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.content == script.read_bytes()
    plain = http.get(f"/assets/{script.name}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert int(answer.headers["content-length"]) == len(gzip.compress(plain.content, 9))


def test_what_a_browser_has_is_not_sent_again(http: httpx.Client):
    mark = http.get("/").headers["etag"]
    again = http.get("/", headers={"if-none-match": mark})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    ["/assets/no.js", "/api/no", "/assets/%2e%2e/%2e%2e/package.json"],
)
def test_what_is_not_there_is_not_found(http: httpx.Client, path: str):
    assert http.get(path).status_code == 404


def test_nothing_outside_what_was_built_is_sent(http: httpx.Client):
    """Whatever is asked for, it is the page or nothing."""
    page = (DIST / "index.html").read_bytes()
    for path in (
        "/../pyproject.toml",
        "/%2e%2e/pyproject.toml",
        "/..%2f..%2fetc/passwd",
        "//etc/passwd",
    ):
        answer = http.get(path)
        assert answer.status_code == 404 or answer.content == page
