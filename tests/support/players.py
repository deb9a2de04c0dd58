"""Scripted players over sockets who survive anything, and who remember what they were promised."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import Any

import websockets

LOST = (OSError, websockets.WebSocketException, TimeoutError, EOFError)
Message = dict[str, Any]


class Line:
    """One client of one room, whose line may break at any time.

    Attributes:
        told: every step that this client was shown, by number.
        promised: the step and ply that each acknowledged message was given, by its id.
        asked: what each message that was sent said, by its id.
    """

    def __init__(self, ports: list[int], code: str, name: int) -> None:
        self.ports, self.code = ports, code
        self.chance = random.Random(name)
        self.told: dict[int, Message] = {}
        self.promised: dict[str, tuple[int, int]] = {}
        self.asked: dict[str, str] = {}
        self.game: Message = {}
        self.status = ""
        self.lines = 0
        self._number = 0
        self._pending: Message | None = None

    @property
    def over(self) -> bool:
        return self.status == "over"

    async def play(self) -> None:
        """Play until the game is over, connecting again whenever the line breaks."""
        while not self.over:
            self.lines += 1
            url = f"ws://127.0.0.1:{self.chance.choice(self.ports)}/api/rooms/{self.code}/socket"
            with contextlib.suppress(*LOST):
                async with websockets.connect(url, open_timeout=5, close_timeout=1) as line:
                    await self._talk(line)
            await asyncio.sleep(0.05 + self.chance.random() / 5)

    async def _talk(self, line: websockets.ClientConnection) -> None:
        """Play on over a line that has been opened, until it breaks or the game is over."""
        raise NotImplementedError

    async def _next(self, line: websockets.ClientConnection) -> Message:
        message: Message = json.loads(await asyncio.wait_for(line.recv(), 10))
        return message

    def _hear(self, message: Message) -> Message:
        shown: Message = message.get("snapshot", message)
        for step in shown.get("log", []) + shown.get("steps", []):
            before = self.told.setdefault(step["seq"], step)
            assert before == step, "a step that was shown has changed"
        if shown.get("game"):
            self.game = shown["game"]
        if shown.get("room"):
            self.status = shown["room"]["status"]
        return shown


class Player(Line):
    """Plays both seats of one room to the end, by chance, over lines that break."""

    def __init__(self, ports: list[int], code: str, token: str, name: int) -> None:
        super().__init__(ports, code, name)
        self.token = token
        self.seats: list[int] = []

    async def _talk(self, line: websockets.ClientConnection) -> None:
        since = max(self.told, default=0)
        await line.send(json.dumps({"type": "hello", "tokens": [self.token], "since": since}))
        self._hear(await self._next(line))
        while not self.over:
            await self._move(line)

    async def _move(self, line: websockets.ClientConnection) -> None:
        if self._pending is None:
            if self.game["seat"] not in self.seats:  # a bot's turn
                self._hear(await self._next(line))
                return
            self._number += 1
            move = self.chance.choice(self.game["legal"])
            self._pending = {
                "type": "move", "move": move, "ply": self.game["ply"],
                "id": f"m{self._number}",
            }  # fmt: skip
            self.asked[self._pending["id"]] = move
        await line.send(json.dumps(self._pending))
        answered = False
        while not answered or self.game["ply"] < self.promised.get(self._pending["id"], (0, 0))[1]:
            message = await self._next(line)
            self._hear(message)
            if message.get("id") != self._pending["id"]:
                continue
            if message["type"] == "answer":
                self.promised[self._pending["id"]] = (message["seq"], message["ply"])
                answered = True
            elif message["problem"]["code"] == "busy":
                await asyncio.sleep(0.1)
                await line.send(json.dumps(self._pending))
            elif message["problem"]["code"] == "stale":
                break  # another turn of events: look at the game as it is now
            else:
                raise AssertionError(message)
        self._pending = None

    def _hear(self, message: Message) -> Message:
        shown = super()._hear(message)
        if shown.get("you"):
            self.seats = shown["you"]["seats"]
        return shown
