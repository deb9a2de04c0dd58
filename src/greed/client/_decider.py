"""What a bot at a seat decides: whether it can play there, its moves, and how long it waits.

As the host of its own table it also starts the game, and leaves a table that is dead.
"""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable

from greed.bots.interface import Bot, BotError, begin, decision, guarded
from greed.client import calls
from greed.client._http import LOOKING
from greed.client.client import Client, RoomState
from greed.client.errors import ClientError, NotUnderstood, Refused
from greed.core.errors import GreedError
from greed.core.game import legal_moves
from greed.core.identity import sheet_hash
from greed.core.moves import Move
from greed.core.sheet import Sheet
from greed.core.sheet_data import parse_sheet
from greed.core.state import State
from greed.mind import Limits, too_heavy
from greed.wire import Snapshot

_LIMITS = Limits(seconds=60.0, megabytes=1024)
_MISTAKES = 3
"""Breaches of a bot in one game, after which it is not asked again."""
_MARGIN = 1.0
"""Seconds of a turn's clock that are left for the answer's way."""


def rules_of_room(client: Client, code: str, shown: Snapshot) -> Sheet:
    """Return the rules of a room that a bot can play in.

    Raises:
        ClientError: it can't play there.
        NotUnderstood: it doesn't know these rules, or they are too heavy for it.
        Refused, Unreachable
    """
    if shown.room.code is None:
        raise ClientError("this code is only for watching; ask for the code to join")
    rules = dict(client.ask(calls.sheet_of(code)).rules)
    name = str(rules.pop("name", "") or "house rules")
    try:
        with LOOKING:
            sheet = parse_sheet(rules, name)
    except GreedError as error:
        raise NotUnderstood(
            f"this room plays rules that this version of Greed doesn't know: {error}"
        ) from None
    if heavy := too_heavy(sheet, _LIMITS):
        raise NotUnderstood(f"this room's rules are too heavy for a bot: {heavy[0]}")
    if sheet_hash(sheet) != shown.room.sheet.hash:
        raise NotUnderstood(
            "this version of Greed reads the room's rules differently: update it, or the server"
        )
    return sheet


class Decider:
    """A bot that is asked for moves; a program that fails is started again a few times."""

    def __init__(self, bot: Bot, tell: Callable[[str], None]) -> None:
        self._bot, self._tell = bot, tell
        self._limit: float | None = getattr(bot, "limit", None)
        self._game = ""
        self._mistakes = 0

    def choose(self, room: RoomState, state: State, seat: int, heard: tuple[float, float]) -> Move:
        """Return the bot's move for its seat in a room whose game stands like this.

        `heard`: when the last step was stored, by the server's clock, and heard, by this one's.

        Raises:
            BotError: it has failed too often in this game.
            NotUnderstood: the server allows other moves.
        """
        moves = legal_moves(state)
        shown = set(room.game.legal) if room.game else set()
        if {str(move) for move in moves} != shown:
            raise NotUnderstood(
                "the server allows other moves than this version of Greed: update one of the two"
            )
        if len(moves) == 1:
            return moves[0]
        game = room.room.dice.game
        if self._game != game:
            self._game, self._mistakes = game, 0
            guarded(lambda: begin(self._bot, seat, state.seats, secrets.token_hex(8)))
        while True:
            try:
                if self._limit is not None:
                    self._bot.limit = min(self._limit, _time_left(room, heard))  # type: ignore[attr-defined]
                return decision(self._bot, state, moves)
            except BotError as error:
                self._mistakes += 1
                self._tell(f"the bot failed ({self._mistakes} of {_MISTAKES}): {error}")
                if self._mistakes >= _MISTAKES:
                    raise BotError(
                        f"the bot failed {self._mistakes} times in this game: {error}. The seat is"
                        " still yours: mend the bot and run the same command again"
                    ) from None


def _time_left(room: RoomState, heard: tuple[float, float]) -> float:
    """Return how long the bot may think, by the clock of the turn."""
    if room.game is None or room.game.deadline is None:
        return float("inf")
    at, read = heard
    now = at + (time.monotonic() - read) if at else time.time()
    return max(0.2, room.game.deadline - now - _MARGIN)


AGAIN = 1.0
"""Seconds between two tries to start a game."""
GET_READY = 90.0
"""Seconds that those at a full table have until the game has begun."""
CALLED = 90.0
"""Seconds that a player who is called has to come back, or to be passed over."""


class Hosting:
    """The host's part at one table.

    Attributes:
        idle: seconds in which nothing happens until a game is given up.
        begun: called while the game is played.
    """

    def __init__(
        self, client: Client, code: str, idle: float, begun: Callable[[], None] = lambda: None
    ) -> None:
        """Host a room; `client` shows the host's token."""
        self._client, self._code = client, code
        self.idle, self.begun = idle, begun
        self._seen: object = None
        self._called = False
        self._since = self._tried = time.monotonic()

    def look(self, room: RoomState) -> None:
        """Do what is due: start the game, or give it up where nobody plays.

        Raises:
            Refused, Unreachable
        """
        now, status = time.monotonic(), room.room.status
        full = all(seat.kind != "open" for seat in room.room.seats)
        seen = (status, full, room.game.ply if room.game else 0)
        if seen != self._seen:
            self._seen, self._since, self._called = seen, now, False
        if status == "playing":
            self.begun()
        elif status == "open" and not full:
            return
        waited = now - self._since
        if status == "playing" and self.idle < waited <= self.idle + CALLED:
            self._call(room)
        elif waited > (self.idle if status == "playing" else GET_READY):
            self.leave()
        elif status == "open" and now - self._tried > AGAIN and self._ready(room, now):
            self._tried = now
            with contextlib.suppress(Refused):  # somebody was quicker: look again soon
                self._client.ask(calls.start(self._code))

    def _ready(self, room: RoomState, now: float) -> bool:
        """Say whether everybody's device is there, or was waited for long enough."""
        if room.room.dice.mode == "real":
            return True
        people = [seat for seat in room.room.seats if seat.kind == "person"]
        return all(seat.device for seat in people) or now - self._since > 5 * AGAIN

    def _call(self, room: RoomState) -> None:
        """Call once the player that the game waits for: it goes on, or is left."""
        if not self._called and room.game is not None:
            self._called = True
            with contextlib.suppress(Refused):  # it is our own
                self._client.ask(calls.call(self._code, room.game.seat))

    def leave(self) -> None:
        """Give the table up."""
        with contextlib.suppress(Refused):  # it is over already
            self._client.ask(calls.abandon(self._code))
