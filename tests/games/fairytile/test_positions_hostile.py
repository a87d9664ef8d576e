"""JSON that is no position at all is refused like any other, whatever is in it."""

from __future__ import annotations

from math import nan

import pytest

from tessera.games.fairytile import GAME
from tessera.kernel.errors import InvalidPosition
from tessera.kernel.values import Json

from .boxes import BOX, GARBAGE, TomlPath, as_lists, changed, position_of, ways, without
from .test_positions_refused import good, over, refusal_of, setting_up

NO_POSITION = "this is not a position of Fairy Tile: "


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"adventure": "1"}, "Expected `int`, got `str` - at `$.adventure`"),
        ({"adventure": True}, "Expected `int`, got `bool` - at `$.adventure`"),
        ({"adventure": 1.0}, "Expected `int`, got `float` - at `$.adventure`"),
        ({"start_seat": nan}, "Expected `int`, got `float` - at `$.start_seat`"),
        ({"start_seat": None}, "Expected `int`, got `null` - at `$.start_seat`"),
        ({"recounted": 1}, "Expected `bool`, got `int` - at `$.recounted`"),
        ({"to_act": "nobody"}, "Invalid enum value 'nobody' - at `$.to_act`"),
        ({"to_act": False}, "`bool` - at `$.to_act`"),
        ({"kingdom": "P K D"}, "Expected `array`, got `str` - at `$.kingdom`"),
        ({"kingdom": [None]}, "Expected `object`, got `null` - at `$.kingdom[0]`"),
        ({"characters": []}, "`array` - at `$.characters`"),
        ({"characters": {"princess": [1]}}, "of length 2, got 1 - at `$.characters[...]`"),
        ({"stack": [{"tile": 7, "face": 0}]}, "Expected `str`, got `int` - at `$.stack[0].tile`"),
        ({"seats": {}}, "Expected `array`, got `object` - at `$.seats`"),
        ({"seed": 7}, "Object contains unknown field `seed`"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_value_of_another_kind_is_named_with_its_place(changes: Json, reason: str):
    sentence = refusal_of({**good(), **changes})
    assert sentence.startswith(NO_POSITION)
    assert sentence.endswith(reason)


@pytest.mark.parametrize("field", good().keys())
def test_nothing_may_be_missing(field: str):
    assert refusal_of(without(good(), field)).endswith(f"missing required field `{field}`")


@pytest.mark.parametrize("field", good()["seats"][0].keys())
def test_nothing_of_a_seat_may_be_missing(field: str):
    sentence = refusal_of(without(good(), "seats", 1, field))
    assert sentence.endswith(f"missing required field `{field}` - at `$.seats[1]`")


@pytest.mark.parametrize("field", ["tile", "face", "q", "r", "rotation"])
def test_nothing_of_a_tile_may_be_missing(field: str):
    sentence = refusal_of(without(good(), "kingdom", 2, field))
    assert sentence.endswith(f"missing required field `{field}` - at `$.kingdom[2]`")


def test_what_is_no_object_of_this_form_is_no_position():
    for garbage in GARBAGE:
        with pytest.raises(InvalidPosition, match="^" + NO_POSITION):
            GAME.position_from_json(garbage, {}, BOX)


# ------------------------------------------------------------------ anything anywhere

POSITIONS = [as_lists(json) for json in (good(), over(), setting_up())]


@pytest.mark.parametrize("json", POSITIONS, ids=["good", "over", "setting up"])
def test_whatever_stands_anywhere_is_taken_or_refused(json: Json):
    """Nothing but InvalidPosition escapes; and what is taken comes back as it was."""
    wrong: list[str] = []
    for way in ways(json):
        for garbage in GARBAGE:
            spoilt = changed(json, *way, to=garbage)
            fault = what_goes_wrong(spoilt)
            if fault:
                wrong.append(f"{'.'.join(map(str, way))}: {fault}")
    assert not wrong


@pytest.mark.parametrize("json", POSITIONS, ids=["good", "over", "setting up"])
def test_whatever_is_not_asked_for_is_refused(json: Json):
    """[FT-1.4] Unknown keys at any depth, however odd."""
    objects = [(), ("seats", 0), ("kingdom", 0), ("stack", 0), ("characters",)]
    for way in objects:
        for key in ("seed", "", "\0", "x" * 10_000):
            spoilt = changed(json, *way, key, to=0)
            with pytest.raises(InvalidPosition):
                position_of(spoilt)


@pytest.mark.parametrize(
    "way",
    [("to_act",), ("kingdom",), ("stack", 0, "tile"), ("seats", 0, "hand"), ("\ud800",)],
    ids=["to_act", "kingdom", "tile", "hand", "a key"],
)
def test_half_a_character_is_refused_too(way: TomlPath):
    """JSON text can bring one, a lone surrogate."""
    with pytest.raises(InvalidPosition):
        position_of(changed(good(), *way, to="\ud800"))


def what_goes_wrong(json: Json) -> str:
    """What escapes besides a refusal with a sentence, or a position that is not what was said."""
    try:
        position = position_of(json)
    except InvalidPosition as refusal:
        return "" if 0 < len(str(refusal)) < 1000 else "not a sentence"
    except Exception as error:
        return f"{type(error).__name__}: {error}"[:80]
    back = as_lists(GAME.position_to_json(position))
    return "" if back == json else "it comes back different"
