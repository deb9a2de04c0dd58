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
from greed.client.errors import ClientError, Refused, Unreachable
from greed.client.lines import AsyncLine, Line
from greed.client.view import RoomState
from greed.wire import LobbyView

__all__ = ["AsyncClient", "Client"]

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

    def line(self, code: str, since: int = 0, proof_since: int | None = None) -> Line:
        """Open the socket of a room and say hello; use it with `with`."""
        return Line(self.url, code, self.tokens, since, proof_since)

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

        >>> for lobby in Client("http://127.0.0.1:8000").lobby():     # doctest: +SKIP
        ...     print([table.title for table in lobby.tables])

        Raises:
            Refused: the server has no lobby.
            Unreachable: no answer within `patience`.
        """
        known = ""
        while True:
            shown = self.ask(calls.lobby(known, wait))
            if shown.version != known:
                known = shown.version
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

    def line(self, code: str, since: int = 0, proof_since: int | None = None) -> AsyncLine:
        """Open the socket of a room and say hello; use it with `async with`."""
        return AsyncLine(self.url, code, self.tokens, since, proof_since)

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
        known = ""
        while True:
            shown = await self.ask(calls.lobby(known, wait))
            if shown.version != known:
                known = shown.version
                yield shown
