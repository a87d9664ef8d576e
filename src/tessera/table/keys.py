"""Keys: long random words that open a seat. A table knows their hashes only."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

BYTES = 32  # of a key
ID_BYTES = 12  # of a table's name: whoever is told it may watch, so it is not to be guessed
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")


def new_key() -> str:
    """A key for one person, or an invitation for one seat."""
    return secrets.token_urlsafe(BYTES)


def new_table_id() -> str:
    """A name for a table."""
    return secrets.token_urlsafe(ID_BYTES)


def is_table_id(name: str) -> bool:
    """Can a table have this name?"""
    return _TABLE_ID.fullmatch(name) is not None


def hash_of(key: str) -> str:
    """What a table keeps of a key. Keys are random and long, so one round of SHA-256 is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Are two hashes the same? Takes as long for any two."""
    return hmac.compare_digest(one.encode(), other.encode())
