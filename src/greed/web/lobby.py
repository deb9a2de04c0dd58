"""The lobby: open tables that anybody may join.

What it shows of a room is read off the room, and is stored with the step that changes it. So a
room that begins or fills up is off the list in the same moment; one whose host is gone fades.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from greed.room.ask import DiceMode
from greed.store import Store
from greed.web.settings import Settings


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
        clock: seconds per turn; 0: nobody hurries.
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
    clock: int
    coach: bool
    program: bool
    since: float


class LobbyView(Struct, frozen=True, kw_only=True):
    """The open tables of a server, those that have waited longest first."""

    tables: tuple[OpenTable, ...]


class Lobby:
    """The open tables, read again while somebody looks at them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._settings = store, settings

    async def look(self) -> LobbyView:
        """Return the open tables, which may be a second old.

        Raises:
            Refusal: this server has no lobby.
            StoreBusy: the database did not answer.
        """
        raise NotImplementedError
