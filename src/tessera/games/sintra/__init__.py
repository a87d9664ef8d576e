"""Stained Glass of Sintra: the game as every other part knows it, GAME."""

from __future__ import annotations

from tessera.games.sintra import (
    components,
    drawing,
    events,
    narration,
    notation,
    positions,
    refusals,
    view,
)
from tessera.games.sintra.engine import chance, heuristics, rules, state
from tessera.kernel.engine.rules import CompiledRules
from tessera.kernel.game import Game
from tessera.kernel.values import events_in

GAME = Game(
    module=__name__,
    title="Stained Glass of Sintra",
    seats=range(2, 5),
    options={"side": ("A", "B")},
    rules=CompiledRules(
        position=state.POSITION,
        moves=rules.MOVES,
        most_legal=rules.MOST_LEGAL,
        draw_size=chance.DRAW_SIZE,
        legal_moves=rules.legal_moves,
        play=rules.play,
        sample_chance=chance.sample_chance,
        play_chance=chance.play_chance,
        share=heuristics.share,
    ),
    heuristics=heuristics.HEURISTICS,
    printed=components.Components,
    read_components=components.read_components,
    new_position=positions.new_position,
    notation_help=notation.HELP,
    parse_move=notation.parse_move,
    number_of=notation.number_of,
    move_of=notation.move_of,
    draw_of=notation.draw_of,
    chance_move_of=notation.chance_move_of,
    why_not=refusals.why_not,
    why_not_drawn=refusals.why_not_drawn,
    events=events_in(events),
    narrate=narration.narrate,
    outcome_of=narration.outcome_of,
    winners_among=narration.winners_among,
    describe=positions.describe,
    position_from_json=positions.position_from_json,
    view_type=view.SintraView,
    views_of=view.views,
    draw=drawing.draw,
    legend=drawing.legend,
)
