"""Certificates among three and four: nobody gains by leaving an equilibrium, mixed or not."""

import json
import random
from fractions import Fraction

import numpy as np
import pytest
from tests.support.certified import Certified, certified
from tests.support.small_sheets import ONE_DIE
from tests.unit.certificates.test_checker import no_entry_can_be_tightened, refuses_altered

import greed
from greed.certificates import Refused, check, checker, prover
from greed.core.sheet import Sheet
from greed.exact.multi import MultiSolution, solved_multi
from greed.packs import pack
from greed.tables import tables

SMALL = (("kingdom-come(target=500)", 3), ("classic(target=600)", 3))
LARGE = (
    ("koans", 3), ("kingdom-come", 3), ("classic(target=3000)", 3), ("classic(target=2000)", 3),
    ("koans(target=300)", 3), ("classic(target=700)", 4), ("kingdom-come(target=600)", 4),
)  # fmt: skip

OFF_BY = {"koans(target=300)": Fraction(5, 10**5)}
"""What docs/three.md says of a game whose start is mixed: there the solver never settles."""


@pytest.fixture(scope="module")
def one_die() -> Certified:
    return Certified(pack(ONE_DIE, seats=3), prover.certificate(ONE_DIE, seats=3))


def _proves(there: Certified, sheet: Sheet, seats: int) -> None:
    claim = check(there.pack, there.file)
    first = MultiSolution(solved_multi(tables(sheet), seats=seats)).first
    close = OFF_BY.get(sheet.name, Fraction(1, 10**7))
    assert len(claim.low) == seats
    for low, high, worth in zip(claim.low, claim.high, first, strict=True):
        assert 0 < high - low < Fraction(2, 10**9)
        assert low - close < worth < high + close
    assert there.widest() < checker.ONE / 10**8
    assert sum(claim.low) < 1 < sum(claim.high)


@pytest.mark.parametrize(("name", "seats"), SMALL)
def test_a_certificate_proves_an_equilibrium_of_small_games(name: str, seats: int):
    _proves(certified(name, seats), greed.load(name), seats)


@pytest.mark.parametrize(("name", "seats"), LARGE)
def test_a_certificate_proves_an_equilibrium(name: str, seats: int):
    _proves(certified(name, seats), greed.load(name), seats)


@pytest.mark.parametrize(("name", "seats"), SMALL)
def test_altered_equilibria_are_refused(name: str, seats: int):
    refuses_altered(name, 4, seats)


@pytest.mark.parametrize(("name", "seats"), [*SMALL, *LARGE])
def test_a_hundred_altered_equilibria_are_refused(name: str, seats: int):
    refuses_altered(name, 100, seats)


@pytest.mark.parametrize(("name", "seats"), SMALL)
def test_no_entry_of_an_equilibrium_can_be_tightened(name: str, seats: int):
    no_entry_can_be_tightened(name, seats)


def test_two_seats_mix_where_no_pure_equilibrium_is(one_die: Certified):
    """`test_three_in_play` shows that none of the 216 combinations of best replies is one."""
    check(one_die.pack, one_die.file)
    assert one_die.widest() < 2 * checker.ONE / 10**9
    shape = one_die.game.shapes[0]
    assert {table for table, _ in one_die.game.mixed} == {0}
    far = [np.unravel_index(place, shape) for _, place in one_die.game.mixed]
    scores = {tuple(11 - int(each) for each in place) for place in far}
    assert scores == {(0, 4, 6), (6, 0, 4)}


@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.parametrize("weight", [0, 30_000, checker.WHOLE])
def test_another_mixture_is_refused(one_die: Certified, which: int, weight: int):
    mixed = json.loads(json.dumps(one_die.first["mixed"]))
    mixed[which][2] = weight
    with pytest.raises(Refused, match="this certificate is false"):
        check(one_die.pack, one_die.restored().sealed(mixed=mixed))


@pytest.mark.parametrize(
    "mixed",
    [
        [[0, 6, -1, 0, 0]],
        [[0, 6, 1 << 17, 0, 0]],
        [[9, 6, 5, 0, 0]],
        7,
        [[1]],
        [[0, 6, 5, 0, 10**30]],
        [[0, 6, 5, 0]],
    ],
)
def test_what_is_no_mixture_is_refused(one_die: Certified, mixed: object):
    with pytest.raises(Refused):
        check(one_die.pack, one_die.restored().sealed(mixed=mixed))


def test_any_entry_of_any_seat_counts(one_die: Certified):
    draw = random.Random(2)
    for _ in range(40):
        one_die.restored().alter(draw)
        assert one_die.refuses()


@pytest.mark.parametrize("seats", [1, 2, 4, 5, "x"])
def test_another_number_of_seats_is_refused(one_die: Certified, seats: object):
    with pytest.raises(Refused):
        check(one_die.pack, one_die.restored().sealed(seats=seats))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("koans+zilch(target=300,strikes.reentry.points=200)", "strikes"),
        ("koans+amish(target=400)", "offers, bonus turns, answers"),
        ("farkle(target=600)", "a choice of dice and a final round"),
    ],
)
def test_what_is_not_certified_among_three_is_refused_by_name(name: str, why: str):
    with pytest.raises(Refused, match=why):
        prover.certificate(greed.load(name), seats=3)
