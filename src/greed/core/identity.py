"""A sheet written as data, and the identity of its rules."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import msgspec
from msgspec import NODEFAULT, Struct

from greed.core.sheet import Sheet

_PROSE = ("title", "name", "summary", "aliases", "source", "prose", "notes", "variants")


def builtins(sheet: Sheet) -> dict[str, Any]:
    """Return what the sheet states beyond the defaults, as dictionaries, lists and scalars."""
    return _stated(sheet)


def _stated(part: Struct) -> dict[str, Any]:
    # msgspec's own omit_defaults compares strings by identity.
    return {
        name: _stated(value)
        if isinstance(value, Struct)
        else msgspec.to_builtins(value, str_keys=True)
        for name, default in _defaults(type(part)).items()
        if (value := getattr(part, name)) != default
    }


@cache
def _defaults(kind: type[Struct]) -> dict[str, Any]:
    return {
        field.name: field.default if field.default_factory is NODEFAULT else field.default_factory()
        for field in msgspec.structs.fields(kind)
    }


def canonical(sheet: Sheet) -> str:
    """Return the rules of a sheet (not its words) as JSON with sorted keys and no spaces.

    Values that equal the default are left out, so that an option added to the family later
    does not change the identity of the sheets of today.
    """
    rules = {key: value for key, value in builtins(sheet).items() if key not in _PROSE}
    return msgspec.json.encode(rules, order="sorted").decode()


def sheet_digest(sheet: Sheet) -> str:
    """Return SHA-256 over the canonical form of a sheet's rules, as 64 hex digits."""
    return hashlib.sha256(canonical(sheet).encode()).hexdigest()


def sheet_hash(sheet: Sheet) -> str:
    """Return the identity of a sheet's rules: 16 hex digits of SHA-256 over its canonical form.

    Two sheets with the same hash play the same game, whatever they are called.
    """
    return sheet_digest(sheet)[:16]
