"""The figures of docs/equilibria.md, from certificates that are made and checked again."""

import json
import re
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
    for (table, place), (weight, low, high) in game.mixed.items():
        far = np.unravel_index(place, game.shapes[table])
        scores = [game.target - game.axes[table][k][0] - int(each) for k, each in enumerate(far)]
        safe = weight if low < high else checker.WHOLE - weight
        bounds = game.bounds(there.numbers((table, place)))
        wins = (f"{100 * float(x) / checker.ONE:.3f}%" for x in bounds[0])
        points = (f"{score * game.unit:,}" for score in scores)
        share = f"{100 * safe / checker.WHOLE:.1f}%"
        found.append(f"| {' · '.join(points)} | {share} | {' · '.join(wins)} |")
    return sorted(found)


def _stated(name: str) -> list[str]:
    part = re.search(rf"<!-- {name} -->\n(.*?)<!-- end -->", PAGE, re.DOTALL)
    assert part
    return part[1].strip().splitlines()[2:]


def test_one_die_is_mixed_as_the_page_says():
    there = Certified(pack(ONE_DIE, seats=3), prover.certificate(ONE_DIE, seats=3))
    check(there.pack, there.file)
    assert there.widest() < checker.ONE / 10**8
    assert _rows(there) == _stated("one die")


def _differ(there: Certified, scores: tuple[int, ...]) -> set[tuple[int, int]]:
    """Return the points and dice at which the two ways to play of a position bank and roll."""
    game, banks = there.game, []
    table = max(k for k, x in enumerate(game.tables) if x["axes"] == ["score"] * 3)
    places = [game.target - 1 - score for score in scores]
    place = int(np.ravel_multi_index(places, game.shapes[table]))
    for guide in game.mixed[table, place][1:]:
        turns, found = checker.Turns(game, (table, np.array([place])), guide), set()
        for row in range(turns.top, -1, -1):
            turns.begin(row)
            turns.finish(row, [], top=row == turns.top)
            for node, source, *_ in turns.graph.decisions:
                bank = turns.bank(row, source, [], top=row == turns.top)
                if bank[0, 0] > turns.rolled[node][0, 0]:
                    found.add((row * game.unit, node))
        banks.append(found)
    body = json.loads(there.pack)
    nodes = body["graphs"][1]["nodes"]
    return {(row, body["hands"][nodes[n]["hand"]]["dice"]) for row, n in banks[0] ^ banks[1]}


@pytest.mark.parametrize("name", ["koans"])
def test_koans_is_mixed_as_the_page_says(name: str):
    there = certified(name, 3)
    check(there.pack, there.file)
    assert there.widest() < checker.ONE / 10**9
    assert _rows(there) == _stated("koans")
    assert "With 350 points and one die to roll, they must bank" in PAGE.replace("\n", " ")
    assert _differ(there, (59, 59, 59)) == {(350, 1)}


@pytest.mark.parametrize("name", ["classic(target=2000)"])
def test_classic_is_mixed_as_the_page_says(name: str):
    there = certified(name, 3)
    check(there.pack, there.file)
    assert there.widest() < checker.ONE / 10**9
    assert _rows(there) == _stated("classic")
    assert "whether to bank 700 points or to roll the last die" in PAGE.replace("\n", " ")
    assert _differ(there, (15, 13, 25)) == {(700, 1)}
    assert "whether to bank 350 or to roll two dice" in PAGE.replace("\n", " ")
    assert _differ(there, (13, 25, 15)) == {(350, 2)}
