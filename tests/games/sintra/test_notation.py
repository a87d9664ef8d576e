"""Moves as text, as values and as numbers, each way; and what is no move at all."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.games.sintra.engine.rules import MOVES, RETURN_GLAZIER
from tessera.games.sintra.notation import (
    HELP,
    Advance,
    Deal,
    ReturnGlazier,
    SeatMove,
    SintraMove,
    Start,
    Strips,
    Track,
    draw_of,
    in_order,
    letters,
    move_of,
    number_of,
    parse_move,
)
from tessera.kernel.errors import InvalidNotation

MOVES_AND_TEXTS: dict[str, SintraMove] = {
    "3o5": Advance(3, "o", 5),
    "cp1": Advance(0, "p", 1),
    "9g8": Advance(9, "g", 8),
    "1gx": Advance(1, "g", None),
    "cbx": Advance(0, "b", None),
    "cy2~1": Advance(0, "y", 2, on_jokers=1),
    "4b7~2": Advance(4, "b", 7, on_jokers=2),
    "2b4=b": Advance(2, "b", 4, keep="b"),
    "co5~1=p": Advance(0, "o", 5, on_jokers=1, keep="p"),
    "<": ReturnGlazier(),
    "start 0": Start(0),
    "start 3": Start(3),
    "track yobpgy": Track("yobpgy"),
    "strips 1 0f 1b 2f 3b 4f 5b 6f 7f": Strips(1, ("0f", "1b", "2f", "3b", "4f", "5b", "6f", "7f")),
    "deal ooyg/pbbb/oooo/ppyy/oggg": Deal(("ooyg", "pbbb", "oooo", "ppyy", "oggg")),
    "deal oooo/oy///": Deal(("oooo", "oy", "", "", "")),
    "deal ////": Deal(("", "", "", "", "")),
}


@pytest.mark.parametrize(("text", "move"), MOVES_AND_TEXTS.items(), ids=MOVES_AND_TEXTS.keys())
def test_a_move_is_written_and_read_in_one_way(text: str, move: SintraMove):
    assert parse_move(text) == move
    assert str(move) == text


@pytest.mark.parametrize(
    "part",
    [
        *("1 to 9", "c, the centre", "1 to 8", "x if no strip in reach has room"),
        *("o orange", "p pink", "y yellow", "b blue", "g green"),
        *("~1 ~2", "=p", "<        return the glazier"),
    ],
)
def test_the_help_names_every_part_of_a_move(part: str):
    assert part in HELP


def test_the_examples_in_the_help_are_moves():
    examples = HELP.rpartition("Examples:")[2].split()
    assert len(examples) == 5
    assert [str(parse_move(example)) for example in examples] == examples


# ------------------------------------------------------------------ no moves

NO_MOVES = {
    "nothing": "",
    "a blank": " ",
    "a blank before": " 3o5",
    "a blank behind": "3o5 ",
    "a blank inside": "3 o 5",
    "a line end behind": "3o5\n",
    "a line end behind a return": "<\n",
    "a line end behind a start": "start 1\n",
    "capitals": "3O5",
    "a capital centre": "Co5",
    "a capital x": "1oX",
    "a capital word": "Start 1",
    "an Arabic digit for the display": "\u0663o5",
    "a full-width digit for the window": "3o\uff15",
    "a superscript for the jokers": "3o5~\u00b9",
    "an Arabic digit for a seat": "start \u0661",
    "an Arabic digit for a strip": "strips 0 \u0660f 1f 2f 3f 4f 5f 6f 7f",
    "display 0": "0o5",
    "display 10": "10o5",
    "no source": "o5",
    "no colour": "35",
    "an unknown colour": "3r5",
    "two colours": "3oy5",
    "no window": "3o",
    "window 0": "3o0",
    "window 9": "3o9",
    "window 10": "3o10",
    "no jokers written out": "3o5~0",
    "three jokers": "3o5~3",
    "a joker sign alone": "3o5~",
    "a keep sign alone": "3o5=",
    "an unknown colour kept": "3o5=r",
    "two colours kept": "3o5=op",
    "jokers behind the pane kept": "3o5=o~1",
    "two returns": "<<",
    "another sign": ">",
    "seat 4": "start 4",
    "no seat": "start",
    "a negative seat": "start -1",
    "two blanks": "start  1",
    "five places of the track": "track yobpg",
    "seven places of the track": "track yobpgyo",
    "an unknown colour on the track": "track yobpgr",
    "seven strips": "strips 0 0f 1f 2f 3f 4f 5f 6f",
    "nine strips": "strips 0 0f 1f 2f 3f 4f 5f 6f 7f 0f",
    "strip 8": "strips 0 0f 1f 2f 3f 4f 5f 6f 8f",
    "a strip without side": "strips 0 0f 1f 2f 3f 4f 5f 6f 7",
    "strips of nobody": "strips 0f 1f 2f 3f 4f 5f 6f 7f",
    "a deal for one display": "deal oooo",
    "five panes on a display": "deal ooooo/oooo",
    "an unknown colour in a deal": "deal ooor/oooo",
    "an empty deal": "deal ",
    "a word": "pass",
    "a null byte": "3o5\0",
}


@pytest.mark.parametrize("text", NO_MOVES.values(), ids=NO_MOVES.keys())
def test_what_is_no_move_is_refused_with_examples(text: str):
    with pytest.raises(InvalidNotation) as refusal:
        parse_move(text)
    assert refusal.value.code == "invalid-notation"
    assert str(refusal.value) == (
        f"{text!r} is not a move; moves look like 3o5, cy2~1, 2b4=b, 1gx or <"
    )


@pytest.mark.parametrize("text", ["1ox~1", "1ox=o", "cpx~2=p"])
def test_panes_that_all_break_are_neither_placed_nor_kept(text: str):
    """[SIN-4.2e] With x nothing is placed, so there is nothing to choose."""
    with pytest.raises(InvalidNotation, match="where all panes break") as refusal:
        parse_move(text)
    assert refusal.value.code == "breaks-and-places"


@pytest.mark.parametrize(
    ("text", "right"),
    [("deal yoog/oooo", "ooyg"), ("deal oooo/go", "og"), ("deal oooo/oppb/gbyp", "pybg")],
)
def test_letters_out_of_order_in_a_deal_are_refused_with_the_right_order(text: str, right: str):
    with pytest.raises(InvalidNotation) as refusal:
        parse_move(text)
    assert refusal.value.code == "letters-out-of-order"
    assert str(refusal.value) == f"the panes of a display are written in the order opybg: {right}"


@pytest.mark.parametrize("text", ["3" * 100_000, "deal " + "oooo/" * 50_000 + "r"])
def test_a_very_long_text_is_not_echoed_whole(text: str):
    with pytest.raises(InvalidNotation) as refusal:
        parse_move(text)
    assert len(str(refusal.value)) < 150


# ------------------------------------------------------------------ every value, every number

COLOURS = st.sampled_from("opybg")
PLACING = st.builds(
    Advance,
    source=st.integers(0, 9),
    colour=COLOURS,
    window=st.integers(1, 8),
    on_jokers=st.integers(0, 2),
    keep=st.none() | COLOURS,
)
BREAKING = st.builds(Advance, source=st.integers(0, 9), colour=COLOURS, window=st.none())
STRIP_ROWS = st.tuples(
    st.permutations(range(8)), st.lists(st.sampled_from("fb"), min_size=8, max_size=8)
).map(lambda drawn: tuple(f"{n}{side}" for n, side in zip(*drawn, strict=True)))
DISPLAYS = st.lists(st.lists(COLOURS, max_size=4).map(in_order), min_size=5, max_size=9).map(tuple)
ANY_MOVE: st.SearchStrategy[SintraMove] = st.one_of(
    PLACING,
    BREAKING,
    st.just(ReturnGlazier()),
    st.builds(Start, st.integers(0, 3)),
    st.builds(Track, st.text("opybg", min_size=6, max_size=6)),
    st.builds(Strips, st.integers(0, 3), STRIP_ROWS),
    st.builds(Deal, DISPLAYS),
)


@given(ANY_MOVE)
def test_every_move_survives_its_notation(move: SintraMove):
    assert parse_move(str(move)) == move


def disturbed(move: SintraMove, place: int, sign: str, cut: int) -> str:
    """The move's text with something else written into it, or left out, at some place."""
    text = str(move)
    place %= len(text) + 1
    return text[:place] + sign + text[place + cut :]


@given(
    st.builds(
        disturbed,
        ANY_MOVE,
        st.integers(0, 100),
        st.sampled_from(["", *"0123456789copybgx~=</ \n\u0663"]),
        st.integers(0, 2),
    )
)
def test_whatever_can_be_read_is_written_the_same_way(text: str):
    """So that no move has two notations."""
    try:
        move = parse_move(text)
    except InvalidNotation:
        return
    assert str(move) == text


def test_every_number_is_one_move():
    moves = [move_of(number) for number in range(MOVES)]
    assert MOVES == 8101
    assert [number_of(move) for move in moves] == list(range(MOVES))
    assert len(set(moves)) == MOVES


def test_the_last_number_returns_the_glazier():
    assert RETURN_GLAZIER == MOVES - 1
    assert move_of(RETURN_GLAZIER) == ReturnGlazier()


@pytest.mark.parametrize(
    ("number", "move"),
    [
        (5, Advance(0, "o", 1)),
        (0, Advance(0, "o", 1, keep="o")),
        (8 * 18 + 5, Advance(0, "o", None)),
        (9 * 18 + 5, Advance(0, "p", 1)),
        (3 * 810 + 4 * 18 + 6 + 1, Advance(3, "o", 5, on_jokers=1, keep="p")),
    ],
    ids=str,
)
def test_a_number_is_the_digits_of_the_notation(number: int, move: SeatMove):
    assert move_of(number) == move


def test_a_chance_move_as_a_draw():
    assert draw_of(Start(2))[:2].tolist() == [2, 0]
    assert draw_of(Track("yobpgy"))[:6].tolist() == [2, 0, 3, 1, 4, 2]
    row = parse_move("strips 0 0f 1b 2f 3b 4f 5b 6f 7f")
    assert isinstance(row, Strips)
    assert draw_of(row)[:8].tolist() == [0, 3, 4, 7, 8, 11, 12, 14]
    assert draw_of(Deal(("ooyg", "pbbb")))[:10].tolist() == [2, 0, 1, 0, 1, 0, 1, 0, 3, 0]


def test_counts_as_letters_in_the_order_of_the_colours():
    assert letters([2, 0, 1, 0, 1]) == "ooyg"
    assert in_order("gyoo") == "ooyg"
