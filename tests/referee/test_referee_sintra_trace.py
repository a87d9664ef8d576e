"""The referee passes honest traces and refuses every kind of corrupted one."""

import io
import json
from collections.abc import Callable
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from .sintra import RefereeError, bare_table, check_panes, check_trace, main
from .sintra_table import BOX, after, chance_move, clause_against, laid, legal, random_game, table

pytestmark = pytest.mark.slow

Path = tuple[str | int, ...]
GAME = random_game(2, "A", seed=1)
HEAD, START, TRACK, STRIPS, DEAL, TURN = 0, 1, 2, 3, 5, 9  # lines of GAME; TURN is a seat's
END = len(GAME) - 1
SEAT: Path = ("position", "seats", 0)
SOME_LINES = [*range(10), END - 1, END]


@cache
def eager_game() -> list[str]:
    """A game in which strips are completed."""
    return random_game(2, "B", seed=2, eager=True)


def spoilt(lines: list[str], number: int, path: Path, change: Callable[[Any], Any]) -> list[str]:
    """The trace with one value of one line changed."""
    line: Any = json.loads(lines[number])
    place = line
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = change(place[path[-1]])
    return [*lines[:number], json.dumps(line), *lines[number + 1 :]]


def refusal(lines: list[str]) -> RefereeError:
    """The error with which a trace is refused."""
    with pytest.raises(RefereeError) as caught:
        check_trace(lines)
    return caught.value


def becomes(value: object) -> Callable[[object], object]:
    """Change whatever there was to this value."""
    return lambda _: value


def plus_one(number: int) -> int:
    """Change a number a little."""
    return number + 1


def backwards(value: Any) -> Any:
    """Change the order."""
    return value[::-1]


def without_last(value: Any) -> Any:
    """Leave out the last item."""
    return value[:-1]


# --- honest traces ----------------------------------------------------------------------------


@pytest.mark.parametrize("eager", [False, True])
@pytest.mark.parametrize(("seats", "side"), list(product([2, 3, 4], "AB")))
def test_a_game_played_by_the_rules_passes(seats: int, side: str, eager: bool) -> None:
    """[SIN-1.1] 100 panes at every ply; deals drawn pane by pane are always possible."""
    lines = random_game(seats, side, seed=seats, eager=eager)
    assert check_trace(lines) == len(lines) - 2


def test_several_games_follow_each_other() -> None:
    """[SIN-2.1] Of different numbers of seats; an empty line is no harm."""
    lines = [*GAME, "\n", *random_game(3, "B", seed=5)]
    assert check_trace(iter(lines)) == len(lines) - 5


def test_a_box_of_ones_own_is_read_from_the_game_line() -> None:
    """[SIN-1.5] The same moves under other printed values are not the same game."""
    game, box = eager_game(), "components"
    assert refusal(spoilt(game, HEAD, (box, "palace"), becomes([7] * 8))).clause == "SIN-4.3c"
    assert refusal(spoilt(game, HEAD, (box, "broken_glass"), becomes([0, 9]))).clause == "SIN-5.1"
    assert refusal(spoilt(game, HEAD, (box, "strips"), backwards)).clause == "SIN-4.2c"


def test_no_pane_is_ever_lost_or_added() -> None:
    """[SIN-1.1] 20 of each colour, wherever they lie; displays and centre in order."""
    check_panes(table(centre="opg"), BOX)
    one_more = table()
    one_more["tower"]["o"] += 1
    recoloured = table()
    recoloured["round_track"] = recoloured["round_track"].replace("o", "p")
    for position in (one_more, recoloured):
        with pytest.raises(RefereeError, match=r"SIN-1\.1"):
            check_panes(position, BOX)
    with pytest.raises(RefereeError, match="order"):
        check_panes(table(centre="gpo"), BOX)


# --- corrupted traces -------------------------------------------------------------------------

SPOILT: list[tuple[int, Path, Callable[[Any], Any], str]] = [
    (HEAD, ("game",), becomes("fairytile"), "trace"),
    (HEAD, ("seats",), becomes(5), "SIN-2.1"),
    (HEAD, ("seats",), becomes(3), "SIN-2.1"),
    (HEAD, ("options", "side"), becomes("C"), "SIN-2.1"),
    (HEAD, ("components", "colours"), backwards, "SIN-1.1"),
    (HEAD, ("components", "palace"), without_last, "SIN-1.3"),
    (HEAD, ("components", "palace", 3), becomes("2"), "trace"),
    (HEAD, ("components", "broken_glass"), becomes([0]), "SIN-1.4"),
    (HEAD, ("components", "strips"), without_last, "SIN-1.3"),
    (HEAD, ("components", "strips", 2, "front"), without_last, "SIN-1.3"),
    (HEAD, ("components", "strips", 2, "front"), becomes("opybr"), "SIN-1.3"),
    (HEAD, ("components", "strips", 7, "front"), becomes("o?b?p"), "SIN-2.2"),
    (START, ("move",), becomes("start 2"), "SIN-2.4"),
    (START, ("move",), becomes("track yobpgy"), "trace"),
    (TRACK, ("move",), becomes("start 0"), "trace"),
    (TRACK, ("move",), becomes("track yyyyyy"), "SIN-2.5"),
    (TRACK, ("position", "start_seat"), becomes(7), "SIN-2.4"),
    (STRIPS, ("move",), becomes("strips 1 0f 1f 2f 3f 4f 5f 6f 7f"), "trace"),
    (STRIPS, ("move",), becomes("strips 0 0f 1f 2f 3f 4f 5f 6f 7b"), "SIN-2.2"),
    (STRIPS, ("position", "round_track"), backwards, "SIN-2.5"),
    (DEAL, ("move",), becomes("deal oooo/oooo/oooo/oooo/oooo"), "SIN-7.2"),
    (DEAL, (*SEAT, "strips", 0, "side"), becomes("up"), "SIN-2.2"),
    (DEAL + 1, ("position", "displays"), backwards, "SIN-7.2"),
    (TURN, ("ply",), plus_one, "trace"),
    (TURN, ("to_act",), becomes("chance"), "SIN-3.1"),
    (TURN, ("position", "to_act"), becomes("chance"), "SIN-3.1"),
    (TURN, ("position", "round"), plus_one, "SIN-7.1"),
    (TURN, ("position", "start_seat"), lambda seat: 1 - seat, "SIN-7.4"),
    (TURN, ("position", "start_marker"), becomes(9), "SIN-4.1c"),
    (TURN, ("position", "centre"), lambda panes: panes + "g", "SIN-4.1a"),
    (TURN, ("position", "centre"), backwards, "SIN-4.1a"),
    (TURN, ("position", "displays"), without_last, "SIN-4.1a"),
    (TURN, ("position", "bag", "o"), plus_one, "SIN-7.2"),
    (TURN, ("position", "tower", "o"), plus_one, "SIN-4.2d"),
    (TURN, ("position", "round_track"), without_last, "SIN-7.1"),
    (TURN, ("position", "seats"), without_last, "trace"),
    (TURN, (*SEAT, "score"), plus_one, "SIN-4.3c"),
    (TURN, (*SEAT, "score"), float, "SIN-4.3c"),
    (TURN, (*SEAT, "broken_row"), plus_one, "SIN-5.1"),
    (TURN, (*SEAT, "points_lost"), plus_one, "SIN-5.1"),
    (TURN, (*SEAT, "glazier"), plus_one, "SIN-4.2b"),
    (TURN, (*SEAT, "strips", 3), becomes(None), "SIN-4.2a"),
    (TURN, (*SEAT, "windows", 0), becomes("o"), "SIN-4.3b"),
    (TURN, ("position",), lambda position: position | {"seed": 1}, "trace"),
    (TURN, ("position",), becomes([]), "trace"),
    (TURN, ("legal",), without_last, "SIN-3.2"),
    (TURN, ("legal",), lambda moves: [*moves, moves[0]], "trace"),
    (TURN, ("legal",), lambda moves: [*moves, "9o1"], "SIN-4.1a"),
    (TURN, ("legal",), becomes(None), "trace"),
    (TURN, ("move",), becomes("9o1"), "SIN-4.1a"),
    (TURN, ("move",), becomes("deal oooo////"), "trace"),
    (TURN, ("move",), becomes(3), "trace"),
    (TURN, ("type",), becomes("end"), "trace"),
    (END, (*SEAT, "score"), plus_one, "SIN-8.1"),
    (END, (*SEAT, "points_lost"), plus_one, "SIN-8.2"),
    (END, ("position", "to_act"), becomes(0), "SIN-3.1"),
    (END, ("outcome", "winners"), lambda winners: [1 - winners[0]], "SIN-8.4"),
    (END, ("outcome", "winners"), becomes([0, 1]), "SIN-8.4"),
    (END, ("outcome", "scores", 0), plus_one, "SIN-8.4"),
    (END, ("outcome", "reason"), becomes(""), "trace"),
    (END, ("outcome",), becomes({"winners": [0]}), "trace"),
]


@pytest.mark.parametrize(("number", "path", "change", "clause"), SPOILT)
def test_a_trace_with_one_wrong_value_is_refused(
    number: int, path: Path, change: Callable[[Any], Any], clause: str
) -> None:
    """[SIN-1.1] And the refusal names the clause."""
    assert refusal(spoilt(GAME, number, path, change)).clause == clause


def test_a_refusal_names_line_ply_clause_and_difference() -> None:
    """[SIN-4.3c] What a reader needs to find the fault."""
    score = json.loads(GAME[TURN])["position"]["seats"][0]["score"]
    text = str(refusal(spoilt(GAME, TURN, (*SEAT, "score"), plus_one)))
    assert text.startswith(f"line {TURN + 1}, ply {TURN - 1}: [SIN-4.3c] after ")
    assert f"seats[0].score: the referee has {score}, the trace {score + 1}" in text


@pytest.mark.parametrize("number", SOME_LINES)
def test_a_trace_with_a_line_missing_is_refused(number: int) -> None:
    """[SIN-3.1] Whichever it is."""
    refusal(GAME[:number] + GAME[number + 1 :])


@pytest.mark.parametrize("number", SOME_LINES)
def test_a_trace_with_a_line_twice_is_refused(number: int) -> None:
    """[SIN-3.1] Whichever it is."""
    refusal(GAME[: number + 1] + GAME[number:])


def test_another_legal_move_than_the_one_followed_up_is_refused() -> None:
    """[SIN-3.2] The next position does not fit."""
    line = json.loads(GAME[TURN])
    other = next(move for move in line["legal"] if move != line["move"])
    refusal(spoilt(GAME, TURN, ("move",), becomes(other)))


def test_chance_offers_no_legal_moves_and_a_seat_always_does() -> None:
    """[SIN-3.2] The key itself is there or not."""
    deal, turn = json.loads(GAME[DEAL]), json.loads(GAME[TURN])
    refusal([*GAME[:DEAL], json.dumps(deal | {"legal": []}), *GAME[DEAL + 1 :]])
    del turn["legal"]
    refusal([*GAME[:TURN], json.dumps(turn), *GAME[TURN + 1 :]])


@pytest.mark.parametrize(
    "lines", [[], ["\n"], GAME[:-1], GAME * 2 + GAME[:9], ["{"], ["[]"], ["{}"], GAME[1:]]
)
def test_what_is_no_trace_is_refused(lines: list[str]) -> None:
    """[SIN-7.1] Nothing at all, half a game, something else."""
    assert refusal(lines).clause == "trace"


def test_the_command_prints_what_was_checked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """[SIN-1.1] Or the refusal, with a status that a script notices."""
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(GAME + eager_game())))
    assert main() == 0
    assert capsys.readouterr().out == f"{len(GAME + eager_game()) - 4} plies of 2 games checked\n"
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(GAME[:-1])))
    assert main() == 1
    assert "[trace]" in capsys.readouterr().err


# --- brute force ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_the_legal_moves_are_the_notations_that_can_be_played(seed: int) -> None:
    """[SIN-3.2] Every source, colour, window, number of jokers and kept colour, one by one."""
    rng = Random(seed)
    position = bare_table(2, BOX)
    for ply in range(5):
        position = after(position, chance_move(position, rng, ply))
    position["seats"][0]["strips"][7] = laid("7b .gb.p")  # a joker strip in play
    for _ in range(6):
        position = after(position, rng.choice(sorted(legal(position))))
    jokers, keeps = ["", "~1", "~2", "~3"], ["", "=o", "=p", "=y", "=b", "=g"]
    notations = map("".join, product("123456c", "opybg", "12345678x", jokers, keeps))
    playable = {move for move in [*notations, "<"] if clause_against(position, move) == ""}
    assert legal(position) == playable
