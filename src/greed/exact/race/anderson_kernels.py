"""Fixed points found faster than by plain iteration, as `exact/_anderson` does, for kernels."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from greed.exact.lane_kernels import inner
from greed.exact.struct_kernels import Kind, Struct, copy, define, register

_REMEMBERED = 6
_ALIKE = 1e-12


@register
class LinesKind(Kind):
    """The type of a `Lines`."""


class Lines(Struct):  # type: ignore[misc]
    """What was given to a function and what it returned, the last few times.

    Attributes:
        given, reached: a row for each time; count: how many times so far.
        basis, guess: room for the equations, and for the answer.
    """

    given: NDArray[np.float64]
    reached: NDArray[np.float64]
    count: NDArray[np.int64]
    basis: NDArray[np.float64]
    guess: NDArray[np.float64]


define(Lines, LinesKind)


@inner
def lines_of(size):
    """Return room for guesses of this size."""
    return Lines(
        np.zeros((_REMEMBERED, size)), np.zeros((_REMEMBERED, size)), np.zeros(1, np.int64),
        np.zeros((_REMEMBERED, size)), np.zeros(size),
    )  # fmt: skip


@inner
def accelerate(lines):
    """Write a better guess than what was reached last: where on the lines all errors vanish.

    The caller has written `given` and `reached` at count modulo their number.
    """
    size, count = len(lines.guess), lines.count[0]
    now = count % _REMEMBERED
    lines.count[0] += 1
    copy(lines.guess, lines.reached[now])
    used = min(count, _REMEMBERED - 1)
    basis, wrong = lines.basis, lines.basis[_REMEMBERED - 1]
    shares, steps = np.zeros(used), np.zeros((used, used))
    for i in range(size):
        wrong[i] = lines.reached[now, i] - lines.given[now, i]
    largest = 0.0
    for k in range(used):  # the newest first: the others are made orthogonal to it
        one, two = (count - k) % _REMEMBERED, (count - k - 1) % _REMEMBERED
        for i in range(size):
            basis[k, i] = (lines.reached[one, i] - lines.given[one, i]) - (
                lines.reached[two, i] - lines.given[two, i]
            )
        largest = max(largest, math.sqrt(_product(basis[k], basis[k])))
        for _ in range(2):
            for before in range(k):
                along = _product(basis[k], basis[before])
                steps[before, k] += along
                for i in range(size):
                    basis[k, i] -= along * basis[before, i]
        length = math.sqrt(_product(basis[k], basis[k]))
        steps[k, k] = length if length > _ALIKE * largest else 0.0
        for i in range(size):
            basis[k, i] = basis[k, i] / length if steps[k, k] > 0.0 else 0.0
        shares[k] = _product(basis[k], wrong)
    for k in range(used - 1, -1, -1):
        for after in range(k + 1, used):
            shares[k] -= steps[k, after] * shares[after]
        shares[k] = shares[k] / steps[k, k] if steps[k, k] > 0.0 else 0.0
        one, two = (count - k) % _REMEMBERED, (count - k - 1) % _REMEMBERED
        for i in range(size):
            lines.guess[i] -= shares[k] * (lines.reached[one, i] - lines.reached[two, i])


@inner
def _product(one, other):
    total = 0.0
    for i in range(len(one)):
        total += one[i] * other[i]
    return total
