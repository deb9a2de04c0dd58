"""Numbers, dice and lists as people write them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

__all__ = ["either", "faces", "number", "spaced"]

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
            "eleven", "twelve")  # fmt: skip


def number(count: int) -> str:
    """Return a small number as a word, a larger one in digits.

    >>> number(5), number(10_000)
    ('five', '10,000')
    """
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else f"{count:,}"


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
