"""Packing a sheet: everything that is legal, as data, found by asking the core."""

from __future__ import annotations

from typing import Any

from greed.core.errors import Unsolvable
from greed.core.sheet import Sheet
from greed.core.turn import rules_of
from greed.packs._bookkeeping import bookkeeping, identity, page, words
from greed.packs._graph import graphs
from greed.packs._hands import PackedTurn

__all__ = ["packed"]


def packed(sheet: Sheet) -> dict[str, Any]:
    """Return the body of a sheet's pack, without values; docs/pack.md describes each member.

    >>> from greed.sheets import load
    >>> sorted(packed(load("koans")))[:4]
    ['card', 'events', 'graphs', 'hands']
    """
    rules = rules_of(sheet)
    turn = PackedTurn(rules)
    body: dict[str, Any] = {
        "sheet": identity(sheet),
        "rules": bookkeeping(rules, turn),
        **turn.data,
    }
    try:
        body["graphs"] = graphs(sheet, turn)
    except Unsolvable as error:
        body["graphs"], body["why_no_graphs"] = None, str(error)
    return {**body, **words(), **page(sheet)}
