"""The rooms of a server: found, made, asked, and kept in memory while somebody needs them."""

from __future__ import annotations

import asyncio

from greed.mind import Advice, Reviewed
from greed.room import Ask, Create, Done, Host, Person
from greed.store import RoomRow, Store
from greed.web.lobby import Lobby
from greed.web.metrics import Metrics
from greed.web.pool import Pool
from greed.web.settings import Settings


class Live:
    """A room that is in use.

    Attributes:
        row: how it was stored when it was read: its id, codes and secret.
        host: keeps the table.
        lock: held while a step is decided and stored.
    """

    def __init__(self, row: RoomRow, host: Host) -> None:
        self.row, self.host = row, host
        self.lock = asyncio.Lock()


class Rooms:
    """Every room of a server. A room lives in one process, and its key in the log keeps it so."""

    def __init__(
        self, store: Store, settings: Settings, pool: Pool, lobby: Lobby, metrics: Metrics
    ) -> None:
        self.store, self.settings, self.pool = store, settings, pool
        self.lobby, self.metrics = lobby, metrics

    def start(self) -> None:
        """Begin to look at clocks, and to tidy up."""
        raise NotImplementedError

    def say_goodbye(self) -> int:
        """Tell everybody that the server ends; return how many are connected."""
        raise NotImplementedError

    async def close(self) -> None:
        """Wait for what is being done; what has not begun by then is done after the restart."""
        raise NotImplementedError

    @property
    def in_memory(self) -> int:
        """How many rooms are in memory."""
        raise NotImplementedError

    async def find(self, code: str, person: Person) -> tuple[Live, Person]:
        """Return a room by its code, and the person as the code lets them in.

        Raises:
            Refusal: the room doesn't exist, or the client has asked for too many wrong codes.
        """
        raise NotImplementedError

    async def create(self, request: Create, client: str) -> tuple[Live, str]:
        """Make a room for a client; return it with its creator's token.

        Raises:
            SheetError, Refusal, Busy: it can't be made as it is asked for.
        """
        raise NotImplementedError

    async def ask(self, live: Live, person: Person, ask: Ask) -> Done | Advice | Reviewed:
        """Do what a person asks for; return the answer once it is stored.

        Raises:
            Refusal, Busy: it can't be done.
            StoreBusy: it is not known whether it was stored.
        """
        raise NotImplementedError
