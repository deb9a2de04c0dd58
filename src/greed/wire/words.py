"""What a room says, whether it is on a server or on the device of a page."""

from __future__ import annotations

from collections.abc import Mapping

from greed.core.reasons import Reason

__all__ = ["ROOM"]

ROOM: Mapping[str, str] = {
    "over": Reason.OVER,
    "turn ends": "room-turn-ends",
    "rolling": "room-rolling",
    "no throw: offer": Reason.ANSWER_FIRST,
    "no throw: keep": Reason.KEEP_FIRST,
    "no throw: decide": "room-decide",
}
"""Messages by what they are about; why no dice may be thrown now is by the phase."""
