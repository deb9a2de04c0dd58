"""The built page, served from memory: few files, small, and never a path that leads elsewhere."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path

from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from greed.web.endpoints import server_of
from greed.web.heads import Picture, head_of, with_head
from greed.web.packs import packed_file

STATIC = Path(__file__).parent / "static"

_INDEX = "index.html"
_PICTURE = "/icon-512.png"
_ROOMS = b'name="greed-server" content=""', b'name="greed-server" content="here"'
_FOREVER = "public, max-age=31536000, immutable"
_HINT = """Greed's server is running, but its page has not been built.

Build it with `make ui` (or `make serve`, which does both). Until then: the API is described at
/api/openapi.json and in docs/api.md.
"""


class File(Struct, frozen=True):
    """One file of the page."""

    body: bytes
    zipped: bytes
    kind: str
    etag: str
    cache: str


def route() -> Route:
    """Return the route of everything that is not the API.

    Addresses that are not files belong to the page itself, which does its own routing. Those that
    begin with a language, such as `/de/`, show the page of that language.
    """
    files = _read(STATIC)

    async def page(request: Request) -> Response:
        name = request.path_params["path"].strip("/")
        if name == "api" or name.startswith("api/"):
            raise HTTPException(404)
        file = files.get(name)
        if file is None and (made := await packed_file(name)) is not None:
            file = files[name] = _file(name, made)
        if file is None and "." not in name.rpartition("/")[2]:
            spoken = files.get(f"{name.partition('/')[0]}/{_INDEX}")
            if shown := spoken or files.get(_INDEX):
                file = _file(_INDEX, (await _linked(shown.body.decode(), name, request)).encode())
            else:
                file = _file("hint.txt", _HINT.encode())
        if file is None:
            raise HTTPException(404)
        return _answer(file, request)

    return Route("/{path:path}", page, methods=["GET"])


async def _linked(document: str, name: str, request: Request) -> str:
    """Return the page as a link to it shows it: with a title and a sentence of its own."""
    server = server_of(request)
    base = server.settings.public_url or str(request.base_url).rstrip("/")
    head = await head_of(name, request.scope["counted"], server.rooms)
    return with_head(document, head, f"{base}/{name}", Picture(base + _PICTURE, 512, 512, "Greed"))


def _answer(file: File, request: Request) -> Response:
    varies = "accept-encoding" + (", accept-language" if file.kind == "text/html" else "")
    headers = {"etag": file.etag, "cache-control": file.cache, "vary": varies}
    if request.headers.get("if-none-match") == file.etag:
        return Response(status_code=304, headers=headers)
    zips = file.zipped and "gzip" in request.headers.get("accept-encoding", "")
    if zips:
        headers["content-encoding"] = "gzip"
    return Response(file.zipped if zips else file.body, media_type=file.kind, headers=headers)


def _read(folder: Path) -> dict[str, File]:
    if not folder.is_dir():
        return {}
    files = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            body = path.read_bytes()
            files[name] = _file(name, _at_home(body) if name.endswith(_INDEX) else body)
    return files


def _at_home(document: bytes) -> bytes:
    """Return the page as its server shows it: with rooms, and at every depth of its paths."""
    return re.sub(rb'="\.\.?/', b'="/', document).replace(*_ROOMS)


@lru_cache(maxsize=1024)  # the page is zipped once, however many servers a process makes
def _file(name: str, body: bytes) -> File:
    kind = {"js": "text/javascript", "webmanifest": "application/manifest+json"}.get(
        name.rpartition(".")[2]
    )
    kind = kind or mimetypes.guess_type(name)[0] or "application/octet-stream"
    zipped = gzip.compress(body, mtime=0)
    return File(
        body,
        zipped if len(zipped) < len(body) * 0.9 else b"",
        kind,
        f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        # What the build names after its content never changes; anything else may.
        _FOREVER if name.startswith("assets/") else "no-cache",
    )
