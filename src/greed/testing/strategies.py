"""Hypothesis strategies for throws, games and states of a sheet."""

from __future__ import annotations

from hypothesis import strategies as st

from greed.core.dice import Throw
from greed.core.game import start
from greed.core.record import Record
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.testing.play import careful, careless, play

__all__ = ["games", "states", "throws"]


def throws(dice: int, faces: int = 6) -> st.SearchStrategy[Throw]:
    """Return a strategy for sorted throws of this many dice.

    >>> from hypothesis import find
    >>> find(throws(3), lambda throw: throw[2] == 6)
    (1, 1, 6)
    """
    face = st.integers(1, faces)
    return st.lists(face, min_size=dice, max_size=dice).map(lambda fallen: tuple(sorted(fallen)))


@st.composite
def games(draw: st.DrawFn, sheet: Sheet, *, most: int = 2_000) -> Record:
    """Return a strategy for games of a sheet between careful and careless players.

    A game of more than `most` events is cut off there.

    >>> from greed.sheets import load
    >>> from hypothesis import find
    >>> len(find(games(load("koans")), lambda record: True).seats)
    2
    """
    seats = draw(st.integers(sheet.seats.min, min(sheet.seats.max, sheet.seats.min + 2)))
    players = draw(st.lists(st.sampled_from([careful, careless]), min_size=seats, max_size=seats))
    seed, first = draw(st.integers(0, 2**32 - 1)), draw(st.integers(0, seats - 1))
    events = tuple(event for _, event, _ in play(sheet, players, seed, first, most=most))
    names = tuple(f"player {seat + 1}" for seat in range(seats))
    return Record(sheet=sheet, seats=names, first=first, dice=f"drawn:{seed}", events=events)


@st.composite
def states(draw: st.DrawFn, sheet: Sheet, *, most: int = 500) -> State:
    """Return a strategy for states that occur in games of a sheet.

    >>> from greed.sheets import load
    >>> from hypothesis import find
    >>> find(states(load("koans")), lambda state: state.phase == "decide").points > 0
    True
    """
    seats = draw(st.integers(sheet.seats.min, min(sheet.seats.max, sheet.seats.min + 2)))
    players = draw(st.lists(st.sampled_from([careful, careless]), min_size=seats, max_size=seats))
    seed, length = draw(st.integers(0, 2**32 - 1)), draw(st.integers(0, most))
    state = start(sheet, seats)
    for _, _, after in play(sheet, players, seed, most=length):
        state = after
    return state
