"""The files that the tests of the page's engine read, written into a folder.

    python -m tests.support.engine_files FOLDER [NAME ...]

`packs`: the pack of every sheet with golden files; `games`, `judgements`, `records` and
`school`: see `engine_games`, `engine_judgements`, `engine_records` and `engine_school` beside this.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
from tests.support import engine_games, engine_judgements, engine_records, engine_school
from tests.support.games import SHEETS

import greed
from greed.bots.registry import packed_bots
from greed.core.errors import Unsolvable
from greed.packs import pack

Line = dict[str, Any]

PLAYED = ("official", "basic", "koans", "ten-dice", "classic+amish+zilch", "zilch-online+hsw")
HOUSE = 8
TRIOS = ("koans(target=400)", "koans(target=400,end.endgame=finish_round)",
         "koans(target=400,end.overshoot=forfeits)")  # fmt: skip
"""Small games between three, one of each kind: a last turn, equal turns, an exact target."""


def files() -> dict[str, Iterator[Line]]:
    """The lines of each file."""
    load = greed.load
    bots = packed_bots()
    return {
        "packs": ({"name": name, "pack": pack(load(name), bots=bots).decode()} for name in SHEETS),
        "games": chain.from_iterable(
            (
                *engine_games.lines(sheet, 1, 5),
                *(line for line in engine_games.lines(sheet, 1, 6, 0.05) if "pack" not in line),
            )
            for sheet in chain(map(load, PLAYED), _house())
        ),
        "judgements": chain(
            engine_judgements.lines(load("koans"), 30, 3, values=True),
            engine_judgements.lines(load("zilch-online"), 12, 3, values=True),
            engine_judgements.lines(load("official"), 12, 3, values=False),
            *map(_in_points, _house()),
        ),
        "trios": chain.from_iterable(
            engine_judgements.lines(load(name), 18, 3, values=True, trio=True) for name in TRIOS
        ),
        "records": chain(
            engine_records.lines(load("koans"), 5, 3),
            engine_records.lines(load("classic+amish+zilch"), 3, 3, values=False),
        ),
        "school": chain(
            engine_school.lines(load("koans"), 3, 3),
            engine_school.lines(load("zilch-online"), 1, 3),
        ),
    }


def _house() -> Iterator[greed.Sheet]:
    yield from engine_games.house_sheets(HOUSE, 99)


def _in_points(sheet: greed.Sheet) -> tuple[Line, ...]:
    """What positions of a sheet are worth in points; nothing if its turns have no end."""
    try:
        return tuple(engine_judgements.lines(sheet, 12, 3, values=False))
    except Unsolvable:
        return ()


def main() -> None:
    folder, chosen = Path(sys.argv[1]), sys.argv[2:]
    for name, lines in files().items():
        if chosen and name not in chosen:
            continue
        written = b"\n".join(map(msgspec.json.encode, lines))
        (folder / f"{name}.ndjson").write_bytes(written)


if __name__ == "__main__":
    main()
