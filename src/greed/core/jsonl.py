"""A record as JSON Lines: headers, one line per event, and a line that closes it.

A game that was played from a position names it in the headers. Where dice can be verified, the
lines of the proof stand between the events and the last line.

Each line ends with a check over itself and all lines before it, so that a record cut off or
altered is refused at the exact event. The checks tell accidents and careless hands; they are
no proof against somebody who recomputes them (for that, see verifiable dice).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from greed.core.errors import GreedError, RecordError, SheetError
from greed.core.identity import builtins, sheet_hash
from greed.core.moves import Move, parse_move
from greed.core.record import Event, Record, replay
from greed.core.sheet_data import parse_sheet
from greed.core.state import State

VERSION = 1
"""The version of the format, as JSON Lines and as text."""


def to_jsonl(record: Record) -> str:
    """Return a record as JSON Lines, the inverse of `from_jsonl`; unfinished games included.

    Raises:
        RecordError: the record does not replay.
    """
    return "".join(f"{line}\n" for line in _lines(record))


def from_jsonl(text: str, *, growing: bool = False) -> Record:
    """Return the record that JSON Lines hold, with every event replayed and checked.

    With `growing`, the closing line may be missing and a last line cut short is dropped:
    the record of a game that was interrupted.

    Raises:
        RecordError: a line is damaged, altered, missing or impossible; names the event.
    """
    # Some editors see the end of a line in other characters, too: names and sheets may hold them.
    *lines, last = text.split("\n")
    if last and not growing:
        lines.append(last)
    if not lines:
        raise RecordError(0, "the record is empty")
    reader = _JsonlReader()
    record = reader.headers(lines[0])
    events: list[Event] = []
    proof: list[str] = []
    closing: dict[str, Any] | None = None
    for number, line in enumerate(lines[1:], 1):
        if closing is not None:
            raise RecordError(number, "there is more after the line that closes the record")
        data = reader.line(number, line)
        if "result" in data:
            closing = data
        elif "proof" in data:
            proof.append(_proof(number, data))
        elif proof:
            raise RecordError(number, "an event stands after the proof")
        else:
            events.append(_event(number, data))
    record = msgspec.structs.replace(record, events=tuple(events), proof=tuple(proof))
    states = _checked(record, reader.seats)
    if closing is not None:
        if closing["result"] != _result(states):
            raise RecordError(len(events) + 1, "the result is not the one that the events lead to")
    elif not growing:
        raise RecordError(len(events) + 1, "the record ends here without a result: it was cut off")
    return record


class JsonlWriter:
    """The lines of a record one by one, for a game that is still going on.

    >>> import greed
    >>> record = Record(sheet=greed.load("koans"), seats=("Ann", "Bob"))
    >>> writer = JsonlWriter(record)
    >>> writer.event(0, (2, 3, 4, 6, 6))
    '{"event":1,"seat":1,"throw":[2,3,4,6,6],"check":"..."}'

    Attributes:
        headers: the first line, which needs no events.
    """

    def __init__(self, record: Record) -> None:
        self._check = ""
        self._events = 0
        begun = {"position": record.position} if record.position else {}
        self.headers = self._sealed(
            {
                "greed": VERSION,
                "sheet": builtins(record.sheet),
                "hash": sheet_hash(record.sheet),
                "seats": record.seats,
                "first": record.first + 1,
                "dice": record.dice,
                "tags": record.tags,
                **begun,
            }
        )

    def event(self, seat: int, event: Event) -> str:
        """Return the line of the next event, which a seat (from 0) has brought about."""
        self._events += 1
        said = {"move": str(event)} if isinstance(event, Move) else {"throw": event}
        return self._sealed({"event": self._events, "seat": seat + 1, **said})

    def proof(self, said: str) -> str:
        """Return the next line of the proof, after all events."""
        return self._sealed({"proof": said})

    def result(self, state: State) -> str:
        """Return the line that closes the record in this state."""
        return self._sealed({"result": _result(state)})

    def _sealed(self, data: dict[str, Any]) -> str:
        line, self._check = _sealed(data, self._check)
        return line


def _lines(record: Record) -> Iterator[str]:
    writer = JsonlWriter(record)
    yield writer.headers
    states = list(replay(record))
    for before, event in zip(states, record.events, strict=False):
        yield writer.event(before.seat, event)
    yield from map(writer.proof, record.proof)
    yield writer.result(states[-1])


def _result(state: State) -> dict[str, Any] | None:
    """Return what a finished game came to; None while it is not over."""
    if not state.over:
        return None
    return {"scores": list(state.scores), "winners": [seat + 1 for seat in state.winners]}


def _sealed(data: dict[str, Any], before: str) -> tuple[str, str]:
    """Return data as a line with its check, and the check."""
    body = msgspec.json.encode(data).decode()
    check = hashlib.sha256(f"{before}{body}".encode()).hexdigest()[:12]
    return f'{body[:-1]},"check":"{check}"}}', check


def _event(number: int, data: dict[str, Any]) -> Event:
    if {"move", "throw"} <= data.keys():
        raise RecordError(number, "a throw and a move at once")
    try:
        if "move" in data:
            return parse_move(data["move"])
        return msgspec.convert(data.get("throw"), tuple[int, ...])
    except (GreedError, msgspec.ValidationError, AttributeError) as error:
        raise RecordError(number, f"neither a throw nor a move: {error}") from None


def _proof(number: int, data: dict[str, Any]) -> str:
    if not isinstance(data["proof"], str):
        raise RecordError(number, "a line of the proof is text")
    return data["proof"]


def _checked(record: Record, seats: list[int]) -> State:
    """Replay a record, comparing the seat that each event names; return the last state."""
    states = list(replay(record))
    for number, (before, seat) in enumerate(zip(states, seats, strict=False), 1):
        if before.seat + 1 != seat:
            raise RecordError(number, f"it is the turn of seat {before.seat + 1}, not {seat}")
    return states[-1]


class _JsonlReader:
    """Lines on their way to a record: the checks so far, and the seats named."""

    def __init__(self) -> None:
        self.check = ""
        self.seats: list[int] = []

    def line(self, number: int, line: str) -> dict[str, Any]:
        try:
            data = msgspec.json.decode(line.encode())
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            raise RecordError(number, f"the line is damaged: {error}") from None
        if not isinstance(data, dict) or "check" not in data:
            raise RecordError(number, "the line is damaged: it carries no check")
        claimed = data.pop("check")
        self.check = _sealed(data, self.check)[1]
        if claimed != self.check:
            raise RecordError(
                number, "this line or one before it was altered: its check doesn't match"
            )
        if number and "result" not in data and "proof" not in data:
            if data.get("event") != number:
                raise RecordError(number, f"expected event {number}, got {data.get('event')}")
            self.seats.append(data.get("seat", 0))
        return data

    def headers(self, line: str) -> Record:
        data = self.line(0, line)
        if data.get("greed") != VERSION:
            raise RecordError(
                0, f"expected a record of version {VERSION}, got {data.get('greed')}: update Greed"
            )
        try:
            words = dict(data["sheet"])
            name = words.pop("name", "")
            sheet = parse_sheet(words, name)
            rest = msgspec.convert(data, _Headers)
        except SheetError as error:
            raise RecordError(0, error.in_one_line) from error
        except (GreedError, msgspec.ValidationError, KeyError, TypeError, ValueError) as error:
            raise RecordError(0, str(error)) from error
        if rest.hash != sheet_hash(sheet):
            raise RecordError(0, f"the hash {rest.hash} doesn't match the sheet")
        return Record(
            sheet=sheet, seats=rest.seats, first=rest.first - 1, dice=rest.dice, tags=rest.tags,
            position=rest.position,
        )  # fmt: skip


class _Headers(msgspec.Struct):
    hash: str
    seats: tuple[str, ...]
    first: int
    dice: str
    tags: dict[str, str]
    position: str = ""


msgspec.json.Decoder(_Headers)  # before threads meet it first: see sheet_data
