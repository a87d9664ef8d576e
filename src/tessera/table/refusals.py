"""What a table refuses, with a code that the browser translates."""

from __future__ import annotations

from tessera.kernel.errors import TesseraError


class Refused(TesseraError):
    """Somebody asked for what cannot be had, here or now or by them."""

    code = "refused"
