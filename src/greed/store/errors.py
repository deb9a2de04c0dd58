"""What can go wrong with games at rest."""

from __future__ import annotations

from greed.core.errors import GreedError

__all__ = ["StoreBusy", "StoreError"]


class StoreError(GreedError):
    """The database cannot be used as it is: no such driver, a schema of another version."""


class StoreBusy(GreedError):
    """The database did not answer; whether the step was stored is not known.

    Read the room anew before anything else is done with it.
    """
