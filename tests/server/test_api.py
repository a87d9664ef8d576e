"""The API as its document says it is: schemathesis tries whatever the document allows, and more."""

from __future__ import annotations

import os
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings

from tessera.server.app import document
from tests.command import Command
from tests.server.client import PATIENCE, PATIENTLY, coming_from, new_address
from tests.server.running import Server

DOCUMENT = "/api/schema/openapi.json"
EXAMPLES = int(os.environ.get("TESSERA_EXAMPLES", "10"))  # `make soak` wants more of them


@pytest.fixture(scope="session")
def server(sqlite_server: Server) -> Server:
    """One on SQLite; what is answered does not depend on the database."""
    return sqlite_server


schema: Any = schemathesis.openapi.from_dict(document())


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
def test_whatever_is_asked_is_answered_and_never_by_a_fault(case: Any, server: Server):
    """No answer is a fault of ours, and every refusal is a problem with code and sentence."""
    headers = coming_from(new_address())
    answer = case.call(base_url=f"http://{server.address}", headers=headers, timeout=PATIENCE)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        problem = msgspec.json.decode(answer.content)
        assert problem["code"]
        assert problem["sentence"]


def test_the_document_is_served(server: Server):
    """And names no other site."""
    answer = httpx.get(f"http://{server.address}{DOCUMENT}", **PATIENTLY)
    assert answer.status_code == 200
    assert set(answer.json()["paths"]) == set(document()["paths"])
    assert "http://" not in answer.text.replace("http://json-schema", "")
    assert "https://" not in answer.text


def test_metrics_and_health_are_there(server: Server):
    """For whoever runs it."""
    places = [{"kind": "open"}, {"kind": "open"}]
    with httpx.Client(base_url=f"http://{server.address}", **PATIENTLY) as http:
        settings = {"game": "sintra", "places": places}
        http.post("/api/tables", json={"settings": settings}).raise_for_status()
        told = 'tessera_tables_opened_total{game="sintra"}'
        while told not in http.get("/metrics", headers=coming_from(new_address())).text:
            pass  # what somebody was told a moment ago
        assert http.get("/health").json() == {"status": "alive"}
        assert http.get("/ready").json() == {"status": "ready"}


def test_the_log_is_one_json_object_a_line(server: Server):
    """With a time, a level and an event."""
    lines = [line for line in server.log().splitlines() if not line.startswith("Compiling")]
    assert lines
    for line in lines:
        assert {"at", "level", "event"} <= set(msgspec.json.decode(line))


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--workers", "2"], "several workers need PostgreSQL"),
        (["--database", "mysql://somewhere"], "looks like postgresql://"),
    ],
)
def test_a_server_that_cannot_start_says_why(command: Command, options: list[str], sentence: str):
    """In one sentence."""
    ran = command("serve", "--data", "data", *options)
    assert ran.code == 1
    assert sentence in ran.err
    assert "\n" not in ran.err.strip()
