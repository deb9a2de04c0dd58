"""Structures that kernels pass by reference: a tuple of a hundred arrays is slow to compile."""

from __future__ import annotations

from typing import Any

from numba import types
from numba.experimental import structref

from greed.exact.lane_kernels import inner

register = structref.register
Struct = structref.StructRefProxy


class Kind(types.StructRef):  # type: ignore[misc] # Numba has no types
    """The type of a structure; a number is kept as what it is, whatever it was made from."""

    def preprocess_fields(self, fields: Any) -> Any:
        """Return the fields, without constants."""
        return tuple((name, types.unliteral(kind)) for name, kind in fields)


def define(made: type, kind: type) -> None:
    """Let kernels make a structure from its fields, which are its annotations, in their order."""
    structref.define_proxy(made, kind, list(made.__annotations__))


@inner
def copy(into, values):
    """Copy values to the beginning of an array: a loop needs no room for what may overlap."""
    for i in range(len(values)):
        into[i] = values[i]
