"""How many different ways the first events of a game can take, per sheet, as golden counts.

A path is the distinct throws (as multisets) and moves that were made, and each throw is a ply,
each move another. The counts are not weighted by chance: they count what the rules allow.
"""

from functools import cache

import pytest
from tests.support.games import SHEETS

import greed
from greed import State
from greed.core.dice import multisets

POSITIONS = {
    "official": ["official 1800,900 2/1 offer 5 - 0 900@3a - 12"],
    "basic": ["basic 10000,9000 2/1 decide 2 - 500 - 1> 90"],
    "classic+amish+zilch": [
        "classic+amish+zilch 900,800 2/1 offer 6 - 0 400@3a+3 - 12",
        "classic+amish+zilch 700!!,0x 1/1 throw 6 - 0 - - 12",
    ],
    "classic+amish+hsw": ["classic+amish+hsw 10000,9000,9800 2/1 decide 1 - 1200 - 1>3 90"],
    "ten-dice": ["ten-dice 1000,0? 1/1 throw 3 - 450 - - 9"],
    "zilch-online": ["zilch-online 700!!,300 1/1 decide 2 - 300 - - 12"],
}
MOST_PATHS = 60_000


def paths(state: State, depth: int) -> int:
    """Count the paths of so many events; a game that is over goes on no further."""

    @cache
    def count(at: State, left: int) -> int:
        if left == 0 or at.over:
            return 1
        if at.phase == "throw":
            faces = at.rules.sheet.dice.faces
            following = [greed.throw(at, dice) for dice in multisets(at.hand.dice, faces)]
        else:
            following = [greed.apply(at, move) for move in greed.legal_moves(at)]
        return sum(count(after, left - 1) for after in following)

    return count(state, depth)


def table(state: State) -> list[str]:
    """The counts of depth 1, 2, ... as long as they take but a moment."""
    lines, count, depth = [], 1, 0
    while count < MOST_PATHS:
        depth += 1
        count = paths(state, depth)
        lines.append(f"  {depth:>2} {count:>9}")
    return lines


@pytest.mark.parametrize("name", SHEETS)
def test_the_paths_of_a_sheet_number_as_before(name: str, golden):
    sheet = greed.load(name)
    lines = [f"{name}: distinct paths of so many events"]
    for line in [greed.position(greed.start(sheet)), *POSITIONS.get(name, [])]:
        lines += ["", line, *table(greed.parse_position(line))]
    golden(f"perft/{name}.txt", "\n".join(lines) + "\n")


def test_a_path_is_counted_once_for_each_way_to_take_it():
    # Two dice of two faces: throws 11, 12, 22; a 1 or both may be kept of 11, the 1 of 12.
    sheet = greed.loads(
        'title = "Coins"\ntarget = 100\ndice = { count = 2, faces = 2 }\n'
        "scoring = { singles = { 1 = 10 } }"
    )
    state = greed.start(sheet)
    assert [paths(state, depth) for depth in (1, 2)] == [3, 1 + 2 + 3]
