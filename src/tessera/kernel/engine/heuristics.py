"""What bots judge positions of a game by: terms as compiled functions, and their weights."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from tessera.kernel.compiling import compiled, entry_point
from tessera.kernel.position import Position


@entry_point()
def one_stage(s: Position, seat: int) -> int:
    """In this game what counts is always the same."""
    return 0


@entry_point()
def nothing_counts(s: Position, counted: Any) -> None:
    """In this game nothing is counted before it is over."""


@compiled
def nothing_irrelevant(s: Position) -> None:
    """In this game everything counts."""


@compiled
def never_stuck(s: Position, gain: float) -> bool:
    """In this game every move brings the end nearer."""
    return False


def no_outlook(before: Position, after: Position, seat: int) -> str:
    """In this game the reasons say it all."""
    return ""


class Weights(NamedTuple):
    """What the terms of an evaluation count, found by self-play."""

    terms: Any  # points for one of each term, a row for each stage of the game
    visible: Any  # the same without the terms that others cannot see
    spread: Any  # points of lead that make a win e times as likely, for each stage
    rival: float  # how much the best rival's value counts against one's own


@dataclass(frozen=True, slots=True)
class Heuristics:
    """What can be counted to judge how well a seat stands, as compiled functions.

    A value is the sum of all terms with their weights: the points that a seat can expect to have
    in the end. In the last row, which is for games that are over, it is the points it has.
    """

    reasons: Mapping[str, str] = field(default_factory=dict[str, str])
    # every term by name, and the reason for which it speaks
    main_terms: Mapping[str, str] = field(default_factory=dict[str, str])
    # every reason, and the term that shows it best
    ignored: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    # by level, the reasons for which it has no eye
    hidden: tuple[str, ...] = ()  # terms of a seat that others cannot see
    stages: int = 1
    stage: Callable[[Position, int], int] = one_stage  # which row of the weights is for a seat
    terms: Callable[[Position, Any], None] = nothing_counts  # counts each, a row for each seat
    weights: Path | None = None
    erase_irrelevant: Callable[[Position], None] = nothing_irrelevant  # to any term or move
    stuck: Callable[[Position, float], bool] = never_stuck  # is a gain too small to lead anywhere?
    likely: Callable[[Position, Any], int] | None = None  # as legal_moves, less what few consider
    outlook: Callable[[Position, Position, int], str] = no_outlook  # what a move brings a seat

    def read_weights(self) -> Weights:
        """The weights from their file; without one no term weighs anything."""
        if self.weights is None:
            nothing = np.zeros((self.stages, len(self.reasons)))
            return self.weights_from(nothing, np.ones(self.stages), 1.0)
        read = msgspec.json.decode(self.weights.read_bytes())
        rows = np.array([[row[name] for name in self.reasons] for row in read["terms"]])
        return self.weights_from(rows, np.array(read["spread"]), read["rival"])

    def weights_from(self, terms: Any, spread: Any, rival: float) -> Weights:
        """The weights with what others can see of them."""
        seen = np.array([term not in self.hidden for term in self.reasons], np.bool_)
        return Weights(terms, terms * seen, spread, rival)


class SelfPlay(NamedTuple):
    """What a game that brings a way of its own to learn weights is given to play with."""

    choose: Any  # compiled: (position, generator, weights, temperature, workspace) → a move
    new_workspace: Callable[[], Any]
    on_all_cores: Callable[[Callable[[int], Any], int], Iterable[Any]]
    # what comes of a function for each number up to so many
