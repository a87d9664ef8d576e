"""Fair shuffles: draws that nobody can choose and everybody can check afterwards.

A table commits to a secret before anybody sits down: it publishes the secret's hash. Then every
seat adds a seed of its own. Each draw comes from the secret, all seeds and its ply. So the table
cannot steer it, because it could not foresee the seeds, nor can a seat, which does not know the
secret. When the game is over the secret is revealed, and anybody can draw again. That proves
something to whoever has kept the commitment since before the seeds were known: a secret that was
chosen later has a fitting commitment too.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from string import hexdigits
from typing import Annotated

import msgspec
import numpy as np
from msgspec import Meta

from tessera.kernel.engine.chance import Draws
from tessera.kernel.errors import InvalidOption, InvalidRecord

BYTES = 32  # of a secret
KEY_BYTES = 16  # of the generator that makes one draw


class Shuffle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a record says about its draws."""

    commitment: str  # SHA-256 of the secret, in hexadecimal digits like the secret
    seeds: Annotated[list[str], Meta(max_length=4)]  # of the seats, any text
    secret: str | None = None  # revealed when the game is over

    @property
    def is_kept(self) -> bool:
        """Is the secret the one that was committed to?"""
        return self.secret is not None and commitment_to(self.secret) == self.commitment

    def compare(self, kept: str | None) -> None:
        """Refuse another commitment than somebody kept, if they did."""
        if kept not in (None, self.commitment):
            raise InvalidRecord("the table did not commit to these draws before the game")


def new_secret() -> str:
    """A secret for one table."""
    return secrets.token_hex(BYTES)


def commitment_to(secret: str) -> str:
    """What is published of the secret before the first draw."""
    return hashlib.sha256(secret.encode()).hexdigest()


def check_commitment(text: str) -> str:
    """A commitment as somebody typed it; InvalidOption if it cannot be one."""
    commitment = text.strip().lower()
    if len(commitment) != 2 * BYTES or not set(commitment) <= set(hexdigits):
        raise InvalidOption(f"a commitment has {2 * BYTES} hexadecimal digits")
    return commitment


def draws_from(secret: str, seeds: Sequence[str]) -> Draws:
    """For every ply a generator of its own: Philox, keyed with HMAC-SHA-256 of seeds and ply."""
    label = msgspec.json.encode(list(seeds))

    def at(ply: int) -> np.random.Generator:
        key = hmac.digest(secret.encode(), b"%s %d" % (label, ply), "sha256")
        return np.random.Generator(np.random.Philox(key=int.from_bytes(key[:KEY_BYTES])))

    return at
