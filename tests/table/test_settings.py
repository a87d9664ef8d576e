"""What a table is opened with: places, levels, options, clocks, a box of the host's own; keys."""

from __future__ import annotations

import hashlib
import tomllib
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tessera.bots import LEVELS
from tessera.games import GAMES
from tessera.kernel.errors import InvalidComponents, InvalidOption, TesseraError
from tessera.kernel.fair_draws import commitment_to
from tessera.table import commands, keys
from tessera.table.entries import Entry, Opened
from tessera.table.keys import hash_of, new_key, new_table_id, same
from tessera.table.settings import (
    LONGEST_CLOCK,
    Pace,
    Place,
    Settings,
    check_settings,
    with_box,
)
from tessera.table.table import Table
from tessera.table.view import agreement_of

from .seated import BOT, INVITED, OPEN, Sitting, every_game

BOXES = Path(__file__).parents[1] / "games"


def checked(game: str = "sintra", **settings: Any) -> Settings:
    """The settings as the table would keep them."""
    places: list[Place] = settings.pop("places", [OPEN, OPEN])
    return check_settings(GAMES[game], Settings(game=game, places=places, **settings))


def opened(game: str = "sintra") -> Opened:
    """A new table as it is opened outside of tests, with a secret that nobody chose."""
    settings = Settings(game=game, places=[OPEN, OPEN])
    (change,) = commands.open_table(
        GAMES[game], settings, host=hash_of("ana"), invitations=[None, None]
    )
    assert isinstance(change, Opened)
    return change


# ------------------------------------------------------------------ places


@every_game
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_has_two_to_four_seats_each_of_any_kind(game: str, seats: int):
    """Open, by invitation or a bot, in every combination with a seat for a person."""
    for places in product([OPEN, INVITED, BOT], repeat=seats):
        if set(places) == {BOT}:
            continue
        table = Sitting(game, places).table
        assert table.status == "waiting"
        assert agreement_of(table).places == list(places)
        assert [seat.is_taken for seat in table.seats] == [place is BOT for place in places]


@every_game
@pytest.mark.parametrize("seats", [0, 1, 5, 40])
def test_there_are_no_smaller_or_larger_tables(game: str, seats: int):
    """Whatever the game."""
    with pytest.raises(InvalidOption, match=f"2 to 4 seats, not {seats}"):
        checked(game, places=[OPEN] * seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_alone_do_not_open_a_table(seats: int):
    """Somebody has to be there to see it."""
    with pytest.raises(InvalidOption) as refusal:
        checked(places=[BOT] * seats)
    assert refusal.value.code == "no-person"


@pytest.mark.parametrize("level", list(LEVELS))
def test_a_bot_may_have_every_level(level: str):
    """The same levels as everywhere."""
    places = [OPEN, Place(kind="bot", level=level)]
    assert checked(places=places).places == places


@pytest.mark.parametrize(
    "place",
    [
        Place(kind="bot"),
        Place(kind="bot", level=""),
        Place(kind="bot", level="greedy"),
        Place(kind="bot", level="Novice"),
        Place(kind="bot", level="x" * 100_000),
        Place(kind="bot", level="\0\ud800"),
        Place(kind="open", level="easy"),
        Place(kind="invited", level="easy"),
        Place(kind="open", level=""),
    ],
    ids=lambda place: f"{place.kind} {str(place.level)[:8]!r}",
)
def test_a_bot_has_a_level_that_exists_and_nobody_else_has_one(place: Place):
    """What is refused is told in a sentence that is not endless."""
    with pytest.raises(InvalidOption) as refusal:
        checked(places=[OPEN, place])
    assert refusal.value.code in ("invalid-option", "no-such-level")
    assert len(str(refusal.value)) < 200


# ------------------------------------------------------------------ options and boxes


@every_game
def test_options_that_are_not_named_have_their_first_value(game: str):
    """So a table says everything about its game."""
    assert checked(game).options == {
        name: values[0] for name, values in GAMES[game].options.items()
    }


def test_options_are_kept_as_they_were_chosen():
    """And shown so."""
    assert agreement_of(Sitting(options={"side": "B"}).table).options == {"side": "B"}


@every_game
@pytest.mark.parametrize(
    "options", [{"moon": "full"}, {"side": "C"}, {"": ""}, {"side": "A" * 10_000}]
)
def test_options_that_do_not_exist_are_refused(game: str, options: dict[str, str]):
    """Neither names nor values."""
    with pytest.raises(InvalidOption):
        checked(game, options=options)


@every_game
def test_a_table_without_a_box_of_its_own_uses_ours(game: str):
    """What is printed on the pieces is told once, with the rules."""
    ours = GAMES[game].read_components(None, checked(game).options)
    assert agreement_of(Sitting(game).table).components == ours


@every_game
def test_a_table_may_have_a_box_of_its_own(game: str):
    """It is played with and shown as the host wrote it."""
    box = own_box(game)
    assert box != agreement_of(Sitting(game).table).components
    sitting = Sitting(game, components=box).seated("ana", "bea")
    assert agreement_of(sitting.table).components == box
    assert sitting.table.running_match().components == box


@every_game
def test_a_box_may_come_as_its_file_says(game: str):
    """From then on it is components, as in a record."""
    said = tomllib.loads((BOXES / game / "box.toml").read_text("utf-8"))
    assert with_box(GAMES[game], checked(game), said).components == own_box(game)


def own_box(game: str) -> dict[str, Any]:
    """A box that somebody wrote."""
    return GAMES[game].read_components(BOXES / game / "box.toml", checked(game).options)


DAMAGED: list[dict[str, Any]] = [
    {},
    {"junk": 1},
    {"strips": None},
    {"tiles": []},
    {"tiles": [[[[]]]]},
    {"pages": {"a": 1e400}},
]


@every_game
@pytest.mark.parametrize("box", DAMAGED, ids=str)
def test_a_box_that_cannot_be_played_with_is_refused_before_the_table_is_there(
    game: str, box: dict[str, Any]
):
    """Not when somebody sits down."""
    with pytest.raises(InvalidComponents):
        checked(game, components=box)
    with pytest.raises(InvalidComponents):
        with_box(GAMES[game], checked(game), box)


# ------------------------------------------------------------------ pace


@pytest.mark.parametrize(
    "pace",
    [
        Pace(),
        Pace(clock="move", seconds=1),
        Pace(clock="game", seconds=1),
        Pace(clock="move", seconds=LONGEST_CLOCK),
        Pace(clock="game", seconds=LONGEST_CLOCK),
    ],
    ids=str,
)
def test_a_table_is_free_or_has_a_clock_per_move_or_per_game(pace: Pace):
    """From a second to two weeks."""
    assert agreement_of(Sitting(pace=pace).table).pace == pace


@pytest.mark.parametrize(
    "pace",
    [
        Pace(clock="none", seconds=1),
        Pace(clock="none", seconds=-1),
        Pace(clock="move", seconds=0),
        Pace(clock="game", seconds=0),
        Pace(clock="move", seconds=-60),
        Pace(clock="game", seconds=LONGEST_CLOCK + 1),
        Pace(clock="game", seconds=10**30),
    ],
    ids=str,
)
def test_other_clocks_are_refused(pace: Pace):
    """In a sentence that says which there are."""
    with pytest.raises(InvalidOption, match=f"a clock has 1 to {LONGEST_CLOCK} seconds"):
        checked(pace=pace)


# ------------------------------------------------------------------ settings as they come in


PLAIN: dict[str, Any] = {"game": "sintra", "places": [{"kind": "open"}, {"kind": "open"}]}


def test_settings_are_read_from_plain_data():
    """With the usual filled in: free, watched by link, undo and hints."""
    settings = msgspec.convert(PLAIN, Settings)
    assert (settings.watch, settings.absent, settings.pace) == ("link", "bot", Pace())
    assert settings.undo
    assert settings.hints


@pytest.mark.parametrize(
    "fault",
    [
        {"watch": "friends"},
        {"absent": "sleep"},
        {"pace": {"clock": "week", "seconds": 1}},
        {"pace": {"clock": "move", "seconds": "60"}},
        {"pace": {"clock": "move", "seconds": 1.5}},
        {"places": [{"kind": "robot"}, {"kind": "open"}]},
        {"places": [{"kind": "open", "key": "mine"}, {"kind": "open"}]},
        {"places": "open"},
        {"secret": "00"},
        {"undo": "yes"},
        {"options": {"side": 1}},
        {"game": None},
    ],
    ids=str,
)
def test_settings_that_say_something_else_are_not_read(fault: dict[str, Any]):
    """Nobody can bring a secret along, or a word that means nothing."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**PLAIN, **fault}, Settings)


# ------------------------------------------------------------------ the secret, and keys


@every_game
def test_every_table_has_a_secret_of_its_own(game: str):
    """And shows the commitment to it, which is its hash."""
    secrets = {opened(game).secret for _ in range(20)}
    assert len(secrets) == 20
    assert all(len(bytes.fromhex(secret)) == 32 for secret in secrets)
    change = opened(game)
    table = Table(GAMES[game], Entry(at=0, changes=[change]))
    assert table.shuffle.commitment == commitment_to(change.secret)
    assert table.commitment == hashlib.sha256(change.secret.encode()).hexdigest()


def test_keys_are_long_and_never_the_same():
    """So are the names of tables, which are all one needs to watch."""
    for make, size in ((new_key, keys.BYTES), (new_table_id, keys.ID_BYTES)):
        made = {make() for _ in range(100)}
        assert len(made) == 100
        assert min(len(one) for one in made) >= size * 8 // 6
        assert all(
            one.isascii() and one.replace("-", "").replace("_", "").isalnum() for one in made
        )


def test_a_table_keeps_only_the_hash_of_a_key():
    """SHA-256, which no release may change: people keep their keys."""
    assert hash_of("ana") == hashlib.sha256(b"ana").hexdigest()
    assert hash_of("") != hash_of("ana")


@pytest.mark.parametrize(
    ("one", "other", "are_same"),
    [("a", "a", True), ("a", "b", False), ("a", "ab", False), ("", "", True), ("ą", "ą", True)],
)
def test_hashes_are_compared_whole(one: str, other: str, are_same: bool):
    """Also when they are of different length, or no hashes at all."""
    assert same(one, other) is are_same
    assert same(other, one) is are_same


def test_an_unknown_game_is_refused():
    """Before anything is opened."""
    with pytest.raises(TesseraError, match="there is no game 'chess'"):
        Sitting("chess")
