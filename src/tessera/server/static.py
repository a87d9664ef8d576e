"""The browser's part as it was built: read once, sent compressed, kept by the browser for good.

A built file has a mark of its contents in its name and never changes. Every other address is the
one page, which finds out by itself what to show.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import NamedTuple

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from tessera.resources import folder
from tessera.server.routes import AnyRequest

THE_PAGE = "index.html"
FOR_GOOD, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
NOT_BUILT = "The browser's part is not built yet: say `make web`."
TYPES = {".js": "text/javascript", ".ftl": "text/plain", ".woff2": "font/woff2"}
SQUEEZED = (".woff2", ".png")  # already compressed


class File(NamedTuple):
    """A built file, ready to be sent."""

    body: bytes
    zipped: bytes | None
    kind: str
    mark: str
    keep: str


@cache
def built() -> dict[str, File]:
    """All files by their addresses."""
    home = folder("web/dist")
    files = [file for file in home.rglob("*") if file.is_file()]
    return {file.relative_to(home).as_posix(): _read(file) for file in files}


def _read(file: Path) -> File:
    body = file.read_bytes()
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "text/plain"
    return File(
        body=body,
        zipped=None if file.suffix in SQUEEZED else gzip.compress(body, 9),
        kind=kind,
        mark=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        keep=FOR_GOOD if file.parent.name == "assets" else ASK_AGAIN,
    )


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(request: AnyRequest, path: FromPath[Path] = Path()) -> Response[bytes]:
    """A built file, or the page."""
    address = path.as_posix().strip("/")
    if address.split("/")[0] in ("api", "assets") and address not in built():
        raise NotFoundException("there is nothing at this address")
    file = built().get(address) or built().get(THE_PAGE)
    if file is None:
        return Response(NOT_BUILT.encode(), media_type="text/plain", status_code=503)
    headers = {"etag": file.mark, "cache-control": file.keep, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.mark:
        return Response(b"", status_code=304, headers=headers)
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.zipped, media_type=file.kind, headers=headers)
    return Response(file.body, media_type=file.kind, headers=headers)
