"""What bots find out, as it goes over the wire: advice and reviews."""

from __future__ import annotations

from collections.abc import Sequence

from tessera.bots import Choice, Reason, Thought
from tessera.bots.review import Judged, Review
from tessera.kernel.engine.chance import CHANCE
from tessera.kernel.match import Match
from tessera.kernel.values import Event
from tessera.server.messages import Advice, ChoiceShown, JudgedShown, ReasonShown, Reviewed


def advice(wish: int, ply: int, thought: Thought) -> Advice:
    """What was found out, for the wire."""
    choices = [_choice_shown(choice) for choice in thought.choices]
    return Advice(id=wish, ply=ply, choices=choices, proven=thought.proven)


def _choice_shown(choice: Choice) -> ChoiceShown:
    return ChoiceShown(
        move=str(choice.move),
        share=choice.share,
        lead=choice.lead,
        line=[str(move) for move in choice.line],
        reasons=_reasons_shown(choice.reasons),
    )


def _better(match: Match, judged: Judged) -> list[Event]:
    if not judged.best:
        return []
    return match.game.foresee(match.position_at(judged.ply), match.game.parse_move(judged.best))


def _reasons_shown(reasons: Sequence[Reason]) -> list[ReasonShown]:
    return [ReasonShown(message=one.message, arguments=dict(one.arguments)) for one in reasons]


def reviewed(match: Match, found: Review) -> Reviewed:
    """A review for the wire; whoever asked puts the number of the wish in."""
    seats = range(found.seats)
    best = [[one.ply for one in found.best(seat)] for seat in seats]
    worst = [[one.ply for one in found.worst(seat)] for seat in seats]
    plies = [
        JudgedShown(
            ply=one.ply,
            seat=None if one.seat == CHANCE else one.seat,
            shares=one.shares,
            cost=one.cost,
            kept=one.kept,
            better=_better(match, one) if any(one.ply in plies for plies in worst) else [],
            reasons=_reasons_shown(one.reasons),
        )
        for one in found.plies
    ]
    return Reviewed(id=0, plies=plies, best=best, worst=worst)
