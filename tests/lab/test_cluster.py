"""The arena over a cluster plays the same games as on one machine; Ray is really started."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tessera.kernel.errors import InvalidOption
from tessera.lab.arena import play_group, settings_for
from tessera.lab.cluster import on_a_cluster

pytestmark = pytest.mark.slow

pytest.importorskip("ray", reason="there is no Ray for this Python yet")


def test_a_cluster_plays_the_same_games(tmp_path: Path):
    """Four groups on a local cluster, by the command line, against the same ones played here."""
    command = [sys.executable, "-m", "tessera", "arena", "sintra", "--bots", "greedy,random"]
    options = ["--games", "8", "--ray", "local", "--out", str(tmp_path)]
    done = subprocess.run([*command, *options], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    settings = settings_for("sintra", ["greedy", "random"])
    for group in range(4):
        for kept in play_group(settings, group):
            file = tmp_path / "records" / f"{group:05}-{kept.played.rotation}.json"
            assert file.read_text() == kept.record.to_json()
    assert msgspec.json.decode((tmp_path / "result.json").read_bytes())["games"] == 8


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "ray://127.0.0.1:1", "host:port"])
def test_a_cluster_that_is_not_there_is_named_in_one_sentence(address: str):
    with pytest.raises(InvalidOption, match=f"no Ray cluster at {address}"):
        list(on_a_cluster(address, settings_for("sintra", ["greedy", "random"]), [0]))
