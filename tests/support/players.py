"""Scripted players over sockets who survive anything, and who remember what they were promised."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import Any

import websockets
from tests.support.phone import Phone

LOST = (OSError, websockets.WebSocketException, TimeoutError, EOFError)
GONE_ON = {"stale", "wrong_phase", "not_your_turn"}
Message = dict[str, Any]


class Player:
    """Plays the seats of one token to the end, by chance, over lines that break.

    Attributes:
        view: the last view that came.
        told: what this player was told of every step, by the step's number.
        promised: the step and ply that each move was answered with, by its id.
        asked: the moves that were sent, by their ids.
        lines: how many lines it took.
    """

    def __init__(
        self, ports: list[int], code: str, token: str, name: str, phone: Phone | None = None
    ) -> None:
        """Play at the first of some ports that answers, with a device or with none."""
        self.ports, self.code, self.token, self.phone = ports, code, token, phone
        self.chance = random.Random(name)
        self.view: Message = {}
        self.told: dict[int, list[Message]] = {}
        self.promised: dict[str, tuple[int, int]] = {}
        self.asked: dict[str, str] = {}
        self.lines = 0
        self._pending: Message | None = None
        self._opened = 0

    @property
    def over(self) -> bool:
        return self.view.get("status") == "over"

    async def play(self) -> None:
        """Play until the game is over, connecting again whenever the line breaks."""
        while not self.over:
            for port in self.ports:
                url = f"ws://127.0.0.1:{port}/room/{self.code}"
                with contextlib.suppress(*LOST):
                    async with websockets.connect(url, open_timeout=5, close_timeout=1) as line:
                        self.lines += 1
                        await self._talk(line)
                    break
            await asyncio.sleep(0.05 + self.chance.random() / 5)

    async def _talk(self, line: websockets.ClientConnection) -> None:
        """Play on over a line that has been opened, until it breaks or the game is over."""
        self._opened = 0
        since = self.view.get("seq", 0)
        await self._say(line, do="hello", tokens=[self.token], since=since)
        if self._pending is not None:
            await line.send(json.dumps(self._pending))
        while not self.over:
            message = json.loads(await asyncio.wait_for(line.recv(), 10))
            if message["type"] == "view":
                self._look(message["view"])
            elif message["type"] == "goodbye":
                return
            elif self._pending is not None and message.get("id") == self._pending["id"]:
                await self._answered(line, message)
            if self.phone and (due := self.phone.due()) and due["k"] > self._opened:
                self._opened = due["k"]
                await self._say(line, **due)
            if self._pending is None and (move := self._choose()):
                name = f"{len(self.asked)}"
                self.asked[name] = move
                self._pending = {"do": "move", "move": move, "id": name, **self._ply()}
                await line.send(json.dumps(self._pending))

    async def _say(self, line: websockets.ClientConnection, **message: object) -> None:
        await line.send(json.dumps(message))

    def _look(self, view: Message) -> None:
        """Take a view in, and what it tells of the steps since the last one."""
        assert view["since"] <= self.view.get("seq", 0), "this player was away for too long"
        assert view["seq"] >= self.view.get("seq", 0), "the room has gone back"
        steps: dict[int, list[Message]] = {}
        for news in view["news"]:
            steps.setdefault(news["seq"], []).append(news["what"])
        for seq, told in steps.items():
            assert self.told.setdefault(seq, told) == told, "a step that was shown has changed"
        self.view = view
        if self.phone:
            self.phone.hear(view)

    def _ply(self) -> Message:
        return {"ply": self.view["game"]["ply"]}

    def _choose(self) -> str | None:
        """Return a move, if this player has one in a view that shows all that was promised."""
        game, seen = self.view.get("game"), self.view.get("seq", 0)
        if not game or game["seat"] not in self.view["you"]["seats"] or not game["choices"]:
            return None
        if seen < max((seq for seq, _ in self.promised.values()), default=0):
            return None
        move: str = self.chance.choice(game["choices"])["move"]
        return move

    async def _answered(self, line: websockets.ClientConnection, message: Message) -> None:
        """Note what became of the move that was sent."""
        assert self._pending
        if message["type"] == "done":
            self.promised[self._pending["id"]] = (message["seq"], message["ply"])
            self._pending = None
        elif message["problem"]["code"] == "busy":
            await asyncio.sleep(0.1)
            await line.send(json.dumps(self._pending))
        else:  # another turn of events: look at the game as it is now
            assert message["problem"]["code"] in GONE_ON, message
            self._pending = None
