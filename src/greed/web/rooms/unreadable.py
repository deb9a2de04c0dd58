"""Rooms whose rows in the database are damaged: said plainly, and no other room suffers."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from greed.core.errors import GreedError
from greed.store import StoreBusy
from greed.web.refusal import Refusal

__all__ = ["Unreadable", "readable"]

log = logging.getLogger("greed.web.rooms")


class Unreadable(Refusal):
    """What is stored of a room makes no sense."""


@contextmanager
def readable(room: str) -> Iterator[None]:
    """Refuse a room of which something is stored that can't be read, and log its id.

    Raises:
        Unreadable: whatever else went wrong while it was read.
    """
    try:
        yield
    except (StoreBusy, Refusal):
        raise
    except (
        GreedError, msgspec.MsgspecError, ValueError, TypeError, LookupError, AttributeError,
        AssertionError,
    ) as error:  # fmt: skip
        log.error("room %s is damaged in the database: %s", room, type(error).__qualname__)  # noqa: TRY400 -- one line
        raise Unreadable(
            "no_such_room", "this room is damaged in the database of the server"
        ) from None
