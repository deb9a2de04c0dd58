"""Packs and test games for the page's engine, as lines of JSON, from a seed.

    python -m tests.support.engine_games --plies 1000000 --house 300 |
        ./scripts/ui.sh conformance

A sheet begins with a line that has its `pack`, the text of the file; then come the lines of its
test games (docs/pack.md), and those in phase keep also list the `points` of each keep.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Generator, Iterator
from itertools import chain, count
from typing import Any

import msgspec
from hypothesis import Phase, given, seed, settings
from msgspec.structs import replace

import greed
from greed import Sheet
from greed.core.consequence import consequence
from greed.core.game import legal_moves
from greed.core.moves import parse_move
from greed.core.record import apply_event
from greed.core.state import State
from greed.core.turn import rules_of
from greed.packs import PackedTurn, pack
from greed.sheets import variants
from greed.testing.strategies import sheets
from greed.testing.vectors import vectors

Line = dict[str, Any]
CHANGES = 0.04
"""In every other batch of games people come and go, before so many of the throws and moves."""


def lines(sheet: Sheet, games: int, seed: int, changes: float = 0.0) -> Iterator[Line]:
    """The pack of a sheet and some of its games; in `changes` of their plies people come and go."""
    yield {"pack": pack(sheet).decode(), "name": sheet.name or sheet.title}
    rules = rules_of(sheet)
    hands = PackedTurn(rules).hands
    at: State | None = None
    for line in vectors(sheet, games, seed, changes=changes):
        state = line.get("state")
        if state and state["phase"] == "keep":
            cast = rules.cast(hands[state["hand"]], tuple(state["throw"]))
            line["points"] = [option.points for option in cast.options]
        if state:
            at = _reached(sheet, at, line)
            line["does"] = {
                str(move): does for move in legal_moves(at) if (does := consequence(at, move))
            }
        yield line


def _reached(sheet: Sheet, before: State | None, line: Line) -> State:
    """Return the state that a line of the test games shows."""
    if before is None or "game" in line:
        return greed.start(sheet, line["seats"], line["first"])
    event = line["event"]
    return apply_event(before, parse_move(event) if isinstance(event, str) else tuple(event))


def known_sheets() -> list[Sheet]:
    """Every preset with every choice of variants, at its own target and at one reached soon."""
    listed = sorted(variants())
    every = [
        greed.load("+".join((preset, *(v for b, v in enumerate(listed) if bits >> b & 1))))
        for preset in greed.presets()
        for bits in range(2 ** len(listed))
    ]
    return [*every, *(replace(sheet, target=max(500, sheet.target // 8)) for sheet in every)]


def house_sheets(many: int, start: int = 0) -> list[Sheet]:
    """Random sheets over the whole schema, each with another start of the generator."""
    drawn: list[Sheet] = []
    for number in count(start):
        if len(drawn) >= many:
            break
        drawn.extend(_drawn(number)[2:])  # the first ones are the plainest
    return drawn[:many]


def _drawn(number: int) -> list[Sheet]:
    drawn: list[Sheet] = []

    @seed(number)
    @settings(max_examples=12, database=None, deadline=None, phases=[Phase.generate])
    @given(sheets(max_dice=5))
    def draw(sheet: Sheet) -> None:
        drawn.append(sheet)

    draw()
    return drawn


def games(plies: int, house: int, seed: int) -> Iterator[Line]:
    """Sheets and their games, until all together have at least this many plies."""
    ours, drawn = known_sheets(), house_sheets(house, seed)
    chance, done = random.Random(seed), 0
    for sheet in chain(ours, drawn):
        share = plies // (len(ours) + len(drawn)) + 1
        done += yield from _until(sheet, share, chance.randrange(2**32))
    while done < plies:  # sheets whose games are short had less than their share
        done += yield from _until(chance.choice(ours), 1000, chance.randrange(2**32))


def _until(sheet: Sheet, plies: int, seed: int) -> Generator[Line, None, int]:
    done, least = 0, 1
    while done < plies:
        for line in lines(sheet, least, seed, changes=CHANGES * (seed % 2)):
            if done and "pack" in line:
                continue
            yield line
            done += "event" in line
        least, seed = min(2 * least, 16), seed + 1
    return done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--plies", type=int, default=20_000, help="at least this many throws and moves"
    )
    parser.add_argument("--house", type=int, default=20, help="random house sheets among them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sheet", action="append", default=[], help="only these, one game each")
    chosen = parser.parse_args()
    written = (
        chain.from_iterable(lines(greed.load(name), 1, chosen.seed) for name in chosen.sheet)
        if chosen.sheet
        else games(chosen.plies, chosen.house, chosen.seed)
    )
    encode = msgspec.json.Encoder().encode
    for line in written:
        sys.stdout.buffer.write(encode(line) + b"\n")


if __name__ == "__main__":
    main()
