"""A server as a program sees it: the same requests for plain and for asynchronous code.

>>> from greed.client import Client, calls
>>> server = Client("http://127.0.0.1:8000")
>>> seated = server.ask(calls.join("2MH9RNKT", "Ann"))         # doctest: +SKIP
>>> server.token = seated.token                                # doctest: +SKIP
>>> for room in server.follow("2MH9RNKT"): print(room.game)    # doctest: +SKIP
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator

from greed.client import calls
from greed.client._http import base_of, send
from greed.client.calls import Answer, Call
from greed.client.errors import ClientError, NotUnderstood, Refused, Unreachable
from greed.client.lines import AsyncLine, Line
from greed.wire import (
    Earlier,
    GameState,
    Happened,
    LobbyView,
    RoomView,
    ServerMessage,
    SnapshotMessage,
    Update,
    You,
)


class RoomState:
    """A room, kept up to date by `take`.

    Attributes:
        seq: the last step known.
        steps: the steps that came with the last message.
        you: what the tokens that were shown open.
    """

    def __init__(self) -> None:
        self.seq = 0
        self.steps: tuple[Happened, ...] = ()
        self.you = You()
        self._room: RoomView | None = None
        self._game: GameState | None = None

    @property
    def room(self) -> RoomView:
        """The room without its game; known once a message was taken."""
        if self._room is None:
            raise NotUnderstood("the server has not shown the room yet")
        return self._room

    @property
    def shown(self) -> bool:
        """Whether a message has shown the room."""
        return self._room is not None

    @property
    def game(self) -> GameState | None:
        """The game; None before it has begun."""
        return self._game

    @property
    def ended(self) -> bool:
        """Whether the game is over or was given up."""
        return self._room is not None and self._room.status in ("over", "abandoned")

    @property
    def mine(self) -> bool:
        """Whether a seat of these tokens has something to decide."""
        game = self._game
        return game is not None and game.seat in self.you.seats and bool(game.legal)

    def take(self, message: ServerMessage) -> bool:
        """Take a message in; return whether it said anything new about the room.

        Raises:
            NotUnderstood: steps are missing before it.
        """
        match message:
            case SnapshotMessage(snapshot=shown):
                self.seq, self.steps = shown.seq, shown.log
                self._room, self._game, self.you = shown.room, shown.game, shown.you
                return True
            case Update():
                new = tuple(step for step in message.steps if step.seq > self.seq)
                if not new:
                    return False  # a snapshot that was asked for beside it said more already
                if new[0].seq != self.seq + 1:
                    raise NotUnderstood(
                        f"step {new[0].seq} came after step {self.seq}: some are missing"
                    )
                self.seq = new[-1].seq
                self.steps = new
                self._game = message.game
                self._room = message.room or self._room
                return True
            case Earlier():
                self.seq = message.steps[-1].seq if message.steps else self.seq
                self.steps = message.steps
                return False
            case _:
                return False


_PASSES = frozenset({"too_fast"})
"""Refusals that were made before anything was done: asking again is always safe."""
_LATER = _PASSES | {"busy", "closing"}
_LONGEST_PAUSE = 3.0


class _Client:
    """What both clients have in common.

    Attributes:
        url: the address of the server, without a path.
        token: opens seats; several are separated by commas.
        patience: seconds for which a call that got no answer is made again.
    """

    def __init__(self, url: str, token: str = "", patience: float = 30.0) -> None:
        self.url = base_of(url)
        self.token = token
        self.patience = patience

    @property
    def tokens(self) -> tuple[str, ...]:
        """The tokens, one by one."""
        return tuple(token.strip() for token in self.token.split(",") if token.strip())

    def _pauses(self) -> Iterator[float]:
        """Yield how long to wait before each further try."""
        end, pause = time.monotonic() + self.patience, 0.1
        while time.monotonic() + pause < end:
            yield pause
            pause = min(2 * pause, _LONGEST_PAUSE)

    @staticmethod
    def _final(error: ClientError, call: Call[Answer]) -> bool:
        """Say whether asking again cannot help, or could do something twice."""
        if isinstance(error, Refused):
            return error.problem.code not in (_LATER if call.again else _PASSES)
        return not (call.again and isinstance(error, Unreachable))


class Client(_Client):
    """A server, for plain code; one may be used by several threads."""

    def ask(self, call: Call[Answer], seconds: float = 60.0) -> Answer:
        """Return the answer to a call.

        A call that does no harm twice is repeated while the server does not answer.

        Raises:
            Refused: the server has refused it.
            Unreachable: no answer within `patience`.
            NotUnderstood: the answer is not Greed's.
        """
        pauses = self._pauses()
        while True:
            try:
                return send(self.url, call, self.token, seconds)
            except ClientError as error:
                pause = None if self._final(error, call) else next(pauses, None)
                if pause is None:
                    raise
                time.sleep(pause)

    def line(self, code: str, since: int = 0) -> Line:
        """Open the socket of a room and say hello; use it with `with`."""
        return Line(self.url, code, self.tokens, since)

    def follow(self, code: str) -> Iterator[RoomState]:
        """Yield a room whenever something happens in it, until the game is over.

        A line that breaks is opened again: no step is missed.

        Raises:
            Refused, Unreachable, NotUnderstood
        """
        room, pauses = RoomState(), None
        while True:
            try:
                with self.line(code, room.seq) as line:
                    pauses = None
                    while not room.ended:
                        if (message := line.receive(60.0)) and room.take(message):
                            yield room
                    return
            except Unreachable:
                pauses = pauses or self._pauses()
                if (pause := next(pauses, None)) is None:
                    raise
                time.sleep(pause)

    def lobby(self, wait: float = 20.0) -> Iterator[LobbyView]:
        """Yield the open tables of the server: as they are, and whenever they change.

        >>> from greed.client import Client
        >>> for lobby in Client("http://127.0.0.1:8000").lobby():     # doctest: +SKIP
        ...     print([table.title for table in lobby.tables])

        Raises:
            Refused: the server has no lobby.
            Unreachable: no answer within `patience`.
        """
        version = ""
        while True:
            shown = self.ask(calls.lobby(version, wait))
            if shown.version != version:
                version = shown.version
                yield shown


class AsyncClient(_Client):
    """A server, for asynchronous code; requests wait in threads, sockets on the event loop."""

    async def ask(self, call: Call[Answer], seconds: float = 60.0) -> Answer:
        """Return the answer to a call, see `Client.ask`."""
        pauses = self._pauses()
        while True:
            try:
                return await asyncio.to_thread(send, self.url, call, self.token, seconds)
            except ClientError as error:
                pause = None if self._final(error, call) else next(pauses, None)
                if pause is None:
                    raise
                await asyncio.sleep(pause)

    def line(self, code: str, since: int = 0) -> AsyncLine:
        """Open the socket of a room and say hello; use it with `async with`."""
        return AsyncLine(self.url, code, self.tokens, since)

    async def follow(self, code: str) -> AsyncIterator[RoomState]:
        """Yield a room whenever something happens in it, see `Client.follow`."""
        room, pauses = RoomState(), None
        while True:
            try:
                async with self.line(code, room.seq) as line:
                    pauses = None
                    while not room.ended:
                        if (message := await line.receive(60.0)) and room.take(message):
                            yield room
                    return
            except Unreachable:
                pauses = pauses or self._pauses()
                if (pause := next(pauses, None)) is None:
                    raise
                await asyncio.sleep(pause)

    async def lobby(self, wait: float = 20.0) -> AsyncIterator[LobbyView]:
        """Yield the open tables whenever they change, see `Client.lobby`."""
        version = ""
        while True:
            shown = await self.ask(calls.lobby(version, wait))
            if shown.version != version:
                version = shown.version
                yield shown
