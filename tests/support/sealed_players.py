"""Scripted players whose devices make the dice of a room, over lines that break."""

from __future__ import annotations

import asyncio
import json

import websockets
from tests.support.phone import Message, Phone
from tests.support.players import Line


class SealedPlayer(Line):
    """Plays the seats of one device in a room to the end, by chance."""

    def __init__(self, ports: list[int], code: str, phone: Phone, name: int) -> None:
        super().__init__(ports, code, name)
        self.phone = phone
        self._opened = 0

    async def _talk(self, line: websockets.ClientConnection) -> None:
        self.phone = self.phone.twin()  # as after a reload
        self._opened = 0
        hello = {"type": "hello", "tokens": [self.phone.token], "since": 0}
        await line.send(json.dumps(hello))
        await self._hear_until(line, "snapshot")
        while not self.over:
            await self._open(line)
            if self._pending is None:
                self._choose()
            if self._pending is None:
                await self._hear_until(line, "update", "snapshot")
            else:
                await self._deliver(line)

    async def _open(self, line: websockets.ClientConnection) -> None:
        due = self.phone.due()
        if due is not None and due["k"] > self._opened:
            self._opened = due["k"]
            await line.send(json.dumps({"type": "open", **due}))

    def _choose(self) -> None:
        game = self.game
        if game and game["legal"] and game["seat"] in self.phone.seats:
            self._number += 1
            move, name = self.chance.choice(game["legal"]), f"s{self._number}"
            self._pending = {"type": "move", "id": name, "move": move, "ply": game["ply"]}
            self.asked[name] = move

    async def _deliver(self, line: websockets.ClientConnection) -> None:
        """Send a move until it is known what became of it."""
        pending = self._pending
        assert pending is not None
        await line.send(json.dumps(pending))
        while True:
            message = await self._next(line)
            self._hear(message)
            if message.get("id") != pending["id"]:
                continue
            if message["type"] == "answer":
                self.promised[pending["id"]] = (message["seq"], message["ply"])
                while max(self.told) < message["seq"]:
                    self._hear(await self._next(line))
                break
            if message["problem"]["code"] == "busy":
                await asyncio.sleep(0.1)
                await line.send(json.dumps(pending))
                continue
            # It came too late: look at the game as it is now.
            assert message["problem"]["code"] in ("stale", "wrong_phase"), message
            break
        self._pending = None

    async def _hear_until(self, line: websockets.ClientConnection, *kinds: str) -> None:
        while True:
            message = await self._next(line)
            self._hear(message)
            if message["type"] in kinds:
                return

    def _hear(self, message: Message) -> Message:
        shown = super()._hear(message)
        self.phone.hear(shown)
        return shown
