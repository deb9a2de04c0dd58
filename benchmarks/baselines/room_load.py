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
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from greed.client import RoomState
from greed.sealed import Contributor, Entry, Memory, Start
from greed.wire import (
    Dice,
    Hello,
    MoveMessage,
    OpenMessage,
    RefusedMessage,
    ServerMessage,
)

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


class _Game(msgspec.Struct):
    ply: int
    phase: str
    seat: int
    position: str
    legal: list[str]


class _Message(msgspec.Struct):
    type: str
    game: _Game | None = None
    id: str | None = None
    snapshot: _Snapshot | None = None


class _Snapshot(msgspec.Struct):
    game: _Game | None


_read = msgspec.json.Decoder(_Message).decode


async def greed_room(port: int, code: str, token: str, tally: Tally, *, real: bool = False) -> None:
    """Play a room of Greed's server without end; with `real` dice the players say what fell."""
    chance = random.Random(code)
    url = f"ws://127.0.0.1:{port}/api/rooms/{code}/socket"
    options: dict[str, Any] = {"compression": None, "max_size": None, "open_timeout": 300}
    await tally.opening.acquire()
    async with connect(url, **options) as mover, connect(url, **options) as other:
        for line in (mover, other):
            await line.send(json.dumps({"type": "hello", "tokens": [token]}))
        listening = asyncio.create_task(_drain(other))
        shown = _read(await mover.recv()).snapshot
        assert shown is not None
        game = shown.game
        tally.playing += 1
        tally.opening.release()
        assert not listening.done()
        for number in count():
            assert game is not None
            asked = _choose(game) | {"type": "move", "ply": game.ply, "id": str(number)}
            if real and game.phase == "throw":
                dice = int(game.position.split(" ")[4][0])
                asked["move"] = " ".join(("throw", *map(str, chance.choices(range(1, 7), k=dice))))
            began, answered, ply = time.perf_counter(), False, game.ply
            await mover.send(json.dumps(asked))
            while not answered or game.ply == ply:
                message = _read(await mover.recv())
                assert message.type != "refused", message
                if message.type == "answer":
                    answered = True
                    tally.note(began)
                game = message.game or game


Ask = Callable[..., Any]
"""Posts something (path, body, token) to a server; returns its answer as JSON."""
_hear = msgspec.json.Decoder(ServerMessage).decode


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
    """Start a room with two devices; return its code, and the devices."""
    wanted = {"sheet": sheet, "first": 0, "seats": [{"name": "Ann"}, {}]}
    made = ask("/api/rooms", wanted)
    code, game = made["snapshot"]["room"]["code"], made["snapshot"]["room"]["dice"]["game"]
    path = f"/api/rooms/{code}"
    ann, bob = Device(game), Device(game)
    ann.token = made["token"]
    bob.token = ask(f"{path}/seats", {"name": "Bob"})["token"]
    for device in (ann, bob):
        sealed = {"game": game, "device": device.memory.name, "anchor": device.part.anchor}
        ask(f"{path}/seal", sealed, device.token)
    ask(f"{path}/start", {}, ann.token)
    return code, (ann, bob)


async def sealed_room(port: int, code: str, devices: tuple[Device, ...], tally: Tally) -> None:
    """Play a room whose dice two devices make, without end."""
    url = f"ws://127.0.0.1:{port}/api/rooms/{code}/socket"
    options: dict[str, Any] = {"compression": None, "max_size": None, "open_timeout": 300}
    async with tally.opening:
        lines = [await connect(url, **options) for _ in devices]
    tally.playing += 1
    rooms = zip(lines, devices, strict=True)
    await asyncio.gather(*(_sealed(*one, tally) for one in rooms))


async def _sealed(line: ClientConnection, device: Device, tally: Tally) -> None:
    room, began, opened, number = RoomState(), 0.0, 0, 0
    await line.send(msgspec.json.encode(Hello(tokens=(device.token,))).decode())
    while True:
        message = _hear(await line.recv())
        assert not isinstance(message, RefusedMessage), message
        if not room.take(message):
            continue
        for entry in (entry for step in room.steps for entry in step.entries):
            if isinstance(entry, Dice):
                said = msgspec.convert(entry.entry, Start | Entry)
                follow = device.part.begin if isinstance(said, Start) else device.part.follow
                follow(said)  # type: ignore[arg-type]
        opening = device.part.open()
        if opening is not None and opening.k > opened:
            opened = opening.k
            link = OpenMessage(k=opened, device=opening.device, link=opening.link)
            await line.send(msgspec.json.encode(link).decode())
        if room.game is None or room.game.rolling:
            continue
        if began:
            tally.note(began)
            began = 0.0
        if room.mine:
            began, number = time.perf_counter(), number + 1
            throws = room.game.phase == "throw"
            chosen: dict[str, Any] = {"move": "throw"} if throws else _choose(room.game)
            move = MoveMessage(ply=room.game.ply, id=str(number), **chosen)
            await line.send(msgspec.json.encode(move).decode())


def _choose(game: Any) -> dict[str, str]:  # noqa: ANN401 -- ours, or the client's
    """Keep as many dice as possible; bank with enough points, as `_decide` does."""
    if game.phase != "keep":
        return {"move": game.legal[-1]}
    move = max(game.legal, key=len)
    turn = int(game.position.split(" ")[6]) + _points(list(map(int, move.split(" ")[1:])))
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
    options: dict[str, Any] = {
        "compression": None,
        "max_size": None,
        "ping_interval": None,
        "open_timeout": 300,
    }
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
