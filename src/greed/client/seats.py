"""Seats at rest: the token and the device of a seat.

Each is a file that only its owner may read, under GREED_HOME or where the system keeps data.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
from pathlib import Path
from typing import Self

import msgspec
from filelock import FileLock, Timeout
from msgspec import Struct

from greed._folders import data_folder
from greed.client.errors import ClientError
from greed.sealed import Memory


class KeptSeat(Struct, kw_only=True):
    """What opens a seat again.

    Attributes:
        url: the server.
        code: the room.
        name: the name at the table.
        token: the secret that opens the seat.
        host: the secret that holds the host's rights; "" at somebody else's table.
        seat: its number.
        memory: what the device must never forget; None before it has a chain.
    """

    url: str
    code: str
    name: str
    token: str = ""
    host: str = ""
    seat: int = -1
    memory: Memory | None = None

    @property
    def tokens(self) -> tuple[str, ...]:
        """The secrets that there are."""
        return tuple(token for token in (self.token, self.host) if token)


_READ = msgspec.json.Decoder(KeptSeat)


def hosted(url: str, name: str) -> list[str]:
    """Return the codes of the rooms that somebody of this name hosts at a server.

    Files that cannot be read are passed over: they are somebody else's, or damaged.
    """
    codes = []
    for path in sorted((data_folder() / "seats").glob("*.json")):
        with contextlib.suppress(OSError, msgspec.DecodeError):
            kept = _READ.decode(path.read_bytes())
            if kept.host and (kept.url, kept.name) == (url, name):
                codes.append(kept.code)
    return codes


class SeatFile:
    """The file of one seat; `with` takes it for this process alone.

    Attributes:
        kept: what it holds, or a seat that has not been taken yet.
    """

    def __init__(self, url: str, code: str, name: str, folder: Path | None = None) -> None:
        folder = folder or data_folder() / "seats"
        stem = hashlib.sha256(f"{url}\n{code}\n{name}".encode()).hexdigest()[:24]
        self._path = folder / f"{stem}.json"
        self._lock = FileLock(self._path.with_suffix(".lock"), timeout=0, mode=0o600)
        self.kept = KeptSeat(url=url, code=code, name=name)

    def __enter__(self) -> Self:
        """Read the file, if there is one.

        Raises:
            ClientError: it cannot be read or written, or another process uses it.
        """
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._lock.acquire()
            with contextlib.suppress(FileNotFoundError):
                self.kept = _READ.decode(self._path.read_bytes())
        except Timeout:
            kept = self.kept
            raise ClientError(
                f"{kept.name!r} is already at this table by another command on this computer:"
                " give the second one a --name of its own"
            ) from None
        except OSError as error:
            raise ClientError(f"cannot keep the seat in {self._path}: {error.strerror}") from None
        except msgspec.DecodeError:
            self._lock.release()
            raise ClientError(f"{self._path} is damaged: delete it to take a new seat") from None
        return self

    def __exit__(self, *_: object) -> None:
        self._lock.release()

    def save(self) -> None:
        """Write the file at once; it survives the end of this process at any moment."""
        fresh = self._path.with_suffix(".new")
        try:
            file = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(file, "wb") as out:
                out.write(msgspec.json.encode(self.kept))
            fresh.replace(self._path)
        except OSError as error:
            raise ClientError(f"cannot keep the seat in {self._path}: {error.strerror}") from None

    @property
    def memory(self) -> Memory | None:
        """What our device keeps, if there is one; the file is its shelf."""
        return self.kept.memory

    def read(self) -> Memory:
        """Return what the device keeps."""
        assert self.kept.memory is not None
        return self.kept.memory

    def write(self, memory: Memory) -> None:
        """Keep what the device must not forget."""
        self.kept.memory = memory
        self.save()

    def forget(self) -> None:
        """Delete the file: the seat is not needed any more."""
        self._path.unlink(missing_ok=True)
