"""Open tables, which anybody may join.

And where two phones without a server between them meet once: what each needs to know of the other.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from greed.wire.dice import DiceMode


class ListRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The lobby is to show the room while a seat is free, or not any more (host)."""

    listed: bool


class TablePlayer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody at an open table: a person, a bot of the server's, or somebody's program."""

    name: str
    kind: Literal["person", "bot", "program"]


class OpenTable(Struct, frozen=True, kw_only=True):
    """A room that anybody may join.

    Attributes:
        code: joins it.
        sheet: the name of the game's sheet; "house rules" where somebody wrote them.
        title: what the game is called.
        target: the points that it is played to.
        players: who sits there already.
        free: how many seats are free.
        dice: where dice come from.
        clock: seconds per turn; null: nobody hurries.
        coach: whether players may ask for advice.
        program: a program is the host: the game starts as soon as the last seat is taken.
        since: since when the table has been open, in seconds since 1970.
    """

    code: str
    sheet: str
    title: str
    target: int
    players: tuple[TablePlayer, ...]
    free: int
    dice: DiceMode
    clock: int | None
    coach: bool
    program: bool
    since: float


class LobbyView(Struct, frozen=True, kw_only=True):
    """The open tables of a server, those that have waited longest first.

    `version` changes with the list: send it as `known` to hear of the next change.
    """

    version: str
    tables: tuple[OpenTable, ...]


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
