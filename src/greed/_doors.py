"""Packages whose names are loaded when they are asked for, because what they need loads slowly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module


def door(
    package: str, homes: Mapping[str, str]
) -> tuple[Callable[[str], object], Callable[[], list[str]]]:
    """Return the `__getattr__` and the `__dir__` of a package.

    `homes` says in which of its modules each name lives. `dir`, TAB and `help` show the names in
    `__all__`, loaded or not.

    >>> load, names = door("greed.exact", {"solve": "race"})
    >>> load("solve"), "best_turn" in names()
    (<function solve at ...>, True)
    """

    def load(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value: object = getattr(import_module(f"{package}.{homes[name]}"), name)
        vars(import_module(package))[name] = value
        return value

    def names() -> list[str]:
        return sorted(import_module(package).__all__)

    return load, names
