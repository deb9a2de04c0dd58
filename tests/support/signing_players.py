"""Scripted players whose device signs what they do, over lines that break."""

from __future__ import annotations

import asyncio
import json

import websockets
from tests.support.phone import Message, Phone
from tests.support.players import Line


class SigningPlayer(Line):
    """Plays the seats of one device in a room to the end, by chance."""

    def __init__(self, ports: list[int], code: str, phone: Phone, name: int) -> None:
        super().__init__(ports, code, name)
        self.phone = phone

    async def _talk(self, line: websockets.ClientConnection) -> None:
        hello = {
            "type": "hello", "tokens": [self.phone.token], "since": max(self.told, default=0),
            "proof_since": self.phone.heard,
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
        if not game or not game["legal"] or game["seat"] not in self.phone.seats:
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

    def _hear(self, message: Message) -> Message:
        shown = super()._hear(message)
        self.phone.hear(shown)
        return shown
