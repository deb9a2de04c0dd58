"""Results on disk: named arrays and a header, written whole or not at all, checked when read.

A file is found by what it must hold: the rules of the sheet, the solver, and the solver's
version. A file that is not exactly that (cut short, altered, or written by another version) counts
as not there; nothing of a file is run, and nothing of it is believed before its checksum is.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
import zipfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from greed.core.sheet import Sheet, canonical, sheet_hash
from greed.exact.disk._npy import digest, pieces, read

__all__ = ["Answer", "Key", "cached", "folder", "load", "path_of", "store"]

_FORMAT = 1
_HEADER = "header.json"
_MOST_HEADER = 1 << 20


@dataclass(frozen=True)
class Key:
    """What a result is of.

    solver: one word. version: raised whenever the solver may answer differently. detail: what
    else it was asked, such as a standing or a cap.
    """

    sheet: Sheet
    solver: str
    version: int
    detail: str = ""


@dataclass(frozen=True, eq=False)
class Answer:
    """A result: arrays by name, and numbers and words that JSON can hold."""

    arrays: dict[str, NDArray[Any]]
    header: dict[str, Any]


def folder() -> Path:
    """Return the folder of the cache: in GREED_HOME if that is set, else where caches are kept."""
    from platformdirs import user_cache_path

    home = os.environ.get("GREED_HOME")
    return (Path(home) / "cache" if home else user_cache_path("greed", appauthor=False)) / "exact"


def path_of(key: Key) -> Path:
    """Return where a result is kept."""
    asked = hashlib.sha256(key.detail.encode()).hexdigest()[:8] if key.detail else "plain"
    return folder() / f"{key.solver}-{key.version}-{sheet_hash(key.sheet)}-{asked}.npz"


def cached(key: Key, solve: Callable[[], Answer]) -> Answer:
    """Return what is kept for a key; if nothing is, solve and keep it.

    A cache that cannot be written costs time, never an answer.
    """
    found = load(key)
    if found is None:
        found = solve()
        with suppress(OSError):
            store(key, found)
    return found


def store(key: Key, answer: Answer) -> Path:
    """Write a result so that others see all of it or nothing, and return where.

    Raises:
        OSError: the folder cannot be written.
        ValueError: an array holds Python objects, which the cache never does.
    """
    header = json.dumps(
        {
            **_identity(key),
            "arrays": {
                name: [str(array.dtype), list(array.shape), digest(array)]
                for name, array in answer.arrays.items()
            },
            "header": answer.header,
        },
        sort_keys=True,
    ).encode()
    path = path_of(key)
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, part = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}-", suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
                archive.writestr(_HEADER, header + b"\n" + _digest(header).encode())
                for name, array in answer.arrays.items():
                    with archive.open(f"{name}.npy", "w", force_zip64=True) as member:
                        for piece in pieces(array):
                            member.write(piece)
            file.flush()
            os.fsync(file.fileno())
        Path(part).replace(path)
    except BaseException:
        Path(part).unlink(missing_ok=True)
        raise
    return path


def load(key: Key) -> Answer | None:
    """Return the result of a key; None if there is none, or none that can be trusted."""
    try:
        with zipfile.ZipFile(path_of(key)) as archive:
            return _read(key, archive)
    except (OSError, ValueError, KeyError, TypeError, EOFError, RecursionError,
            NotImplementedError, MemoryError, RuntimeError, zipfile.BadZipFile):  # fmt: skip
        return None


def _read(key: Key, archive: zipfile.ZipFile) -> Answer | None:
    """Return what an archive holds if it is whole and of this key."""
    if archive.getinfo(_HEADER).file_size > _MOST_HEADER:
        return None
    text, _, said_digest = archive.read(_HEADER).rpartition(b"\n")
    if _digest(text).encode() != said_digest:
        return None
    said = json.loads(text)
    if {name: said[name] for name in _identity(key)} != _identity(key):
        return None
    listed = said["arrays"]
    if set(archive.namelist()) != {_HEADER, *(f"{name}.npy" for name in listed)}:
        return None
    arrays = {}
    for name, (dtype, shape, expected) in listed.items():
        size = archive.getinfo(f"{name}.npy").file_size
        with archive.open(f"{name}.npy") as member:
            arrays[name], found = read(member, size, dtype, shape)
        if found != expected:
            return None
    return Answer(arrays, said["header"])


def _identity(key: Key) -> Mapping[str, Any]:
    """Return what a file must say about itself; the rules in full, for a hash can collide."""
    return {
        "format": _FORMAT,
        "solver": key.solver,
        "version": key.version,
        "detail": key.detail,
        "rules": canonical(key.sheet),
    }


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
