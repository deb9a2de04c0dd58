"""Making and reading packs."""

from __future__ import annotations

from greed.core.sheet import Sheet
from greed.packs._build import packed
from greed.packs._seal import sealed

__all__ = ["pack"]


def pack(sheet: Sheet) -> bytes:
    """Return the pack of a sheet as the bytes of a file."""
    return sealed(packed(sheet))
