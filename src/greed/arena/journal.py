"""A journal: what has been played, so that a tournament can be killed at any moment.

A text file, only ever added to: the plan first, then one line per piece of work, each with a
checksum before it. A line that was cut off by a crash is dropped and its work done again; any
other damage is refused.
"""

from __future__ import annotations

import os
import re
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Generic, Self, TypeVar

import msgspec
from filelock import lock_descriptor
from msgspec import Struct

from greed.core.errors import GreedError

VERSION = 1
_BEGIN = re.compile(rb'[0-9a-f]{8} \{"journal":')
Head = TypeVar("Head")
Entry = TypeVar("Entry")


class JournalError(GreedError):
    """A journal that is damaged, in use, or of something else."""


class _Header(Struct):
    journal: int
    head: msgspec.Raw


class Journal(Generic[Head, Entry]):
    """A journal in a file: `head` says of what, `entries` what was written before.

    Opening it takes it for this process alone; a journal that is not there yet is begun.
    """

    def __init__(self, path: Path, head: Head, entry: type[Entry]) -> None:
        self.path = path
        self.head = head
        self._type = entry
        self.entries: list[Entry] = []
        self._synced = 0.0
        _must_be_ours(path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("a+b", buffering=0)
        except OSError as error:
            raise JournalError(f"cannot write {path}: {error.strerror}") from None
        try:
            self._take_up()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def add(self, entry: Entry) -> None:
        """Write an entry.

        Once this returns, no end of this process can undo it; a power cut costs at most the
        entries of the last second.
        """
        self._write(msgspec.json.encode(entry))

    def close(self) -> None:
        """Let others have the journal."""
        if not self._file.closed:
            os.fsync(self._file.fileno())
        self._file.close()

    def _take_up(self) -> None:
        """Take the file for this process alone, and read what it holds."""
        if not lock_descriptor(self._file.fileno(), blocking=False):
            raise JournalError(f"{self.path} is in use by another process")
        head = msgspec.json.encode(self.head)
        lines, good = _lines(self.path)
        if not lines:
            os.ftruncate(self._file.fileno(), 0)
            self._write(msgspec.json.encode(_Header(VERSION, msgspec.Raw(head))))
            return
        header = _header(self.path, lines[0])
        if bytes(header.head) != head:
            raise JournalError(f"{self.path} is the journal of something else; choose another file")
        try:
            self.entries = [msgspec.json.decode(line, type=self._type) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise JournalError(f"{self.path} cannot be read: {error}") from None
        os.ftruncate(self._file.fileno(), good)

    def _write(self, line: bytes) -> None:
        data = b"%08x %s\n" % (zlib.crc32(line), line)
        view = memoryview(data)
        while view:
            view = view[os.write(self._file.fileno(), view) :]
        # Waiting for the disk takes longer than a game: once in a second is enough.
        if (now := time.monotonic()) - self._synced >= 1:
            os.fsync(self._file.fileno())
            self._synced = now


def forget(path: Path) -> None:
    """Delete a journal, if there is one.

    Raises:
        JournalError: the file is not a journal.
    """
    _must_be_ours(path)
    path.unlink(missing_ok=True)


def _must_be_ours(path: Path) -> None:
    """Refuse what is there and isn't a journal: it would be lost, or written into."""
    start = b""
    if path.is_file():
        try:
            with path.open("rb") as file:
                start = file.read(64)
        except OSError as error:
            raise JournalError(f"cannot read {path}: {error.strerror}") from None
    elif path.exists():
        raise JournalError(f"{path} is not a file; choose another")
    if start and not _BEGIN.match(start):
        raise JournalError(f"{path} is not a journal; delete it, or choose another file")


def read_entries(path: Path, entry: type[Entry]) -> Iterator[Entry]:
    """Yield what was written into a journal, one entry at a time.

    Raises:
        JournalError: the journal cannot be read.
    """
    with path.open("rb") as file:
        next(file, None)
        for number, whole in enumerate(file, 2):
            line = _checked(whole)
            if line is None:
                raise JournalError(f"{path} is damaged at line {number}")
            yield msgspec.json.decode(line, type=entry)


def _checked(whole: bytes) -> bytes | None:
    """Return a line without its checksum; None if it is cut off or altered."""
    claimed, _, line = whole.rstrip(b"\n").partition(b" ")
    sound = whole.endswith(b"\n") and claimed == b"%08x" % zlib.crc32(line)
    return line if sound else None


def _header(path: Path, line: bytes) -> _Header:
    try:
        header = msgspec.json.decode(line, type=_Header)
    except msgspec.DecodeError as error:
        raise JournalError(f"{path} is not a journal: {error}") from None
    if header.journal != VERSION:
        raise JournalError(f"{path} is a journal of version {header.journal}, not {VERSION}")
    return header


def _lines(path: Path) -> tuple[list[bytes], int]:
    """Return the sound lines of a journal and where they end; only the last may be unsound."""
    lines: list[bytes] = []
    end = 0
    every = path.read_bytes().splitlines(keepends=True)
    for number, whole in enumerate(every, 1):
        line = _checked(whole)
        if line is None:
            if number < len(every):
                raise JournalError(f"{path} is damaged at line {number}")
            break
        lines.append(line)
        end += len(whole)
    return lines, end
