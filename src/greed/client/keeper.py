"""A bot that takes on anybody: it keeps a table open in the lobby, and plays its guests."""

from __future__ import annotations

import contextlib
import queue
import threading
import time
from collections.abc import Callable, Sequence

from msgspec import Struct

from greed.bots.interface import Bot, BotError, close
from greed.client.client import Client
from greed.client.errors import ClientError, Refused, Unreachable
from greed.client.player import Hosting, Player
from greed.client.seats import SeatFile, hosted
from greed.core.errors import GreedError
from greed.room import Create, SeatSetup

IDLE = 600.0
"""Seconds in which nobody moves until a game is given up."""
REMATCH = 60.0
"""Seconds that a rematch is waited for."""
_FAILURES = 3
"""Games in a row that go wrong, after which the bot stops."""
_SOON, _LATER = 3.0, 15.0
"""Seconds until a table is tried again: while the server is silent, or full."""
_FULL = frozenset({"too_many", "busy", "closing", "too_fast"})


def at_once(works: Sequence[Callable[[], None]], stop: Callable[[], None]) -> None:
    """Do several works in threads; at Ctrl-C, stop them and wait a few seconds."""
    threads = [threading.Thread(target=work, daemon=True) for work in works]
    for thread in threads:
        thread.start()
    try:
        while any(thread.is_alive() for thread in threads):
            time.sleep(0.1)
    except KeyboardInterrupt:
        stop()
        for thread in threads:
            thread.join(5)
        raise


class Offered(Struct, frozen=True):
    """What a bot offers: the game, how many sit at the table, and its clock."""

    sheet: str = "official"
    seats: int = 2
    clock: int = 120


class Keeper:
    """Keeps one table of each kind open, and plays up to `games` games at once.

    Attributes:
        played: how many games were played to their end.
        stopped: set by `stop`.
    """

    def __init__(
        self,
        url: str,
        bot: Callable[[], Bot],
        name: str,
        tables: tuple[Offered, ...] = (Offered(),),
        games: int = 4,
        tell: Callable[[str, str], None] = lambda _code, _said: None,
        *,
        patience: float = 600.0,
    ) -> None:
        """Play as `name` with bots made by `bot`; `tell` is told a room's code and what happens."""
        self._url, self._bot, self._name = url, bot, name
        self._tell = tell
        self._patience = patience
        self._offers: queue.Queue[Offered] = queue.Queue()
        for table in tables:
            self._offers.put(table)
        self._unfinished: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._games = max(games, 1)
        self._players: set[Player] = set()
        self._failures = 0
        self._silent_since: float | None = None
        self.played = 0
        self.stopped = False
        self.error: GreedError | None = None

    def check(self) -> None:
        """Refuse a server without a lobby.

        Raises:
            ClientError: it has none.
            Refused, Unreachable, NotUnderstood
        """
        if not Client(self._url).info().lobby:
            raise ClientError(
                "this server has no lobby, so nobody would see a table there: its operator can"
                " set GREED_LOBBY. To play in a room, name its code"
            )

    def play(self) -> None:
        """Play until `stop`; games that an earlier run left unfinished come first.

        Raises:
            GreedError: what keeps the bot from going on.
        """
        for code in hosted(Client(self._url).url, self._name):
            self._unfinished.put(code)
        at_once([self._work] * self._games, self.stop)
        if self.error is not None:
            raise self.error

    def stop(self) -> None:
        """End: tables that wait are closed, games that are played can go on later."""
        self.stopped = True
        for player in tuple(self._players):
            player.stopped = True

    def _work(self) -> None:
        """Play one game after the other."""
        bot: Bot | None = None
        try:
            bot = self._bot()
            while not self.stopped:
                with contextlib.suppress(queue.Empty):
                    self._resume(bot, self._unfinished.get_nowait())
                    continue
                with contextlib.suppress(queue.Empty):
                    self._offer(bot, self._offers.get(timeout=0.5))
        except GreedError as error:
            self.error = self.error or error
            self.stop()
        finally:
            if bot is not None:
                close(bot)

    def _offer(self, bot: Bot, table: Offered) -> None:
        """Open a table, play there, and see to it that the next one is opened once it is taken."""
        offered = True

        def begun() -> None:
            nonlocal offered
            if offered:
                offered = False
                self._offers.put(table)

        try:
            self._one(bot, table, begun)
        except Refused as error:
            if error.problem.code not in _FULL:
                raise
            self._tell("", f"no table for now: {error}")
            self._pause(_LATER)
        except Unreachable as error:
            now = time.monotonic()
            self._silent_since = self._silent_since or now
            if now - self._silent_since > self._patience:
                raise
            self._tell("", f"{error}; trying again")
            self._pause(_SOON)
        finally:
            begun()

    def _one(self, bot: Bot, table: Offered, begun: Callable[[], None]) -> None:
        made = Client(self._url).create(
            Create(
                seats=(SeatSetup(),) * table.seats, sheet=table.sheet, clock=table.clock,
                listed=True,
            )
        )  # fmt: skip
        self._silent_since = None
        code = made.code
        waiting = f"waiting for {table.seats - 1}"
        self._tell(code, f"a table of {made.view.sheet.title} is open: {waiting}")
        self._play(bot, code, made.token, begun)

    def _resume(self, bot: Bot, code: str) -> None:
        """Go on with a game that an earlier run has left."""
        with contextlib.suppress(Refused):  # the room is gone
            self._play(bot, code, "", lambda: None)

    def _play(self, bot: Bot, code: str, host: str, begun: Callable[[], None]) -> None:
        """Play in a room of ours, and every rematch; what goes wrong there ends there."""
        following: str | None = code
        tokens = ("", host)
        while following and not self.stopped:
            code = following
            try:
                following, tokens = self._game(bot, code, tokens, begun)
                self._failures = 0
            except (ClientError, BotError) as error:
                if isinstance(error, Unreachable):
                    raise
                self._tell(code, f"stopped: {error}")
                self._failures += 1
                if self._failures >= _FAILURES:
                    raise
                return

    def _game(
        self, bot: Bot, code: str, tokens: tuple[str, str], begun: Callable[[], None]
    ) -> tuple[str | None, tuple[str, str]]:
        """Play one game; return the room of a rematch, and the tokens that open it."""
        with SeatFile(Client(self._url).url, code, self._name) as file:
            kept = file.kept
            kept.token, kept.host = kept.token or tokens[0], kept.host or tokens[1]
            player = Player(
                self._url, file, bot, lambda said: self._tell(code, said),
                patience=self._patience, hosting=Hosting(IDLE, begun),
            )  # fmt: skip
            self._players.add(player)
            player.stopped = self.stopped
            try:
                with player.table:
                    return self._played(player, file)
            finally:
                self._players.discard(player)

    def _played(self, player: Player, file: SeatFile) -> tuple[str | None, tuple[str, str]]:
        """Play at a table whose line is open; nobody is to wait for a bot that is gone."""
        try:
            player.sit_down()
            player.play()
        except (ClientError, BotError) as error:
            if not (self.stopped or isinstance(error, Unreachable)):
                self._leave(player, file)
            raise
        status = player.table.view.status
        self.played += status == "over"
        if player.stopped:
            if status in ("open", "starting"):
                self._leave(player, file)
            return None, ("", "")
        following = player.rematch(REMATCH) if status == "over" else None
        file.forget()
        return following, (file.kept.token, file.kept.host)

    @staticmethod
    def _leave(player: Player, file: SeatFile) -> None:
        with contextlib.suppress(ClientError):
            Hosting.leave(player.table)
        file.forget()

    def _pause(self, seconds: float) -> None:
        last = time.monotonic() + seconds
        while time.monotonic() < last and not self.stopped:
            time.sleep(0.1)
