"""What games between three are worth, in a file of their own: too large for the pack.

It begins with one line of exactly these bytes, followed by a line feed:

    {"greed-values":1,"sha256":"<64 hex digits>"}

The hash is SHA-256 over all bytes after that line feed. Then comes a line of JSON: `sheet` with the
`name` and `hash` of the rules (a reader refuses others than its pack's), `offers`, which is empty,
and `three`. Behind it are the tables, byte after byte, in the order in which their `data` stand in
the text; each `data` is the number of its bytes.

`three` has `unit`, `rounds`, `bits` and `rounding`, as the values of docs/pack.md; `lowest`, the
lowest score of a player on the board, in units; `beyond`; `race` and `final`. Each of their entries
has two blocks, `mine` and another one, which share its `tables` (1 where it is missing), `rows` and
`columns`. A block's `data` are the numbers of all its tables, packed like those of a plane: first
the high bytes of all, then the low ones. Each table adds up as a plane does; then the table before
it is added, modulo 65536. Seats are the mover, whose turn it is, the next and the third. The
beginning of a turn is worth:

- Before the final round: the entry of `race` with `off` = for each of the three 1 if the standing
  isn't 1, else 0; and with `first` = (first - seat) modulo 3 if `rounds`, else 0. The number is in
  the table of the third's score, the row of the next one's and the column of the mover's, each in
  units and less `lowest`, at least 0; 0 for a seat off the board. `mine` is what the mover wins,
  `third` what the third wins, the rest is the next one's. (Rows that no throws lead to may ask for
  less than `lowest`; that changes nothing.)
- Otherwise: the other is the seat that neither moves nor leads. The entry of `final` with `leader`
  = (leader - seat) modulo 3, `waiting` = whether the queue has the other, this `beaten`, and `off`
  = for the mover and the other, as before; if there is none, the one with `off` = [0, 0]. Its row
  is by how many units the mover is behind the leader, its column the same of the other; the last
  ones hold for all beyond them. `mine` is what the mover wins, `next` what the next wins.

Winners share 1. In the phases keep and decide a state is worth what the best move leads to: most
for the mover, counting 10^-10 of what the next wins, and the first of equals. In the middle of a
turn, nodes are worked out as between two, with two numbers each: liked, what the mover wins plus
10^-10 of what the next wins, which chooses; and what the next wins. Both add up over throws. `lost`
and `stop` are both the beginning of the turn after a bust. A decision whose bank would record
nothing because it forfeits counts as `stop`. The top row is (goal - score) in units + `beyond`,
where goal is the target, or in the final round the leader's score; and at least the largest
`bank_from` and `stop_from`.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from greed.core.identity import sheet_hash
from greed.core.sheet import Sheet
from greed.packs._seal import PackError
from greed.packs._values import billionths, packed_block

if TYPE_CHECKING:
    from greed.exact.multi import FinalTable, MultiSolution

Data = dict[str, Any]

_BITS = 16
VERSION = 1
"""Raised with every change after which an older reader could get something wrong."""


def three_file(solution: MultiSolution) -> bytes:
    """Return what the beginnings of turns are worth between three, as the bytes of a file.

    Raises:
        PackError: the sheet has carryovers, and a file can't hold these between three.
    """
    values, parts = packed_three(solution), []
    for entry in (*values["race"], *values["final"]):
        for block in entry.values():
            if isinstance(block, dict):
                parts.append(base64.b64decode(block["data"]))
                block["data"] = len(parts[-1])
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

    path = three_path(sheet)
    if not path.exists():
        refuse_more_than_scores(sheet)
        data = three_file(solve_multi(sheet, tick))
        with whole_file(path) as file:
            file.write(data)
    return path


def refuse_more_than_scores(sheet: Sheet) -> None:
    """Raise PackError if more than scores matters between turns, or a seat has two turns in a row.

    Raises:
        PackError: the sheet has carryovers, strikes or bonus turns.
    """
    rules = {
        "carryovers": sheet.carryover,
        "strikes": sheet.strikes,
        "bonus turns": sheet.turn.hot_dice == "bonus_turn",
    }
    for name, played in rules.items():
        if played:
            raise PackError(
                f"{sheet.name} has {name}, and a file of win probabilities can't hold what they"
                " are worth between three"
            )


def packed_three(solution: MultiSolution) -> Data:
    """Return the member `three`: what the beginnings of turns are worth between three.

    Raises:
        PackError: the sheet has carryovers, strikes or bonus turns.
    """
    from greed.exact.multi import three_tables

    refuse_more_than_scores(solution.sheet)
    tables = three_tables(solution)
    return {
        "unit": solution.tables.unit,
        "lowest": tables.lowest,
        "rounds": tables.rounds,
        "beyond": tables.beyond,
        "bits": _BITS,
        "rounding": billionths(solution.rounding),
        "race": [
            {
                "off": list(race.off),
                "first": race.first,
                **dict(zip(("tables", "rows", "columns"), race.mine.shape, strict=True)),
                "mine": {"data": packed_block(race.mine)},
                "third": {"data": packed_block(race.third)},
            }
            for race in tables.race
        ],
        "final": [
            {
                "leader": final.leader,
                "waiting": final.waiting,
                "beaten": final.beaten,
                "off": list(final.off),
                **dict(zip(("rows", "columns"), final.mine.shape, strict=True)),
                "mine": {"data": packed_block(final.mine[None])},
                "next": {"data": packed_block(final.following[None])},
            }
            for final in _distinct(tables.final)
        ],
    }


def _distinct(tables: tuple[FinalTable, ...]) -> Iterator[FinalTable]:
    """Yield the tables but those of seats off the board that are no different from seats on it."""
    plain: dict[Any, FinalTable] = {}
    for table in tables:
        on = plain.setdefault(table[:3], table)
        if on is table or any((x != y).any() for x, y in zip(table[4:], on[4:], strict=True)):
            yield table
