"""The browser's types are those of the server's messages."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.browser_types import TYPES, make_types
from tests.node import command

CONVERSATION = """
import type { News, SintraView, Update, Wish } from "./messages";

const wish: Wish = { type: "play", id: 1, ply: 4, move: "1o3" };

export function panes(news: News): string[] {
  switch (news.type) {
    case "update":
      return (news.view as SintraView).position.displays;
    case "refusal":
      return [news.problem.code, wish.type];
    default:
      return [];
  }
}
export const told = (update: Update) => update.plies.map((ply) => ply.events.map((e) => e.type));
"""


def test_the_types_are_up_to_date(tmp_path: Path):
    """If not: `make types`."""
    make_types(tmp_path / "messages.ts")
    assert (tmp_path / "messages.ts").read_text() == TYPES.read_text()


CHANGES = {  # what is said otherwise, and whether it may be
    "as it is": ("", ""),
    "number": ('"1o3"', "3"),  # a move is text
    "unknown wish": ('"play"', '"plya"'),
    "unknown field": (".displays", ".display"),
    "maybe missing": ("problem.code", "problem.clause"),  # there is not always one
    "unknown event": ("e.type", "e.kind"),
}


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What TypeScript says about all conversations at once, each in a file named after it."""
    folder = tmp_path_factory.mktemp("types")
    (folder / "messages.ts").write_bytes(TYPES.read_bytes())
    for name, change in CHANGES.items():
        (folder / f"{name}.ts").write_text(CONVERSATION.replace(*change))
    options = ["--noEmit", "--strict", "--skipLibCheck", "--pretty", "false"]
    files = [f"{name}.ts" for name in CHANGES]
    checked = subprocess.run(
        command("tsc", *options, *files), cwd=folder, capture_output=True, text=True
    )
    return checked.stdout + checked.stderr


@pytest.mark.parametrize("name", list(CHANGES))
def test_typescript_knows_what_may_be_said(complaints: str, name: str):
    """A browser that says or expects something else does not compile."""
    complained = {line.split("(")[0] for line in complaints.splitlines() if not line[0].isspace()}
    assert complained <= {f"{each}.ts" for each in CHANGES}, complaints
    assert (f"{name}.ts" in complained) == (name != "as it is"), complaints
