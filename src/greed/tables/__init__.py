"""A sheet as arrays: derived from the core by walking it, never written by hand.

What that takes is known beforehand: `cost` needs neither the arrays nor NumPy, which is loaded
when one of the other names is used. `lists` needs none, either: it is the same as plain lists.
"""

from importlib import import_module

from greed.tables._cost import Cost, Work, cost

TYPE_CHECKING = False
if TYPE_CHECKING:
    from greed.tables.arrays import Tables
    from greed.tables.build import tables
    from greed.tables.finder import Finder
    from greed.tables.walk import Lists, lists

__all__ = ["Cost", "Finder", "Lists", "Tables", "Work", "cost", "lists", "tables"]

_HOME = {
    "Finder": "finder",
    "Lists": "walk",
    "Tables": "arrays",
    "lists": "walk",
    "tables": "build",
}


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(f"greed.tables.{_HOME[name]}"), name)
    globals()[name] = found
    return found
