"""The story is there in every language: 36 pages, each with a title and a few sentences."""

from __future__ import annotations

import re

import pytest

from tessera.resources import folder
from tessera.words import LANGUAGES, read_out

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
PAGES = range(1, 37)

# A sentence ends with a mark, maybe behind a quotation, before a capital letter or the end.
CAPITAL = "[^\\W\\d_a-zà-öø-ÿąćęłńśźżčďěňřšťůž]"
END = re.compile(rf"[.!?…]+[”’“»)]*(?=\s+[„“«¿¡–—]*{CAPITAL}|$)")
LETTERS = {
    "en": "",
    "pl": "ąćęłńóśźż",
    "cs": "áčďéěíňóřšťúůýž",
    "es": "áéíñóúü",
}
QUOTES = {"en": "“”", "pl": "„”", "cs": "„“", "es": "«»"}


def page(number: int, language: str) -> tuple[str, str]:
    """Its title and its text, each in one line."""
    title, *text = read_out("fairytile", f"page-{number}", language).split("\n")
    return title, " ".join(text)


@EVERY_LANGUAGE
def test_the_story_has_36_pages_in_order(language: str):
    """[FT-1.3] Nothing else is in the file."""
    file = folder("locales") / language / "fairytile-story.ftl"
    lines = file.read_text(encoding="utf-8").split("\n")
    messages = [line for line in lines if line[:1] not in {"", " ", "#"}]
    assert messages == [f"page-{number} =" for number in PAGES]
    assert [line.split()[0] for line in lines if line.startswith("    .")] == [".title"] * 36
    assert all(line == line.rstrip() and len(line) <= 100 for line in lines)


@EVERY_LANGUAGE
def test_every_page_has_a_title_of_its_own(language: str):
    """[FT-6.1] It is read out first."""
    titles = [page(number, language)[0] for number in PAGES]
    assert len(set(titles)) == 36
    for title in titles:
        assert 5 <= len(title) <= 40
        assert title.lstrip("¿¡")[0].isupper()
        assert title[-1] not in ".,;:"


@EVERY_LANGUAGE
def test_every_page_has_two_to_four_sentences(language: str):
    """[FT-1.3] A piece of the story each."""
    texts = [page(number, language)[1] for number in PAGES]
    assert len(set(texts)) == 36
    for text in texts:
        assert 2 <= len(END.findall(text)) <= 4, text
        assert END.search(text[-3:])
        assert 200 <= len(text) <= 500


@EVERY_LANGUAGE
def test_the_words_are_those_of_the_language(language: str):
    """No junk: only its letters, marks and pairs of quotation marks."""
    allowed = set(
        "abcdefghijklmnopqrstuvwxyz" + LETTERS[language] + " .,;:!?…’–—" + QUOTES[language]
    )
    allowed |= set("¿¡") if language == "es" else set[str]()
    for number in PAGES:
        text = " ".join(page(number, language))
        assert set(text.lower()) <= allowed, (number, set(text.lower()) - allowed)
        opening, closing = QUOTES[language]
        assert text.count(opening) == text.count(closing), number
        assert "  " not in text
        assert not re.search(r"\b(\w{3,}) \1\b", text), number
        assert not re.search(r"\s[,.;:!?…](?!\w)", text), number


@EVERY_LANGUAGE
def test_every_page_names_a_character(language: str):
    """[FT-1.1] The Princess, the Knight or the Dragon, or the echo that they look for."""
    names = {
        "en": "Princess|Knight|Dragon",
        "pl": "Księżni|Rycerz|Smoczyc",
        "cs": "Princezn|Rytíř|Dračic",
        "es": "Princesa|Caballero|Dragona",
    }[language]
    for number in PAGES:
        assert re.search(names, page(number, language)[1]), number


@pytest.mark.parametrize("language", ["pl", "cs", "es"])
def test_no_page_was_left_in_english(language: str):
    for number in PAGES:
        assert page(number, language)[1] != page(number, "en")[1]
        assert not re.search(r"\b(the|and|was|with)\b", page(number, language)[1]), number
