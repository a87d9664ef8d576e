"""`tessera serve` without luck: `python -m tests.server.dealt serve …`, with all of its options.

Everything is as a host would run it, limits too, but for what `fixed` makes: every table's secret
is the same, and bots count positions. Worker processes begin here as well.
"""

from __future__ import annotations

from functools import partial

from tessera.cli import main
from tessera.server import serving
from tessera.server.app import create_app
from tests.server.fixed import MAKERS, limit_bots


def deal() -> None:
    """Have every application of this process made so."""
    limit_bots()
    serving.create_app = partial(create_app, makers=MAKERS)


if __name__ in ("__main__", "__mp_main__"):
    deal()
if __name__ == "__main__":
    main()
