"""What a page does with sealed dice, in Python: a device, fed with what a server says."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Self

import msgspec
from tests.support.sealed import Kept

from greed.sealed import Contributor, Entry, Memory, Start

Message = dict[str, Any]


class Phone:
    """The device of one person, for the seats that the person's token opens, fed with JSON.

    Attributes:
        seats: the seats that the token opens.
        seq: the last step that it has heard of.
        device: its part in the dice.
    """

    def __init__(self, token: str, game: str, shelf: Kept | None = None, length: int = 400) -> None:
        self.token, self.game = token, game
        memory = Memory(game, secrets.token_hex(6), secrets.token_hex(32), length)
        self.shelf = shelf or Kept(memory)
        self.name = self.shelf.read().name
        self.device = Contributor(self.shelf)
        self.seats: tuple[int, ...] = ()
        self.seq = 0

    def hear(self, shown: Message) -> None:
        """Take a snapshot or an update in."""
        if shown.get("you"):
            self.seats = tuple(shown["you"]["seats"])
        for step in (*shown.get("log", ()), *shown.get("steps", ())):
            if step["seq"] <= self.seq:
                continue
            self.seq = step["seq"]
            for entry in step["entries"]:
                if entry["kind"] == "dice":
                    self._follow(msgspec.convert(entry["entry"], Start | Entry))

    def _follow(self, said: Start | Entry) -> None:
        if isinstance(said, Start):
            self.device.begin(said)
        else:
            self.device.follow(said)

    def seal(self) -> Message:
        """Return what makes this device the one for its seats."""
        return {"game": self.game, "device": self.name, "anchor": self.device.anchor}

    def due(self) -> Message | None:
        """Return what the device says by itself now: its link for the roll that is being made."""
        if (opening := self.device.open()) is None:
            return None
        return {"k": opening.k, "device": opening.device, "link": opening.link}

    def twin(self) -> Self:
        """Return another tab of the same phone, or the same one after a reload."""
        return type(self)(self.token, self.game, shelf=self.shelf)


Call = Callable[..., tuple[int, Message]]


class HttpTable:
    """A room with sealed dice, played over HTTP by phones.

    `call` posts JSON and returns status and answer, `look` gets a path's JSON. `connect` opens the
    socket of a room, so that a phone counts as present.
    """

    def __init__(
        self,
        call: Call,
        look: Callable[..., Message],
        names: tuple[str, ...] = ("Ann", "Bob"),
        bots: tuple[str, ...] = (),
        connect: Callable[[str], Any] | None = None,
        **request: Any,
    ) -> None:
        self.call, self._look, self._connect = call, look, connect
        self.lines: dict[int, ExitStack] = {}
        seats: list[Message] = [{"name": names[0]}, *({} for _ in names[1:])]
        seats += [{"bot": bot} for bot in bots]
        made = self.ask("/api/rooms", {"sheet": "koans", "first": 0, "seats": seats, **request})
        self.path = f"/api/rooms/{made['snapshot']['room']['code']}"
        self.shown: Message = made["snapshot"]
        self.phones = [Phone(made["token"], self.game)]
        for name in names[1:]:
            taken = self.ask(f"{self.path}/seats", {"name": name})
            self.phones.append(Phone(taken["token"], self.game))
        for number in range(len(names)):
            self.come(number)

    @property
    def game(self) -> str:
        """The id of the game."""
        game: str = self.shown["room"]["dice"]["game"]
        return game

    def come(self, phone: int) -> None:
        """Let a phone connect, and take part in the dice from now on."""
        if self._connect and phone not in self.lines:
            line = self.lines[phone] = ExitStack()
            socket = line.enter_context(self._connect(f"{self.path}/socket"))
            socket.send_json({"type": "hello", "tokens": [self.phones[phone].token]})
            assert socket.receive_json()["type"] == "snapshot"
        self.post("seal", self.phones[phone].seal(), phone)

    def go(self, phone: int) -> None:
        """Let a phone hang up."""
        self.lines.pop(phone).close()

    def close(self) -> None:
        """Let all phones hang up."""
        for phone in tuple(self.lines):
            self.go(phone)

    def ask(self, path: str, data: object = None, token: str | None = None) -> Message:
        status, answer = self.call(path, data, token)
        assert status < 300, answer
        return answer

    @property
    def host(self) -> str:
        return self.phones[0].token

    def post(self, what: str, data: object = None, phone: int = 0) -> Message:
        return self.ask(f"{self.path}/{what}", data, self.phones[phone].token)

    def refused(self, what: str, data: object = None, phone: int = 0) -> Message:
        """Ask for what is refused; return the problem."""
        status, answer = self.call(f"{self.path}/{what}", data, self.phones[phone].token)
        assert status >= 400, answer
        return answer

    def listen(self) -> Message:
        """Let every phone hear what is new; return the room as it stands."""
        for phone in self.phones:
            while True:
                self.shown = self._look(self.path, {"since": phone.seq}, phone.token)
                phone.hear(self.shown)
                if phone.seq >= self.shown["seq"]:
                    break
        return self.shown

    def open(self, phone: int) -> Message | None:
        """Let a phone open its link, if it is listed; it may come too late."""
        if (due := self.phones[phone].due()) is None:
            return None
        status, answer = self.call(f"{self.path}/open", due, self.phones[phone].token)
        assert status < 300 or answer["code"] == "stale", answer
        return answer

    def settle(self, silent: frozenset[int] = frozenset()) -> Message:
        """Let all phones but the silent ones open their links, until nothing is due."""
        while True:
            self.listen()
            opened = [self.open(n) for n in range(len(self.phones)) if n not in silent]
            if not any(opened) or silent:
                return self.listen()

    def start(self) -> Message:
        """Start the game."""
        self.post("start")
        return self.settle()

    def decide(self, move: str | None = None) -> Message:
        """Let the seat to move decide (by default its last choice), not yet what follows."""
        game = self.listen()["game"]
        phone = next(n for n, one in enumerate(self.phones) if game["seat"] in one.seats)
        choice = move or game["legal"][-1]
        self.post("moves", {"move": choice, "ply": game["ply"], "seat": game["seat"]}, phone)
        return self.listen()

    def play(self, until: Callable[[Message], bool]) -> Message:
        """Play by the last choice, all devices taking part, until something holds."""
        for _ in range(2000):
            shown = self.settle()
            game = shown["game"]
            if until(shown) or shown["room"]["status"] == "over":
                return shown
            if game and game["legal"] and any(game["seat"] in one.seats for one in self.phones):
                self.decide()
            else:
                self._look(self.path, {"since": shown["seq"], "wait": 2}, self.host)
        raise AssertionError("the game does not end")

    def said(self, kind: str = "") -> list[list[Any]]:
        """Return what was said about the dice: all of it, or what begins with a word."""
        log: dict[int, Message] = {}
        while True:
            shown = self._look(self.path, {"since": max(log, default=0)}, self.host)
            log |= {step["seq"]: step for step in shown["log"]}
            if not shown["log"] or max(log) >= shown["seq"]:
                break
        entries = [entry for step in log.values() for entry in step["entries"]]
        dice = [entry["entry"] for entry in entries if entry["kind"] == "dice"]
        return [entry for entry in dice if kind in ("", entry[0])]


def over(shown: Message) -> bool:
    return bool(shown["game"]) and shown["game"]["phase"] == "over"
