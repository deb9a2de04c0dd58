"""A sheet as a file that any language can referee; docs/pack.md is the format.

>>> from greed import load
>>> from greed.packs import pack, read
>>> read(pack(load("koans"))).sheet.title
'Playing Greed'
"""

from typing import TYPE_CHECKING

from greed._doors import door

if TYPE_CHECKING:
    from greed.packs._hands import PackedTurn, state_data
    from greed.packs._pack import Pack, pack, read
    from greed.packs._positions import positions, table_order
    from greed.packs._seal import VERSION, PackError
    from greed.packs._shipped import SHIPPED, ready_solution, ship, shipped_solution

__all__ = [
    "SHIPPED",
    "VERSION",
    "Pack",
    "PackError",
    "PackedTurn",
    "pack",
    "positions",
    "read",
    "ready_solution",
    "ship",
    "shipped_solution",
    "state_data",
    "table_order",
]

__getattr__, __dir__ = door(__name__, "_seal", "_shipped", "_hands", "_positions", "_pack")
