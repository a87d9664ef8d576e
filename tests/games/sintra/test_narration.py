"""What happens in a move is told in order, completely and truly."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tessera.bots import Bot
from tessera.games.sintra import GAME, events
from tessera.kernel.engine.chance import generator
from tessera.kernel.match import Match
from tessera.kernel.values import events_in
from tessera.words import tell
from tests.games.sintra.board import palace, started, table

NAMES = ["Ana", "Bea", "Cid", "Dov"]


def told(happened: list[Any]) -> list[str]:
    """The events as sentences."""
    return [tell("sintra", event, NAMES) for event in happened]


def test_taking_from_a_display_is_told_step_by_step():
    """[SIN-4.1a, SIN-4.2b] Taken, the rest to the centre, the glazier, placed."""
    happened = table(palace(), palace(), displays="oogg pygg").events("1o4")
    assert happened == [
        events.Taken(seat=0, source=1, colour="o", count=2),
        events.MovedToCentre(display=1, panes="gg"),
        events.GlazierMoved(seat=0, window=4),
        events.Placed(seat=0, window=4, colour="o", count=2, spaces=[2, 4], on_jokers=0),
    ]


def test_the_marker_a_loss_and_broken_panes_are_told():
    """[SIN-4.1c, SIN-5.1] One after the other."""
    seat = palace(glazier=8, row=6)
    assert table(seat, palace(), displays="pygg", centre="bb").events("cbx") == [
        events.Taken(seat=0, source=0, colour="b", count=2),
        events.MarkerTaken(seat=0, row=7),
        events.Broken(seat=0, colour="b", count=2, row=1),
        events.LostAtBottom(seat=0, points=18),
    ]


def test_completing_a_strip_is_told_with_all_points():
    """[SIN-4.3] Completed, colour bonus, kept, flipped, window points with their parts."""
    seat = palace(strips="0f 1b 2f 3f 4f 5f 6f 7f", panes="oyo.o", glass="- p")
    happened = table(seat, palace(), displays="yppg pygg", track="yobg").events("1y1=y")
    assert happened[3:] == [
        events.Completed(seat=0, window=1),
        events.ColourBonus(seat=0, colour="y", points=2),
        events.Kept(seat=0, window=1, frame="upper", colour="y"),
        events.Flipped(seat=0, window=1),
        events.WindowPoints(
            seat=0,
            points=7,
            parts=[events.WindowValue(1, 4), events.WindowValue(2, 3)],
        ),
    ]


def test_a_complete_window_loses_its_strip():
    """[SIN-4.3b] Removed, not flipped."""
    seat = palace(strips="0b 1f 2f 3f 4f 5f 6f 7f", panes="ypbp.", glass="y")
    happened = table(seat, palace(), displays="oppg pygg").events("1o1=b")
    assert events.Kept(seat=0, window=1, frame="lower", colour="b") in happened
    assert events.Removed(seat=0, window=1) in happened


def test_the_end_of_a_round_says_who_starts_the_next():
    """[SIN-7.1, SIN-7.4] With the marker, and without."""
    with_marker = table(palace(), palace(), centre="o", to_act=1).events("co1")
    assert with_marker[-2:] == [
        events.RoundEnded(round=3, colour="b"),
        events.NextStart(seat=1, took_marker=True),
    ]
    without = table(palace(), palace(), displays="o", to_act=1).events("1o1")
    assert without[-1] == events.NextStart(seat=0, took_marker=False)


def test_the_glaziers_return_is_told():
    """[SIN-6.1] Where to."""
    happened = table(palace(glazier=5), palace(), displays="oogg").events("<")
    assert happened == [events.GlazierReturned(seat=0, window=1)]


def test_a_deal_tells_when_the_tower_is_poured():
    """[SIN-7.2] And that the displays are full."""
    bag = "ooooop"
    tower = "".join(c * (20 - bag.count(c) - "bgo".count(c)) for c in "opybg")
    board = table(palace(), palace(), to_act="chance", game_round=4, track="bgo", tower=tower)
    poured, dealt = board.events("deal oooo/opyy/ppyy/ppyy/bbgg")
    assert poured == events.TowerPoured(panes=100 - 3 - 6)
    assert isinstance(dealt, events.Dealt)
    assert (dealt.round, dealt.complete) == (4, True)


@pytest.mark.parametrize("side", ["A", "B"])
def test_final_scores_come_with_their_parts(side: str):
    """[SIN-8.1, SIN-8.2, SIN-8.3a, SIN-8.3b] The parts add up to the score."""
    match = played_out(seats=3, side=side, policy="greedy")
    scores = [e for e in match.events() if isinstance(e, events.FinalScore)]
    assert [score.seat for score in scores] == [0, 1, 2]
    for score in scores:
        parts = score.strip_points - score.row_points + score.palace_points
        assert score.score == score.before + parts
        assert score.strip_points == score.panes_on_strips // 3
        assert score.palace_points == _bonus(score)
    assert isinstance(match.events()[-1], events.GameEnded)


def _bonus(score: events.FinalScore) -> int:
    if score.ornaments is not None:
        assert score.tally is None
        return sum(ornament.points for ornament in score.ornaments)
    assert score.tally is not None
    return score.tally.panes * score.tally.complete_windows


def played_out(seats: int, side: str, policy: str, seed: int = 1) -> Match:
    """A whole game by a bot."""
    match, bot, rng = started(seats, side=side, seed=seed), Bot(GAME, policy), generator(seed)
    while not match.is_over:
        match.play(bot.choose(match, rng))
    return match


@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_events_account_for_every_point(seats: int, policy: str):
    """Scores change by what is told and by nothing else."""
    match = played_out(seats, "B", policy)
    scores = [0] * seats
    for ply in range(match.ply):
        for event in match.events(ply):
            match_points(scores, event)
        after = GAME.position_to_json(match.position_at(ply + 1))
        assert scores == [seat["score"] for seat in after["seats"]]


def match_points(scores: list[int], event: object) -> None:
    """Add what an event says to the scores."""
    match event:
        case events.LostAtBottom():
            scores[event.seat] -= event.points
        case events.ColourBonus() | events.WindowPoints():
            scores[event.seat] += event.points
        case events.FinalScore():
            assert scores[event.seat] == event.before
            scores[event.seat] = event.score
        case _:
            pass


def test_narrating_changes_nothing():
    """The position that is told about stays as it is."""
    match = started()
    before = match.position.copy()
    for move in match.legal_moves():
        GAME.narrate(match.position, move)
    assert match.position == before


def test_every_event_has_an_english_sentence():
    """And every message in the file belongs to an event."""
    kinds = {kind.__struct_config__.tag for kind in events_in(events)}
    met = {
        msgspec.to_builtins(event)["type"]: event
        for seed, policy in enumerate(["random", "greedy", "greedy"])
        for match in [played_out(2 + seed, "AB"[seed % 2], policy)]
        for ply in range(match.ply)
        for event in match.events(ply)
    }
    assert set(met) == kinds
    assert all(sentence.endswith(".") for sentence in told(list(met.values())))


def test_sentences_name_seats_colours_and_numbers():
    """As a person would say it."""
    board = table(palace(glazier=8), palace(), displays="bbpg pygg")
    assert told(board.events("1bx")) == [
        "Ana takes 2 blue from display 1.",
        "The rest of display 1 moves to the centre.",
        "2 blue panes break.",
    ]
    one = events.Broken(seat=1, colour="o", count=1, row=1)
    assert told([one]) == ["1 orange pane breaks."]
    shared = events.GameEnded(winners=[0, 2], reason="shared-victory")
    assert told([shared]) == ["Ana and Cid share the victory."]
