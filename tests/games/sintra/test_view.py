"""What a seat sees, and how the terminal draws it."""

from __future__ import annotations

import msgspec
import pytest

from tessera.games.sintra import GAME, drawing
from tessera.games.sintra.view import SintraView
from tests.games.sintra.board import Board, palace, started, table


def view_of(board: Board, seat: int | None) -> SintraView:
    """The board as the seat sees it."""
    view = GAME.view(board.position, seat)
    assert isinstance(view, SintraView)
    return view


def test_everything_on_the_table_is_open():
    """All seats see the same position."""
    board = table(palace(), palace(), displays="oogg", side="B")
    views = [view_of(board, seat) for seat in (0, 1, None)]
    assert views[0].position == views[1].position == views[2].position
    assert views[0].side == "B"


def test_a_view_is_plain_data():
    """It survives JSON whole."""
    view = view_of(table(palace(), palace(), displays="oogg"), 0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=SintraView) == view


DRAWN = """\
Round 3 of 6, side A.  Track ▲ ◆ ★ ■   bag 87   tower 0

  1 ● ● ★ ★    2            3            4            5
  c ◆ start marker

Bea   0 points   no broken glass
  glazier  ▼
    strip  ○      ◇      □      △      ☆      ○      ◇      ☆
           □      △      ☆      ○      ◇      ◇      □      ○
           ○      ◇      □      △      ☆      △      ☆      □
           □      △      ☆      ○      ◇      ◇      □      ○
           ○      ◇      □      △      ☆      ○      ◇      ☆
  flipped  ypbpo  bygyp  gboby  ogpgb  poyog  yboby  bgpgb  o?b?p
    upper  ·      ·      ·      ·      ·      ·      ·      ·
    lower  ·      ·      ·      ·      ·      ·      ·      ·
           1      2      3      4      5      6      7      8
    worth  4      3      3      2      1      2      1      2

Ana to move   5 points   broken glass -4
  glazier         ▼
    strip         ◇      □      △      ☆      ○      ◇      ○
                  △      ☆      ○      ◇      ◇      □      ?
                  ◇      □      △      ☆      △      ☆      △
                  △      ☆      ○      ◇      ◇      □      ?
                  ◇      □      △      ☆      ○      ◇      ◆
  flipped         bygyp  gboby  ogpgb  poyog  yboby  bgpgb
    upper  ●      ·      ·      ·      ·      ·      ·      ■
    lower  ★      ·      ·      ·      ·      ·      ·      ·
           1      2      3      4      5      6      7      8
    worth  4      3      3      2      1      2      1      2"""


@pytest.fixture(name="drawn")
def drawn_fixture() -> Board:
    """A table with something of everything."""
    seat = palace(
        strips="- 1f 2f 3f 4f 5f 6f 7b",
        panes=f"{'..... ' * 7}....p",
        glass="og - - - - - - y",
        glazier=2,
        score=5,
        row=3,
    )
    return table(seat, palace(), displays="oogg", centre="p", game_round=3)


def test_the_table_is_drawn_with_shapes(drawn: Board):
    """[SIN-1.1] Filled where a pane lies, hollow where a space waits; the viewer comes last."""
    text = GAME.draw(view_of(drawn, 0), drawn.components, ["Ana", "Bea"]).plain
    assert "\n".join(line.rstrip() for line in text.splitlines()) == DRAWN.replace(
        "▲ ◆ ★ ■", "▲ ◆ ★ ■"
    )


def test_letters_do_instead_of_shapes(drawn: Board):
    """For terminals that show nothing else."""
    text = GAME.draw(view_of(drawn, 0), drawn.components, ["Ana", "Bea"], letters=True).plain
    assert text.isascii()
    assert "1 O O G G" in text


def test_colours_have_styles_too(drawn: Board):
    """Rich shows them; `print` shows the shapes alone."""
    text = GAME.draw(view_of(drawn, 0), drawn.components, ["Ana", "Bea"])
    assert {str(span.style) for span in text.spans} >= {"dark_orange", "green3"}
    assert len(set(drawing.STYLES.values())) == 5


def test_the_legend_names_every_sign():
    """Shape, letter, colour."""
    assert drawing.legend().plain == (
        "● o orange   ◆ p pink   ■ y yellow   ▲ b blue   ★ g green   ? joker"
    )


def test_a_match_draws_itself_for_a_seat():
    """With the names of the seats."""
    match = started()
    match.names = ["Ana", "Bea"]
    assert "Ana" in str(match.draw(0))
