"""A device: what a player's page does, as a program.

The rules of docs/fair-dice.md bind the log; these protect the owner of a device:

- It follows the log with all the rules, and derives numbers, sets and dice by itself.
- It uses a key, a chain and a share for one start text only, and keeps them: another phone makes
  its own, which the old key or the recovery code signs.
- It stores the last head that it knows before it sends anything, and never speaks on an older one,
  nor in two tabs at once.
- It signs one value per number, and only in an open freeze whose set it is in.
- It checks the server's signature with every update. At a signed head that doesn't extend its log,
  or a statement that isn't valid, it raises an alarm and signs nothing more.
- It says `over` only when its owner wants that, 60 seconds after it has itself heard the warning;
  TIME is that of the warning plus the whole seconds since.
- It counts the starts it has seen at a table, shows them, and asks its owner from the third in a
  room on.
"""

from __future__ import annotations

import secrets
from collections.abc import MutableMapping
from typing import Any

from greed.core.errors import GreedError
from greed.fair._encoding import DEVICE_LENGTH, Chain, digest, six_words, u32
from greed.fair.keys import SigningKey, is_signed
from greed.fair.session import Session
from greed.fair.start import DeviceLine, StartError, commit
from greed.fair.statements import By, Happening, Misstatement

__all__ = ["DEVICE_LENGTH", "Alarm", "Device", "Said", "recovery_key"]

Said = tuple[str, bytes]
"""A body and its signature."""


def recovery_key(game: str, code: str) -> SigningKey:
    """Return the key that follows from a recovery code: it signs a `renew`, and nothing else."""
    return SigningKey(digest("recovery", game, code))


class Alarm(GreedError):
    """The server says what cannot be: nothing may be signed any more."""


class Device:
    """One player's (or family's) browser in one game: key, chain, share, and its own log.

    Attributes:
        game: the id of the game.
        number: which device it is, once the game has started.
        session: its own view of the game, once it has started.
        starts: how many starts it has seen at this table.
        code: its recovery code, with which another device can go on for it (`recovery_key`).
    """

    def __init__(
        self,
        game: str,
        typed: str = "",
        *,
        entropy: bytes | None = None,
        length: int = DEVICE_LENGTH,
        memory: MutableMapping[str, Any] | None = None,
    ) -> None:
        """Prepare for a game.

        `typed` is text that a person adds to the share. `entropy` are 96 secret bytes, fresh ones
        by default: seed of the key, end of the chain, share. `memory` is what the device keeps
        where all programs that use the same entropy can see it.
        """
        entropy = secrets.token_bytes(96) if entropy is None else entropy
        self.game = game
        self.number = -1
        self.starts = 0
        self._signing = SigningKey(entropy[:32])
        self._chain = Chain(game, self._signing.public, entropy[32:64], length)
        self._base = 0
        self._share = entropy[64:96] + typed.encode()
        self.code = six_words(digest("code", entropy)).replace(" ", "-")
        self._length = length
        self._session: Session | None = None
        self._text = ""
        self._fresh: tuple[SigningKey, Chain] | None = None
        self._memory: MutableMapping[str, Any] = {} if memory is None else memory
        self._signed: dict[int, bytes] = {}
        self._sent: list[tuple[str, bytes]] = []
        self._stood: dict[bytes, int] = {}
        self._alarm = ""

    def line(self) -> DeviceLine:
        """Return what the start text is to say about this device."""
        key = self._signing.public
        recovery = recovery_key(self.game, self.code).public
        return DeviceLine(key, self._chain.anchor, commit(self.game, key, self._share), recovery)

    @property
    def session(self) -> Session:
        """The game as this device knows it."""
        if self._session is None:
            raise Alarm("the game has not started")
        return self._session

    # Hearing

    def begin(self, text: str, faces: int, seats: tuple[int, ...]) -> None:
        """Take a start text in, in which these seats are to be this device's.

        Raises:
            Alarm: the text is not what this device has agreed to.
        """
        try:
            session = Session(text, faces)
        except StartError as error:
            raise self._stop(str(error)) from None
        line, start = self.line(), session.start
        if start.game != self.game or line not in start.devices:
            raise self._stop("the start text is for another game, or not with this device's line")
        self.number = start.devices.index(line)
        given = tuple(s for s in range(len(start.seats)) if session.device_of(s) == self.number)
        if given != seats:
            raise self._stop(f"the start text gives this device the seats {given}, not {seats}")
        self._count_start(text, start.attempt)
        self._session, self._text = session, text

    def _count_start(self, text: str, attempt: int) -> None:
        """Note a start, be it before or after a restart of the program."""
        memory = self._memory
        if memory.setdefault("start", text) != text:
            raise self._stop("this device has begun with another start text")
        if memory.get("counted") != text:
            memory["counted"], memory["starts"] = text, memory.get("starts", 0) + 1
        self.starts = memory["starts"]
        if self.starts > attempt:
            said = f"the server calls this start {attempt}, and it is start {self.starts}"
            raise self._stop(f"{said} that this device has seen at this table")

    def hear(self, by: By, body: str, signature: bytes = b"") -> tuple[Happening, ...]:
        """Take the next statement of the log in; return what has happened with it.

        Raises:
            Alarm: it cannot stand in this log.
        """
        session = self.session
        try:
            happened = session.take(by, body, signature)
        except Misstatement as error:
            raise self._stop(f"statement {session.count + 1} of {by}: {error}") from None
        if by == self.number:
            # A statement of an earlier tab or program of this device is its own, too.
            if not is_signed(self._signing.public, signature, "say", session.digest, body):
                raise self._stop(f"statement {session.count} is signed with a key that is not ours")
            self._stood[signature] = session.count
        self._must_extend()
        self.settle()
        return happened

    def hear_head(self, k: int, head: bytes, signature: bytes) -> None:
        """Take a head in that the server has signed.

        Raises:
            Alarm: it is not the head of this log, or not signed.
        """
        session = self.session
        if not is_signed(session.start.server, signature, "sign", session.digest, u32(k), head):
            raise self._stop(f"head {k} is not signed by the server")
        self._signed[k] = signature
        if k > session.count or session.head_at(k) != head:
            self._memory.setdefault("other", []).append([k, head.hex(), signature.hex()])
            raise self._stop(f"the server has signed another head {k}: it tells two stories")

    # Speaking

    def reveal(self) -> Said:
        """Reveal the share."""
        return self._say("reveal", self._share.hex())

    def decide(self, seat: int, move: str) -> Said:
        """Decide for a seat; "throw" asks for its dice."""
        return self._say("decide", f"{seat} {move}")

    def ready(self) -> Said:
        """Say that this device will give its value for the roll that is due."""
        return self._say("ready", str(self.session.number + 1))

    def value(self) -> Said:
        """Give the value for the roll that is frozen.

        Raises:
            Alarm: none is due from this device.
        """
        session = self.session
        if self.number not in session.waiting_values:
            raise Alarm(f"no value of device {self.number} is due")
        value = self._chain.value(session.number - self._base)
        return self._say("value", f"{session.number} {value.hex()}")

    def over(self, device: int, time: int) -> Said:
        """Say that a device that was warned is not to be waited for any longer, at this time."""
        return self._say("over", f"{device} {time}")

    def back(self) -> Said:
        """Say that this device, which was passed over, plays again."""
        return self._say("back")

    def renew(self, key: bytes, anchor: bytes) -> Said:
        """Say that this device goes on with a fresh key and chain."""
        return self._say("renew", f"{key.hex()} {anchor.hex()}")

    def seat(self, seat: int, holder: str) -> Said:
        """Say that a seat goes to "bot:NAME" or "device:K"."""
        return self._say("seat", f"{seat} {holder}")

    def freshen(self, entropy: bytes | None = None) -> tuple[bytes, bytes]:
        """Draw a fresh key and chain; return key and anchor, for a `renew` of this device.

        They take effect with that statement.
        """
        entropy = secrets.token_bytes(64) if entropy is None else entropy
        signing = SigningKey(entropy[:32])
        self._fresh = signing, Chain(self.game, signing.public, entropy[32:64], self._length)
        return signing.public, self._fresh[1].anchor

    def settle(self) -> None:
        """Go on with the fresh key, if the last statement of the log was its `renew`."""
        if self._fresh and self.session.keys[self.number] == self._fresh[0].public:
            self._signing, self._chain = self._fresh
            self._base, self._fresh = self.session.number, None

    def _say(self, word: str, rest: str = "") -> Said:
        session = self.session
        if self._alarm:
            raise Alarm(self._alarm)
        if session.keys[self.number] != self._signing.public:
            raise self._stop("this device has another key now: another device plays in its place")
        if self._must_extend() > session.count:
            raise Alarm("another tab of this device has spoken on a later head: go on there")
        body = " ".join(filter(None, (word, session.head.hex(), rest)))
        if word == "value" and self._memory.setdefault(f"value {session.number}", body) != body:
            raise self._stop(f"this device has signed another value for number {session.number}")
        signature = self._signing.sign("say", session.digest, body)
        self._memory["said"] = [session.count, session.head.hex()]
        self._sent.append((body, signature))
        return body, signature

    def _must_extend(self) -> int:
        """Refuse another history than the one on which this device has spoken; return how long.

        A program that was started again hears the log from its beginning. What it remembers is on
        which head it spoke last, so that nobody can have it sign on another log.
        """
        count, head = self._memory.get("said", (0, ""))
        if 0 < count <= self.session.count and self.session.head_at(count).hex() != head:
            raise self._stop("this is not the log on which this device has spoken: two stories")
        return int(count)

    def _stop(self, why: str) -> Alarm:
        self._alarm = why
        return Alarm(why)

    # What it can prove

    def witness(self) -> dict[str, Any]:
        """Return what this device knows by itself, for `greed verify --witness` (as JSON data)."""
        session = self.session
        heads = [
            [k, session.head_at(k).hex(), signature.hex()]
            for k, signature in sorted(self._signed.items())
            if k <= session.count
        ]
        return {
            "greed": "witness",
            "protocol": 1,
            "start": self._text,
            "device": self.number,
            "heads": heads + self._memory.get("other", []),
            "sent": [
                [self._stood.get(signature), body, signature.hex()]
                for body, signature in self._sent
            ],
            "starts": self.starts,
        }
