"""Values in a file of their own: those between three, and those too large for the pack.

The file is what `values` of a pack is, but its tables are bytes behind the text, which a reader
can unpack one by one. docs/pack.md describes it under "Values apart" and "Three players".
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from greed.core.sheet import Sheet, sheet_hash
from greed.core.state import ON
from greed.core.turn import rules_of
from greed.exact.model import turn_lists
from greed.packs._hands import PackedTurn
from greed.packs._seal import PackError
from greed.tables import lists

if TYPE_CHECKING:
    from greed.exact.multi import MultiSolution
    from greed.exact.race import Solution

__all__ = ["kept_values", "read_values", "three_file", "values_file", "values_path"]

Data = dict[str, Any]
VERSION = 1
"""Raised with every change after which an older reader could get something wrong."""

_HEAD = re.compile(rb'\{"greed-values":([0-9]{1,9}),"sha256":"([0-9a-f]{64})"\}\n')


def values_file(solution: Solution) -> bytes:
    """Return all values of a sheet, with takeovers, as the bytes of a file.

    >>> from greed.packs import shipped_solution
    >>> from greed.sheets import load
    >>> values_file(shipped_solution(load("koans")))[:19]
    b'{"greed-values":1,"'
    """
    from greed.packs._values import packed_values

    return _file(solution.sheet, "values", packed_values(solution, attempts=True))


def three_file(solution: MultiSolution) -> bytes:
    """Return what the beginnings of turns are worth between three, as the bytes of a file.

    Raises:
        PackError: the sheet has carryovers, and a file can't hold these between three.
    """
    from greed.packs._three import packed_three

    return _file(solution.sheet, "three", packed_three(solution))


def _file(sheet: Sheet, member: str, values: Data) -> bytes:
    parts = []
    for held, name in _tables(values):
        parts.append(base64.b64decode(held[name]))
        held[name] = len(parts[-1])
    body = {
        "sheet": {"name": sheet.name, "hash": sheet_hash(sheet)},
        "offers": _offers(sheet),
        member: values,
    }
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    rest = b"".join([text.encode(), b"\n", *parts])
    digest = hashlib.sha256(rest).hexdigest()
    return f'{{"greed-values":{VERSION},"sha256":"{digest}"}}\n'.encode() + rest


def read_values(data: bytes, sheet: Sheet) -> Solution:
    """Return the solution that a file of values holds.

    Raises:
        PackError: it isn't such a file, or damaged, or of another version or sheet.
    """
    from greed.packs._values import unpacked_values

    head = _HEAD.match(data)
    if head is None:
        raise PackError("this isn't a file of values")
    if int(head[1]) != VERSION:
        raise PackError(f"these values have version {int(head[1])}, not {VERSION}")
    rest = data[head.end() :]
    if hashlib.sha256(rest).hexdigest() != head[2].decode():
        raise PackError("these values are damaged: their hash doesn't match")
    text, _, tables = rest.partition(b"\n")
    body = json.loads(text)
    if body["sheet"]["hash"] != sheet_hash(sheet) or body["offers"] != _offers(sheet):
        raise PackError("these values belong to another sheet")
    at = 0
    for held, name in _tables(body["values"]):
        size = held[name]
        held[name] = base64.b64encode(tables[at : at + size]).decode()
        at += size
    return unpacked_values(sheet, body["values"])


def values_path(sheet: Sheet, seats: int = 2) -> Path:
    """Return where `kept_values` keeps the file of a sheet."""
    from greed.exact.cache import folder

    of = "" if seats == 2 else f"{seats}-"
    return folder() / f"apart-{of}{VERSION}-{sheet_hash(sheet)}.values"


def kept_values(
    sheet: Sheet, tick: Callable[[int, float], None] | None = None, seats: int = 2
) -> Path:
    """Return the path of a sheet's values between two or three, solved and packed once and kept.

    `tick` is told how far the solver is.

    Raises:
        Unsolvable: the sheet has no exact answer; the message says why.
        PackError: fines take scores below 0, and a file can't hold takeovers there; or there are
            carryovers, strikes or bonus turns, and it can't hold these between three.
        OSError: the folder can't be written.
    """
    from greed.exact.cache import whole_file
    from greed.exact.multi import solve_multi
    from greed.exact.race import solve
    from greed.packs._three import refuse_more_than_scores

    path = values_path(sheet, seats)
    if not path.exists():
        if seats == 3:
            refuse_more_than_scores(sheet)
            data = three_file(solve_multi(sheet, tick))
        else:
            data = values_file(solve(sheet, tick))
        with whole_file(path) as file:
            file.write(data)
    return path


def _offers(sheet: Sheet) -> list[Data]:
    """Return the hands of all carryovers, by which a reader sees that it numbers them alike."""
    if sheet.carryover is None:
        return []
    found, turn = lists(sheet), PackedTurn(rules_of(sheet))
    hands = turn.data["hands"]
    numbers = [turn.number(found.hands[at]) for at in turn_lists(found, ON).offers]
    names = ("dice", "opening", "attempt", "locked", "dead", "sets")
    return [{name: hands[number][name] for name in names} for number in numbers]


def _tables(values: Data) -> Iterator[tuple[Any, Any]]:
    """Yield where each table of values is, in the order in which they stand in the text."""
    for found in list(values.values()):
        yield from _within(found)


def _within(found: object) -> Iterator[tuple[Any, Any]]:
    if isinstance(found, list):
        for each in found:
            yield from _within(each)
    elif isinstance(found, dict):
        for name, each in list(found.items()):
            if name != "data":
                yield from _within(each)
            elif isinstance(each, list):
                yield from ((each, at) for at in range(len(each)))
            else:
                yield found, name
