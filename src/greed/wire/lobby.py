"""Open tables: rooms of a server that anybody may join."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from greed.wire.dice import DiceMode

__all__ = ["ListRequest", "LobbyView", "OpenTable", "TablePlayer"]


class ListRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The lobby is to show the room while a seat is free, or not any more (host)."""

    listed: bool


class TablePlayer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody at an open table: a person, a bot of the server's, or somebody's program.

    `fingerprint` stands for the key of a player who has signed who it is.
    """

    name: str
    kind: Literal["person", "bot", "program"]
    fingerprint: str | None = None


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
