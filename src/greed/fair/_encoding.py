"""How values turn into bytes and hashes; docs/fair-dice.md is the specification."""

from __future__ import annotations

import hashlib

__all__ = ["VERSION", "digest", "fields", "u32", "u64"]

VERSION = "greed-dice-1"


def fields(*given: str | bytes) -> bytes:
    """Return fields one after the other, each behind its length in four bytes.

    >>> fields("ab", b"c").hex()
    '0000000261620000000163'
    """
    out = b""
    for field in given:
        raw = field.encode() if isinstance(field, str) else field
        out += len(raw).to_bytes(4, "big") + raw
    return out


def u32(number: int) -> bytes:
    """Return a number as four bytes, big-endian."""
    return number.to_bytes(4, "big")


def u64(number: int) -> bytes:
    """Return a number as eight bytes, big-endian."""
    return number.to_bytes(8, "big")


def digest(what: str, *given: str | bytes) -> bytes:
    """Return SHA-256 over fields, the first of which says what is hashed.

    >>> digest("start", "text").hex()[:16]
    '70c5e5165500daf8'
    """
    return hashlib.sha256(fields(f"{VERSION} {what}", *given)).digest()
