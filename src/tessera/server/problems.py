"""Refusals as they go over the wire, and the HTTP status that fits each."""

from __future__ import annotations

from typing import Any, cast

from litestar import Request, Response
from litestar.exceptions import ClientException, HTTPException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from tessera.kernel.errors import IllegalMove, StaleMove, TesseraError
from tessera.server.database import StorageTrouble
from tessera.server.logs import log
from tessera.server.messages import Problem
from tessera.server.metrics import REFUSALS

STATUSES = {
    "no-such-table": 404,
    "no-such-ply": 404,
    "no-key": 401,
    "not-host": 403,
    "not-invited": 403,
    "not-your-seat": 403,
    "may-not-watch": 403,
    "too-many": 429,
    "damaged-table": 503,
    "too-fast": 429,
    "wrong-host": 421,
    "wrong-origin": 403,
}
WORST = 400  # letters of a sentence


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is JSON, or is refused."""

    async def json(self) -> Any:
        """What the body says; what is no text or has no bottom is no more a fault of ours."""
        try:
            return await super().json()
        except (RecursionError, UnicodeError) as error:
            raise ClientException(f"this cannot be read: {error}") from None


def problem_of(error: TesseraError) -> Problem:
    """What somebody is told."""
    REFUSALS.labels(code=error.code).inc()
    clause = error.clause if isinstance(error, IllegalMove) else None
    facts: dict[str, Any] = {name: fact for name, fact in error.facts.items() if _is_plain(fact)}
    return Problem(code=error.code, sentence=str(error.args[0])[:WORST], clause=clause, facts=facts)


def _is_plain(fact: object) -> bool:
    return isinstance(fact, str | int | float | list | None)


def refuse(_: Request[Any, Any, Any], error: TesseraError) -> Response[Problem]:
    """A refusal over HTTP."""
    usual = 409 if isinstance(error, StaleMove) else 400
    status = 503 if isinstance(error, StorageTrouble) else STATUSES.get(error.code, usual)
    seconds = error.facts.get("seconds")
    headers = {"retry-after": str(seconds)} if status == 429 and seconds else None
    return Response(problem_of(error), status_code=status, headers=headers)


def refuse_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses: no such address, not JSON, not what was asked for."""
    code = "malformed" if error.status_code == 400 else f"http-{error.status_code}"
    sentence = error.detail[:WORST]
    extra: Any = error.extra
    if isinstance(extra, list):
        faults = cast("list[dict[str, str]]", extra)
        told = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in faults)
        sentence = (told or sentence)[:WORST]
    return Response(
        Problem(code=code, sentence=sentence or "this cannot be done"),
        status_code=error.status_code,
        headers=error.headers,
    )


def internal_error(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: details go to the log only."""
    log("a request failed", error=error)
    problem = Problem(code="our-fault", sentence="something went wrong here; nothing is lost")
    return Response(problem, status_code=HTTP_500_INTERNAL_SERVER_ERROR)
