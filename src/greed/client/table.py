"""A table of a server, over its socket: a view in, what we ask for out; dice made with all others.

>>> from greed.client import Table
>>> with Table("http://127.0.0.1:8000", "2MH9RNKT") as table:  # doctest: +SKIP
...     table.sit("Ann")
...     for view in table:
...         if table.mine:
...             table.move(view.game.choices[0].move)
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import TYPE_CHECKING, Self
from urllib.parse import quote, urlsplit

import msgspec
from msgspec.structs import replace

from greed._extras import install
from greed.client.client import Client
from greed.client.device import DeviceShelf
from greed.client.errors import ClientError, NotUnderstood, Refused, Unreachable
from greed.client.http import MOST, read
from greed.client.truth import AGAIN, Truth
from greed.room import Ask, Done, ErrorCode, Problem, View
from greed.room import ask as asks
from greed.web.messages import (
    ClientMessage,
    DoneMessage,
    Goodbye,
    Hello,
    RefusedMessage,
    ServerMessage,
    ViewMessage,
)

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

    from greed.core.sheet import Sheet
    from greed.core.state import State

ANSWER = 15.0
"""Seconds within which a server answers."""
_OPEN = 10.0
_FINAL: dict[int, ErrorCode] = {
    4400: "bad_request", 4403: "wrong_origin", 4404: "no_such_room", 4421: "wrong_host",
}  # fmt: skip
"""Close codes after which coming back does not help."""


class Table:
    """One room, with whatever seats our tokens open.

    A line that breaks is opened again, for as long as `patience` lasts: a view is complete, so
    nothing is missed.

    Attributes:
        client: the same server over HTTP; its tokens are ours.
        code: the room.
        view: the room as it was last shown.
        heard_at: when that was, by this machine's steady clock.
    """

    view: View

    def __init__(
        self,
        url: str,
        code: str,
        *tokens: str,
        shelf: DeviceShelf | None = None,
        patience: float = 30.0,
        language: str = "en",
    ) -> None:
        """Prepare; `with` opens the line.

        Args:
            url: the server.
            code: the room's code, to join or to watch.
            tokens: what opens our seats.
            shelf: where the memory of our device is kept; None: in this process alone.
            patience: seconds for which a server that is silent is asked again.
            language: in which things are told.
        """
        self.client = Client(url, *tokens)
        self.code, self.heard_at = code, 0.0
        self._patience, self._language = patience, language
        self._truth = Truth(self.client, code, shelf)
        self._host = _host(self.client.url)
        self._line: ClientConnection | None = None
        self._open = ExitStack()
        self._shown = False

    def __enter__(self) -> Self:
        self._connect()
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    # -- looking

    @property
    def mine(self) -> bool:
        """Whether one of our seats has something to decide, or to throw."""
        game = self.view.game
        return game is not None and bool(game.choices) and game.seat in self.view.you.seats

    @property
    def ended(self) -> bool:
        """Whether the game is over or was given up."""
        return self.view.status in ("over", "abandoned")

    @property
    def state(self) -> State:
        """The game as the core knows it.

        Raises:
            NotUnderstood: it has not begun.
        """
        if self._truth.state is None:
            raise NotUnderstood("the game has not begun")
        return self._truth.state

    @property
    def sheet(self) -> Sheet:
        """The rules of the room.

        Raises:
            NotUnderstood: we don't know them, or they are too heavy.
        """
        return self._truth.sheet

    def __iter__(self) -> Iterator[View]:
        """Yield the room now, and whenever something happens, until the game is over.

        Raises:
            Refused, Unreachable, NotUnderstood, Distrusted, Alarm: see `greed.client.errors`.
        """
        shown = None
        while shown is not self.view or not self.ended:
            if shown is self.view:
                self.wait(60.0)
            else:  # it may have come while something was asked
                yield (shown := self.view)

    def wait(self, seconds: float) -> bool:
        """Hear what the server says next; say whether that was a new view."""
        try:
            return isinstance(self._hear(seconds), ViewMessage)
        except Unreachable:
            self._connect()
            return True

    # -- asking

    def sit(self, name: str, seat: int | None = None, *, program: bool = True) -> int:
        """Take a seat, whose token is ours from now on; return its number."""
        done = self.ask(asks.Sit(name=name, seat=seat, program=program))
        if done.token is None or done.seat is None:
            raise NotUnderstood(f"{self.client.url} gives us a seat without saying which")
        self.client.tokens = (*self.client.tokens, done.token)
        self._play_dice()
        return done.seat

    def move(self, move: str, then: str | None = None) -> Done:
        """Make a move for the game as it was last shown."""
        game = self.view.game
        ply, seat = (game.ply, game.seat) if game else (0, None)
        return self.ask(asks.Move(move=move, ply=ply, seat=seat, then=then))  # type: ignore[arg-type]

    def ask(self, ask: Ask) -> Done:
        """Ask for something, and return the answer once it is done and stored.

        Whatever breaks in between, it is asked again under the same id, and done once.

        Raises:
            Refused: it was refused; nothing has changed.
            Unreachable: the server did not answer within the patience.
        """
        ask = replace(ask, id=secrets.token_hex(8))
        last = time.monotonic() + self._patience
        while True:
            try:
                if isinstance(ask, asks.Move):
                    self._wait_for_seal()
                self._say(ask)
                done = self._answer_to(ask)
                if isinstance(ask, asks.Move):
                    self._truth.moved(ask, done)
            except Unreachable:
                if time.monotonic() > last:
                    raise
                self._connect()
            except Refused as error:
                if error.problem.code not in AGAIN or time.monotonic() > last:
                    raise
                time.sleep(0.3)
            else:
                return done

    def _answer_to(self, ask: Ask) -> Done:
        """Return the answer to a question, once the view is there that holds it."""
        last, done = time.monotonic() + ANSWER, None
        while time.monotonic() < last:
            match self._hear(max(0.0, last - time.monotonic())):
                case DoneMessage(id=ask.id) as answer:
                    done = answer
                case RefusedMessage(id=ask.id, problem=problem):
                    raise Refused(problem)
                case _:
                    pass
            if done is not None and self.view.seq >= done.seq:
                return done
        raise Unreachable(f"{self.client.url} doesn't answer")

    # -- the line

    def _connect(self) -> None:
        """Open the line, again and again for as long as the patience lasts."""
        # Who has never been there waits for nobody.
        patience = self._patience if self._shown or self.client.tokens else 0.0
        last, pause = time.monotonic() + patience, 0.1
        while True:
            try:
                return self._greet()
            except (Unreachable, Refused) as error:
                final = isinstance(error, Refused) and error.problem.code not in AGAIN
                if final or time.monotonic() > last:
                    raise
                time.sleep(pause)
                pause = min(5.0, 1.5 * pause)

    def _greet(self) -> None:
        """Open the line once, say hello, and hear how the room stands."""
        self._open.close()
        self._line = self._open.enter_context(self._connection())
        if (place := self._line.request and self._line.request.headers.get("host")) != self._host:
            raise ClientError(f"{self.client.url} redirects to {place!r}: give that address")
        self._truth.reopened()
        since = self.view.seq if self._shown else 0
        self._say(Hello(tokens=self.client.tokens, since=since, language=self._language))
        last = time.monotonic() + ANSWER
        while (left := last - time.monotonic()) > 0:
            match self._hear(left):
                case ViewMessage():
                    return
                case RefusedMessage(problem=problem):
                    raise Refused(problem)
                case _:
                    pass
        raise Unreachable(f"{self.client.url} doesn't answer")

    def _connection(self) -> ClientConnection:
        try:
            from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException
            from websockets.sync.client import connect
        except ImportError:
            said = f"sockets need the package websockets: {install('client')}"
            raise ClientError(said) from None
        base = self.client.url
        address = f"ws{base.removeprefix('http')}/room/{quote(self.code, safe='')}"
        try:
            return connect(
                address, open_timeout=_OPEN, close_timeout=1.0, max_size=MOST,
                user_agent_header="greed",
            )  # fmt: skip
        except InvalidStatus as error:
            if error.response.status_code in (404, 421):
                raise NotUnderstood(f"{base} has no rooms here: is it a Greed server?") from None
            raise Unreachable(f"{base} {error}") from None
        except (OSError, WebSocketException, EOFError) as error:
            kind = "" if isinstance(error, InvalidHandshake) else "doesn't answer: "
            reason = getattr(error, "strerror", None) or error
            raise Unreachable(f"{base} {kind}{reason}") from None

    def _say(self, message: ClientMessage) -> None:
        from websockets.exceptions import ConnectionClosed

        assert self._line is not None
        try:
            self._line.send(msgspec.json.encode(message).decode())
        except ConnectionClosed as error:
            raise self._closed(error) from None

    def _hear(self, seconds: float) -> ServerMessage | None:
        """Take in the next message; None if there is none within this many seconds."""
        from websockets.exceptions import ConnectionClosed

        assert self._line is not None
        try:
            text = self._line.recv(seconds)
        except TimeoutError:
            return None
        except ConnectionClosed as error:
            raise self._closed(error) from None
        data = text.encode() if isinstance(text, str) else text
        message: ServerMessage = read(self.client.url, data, ServerMessage)
        match message:
            case ViewMessage(view=view):
                return message if self._look(view) else None
            case DoneMessage(id="seal"):
                self._truth.sealed(message)
            case RefusedMessage(id="seal" | "open", problem=problem):
                self._truth.refused(problem)
                time.sleep(0.3)
                self._play_dice()
            case Goodbye(reason=reason, retry=retry):
                time.sleep(min(max(retry, 0.0), 5.0))
                raise Unreachable(f"{self.client.url}: {reason}")
            case _:
                pass
        return message

    def _wait_for_seal(self) -> None:
        """Wait until our device is in the dice: a roll of ours is made with it."""
        last = time.monotonic() + ANSWER
        while self._truth.waits:
            if time.monotonic() > last:
                raise Unreachable(f"{self.client.url} doesn't answer")
            self._hear(max(0.0, last - time.monotonic()))

    def _look(self, view: View) -> bool:
        """Take in a view; say whether it is new, and not of a process that is behind another."""
        known = self.view.seq if self._shown else 0
        if view.seq < known:
            return False
        self._truth.take(view, known)
        self.view, self._shown = view, True
        self.heard_at = time.monotonic()
        self._play_dice()
        return True

    def _closed(self, error: Exception) -> ClientError:
        frame = getattr(error, "rcvd", None)
        code, reason = (frame.code, frame.reason) if frame else (1006, "")
        if code in _FINAL:
            return Refused(Problem(code=_FINAL[code], message=reason or "the server hung up"))
        return Unreachable(f"{self.client.url} hung up: {reason or 'the line broke'}")

    def _play_dice(self) -> None:
        """Say what our device has to say about the dice now; nobody waits for the answer."""
        for said in self._truth.due(self.view):
            self._say(said)


def _host(base: str) -> str:
    """Return what the requests to a server say whom they are for.

    >>> _host("http://greed.example:80"), _host("https://[::1]:8000")
    ('greed.example', '[::1]:8000')
    """
    place = urlsplit(base)
    usual = {"http": 80, "https": 443}[place.scheme]
    return place.netloc.removesuffix(f":{usual}")
