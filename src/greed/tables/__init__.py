"""A sheet as arrays: derived from the core by walking it, never written by hand.

`cost` says what that takes, and what solving takes, within a budget; neither it nor `lists` needs
NumPy, which is loaded when one of the other names is used.
"""

from greed._doors import door
from greed.tables.budget import TooHeavy, Work
from greed.tables.cost import Cost, cost, least_cost
from greed.tables.lists import Lists, lists

TYPE_CHECKING = False
if TYPE_CHECKING:
    from greed.tables.arrays import Finder, Tables, tables

__all__ = [
    "Cost",
    "Finder",
    "Lists",
    "Tables",
    "TooHeavy",
    "Work",
    "cost",
    "least_cost",
    "lists",
    "tables",
]

__getattr__, __dir__ = door(__name__, "arrays")
