"""Solved things on disk: named arrays, numbers and words, written whole or not at all.

A file is found by what it must hold: the rules of the sheet, the solver, and the solver's
version. Its first bytes are a SHA-256 of all others. A file that is not exactly that (cut short,
altered, or written by another version) counts as not there; nothing of a file is run, and what the
checksum vouches for is not checked again.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
from numpy.typing import NDArray

from greed._folders import cache_folder
from greed.core.identity import canonical, sheet_hash
from greed.core.sheet import Sheet

Stored = dict[Any, Any]
"""What is kept: numbers, words and arrays, in lists and in dicts whose keys are of these, too.

Tuples come back as lists, but as tuples in keys.
"""
_FORMAT = 2
_DIGEST, _LENGTH = 32, 8
_MOST_HEADER = 1 << 20
_PIECE = 1 << 20


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


def folder() -> Path:
    """Return the folder of the cache: in GREED_HOME if that is set, else where caches are kept."""
    return cache_folder() / "exact"


def path_of(key: Key) -> Path:
    """Return where a result is kept."""
    asked = hashlib.sha256(key.detail.encode()).hexdigest()[:8] if key.detail else "plain"
    return folder() / f"{key.solver}-{key.version}-{sheet_hash(key.sheet)}-{asked}.solved"


def is_kept(key: Key) -> bool:
    """Return whether there is a result, without reading it."""
    return path_of(key).exists()


def forget(key: Key) -> None:
    """Remove a result."""
    path_of(key).unlink(missing_ok=True)


def cached(key: Key, solve: Callable[[], Stored]) -> Stored:
    """Return what is kept for a key; if nothing is, solve and keep it."""
    stored = load(key)
    if stored is None:
        stored = solve()
        store(key, stored)
    return stored


def store(key: Key, stored: Stored) -> None:
    """Write a result so that others see all of it or nothing.

    A cache that can't be written costs time, never an answer.

    Raises:
        ValueError: an array holds Python objects, which the cache never does.
    """
    arrays: list[NDArray[Any]] = []
    header = json.dumps({**_identity(key), "stored": _plain(stored, arrays)}).encode()
    if any(array.dtype.hasobject for array in arrays):
        raise ValueError("the array holds Python objects")
    with suppress(OSError):
        _write(path_of(key), header, arrays)


def _write(path: Path, header: bytes, arrays: list[NDArray[Any]]) -> None:
    with whole_file(path) as file:
        digest = hashlib.sha256()
        file.write(bytes(_DIGEST))
        pieces = (memoryview(len(header).to_bytes(_LENGTH) + header), *map(_bytes, arrays))
        for piece in pieces:
            digest.update(piece)
            file.write(piece)
        file.seek(0)
        file.write(digest.digest())


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """Open a file for writing that is there whole, or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}-{secrets.token_hex(8)}.part")
    try:
        with part.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def load(key: Key) -> Stored | None:
    """Return the result of a key; None if there is none, or none that can be trusted."""
    try:
        with path_of(key).open("rb") as file:
            said = file.read(_DIGEST)
            digest = hashlib.sha256(length := file.read(_LENGTH))
            if int.from_bytes(length) > _MOST_HEADER:
                return None
            digest.update(text := file.read(int.from_bytes(length)))
            header = json.loads(text)
            if {name: header[name] for name in _identity(key)} != _identity(key):
                return None
            arrays: list[NDArray[Any]] = []
            for kind, shape in _listed(header["stored"]):
                array = np.empty(shape, kind)
                if file.readinto(_bytes(array)) != array.nbytes:
                    return None
                digest.update(_bytes(array))
                arrays.append(array)
            if file.read(1) or digest.digest() != said:
                return None
            stored: Stored = _restored(header["stored"], iter(arrays))
            return stored
    except (OSError, ValueError, KeyError, TypeError, RecursionError, MemoryError):
        return None


def _identity(key: Key) -> dict[str, Any]:
    """Return what a file must say about itself; the rules in full, for a hash can collide."""
    return {
        "format": _FORMAT,
        "solver": key.solver,
        "version": key.version,
        "detail": key.detail,
        "rules": canonical(key.sheet),
    }


def _bytes(array: NDArray[Any]) -> memoryview:
    return np.ascontiguousarray(array).reshape(-1).view(np.uint8).data


def _plain(value: Any, arrays: list[NDArray[Any]]) -> Any:  # noqa: ANN401 -- JSON
    """Return a value as JSON can hold it, its arrays listed apart."""
    match value:
        case np.ndarray():
            arrays.append(value)
            return {"array": [value.dtype.str, value.shape]}
        case dict():
            return {"items": [[key, _plain(item, arrays)] for key, item in value.items()]}
        case list() | tuple():
            return [_plain(item, arrays) for item in value]
        case _:
            return value


def _listed(plain: Any) -> Iterator[tuple[str, list[int]]]:  # noqa: ANN401 -- JSON
    """Yield the types and shapes of all arrays, in order."""
    if isinstance(plain, dict) and "array" in plain:
        yield tuple(plain["array"])
    elif isinstance(plain, dict | list):
        items = plain if isinstance(plain, list) else [value for _, value in plain["items"]]
        for value in items:
            yield from _listed(value)


def _restored(plain: Any, arrays: Iterator[NDArray[Any]]) -> Any:  # noqa: ANN401 -- JSON
    if isinstance(plain, dict) and "array" in plain:
        return next(arrays)
    if isinstance(plain, dict):
        return {_key(key): _restored(value, arrays) for key, value in plain["items"]}
    return [_restored(value, arrays) for value in plain] if isinstance(plain, list) else plain


def _key(plain: Any) -> Any:  # noqa: ANN401 -- JSON
    return tuple(map(_key, plain)) if isinstance(plain, list) else plain
