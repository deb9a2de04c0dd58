"""Two phones without a server between them meet here once: what each needs to know of the other."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Digits = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
Sealed = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{60,700}\.[0-9a-f]{32}$", max_length=733)]
"""What a phone says of itself, with a seal that only those who know the words can make."""


class MeetingRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An offer for one more phone. Who has the `key` of a meeting may put the next one there."""

    name: Digits
    key: Digits
    offer: Sealed


class MeetingAnswer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What another phone answers to the offer of this number."""

    number: int
    answer: Sealed


class MeetingView(Struct, frozen=True, kw_only=True):
    """The latest offer, and its answer once somebody has given one."""

    number: int
    offer: str
    answer: str | None = None
