"""Compiling ahead: which function is next, and what is told of it."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tessera.kernel.compiling import Part
from tessera.kernel.preparing import Agenda, Function

pytestmark = pytest.mark.slow

RULES, OTHER = Part("rules"), Part("other")
BOT = Part("bot", "rules")
PATIENCE = 60.0  # seconds


def test_functions_come_in_the_order_of_the_parts():
    agenda = Agenda({OTHER: 1, RULES: 2})
    assert [agenda.take() for _ in range(4)] == [(OTHER, 0), (RULES, 0), (RULES, 1), None]


def test_a_bot_waits_for_its_rules_and_another_game_goes_first():
    """While one process compiles the last of the rules, another must not compile them again."""
    agenda = Agenda({RULES: 1, BOT: 1, OTHER: 1})
    assert (rules := agenda.take()) is not None
    assert rules == (RULES, 0)
    assert agenda.take() == (OTHER, 0)
    assert agenda.put_down(rules, done=True)
    assert agenda.take() == (BOT, 0)


def test_whoever_finds_nothing_to_do_yet_waits():
    agenda = Agenda({RULES: 1, BOT: 1})
    rules, found = agenda.take(), list[Function | None]()
    assert rules is not None
    waiting = threading.Thread(target=lambda: found.append(agenda.take()))
    waiting.start()
    agenda.put_down(rules, done=True)
    waiting.join(PATIENCE)
    assert found == [(BOT, 0)]


def test_what_nobody_could_compile_is_left_over():
    """A bot does not wait for it for ever."""
    agenda = Agenda({RULES: 2, BOT: 1})
    for done in (True, False):
        function = agenda.take()
        assert function is not None
        assert not agenda.put_down(function, done=done)
    assert agenda.left(RULES) == [1]
    assert agenda.take() == (BOT, 0)


def test_a_bot_whose_rules_are_compiled_already_does_not_wait():
    assert Agenda({BOT: 1}).take() == (BOT, 0)


def test_after_the_end_nothing_is_handed_out():
    agenda = Agenda({RULES: 1, BOT: 1})
    agenda.take()
    agenda.clear()
    assert agenda.take() is None


TELL = """
from tessera.kernel.compiling import Part
from tessera.kernel.preparing import Compilation

class Told:
    def expect(self, work): print('expect', [(part.maker, len(work[part])) for part in work])
    def begin(self): print('begin')
    def compiled(self, function): print('compiled')
    def finished(self, part, trouble): print('finished', part.maker, type(trouble).__name__)

Compilation([Part('tests.kernel.makers'), Part('tests.kernel.broken')], Told()).run()
"""


def told(cache: Path) -> list[str]:
    """What a process with this cache is told."""
    done = subprocess.run(
        [sys.executable, "-c", TELL],
        env=os.environ | {"TESSERA_CACHE": str(cache)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_what_cannot_be_compiled_is_told_and_stops_nothing(tmp_path: Path):
    """The next start tries it again, and nothing else."""
    expected = [
        "expect [('tests.kernel.makers', 2), ('tests.kernel.broken', 1)]",
        "begin",
        "compiled",
        "compiled",
        "finished tests.kernel.makers NoneType",
        "finished tests.kernel.broken TypingError",
    ]
    assert sorted(told(tmp_path)) == sorted(expected)
    assert told(tmp_path) == [
        "finished tests.kernel.makers NoneType",
        "expect [('tests.kernel.broken', 1)]",
        "begin",
        "finished tests.kernel.broken TypingError",
    ]
