"""How far work is and when it will be done, by a clock that is handed in."""

from __future__ import annotations

import pytest

from tessera.kernel.progress import TRUST, Progress

WORK = {"rules": [4.0, 2.0], "bot": [6.0], "search": [8.0]}


def begun(workers: int = 2) -> Progress[str]:
    return Progress(WORK, workers=workers, began=100.0)


def test_at_first_it_goes_by_what_was_estimated():
    """20 seconds of work on two cores; a part waits for those before it."""
    progress = begun()
    assert progress.seconds_until("rules", 100) == 3
    assert progress.seconds_until("bot", 100) == 6
    assert progress.seconds_until(None, 100) == 10
    assert (progress.done, progress.of, progress.share(100)) == (0, 4, 0)


def test_time_passes_between_two_steps():
    """So that nothing stands still; but what is not done is never called done."""
    progress = begun()
    assert progress.seconds_until("rules", 102) == 1
    assert progress.seconds_until("rules", 130) == 1
    assert 0 < progress.share(101) < progress.share(102) < progress.share(200) < 1


def test_a_slow_machine_is_believed_more_and_more():
    """A step that was to take a second or two took 30."""
    slow, usual = begun(), begun()
    slow.step("rules", 0, 130)
    usual.step("rules", 0, 102)
    assert slow.seconds_until(None, 130) == pytest.approx(16 / ((4 + TRUST) / (30 + TRUST / 2)))
    assert slow.seconds_until(None, 130) > 3 * usual.seconds_until(None, 102)


def test_what_is_done_needs_no_more_time():
    """Step by step, or a whole part at once if another process did it."""
    progress = begun()
    progress.step("rules", 1, 101)
    assert progress.done == 1
    progress.finish("rules", 103)
    assert (progress.done, progress.seconds_until("rules", 103)) == (2, 0)
    for part in ("bot", "search"):
        progress.finish(part, 110)
    assert (progress.done, progress.seconds_until(None, 110), progress.share(110)) == (4, 0, 1)


def test_a_step_counts_once():
    """Though it be told twice, or of a part that is done."""
    progress = begun()
    progress.step("rules", 0, 101)
    progress.step("rules", 0, 102)
    assert progress.done == 1
    progress.finish("rules", 103)
    progress.step("rules", 1, 104)
    assert progress.done == 2


def test_before_anything_is_known_nothing_is_done():
    """And there is nothing to wait for."""
    progress = Progress[str]({}, workers=2, began=0)
    assert (progress.share(5), progress.seconds_until(None, 5)) == (0, 0)
