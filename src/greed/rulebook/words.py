"""Numbers, dice and lists as people write them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

__all__ = ["capital", "dice", "either", "every", "faces", "number", "ordinal", "points", "spaced",
           "thousands", "times"]  # fmt: skip

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
            "eleven", "twelve")  # fmt: skip
_ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
             "ninth")  # fmt: skip
_TIMES = ("", "once", "twice")


def number(count: int) -> str:
    """Return a small number as a word, a larger one in digits.

    >>> number(5), number(10_000)
    ('five', '10,000')
    """
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else f"{count:,}"


def ordinal(count: int) -> str:
    """Return a place in a row, 1 to 9.

    >>> ordinal(3)
    'third'
    """
    return _ORDINALS[count]


def times(count: int) -> str:
    """Return how often something happens.

    >>> times(2), times(3)
    ('twice', 'three times')
    """
    return _TIMES[count] if count < len(_TIMES) else f"{number(count)} times"


def dice(count: int) -> str:
    """Return a number of dice in words.

    >>> dice(1), dice(5)
    ('one die', 'five dice')
    """
    return f"{number(count)} {'die' if count == 1 else 'dice'}"


def points(count: int) -> str:
    """Return points with thousands separators.

    >>> points(10_000)
    '10,000 points'
    """
    return f"{count:,} point{'' if abs(count) == 1 else 's'}"


def spaced(throw: Iterable[int]) -> str:
    """Return dice side by side.

    >>> spaced((1, 1, 5))
    '1 1 5'
    """
    return " ".join(map(str, throw))


def faces(which: Iterable[int]) -> str:
    """Return faces one of which is meant.

    >>> faces({5, 1})
    'a 1 or a 5'
    """
    return either([f"{'an' if face == 8 else 'a'} {face}" for face in sorted(which)])


def either(words: Sequence[str], last: str = "or") -> str:
    """Return words joined by commas and, before the last, "or".

    >>> either(["a", "b", "c"])
    'a, b or c'
    """
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def every(words: Sequence[str]) -> str:
    """Return words joined by commas and, before the last, "and".

    >>> every(["a", "b"])
    'a and b'
    """
    return either(words, "and")


def capital(text: str) -> str:
    """Return a text that begins with a capital letter."""
    return text[:1].upper() + text[1:]


def thousands(text: str) -> str:
    """Return a text with separators in its whole numbers of four digits and more.

    >>> thousands("1000 needed in one throw")
    '1,000 needed in one throw'
    """
    return re.sub(r"\d{4,}", lambda found: f"{int(found[0]):,}", text)
