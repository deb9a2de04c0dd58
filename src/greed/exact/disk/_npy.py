"""Arrays in NumPy's file format, written and read in pieces, so that no second copy is held."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Iterator
from typing import IO, Any

import numpy as np
from numpy.lib import format as npy
from numpy.typing import NDArray

__all__ = ["digest", "pieces", "read"]

_PIECE = 1 << 20


def pieces(array: NDArray[Any]) -> Iterator[bytes | memoryview]:
    r"""Yield an array's file piece by piece.

    >>> b"".join(pieces(np.arange(3)))[:6]
    b'\x93NUMPY'

    Raises:
        ValueError: the array holds Python objects.
    """
    if array.dtype.hasobject:
        raise ValueError("the array holds Python objects")
    array = np.ascontiguousarray(array)
    head = io.BytesIO()
    npy.write_array_header_1_0(head, npy.header_data_from_array_1_0(array))
    yield head.getvalue()
    data = array.reshape(-1).view(np.uint8)
    for at in range(0, len(data), _PIECE):
        yield data[at : at + _PIECE].data


def digest(array: NDArray[Any]) -> str:
    """Return the SHA-256 of an array's file."""
    hashed = hashlib.sha256()
    for piece in pieces(array):
        hashed.update(piece)
    return hashed.hexdigest()


def read(file: IO[bytes], size: int, dtype: str, shape: list[int]) -> tuple[NDArray[Any], str]:
    """Return the array that a file of `size` bytes holds, and the SHA-256 of the file.

    Raises:
        ValueError: it is not exactly an array of this type and shape.
    """
    if npy.read_magic(file) != (1, 0):
        raise ValueError("another format")
    found, fortran, kind = npy.read_array_header_1_0(file)
    array_size = int(np.prod(found, dtype=np.int64)) * kind.itemsize
    if fortran or kind.hasobject or [str(kind), list(found)] != [dtype, shape]:
        raise ValueError("another array")
    if not size - _PIECE < array_size < size:
        raise ValueError("another size")
    array = np.empty(found, kind)
    at, data = 0, array.reshape(-1).view(np.uint8)
    while at < array_size:
        piece = file.read(min(_PIECE, array_size - at))
        if not piece:
            raise ValueError("cut short")
        data[at : at + len(piece)] = np.frombuffer(piece, np.uint8)
        at += len(piece)
    if file.read(1):
        raise ValueError("more than an array")
    return array, digest(array)
