"""The arrays hold exactly what the core says, for every hand and every throw."""

from collections import defaultdict
from fractions import Fraction

import numpy as np
import pytest
from tests.support.games import SHEETS

import greed
from greed.core.dice import throws
from greed.core.turn import rules_of
from greed.tables import Tables, tables

OPTIONS = [
    "official(dead_dice_keepable=true)",
    "official(carryover_keep=all,carry_lock=any_score)",
    "official(offer_after_all_dice=fresh_set)",
    "ten-dice(repeat_sets=false,bonus_on_opening=false)",
    "basic(end_doubles_must_roll=false,hot_dice_must_roll=true)",
    "classic+amish+zilch(addon_hot_dice=false,addon_inherited=false)",
    "classic+zilch(addon_with_scoring=false,keep=forced)",
]


def option(held: Tables, k: int) -> tuple[object, ...]:
    """Return option k of the arrays in the core's own terms."""
    following, offer = held.next_hand[k], held.offer[k]
    return (
        int(held.points[k]) * held.unit,
        held.hands[following] if following >= 0 else None,
        bool(held.may_bank[k]),
        held.hands[offer] if offer >= 0 else None,
        bool(held.tally[k]),
    )


def chances_in_arrays(held: Tables, h: int) -> dict[object, float]:
    found: dict[object, float] = defaultdict(float)
    for o in range(held.outcome_start[h], held.outcome_start[h + 1]):
        rows = range(held.option_start[o], held.option_start[o + 1])
        found[bool(held.missed[o]), frozenset(option(held, k) for k in rows)] += held.chance[o]
    return found


def chances_in_core(held: Tables, h: int) -> dict[object, Fraction]:
    rules, hand = rules_of(held.sheet), held.hands[h]
    found: dict[object, Fraction] = defaultdict(Fraction)
    for throw, chance in throws(hand.dice, held.sheet.dice.faces).items():
        cast = rules.cast(hand, throw)
        options = [cast.free] if cast.free else list(cast.options)
        rows = frozenset(
            (
                o.points,
                o.hand if o.hand.dice else None,
                o.may_bank,
                None if o.tally else rules.offer_hand(o.hand),
                o.tally,
            )
            for o in options
        )
        found[cast.missed, rows] += chance
    return found


@pytest.mark.parametrize("name", [*SHEETS, *OPTIONS])
def test_every_hand_has_the_outcomes_and_chances_of_the_core(name):
    held = tables(greed.load(name))
    for h in range(len(held.hands)):
        exact = chances_in_core(held, h)
        written = chances_in_arrays(held, h)
        assert written.keys() == exact.keys()
        assert all(abs(written[key] - exact[key]) < 1e-15 for key in exact)


@pytest.mark.parametrize("name", SHEETS)
def test_every_hand_of_a_game_is_in_the_arrays(name):
    sheet = greed.load(name)
    held = tables(sheet)
    rules = rules_of(sheet)
    off, on, out = (held.hands[hand] for hand in held.first_hands)
    assert on == rules.fresh
    assert off == rules.start_hand(rules.entry_rule(again=False))
    assert out == rules.start_hand(rules.entry_rule(again=True))


def test_the_chance_of_a_bust_is_that_of_the_sheets():
    classic = tables(greed.load("classic"))
    by_dice = dict(zip(classic.hand_dice.tolist(), classic.bust, strict=True))
    exact = {1: 4 / 6, 2: 16 / 36, 3: 60 / 216, 4: 204 / 1296, 5: 600 / 7776, 6: 1080 / 46656}
    assert all(np.isclose(by_dice[dice], chance, rtol=1e-12) for dice, chance in exact.items())


def test_the_unit_divides_every_number_of_the_sheet():
    assert tables(greed.load("classic")).unit == 50
    assert tables(greed.load("classic(entry.points=480)")).unit == 10


def test_a_sheet_is_built_once():
    assert tables(greed.load("koans")) is tables(greed.load("koans"))
