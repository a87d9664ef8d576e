"""What is seen of the text that people type: names at the table and what they say."""

from __future__ import annotations

import unicodedata

from tessera.table.refusals import Refused

MOST_MARKS = 2  # on one letter; an accent that has a letter of its own does not count
_IGNORABLE = (  # the code points that Unicode wants to be shown as nothing
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5),
    (0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164),
    (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip
_BLANK = (0x2800, 0x1D159)  # a sign of Braille and a note: nothing is drawn for them either
_NOTHING = {one for first, last in _IGNORABLE for one in range(first, last + 1)} | {*_BLANK}
_AS_TEXT_OR_PICTURE = "\ufe0e\ufe0f"
_KEY = "\u20e3"  # drawn around a digit


def visible(text: str) -> str:
    """The text without what nothing is seen of, every accent as part of its letter if it can be.

    What makes a picture of a sign stays. Hostile text has to be cut short before: this takes time
    that grows with the square of its marks.
    """
    seen = ""
    for nth, letter in enumerate(text):
        if letter in _AS_TEXT_OR_PICTURE:
            seen += letter if _becomes_picture(seen[-1:], text[nth + 1 : nth + 2]) else ""
        elif ord(letter) not in _NOTHING:
            seen += letter
    return _without_lone_marks(unicodedata.normalize("NFC", seen))


def _becomes_picture(before: str, after: str) -> bool:
    """Does a selector here make a picture of the sign before it, or of a digit on its key?"""
    return before != "" and (unicodedata.category(before) == "So" or after == _KEY)


def _without_lone_marks(text: str) -> str:
    kept = ""
    for letter in text:
        is_mark = unicodedata.category(letter).startswith("M")
        kept += "" if is_mark and (not kept or kept[-1].isspace()) else letter
    return kept


def check_marks(text: str) -> None:
    """Refuse towers of marks, which reach over the lines above and below."""
    run = 0
    for letter in unicodedata.normalize("NFC", text):
        run = run + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if run > MOST_MARKS:
            sentence = f"a letter has at most {MOST_MARKS} marks above or below it"
            raise Refused(sentence, code="too-many-marks")
