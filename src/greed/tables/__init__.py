"""A sheet as arrays: derived from the core by walking it, never written by hand.

What that takes is known beforehand: `cost` needs neither the arrays nor NumPy, which is loaded
when one of the other names is used. `lists` needs none, either: it is the same as plain lists.
"""

from greed._doors import door
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

__getattr__, __dir__ = door(__name__, _HOME)
