"""What games between three are worth, in a file of their own: too large for the pack.

Its tables are bytes behind the text, which a reader can unpack one by one. docs/pack.md describes
it under "Three players".
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from greed.core.sheet import Sheet, sheet_hash

if TYPE_CHECKING:
    from greed.exact.multi import MultiSolution

__all__ = ["kept_three", "three_file", "three_path"]

Data = dict[str, Any]

VERSION = 1
"""Raised with every change after which an older reader could get something wrong."""


def three_file(solution: MultiSolution) -> bytes:
    """Return what the beginnings of turns are worth between three, as the bytes of a file.

    Raises:
        PackError: the sheet has carryovers, and a file can't hold these between three.
    """
    from greed.packs._three import packed_three

    values, parts = packed_three(solution), []
    for table in _tables(values):
        parts.append(base64.b64decode(table["data"]))
        table["data"] = len(parts[-1])
    sheet = solution.sheet
    body = {
        "sheet": {"name": sheet.name, "hash": sheet_hash(sheet)},
        "offers": [],
        "three": values,
    }
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    rest = b"".join([text.encode(), b"\n", *parts])
    digest = hashlib.sha256(rest).hexdigest()
    return f'{{"greed-values":{VERSION},"sha256":"{digest}"}}\n'.encode() + rest


def three_path(sheet: Sheet) -> Path:
    """Return where `kept_three` keeps the file of a sheet."""
    from greed.exact.cache import folder

    return folder() / f"apart-3-{VERSION}-{sheet_hash(sheet)}.values"


def kept_three(sheet: Sheet, tick: Callable[[int, float], None] | None = None) -> Path:
    """Return the path of a sheet's values between three, solved and packed once and kept.

    `tick` is told how far the solver is.

    Raises:
        Unsolvable: the sheet has no exact answer; the message says why.
        PackError: there are carryovers, strikes or bonus turns, and a file can't hold these.
        OSError: the folder can't be written.
    """
    from greed.exact.cache import whole_file
    from greed.exact.multi import solve_multi
    from greed.packs._three import refuse_more_than_scores

    path = three_path(sheet)
    if not path.exists():
        refuse_more_than_scores(sheet)
        data = three_file(solve_multi(sheet, tick))
        with whole_file(path) as file:
            file.write(data)
    return path


def _tables(found: object) -> Iterator[Data]:
    """Yield the tables of values in the order in which they stand in the text."""
    if isinstance(found, list):
        for each in found:
            yield from _tables(each)
    elif isinstance(found, dict):
        if "data" in found:
            yield found
        for each in list(found.values()):
            yield from _tables(each)
