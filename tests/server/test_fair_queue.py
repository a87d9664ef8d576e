"""Who may think next: exact orders, without threads and clocks."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle, islice

import pytest

from tessera.server.fair_queue import Asker, FairQueue, Kind, Work

LETTERS = dict(zip("QBHLP", Kind, strict=True))


class Room:
    """Threads, and pieces of work by their names."""

    def __init__(self, threads: int = 1, *, quick: int = 0) -> None:
        self._queue = FairQueue(threads, quick=quick)
        self._pieces: dict[str, Work] = {}
        self._names: dict[Work, str] = {}

    def ask(
        self, name: str, kind: Kind, *, address: str = "", key: str | None = None, table: str = ""
    ) -> None:
        self._pieces[name] = piece = Work(kind, Asker(address, key, table))
        self._names[piece] = name
        self._queue.wait(piece)

    def ask_for_all(self, kind: Kind, names: str) -> None:
        """One piece for each, of nobody in particular."""
        for name in names.split():
            self.ask(name, kind)

    def begin(self) -> list[str]:
        """What begins now, as long as threads are free."""
        begun: list[str] = []
        while (piece := self._queue.begin()) is not None:
            begun.append(self._names[piece])
        return begun

    def leave(self, name: str) -> None:
        self._queue.leave(self._pieces[name])

    def end(self, name: str) -> list[str]:
        """What begins after that has come to its end."""
        self.leave(name)
        return self.begin()

    def order(self) -> str:
        """With one thread: everything that begins, one after the other is ended."""
        begun = self.begin()
        for name in begun:
            begun += self.end(name)
        return " ".join(begun)


def taken(waiting: Iterable[str], count: int) -> str:
    """The kinds that have turns, by letters, if before each turn one of each of these waits."""
    turns, had = FairQueue(1, quick=0), ""
    for letters in islice(waiting, count):
        pieces = {Work(LETTERS[letter], Asker()): letter for letter in letters}
        for piece in pieces:
            turns.wait(piece)
        begun = turns.begin()
        assert begun is not None
        had += pieces[begun]
        for piece in pieces:
            turns.leave(piece)
    return had


# ------------------------------------------------------------------ kinds


def test_kinds_come_in_their_order():
    """However late they came."""
    room = Room()
    for letter in "PLHBQ":
        room.ask(letter, LETTERS[letter])
    assert room.order() == "Q B H L P"


def test_after_three_turns_of_a_kind_one_goes_to_the_next_lower_that_waits():
    room = Room()
    room.ask_for_all(Kind.HINT, "h1 h2")
    room.ask_for_all(Kind.BOT, "b1 b2 b3 b4 b5 b6 b7 b8")
    assert room.order() == "b1 b2 b3 h1 b4 b5 b6 h2 b7 b8"


@pytest.mark.parametrize(
    ("waiting", "turns"),
    [
        ("QBHLP", "QQQB QQQH QQQL QQQP QQQB"),
        ("BHLP", "BBBH BBBL BBBP BBBH"),
        ("HP", "HHHP HHHP"),
        ("QP", "QQQP QQQP"),
        ("LP", "LLLP LLLP"),
        ("P", "PPPP PPPP"),
    ],
)
def test_turns_that_are_given_away_go_to_all_lower_kinds_one_after_the_other(
    waiting: str, turns: str
):
    expected = turns.replace(" ", "")
    assert taken(cycle([waiting]), len(expected)) == expected


def test_a_kind_that_comes_first_now_and_then_starves_nobody():
    """Neither of the two has three turns in a row; yet the hint has its turn."""
    assert taken(cycle(["QBH", "BH"]), 16) == "QBQBQBBHQBQBQBHH"


def test_the_longest_that_a_kind_can_be_passed_over():
    """Every kind above does its worst, and then the next: 36 turns."""
    waiting = ["QBHLP"] * 15 + ["BHLP"] * 11 + ["HLP"] * 7 + ["LP"] * 4
    turns = "QQQB QQQH QQQL QQQ BBBH BBBL BBB HHHL HHH LLL P".replace(" ", "")
    assert taken(waiting, 37) == turns


def test_turns_that_passed_over_nobody_do_not_count():
    """Three bots while nobody else waits, and then a hint comes too."""
    assert taken([*["B"] * 3, *["BH"] * 4], 7) == "BBBBBBH"


# ------------------------------------------------------------------ in turn


def test_bots_go_round_by_table():
    room = Room()
    for name in ("a1", "a2", "a3", "b1", "b2", "c1"):
        room.ask(name, Kind.BOT, table=name[0])
    assert room.order() == "a1 b1 c1 a2 b2 a3"


@pytest.mark.parametrize("kind", [Kind.QUICK_BOT, Kind.BOT])
def test_bots_of_one_address_count_as_one_however_many_tables_it_has(kind: Kind):
    """Within the address they go round by table; where none is known each table is a source."""
    room = Room()
    for nth in range(60):
        room.ask(f"flood{nth}", kind, address="a", table=f"table {nth}")
    room.ask("flood0 again", kind, address="a", table="table 0")
    room.ask("bea", kind, address="b", table="hers")
    room.ask("after a start", kind, table="another")
    order = room.begin()
    while len(order) < 6:
        order += room.end(order[-1])
    assert order == ["flood0", "bea", "after a start", "flood1", "flood2", "flood3"]


@pytest.mark.parametrize("kind", [Kind.HINT, Kind.LOOK, Kind.PAPER])
def test_an_address_counts_as_one_however_much_it_asks_for(kind: Kind):
    room = Room()
    for nth in range(300):
        room.ask(f"flood{nth}", kind, address="a", key=f"key {nth}", table=f"table {nth}")
    room.ask("bea", kind, address="b", key="bea", table="hers")
    room.ask("cid", kind, address="c", key="cid", table="his")
    assert room.order().split()[:5] == ["flood0", "bea", "cid", "flood1", "flood2"]


def test_within_an_address_it_goes_round_by_key_or_by_table_where_there_is_none():
    room = Room()
    for name in ("ana1", "ana2", "ana3", "bea1", "bea2"):
        room.ask(name, Kind.HINT, address="club", key=name[:3], table=name)
    for name in ("t1", "t2", "u1"):
        room.ask(name, Kind.HINT, address="club", table=name[0])
    room.ask("home", Kind.HINT, address="home", key="dan", table="x")
    assert room.order() == "ana1 home bea1 t1 u1 ana2 bea2 t2 ana3"


def test_who_comes_new_is_the_last_of_the_round():
    """So it is of no use to ask for one thing after the other."""
    room = Room()
    for name in ("a1", "a2", "b1", "b2"):
        room.ask(name, Kind.HINT, address=name[0])
    assert room.begin() == ["a1"]
    room.ask("c1", Kind.HINT, address="c")
    assert room.end("a1") == ["b1"]
    assert room.end("b1") == ["a2"]
    assert room.end("a2") == ["c1"]
    room.ask("c2", Kind.HINT, address="c")
    assert room.end("c1") == ["b2"]
    assert room.end("b2") == ["c2"]


# ------------------------------------------------------------------ one at a time


def test_of_one_key_there_is_one_hint_at_a_time():
    """From wherever it is asked; others go past those that wait."""
    room = Room(threads=3)
    room.ask("ana1", Kind.HINT, address="a", key="ana", table="t")
    room.ask("ana2", Kind.HINT, address="b", key="ana", table="u")
    room.ask("bea", Kind.HINT, address="b", key="bea", table="v")
    assert room.begin() == ["ana1", "bea"]
    assert room.end("bea") == []
    assert room.end("ana1") == ["ana2"]


def test_at_one_table_there_is_one_hint_at_a_time():
    room = Room(threads=3)
    room.ask("ana", Kind.HINT, address="a", key="ana", table="t")
    room.ask("bea", Kind.HINT, address="b", key="bea", table="t")
    room.ask("cid", Kind.HINT, address="c", key="cid", table="u")
    assert room.begin() == ["ana", "cid"]
    assert room.end("cid") == []
    assert room.end("ana") == ["bea"]


def test_a_key_or_a_table_that_is_not_known_is_not_the_same_as_another():
    room = Room(threads=2)
    room.ask_for_all(Kind.HINT, "one two")
    assert room.begin() == ["one", "two"]


def test_a_table_with_a_hint_may_have_a_bot_and_a_look_too():
    room = Room(threads=3)
    for kind in (Kind.HINT, Kind.BOT, Kind.LOOK):
        room.ask(kind.value, kind, address="a", key="ana", table="t")
    assert room.begin() == ["bot", "hint", "look"]


def test_papers_have_one_thread_at_a_time():
    room = Room(threads=3)
    room.ask("mine", Kind.PAPER, address="a")
    room.ask("yours", Kind.PAPER, address="b")
    assert room.begin() == ["mine"]
    room.ask("look", Kind.LOOK)
    assert room.begin() == ["look"]
    assert room.end("mine") == ["yours"]


def test_work_that_cannot_begin_is_given_no_turn():
    """The hint of a key that is being thought about does not count as one that waits."""
    room = Room(threads=2)
    room.ask("h1", Kind.HINT, key="ana")
    assert room.begin() == ["h1"]
    room.ask("h2", Kind.HINT, key="ana")
    room.ask_for_all(Kind.BOT, "b1 b2 b3 b4 b5")
    assert room.begin() == ["b1"]
    for now, then in (("b1", "b2"), ("b2", "b3"), ("b3", "b4"), ("b4", "b5")):
        assert room.end(now) == [then]
    assert room.end("h1") == ["h2"]


# ------------------------------------------------------------------ quick bots


def test_a_quick_bot_never_waits_for_slow_ones():
    room = Room(threads=2, quick=1)
    room.ask_for_all(Kind.BOT, "slow1 slow2 slow3")
    assert room.begin() == ["slow1", "slow2"]
    room.ask("quick", Kind.QUICK_BOT)
    assert room.begin() == ["quick"]


def test_nobody_else_uses_the_thread_of_quick_bots():
    room = Room(threads=1, quick=1)
    for letter in "BHLP":
        room.ask(letter, LETTERS[letter])
    assert room.begin() == ["B"]


def test_quick_bots_use_their_own_thread_first_and_then_any():
    room = Room(threads=1, quick=1)
    room.ask_for_all(Kind.QUICK_BOT, "q1 q2 q3")
    room.ask("slow", Kind.BOT)
    assert room.begin() == ["q1", "q2"]
    assert room.end("q1") == ["q3"]
    assert room.end("q2") == ["slow"]


def test_turns_on_the_thread_of_quick_bots_do_not_count():
    """They take nothing from anybody, so nothing is given away for them."""
    room = Room(threads=1, quick=1)
    room.ask("h0", Kind.HINT)
    assert room.begin() == ["h0"]
    room.ask("h1", Kind.HINT)
    for nth in range(5):
        room.ask(f"q{nth}", Kind.QUICK_BOT)
        assert room.begin() == [f"q{nth}"]
        assert room.end(f"q{nth}") == []
    room.ask_for_all(Kind.QUICK_BOT, "r1 r2")
    assert room.begin() == ["r1"]
    assert room.end("h0") == ["r2"]


# ------------------------------------------------------------------ leaving


def test_what_is_wanted_no_more_leaves_at_once_and_the_others_keep_their_places():
    room = Room()
    for name in ("a1", "a2", "b1", "c1"):
        room.ask(name, Kind.HINT, address=name[0])
    for name in ("a1", "b1", "b1"):
        room.leave(name)
    assert room.order() == "a2 c1"


def test_what_has_begun_keeps_its_thread_until_it_ends():
    room = Room()
    room.ask_for_all(Kind.HINT, "one two")
    assert room.begin() == ["one"]
    assert room.begin() == []
    assert room.end("one") == ["two"]
