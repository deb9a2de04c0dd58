"""What a page does with dice that are proven, in Python: a device, fed with what a server says."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import msgspec

import greed
from greed.client.signer import Signer
from greed.fair._encoding import Chain
from greed.fair.device import Said
from greed.fair.keys import SigningKey
from greed.wire import ProofView

Message = dict[str, Any]
Say = tuple[str, str]


def sits_out(shown: Message, seat: int) -> bool:
    """Say whether the player of a seat sits out, by the position that a room shows."""
    return seat in greed.parse_position(shown["game"]["position"]).away


class Phone(Signer):
    """The device of one person, for the seats that the person's token opens, fed with JSON.

    Attributes:
        seats: the seats that the token opens.
    """

    def __init__(self, token: str, entropy: bytes | None = None, length: int = 300) -> None:
        super().__init__(greed.load("koans"), entropy, length=length)
        self.token = token
        self.seats: tuple[int, ...] = ()
        self._mode = ""

    def hear(self, shown: Message) -> None:  # type: ignore[override]
        """Take a snapshot or an update in."""
        if shown.get("you"):
            self.seats = tuple(shown["you"]["seats"])
        if room := shown.get("room"):
            self.sheet = greed.load(room["sheet"]["name"])
            self._mode = room["dice"]["mode"]
        if shown.get("proof"):
            proof = msgspec.convert(shown["proof"], ProofView)
            super().hear(proof, self.seats, self._mode)

    def prepare(self, game: str) -> Message:  # type: ignore[override]
        """Make a device for a game; return what the server is to know of it."""
        made: Message = msgspec.to_builtins(super().prepare(game))
        return made

    def due(self) -> Say | None:  # type: ignore[override]
        """Return what a page says by itself now: a share, ready, a value."""
        said = super().due()
        return said and _hex(said)

    def decide(self, seat: int, move: str) -> Say:  # type: ignore[override]
        """Return the statement of a decision."""
        return _hex(super().decide(seat, move))

    def speak(self, what: str, *about: Any) -> Say:
        """Return another statement of the device: back, over, renew, seat."""
        return _hex(getattr(self.it, what)(*about))

    def forge(self, body: str) -> Say:
        """Return a statement of any wording, with a signature that is right."""
        signature = SigningKey(self.entropy[:32]).sign("say", self.it.session.digest, body)
        return _hex((body, signature))

    def chain(self, index: int) -> str:
        """Return a value of the device's chain, also one that is not due."""
        key = self.it.line().key
        return Chain(self.it.game, key, self.entropy[32:64], self._length).value(index).hex()

    def twin(self) -> Phone:
        """Return another tab of the same phone: it knows the same, and signs with the same key."""
        return deepcopy(self)

    def message(self, *says: Say) -> Message:
        """Return statements as they are sent."""
        return {"device": self.it.number, "says": [list(said) for said in says]}


def _hex(said: Said) -> Say:
    return said[0], said[1].hex()


Call = Callable[..., tuple[int, Message]]


class HttpTable:
    """A room with proven dice, played over HTTP by phones.

    `call` posts JSON and returns status and answer, `look` gets a path's JSON.
    """

    def __init__(
        self,
        call: Call,
        look: Callable[..., Message],
        names: tuple[str, ...] = ("Ann", "Bob"),
        bots: tuple[str, ...] = (),
        programs: tuple[str, ...] = (),
        **request: Any,
    ) -> None:
        self.call, self._look = call, look
        seats: list[Message] = [{"name": names[0]}, *({} for _ in names[1:])]
        seats += [{"bot": bot} for bot in bots]
        made = self.ask(
            "/api/rooms",
            {"dice": "strict", "sheet": "koans", "first": 0, "seats": seats, **request},
        )
        self.path = f"/api/rooms/{made['snapshot']['room']['code']}"
        self.phones = [Phone(made["token"])]
        self.shown: Message = made["snapshot"]
        game = self.shown["room"]["dice"]["game"]
        for name in names[1:]:
            phone = Phone("")
            taken = {"name": name, "device": phone.prepare(game), "program": name in programs}
            phone.token = self.ask(f"{self.path}/seats", taken)["token"]
            self.phones.append(phone)
        self.post("prepare", self.phones[0].prepare(game))

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

    def look(self, phone: int, proof_since: int) -> Message:
        """Return the room as a phone would get it that knows so many statements."""
        asked = {"since": 0, "proof_since": proof_since}
        return self._look(self.path, asked, self.phones[phone].token)

    def listen(self) -> Message:
        """Let every phone hear what is new; return the room as it stands."""
        while True:  # a bot may act at any time, and then some know of it and others do not
            seqs = set()
            for number, phone in enumerate(self.phones):
                self.shown = self.look(number, phone.heard)
                phone.hear(self.shown)
                seqs.add(self.shown["seq"])
            if len(seqs) == 1:
                return self.shown

    def say(self, phone: int, *says: Say) -> Message:
        """Let a phone say something."""
        answer = self.post("say", self.phones[phone].message(*says), phone)
        self.listen()
        return answer

    def wont(self, phone: int, *says: Say) -> Message:
        """Let a phone say what is refused; return the problem."""
        return self.refused("say", self.phones[phone].message(*says), phone)

    def settle(self, silent: frozenset[int] = frozenset()) -> Message:
        """Let all phones but the silent ones say what is due by itself, until nothing is."""
        self.listen()
        spoken = True
        while spoken:
            spoken = False
            for number, phone in enumerate(self.phones):
                said = phone.due() if number not in silent else None
                if said:
                    self.say(number, said)
                    spoken = True
        return self.shown

    def prepare(self, game: str | None = None) -> None:
        """Let all phones prepare for the next start."""
        for number, phone in enumerate(self.phones):
            self.post("prepare", phone.prepare(game or self.shown["room"]["dice"]["game"]), number)

    def start(self) -> Message:
        """Start the game: all devices reveal their shares."""
        self.post("start")
        return self.settle()

    def holder(self, seat: int) -> int | None:
        """Return the phone whose device signs for a seat."""
        number = self.shown["room"]["seats"][seat].get("device")
        return next((i for i, p in enumerate(self.phones) if p.it.number == number), None)

    def decide(self, move: str | None = None) -> Message:
        """Let the seat to move decide (by default its last choice), not yet what follows."""
        game = self.shown["game"]
        phone = self.holder(game["seat"])
        assert phone is not None
        choice = move or game["legal"][-1]
        return self.say(phone, self.phones[phone].decide(game["seat"], choice))

    def play(self, until: Callable[[Message], bool]) -> Message:
        """Play by the last choice, all devices taking part, until something holds."""
        for _ in range(2000):
            self.settle()
            game = self.shown["game"]
            if until(self.shown) or game is None or game["phase"] == "over":
                return self.shown
            if self.holder(game["seat"]) is None:
                seq = self.shown["seq"]
                self._look(self.path, {"since": seq, "wait": 2}, self.host)
            else:
                self.decide()
        raise AssertionError("the game does not end")


def over(shown: Message) -> bool:
    return bool(shown["game"]) and shown["game"]["phase"] == "over"
