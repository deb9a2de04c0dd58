"""What a page does with sealed dice, in Python: a device, fed with what a server shows."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Self

import msgspec
from tests.support.sealed import Kept

from greed.sealed import Contributor, Entry, Memory, Start

Message = dict[str, Any]


class Phone:
    """The device of one person, for the seats that the person's token opens.

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

    def hear(self, view: Message) -> None:
        """Take in what is new in a view."""
        assert view["since"] <= self.seq, "this phone was away for too long"
        self.seats = tuple(view["you"]["seats"])
        for news in view["news"]:
            if news["seq"] > self.seq and news["what"]["kind"] == "dice":
                said = msgspec.convert(news["what"]["entry"], Start | Entry)
                if isinstance(said, Start):
                    self.device.begin(said)
                else:
                    self.device.follow(said)
        self.seq = view["seq"]

    def seal(self) -> Message:
        """Return what makes this device the one for its seats."""
        return {
            "do": "seal", "game": self.game, "device": self.name, "anchor": self.device.anchor,
        }  # fmt: skip

    def due(self) -> Message | None:
        """Return what the device says by itself now: its link for the roll that is being made."""
        if (opening := self.device.open()) is None:
            return None
        return {"do": "open", "k": opening.k, "device": opening.device, "link": opening.link}

    def twin(self) -> Self:
        """Return another tab of the same phone, or the same one after a reload."""
        return type(self)(self.token, self.game, shelf=self.shelf)


Call = Callable[..., tuple[int, Message]]


class PhoneTable:
    """A room with sealed dice, played over HTTP by the phones of several people.

    `call` asks a path (with JSON: a POST) with a token, and returns status and answer.
    """

    def __init__(self, call: Call, names: tuple[str, ...] = ("Ann", "Bob"), **request: Any) -> None:
        self._call = call
        seats = [{"name": names[0]}, *({} for _ in names[1:])]
        made = self._ask("/api/rooms", {"sheet": "koans", "first": 0, "seats": seats, **request})
        self.path, game = f"/api/rooms/{made['view']['code']}", made["view"]["dice"]["game"]
        self.phones = [Phone(made["token"], game)]
        for name in names[1:]:
            taken = self._ask(self.path, {"do": "sit", "name": name})
            self.phones.append(Phone(taken["token"], game))
        for number, phone in enumerate(self.phones):
            self.ask(number, phone.seal())
        self.ask(0, {"do": "start"})

    def _ask(self, path: str, data: object = None, token: str | None = None) -> Message:
        status, answer = self._call(path, data, token)
        assert status < 300, answer
        return answer

    def ask(self, phone: int, asked: Message) -> Message:
        """Return what comes of what a phone asks for."""
        return self._ask(self.path, asked, self.phones[phone].token)

    def refused(self, phone: int, asked: Message) -> Message:
        """Ask for what is refused; return the problem."""
        status, answer = self._call(self.path, asked, self.phones[phone].token)
        assert status >= 400, answer
        return answer

    def settle(self) -> Message:
        """Let all phones open their links, until nothing is due; return what the first one sees."""
        while True:
            for phone in self.phones:
                phone.hear(self._ask(f"{self.path}?since={phone.seq}", None, phone.token))
            due = [(number, phone.due()) for number, phone in enumerate(self.phones)]
            for number, opening in due:
                self.ask(number, opening) if opening else None
            if not any(opening for _, opening in due):
                return self._ask(self.path, None, self.phones[0].token)

    def play(self) -> Message:
        """Play by the last choice to the end; return what the first one sees."""
        while (game := self.settle()["game"])["phase"] != "over":
            phone = next(n for n, one in enumerate(self.phones) if game["seat"] in one.seats)
            move = game["choices"][-1]["move"]
            self.ask(phone, {"do": "move", "move": move, "ply": game["ply"]})
        return self.settle()
