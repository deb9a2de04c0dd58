"""Dice written down beforehand: for tests, examples and worked positions."""

from __future__ import annotations

from collections.abc import Sequence

from greed.fair.interface import SourceError

__all__ = ["ScriptedDice"]


class ScriptedDice:
    """Throws that are known in advance; it refuses to throw others.

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
    if not all(face.isascii() and face.isdecimal() and int(face) for face in faces):
        raise SourceError(f"a script lists throws, e.g. 11523 or 12.3.7, not {part.strip()!r}")
    return tuple(map(int, faces))
