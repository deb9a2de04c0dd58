"""Scripted players whose device signs what they do, over lines that break."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import Any

import websockets
from tests.support.phone import Message, Phone
from tests.support.players import LOST


class SigningPlayer:
    """Plays the seats of one device in a room to the end, by chance.

    Attributes:
        phone: the device.
        told: every step that this client was shown, by number.
        promised: the step and ply that each acknowledged message was given, by its id.
        asked: what each message that was sent said, by its id.
    """

    def __init__(self, ports: list[int], code: str, phone: Phone, name: int) -> None:
        self.ports, self.code, self.phone = ports, code, phone
        self.chance = random.Random(name)
        self.told: dict[int, Message] = {}
        self.promised: dict[str, tuple[int, int]] = {}
        self.asked: dict[str, str] = {}
        self.game: Message | None = None
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
            with contextlib.suppress(*LOST):
                await self._line()
            await asyncio.sleep(0.05 + self.chance.random() / 5)

    async def _line(self) -> None:
        port = self.chance.choice(self.ports)
        url = f"ws://127.0.0.1:{port}/api/rooms/{self.code}/socket"
        async with websockets.connect(url, open_timeout=5, close_timeout=1) as line:
            hello = {
                "type": "hello", "tokens": [self.phone.token], "since": max(self.told, default=0),
                "proof_since": self.phone.known,
            }  # fmt: skip
            await line.send(json.dumps(hello))
            await self._hear_until(line, "snapshot")
            while not self.over:
                if self._pending is None and not self._speak():
                    await self._hear_until(line, "update", "snapshot")
                else:
                    await self._deliver(line)

    def _speak(self) -> bool:
        """Sign what is to be said now, if anything is."""
        said = self.phone.due() or self._choice()
        if said is None:
            return False
        self._number += 1
        name = f"s{self._number}"
        self._pending = {"type": "say", "id": name, **self.phone.message(said)}
        self.asked[name] = said[0]
        return True

    def _choice(self) -> tuple[str, str] | None:
        game = self.game
        if game is None or not game["legal"] or game["seat"] not in self.phone.seats:
            return None
        if self.phone.it.session.due:
            return None
        return self.phone.decide(game["seat"], self.chance.choice(game["legal"]))

    async def _deliver(self, line: websockets.ClientConnection) -> None:
        """Send what was signed, until it is known what became of it."""
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
            assert message["problem"]["code"] in ("misstated", "wrong_phase"), message
            break
        self._pending = None

    async def _hear_until(self, line: websockets.ClientConnection, *kinds: str) -> None:
        while True:
            message = await self._next(line)
            self._hear(message)
            if message["type"] in kinds:
                return

    async def _next(self, line: websockets.ClientConnection) -> Message:
        message: Message = json.loads(await asyncio.wait_for(line.recv(), 10))
        return message

    def _hear(self, message: Message) -> None:
        shown: dict[str, Any] = message.get("snapshot", message)
        for step in shown.get("log", []) + shown.get("steps", []):
            before = self.told.setdefault(step["seq"], step)
            assert before == step, "a step that was shown has changed"
        if shown.get("game"):
            self.game = shown["game"]
        if shown.get("room"):
            self.status = shown["room"]["status"]
        self.phone.hear(shown)
