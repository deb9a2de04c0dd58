"""Random games with everything that can happen in them, from a seed.

    python -m tests.support.dice_games --games 10000 --out games.jsonl

writes one game a line; `as_data` says what a line holds.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from tests.support.dice_table import NOON, DiceTable
from tests.support.games import SHEETS

import greed
from greed.core.jsonl import to_jsonl
from greed.fair.device import Device, Said, recovery_key
from greed.fair.session import Session
from greed.fair.statements import By, Happening, Misstatement

Tried = tuple[int, By, str, bytes, bool]
"""A statement that was tried after so many others, and whether it was good."""

_BOTS = ("bot:bold", "bot:cautious")


class RandomGame:
    """One random game, played when it is made.

    Attributes:
        table: the table with the whole log.
        tried: statements that were tried on the way, good and bad, but are not in the log.
    """

    def __init__(self, seed: int, most: int = 150) -> None:
        self.chance = chance = random.Random(f"choices {seed}")
        sheet = greed.load(chance.choice(SHEETS))
        if chance.random() < 0.5:
            sheet = replace(sheet, target=min(sheet.target, max(1000, sheet.target // 10)))
        attempt = chance.choice((1, 1, 1, 2, 7))
        self.name = sheet.name
        self.wild = chance.choice((0.0, 0.05, 0.3))
        self.table = DiceTable(
            self._holders(), sheet, mode=chance.choice(("fair", "strict", "strict")),
            first=chance.choice((None, 0, 1)), seed=seed, attempt=attempt, shared=True,
            previous=chance.randbytes(32) if attempt > 1 else b"", clock=chance.choice((0, 30)),
        )  # fmt: skip
        self.tried: list[Tried] = []
        self.time = NOON
        self.stuck = False
        for _ in range(most):
            if self.over:
                break
            if chance.random() < 0.06:
                self._try()
            self._step()
            if chance.random() < 0.01:
                self.table.restart()
        if not self.stuck and self.table.session.base and chance.random() < 0.8:
            state = self.table.state
            self.table.deal(f"end {'over' if state and state.over else 'abandoned'}")

    @property
    def over(self) -> bool:
        """Whether nothing more is to happen."""
        return self.stuck or (self.table.state is not None and self.table.state.over)

    def _holders(self) -> list[str]:
        chance = self.chance
        devices = chance.choice((0, 1, 1, 2, 2, 3, 3, 3, 4))
        seats = [f"device:{number}" for number in range(devices)]
        others = (*_BOTS, "unsigned", *seats)
        while len(seats) < 2 or (len(seats) < 5 and chance.random() < 0.25):
            seats.append(chance.choice(others))
        chance.shuffle(seats)
        return seats

    # The next statement

    def _step(self) -> None:
        session, chance = self.table.session, self.chance
        if session.base is None:
            if chance.random() < 0.01:
                self.stuck = True
            else:
                device = chance.choice(session.waiting_reveal)
                self._say(device, self.table.devices[device].reveal())
        elif session.frozen:
            self._step_frozen()
        elif chance.random() < self.wild and session.keys:
            self._wild()
        elif session.due:
            self._step_due()
        else:
            self._decide()

    def _step_frozen(self) -> None:
        table, session = self.table, self.table.session
        waiting = session.waiting_values
        if not waiting:
            table.fall()
            return
        device = self.chance.choice(waiting)
        if self.chance.random() > self.wild:
            self._say(device, table.devices[device].value())
        elif self.chance.random() < 0.05:
            self.stuck = True
        else:
            self._silence(waiting)

    def _silence(self, waiting: Sequence[int]) -> None:
        """Warn a device that is waited for, or let another one say that it is over."""
        session, chance = self.table.session, self.chance
        device = chance.choice(waiting)
        self.time += chance.choice((0, 5, 30, 60, 200))
        if device not in session.warned:
            self.table.warn(device, self.time)
            if chance.random() < 0.4:
                return
            self.time += 60
        others = [d for d in session.holding if d not in {device, *session.away, *waiting}]
        for other in others:
            said = self.table.devices[other].over(device, self.time)
            if device in session.warned and self._is_good(other, *said):
                self._say(other, said)

    def _step_due(self) -> None:
        table, session = self.table, self.table.session
        waiting = session.waiting_ready
        if not waiting:
            if session.start.mode == "strict":
                table.deal(table.dealer.freeze(session))
            else:
                table.fall()
            return
        device = self.chance.choice(waiting)
        if self.chance.random() < self.wild:
            self._silence(waiting)
        else:
            self._say(device, table.devices[device].ready())

    def _decide(self) -> None:
        table, chance = self.table, self.chance
        state = table.state
        assert state is not None
        moves = [str(move) for move in greed.legal_moves(state)] or ["throw"]
        if "bank" in moves and chance.random() < 0.5:
            moves = ["bank"]
        move = chance.choice(moves)
        device = table.session.device_of(state.seat)
        if device < 0:
            table.decide(move)
        elif chance.random() < self.wild:
            if table.session.start.clock and device in table.session.warned:
                table.decide(move, why="clock")
            else:
                self._silence((device,))
        else:
            self._say(device, table.devices[device].decide(state.seat, move))

    def _wild(self) -> None:
        """Do what may be done between throws."""
        session, chance = self.table.session, self.chance
        number = chance.randrange(len(session.keys))
        device = self.table.devices[number]
        seats = session.seats_of(number)
        match chance.randrange(4):
            case 0 if session.away - session.barred:
                number = min(session.away - session.barred)
                self._say(number, self.table.devices[number].back())
            case 1:
                old = device._signing
                key, anchor = device.freshen(chance.randbytes(64))
                if chance.random() < 0.5:  # as a new phone does
                    device._signing = recovery_key(device.game, device.code)
                body = f"renew {session.head.hex()} {key.hex()} {anchor.hex()}"
                said = body, self._signed(device, body)
                device._signing = old
                self._say(number, said)
            case 2 if seats:
                holder = chance.choice((*_BOTS, f"device:{chance.randrange(len(session.keys))}"))
                said = device.seat(seats[0], holder)
                if self._is_good(number, *said):
                    self._say(number, said)
            case _:
                if session.due:
                    self._step_due()
                else:
                    self._decide()

    def _say(self, number: int, said: Said) -> None:
        """Let a device say something, sometimes on a head that is not the last one."""
        table, chance = self.table, self.chance
        session = table.session
        if session.count and chance.random() < 0.3:
            older = session.head_at(max(0, session.count - chance.randint(1, 4))).hex()
            body = said[0].replace(session.head.hex(), older, 1)
            late = (body, self._signed(table.devices[number], body))
            if self._is_good(number, *late):
                said = late
            else:
                self.tried.append((session.count, number, *late, False))
        table.say(number, said)

    # What may be said, or not

    def _signed(self, device: Device, body: str) -> bytes:
        return device._signing.sign("say", self.table.session.digest, body)

    def _is_good(self, by: By, body: str, signature: bytes) -> bool:
        try:
            self.table.session.copy().take(by, body, signature)
        except Misstatement:
            return False
        return True

    def _try(self) -> None:
        """Try something that may be wrong, and note what comes of it."""
        table, chance = self.table, self.chance
        session = table.session
        by, body, signature = self._tampered() if chance.random() < 0.5 else self._invented()
        self.tried.append((session.count, by, body, signature, self._is_good(by, body, signature)))

    def _tampered(self) -> tuple[By, str, bytes]:
        """Return a statement of the log with something changed."""
        table, chance = self.table, self.chance
        if not table.log:
            return "server", "end abandoned", b""
        by, body, signature = table.log[-1] if chance.random() < 0.7 else chance.choice(table.log)
        match chance.randrange(5):
            case 0:
                at = chance.randrange(len(body))
                body = body[:at] + chance.choice("0123456789abcdef ,-Z") + body[at + 1 :]
            case 1 if signature:
                at = chance.randrange(64)
                flipped = signature[at] ^ 1 << chance.randrange(8)
                signature = signature[:at] + bytes([flipped]) + signature[at + 1 :]
            case 2 if table.devices:
                by = chance.randrange(len(table.devices) + 1)
            case 3 if by != "server":
                words = body.split(" ")
                words[1] = table.session.head_at(chance.randrange(table.session.count + 1)).hex()
                body = " ".join(words)
                signature = self._signed(table.devices[by], body)
            case _:
                pass  # said twice
        return by, body, signature

    def _invented(self) -> tuple[By, str, bytes]:
        """Return a well-formed statement at a time that may not be its own."""
        table, chance = self.table, self.chance
        session = table.session
        number = session.number + chance.choice((0, 0, 1, 1, 2))
        seat = chance.randrange(len(session.holders))
        device = chance.randrange(max(1, len(table.devices)))
        move = chance.choice(("throw", "roll", "bank", "accept", "keep 1", "keep 1 5"))
        value = chance.randbytes(32).hex()
        if not table.devices or chance.random() < 0.4:
            body = chance.choice(
                (
                    f"decide {seat} {chance.choice(('bot', 'clock', 'unsigned'))} {move}",
                    f"freeze {number} {chance.choice(('-', '0', '0,1', '1', '0,1,2'))}",
                    f"throw {number} {value} 1,2,3",
                    f"draw {number} {value} {seat}",
                    f"warn {device} {self.time}", f"warn {seat + 9} 0", "end over",
                    "end abandoned", "end never",
                )
            )  # fmt: skip
            return "server", body, b""
        speaker = chance.randrange(len(table.devices))
        rest = chance.choice(
            (
                ("back",), ("ready", number), ("value", number, value),
                ("decide", seat, move), ("over", device, self.time), ("over", device, self.time),
                ("over", device, self.time + 60), ("renew", value, value),
                ("seat", seat, f"device:{device}"),
                ("seat", seat, "bot:bold"), ("reveal", value), ("hello",),
            )
        )  # fmt: skip
        body = " ".join([str(rest[0]), session.head.hex(), *map(str, rest[1:])])
        return speaker, body, self._signed(table.devices[speaker], body)


def as_data(game: RandomGame) -> dict[str, Any]:
    """Return a game as JSON data.

    `statements` are [by, body, signature]; `happened` are [number of the statement, what];
    `tried` are [after so many statements, by, body, signature, good]. `base`, `words`, `head` and
    the rest of `at_end` are the session's after all statements. `record` is the game's record as
    JSON Lines (null if nobody began).
    """
    table = game.table
    session = table.session
    return {
        "sheet": game.name,
        "faces": session.faces,
        "start": table.text,
        "digest": session.digest.hex(),
        "statements": [[by, body, signature.hex()] for by, body, signature in table.log],
        "happened": [
            [number, happening_data(happening)]
            for number, happened in enumerate(table.happened, 1)
            for happening in happened
        ],
        "tried": [
            [after, by, body, signature.hex(), good]
            for after, by, body, signature, good in game.tried
        ],
        "at_end": at_end(session),
        "record": to_jsonl(table.record()) if table.state is not None else None,
    }


def at_end(session: Session) -> dict[str, Any]:
    """Return all that can be asked of a session, as JSON data."""
    return {
        "base": session.base.hex() if session.base else None,
        "words": session.words,
        "head": session.head.hex(),
        "number": session.number,
        "asked": session.asked,
        "due": session.due,
        "drawing": session.drawing,
        "frozen": session.frozen,
        "required": list(session.required),
        "waiting_ready": list(session.waiting_ready),
        "waiting_values": list(session.waiting_values),
        "away": sorted(session.away),
        "coming": sorted(session.coming),
        "barred": sorted(session.barred),
        "warned": [
            [device, notice.time, sorted(notice.voices)]
            for device, notice in sorted(session.warned.items())
        ],
        "holders": list(session.holders),
        "keys": [key.hex() for key in session.keys],
        "ended": session.ended,
    }


def happening_data(happening: Happening) -> list[Any]:
    """Return a happening as its name in lower case and its fields, in order."""
    fields = (getattr(happening, name) for name in happening.__struct_fields__)
    return [
        type(happening).__name__.lower(),
        *(list(field) if isinstance(field, tuple) else field for field in fields),
    ]


def games(count: int, seed: int = 0, most: int = 150) -> Iterator[RandomGame]:
    """Yield random games of so many statements or a few more, the same for the same seed."""
    return (RandomGame(seed + number, most) for number in range(count))


def main() -> None:
    """Write games to a file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--brief", action="store_true", help="leave the records out")
    given = parser.parse_args()
    with given.out.open("w", encoding="utf-8") as file:
        for game in games(given.games, given.seed):
            data = as_data(game)
            if given.brief:
                del data["record"]
            file.write(json.dumps(data) + "\n")


if __name__ == "__main__":
    main()
