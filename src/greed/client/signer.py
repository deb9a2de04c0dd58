"""What signs for the seats of a program: a device that follows the proof and the game by itself."""

from __future__ import annotations

import secrets
from collections.abc import Callable, MutableMapping
from typing import Any

from greed.client.errors import Distrusted
from greed.core.errors import GreedError
from greed.core.game import start
from greed.core.record import apply_event
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.fair.device import DEVICE_LENGTH, Alarm, Device, Said
from greed.fair.start import sheet_digest
from greed.fair.statements import CameBack, Drawn, Happening, SatOut, events_of
from greed.wire import DeviceSetup, ProofView, SayRequest

ENTROPY = 96
"""Secret bytes of a device."""
MOST_STARTS = 3
"""Starts of one game in which a program takes part: to call them off is a way to choose dice."""


class Signer:
    """The device of one client, for the seats that its tokens open.

    It believes nothing that a server shows: the game is what the statements lead to.

    Attributes:
        sheet: the sheet that is played.
        device: what signs; None until `prepare`.
        entropy: the device's secret; keep it to go on after a restart.
        state: the game as the statements tell it; None before it is known who begins.
    """

    def __init__(
        self,
        sheet: Sheet,
        entropy: bytes | None = None,
        memory: MutableMapping[str, Any] | None = None,
        length: int = DEVICE_LENGTH,
    ) -> None:
        self.sheet = sheet
        self._memory: MutableMapping[str, Any] = {} if memory is None else memory
        self._length = length
        self.entropy = entropy or secrets.token_bytes(ENTROPY)
        self.device: Device | None = None
        self.state: State | None = None
        self._began = False

    def prepare(self, game: str) -> DeviceSetup:
        """Make a device for a game; return what the server is to know of it."""
        if self.device is not None and self.device.game != game:
            # Nothing of an attempt is good for another.
            self.entropy = secrets.token_bytes(ENTROPY)
            starts = self.starts
            self._memory.clear()
            self._memory["starts"] = starts
        self.device = Device(game, entropy=self.entropy, memory=self._memory, length=self._length)
        self._began, self.state = False, None
        line = self.device.line()
        return DeviceSetup(
            game=game, key=line.key.hex(), anchor=line.anchor.hex(), commit=line.commit.hex(),
            recovery=line.recovery.hex(),
        )  # fmt: skip

    @property
    def it(self) -> Device:
        """The device."""
        if self.device is None:
            raise Distrusted("no device was prepared for this game")
        return self.device

    @property
    def starts(self) -> int:
        """How many starts it has seen in this room."""
        return int(self._memory.get("starts", 0))

    @property
    def heard(self) -> int:
        """How many statements it has heard."""
        return self.it.session.count if self._began else 0

    @property
    def playing(self) -> bool:
        """Whether the start text is fixed."""
        return self._began

    def hear(self, proof: ProofView | None, seats: tuple[int, ...], mode: str) -> None:
        """Take statements in; the device signs for `seats`, and `mode` is the room's dice.

        Raises:
            Distrusted: what the server shows cannot be; nothing more is signed.
        """
        if proof is None or self.device is None or proof.game != self.device.game:
            return
        try:
            self._hear(self.device, proof, seats, mode)
        except (GreedError, ValueError) as error:
            raise Distrusted(f"the server shows what cannot be: {error}") from None

    def _hear(self, device: Device, proof: ProofView, seats: tuple[int, ...], mode: str) -> None:
        if not self._began:
            if proof.start is None:
                raise Alarm("the start of the game is missing")
            device.begin(proof.start, self.sheet.dice.faces, seats)
            begun = device.session.start
            if begun.sheet != sheet_digest(self.sheet):
                raise Alarm("the start text is for another sheet than the room's")
            if begun.mode != mode:
                raise Alarm(f"the start text has {begun.mode} dice, and the room {mode} dice")
            self._began = True
            if isinstance(begun.first, str):
                raise Alarm("the start text goes on from a position, and rooms of a server don't")
            if begun.first is not None:
                self._open(begun.first)
        if proof.from_ > self.heard:
            raise Alarm("statements are missing")
        for by, body, signature in proof.statements[self.heard - proof.from_ :]:
            who = "server" if by == "server" else int(by)
            for happening in device.hear(who, body, bytes.fromhex(signature)):  # type: ignore[arg-type]
                self._play(happening)
            device.settle()
        if self.heard >= proof.count:  # else the rest comes with the next page
            device.hear_head(proof.count, bytes.fromhex(proof.head), bytes.fromhex(proof.signature))

    def _open(self, first: int) -> None:
        self.state = start(self.sheet, len(self.it.session.holders), first)

    def _play(self, happening: Happening) -> None:
        if isinstance(happening, Drawn):
            self._open(happening.seat)
        for event in events_of(happening):
            if self.state is None:
                raise Alarm("something was decided before it was known who begins")
            if not (self.state.over and isinstance(happening, SatOut | CameBack)):
                self.state = apply_event(self.state, event)

    def due(self) -> Said | None:
        """Return what is to be said by itself now: the share, ready, a value, that it is back.

        Raises:
            Distrusted: starts were called off again and again: somebody tries rolls out that way.
        """
        if not self._began:
            return None
        device, session = self.it, self.it.session
        if session.ended:
            return None
        if session.base is None and self.starts > MOST_STARTS:
            raise Distrusted(
                f"this is start {self.starts} in this room, and all before it were called off:"
                " somebody may be trying rolls out, so the bot doesn't take part"
            )
        if device.number in session.away - session.barred:
            return device.back()
        saying: tuple[tuple[object, Callable[[], Said]], ...] = (
            (session.waiting_reveal, device.reveal),
            (session.waiting_ready, device.ready),
            (session.waiting_values, device.value),
        )
        for waiting, say in saying:
            if device.number in waiting:  # type: ignore[operator]
                return say()
        return None

    def decide(self, seat: int, move: str) -> Said:
        """Sign a decision for a seat."""
        return self.it.decide(seat, move)

    def request(self, *says: Said, name: str | None = None) -> SayRequest:
        """Return statements as they are sent."""
        signed = tuple((body, signature.hex()) for body, signature in says)
        return SayRequest(device=self.it.number, says=signed, id=name)
