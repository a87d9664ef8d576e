"""Where words, rules and the built page lie: in an installed package, or in a checkout.

A game of another package has its own beside it.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).parent


def folder(name: str) -> Path:
    """The folder `locales`, `docs/rules` or `web/dist`."""
    inside = _PACKAGE / name
    return inside if inside.exists() else _PACKAGE.parents[1] / name


BROUGHT: dict[str, Path] = {}  # games of other packages: the folder of each


def words_of(game: str, language: str) -> list[Path]:
    """The Fluent files of a game, or of anything else that has words: its own and its `-…`."""
    if game in BROUGHT:
        return sorted((BROUGHT[game] / "locales" / language).glob("*.ftl"))
    files = (folder("locales") / language).glob(f"{game}*.ftl")
    return sorted(file for file in files if file.stem.partition("-")[0] == game)


def rules_of(game: str, language: str) -> Path:
    """A game's rules as a page."""
    if game in BROUGHT:
        return BROUGHT[game] / "rules" / f"{language}.md"
    return folder("docs/rules") / language / f"{game}.md"


def brought_by(game: str, kind: str) -> dict[str, str]:
    """The words ("locales/*/*.ftl") or rules ("rules/*.md") of such a game, by language."""
    texts: dict[str, str] = {}
    for file in sorted(BROUGHT[game].glob(kind)) if game in BROUGHT else ():
        language = file.stem if file.suffix == ".md" else file.parent.name
        texts[language] = texts.get(language, "") + file.read_text(encoding="utf-8") + "\n"
    return texts
