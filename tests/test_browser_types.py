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


@pytest.mark.parametrize(
    ("change", "fits"),
    [
        (("", ""), True),
        (('"1o3"', "3"), False),  # a move is text
        (('"play"', '"plya"'), False),
        ((".displays", ".display"), False),
        (("problem.code", "problem.clause"), False),  # there is not always one
        (("e.type", "e.kind"), False),
    ],
    ids=["as it is", "number", "unknown wish", "unknown field", "maybe missing", "unknown event"],
)
def test_typescript_knows_what_may_be_said(tmp_path: Path, change: tuple[str, str], fits: bool):
    """A browser that says or expects something else does not compile."""
    (tmp_path / "messages.ts").write_bytes(TYPES.read_bytes())
    (tmp_path / "talk.ts").write_text(CONVERSATION.replace(*change))
    options = ["--noEmit", "--strict", "--skipLibCheck", "talk.ts"]
    checked = subprocess.run(command("tsc", *options), cwd=tmp_path, capture_output=True)
    assert (checked.returncode == 0) == fits, checked.stdout.decode()
