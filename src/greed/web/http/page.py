"""The built page, served from memory: few files, small, and never a path that leads elsewhere."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from msgspec import Struct

from greed.web.gate import AnyRequest, client_of
from greed.web.http.heads import Picture, head_of, with_head
from greed.web.http.packs import packed_file
from greed.web.settings import Settings

STATIC = Path(__file__).parent.parent / "static"

_INDEX = "index.html"
_PICTURE = "/icon-512.png"
_ROOMS = b'name="greed-server" content=""', b'name="greed-server" content="here"'
_FOREVER = "public, max-age=31536000, immutable"
_HINT = """Greed's server is running, but its page has not been built.

Build it with `make ui` (or `make serve`, which does both). Until then: the API is described at
/api/schema/openapi.json and in docs/api.md.
"""


class File(Struct, frozen=True):
    """One file of the page."""

    body: bytes
    zipped: bytes
    kind: str
    etag: str
    cache: str


def page_handler(folder: Path = STATIC) -> HTTPRouteHandler:
    """Return the handler of everything that is not the API.

    Addresses that are not files belong to the page itself, which does its own routing. Those that
    begin with a language, such as `/de/`, show the page of that language.
    """
    files = _read(folder)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
        name = path.strip("/")
        if name == "api" or name.startswith("api/"):
            raise NotFoundException(f"there is no /{name}")
        file = files.get(name)
        if file is None and (made := await packed_file(name)) is not None:
            file = files[name] = _file(name, made)
        if file is None and "." not in name.rpartition("/")[2]:
            spoken = files.get(f"{name.partition('/')[0]}/{_INDEX}")
            shown = spoken or files.get(_INDEX)
            file = _file("hint.txt", _HINT.encode()) if shown is None else None
            if shown:
                document = await _linked(shown.body.decode(), name, request)
                file = _file(_INDEX, document.encode())
        if file is None:
            raise NotFoundException(f"there is no /{name}")
        return _answer(file, request)

    return page


def _varies(file: File) -> str:
    """Return by which headers of a request a file is another one."""
    return "accept-encoding, accept-language" if file.kind == "text/html" else "accept-encoding"


async def _linked(document: str, name: str, request: AnyRequest) -> str:
    """Return the page as a link to it shows it: with a title and a sentence of its own."""
    settings: Settings | None = request.app.state.get("settings")
    base = (settings.public_url if settings else "") or str(request.base_url)
    base = base.rstrip("/")
    head = await head_of(name, client_of(request.scope), request.app.state.get("rooms"))
    return with_head(document, head, f"{base}/{name}", Picture(base + _PICTURE, 512, 512, "Greed"))


def _answer(file: File, request: AnyRequest) -> Response[bytes]:
    headers = {"etag": file.etag, "cache-control": file.cache, "vary": _varies(file)}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
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
