"""What a room says, whether it is on a server or on the device of a page."""

from __future__ import annotations

from collections.abc import Mapping

from greed.core.reasons import Reason

__all__ = ["ROOM"]

ROOM: Mapping[str, str] = {
    "over": Reason.OVER.say(),
    "turn ends": "the turn ends with this keep",
    "rolling": "the roll is on its way: it waits for the other devices",
    "no throw: offer": Reason.ANSWER_FIRST.say(),
    "no throw: keep": Reason.KEEP_FIRST.say(),
    "no throw: decide": "roll to throw on, or bank",
}
"""Sentences by what they are about; why no dice may be thrown now is by the phase."""
