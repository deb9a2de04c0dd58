"""Dice drawn as dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from greed.core.dice import Throw
from greed.core.state import State

__all__ = ["die", "marks", "rows"]

# Where the pips of a face stand: rows of left, middle, right.
_PIPS = {
    1: ("   ", " * ", "   "),
    2: ("*  ", "   ", "  *"),
    3: ("*  ", " * ", "  *"),
    4: ("* *", "   ", "* *"),
    5: ("* *", " * ", "* *"),
    6: ("* *", "* *", "* *"),
}
WIDE, NARROW = 9, 7


def die(face: int, width: int = WIDE) -> tuple[str, ...]:
    r"""Return a die as five lines; faces beyond 6 are written as numbers.

    >>> print("\n".join(die(5)))
    ╭───────╮
    │ ●   ● │
    │   ●   │
    │ ●   ● │
    ╰───────╯
    """
    inner = width - 2
    if face in _PIPS:
        spread = " {} {} {} " if width == WIDE else "{} {} {}"
        middle = [
            spread.format(*("●" if pip == "*" else " " for pip in row)).center(inner)
            for row in _PIPS[face]
        ]
    else:
        middle = [" " * inner, str(face).center(inner), " " * inner]
    edge = "─" * inner
    return (f"╭{edge}╮", *(f"│{row}│" for row in middle), f"╰{edge}╯")


def rows(throw: Throw, width: int) -> Iterator[tuple[int, Throw]]:
    """Yield the throw in rows that fit the columns, each with the width of its dice."""
    size = WIDE if len(throw) * (WIDE + 1) - 1 <= width else NARROW
    fit = max(1, (width + 1) // (size + 1))
    for start in range(0, len(throw), fit):
        yield size, throw[start : start + fit]


def marks(state: State) -> tuple[bool, ...]:
    """Say of each die on the table, in order, whether some legal keep would use it.

    >>> import greed
    >>> marks(greed.throw(greed.start(greed.load("official")), [1, 5, 2, 3, 6]))
    (True, False, False, True, False)
    """
    if state.cast is None:
        return ()
    most: Counter[int] = Counter()
    for keep in state.rules.keeps(state.hand, state.throw):
        alive = Counter(face for combo in keep.split if combo.kind != "dead" for face in combo.dice)
        most |= alive
    marked = []
    for face in state.throw:
        marked.append(most[face] > 0)
        most[face] -= 1
    return tuple(marked)
