"""The log: one JSON object a line, for machines and patient people. No key or secret is in it."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Literal, TypeAlias

import msgspec

Fact: TypeAlias = str | int | float | bool | None
Level: TypeAlias = Literal["info", "warning", "error"]

UNNOTED = ("Invalid HTTP request received.", "Unsupported upgrade request.")
_LOG = logging.getLogger("tessera")


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
    keep_quiet_of_strangers()
    _LOG.setLevel(logging.WARNING if only_trouble else logging.INFO)


def keep_quiet_of_strangers() -> None:
    """The web server warns of each line that is no HTTP."""
    logging.getLogger("uvicorn.error").addFilter(is_noted)


def is_noted(record: logging.LogRecord) -> bool:
    """Not what anybody could have noted a thousand times; metrics count it."""
    return record.msg not in UNNOTED


def log(
    event: str, *, error: BaseException | None = None, level: Level | None = None, **facts: Fact
) -> None:
    """Note that something happened; an error is one, everything else is as it is said to be."""
    level = level or ("info" if error is None else "error")
    number = logging.getLevelNamesMapping()[level.upper()]
    _LOG.log(number, event, extra={"facts": facts}, exc_info=error)
