"""Moves: what a player can do, and how to write it."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from greed.core.dice import Throw
from greed.core.errors import MalformedMove
from greed.core.messages import nearest, say

Kind = Literal[
    "keep", "roll", "bank", "accept", "decline", "forfeit", "points", "join", "out", "back"
]


class Move(Struct, frozen=True, gc=False, repr_omit_defaults=True, order=True):
    """A move of the player whose turn it is; only a keep has dice, in ascending order.

    A whole turn without its dice is a move of a score pad: its points, and `left`, how many dice
    would be rolled next, where that matters to the next player (else -1). Who plays changes by
    moves of the table: `join`, and `out` and `back` with a `seat`, from 0 (else -1).

    >>> import greed
    >>> str(greed.Move("keep", (1, 1, 5))), str(greed.ROLL)
    ('keep 1 1 5', 'roll')
    >>> str(greed.Move("points", points=650, left=3))
    'points 650 leaving 3'
    >>> str(greed.Move("out", seat=2))
    'out 3'
    """

    kind: Kind
    dice: Throw = ()
    points: int = 0
    left: int = -1
    seat: int = -1

    def __str__(self) -> str:
        if self.kind == "points":
            return f"points {self.points}" + (f" leaving {self.left}" if self.left >= 0 else "")
        if self.kind in ("out", "back"):
            return f"{self.kind} {self.seat + 1}"
        return f"{self.kind} {' '.join(map(str, self.dice))}" if self.dice else self.kind


ROLL = Move("roll")
"""Rolls the dice that are left."""
BANK = Move("bank")
"""Ends the turn and records its points."""
ACCEPT = Move("accept")
"""Takes over the points and dice on offer."""
DECLINE = Move("decline")
"""Passes the offer, and starts a turn with all dice."""
FORFEIT = Move("forfeit")
"""Loses the turn. Never legal for a player; only the host of a game can declare it."""
JOIN = Move("join")
"""Somebody takes a seat after the last one. Never legal for a player either."""

_FACE = re.compile(r"[1-9]")
_SEAT = re.compile(r"[1-9][0-9]?")
_POINTS = re.compile(r"([0-9]{1,9})(?: leaving ([0-9]{1,2}))?")
_WORDS = {str(move): move for move in (ROLL, BANK, ACCEPT, DECLINE, FORFEIT, JOIN)}
_MADE = [*map(str, (ROLL, BANK, ACCEPT, DECLINE)), "keep"]  # what a player may move


@lru_cache(maxsize=1024)
def parse_move(text: str) -> Move:
    """Return the move that a text stands for; the inverse of `str`.

    The dice of a keep can come in any order, with or without spaces.

    >>> import greed
    >>> greed.parse_move("keep 511")
    Move(kind='keep', dice=(1, 1, 5))

    Raises:
        MalformedMove: the text isn't a move, whatever the position.
    """
    word, _, rest = text.strip().lower().partition(" ")
    if word in _WORDS:
        if rest.strip():
            raise MalformedMove(f"{word} takes no dice: leave out {rest.strip()!r}")
        return _WORDS[word]
    if word == "points":
        return _parse_points(rest)
    if word in ("out", "back"):
        return _parse_seat("out" if word == "out" else "back", rest.strip())
    if word != "keep":
        hint = nearest(word, _MADE)
        raise MalformedMove(say("unknown-move", name=repr(text.strip()), hint=hint))
    parts = rest.split()
    faces = list(parts[0]) if len(parts) == 1 else parts
    if not faces or not all(_FACE.fullmatch(face) for face in faces):
        raise MalformedMove(f"after keep, list the dice to keep, e.g. 'keep 1 1 5', not {rest!r}")
    return Move("keep", tuple(sorted(map(int, faces))))


def _parse_seat(kind: Literal["out", "back"], text: str) -> Move:
    if not _SEAT.fullmatch(text):
        raise MalformedMove(
            f"after {kind}, write the number of the player, e.g. '{kind} 3', not {text!r}"
        )
    return Move(kind, seat=int(text) - 1)


def _parse_points(text: str) -> Move:
    match = _POINTS.fullmatch(" ".join(text.split()))
    if not match:
        raise MalformedMove(
            "after points, write those of a whole turn, e.g. 'points 650', or"
            f" 'points 650 leaving 3' if 3 dice are left, not {text.strip()!r}"
        )
    return Move("points", points=int(match[1]), left=-1 if match[2] is None else int(match[2]))
