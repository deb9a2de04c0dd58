"""Whole numbers that people type."""

from __future__ import annotations

MOST_DIGITS = 18
"""No number of a game has more, and thousands of digits would take Python long to read."""


def whole(text: str) -> int | None:
    """Return the whole number that a text writes in digits; None if it isn't one, or is too long.

    >>> whole("300"), whole("-3"), whole("²")
    (300, None, None)
    """
    is_one = text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS
    return int(text) if is_one else None
