"""Every refusal has a code that stays, and a sentence; nothing else ever comes out of a request."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tessera import table as room
from tessera.kernel.errors import InvalidOption, TesseraError
from tessera.table import commands
from tessera.table.entries import Entry, entry_from_json
from tessera.table.keys import hash_of
from tessera.table.refusals import Refused
from tessera.table.settings import Pace
from tessera.table.table import ANSWER_WITHIN
from tessera.table.view import check_advice, plies_from

from .seated import (
    BOT,
    INVITED,
    OPEN,
    TIMED,
    Request,
    Sitting,
    every_game,
    everything,
    people,
    replayed,
    two_people,
    whole_game,
)

# ------------------------------------------------------------------ each with its code


def waiting() -> Sitting:
    """Ana sits at a table with an open and a kept seat."""
    return Sitting("sintra", [OPEN, OPEN, INVITED]).seated("ana")


def asked() -> Sitting:
    """Whoever moved first asks to take it back."""
    sitting = two_people()
    sitting.move()
    sitting.ask(commands.undo, mover(sitting))
    return sitting


def mover(sitting: Sitting) -> str:
    """Who made the last move."""
    return sitting.who(sitting.table.running_match().seat_at(sitting.ply - 1))


def unanswered() -> Sitting:
    """Somebody asked, and nobody answered."""
    sitting = asked()
    sitting.later(ANSWER_WITHIN)
    sitting.ask(commands.lapse)
    return sitting


def asked_often() -> Sitting:
    """Somebody asked twice about one move, and thought better of it."""
    sitting = asked()
    sitting.ask(commands.answer, mover(sitting), agree=False)
    sitting.ask(commands.undo, mover(sitting))
    sitting.ask(commands.answer, mover(sitting), agree=False)
    return sitting


def talked_out() -> Sitting:
    """Ana has talked too much."""
    sitting = two_people()
    for _ in range(5):
        sitting.ask(commands.say, "ana", seat=0, text="la")
    return sitting


def forfeited() -> Sitting:
    """Ana has forfeited, two others play on."""
    sitting = people("sintra", 3, absent="forfeit")
    sitting.ask(commands.leave, "ana", seat=0)
    return sitting


def refused(sitting: Sitting, request: Request, who: str, **wishes: Any) -> TesseraError:
    """Why not."""
    return sitting.refusal(request, who, **wishes)


def sit(sitting: Sitting, seat: int, seed: str = "") -> TesseraError:
    """Why Cid cannot sit down."""
    return sitting.refusal(commands.sit, "cid", seat=seat, name="Cid", seed=seed)


def out_of_turn() -> TesseraError:
    """Why the other of two cannot move."""
    sitting = two_people()
    other = sitting.who(1 - sitting.table.to_act)
    return sitting.refusal(commands.play, other, ply=sitting.ply, move=sitting.legal[0])


def while_away() -> TesseraError:
    """Why somebody who left cannot move."""
    sitting = two_people().until_turn_of(0)
    sitting.ask(commands.leave, "ana", seat=0)
    return sitting.refusal(commands.play, "ana", ply=sitting.ply, move=sitting.legal[0])


def rematch(table: Any, key: str) -> commands.Changes:
    """What happens at the old table."""
    return commands.rematch(table, key, new_id="x")[0]


def raised(call: Callable[[], object]) -> TesseraError:
    """What comes out of it."""
    with pytest.raises(TesseraError) as refusal:
        call()
    return refusal.value


REFUSALS: dict[str, tuple[str, Callable[[], TesseraError]]] = {
    "no-such-seat": ("there is no seat 99", lambda: sit(waiting(), 99)),
    "seat-taken": ("somebody sits there already", lambda: sit(waiting(), 0)),
    "not-invited": ("this seat is kept for somebody else", lambda: sit(waiting(), 2)),
    "bad-seed": ("a seed has up to 64 printable characters", lambda: sit(waiting(), 1, "\n")),
    "already-begun": ("the game has begun already", lambda: sit(two_people(), 1)),
    "not-begun": ("the game has not begun yet", lambda: refused(waiting(), commands.undo, "ana")),
    "game-over": (
        "the game is over",
        lambda: refused(whole_game("sintra"), commands.undo, "ana"),
    ),
    "not-host": (
        "only whoever opened the table can start the game",
        lambda: refused(waiting(), commands.start, "bea", level="easy"),
    ),
    "nobody-there": (
        "somebody has to sit down first",
        lambda: refused(Sitting(), commands.start, "ana", level="easy"),
    ),
    "not-your-seat": (
        "this is not your seat",
        lambda: refused(two_people(), commands.leave, "bea", seat=0),
    ),
    "not-your-turn": ("it is not your turn", out_of_turn),
    "away": ("a bot plays for you", while_away),
    "no-undo": (
        "at this table nothing is taken back",
        lambda: refused(two_people(undo=False), commands.undo, "ana"),
    ),
    "asked-already": (
        "somebody asks already to take a move back",
        lambda: refused(asked(), commands.undo, "ana"),
    ),
    "nobody-answered": (
        "nobody answered when you asked: play on",
        lambda: refused(sitting := unanswered(), commands.undo, mover(sitting)),
    ),
    "asked-enough": (
        "you have asked often enough: play on",
        lambda: refused(sitting := asked_often(), commands.undo, mover(sitting)),
    ),
    "not-asked": (
        "nobody asks to take a move back",
        lambda: refused(two_people(), commands.answer, "ana", agree=True),
    ),
    "own-question": (
        "the others are asked, not you",
        lambda: refused(sitting := asked(), commands.answer, mover(sitting), agree=True),
    ),
    "forfeited": (
        "the seat has forfeited the game",
        lambda: refused(forfeited(), commands.come_back, "ana", seat=0),
    ),
    "not-over": ("the game is not over", lambda: refused(two_people(), rematch, "ana")),
    "too-many-marks": (
        "a letter has at most 2 marks above or below it",
        lambda: refused(two_people(), commands.say, "ana", seat=0, text="Z" + "\u0316" * 3),
    ),
    "not-a-line": (
        "a line has 1 to 300 printable characters",
        lambda: refused(two_people(), commands.say, "ana", seat=0, text=""),
    ),
    "no-such-reaction": (
        "the reactions are applause, laugh, wow, thinking, oops, thanks",
        lambda: refused(two_people(), commands.react, "ana", seat=0, reaction="rage"),
    ),
    "too-fast": (
        "not so fast: wait a few seconds",
        lambda: refused(talked_out(), commands.say, "ana", seat=0, text="la"),
    ),
    "no-such-ply": (
        "the plies so far are 0 to 5",
        lambda: raised(lambda: plies_from(two_people().table, 0, 99)),
    ),
    "no-hints": (
        "at this table there are no hints",
        lambda: raised(lambda: check_advice(two_people(hints=False).table, [0])),
    ),
    "bad-clock": (
        "a clock has 1 to 1209600 seconds, and no clock has none",
        lambda: raised(lambda: two_people(pace=Pace(clock="move"))),
    ),
    "no-such-level": (
        "there is no level 'best'; there are novice, easy, medium, hard, strong",
        lambda: refused(waiting(), commands.start, "ana", level="best"),
    ),
    "no-person": (
        "at least one seat is for a person",
        lambda: raised(lambda: Sitting("sintra", [BOT, BOT])),
    ),
}


@pytest.mark.parametrize("code", REFUSALS)
def test_a_refusal_has_a_code_that_stays_and_a_sentence(code: str):
    """The browser translates the code; the sentence is for people."""
    sentence, refuse = REFUSALS[code]
    refusal = refuse()
    assert (refusal.code, str(refusal)) == (code, sentence)
    assert isinstance(refusal, Refused | InvalidOption)


def codes_in(source: Path) -> set[str]:
    """Every code that a file gives to an error."""
    return {
        keyword.value.value
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        for keyword in node.keywords
        if keyword.arg == "code" and isinstance(keyword.value, ast.Constant)
        if isinstance(keyword.value.value, str)
    }


def test_every_code_of_the_table_is_in_the_list_above():
    """A new refusal needs a line there."""
    folder = Path(str(room.__file__)).parent
    used = set[str]().union(*map(codes_in, folder.glob("*.py")))
    assert used == set(REFUSALS)


def test_a_refusal_without_a_code_of_its_own_has_that_of_its_kind():
    """So there always is one."""
    assert Refused("no").code == "refused"
    assert issubclass(Refused, TesseraError)


# ------------------------------------------------------------------ whatever is asked

STAGES = ("waiting", "running", "asked", "left", "over")
PEOPLE = st.sampled_from(["ana", "bea", "cid", "host", "", "stranger"])
NUMBERS = st.integers(-3, 8) | st.sampled_from([99, -99, 2**31, -(2**63), 2**64, 10**30, -(10**30)])
TEXTS = st.text(st.characters(codec=None), max_size=50) | st.sampled_from(
    [
        "",
        " ",
        "\0",
        "\n",
        "\ud800",
        "\u202e",
        "x" * 10_000,
        "ana",
        "easy",
        "1o1",
        "turn",
        "wow",
        "<",
    ]
)


@cache
def at_stage(game: str, stage: str) -> Sitting:
    """A table of two in this state; nobody may change it."""
    if stage == "waiting":
        return Sitting(game, [OPEN, INVITED], host="host").seated("ana")
    if stage == "over":
        return whole_game(game)
    sitting = Sitting(game, host="host").seated("ana", "bea")
    sitting.until(lambda: sitting.ply > 8)
    if stage == "asked":
        sitting.until(lambda: can_ask(sitting))
        sitting.ask(commands.undo, "ana")
    if stage == "left":
        sitting.ask(commands.leave, "bea", seat=1)
    return sitting


def can_ask(sitting: Sitting) -> bool:
    """Can Ana ask to take a move back?"""
    try:
        return bool(commands.undo(sitting.table, hash_of("ana")))
    except TesseraError:
        return False


WISHES: dict[Request, dict[str, st.SearchStrategy[Any]]] = {
    commands.sit: {"seat": NUMBERS, "name": TEXTS, "seed": TEXTS, "invitation": TEXTS.map(ascii)},
    commands.stand: {"seat": NUMBERS},
    commands.start: {"level": TEXTS},
    commands.play: {"ply": NUMBERS, "move": TEXTS},
    commands.undo: {},
    commands.answer: {"agree": st.booleans()},
    commands.leave: {"seat": NUMBERS},
    commands.come_back: {"seat": NUMBERS},
    commands.say: {"seat": NUMBERS, "text": TEXTS, "at": NUMBERS},
    commands.react: {"seat": NUMBERS, "reaction": TEXTS, "at": NUMBERS},
    rematch: {},
}


def answered(
    sitting: Sitting, request: Request, who: str, **wishes: Any
) -> commands.Changes | TesseraError:
    """What a request brings, or why it is refused."""
    try:
        return request(sitting.table, hash_of(who), **wishes)
    except TesseraError as refusal:
        return refusal


@every_game
@pytest.mark.parametrize("stage", STAGES)
@settings(max_examples=40)
@given(data=st.data())
def test_whatever_is_asked_is_granted_or_refused_and_changes_nothing_yet(
    game: str, stage: str, data: st.DataObject
):
    """No other error ever comes out; a refusal can be told, what is granted can be kept."""
    sitting = at_stage(game, stage)
    before = everything(sitting.table)
    for request, wishes in WISHES.items():
        asked_for = data.draw(st.fixed_dictionaries(wishes))
        answer = answered(sitting, request, data.draw(PEOPLE), **asked_for)
        if isinstance(answer, TesseraError):
            assert answer.code.replace("-", "").isalpha()
            assert 0 < len(str(answer)) < 1000
        else:
            entry = Entry(at=0, changes=answer)
            assert entry_from_json(msgspec.json.encode(entry)) == entry
    assert everything(sitting.table) == before


@pytest.mark.parametrize("stage", STAGES)
@given(at=NUMBERS, ply=NUMBERS, move=TEXTS)
@example(at=10**30, ply=-1, move="")
def test_so_it_is_with_what_the_server_asks(stage: str, at: int, ply: int, move: str):
    """Clocks that have run out, and bots that come too late."""
    sitting = at_stage("sintra", stage)
    before = everything(sitting.table)
    assert commands.expire(sitting.table, at=at) == []
    if ply != sitting.ply:
        assert commands.play_for(sitting.table, ply=ply, move=move) == []
    assert everything(sitting.table) == before


@every_game
@pytest.mark.parametrize("stage", STAGES)
def test_what_is_granted_to_strangers_is_to_sit_down_and_nothing_else(game: str, stage: str):
    """Sensible requests by somebody with no seat, no link and no table of their own."""
    sitting = at_stage(game, stage)
    sensible: dict[Request, dict[str, Any]] = {
        commands.sit: {"seat": 1, "name": "X", "seed": ""},
        commands.stand: {"seat": 0},
        commands.start: {"level": "easy"},
        commands.play: {"ply": sitting.ply, "move": "turn"},
        commands.undo: {},
        commands.answer: {"agree": True},
        commands.leave: {"seat": 0},
        commands.come_back: {"seat": 1},
        commands.say: {"seat": 0, "text": "hello"},
        commands.react: {"seat": 0, "reaction": "wow"},
        rematch: {},
    }
    for request, wishes in sensible.items():
        assert sitting.code(request, "stranger", **wishes)


@every_game
@pytest.mark.parametrize("stage", STAGES)
def test_a_request_that_is_granted_changes_nothing_by_itself(game: str, stage: str):
    """Only adding the entry does; asked twice, the answer is the same."""
    sitting = at_stage(game, stage)
    ana, bea = hash_of("ana"), hash_of("bea")
    before, granted = everything(sitting.table), 0
    legal = [] if stage in ("waiting", "over") else sitting.legal
    to_act = sitting.table.seats[sitting.table.to_act].key if legal else ana
    wishes: list[tuple[Request, str, dict[str, Any]]] = [
        (commands.sit, bea, {"seat": 1, "name": "B", "seed": "", "invitation": link(sitting)}),
        (commands.start, hash_of("host"), {"level": "easy"}),
        (commands.stand, ana, {"seat": 0}),
        *((commands.play, to_act, {"ply": sitting.ply, "move": move}) for move in legal[:5]),
        (commands.undo, ana, {}),
        (commands.answer, bea, {"agree": True}),
        (commands.answer, bea, {"agree": False}),
        (commands.leave, ana, {"seat": 0}),
        (commands.come_back, bea, {"seat": 1}),
        (commands.say, ana, {"seat": 0, "text": "hello", "at": sitting.now}),
        (commands.react, ana, {"seat": 0, "reaction": "wow", "at": sitting.now}),
    ]
    for request, key, wish in wishes:
        try:
            first, second = (request(sitting.table, key, **wish) for _ in range(2))
        except TesseraError:
            continue
        assert first == second
        assert everything(sitting.table) == before
        granted += bool(first)
    assert granted >= 2
    assert everything(replayed(game, sitting.entries)) == before


def link(sitting: Sitting) -> str:
    """The hash of the link to the second seat, if there is one."""
    return hash_of(sitting.invitations[1] or "")


def test_the_requests_above_are_all_there_are():
    """A new one needs a line there."""
    public = {
        value
        for name, value in vars(commands).items()
        if callable(value)
        and getattr(value, "__module__", "") == commands.__name__
        and not name.startswith("_")
    }
    asked_by_people = {*WISHES, commands.rematch} - {rematch}
    by_the_server = {commands.open_table, commands.play_for, commands.expire, commands.lapse}
    assert public == asked_by_people | by_the_server
    assert set(TIMED) <= public
