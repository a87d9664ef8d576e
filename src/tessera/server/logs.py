"""The log: one JSON object a line, for machines and patient people. No key or secret is in it."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import TypeAlias

import msgspec

Fact: TypeAlias = str | int | float | bool | None

_LOG = logging.getLogger("tessera")
LEVELS = {"info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}


class JsonLines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        facts: dict[str, Fact] = getattr(record, "facts", {})
        line: dict[str, Fact] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **facts,
        }
        if record.exc_info is not None:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs(*, only_trouble: bool = False) -> None:
    """Everything goes to stderr as lines of JSON; of the web server only what is unusual."""
    to = logging.StreamHandler(sys.stderr)
    to.setFormatter(JsonLines())
    logging.basicConfig(handlers=[to], level=logging.WARNING, force=True)
    _LOG.setLevel(logging.WARNING if only_trouble else logging.INFO)


def log(
    event: str, *, error: BaseException | None = None, level: str = "info", **facts: Fact
) -> None:
    """Note that something happened; an error is always at that level."""
    name = "error" if error is not None else level
    _LOG.log(LEVELS[name], event, extra={"facts": facts}, exc_info=error)
