"""Documents are true: their Python runs, commands exist, links lead somewhere."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tessera.cli import app

ROOT = Path(__file__).parents[1]
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]


def ids(page: object) -> str:
    return str(Path(str(page)).relative_to(ROOT))


def test_the_python_in_the_readme_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """All of it, in the order it stands there."""
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert blocks
    exec(compile("\n".join(blocks), "README.md", "exec"), {})


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_every_make_target_that_is_named_exists(page: Path):
    """`make play` and the others."""
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set(
        re.findall(r"`make ([a-z]+)`|^make ([a-z]+)", page.read_text("utf-8"), re.MULTILINE)
    )
    assert {one for pair in named for one in pair if one} <= targets


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_every_tessera_command_that_is_named_exists(page: Path):
    """With the options that stand beside it."""
    for command, rest in re.findall(r"\btessera ([a-z]+)\b([^\n`|]*)", code_in(page)):
        help_text = CliRunner().invoke(app, [command, "--help"], terminal_width=200)
        assert help_text.exit_code == 0, f"tessera {command}"
        of_games = CliRunner().invoke(app, ["games"]).output if command in WITH_A_GAME else ""
        for option in re.findall(r"(--[a-z]+)", rest):
            assert option in help_text.output + of_games, f"tessera {command} {option}"


WITH_A_GAME = ("play", "trace", "arena")  # they take the options of the game that is named


def code_in(page: Path) -> str:
    """What stands in backticks."""
    text = page.read_text("utf-8")
    fenced = re.findall(r"```(?:sh|text)?\n(.*?)```", text, re.DOTALL)
    return "\n".join(fenced + re.findall(r"`([^`\n]+)`", text))


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_every_link_leads_somewhere(page: Path):
    """Within the repository; to headings too."""
    for target in re.findall(r"\]\(([^)]+)\)", page.read_text("utf-8")):
        if "://" in target:
            continue
        path, _, heading = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        assert file.exists(), target
        if heading:
            assert heading in anchors(file), target


def anchors(page: Path) -> set[str]:
    """The headings of a page as link targets."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_no_figure_is_left_to_be_filled_in(page: Path):
    """Outside of code."""
    prose = re.sub(r"```.*?```|`[^`]*`", "", page.read_text("utf-8"), flags=re.DOTALL)
    assert not re.findall(r"\b(?:[A-Z]+_[A-Z]+|TODO|TBD|XXX)\b", prose)


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_every_file_that_is_named_exists(page: Path):
    """A document says only what is there today."""
    for name in re.findall(
        r"`((?:src|tests|docs|bench|locales|kernel|games|bots|lab|terminal)/[\w/.-]*)`",
        page.read_text("utf-8"),
    ):
        assert (ROOT / name).exists() or (ROOT / "src/tessera" / name).exists(), name


def test_make_help_lists_every_target():
    """With a word on each."""
    listed = subprocess.run(
        ["make", "-C", str(ROOT), "-s", "help"], capture_output=True, text=True, check=True
    ).stdout
    for target in ("help", "play", "test", "check", "fix", "golden", "bench"):
        assert re.search(rf"make {target}\s+\w", listed), target


@pytest.mark.parametrize("page", sorted((ROOT / "docs/rules/en").glob("*.md")), ids=ids)
def test_every_ruling_that_is_cited_exists(page: Path):
    """And no page cites none."""
    cited = {ruling.lower() for ruling in re.findall(r"\b[SF]-\d+\b", page.read_text("utf-8"))}
    assert cited
    assert cited <= anchors(ROOT / "docs/rulings.md")
