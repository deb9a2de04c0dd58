"""People at a table by their names, where the rules number them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from greed.core.errors import MalformedMove

__all__ = ["seat_named", "with_names"]


def seat_named(text: str, names: Sequence[str]) -> int:
    """Return the seat of the player with a name, or with the first letters of one.

    >>> seat_named("bo", ["Ann", "Bob"])
    1

    Raises:
        MalformedMove: nobody has this name, or several do.
    """
    wanted = " ".join(text.split()).casefold()
    exact = [seat for seat, name in enumerate(names) if name.casefold() == wanted]
    near = [seat for seat, name in enumerate(names) if name.casefold().startswith(wanted)]
    found = exact or (near if wanted else [])
    if len(found) != 1:
        raise MalformedMove(f"say whom you mean: {', '.join(names)}")
    return found[0]


def with_names(reason: str, names: Sequence[str]) -> str:
    """Return a reason of the rules, which number the players, with a name instead."""
    return re.sub(r"\bplayer (\d+)", lambda found: names[int(found[1]) - 1], reason)
