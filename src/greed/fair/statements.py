"""What devices and the server say in a game, in words that can be signed, and what it brings about.

A body is ASCII: words separated by single spaces. A device's second word is the head that it knows.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct

from greed.core.errors import GreedError
from greed.core.messages import say
from greed.core.moves import FORFEIT, Move, parse_move
from greed.core.record import Event

By = int | Literal["server"]
"""Who says something: a device, by its number from 0, or the server."""

MOST_BYTES = 1_024


class Misstatement(GreedError):
    """A statement that is not one, or not now; nothing has changed.

    Args:
        why: the message that says so, without `dice-`.
    """

    def __init__(self, why: str, /, **fields: object) -> None:
        super().__init__(say(f"dice-{why}", fields))


class Statement(Struct, frozen=True):
    """A statement, taken apart: its first word, the head of a device's, and the rest."""

    word: str
    head: bytes
    said: tuple[Any, ...]


@lru_cache(maxsize=1024)
def read_statement(by: By, body: str) -> Statement:
    """Return the statement that a body makes, as far as it can be known without a game.

    >>> read_statement("server", "throw 3 " + "00" * 32 + " 6,6,1").said[2]
    (6, 6, 1)

    Raises:
        Misstatement: the body is malformed.
    """
    forms = _SERVER if by == "server" else _DEVICE
    if len(body) > MOST_BYTES or not _BODY.fullmatch(body):
        raise Misstatement("no-words", most=MOST_BYTES)
    word, *rest = body.split(" ")
    if word not in forms:
        raise Misstatement("no-such-word", who=str(by), word=word[:20])
    fields = forms[word] if by == "server" else ("hash", *forms[word])
    if "move" in fields:
        rest[len(fields) - 1 :] = [" ".join(rest[len(fields) - 1 :])]
    if len(rest) != len(fields):
        raise Misstatement("word-count", word=word, due=len(fields), n=len(rest))
    said = tuple(_read(word, field, text) for field, text in zip(fields, rest, strict=True))
    if by == "server":
        return Statement(word, b"", said)
    return Statement(word, bytes.fromhex(rest[0]), said[1:])


_DEVICE: dict[str, tuple[str, ...]] = {
    "reveal": ("share",),
    "decide": ("seat", "move"),
    "ready": ("number",),
    "value": ("number", "hash"),
    "over": ("device", "time"),
    "back": (),
    "renew": ("hash", "hash"),
    "seat": ("seat", "holder"),
}
_SERVER: dict[str, tuple[str, ...]] = {
    "decide": ("seat", "why", "move"),
    "freeze": ("number", "set"),
    "throw": ("number", "hash", "dice"),
    "draw": ("number", "hash", "seat"),
    "warn": ("device", "time"),
    "end": ("end",),
}

_BODY = re.compile(r"[!-~]+(?: [!-~]+)*")
_SMALL = r"0|1?[0-9]"


def _numbers(text: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(map(int, text.split(",")))


_FORMS: dict[str, tuple[re.Pattern[str], Callable[[str], object]]] = {
    field: (re.compile(pattern), read)
    for field, pattern, read in (
        ("hash", r"[0-9a-f]{64}", bytes.fromhex),
        ("share", r"(?:[0-9a-f]{2}){32,288}", bytes.fromhex),
        ("number", r"[1-9][0-9]{0,8}", int),
        ("seat", _SMALL, int),
        ("device", _SMALL, int),
        ("time", r"[1-9][0-9]{0,11}", int),
        ("why", r"bot|clock|unsigned", str),
        ("move", r"keep(?: [1-9]){1,12}|roll|bank|accept|decline|throw", str),
        ("set", rf"-|(?:{_SMALL})(?:,(?:{_SMALL})){{0,19}}", _numbers),
        ("dice", r"[1-9](?:,[1-9]){0,11}", _numbers),
        ("holder", rf"bot:[!-~]{{1,64}}|device:(?:{_SMALL})", str),
        ("end", r"over|abandoned", str),
    )
}


def _read(word: str, field: str, text: str) -> object:
    pattern, read = _FORMS[field]
    kept = text[5:].split(" ") if field == "move" else []
    if not pattern.fullmatch(text) or kept != sorted(kept):
        raise Misstatement("bad-word", word=word, form=field, text=text[:40])
    return read(text)


class Thrown(Struct, frozen=True):
    """Dice have fallen for a seat; `given` are the devices whose values are in them."""

    seat: int
    number: int
    dice: tuple[int, ...]
    given: tuple[int, ...] = ()


class Drawn(Struct, frozen=True):
    """A roll has decided which seat begins."""

    seat: int
    number: int
    given: tuple[int, ...] = ()


class Decided(Struct, frozen=True):
    """A seat moves; "throw" is not a move of the game, and only asks for dice.

    `why` is empty for a device, else bot, clock or unsigned.
    """

    seat: int
    move: str
    by: By
    why: str = ""


class Forfeited(Struct, frozen=True):
    """A seat loses its turn: its device fell silent after the freeze."""

    seat: int
    number: int


class SatOut(Struct, frozen=True):
    """These seats sit out from now on: their device is silent, and was passed over."""

    seats: tuple[int, ...]


class CameBack(Struct, frozen=True):
    """These seats play again, from the next time their turn comes."""

    seats: tuple[int, ...]


class Ended(Struct, frozen=True):
    """Nothing follows: the game is "over", or was "abandoned"."""

    how: str


Happening = Thrown | Drawn | Decided | Forfeited | SatOut | CameBack | Ended


def events_of(happening: Happening) -> tuple[Event, ...]:
    """Return the events of the game that a happening is; after its end nobody sits out any more.

    >>> [*map(str, events_of(Decided(0, "keep 1 1", by=0))), *map(str, events_of(SatOut((0, 2))))]
    ['keep 1 1', 'out 1', 'out 3']
    """
    match happening:
        case Thrown(dice=dice):
            return (dice,)
        case Decided(move=move) if move != "throw":
            return (parse_move(move),)
        case Forfeited():
            return (FORFEIT,)
        case SatOut(seats=seats):
            return tuple(Move("out", seat=seat) for seat in seats)
        case CameBack(seats=seats):
            return tuple(Move("back", seat=seat) for seat in seats)
        case _:
            return ()
