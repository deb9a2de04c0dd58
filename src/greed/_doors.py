"""Packages whose names are loaded when they are asked for, because what they need loads slowly."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module


def door(package: str, *rooms: str) -> tuple[Callable[[str], object], Callable[[], list[str]]]:
    """Return the `__getattr__` and the `__dir__` of a package.

    A name in `__all__` is looked for in one of the package's modules after the other, the lightest
    first. `dir`, TAB and `help` show the names, loaded or not.

    >>> load, names = door("greed.packs", "_seal", "_pack")
    >>> load("read"), "pack" in names()
    (<function read at ...>, True)
    """

    def load(name: str) -> object:
        whole = import_module(package)
        for room in rooms if name in whole.__all__ else ():
            module = import_module(f"{package}.{room}")
            if hasattr(module, name):
                vars(whole)[name] = getattr(module, name)
                return vars(whole)[name]
        raise AttributeError(f"module {package!r} has no attribute {name!r}")

    def names() -> list[str]:
        return sorted(import_module(package).__all__)

    return load, names
