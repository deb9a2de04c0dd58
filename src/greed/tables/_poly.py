"""Counting with polynomials: lists of coefficients by the number of dice, all of one length."""

from __future__ import annotations

__all__ = ["Poly", "alike", "product", "sums", "times"]

Poly = list[float]


def times(one: Poly, other: Poly) -> Poly:
    """Return the product of two polynomials, cut off at their length."""
    return [sum(one[k] * other[d - k] for k in range(d + 1)) for d in range(len(one))]


def product(factors: list[Poly]) -> Poly:
    """Return the product of some polynomials."""
    found = factors[0]
    for factor in factors[1:]:
        found = times(found, factor)
    return found


def sums(terms: Poly) -> Poly:
    """Return the sums of the first coefficients."""
    found, total = [], 0.0
    for term in terms:
        total += term
        found.append(total)
    return found


def alike(held: list[int], faces: int, size: int) -> Poly:
    """Return in how many ways this many dice are kept of faces that count as one."""
    by_faces = [[1.0] + [0.0] * (size - 1)] + [[0.0] * size for _ in range(faces)]
    for count in (k for k in held if k):
        for some in range(1, faces + 1):
            for dice in range(count, size):
                by_faces[some][dice] += by_faces[some - 1][dice - count]
    return [sum(each[d] for each in by_faces) for d in range(size)]
