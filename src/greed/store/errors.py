"""What can go wrong with games at rest."""

from __future__ import annotations

import sqlite3

from greed.core.errors import GreedError

__all__ = ["StoreBusy", "StoreError", "kind_of"]


class StoreError(GreedError):
    """The database cannot be used as it is: no such driver, a schema of another version."""


class StoreBusy(GreedError):
    """The database did not answer; whether the step was stored is not known.

    Read the room again before doing anything else with it.
    """


def kind_of(error: BaseException) -> str:
    """Return what an error of a database is, in words that never hold what was stored.

    A driver's own message may quote rows: codes of rooms, secrets of dice.

    >>> import sqlite3
    >>> kind_of(sqlite3.OperationalError("database is locked"))
    'OperationalError: database is locked'
    """
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, sqlite3.Error):  # SQLite names tables and columns, but quotes nothing
        return f"{type(cause).__name__}: {cause}"
    if isinstance(cause, OSError) and cause.strerror:
        return f"{type(cause).__name__}: {cause.strerror}"
    state = getattr(cause, "sqlstate", None)
    return f"{type(cause).__name__} {state}" if state else type(cause).__name__
