"""A table at a server in this process: over sockets, or over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.testclient import TestClient
from tests.support.asgi import Described
from tests.support.table_host import BEGUN
from tests.support.table_play import ONLOOKER, Dice

from greed.core.dice import Throw
from greed.core.state import State
from greed.room import Ask, Create, Done, News, Problem, View
from greed.room import ask as asks
from greed.web.app import create_app
from greed.web.messages import (
    DoneMessage,
    Pong,
    Reaction,
    RefusedMessage,
    ServerMessage,
    ViewMessage,
)
from greed.web.rooms import Rooms
from greed.web.settings import Settings

UNLIMITED: dict[str, Any] = {"rate": 0, "rooms_per_hour": 0, "wrong_codes_per_hour": 0}


class Served:
    """A server whose clock and chance are a test's.

    Attributes:
        client: asks it.
        now: the time, in seconds since 1970.
        dice: chance, as the present script has it.
    """

    dice: Dice

    def __init__(self, database: Path) -> None:
        self.now = BEGUN
        rooms = partial(Rooms, now=lambda: self.now, throw=self._throw, random=self._random)
        settings = Settings(
            **UNLIMITED, hosts=("testserver",), database=str(database), thinkers=1, sweep=3600,
            lobby=100, lobby_per_client=100, sheet_seconds=60.0,
        )  # fmt: skip
        self._app = Described(create_app(settings, rooms))
        self.client = TestClient(self._app)

    def _throw(self, state: State) -> Throw:
        return self.dice.throw(state)

    def _random(self, count: int) -> bytes:
        return self.dice.random(count)

    def wait(self, seconds: float) -> None:
        """Let time pass, and rooms see what it brings."""
        self.now += seconds
        assert self.client.portal
        self.client.portal.call(self._app.server.house.look_at_clocks)


@contextmanager
def serving(database: Path) -> Iterator[Served]:
    """Run a server."""
    served = Served(database)
    with served.client:
        yield served


class SocketTable:
    """A table at a server, whose people sit at sockets."""

    def __init__(self, served: Served, dice: Dice) -> None:
        self._served, served.dice = served, dice
        self._client = served.client
        self._code = self._watch = ""
        self._tokens: dict[str, tuple[str, ...]] = {}
        self._watching: set[str] = set()
        self._languages: dict[str, str] = {}
        self._lines: dict[str, Line] = {}
        self._done = 0
        """How often something was done that may have changed what people see."""

    def create(self, who: str, request: Create, *, undo: bool) -> None:
        assert not undo
        answer = self._client.post("/api/rooms", json=msgspec.to_builtins(request))
        assert answer.is_success, answer.text
        made = answer.json()
        self._code, self._watch = made["view"]["code"], made["view"]["watch"]
        self._tokens[who] = (made["token"],)

    def close(self) -> None:
        """Let the game be given up, so that no clock runs any more, and everybody hang up."""
        self._tokens["all"] = tuple({token for held in self._tokens.values() for token in held})
        self._post("all", asks.Abandon())
        for who in tuple(self._lines):
            self.go(who)

    def come(self, who: str, *, watching: bool = False, language: str = "en") -> None:
        self._languages[who] = language
        if watching:
            self._watching.add(who)
        known = self._lines.get(who)
        self.go(who)
        line = Line(self._client, self._code_of(who), self._hello(who), known)
        self._lines[who] = line
        self._settle()

    def _code_of(self, who: str) -> str:
        return self._watch if who in self._watching else self._code

    def _hello(self, who: str) -> dict[str, Any]:
        return {"tokens": self._tokens.get(who, ()), "language": self._languages[who]}

    def go(self, who: str) -> None:
        if line := self._lines.pop(who, None):
            line.close()
            self._done += 1

    def view(self, who: str, since: int = 0) -> View:
        if who not in self._lines:
            return self._look(who, since)
        return self._lines[who].view(self._done, since)

    def ask(self, who: str, ask: Ask) -> Done | Problem:
        answer = self._lines[who].ask(ask) if who in self._lines else self._post(who, ask)
        if isinstance(answer, Done) and answer.token:
            self._tokens[who] = (*self._tokens.get(who, ()), answer.token)
        self._settle()
        return answer

    def _settle(self) -> None:
        """Wait until bots have moved, and those who were called and are here have answered."""
        self._done += 1
        while (line := self._lines.get(ONLOOKER)) and is_busy(line.view(self._done)):
            line.hear()
            self._done += 1

    def _headers(self, who: str) -> dict[str, str]:
        tokens = ", ".join(self._tokens.get(who, ()))
        shown = {"authorization": f"Bearer {tokens}"} if tokens else {}
        return {"accept-language": self._languages.get(who, "en"), **shown}

    def _look(self, who: str, since: int) -> View:
        answer = self._client.get(
            f"/api/rooms/{self._code_of(who)}", params={"since": since}, headers=self._headers(who)
        )
        assert answer.is_success, answer.text
        return msgspec.json.decode(answer.content, type=View)

    def _post(self, who: str, ask: Ask) -> Done | Problem:
        answer = self._client.post(
            f"/api/rooms/{self._code_of(who)}",
            content=msgspec.json.encode(ask),
            headers={**self._headers(who), "content-type": "application/json"},
        )
        if answer.is_success:
            return msgspec.json.decode(answer.content, type=DoneMessage)
        return msgspec.json.decode(answer.content, type=Problem)

    def wait(self, seconds: float) -> None:
        step = 1.0 if seconds <= 100 else max(10.0, seconds / 1000)
        while seconds > 0:
            self._served.wait(min(step, seconds))
            seconds -= step
            self._settle()

    def shown(self, who: str) -> list[str]:
        line = self._lines[who]
        line.view(None)
        shown, line.reactions = line.reactions, []
        return shown


class HttpTable(SocketTable):
    """A table at a server, where everything is asked and looked at over HTTP.

    Sockets stay open, so that people are there, and for reactions.
    """

    def view(self, who: str, since: int = 0) -> View:
        return self._look(who, since)

    def ask(self, who: str, ask: Ask) -> Done | Problem:
        answer = self._post(who, ask)
        if isinstance(answer, Done) and answer.token:
            self._tokens[who] = (*self._tokens.get(who, ()), answer.token)
            self.come(who, language=self._languages[who])
        self._settle()
        return answer


_read = msgspec.json.Decoder(ServerMessage)


class Line:
    """A socket in a room, and all the news that it has told; `before`: the same person's last."""

    def __init__(
        self, client: TestClient, code: str, hello: dict[str, Any], before: Line | None
    ) -> None:
        self.reactions: list[str] = []
        self._answers: list[Done | Problem] = []
        self._news: dict[int, tuple[News, ...]] = dict(before._news) if before else {}
        self._view: View | None = before._view if before else None
        self._stack = ExitStack()
        self._socket = self._stack.enter_context(client.websocket_connect(f"/room/{code}"))
        seq = self._view.seq if self._view else 0
        self._known: int | None = None
        self._socket.send_json({"do": "hello", **hello, "since": seq})
        self.view(None)

    def close(self) -> None:
        self._stack.close()

    def view(self, done: int | None, since: int = 0) -> View:
        """Return the room as it is told to be now, with the news since a step.

        Nothing is listened to where nothing was done since the last time.
        """
        if done is None or self._known != done:
            self._known = done
            self._socket.send_text('{"do":"ping"}')
            while not isinstance(self.hear(), Pong):
                pass
        assert self._view
        later = (self._news[seq] for seq in sorted(self._news) if seq > since)
        return replace(self._view, since=since, news=sum(later, ()))

    def ask(self, ask: Ask) -> Done | Problem:
        self._socket.send_text(msgspec.json.encode(ask).decode())
        self._answers.clear()
        while not self._answers:
            self.hear()
        return self._answers[0]

    def hear(self) -> ServerMessage:
        """Take the next message in."""
        message: ServerMessage = _read.decode(self._socket.receive_text())
        match message:
            case ViewMessage(view=view):
                self._view = view
                for news in view.news:
                    self._news[news.seq] = tuple(n for n in view.news if n.seq == news.seq)
            case Reaction(seat=seat, what=what):
                self.reactions.append(f"{what} from seat {seat + 1}")
            case DoneMessage():
                self._answers.append(message)
            case RefusedMessage(problem=problem):
                self._answers.append(problem)
            case _:
                pass
        return message


def is_busy(view: View) -> bool:
    """Say whether something follows that nobody asks for: a bot's turn, or an answer to a call."""
    game = view.game
    if game and game.rolling:
        return False
    here = [seat for seat in view.seats if seat.kind == "person" and seat.here]
    if any(seat.free_from or (seat.host and view.host_free_from) for seat in here):
        return True
    if game is None or view.status != "playing" or view.seats[game.seat].kind != "bot":
        return False
    return view.dice.mode != "real" or game.phase != "throw"
