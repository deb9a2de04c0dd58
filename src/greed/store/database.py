"""From a database's URL to an engine that is ready, and what goes wrong on the way."""

from __future__ import annotations

from greed.core.errors import GreedError


class StoreError(GreedError):
    """The database cannot be used as it is: in use, no such driver, of another version."""


class StoreBusy(GreedError):
    """The database did not answer; whether the step was stored is not known.

    Read the room again before doing anything else with it.
    """
