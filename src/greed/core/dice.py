"""Dice as multisets: sorted throws, and their exact chances.

A throw is a sorted tuple of faces. Six dice have 462 multisets where they have 46,656
ordered outcomes, so everything exact counts multisets and weighs each by its orderings.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fractions import Fraction

Throw = tuple[int, ...]
"""Faces in ascending order."""


@cache
def multisets(dice: int, faces: int = 6) -> tuple[Throw, ...]:
    """Return every throw of `dice` dice, in lexicographic order.

    >>> multisets(2, 3)
    ((1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3))
    """
    return tuple(combinations_with_replacement(range(1, faces + 1), dice))


def weight(throw: Throw) -> int:
    """Return in how many orders the dice of a throw can fall (a multinomial coefficient).

    >>> weight((1, 1, 5))
    3
    """
    orders = factorial(len(throw))
    for face in set(throw):
        orders //= factorial(throw.count(face))
    return orders


@cache
def throws(dice: int, faces: int = 6) -> dict[Throw, Fraction]:
    """Return every throw of `dice` dice with its exact chance; the chances sum to 1.

    >>> throws(2)[1, 5]
    Fraction(1, 18)
    """
    from fractions import Fraction  # it loads slowly, and play needs no chances

    every = faces**dice
    return {throw: Fraction(weight(throw), every) for throw in multisets(dice, faces)}


def counts(dice: Throw, faces: int = 6) -> tuple[int, ...]:
    """Return how often each face from 1 up occurs.

    >>> counts((1, 1, 5))
    (2, 0, 0, 0, 1, 0)
    """
    return tuple(dice.count(face) for face in range(1, faces + 1))


def contains(throw: Throw, dice: Throw) -> bool:
    """Say whether the dice can be taken out of the throw.

    >>> contains((1, 1, 5), (1, 5)), contains((1, 1, 5), (5, 5))
    (True, False)
    """
    return all(throw.count(face) >= dice.count(face) for face in set(dice))


def remove(throw: Throw, dice: Throw) -> Throw:
    """Return what is left of a throw when dice that it contains are taken out.

    >>> remove((1, 1, 5), (1,))
    (1, 5)
    """
    rest = list(throw)
    for face in dice:
        rest.remove(face)
    return tuple(rest)


def submultisets(throw: Throw) -> Iterator[Throw]:
    """Yield every non-empty multiset of dice that can be taken out of a throw, each once.

    >>> list(submultisets((1, 1, 5)))
    [(5,), (1,), (1, 5), (1, 1), (1, 1, 5)]
    """
    faces = sorted(set(throw))

    def extend(index: int) -> Iterator[Throw]:
        if index == len(faces):
            yield ()
            return
        face = faces[index]
        tails = tuple(extend(index + 1))
        for count in range(throw.count(face) + 1):
            for tail in tails:
                yield (face,) * count + tail

    return (dice for dice in extend(0) if dice)
