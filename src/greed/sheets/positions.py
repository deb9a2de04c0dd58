"""Reading a position line whose first field names its sheet."""

from __future__ import annotations

from greed.core import position as notation
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.sheets import load

__all__ = ["parse_position"]


def parse_position(text: str, sheet: Sheet | None = None) -> State:
    """Return the state that a position line says; a `sheet` given replaces the one it names.

    >>> state = parse_position("official 1200,0? 2/1 decide 3 - 450 - - 9")
    >>> state.seat, state.points, state.hand.dice
    (1, 450, 3)

    Raises:
        PositionError: the line cannot be read; the message names the field.
        SheetError: the line names no sheet that can be loaded.
    """
    return notation.parse_position(text, load if sheet is None else lambda _: sheet)
