"""Certificates against checkers and values that were found by other ways."""

import runpy
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given, settings
from tests.support.certified import certified
from tests.twins.certificate_integers import Integers
from tests.twins.core_value import CoreValue

import greed
from greed.certificates import Refused, checker, prover
from greed.core.dice import throws
from greed.core.errors import Unsolvable
from greed.core.sheet import Sheet
from greed.core.turn import Hand, Option, Rules, rules_of
from greed.packs import pack, read
from greed.solver import size_of
from greed.testing.strategies import sheets

SEEDS = ("official", "ten-dice", "koans", "basic", "classic")
_CLOSE = 1e-11
_Option = tuple[tuple[int, int], int]
"""The hand that is rolled next and what a bank offers; the points."""


def _plain(name: str) -> Integers:
    there = certified(name)
    return Integers(there.pack, there.file)


def test_plain_integers_say_the_same_of_a_small_target():
    assert _plain("koans(target=300)").faults(step=12) == []


@pytest.mark.parametrize("name", ["koans(target=300)", "koans"])
def test_plain_integers_say_the_same_of_every_position(name: str):
    assert _plain(name).faults() == []


def test_plain_integers_find_the_same_turns():
    """A mistake that both sides of the house shared would show here."""
    game, plain = certified("koans(target=300)").restored().game, _plain("koans(target=300)")
    names = [(0, 0), (0, 1), (1, 0), (1, 1), 0, 1]
    for parts in game.parts():
        for (table, at), turns in zip(parts, game.turns(parts), strict=True):
            for lane in range(0, turns.shape[1], 40):
                rows, columns = (length - 1 for length in game.shapes[table])
                row, column = np.unravel_index(at[lane], game.shapes[table])
                where = names[table], rows - int(row), columns - int(column)
                if table > 3:
                    where = names[table], 0, int(row)
                for up in (0, 1):
                    assert turns[up, lane] == plain.turn(bool(up), *where)


def test_plain_integers_see_an_altered_entry():
    there = certified("koans(target=300)").restored()
    numbers = there.numbers((0, 0))
    numbers[1] = numbers[0]
    plain = Integers(there.pack, there.sealed())
    there.restored()
    assert not plain.holds((0, 0), 0, 0)
    assert plain.holds(1, 0, 3)


CLASSIC = runpy.run_path(str(Path(__file__).parents[2] / "examples" / "check_classic.py"))


def test_a_program_that_knows_only_the_rules_of_classic_says_the_same_of_a_small_target():
    bounds = CLASSIC["read"](certified("classic(target=1000)").file, target=20)
    assert CLASSIC["check"](bounds)


def test_a_program_that_knows_only_the_rules_of_classic_says_the_same_of_classic():
    assert CLASSIC["check"](CLASSIC["read"](certified("classic").file))


@pytest.mark.parametrize(("bound", "more"), [(0, 1), (1, -1)])
def test_a_program_that_knows_only_the_rules_of_classic_sees_altered_entries(bound: int, more: int):
    bounds = CLASSIC["read"](certified("classic(target=600)").file, target=12)
    for mine, other in ((0, 0), (1, 1), (12, 7), (0, 5)):
        altered = bounds.copy()
        altered[bound, mine, other] += more * int(bounds[1, mine, other] - bounds[0, mine, other])
        assert not CLASSIC["check"](altered)


@pytest.mark.parametrize("name", ["koans(target=300)", "classic(target=600)"])
def test_a_program_that_knows_only_the_rules_of_classic_refuses_other_games(name: str, tmp_path):
    file = tmp_path / "other.cert"
    file.write_bytes(certified(name).file)
    with pytest.raises(SystemExit, match="no certificate of classic"):
        CLASSIC["main"]([str(file)])


@pytest.mark.parametrize("name", SEEDS)
def test_the_turn_of_a_pack_is_the_turn_of_the_sheet(name: str):
    """Every throw of every hand that a turn comes to, thrown by the core."""
    sheet = greed.load(name)
    body = read(pack(sheet)).body
    for graph in filter(None, body["graphs"]):
        _same_turn(sheet, body, graph)


def _same_turn(sheet: Sheet, body: Any, graph: Any) -> None:
    """Compare all throws of all hands: what they allow, where that leads, what a bank offers."""
    rules, unit = rules_of(sheet), graph["unit"]
    hands = [
        Hand(h["dice"], h["opening"], h["attempt"], h["locked"], h["dead"], tuple(h["sets"]))
        for h in body["hands"]
    ]
    for node in graph["nodes"]:
        found: Counter[object] = Counter()
        for fallen, chance in throws(hands[node["hand"]].dice, sheet.dice.faces).items():
            cast = rules.cast(hands[node["hand"]], fallen)
            options = cast.options or ((cast.free,) if cast.free else ())
            key: object = "missed" if cast.missed else "bust"
            if options:
                key = _best(_of_core(option, rules, hands, graph, unit) for option in options)
            found[key] += chance * sheet.dice.faces ** hands[node["hand"]].dice
        told: Counter[object] = Counter({"bust": node["bust"], "missed": node["missed"]})
        for weight, numbers in node["outcomes"]:
            pairs = zip(numbers[::2], numbers[1::2], strict=True)
            told[_best(_of_graph(*pair, graph) for pair in pairs)] += weight
        assert +told == found


def _of_graph(points: int, decision: int, graph: Any) -> _Option:
    node, source, *_ = graph["decisions"][decision]
    return (graph["nodes"][node]["hand"] if node >= 0 else -1, source), points


def _of_core(option: Option, rules: Rules, hands: list[Hand], graph: Any, unit: int) -> _Option:
    offered, source = rules.offer_hand(option.hand), 0
    if option.tally:
        source = 1 + len(graph["offers"])
    elif offered:
        source = 1 + graph["offers"].index(hands.index(offered))
    rolls = option.hand.dice and not option.tally
    return (hands.index(option.hand) if rolls else -1, source), option.points // unit


def _best(options: Iterable[_Option]) -> frozenset[_Option]:
    """Return the most points for each place that options lead to: fewer can't be better there."""
    return frozenset(dict(sorted(options)).items())


_DRAWN = sheets(max_dice=2, max_target=200, soon=False)


@settings(max_examples=3)
@given(_DRAWN)
def test_a_certificate_of_a_drawn_sheet_agrees_with_the_core(sheet: Sheet):
    """The core alone, by value iteration from 0 and 1, bounds what the first player wins."""
    _agrees(sheet, seconds=0.03)


@settings(max_examples=60)
@given(_DRAWN)
def test_certificates_of_many_drawn_sheets_agree_with_the_core(sheet: Sheet):
    _agrees(sheet, seconds=0.3)


def _agrees(sheet: Sheet, seconds: float) -> None:
    assume(sheet.seats.min == 2)
    try:
        assume(size_of(sheet).seconds < seconds)
        file = prover.certificate(sheet)
    except (Unsolvable, Refused):
        assume(False)
    claim = checker.check(pack(sheet), file)
    core = CoreValue(sheet, most=6_000)
    assert claim.low[0] <= core.high[0] + _CLOSE
    assert claim.high[0] >= core.low[0] - _CLOSE
