"""What a table is opened with: the game, who may sit where, who may watch, and how fast it goes."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tessera.bots import is_opponent, opponents
from tessera.kernel.engine.chance import MOST_SEATS
from tessera.kernel.errors import InvalidOption
from tessera.kernel.game import Game
from tessera.kernel.records import ChosenOptions, Word
from tessera.kernel.values import Json

LONGEST_CLOCK = 14 * 24 * 3600  # seconds: two weeks


class Place(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who may sit on a seat: anybody, whoever has the invitation, or a bot of some level."""

    kind: Literal["open", "invited", "bot"]
    level: Word | None = None  # of a bot


class Pace(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much time a seat has: any, so much for every move, or so much for all of them."""

    clock: Literal["none", "move", "game"] = "none"
    seconds: int = 0


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that is decided before anybody sits down."""

    game: Word
    options: ChosenOptions = {}
    components: Json | None = None  # a box of the host's own
    places: Annotated[list[Place], Meta(max_length=MOST_SEATS)]
    watch: Literal["anyone", "link", "nobody"] = "link"  # listed, by the table's address, or not
    pace: Pace = Pace()
    absent: Literal["bot", "forfeit"] = "bot"  # what becomes of a seat that is late or leaves
    undo: bool = True
    hints: bool = True


def check_settings(game: Game, settings: Settings) -> Settings:
    """The settings with all options filled in; refuses what cannot be played."""
    options = game.check_options(len(settings.places), settings.options)
    for place in settings.places:
        check_level(place.level, wanted=place.kind == "bot")
    if all(place.kind == "bot" for place in settings.places):
        raise InvalidOption("at least one seat is for a person", code="no-person")
    pace = settings.pace
    if (pace.clock == "none") != (pace.seconds == 0) or not 0 <= pace.seconds <= LONGEST_CLOCK:
        sentence = f"a clock has 1 to {LONGEST_CLOCK} seconds, and no clock has none"
        raise InvalidOption(sentence, code="bad-clock", longest=LONGEST_CLOCK)
    checked = msgspec.structs.replace(settings, options=options)
    game.new_position(len(settings.places), options, box_of(game, checked))
    return checked


def with_box(game: Game, settings: Settings, box: Json) -> Settings:
    """The settings with the components of a box file, given as what its TOML says."""
    options = game.check_options(len(settings.places), settings.options)
    return msgspec.structs.replace(settings, components=game.read_components(box, options))


def check_level(level: str | None, *, wanted: bool) -> None:
    """A bot has a level that exists; nobody else has one."""
    if wanted != (level is not None):
        raise InvalidOption("a bot's place has a level, and no other has one")
    if level is not None and not is_opponent(level):
        known = ", ".join(opponents())
        sentence = f"there is no level {level[:40]!r}; there are {known}"
        raise InvalidOption(sentence, code="no-such-level")


def box_of(game: Game, settings: Settings) -> Json:
    """What is printed on the pieces: the host's box, or ours, which all tables share."""
    if settings.components is not None:
        return settings.components
    return _our_box(game, tuple(settings.options.items()))


@lru_cache(maxsize=64)
def _our_box(game: Game, options: tuple[tuple[str, str], ...]) -> Json:
    return game.read_components(None, dict(options))
