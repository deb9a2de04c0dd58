"""Where the dice of a game come from, each source with the text that a record stores."""

from __future__ import annotations

import hmac
import os
import secrets
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, count, islice
from typing import Protocol

from greed.core.errors import GreedError
from greed.core.messages import nearest, say
from greed.core.numerals import whole


class SourceError(GreedError):
    """No such dice source, or one that has no dice (left) for a throw."""


class DiceSource(Protocol):
    """Throws dice for a game; `str` gives the text that `greed.fair.source` reads again."""

    def throw(self, number: int, dice: int, faces: int = 6) -> tuple[int, ...]:
        """Return the dice of throw `number`, in the order they fell.

        Throws of a game are numbered from 1, so that a game which is taken up again goes on
        with the throw that is due.
        """
        ...


def _fallen(stream: Iterable[int], dice: int, faces: int) -> tuple[int, ...]:
    """Return dice made of a stream of bytes, of which those are left out that favour a face."""
    fair = 256 - 256 % faces
    return tuple(islice((byte % faces + 1 for byte in stream if byte < fair), dice))


class SeededDice:
    """Dice that a seed and the number of the throw determine, and nothing else.

    Each throw has a stream of bytes of its own: HMAC-SHA256 with the seed as key over the
    throw's number and a block counter. A byte is used only below the largest multiple of the
    number of faces, so every face is exactly as likely. A throw of fewer dice shows the first
    dice of the same stream.

    >>> from greed.fair import SeededDice
    >>> SeededDice("42").throw(7, 5) == SeededDice("42").throw(7, 6)[:5]
    True
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def __str__(self) -> str:
        return f"seed:{self.seed}"

    def throw(self, number: int, dice: int, faces: int = 6) -> tuple[int, ...]:
        """Return the dice of throw `number`; each has at most 256 faces."""
        seed = self.seed.encode()
        blocks = (hmac.digest(seed, f"{number}:{block}".encode(), "sha256") for block in count())
        return _fallen(chain.from_iterable(blocks), dice, faces)


_FETCHED = 256
_spare = list[int]()
"""Bytes that nobody has used: each call to the system lets other threads in, often for long."""
if hasattr(os, "register_at_fork"):  # a copy of this process has dice of its own
    os.register_at_fork(after_in_child=_spare.clear)


def _chance() -> Iterator[int]:
    while True:
        try:
            yield _spare.pop()  # in one go: no two threads get the same byte
        except IndexError:
            _spare.extend(secrets.token_bytes(_FETCHED))


class SystemDice:
    """Fair dice for play; the same throw number gives other dice each time.

    >>> from greed.fair import SystemDice
    >>> len(SystemDice().throw(1, 5)), str(SystemDice())
    (5, 'system')
    """

    def __str__(self) -> str:
        return "system"

    def throw(self, number: int, dice: int, faces: int = 6) -> tuple[int, ...]:  # noqa: ARG002 -- the interface
        """Return the faces of this many dice; the number of the throw does not matter."""
        return _fallen(_chance(), dice, faces)


class ScriptedDice:
    """Throws that are known in advance; it refuses to throw others.

    >>> from greed.fair import ScriptedDice
    >>> dice = ScriptedDice([(1, 1, 5, 2, 3), (4, 4)])
    >>> dice.throw(2, 2), str(dice)
    ((4, 4), 'script:11523,44')
    """

    def __init__(self, throws: Sequence[Sequence[int]]) -> None:
        self.throws = tuple(tuple(throw) for throw in throws)

    def __str__(self) -> str:
        return "script:" + ",".join(map(_written, self.throws))

    @classmethod
    def parse(cls, text: str) -> ScriptedDice:
        """Return the script for a text: throws separated by commas, dice together or with dots.

        Raises:
            SourceError: the text contains something other than faces.
        """
        return cls([_read(part) for part in text.split(",") if part.strip()])

    def throw(self, number: int, dice: int, faces: int = 6) -> tuple[int, ...]:
        """Return the dice of the script's line of this number.

        Raises:
            SourceError: the script has no throw of this number, or it has other dice.
        """
        if not 1 <= number <= len(self.throws):
            raise SourceError(
                f"the script has only {len(self.throws)} throws, so none for throw {number}"
            )
        fallen = self.throws[number - 1]
        if len(fallen) != dice or not all(1 <= face <= faces for face in fallen):
            raise SourceError(
                f"throw {number} needs {dice} dice with {faces} faces, but the script has"
                f" {_written(fallen)}"
            )
        return fallen


def _written(throw: Sequence[int]) -> str:
    return ("." if any(face > 9 for face in throw) else "").join(map(str, throw))


def _read(part: str) -> tuple[int, ...]:
    faces = part.strip().split(".") if "." in part else list(part.strip())
    read = tuple(face for face in map(whole, faces) if face)
    if len(read) < len(faces):
        raise SourceError(f"a script lists throws, e.g. 11523 or 12.3.7, not {part.strip()!r}")
    return read


def source(text: str) -> DiceSource:
    """Return the dice source for a text: `system`, `seed:42` or `script:11523,24`.

    >>> from greed.fair import source
    >>> source("seed:42").throw(1, 5)
    (3, 3, 3, 5, 4)

    Raises:
        SourceError: the text doesn't name a source.
    """
    kind, colon, rest = text.strip().partition(":")
    match kind, bool(colon):
        case "system", False:
            return SystemDice()
        case "real", False:
            raise SourceError("real dice have no source: people roll them, and type what fell")
        case "seed", True if rest.strip():
            return SeededDice(rest.strip())
        case "script", True if rest.strip():
            return ScriptedDice.parse(rest)
        case "seed" | "script", _:
            raise SourceError(f"{kind} needs a value, e.g. seed:42 or script:11523,24")
        case _:
            kinds = ("system", "real", "seed", "script")
            hint = nearest(kind, kinds)
            raise SourceError(say("unknown-source", name=repr(text.strip()), hint=hint))
