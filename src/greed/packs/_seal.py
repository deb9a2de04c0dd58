"""The file of a pack: one JSON object that begins with its version and the hash of the rest."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import zlib
from typing import Any

from greed.core.errors import GreedError

VERSION = 1
"""Raised with every change after which an older reader could get something wrong."""

_HEAD = re.compile(rb'\{"greed-pack":([0-9]{1,9}),"sha256":"([0-9a-f]{64})",')
_MOST = 1 << 28  # bytes of a pack that is unpacked


class PackError(GreedError):
    """A pack that can't be read; the message says why and what to do."""


def sealed(body: dict[str, Any]) -> bytes:
    """Return the file of a pack: UTF-8, one line, no spaces, members in the order given.

    >>> sealed({"sheet": {"name": "koans"}})[:15]
    b'{"greed-pack":1'
    """
    rest = json.dumps(body, ensure_ascii=False, separators=(",", ":"), allow_nan=False)[1:]
    text = rest.encode() + b"\n"
    digest = hashlib.sha256(text).hexdigest()
    return f'{{"greed-pack":{VERSION},"sha256":"{digest}",'.encode() + text


def opened(data: bytes) -> dict[str, Any]:
    """Return what a file holds, the inverse of `sealed`; it may be compressed with gzip.

    Raises:
        PackError: this isn't a pack, or one that is damaged, or of a newer version.
    """
    if data[:2] == b"\x1f\x8b":
        data = _unzipped(data)
    head = _HEAD.match(data)
    if head is None:
        raise PackError("this isn't a pack; make one with: greed pack SHEET")
    version = int(head[1])
    if version != VERSION:
        newer = "newer" if version > VERSION else "older"
        todo = "update Greed" if version > VERSION else "write it again with greed pack SHEET"
        raise PackError(
            f"this pack has version {version}, {newer} than version {VERSION},"
            f" which this Greed reads: {todo}"
        )
    rest = data[head.end() :]
    if hashlib.sha256(rest).hexdigest() != head[2].decode():
        raise PackError(
            "this pack is damaged: its hash doesn't match. Copy it again, or write it again with:"
            " greed pack SHEET"
        )
    try:
        body: dict[str, Any] = json.loads(b"{" + rest)
    except ValueError as error:
        raise PackError(f"this pack is not valid JSON: {error}") from None
    return body


def _unzipped(data: bytes) -> bytes:
    try:
        reader = zlib.decompressobj(wbits=31)
        unzipped = reader.decompress(data, _MOST)
    except (zlib.error, gzip.BadGzipFile) as error:
        raise PackError(f"this pack is damaged: it can't be unzipped ({error})") from None
    if not reader.eof:
        raise PackError("this pack is damaged: it was cut off")
    return unzipped
