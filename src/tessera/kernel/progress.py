"""How far work is that was estimated beforehand, and when the rest of it will be done.

Nothing here looks at a clock: whoever asks says what time it is.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Generic, TypeVar

TRUST = 5.0  # seconds of estimated work that weigh as much as the same of what was seen

PartName = TypeVar("PartName", bound=Hashable)


class Progress(Generic[PartName]):
    """Parts in the order in which they are done, with the estimated work of their steps."""

    def __init__(
        self, work: Mapping[PartName, Sequence[float]], *, workers: int, began: float
    ) -> None:
        self._left = {part: dict(enumerate(steps)) for part, steps in work.items()}
        self._all = sum(sum(steps) for steps in work.values())
        self._workers = workers
        self._began = self._heard = began
        self.of = sum(map(len, work.values()))

    @property
    def done(self) -> int:
        """How many steps are done."""
        return self.of - sum(map(len, self._left.values()))

    def step(self, part: PartName, number: int, now: float) -> None:
        """A step is done."""
        if self._left.get(part, {}).pop(number, None) is not None:
            self._heard = now

    def finish(self, part: PartName, now: float) -> None:
        """All of a part is done, whoever did it."""
        if self._left.pop(part, None):
            self._heard = now

    def share(self, now: float) -> float:
        """The share of all work that is done, from 0 to 1; it grows between two steps, too."""
        if not self._left:
            return 1.0 if self.of else 0.0
        left = self.seconds_until(None, now)
        return min(0.99, (now - self._began) / (now - self._began + left))

    def seconds_until(self, part: PartName | None, now: float) -> float:
        """About how long until a part is done, or all of them: 0 if it is, else 1 at least."""
        if part is not None and part not in self._left:
            return 0.0
        work = 0.0
        for one, steps in self._left.items():
            work += sum(steps.values())
            if one == part:
                break
        return max(1.0, work / self._speed() - (now - self._heard)) if self._left else 0.0

    def _speed(self) -> float:
        """Work a second: what was estimated at first, more and more what was seen."""
        seen = self._all - sum(sum(steps.values()) for steps in self._left.values())
        return (seen + TRUST) / (self._heard - self._began + TRUST / self._workers)
