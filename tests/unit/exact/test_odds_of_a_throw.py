from collections import defaultdict
from fractions import Fraction

import pytest
from tests.support.games import SHEETS

import greed
from greed.core.dice import throws
from greed.core.turn import bust_chance, rules_of
from greed.exact.turn import odds
from greed.tables import tables

# Walking a hundred hands of thousands of throws through the core takes long.
FEW = [name for name in SHEETS if "zilch" not in name or name == "classic+zilch"]


def counted(rules, hand):
    """Return points and dice left of the richest keep of every throw, as exact fractions."""
    points: dict[int, Fraction] = defaultdict(Fraction)
    left: dict[int, Fraction] = defaultdict(Fraction)
    missed = Fraction(0)
    for throw, chance in throws(hand.dice, rules.sheet.dice.faces).items():
        cast = rules.cast(hand, throw)
        options = [cast.free] if cast.free else list(cast.options)
        if not options:
            points[0] += chance
            missed += chance if cast.missed else 0
            continue
        dice = {o: 0 if o.may_bank and not o.hand.dice else o.hand.dice for o in options}
        best = max(options, key=lambda option: (option.points, dice[option]))
        points[best.points] += chance
        left[dice[best]] += chance
    return points, left, missed


@pytest.mark.parametrize("name", FEW)
def test_the_odds_of_a_hand_are_those_counted_in_fractions(name):
    held = tables(greed.load(name))
    rules = rules_of(held.sheet)
    for each in odds(held):
        points, left, missed = counted(rules, each.hand)
        assert each.bust + each.missed == pytest.approx(
            float(bust_chance(rules, each.hand)), abs=1e-14
        )
        assert each.missed == pytest.approx(float(missed), abs=1e-14)
        assert each.points == pytest.approx({p: float(c) for p, c in points.items()}, abs=1e-14)
        assert each.left == pytest.approx({d: float(c) for d, c in left.items()}, abs=1e-14)


@pytest.mark.parametrize("name", SHEETS)
def test_the_chances_of_a_hand_add_up(name):
    for each in odds(tables(greed.load(name))):
        assert sum(each.points.values()) == pytest.approx(1, abs=1e-14)
        assert sum(each.left.values()) == pytest.approx(each.score, abs=1e-14)
