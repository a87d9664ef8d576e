"""Fairy Tile: the game as every other part knows it, GAME."""

from __future__ import annotations

from tessera.games.fairytile import (
    components,
    drawing,
    events,
    narration,
    notation,
    positions,
    refusals,
    training,
    verdicts,
    view,
)
from tessera.games.fairytile.engine import chance, heuristics, rules, state
from tessera.kernel.engine.rules import CompiledRules
from tessera.kernel.game import Game
from tessera.kernel.values import events_in

GAME = Game(
    module=__name__,
    title="Fairy Tile",
    seats=range(2, 5),
    rules=CompiledRules(
        position=state.POSITION,
        moves=rules.MOVES,
        most_legal=rules.MOST_LEGAL,
        draw_size=chance.DRAW_SIZE,
        legal_moves=rules.legal_moves,
        play=rules.play,
        sample_chance=chance.sample_chance,
        play_chance=chance.play_chance,
        resample=chance.resample,
        share=heuristics.share,
        secrets=state.PAGES + 1,
        secret=chance.secret,
        suppose=chance.suppose,
    ),
    heuristics=heuristics.HEURISTICS,
    learn_weights=training.plan_weights,
    printed=components.Components,
    read_components=components.read_components,
    new_position=positions.new_position,
    notation_help=notation.HELP,
    parse_move=notation.parse_move,
    number_of=notation.number_of,
    move_of=notation.move_of,
    draw_of=notation.draw_of,
    chance_move_of=notation.chance_move_of,
    shown=notation.shown,
    why_not=refusals.why_not,
    why_not_drawn=refusals.why_not_drawn,
    events=events_in(events),
    narrate=narration.narrate,
    foresee=narration.foresee,
    verdict=verdicts.verdict,
    reveals=narration.reveals,
    outcome_of=narration.outcome_of,
    winners_among=narration.winners_among,
    describe=positions.describe,
    position_from_json=positions.position_from_json,
    not_in_json=("turned",),  # what seats remember of the pages that they have turned
    view_type=view.FairyTileView,
    views_of=view.views,
    draw=drawing.draw,
    legend=drawing.legend,
)
