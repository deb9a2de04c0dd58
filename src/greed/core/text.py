"""A record as text that people read, and can write down beside a real table.

Headers in brackets, then one line per turn, then the result:

    [Greed 1]
    [Sheet koans {"dice":{"count":5},...}]
    [Seats ["Ann","Bob"]]
    [First 1]
    [Dice typed in]
    [Tag date 2026-11-20]

    1. Ann  51341:115 25:5 bank = 0
    2. Bob  accept 24:-
    [Result 3050 2900 won by 1]

The first number is the version of the format. If people came later (`join`), a header [Joined ...]
after [Seats ...] says how many; their seats are the last ones. If the game was played from a
position, it stands in a header [Position ...] after [First ...]. A turn can be entered as points,
such as `points 650` or `points 650 leaving 3`. A throw is followed by the dice kept from it, by `-`
if none could be, or by `?` if none were yet: at the end of an unfinished game, or where people come
and go before `:115` is kept. Rolling on needs no word, a `bank` does. `= 300` after a turn is the
score then, and is checked if it is there; so is the check in braces, which a program adds over all
that stands before it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator

import msgspec

from greed.core.dice import Throw
from greed.core.errors import GreedError, RecordError, SheetError
from greed.core.identity import builtins
from greed.core.jsonl import VERSION
from greed.core.moves import ACCEPT, BANK, DECLINE, FORFEIT, JOIN, ROLL, Move, parse_move
from greed.core.people import is_change, joined
from greed.core.record import Event, Record, apply_event, beginning, ends_turn, replay
from greed.core.sheet_data import parse_sheet
from greed.core.state import State

_HEADER = r"\[(Greed|Sheet|Seats|Joined|First|Position|Dice|Tag|Result)(?: (.*))?\]"
_TURN = r"(\d+)\. (.*?)(?: = (-?\d+))?(?: \{([0-9a-f]{8})\})?"
_THROW = r"([\d.]+):([\d.]+|[-?])"
_KEPT = r":([\d.]+)"
_WORDS = {str(move): move for move in (ACCEPT, DECLINE, ROLL, BANK, FORFEIT, JOIN)}
_PARTS = r"points [0-9]+(?: leaving [0-9]+)?|(?:out|back) [0-9]+"
_WORD = rf"{_PARTS}|\S+"
_BETWEEN = ("throw", "offer", "over")


def to_text(record: Record) -> str:
    """Return a record as readable text, the inverse of `from_text`; unfinished games included.

    Raises:
        RecordError: the record does not replay.
    """
    words = builtins(record.sheet)
    name = words.pop("name", record.sheet.title).replace(" ", "%20")
    lines = [
        f"[Greed {VERSION}]",
        f"[Sheet {name} {_json(words)}]",
        f"[Seats {_json(record.seats)}]",
        *([f"[Joined {later}]"] if (later := joined(record.events)) else []),
        f"[First {record.first + 1}]",
        *([f"[Position {record.position}]"] if record.position else []),
        f"[Dice {record.dice}]",
        *(f"[Tag {key} {value}]" for key, value in record.tags.items()),
        "",
    ]
    seen = hashlib.sha256("".join(f"{line}\n" for line in lines).encode())
    for line in _turns(record):
        lines.append(f"{line} {{{_check(seen, line)}}}")
        seen.update(f"{lines[-1]}\n".encode())
    *_, last = replay(record)
    lines.append(f"[Result {_result(last)}]")
    if broken := next((line for line in lines if "\n" in line), None):
        why = f"a line ends inside of {broken[:60]!r}; write it as JSON Lines"
        raise RecordError(0, f"this record can't be written as text: {why}")
    return "\n".join(lines) + "\n"


def from_text(text: str) -> Record:
    """Return the record that a text holds, with every event replayed and checked.

    Raises:
        RecordError: a line is damaged, altered, missing or impossible; names the event.
    """
    reader = _TextReader()
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise RecordError(
            0, f"the text holds half a character, which nothing can write ({error})"
        ) from None
    for line in text.split("\n"):
        reader.read(line.rstrip(" \t\r"))
    return reader.record()


def _turns(record: Record) -> Iterator[str]:
    """Yield each turn as a line without its check."""
    states = list(replay(record))
    words: list[str] = []
    turn = 0
    following = (*record.events[1:], None)
    for before, event, after, then in zip(
        states, record.events, states[1:], following, strict=False
    ):
        if isinstance(event, Move):
            if event.kind == "keep" and words[-1].endswith(":-"):
                words[-1] = words[-1][:-1] + _faces(event.dice)
            elif event.kind == "keep":
                words.append(f":{_faces(event.dice)}")
            elif event != ROLL or not isinstance(then, tuple):
                words.append(str(event))
        else:
            waits = after.cast and (then is None or is_change(then))
            words.append(f"{_faces(event)}:{'?' if waits else '-'}")
        if ends_turn(before, event, after):
            turn += 1
            score = after.scores[before.seat]
            yield f"{turn}. {record.seats[before.seat]}  {' '.join(words)} = {score}"
            words = []
    if words:
        yield f"{turn + 1}. {record.seats[states[-1].seat]}  {' '.join(words)}"


def _faces(dice: Throw) -> str:
    return (".".join if max(dice) > 9 else "".join)(map(str, dice))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _check(seen: hashlib._Hash, line: str) -> str:
    """Return the check of a line after all that was hashed before it, which is left alone."""
    told = seen.copy()
    told.update(line.encode())
    return told.hexdigest()[:8]


def _result(state: State) -> str:
    if not state.over:
        return "unfinished"
    winners = " ".join(str(seat + 1) for seat in state.winners)
    return f"{' '.join(map(str, state.scores))} won by {winners}"


class _TextReader:
    """The lines of a text on their way to a record."""

    def __init__(self) -> None:
        self.headers: dict[str, str] = {}
        self.tags: dict[str, str] = {}
        self.seen = hashlib.sha256()
        self.events: list[Event] = []
        self.state: State | None = None
        self.base: Record | None = None
        self.turns = 0

    def fail(self, message: str) -> RecordError:
        return RecordError(len(self.events) + 1 if self.state else 0, message)

    def read(self, line: str) -> None:
        if "Result" in self.headers and line:
            raise self.fail("there is more after the result")
        header = re.fullmatch(_HEADER, line)
        if header is None:
            if line:
                self.turn(line)
        elif header[1] == "Tag":
            key, _, value = (header[2] or "").partition(" ")
            self.tags[key] = value
        else:
            self.headers[header[1]] = header[2] or ""
        self.seen.update(f"{line}\n".encode())

    def open(self) -> State:
        """Read the headers, once the first turn needs them."""
        if self.state is not None:
            return self.state
        try:
            name, _, words = self.headers["Sheet"].partition(" ")
            sheet = parse_sheet(msgspec.json.decode(words), name.replace("%20", " "))
            seats = msgspec.json.decode(self.headers["Seats"], type=tuple[str, ...])
            first = self.number("First", "1") - 1
            self.base = Record(
                sheet=sheet, seats=seats, first=first, dice=self.headers.get("Dice", ""),
                tags=self.tags, position=self.headers.get("Position", ""),
            )  # fmt: skip
            began = seats[: max(len(seats) - self.number("Joined", "0"), 0)]
            self.state = beginning(msgspec.structs.replace(self.base, seats=began))
        except KeyError as error:
            raise RecordError(0, f"the header [{error.args[0]} ...] is missing") from None
        except RecordError:
            raise
        except SheetError as error:
            raise RecordError(0, error.in_one_line) from error
        except (GreedError, msgspec.DecodeError, RecursionError, ValueError) as error:
            raise RecordError(0, str(error)) from error
        return self.state

    def number(self, header: str, unless_said: str) -> int:
        """Return the number in a header."""
        said = self.headers.get(header, unless_said)
        if not re.fullmatch("[0-9]{1,6}", said):
            raise RecordError(0, f"[{header} {said[:20]}] isn't a number")
        return int(said)

    def turn(self, line: str) -> None:
        state = self.open()
        match = re.fullmatch(_TURN, line)
        assert self.base is not None
        name = self.base.seats[state.seat]
        self.turns += 1
        if not match or not match[2].startswith(f"{name}  ") or int(match[1]) != self.turns:
            raise self.fail(f"expected '{self.turns}. {name}  ...', got {line!r}")
        if match[4] and match[4] != _check(self.seen, line[: match.start(4) - 2]):
            raise self.fail(f"turn {self.turns}, or a line before it, was altered")
        for word in re.findall(_WORD, match[2][len(name) :]):
            self.word(word)
        if match[3] is not None:
            self.score(state.seat, int(match[3]))

    def score(self, seat: int, claimed: int) -> None:
        state = self.open()
        if state.phase not in _BETWEEN:
            raise self.fail(f"turn {self.turns} is not over here")
        if state.scores[seat] != claimed:
            raise RecordError(
                len(self.events), f"the score is {state.scores[seat]} here, not {claimed}"
            )

    def word(self, word: str) -> None:
        fallen = re.fullmatch(_THROW, word)
        if word in _WORDS:
            self.event(_WORDS[word])
        elif re.fullmatch(_PARTS, word):
            self.event(parse_move(word))
        elif kept := re.fullmatch(_KEPT, word):
            self.event(Move("keep", tuple(sorted(self.dice(kept[1])))))
        elif fallen:
            if self.open().phase == "decide":
                self.event(ROLL)
            self.event(self.dice(fallen[1]))
            if fallen[2] not in "-?":
                self.event(Move("keep", tuple(sorted(self.dice(fallen[2])))))
        else:
            raise self.fail(f"{word!r} is neither a throw (e.g. 11235:115) nor a move")

    def dice(self, text: str) -> Throw:
        return tuple(map(int, filter(None, text.split(".") if "." in text else text)))

    def event(self, event: Event) -> None:
        try:
            state = self.open()
            self.state = apply_event(state, event)
        except GreedError as error:
            raise self.fail(str(error)) from error
        self.events.append(event)

    def record(self) -> Record:
        state = self.open()
        result = self.headers.get("Result")
        if (version := self.number("Greed", str(VERSION))) != VERSION:
            raise RecordError(0, f"expected a record of version {VERSION}, not {version}")
        if joined(tuple(self.events)) != self.number("Joined", "0"):
            raise RecordError(0, "the header [Joined ...] isn't the number of those who joined")
        if result is None:
            raise self.fail("the record ends here without a result: it was cut off")
        if result != _result(state):
            raise self.fail(f"the result is {_result(state)!r} here, not {result!r}")
        assert self.base is not None
        return msgspec.structs.replace(self.base, events=tuple(self.events))
