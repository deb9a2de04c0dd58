"""Solutions on disk: a header and columns of numbers, written whole or not at all.

A file is found by what it must hold: the rules of the sheet, the question and the solver's version.
When it was last used is when it was last changed, so that the least used can go first (`trim`).
Its first bytes are a SHA-256 of all others. A file that isn't exactly that (cut short, altered,
written by another version) counts as not there; nothing of a file is run.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from array import array
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

from greed._folders import cache_folder
from greed.core.identity import canonical, sheet_hash
from greed.core.sheet import Sheet

VERSION = 3
"""Raised with every change after which the solver may answer differently."""
_DIGEST, _LENGTH = 32, 8
_MOST_HEADER = 1 << 20

Column: TypeAlias = "array[int] | array[float]"


def path_of(sheet: Sheet, question: str) -> Path:
    """Return where the answer to a question about a sheet is kept.

    Raises:
        ModuleNotFoundError: the base install keeps nothing, unless GREED_HOME says where.
    """
    return cache_folder() / "solver" / f"{question}-{VERSION}-{sheet_hash(sheet)}.solved"


def is_kept(sheet: Sheet, question: str) -> bool:
    """Return whether there is an answer, without reading it; it counts as used."""
    with suppress(ModuleNotFoundError):
        path = path_of(sheet, question)
        _use(path)
        return path.exists()
    return False


def _use(path: Path) -> None:
    with suppress(OSError):  # it isn't there, or somebody else's
        os.utime(path)


def store(sheet: Sheet, question: str, told: dict[str, Any], columns: list[Column]) -> None:
    """Write an answer so that others see all of it or nothing.

    A cache that can't be written costs time, never an answer.
    """
    header = json.dumps(
        _identity(sheet, question)
        | {
            "told": told,
            "columns": [[memoryview(column).format, len(column)] for column in columns],
        }
    ).encode()
    digest = hashlib.sha256()
    with suppress(OSError, ModuleNotFoundError):
        path = path_of(sheet, question)
        part = path.with_name(f".{path.name}-{secrets.token_hex(8)}.part")
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with part.open("xb") as file:
                file.write(bytes(_DIGEST))
                flat = (memoryview(column).cast("B") for column in columns)
                pieces = (memoryview(len(header).to_bytes(_LENGTH) + header), *flat)
                for piece in pieces:
                    digest.update(piece)
                    file.write(piece)
                file.seek(0)
                file.write(digest.digest())
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)


def load(sheet: Sheet, question: str) -> tuple[dict[str, Any], list[Column]] | None:
    """Return what was stored; None if nothing is there, or nothing that can be trusted."""
    try:
        path = path_of(sheet, question)
        with path.open("rb") as file:
            said = file.read(_DIGEST)
            digest = hashlib.sha256(length := file.read(_LENGTH))
            if int.from_bytes(length) > _MOST_HEADER:
                return None
            digest.update(text := file.read(int.from_bytes(length)))
            header = json.loads(text)
            expected = _identity(sheet, question)
            if {name: header[name] for name in expected} != expected:
                return None
            columns: list[Column] = []
            for kind, count in header["columns"]:
                column = array(kind)
                column.fromfile(file, count)
                digest.update(memoryview(column))
                columns.append(column)
            if file.read(1) or digest.digest() != said:
                return None
            _use(path)
            return header["told"], columns
    except (
        ModuleNotFoundError,
        OSError,
        EOFError,
        ValueError,
        KeyError,
        TypeError,
        RecursionError,
        MemoryError,
    ):
        return None


def trim(most: int) -> None:
    """Remove the solutions that were least used, until the others take this many bytes at most."""
    with suppress(OSError, ModuleNotFoundError):
        files = [(path, path.stat()) for path in (cache_folder() / "solver").glob("*.solved")]
        total = sum(stat.st_size for _, stat in files)
        for path, stat in sorted(files, key=lambda file: file[1].st_mtime_ns):
            if total <= most:
                return
            path.unlink(missing_ok=True)
            total -= stat.st_size


def _identity(sheet: Sheet, question: str) -> dict[str, Any]:
    """Return what a file must say about itself; the rules in full, for a hash can collide."""
    return {"version": VERSION, "question": question, "rules": canonical(sheet)}
