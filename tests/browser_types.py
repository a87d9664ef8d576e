"""Making the browser's types: `python -m tests.browser_types`, or `make types`.

The server says what goes over the wire as an OpenAPI document; openapi-typescript writes it down
for the browser.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import msgspec

from tessera.server.app import document
from tests.node import WEB, command

TYPES = WEB / "src" / "messages.ts"
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
        command("openapi-typescript", *HOW, "--output", file),
        input=msgspec.json.encode(document()),
        check=True,
        capture_output=True,
        cwd=WEB,
    )


if __name__ == "__main__":
    make_types(TYPES)
