"""The figures of docs/equilibria.md, from certificates that are made and checked again."""

import json
import re
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from tests.support.certified import Certified, certified
from tests.support.small_sheets import ONE_DIE

from greed.certificates import check, checker, prover
from greed.packs import pack

PAGE = (Path(__file__).parents[2] / "docs" / "equilibria.md").read_text("utf-8")


def _rows(there: Certified) -> list[str]:
    """Return a row for each mixed position: scores, how often it is played safe, who wins."""
    found, game = [], there.game
    for key, places in game.mixed.items():
        for (row, place), (weight, low, high) in places.items():
            others = np.unravel_index(place, game.worth[key].shape[2:])
            scores = (row, *(int(score) for score in others))
            numbers = there.numbers((key, row, place))
            safe = weight if low < high else checker.WHOLE - weight
            wins = (f"{100 * float(x) / checker.ONE:.3f}%" for x in game.bounds(numbers)[0])
            points = (f"{score * game.unit:,}" for score in scores)
            share = f"{100 * safe / checker.WHOLE:.1f}%"
            found.append(f"| {' · '.join(points)} | {share} | {' · '.join(wins)} |")
    return sorted(found)


def _stated(name: str) -> list[str]:
    part = re.search(rf"<!-- {name} -->\n(.*?)<!-- end -->", PAGE, re.DOTALL)
    assert part
    return part[1].strip().splitlines()[2:]


def test_one_die_is_mixed_as_the_page_says():
    there = Certified(pack(ONE_DIE), prover.certificate(ONE_DIE, seats=3))
    assert check(there.pack, there.file).widest < Fraction(1, 10**8)
    assert _rows(there) == _stated("one die")


def _differ(there: Certified, scores: tuple[int, ...]) -> set[tuple[int, int]]:
    """Return the points and dice at which the two ways to play of a position bank and roll."""
    game, banks = there.game, []
    key = ("race", (1, 1, 1), 0)
    place = int(np.ravel_multi_index(scores[1:], game.worth[key].shape[2:]))
    piece = checker.Piece(key, slice(scores[0], scores[0] + 1), slice(place, place + 1))
    for guide in game.mixed[key][scores[0], place][1:]:
        turns, found = checker.Turns(game, piece, guide), set()
        for row in range(turns.top, -1, -1):
            turns.begin(row)
            turns.finish(row, top=row == turns.top)
            for node, source, *_ in turns.graph.decisions:
                if turns.bank(row, source)[0, 0] > turns.rolled[node][0, 0]:
                    found.add((row * game.unit, node))
        banks.append(found)
    body = json.loads(there.pack)
    nodes = body["graphs"][1]["nodes"]
    return {(row, body["hands"][nodes[n]["hand"]]["dice"]) for row, n in banks[0] ^ banks[1]}


@pytest.mark.parametrize("name", ["koans"])
def test_koans_is_mixed_as_the_page_says(name: str):
    there = certified(name, 3)
    assert check(there.pack, there.file).widest < Fraction(1, 10**9)
    assert _rows(there) == _stated("koans")
    assert "With 350 points and one die to roll, they must bank" in PAGE.replace("\n", " ")
    assert _differ(there, (59, 59, 59)) == {(350, 1)}


@pytest.mark.parametrize("name", ["classic(target=2000)"])
def test_classic_is_mixed_as_the_page_says(name: str):
    there = certified(name, 3)
    assert check(there.pack, there.file).widest < Fraction(1, 10**9)
    assert _rows(there) == _stated("classic")
    assert "whether to bank 700 points or to roll the last die" in PAGE.replace("\n", " ")
    assert _differ(there, (15, 13, 25)) == {(700, 1)}
    assert "whether to bank 350 or to roll two dice" in PAGE.replace("\n", " ")
    assert _differ(there, (13, 25, 15)) == {(350, 2)}
