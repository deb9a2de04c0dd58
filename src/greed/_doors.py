"""Packages whose names are loaded when they are asked for, because what they need loads slowly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module

__all__ = ["door"]


def door(package: str, homes: Mapping[str, str]) -> Callable[[str], object]:
    """Return the `__getattr__` of a package: `homes` says in which of its modules each name lives.

    >>> door("greed.sheets", {"Name": "names"})("Name")
    <class 'greed.sheets.names.Name'>
    """

    def load(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        found: object = getattr(import_module(f"{package}.{homes[name]}"), name)
        vars(import_module(package))[name] = found
        return found

    return load
