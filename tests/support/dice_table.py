"""A table without a network: a dealer and devices that hear each other's statements."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

import greed
from greed import Record, Sheet, State
from greed.core.moves import FORFEIT, Move
from greed.core.position import parse_position
from greed.core.record import Event, apply_event, ends_turn
from greed.fair._rolls import WAIT
from greed.fair.dealer import Dealer
from greed.fair.device import Device, Said
from greed.fair.session import Session
from greed.fair.start import SeatLine, Start, sheet_digest
from greed.fair.statements import (
    By,
    CameBack,
    Decided,
    Drawn,
    Forfeited,
    Happening,
    SatOut,
    Thrown,
)

NOON = 1_800_000_000
"""When devices are warned here."""
LENGTH = 600
"""Of the chains here: enough for a game, and quick to make."""


class DiceTable:
    """One game, and the log that a server would keep of it.

    `holders` are who holds each seat, as in a start text; there are as many devices as they name.

    Attributes:
        session: the server's view.
        devices: the devices, which hear every statement unless they are in `deaf`.
        log: the statements, as (by, body, signature).
        events: the events of the game so far.
        state: the game; None before it is known who begins.
    """

    def __init__(
        self,
        holders: Sequence[str],
        sheet: Sheet | None = None,
        *,
        mode: str = "strict",
        first: int | str | None = 0,
        seed: int = 0,
        attempt: int = 1,
        previous: bytes = b"",
        clock: int = 30,
        secret: bytes | None = None,
        shared: bool = False,
    ) -> None:
        """Write the start text; with `shared`, devices look at the server's session (faster)."""
        self.shared = shared
        self.chance = random.Random(seed)
        self.sheet = sheet or greed.load("koans")
        self.game = f"room{seed}.{attempt}"
        self.secret = secret or self.chance.randbytes(32)
        self.dealer = Dealer(self.secret, self.game, LENGTH)
        count = len({holder for holder in holders if holder.startswith("device:")})
        self.devices = [
            Device(self.game, entropy=self.chance.randbytes(96), length=LENGTH)
            for _ in range(count)
        ]
        self.text = str(
            Start(
                game=self.game, attempt=attempt, previous=previous,
                mode="strict" if mode == "strict" else "fair", clock=clock,
                sheet=sheet_digest(self.sheet), first=first,
                server=self.dealer.key, anchor=self.dealer.anchor,
                devices=tuple(device.line() for device in self.devices),
                seats=tuple(SeatLine(h, f"Name {s}") for s, h in enumerate(holders)),
            )
        )  # fmt: skip
        self.session = Session(self.text, self.sheet.dice.faces)
        self.deaf: set[int] = set()
        self.log: list[tuple[By, str, bytes]] = []
        self.events: list[Event] = []
        self.happened: list[tuple[Happening, ...]] = []
        self.state: State | None = self._opened(first)
        for number, device in enumerate(self.devices):
            seats = tuple(s for s, h in enumerate(holders) if h == f"device:{number}")
            device.begin(self.text, self.sheet.dice.faces, seats)
        if shared:
            self.share()

    def share(self) -> None:
        """Let all devices look at the session of now."""
        for device in self.devices:
            device._session = self.session

    def restart(self) -> None:
        """Do as a server that comes back with nothing but the secret and the log."""
        self.dealer = Dealer(self.secret, self.game, LENGTH)
        session = Session(self.text, self.sheet.dice.faces)
        for by, body, signature in self.log:
            session.take(by, body, signature, checked=True)
        assert session.head == self.session.head
        self.session = session
        if self.shared:
            self.share()

    def _opened(self, first: int | str | None) -> State | None:
        if first is None:
            return None
        if isinstance(first, str):
            return parse_position(first, lambda _: self.sheet)
        return greed.start(self.sheet, len(self.session.holders), first)

    def put(self, by: By, body: str, signature: bytes = b"") -> tuple[Happening, ...]:
        """Add a statement to the log, tell everybody, and play on what has happened."""
        happened = self.session.take(by, body, signature, checked=self.shared)
        self.log.append((by, body, signature))
        self.happened.append(happened)
        for number, device in enumerate(self.devices):
            if number not in self.deaf:
                if not self.shared:
                    device.hear(by, body, signature)
                device.settle()
        for happening in happened:
            self._play(happening)
        return happened

    def _play(self, happening: Happening) -> None:
        match happening:
            case Drawn(seat=seat):
                self.state = self._opened(seat)
            case Thrown(dice=dice):
                self._event(dice)
            case Forfeited():
                self._event(FORFEIT)
            case SatOut(seats=seats):
                for seat in seats:
                    if self.state and not self.state.over:
                        self._event(Move("out", seat=seat))
            case CameBack(seats=seats):
                for seat in seats:
                    self._event(Move("back", seat=seat))
            case Decided(move=move) if move != "throw":
                self._event(greed.parse_move(move))

    def _event(self, event: Event) -> None:
        assert self.state is not None
        self.state = apply_event(self.state, event)
        self.events.append(event)

    def say(self, device: int, said: Said) -> tuple[Happening, ...]:
        """Let a device say something."""
        return self.put(device, *said)

    def deal(self, body: str) -> tuple[Happening, ...]:
        """Let the server say something."""
        return self.put("server", body)

    def reveal(self) -> None:
        """Let all devices reveal their shares."""
        for number, device in enumerate(self.devices):
            self.say(number, device.reveal())

    def decide(self, move: str, why: str = "") -> None:
        """Let the seat to act decide by whoever holds it; with `why`, the server instead."""
        assert self.state is not None
        seat = self.state.seat
        device = self.session.device_of(seat)
        if device >= 0 and not why:
            self.say(device, self.devices[device].decide(seat, move))
        else:
            holder = self.session.holders[seat]
            why = why or ("bot" if holder.startswith("bot:") else "unsigned")
            self.deal(f"decide {seat} {why} {move}")

    def warn(self, device: int, time: int = NOON) -> None:
        """Warn a device."""
        self.deal(f"warn {device} {time}")

    def over(
        self, device: int, by: Iterable[int] | None = None, time: int = NOON + WAIT
    ) -> tuple[Happening, ...]:
        """Let others (by default all that play) say that a device isn't waited for any longer."""
        happened: tuple[Happening, ...] = ()
        session = self.session
        playing = [d for d in session.holding if d != device and d not in session.away]
        for other in playing if by is None else by:
            happened += self.say(other, self.devices[other].over(device, time))
        return happened

    def pass_over(self, device: int) -> tuple[Happening, ...]:
        """Let a device that owes something be warned, and passed over by all others."""
        self.warn(device)
        for other in self.session.waiting_ready:
            if other != device:
                self.say(other, self.devices[other].ready())
        return self.over(device)

    def get_ready(self) -> None:
        """Let all devices that are waited for say that they are ready."""
        for device in self.session.waiting_ready:
            self.say(device, self.devices[device].ready())

    def freeze(self) -> None:
        """Fix who contributes to the next throw, after all are ready."""
        self.get_ready()
        self.deal(self.dealer.freeze(self.session))

    def give(self, devices: Iterable[int] | None = None) -> None:
        """Let devices give their values: these, or all that are waited for."""
        for device in self.session.waiting_values if devices is None else devices:
            self.say(device, self.devices[device].value())

    def fall(self) -> tuple[Happening, ...]:
        """Let the server throw, or draw who begins."""
        if self.session.drawing:
            return self.deal(self.dealer.draw(self.session))
        assert self.state is not None
        return self.deal(self.dealer.throw(self.session, self.state.hand.dice))

    def throw(self) -> tuple[Happening, ...]:
        """Let the dice fall that are due, whatever that takes."""
        if self.state is not None and not self.session.due:
            self.decide("throw")
        if self.session.start.mode == "strict":
            self.freeze()
            self.give()
        return self.fall()

    def turn(self) -> None:
        """Play until a turn is over: bank as soon as possible, decline what is on offer."""
        going = True
        while going:
            before = self.state
            assert before is not None
            if before.phase == "throw":
                self.throw()
            else:
                moves = [str(move) for move in greed.legal_moves(before)]
                wanted = [move for move in ("bank", "decline") if move in moves]
                self.decide((wanted or moves)[0])
            assert self.state is not None
            going = not ends_turn(before, self.events[-1], self.state)

    def record(self, **tags: str) -> Record:
        """Return the record of the game so far, with its proof."""
        assert self.state is not None
        signed = self.dealer.sign(self.session).hex()
        return Record(
            sheet=self.sheet,
            seats=tuple(seat.name for seat in self.session.start.seats),
            first=self.state.first,
            position=first if isinstance(first := self.session.start.first, str) else "",
            dice=self.session.start.mode,
            tags={"protocol": "1", "signed": f"{self.session.count}:{signed}", **tags},
            events=tuple(self.events),
            proof=(self.text, *map(proof_line, self.log)),
        )


def proof_line(statement: tuple[By, str, bytes]) -> str:
    """Return a statement as a line of a record's proof."""
    by, body, signature = statement
    return f"{by} {signature.hex() or '-'} {body}"


def witness_heads(table: DiceTable, device: int) -> dict[str, Any]:
    """Let a device see the head of now, signed, and return its witness."""
    session = table.session
    table.devices[device].hear_head(session.count, session.head, table.dealer.sign(session))
    return table.devices[device].witness()
