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
from tessera.kernel.plain import rooms_in
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
    notation_help=notation.HELP,
    events=events_in(events),
    view_type=view.SintraView,
    **rooms_in(components, positions, notation, refusals, narration, view, drawing),
)
