"""What a seat or a spectator of Stained Glass of Sintra may see, as plain data.

Everything on the table is open, and what bag and tower hold can be counted from it. What will be
drawn is nowhere in a position, so there is nothing to hide: a view is the position as in a trace.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tessera.games.sintra.engine.state import SIDE_A
from tessera.games.sintra.positions import PositionJson, describe
from tessera.kernel.position import Position
from tessera.kernel.values import View


class SintraView(View, frozen=True, kw_only=True):
    """The table as a seat or a spectator sees it."""

    side: Literal["A", "B"]
    position: PositionJson


def views_of(s: Position, seats: Sequence[int | None]) -> list[SintraView]:
    """What each of these may see."""
    side, position = "A" if s["side"] == SIDE_A else "B", describe(s)
    return [SintraView(seat=seat, side=side, position=position) for seat in seats]
