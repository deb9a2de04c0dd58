"""Values that come with Greed: solutions of small sheets, so that the coach answers at once.

One file for each sheet, named after it and the hash of its rules; `make packs` solves
the sheets and writes the files, and `make proof` solves them again.
"""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import TYPE_CHECKING

from greed.core.identity import sheet_hash
from greed.core.sheet import Sheet
from greed.packs._seal import PackError, opened, sealed

if TYPE_CHECKING:
    from greed.solver import Solution

SHIPPED = (
    "koans", "koans+hsw", "koans+zilch", "koans+hsw+zilch", "classic", "classic+hsw", "farkle",
    "farkle+hsw", "farkle-minimal", "farkle-minimal+hsw", "kingdom-come", "kingdom-come+hsw",
    "ten-dice", "zilch-online",
)  # fmt: skip
"""The sheets whose values come with Greed; together they stay below 500 kB."""

_FOLDER = Path(__file__).parent / "data"
_READ: dict[str, Solution | None] = {}


def shipped_solution(sheet: Sheet) -> Solution | None:
    """Return the solution of a sheet that comes with Greed; None if none does.

    It is off by less than 0.001%: its values were rounded to 16 bits.

    >>> from greed.packs import shipped_solution
    >>> from greed.sheets import load
    >>> classic = shipped_solution(load("classic"))
    >>> classic is not None and round(classic.first[0], 4)
    0.5347
    """
    digest = sheet_hash(sheet)
    if digest not in _READ:
        path = next(_FOLDER.glob(f"*.{digest}.gz"), None)
        _READ[digest] = _solution(path, sheet, digest) if path else None
    return _READ[digest]


def _solution(path: Path, sheet: Sheet, digest: str) -> Solution:
    from greed.packs._values import unpacked_values

    body = opened(path.read_bytes())
    if body["sheet"]["hash"] != digest:
        raise PackError(f"{path.name} belongs to another sheet: write it again with make packs")
    return unpacked_values(sheet, body["values"])


def ready_solution(sheet: Sheet) -> Solution | None:
    """Return a solution that is there without solving: from disk if one is, else a shipped one."""
    from greed.solver import saved_solution

    return saved_solution(sheet) or shipped_solution(sheet)


def ship(sheet: Sheet, solution: Solution) -> Path:
    """Write the values of a sheet into the folder from which they are shipped."""
    from greed.packs._values import packed_values

    digest = sheet_hash(sheet)
    body = {"sheet": {"name": sheet.name, "hash": digest}, "values": packed_values(solution)}
    path = _FOLDER / f"{sheet.name}.{digest}.gz"
    path.write_bytes(gzip.compress(sealed(body), 9, mtime=0))
    return path
