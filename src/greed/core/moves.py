"""Moves: what a player can do, and how to write it."""

from __future__ import annotations

import re
from typing import Literal

from msgspec import Struct

from greed.core.dice import Throw
from greed.core.errors import MalformedMove, nearest

__all__ = ["ACCEPT", "BANK", "DECLINE", "FORFEIT", "ROLL", "Move", "parse_move"]

Kind = Literal["keep", "roll", "bank", "accept", "decline", "forfeit"]


class Move(Struct, frozen=True, order=True):
    """A move of the player whose turn it is; only a keep has dice, in ascending order.

    >>> str(Move("keep", (1, 1, 5))), str(ROLL)
    ('keep 1 1 5', 'roll')
    """

    kind: Kind
    dice: Throw = ()

    def __str__(self) -> str:
        return " ".join([self.kind, *map(str, self.dice)])


ROLL = Move("roll")
BANK = Move("bank")
ACCEPT = Move("accept")
DECLINE = Move("decline")
FORFEIT = Move("forfeit")
"""Loses the turn. Never legal for a player: only the host of a game can declare it."""

_FACE = re.compile(r"[1-9]")
_WORDS = {str(move): move for move in (ROLL, BANK, ACCEPT, DECLINE, FORFEIT)}


_MADE = [*(word for word in _WORDS if word != "forfeit"), "keep"]  # what a player may move


def parse_move(text: str) -> Move:
    """Return the move that a text stands for; the inverse of `str`.

    The dice of a keep can come in any order, with or without spaces.

    >>> parse_move("keep 511")
    Move(kind='keep', dice=(1, 1, 5))

    Raises:
        MalformedMove: the text isn't a move, whatever the position.
    """
    word, _, rest = text.strip().lower().partition(" ")
    if word in _WORDS:
        if rest.strip():
            raise MalformedMove(f"{word} takes no dice: leave out {rest.strip()!r}")
        return _WORDS[word]
    if word != "keep":
        raise MalformedMove(f"{text.strip()!r} isn't a move; {nearest(word, _MADE)}")
    parts = rest.split()
    faces = list(parts[0]) if len(parts) == 1 else parts
    if not faces or not all(_FACE.fullmatch(face) for face in faces):
        raise MalformedMove(f"after keep, list the dice to keep, e.g. 'keep 1 1 5', not {rest!r}")
    return Move("keep", tuple(sorted(map(int, faces))))
