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
from tessera.kernel.plain import rooms_in
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
    notation_help=notation.HELP,
    events=events_in(events),
    not_in_json=("turned",),  # what seats remember of the pages that they have turned
    view_type=view.FairyTileView,
    **rooms_in(components, positions, notation, refusals, narration, verdicts, view, drawing),
)
