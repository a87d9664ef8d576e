"""The arena plays fair games, keeps them, goes on after a kill, and judges soberly."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import numpy as np
import pytest

import tessera
from tessera.kernel.errors import InvalidOption
from tessera.lab.arena import (
    ArenaSettings,
    FinishedGame,
    GameResult,
    Log,
    on_this_machine,
    play_group,
    settings_for,
)
from tessera.lab.contest import run
from tessera.lab.strength import elo, sequential_test, strength

SETTINGS = settings_for("sintra", ["greedy", "random"])


def game(group: int, rotation: int, share: float) -> GameResult:
    """A game of two that the first bot won, lost or shared."""
    return GameResult(
        group=group,
        rotation=rotation,
        shares=[share, 1 - share],
        points=[10, 20],
        plies=80,
        seconds=[0.1, 0.2],
    )


def test_the_games_of_a_group_begin_alike_and_the_bots_change_seats():
    first, second = (game.record for game in play_group(SETTINGS, 3))
    assert first.moves[:5] == second.moves[:5]  # start, track, strips of both, first deal
    assert first.names == ["greedy 0", "random 1"]
    assert second.names == ["random 0", "greedy 1"]


def test_shares_and_points_are_told_by_bot_and_not_by_seat():
    for kept in play_group(SETTINGS, 1):
        played, match = kept.played, tessera.from_json(kept.record.to_json())
        assert match.outcome is not None
        assert match.outcome.scores is not None
        seat = played.rotation  # of the first bot
        assert played.shares[0] == (seat in match.outcome.winners)
        assert played.points == [match.outcome.scores[seat], match.outcome.scores[1 - seat]]


def test_a_group_is_the_same_whenever_it_is_played():
    first, again = play_group(SETTINGS, 2), play_group(SETTINGS, 2)
    assert [game.record for game in first] == [game.record for game in again]


def test_the_last_bot_takes_the_seats_that_are_left():
    assert settings_for("sintra", ["greedy", "random"], seats=4).bots == [
        "greedy",
        "random",
        "random",
        "random",
    ]


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "nobody"], ["greedy"] * 3])
def test_what_cannot_be_played_is_refused(bots: list[str]):
    with pytest.raises(InvalidOption):
        settings_for("sintra", bots)


# ------------------------------------------------------------------ keeping


def test_an_arena_goes_on_where_it_was_killed(tmp_path: Path):
    """Two of four groups are there, and half a line of the third."""
    played = [kept.played for group in range(2) for kept in play_group(SETTINGS, group)]
    log = Log(tmp_path / "games.jsonl", SETTINGS)
    log.add(played)
    with log.file.open("ab") as file:
        file.write(msgspec.json.encode(play_group(SETTINGS, 2)[0].played)[:50])
    asked: list[list[int]] = []

    def players(settings: ArenaSettings, groups: Iterable[int]) -> Iterator[list[FinishedGame]]:
        asked.append(list(groups))
        return on_this_machine(settings, asked[0])

    told = [found.games for found in run(SETTINGS, games=8, folder=tmp_path, players=players)]
    assert asked == [[2, 3]]
    assert told == [4, 6, 8, 8]
    assert len(Log(log.file, SETTINGS).played) == 8
    assert msgspec.json.decode((tmp_path / "result.json").read_bytes())["games"] == 8
    assert len(list((tmp_path / "records").glob("*.json"))) == 4


def test_an_arena_that_is_decided_is_not_played_on(tmp_path: Path):
    """Nor is one that was decided before."""
    asked: list[int] = []

    def players(settings: ArenaSettings, groups: Iterable[int]) -> Iterator[list[FinishedGame]]:
        for group in groups:
            asked.append(group)
            yield play_group(settings, group)

    def told() -> list[str]:
        contest = run(
            SETTINGS, games=400, folder=tmp_path, players=players, bar=0.01, until_decided=True
        )
        return [found.verdict for found in contest]

    first = told()
    assert first == [*["open"] * (len(first) - 2), "at least", "at least"]
    assert asked == [*range(len(first) - 1)]
    assert told() == ["at least", "at least"]
    assert len(asked) == len(first) - 1 < 200


def test_the_games_of_another_arena_are_not_mixed_in(tmp_path: Path):
    Log(tmp_path / "games.jsonl", SETTINGS)
    with pytest.raises(InvalidOption, match="another arena"):
        Log(tmp_path / "games.jsonl", settings_for("sintra", ["random", "greedy"]))


# ------------------------------------------------------------------ judging


def test_elo_knows_the_well_known_figures():
    assert elo(0.5, 2) == pytest.approx(0)
    assert elo(10 / 11, 2) == pytest.approx(400)
    assert elo(0.25, 4) == pytest.approx(0)


def test_a_group_counts_once_however_its_games_ended():
    """Won and lost with each set-up alike: no doubt is left that the two are equal."""
    even = [game(group, rotation, float(rotation)) for group in range(50) for rotation in (0, 1)]
    luck = [game(group, rotation, group % 2) for group in range(50) for rotation in (0, 1)]
    assert strength(even).share == strength(luck).share == 0.5
    assert strength(even).error < strength(luck).error / 3


def test_the_sequential_test_is_right_about_clear_cases():
    rng = np.random.default_rng(1)
    good = rng.binomial(2, 0.8, 400) / 2
    bad = rng.binomial(2, 0.5, 400) / 2
    assert sequential_test(good, 0.65) == "at least"
    assert sequential_test(bad, 0.65) == "not"
    assert sequential_test(good[:2], 0.65) == "open"


def test_the_sequential_test_is_seldom_wrong():
    """At the bar itself it says "at least" in about one run of twenty, at most."""
    rng = np.random.default_rng(2)
    wrong = 0
    for _ in range(300):
        groups = rng.binomial(2, 0.65, 600) / 2
        verdicts = (sequential_test(groups[:n], 0.65) for n in range(10, 601, 10))
        wrong += next((verdict for verdict in verdicts if verdict != "open"), "") == "at least"
    assert wrong <= 30
