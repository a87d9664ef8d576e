"""What every request and every connection needs of the server."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from tessera.server.bot_pool import BotPool
from tessera.server.caretaker import Caretaker
from tessera.server.hub import Hub
from tessera.server.limits import Addresses, Limits
from tessera.server.preparation import Preparation


class Services(NamedTuple):
    """The parts of a running server."""

    hub: Hub
    caretaker: Caretaker
    bot_pool: BotPool
    limits: Limits
    addresses: Addresses
    preparation: Preparation
    costly: asyncio.Lock  # one costly thing at a time, and between two others have their turn

    async def in_turn(self) -> None:
        """Before something costly: one at a time, so that others can do something in between."""
        async with self.costly:
            await asyncio.sleep(0)
