"""The limits of a server as a host sets them: by a file, strictly."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tessera.kernel.errors import InvalidOption
from tessera.server.app import ServerOptions
from tessera.server.limits import Limits, Paces, Rate, read_limits
from tests.command import Command

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "limits.toml"


def refusal_of(file: Path, text: str | bytes) -> str:
    """The one sentence."""
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(InvalidOption) as caught:
        read_limits(file)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_host_sets_some_and_the_others_stay(file: Path):
    file.write_text(
        "lines = 20\nheader_seconds = 3\nwishes = [5, 10]\n\n[of_address]\nopenings = [0.5, 8]\n"
    )
    limits = read_limits(file)
    assert limits == Limits(
        lines=20,
        header_seconds=3.0,
        wishes=Rate(5, 10),
        of_address=Paces(openings=Rate(0.5, 8)),
    )
    assert limits.body_bytes == Limits().body_bytes


def test_an_empty_file_changes_nothing(file: Path):
    file.write_text("# nothing\n")
    assert read_limits(file) == Limits()


def test_workers_are_told(file: Path):
    """As they are told all options."""
    options = ServerOptions(
        limits=Limits(lines=20, of_address=Paces(seats=Rate(1 / 3, 8))), sites=["x"]
    )
    assert msgspec.json.decode(msgspec.json.encode(options), type=ServerOptions) == options


def test_a_server_has_the_limits_and_names_of_its_host(file: Path, tmp_path: Path):
    """At its lines, and in every worker's application."""
    file.write_text("message_bytes = 2000\n")
    program = """
import sys, msgspec, os, uvicorn
from tessera.cli import app
from tessera.server import serving
from tessera.server.app import ServerOptions
def run(*_, **how):
    worker = msgspec.json.decode(os.environ[serving.IN_ENVIRONMENT], type=ServerOptions)
    print(how["ws_max_size"], how["http"].args[0].limits.message_bytes,
          worker.limits.message_bytes, worker.sites)
uvicorn.run = run
app()
"""
    options = ["--limits", str(file), "--data", str(tmp_path), "--site", "a.example"]
    ran = subprocess.run(
        [sys.executable, "-c", program, "serve", *options], capture_output=True, text=True
    )
    assert ran.stdout.split() == ["2000", "2000", "2000", "['a.example']"], ran.stderr


@pytest.mark.parametrize("name", ["line", "Lines", "x" * 100])
def test_a_limit_that_does_not_exist_is_refused_with_those_that_do(file: Path, name: str):
    sentence = refusal_of(file, f"{name} = 3\n")
    assert sentence.startswith(f"limits.toml: there is no limit '{name}'; there are of_address, ")
    assert "header_seconds" in sentence


def test_so_is_a_pace(file: Path):
    sentence = refusal_of(file, "[of_address]\nlines = 3\n")
    assert sentence.startswith("limits.toml: there is no limit 'lines'; there are requests, ")
    assert "openings" in sentence


@pytest.mark.parametrize(
    "text",
    [
        "lines = 0",
        "lines = -1",
        "lines = 1.5",
        "lines = true",
        'lines = "3"',
        "lines = [3, 4]",
        "header_bytes = 10",
        "header_seconds = 0",
        "header_seconds = nan",
        "header_seconds = inf",
        "wishes = 3",
        "wishes = [3]",
        "wishes = [3, 4, 5]",
        "wishes = [0, 4]",
        "wishes = [1, 0]",
        "wishes = [inf, 4]",
        "of_address = 3",
        "of_address = [3]",
    ],
)
def test_a_limit_that_cannot_be_is_refused(file: Path, text: str):
    """With its place."""
    sentence = refusal_of(file, text)
    assert sentence.startswith("limits.toml has a limit that cannot be: ")
    assert text.split(" ")[0] in sentence


@pytest.mark.parametrize("text", ["lines", "lines = ", b"\xff", "a.b." * 2, "[" * 5000])
def test_what_is_no_toml_is_refused(file: Path, text: str | bytes):
    assert refusal_of(file, text).startswith("limits.toml is not a whole TOML file: ")


def test_a_file_that_is_not_there_is_refused(file: Path):
    with pytest.raises(InvalidOption, match=r"^limits.toml cannot be read: No such file"):
        read_limits(file)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--limits", "none.toml"], "none.toml cannot be read"),
        (["--site", "https://tables.example.org"], "a site is a name such as"),
        (["--origin", "tables.example.org"], "an origin looks like"),
    ],
)
def test_a_server_with_a_wrong_option_does_not_start(
    command: Command, options: list[str], sentence: str
):
    """And says why in one sentence."""
    ran = command("serve", "--data", "data", *options)
    assert ran.code == 1
    assert sentence in ran.err
    assert "\n" not in ran.err.strip()


def test_the_document_for_hosts_names_every_limit_as_it_is():
    """In a table: the name, what it is if nobody says otherwise, and what it is for."""
    rows = re.findall(r"^\| `([a-z_.]+)` \| ([^|]+?) \|", HOSTING.read_text("utf-8"), re.MULTILINE)
    shown = {name: value.replace("\u2009", "") for name, value in rows}
    limits = Limits()
    for name in Limits.__struct_fields__:
        if name != "of_address":
            assert said(getattr(limits, name)) == shown[name], name
    for name in Paces.__struct_fields__:
        assert said(getattr(limits.of_address, name)) == shown[f"of_address.{name}"], name


def said(value: int | float | Rate) -> str:
    """A limit as the table writes it."""
    if isinstance(value, Rate):
        return f"[{said(value.per_second)}, {value.at_once}]"
    return f"{value:.3g}" if isinstance(value, float) else f"{value}"
