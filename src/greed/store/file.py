"""The file of an SQLite database: is it still the one that was opened?

A file that was deleted or replaced lives on for those who have it open, and so does every game that
they store there, until they close it. Nothing is acknowledged that would be gone then.
"""

from __future__ import annotations

from pathlib import Path

from greed.store.errors import StoreBusy

__all__ = ["DatabaseFile"]


class DatabaseFile:
    """A database's file as it was when the store was opened; an empty path stands for none."""

    def __init__(self, path: str) -> None:
        self._path = Path(path) if path else None
        self._then = self._now()

    def check(self) -> None:
        """Refuse to go on without the file.

        Raises:
            StoreBusy: it was deleted, or another has taken its place.
        """
        if self._then is not None and self._now() != self._then:
            raise StoreBusy("the file of the database was deleted or replaced: restart the server")

    def _now(self) -> tuple[int, int] | None:
        if self._path is None:
            return None
        try:
            found = self._path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino
