"""Scripted players for `bench_web`: many rooms, two sockets in each, one move after the other.

Where devices make the dice, each of the two sockets is one, and opens its link for every roll. Only
decisions count as moves there; one that asks for dice lasts until they have fallen.

The same players with the same strategy talk to both servers: throw, keep all that scores, bank
from 300 points on. A move is one message that is answered; its latency lasts until the answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import time
from collections.abc import Callable
from itertools import count
from typing import Any, cast

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from greed.sealed import Contributor, Entry, Memory, Start

ENOUGH = 300


class Tally:
    """What was acknowledged while it counted, and how long each took in seconds.

    `playing` counts the rooms that have begun; `opening` lets few begin at the same time, for
    servers hang up on clients that are slow to say hello.
    """

    def __init__(self) -> None:
        self.counting = False
        self.playing = 0
        self.opening = asyncio.Semaphore(8)
        self.seconds: list[float] = []

    def note(self, began: float) -> None:
        """Count a move that was sent at a time."""
        if self.counting:
            self.seconds.append(time.perf_counter() - began)


class _Choice(msgspec.Struct):
    move: str


class _Turn(msgspec.Struct):
    points: int
    dice: int


class _Game(msgspec.Struct):
    ply: int
    phase: str
    seat: int
    turn: _Turn
    choices: list[_Choice]


class _You(msgspec.Struct):
    seats: list[int]


class _What(msgspec.Struct):
    kind: str
    entry: Any = None


class _News(msgspec.Struct):
    at: float
    what: _What


class _View(msgspec.Struct):
    seq: int
    game: _Game | None
    you: _You
    news: list[_News]


class _Message(msgspec.Struct):
    type: str
    view: _View | None = None
    id: str | None = None
    problem: Any = None


_read = msgspec.json.Decoder(_Message).decode
OPTIONS: dict[str, Any] = {"compression": None, "max_size": None, "open_timeout": 300}


def hello(token: str) -> str:
    """Return what a client says first."""
    return json.dumps({"do": "hello", "tokens": [token]})


async def greed_room(
    port: int, code: str, token: str, tally: Tally, *, real: bool = False, pause: float = 0.0
) -> None:
    """Play a room of Greed's server without end; with `real` dice the players say what fell.

    They think for `pause` seconds, more or less, before each move.
    """
    chance = random.Random(code)
    url = f"ws://127.0.0.1:{port}/room/{code}"
    await tally.opening.acquire()
    async with connect(url, **OPTIONS) as mover, connect(url, **OPTIONS) as other:
        for line in (mover, other):
            await line.send(hello(token))
        listening = asyncio.create_task(_drain(other))
        shown = _read(await mover.recv()).view
        assert shown is not None
        game = shown.game
        tally.playing += 1
        tally.opening.release()
        assert not listening.done()
        for number in count():
            assert game is not None
            asked = _choose(game) | {"do": "move", "ply": game.ply, "id": str(number)}
            if real and game.phase == "throw":
                dice = chance.choices(range(1, 7), k=game.turn.dice)
                asked["move"] = " ".join(("throw", *map(str, dice)))
            if pause:
                await asyncio.sleep(pause * chance.uniform(0.5, 1.5))
            began, answered, ply = time.perf_counter(), False, game.ply
            await mover.send(json.dumps(asked))
            while not answered or game.ply == ply:
                message = _read(await mover.recv())
                assert message.type != "refused", message
                if message.type == "done":
                    answered = True
                    tally.note(began)
                game = (message.view and message.view.game) or game


class Watcher(asyncio.Protocol):
    """Somebody who watches a room, as cheaply as can be: there are thousands.

    Attributes:
        steps: the last step that was heard of.
    """

    def __init__(self, code: str, lags: list[float]) -> None:
        """Watch the room of a code; how old each step is that is heard of goes to `lags`."""
        self.steps, self._lags = 0, lags
        self._code, self._data = code, b""
        self.welcome = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self._transport = cast("asyncio.Transport", transport)
        asked = (
            f"GET /room/{self._code} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        self._transport.write(asked.encode())

    def data_received(self, data: bytes) -> None:
        """Say hello once there is a socket; read the frames that are whole."""
        self._data += data
        if not self.steps and b"\r\n\r\n" in self._data:
            self._send(0x81, b'{"do": "hello"}')
            self._data = self._data.partition(b"\r\n\r\n")[2]
            self.steps = -1
        while self.steps and len(self._data) > 4:
            small = self._data[1] < 126
            start = 2 if small else 4
            end = start + (self._data[1] if small else int.from_bytes(self._data[2:4]))
            if len(self._data) < end:
                return
            if self._data[0] == 0x89:
                self._send(0x8A, self._data[start:end])  # a pong
            else:
                self._hear(_read(self._data[start:end]))
            self._data = self._data[end:]

    def _send(self, head: int, said: bytes) -> None:
        """Send a frame, masked with zeros."""
        self._transport.write(bytes((head, 0x80 | len(said), 0, 0, 0, 0)) + said)

    def _hear(self, message: _Message) -> None:
        assert message.view, message
        self.steps = message.view.seq
        self._lags += [time.time() - news.at for news in message.view.news[-1:]]
        if not self.welcome.done():
            self.welcome.set_result(None)


Ask = Callable[..., Any]
"""Posts something (path, body, token) to a server; returns its answer as JSON."""


class Device:
    """A device in memory, and the token of its seat."""

    def __init__(self, game: str) -> None:
        self.memory = Memory(game, secrets.token_hex(6), secrets.token_hex(32))
        self.token = ""
        self.part = Contributor(self)

    def read(self) -> Memory:
        """Return what it keeps."""
        return self.memory

    def write(self, memory: Memory) -> None:
        """Keep this."""
        self.memory = memory


def seated(ask: Ask, sheet: str) -> tuple[str, tuple[Device, ...]]:
    """Make a room for two devices; return its code, and the devices."""
    made = ask("/api/rooms", {"sheet": sheet, "first": 0, "seats": [{"name": "Ann"}, {}]})
    code, game = made["view"]["code"], made["view"]["dice"]["game"]
    path = f"/api/rooms/{code}"
    ann, bob = Device(game), Device(game)
    ann.token = made["token"]
    bob.token = ask(path, {"do": "sit", "name": "Bob"})["token"]
    for device in (ann, bob):
        name, anchor = device.memory.name, device.part.anchor
        ask(path, {"do": "seal", "game": game, "device": name, "anchor": anchor}, device.token)
    return code, (ann, bob)


async def sealed_room(port: int, code: str, devices: tuple[Device, ...], tally: Tally) -> None:
    """Play a room whose dice two devices make, without end."""
    url = f"ws://127.0.0.1:{port}/room/{code}"
    async with tally.opening:
        lines = [await connect(url, **OPTIONS) for _ in devices]
        for line, device in zip(lines, devices, strict=True):
            await line.send(hello(device.token))
            await line.recv()
        await lines[0].send(json.dumps({"do": "start"}))
    tally.playing += 1
    rooms = zip(lines, devices, strict=True)
    await asyncio.gather(*(_sealed(*one, tally) for one in rooms))


async def _sealed(line: ClientConnection, device: Device, tally: Tally) -> None:
    began, opened, asked = 0.0, 0, -1
    while True:
        message = _read(await line.recv())
        assert message.type != "refused", message
        if message.view is None:
            continue
        for news in message.view.news:
            if news.what.kind == "dice":
                said = msgspec.convert(news.what.entry, Start | Entry)
                follow = device.part.begin if isinstance(said, Start) else device.part.follow
                follow(said)  # type: ignore[arg-type]
        opening = device.part.open()
        if opening is not None and opening.k > opened:
            opened = opening.k
            link = {"do": "open", "k": opened, "device": opening.device, "link": opening.link}
            await line.send(json.dumps(link))
        game = message.view.game
        if game is None or not game.choices or game.ply == asked:
            continue
        if began:
            tally.note(began)
            began = 0.0
        if game.seat in message.view.you.seats:
            began, asked = time.perf_counter(), game.ply
            chosen = {"move": "throw"} if game.phase == "throw" else _choose(game)
            move = {"do": "move", "ply": asked, "id": str(asked), **chosen}
            await line.send(json.dumps(move))


def _choose(game: _Game) -> dict[str, str]:
    """Keep as many dice as possible; bank with enough points, as `_decide` does."""
    moves = [choice.move for choice in game.choices]
    if game.phase != "keep":
        return {"move": moves[-1]}
    move = max(moves, key=len)
    turn = game.turn.points + _points(list(map(int, move.split(" ")[1:])))
    return {"move": move, "then": "bank" if turn >= ENOUGH else "roll"}


def _points(kept: list[int]) -> int:
    points = sum(1000 if f == 1 else 100 * f for f in range(1, 7) if kept.count(f) >= 3)
    return points + sum((100 if f == 1 else 50) * (kept.count(f) % 3) for f in (1, 5))


async def _drain(line: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for _ in line:
            pass


async def boardgame_room(port: int, match: str, tally: Tally) -> None:
    """Play a match of boardgame.io's server without end, over socket.io."""
    url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
    options = {**OPTIONS, "ping_interval": None}
    await tally.opening.acquire()
    async with connect(url, **options) as one, connect(url, **options) as two:
        lines = [one, two]
        state: Any = None
        for number, line in enumerate(lines):
            await line.recv()
            await line.send("40/greed,")
            await line.recv()
            await line.send(f'42/greed,["sync","{match}","{number}",null,2]')
            state = (await _event(line, "sync"))[2]["state"]
        listening = asyncio.create_task(_pongs(two))
        tally.playing += 1
        tally.opening.release()
        assert not listening.done()
        while True:
            seat, move, args = _decide(state)
            action = {"type": "MAKE_MOVE", "payload": {"type": move, "args": args,
                      "playerID": seat, "credentials": None}}  # fmt: skip
            asked = ["update", action, state["_stateID"], match, seat]
            began = time.perf_counter()
            await one.send(f"42/greed,{json.dumps(asked)}")
            state = (await _event(one, "update"))[2]
            tally.note(began)


def _decide(state: dict[str, Any]) -> tuple[str, str, list[list[int]]]:
    game, seat = state["G"], str(state["ctx"]["currentPlayer"])
    dice: list[int] = game["dice"]
    if not dice:
        return seat, "throwDice", []
    kept = [face for face in dice if face in (1, 5) or dice.count(face) >= 3]
    for face in (2, 3, 4, 6):
        while kept.count(face) > 3:
            kept.remove(face)
    banks = game["turn"] + _points(dice) >= ENOUGH
    return seat, "keepAndBank" if banks else "keepAndRoll", [kept]


async def _event(line: ClientConnection, kind: str) -> Any:  # noqa: ANN401 -- JSON
    """Return the next event of a kind, answering pings on the way."""
    head = f'42/greed,["{kind}"'
    while True:
        text = str(await line.recv())
        if text == "2":
            await line.send("3")
        elif text.startswith(head):
            return msgspec.json.decode(text[len("42/greed,") :])


async def _pongs(line: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for text in line:
            if text == "2":
                await line.send("3")
