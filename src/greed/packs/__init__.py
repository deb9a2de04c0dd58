"""A sheet as a file that any language can referee; docs/pack.md is the format.

>>> from greed import load
>>> from greed.packs import pack
>>> pack(load("koans"))[:15]
b'{"greed-pack":1'
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from greed.packs._hands import PackedTurn
    from greed.packs._pack import pack
    from greed.packs._seal import VERSION, PackError
    from greed.packs._states import event_data, state_data

__all__ = ["VERSION", "PackError", "PackedTurn", "event_data", "pack", "state_data"]

_HOME = {
    "VERSION": "_seal",
    "PackError": "_seal",
    "PackedTurn": "_hands",
    "event_data": "_states",
    "pack": "_pack",
    "state_data": "_states",
}


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"greed.packs.{_HOME[name]}"), name)
