"""How far a solved race is off, and that nothing false is proven."""

from dataclasses import replace

import numpy as np
import pytest

import greed
from greed.core.state import ON
from greed.exact.model import Unsolvable, turn_graph
from greed.exact.race import Solution, solve_race
from greed.exact.race import solver as racing
from greed.exact.race._error_bounds import bound_error
from greed.exact.race._program import compiled_turn
from greed.exact.race.horizon import horizon
from greed.tables import tables

NAMES = ["classic(target=1500)+zilch", "classic(target=1000)+amish+zilch"]


def _again(monkeypatch, name, shift):
    """Return what is said of a race whose values are all off by something: at best a refusal."""
    told = []

    def spied(found, turn, far, error, tick):
        told.append(far)
        return bound_error(found, turn, far, error, tick)

    monkeypatch.setattr(racing, "bound_error", spied)
    found = solve_race(tables(greed.load(name)))
    values = {group: values + shift(values) for group, values in found.values.items()}
    found = replace(found, values=values)
    turn = compiled_turn(turn_graph(found.tables, ON))
    try:
        return bound_error(found, turn, told[0], found.error, lambda _: None)
    except Unsolvable:
        return np.inf, False


@pytest.mark.parametrize("name", NAMES)
def test_the_error_of_a_race_with_resets_is_proven(name):
    found = solve_race(tables(greed.load(name)))
    assert found.proven
    assert found.error < 1e-7


@pytest.mark.parametrize("sign", [1, -1])
def test_a_race_that_is_off_is_not_proven_to_be_right(monkeypatch, sign):
    error, proven = _again(monkeypatch, NAMES[0], lambda values: sign * 1e-5 * np.ones_like(values))
    assert not proven or error > 1e-5


def test_a_race_of_which_one_value_is_off_is_not_proven_to_be_right(monkeypatch):
    def one(values):
        shift = np.zeros_like(values)
        shift[-1, -1] = 1e-5 * (values.size > 1)
        return shift

    error, proven = _again(monkeypatch, NAMES[0], one)
    assert not proven or error > 0.99e-5


def test_the_error_of_a_race_with_fines_without_a_floor_is_proven():
    found = solve_race(tables(greed.load("zilch-online(target=2000)")))
    assert found.proven
    assert found.error < 1e-6


@pytest.mark.parametrize(
    "name", ["koans", "classic(target=2000)", "official(target=2000)", "ten-dice(target=9000)"]
)
def test_the_error_of_a_race_without_resets_is_proven(name):
    found = solve_race(tables(greed.load(name)))
    assert found.proven
    assert 0 < found.error < 1e-6


def test_an_error_that_slopes_prove_is_confirmed_by_favouring_a_seat():
    # Where a seat has hardly a chance, slopes have to be looked up to prove anything.
    held = tables(greed.load("ten-dice(target=14000)"))
    found = solve_race(held)
    turn = compiled_turn(turn_graph(held, ON))
    error, proven = bound_error(found, turn, horizon(held), 1e-9, lambda _: None)
    assert found.proven
    assert found.counts[3] == 0, "the error was proven by favouring a seat in the first place"
    assert proven
    assert error <= found.error < 1e-6


def test_an_error_says_whether_it_is_proven():
    solved = solve_race(tables(greed.load("koans(target=1000)")))
    found = replace(solved, error=1.01e-8, proven=True)
    assert Solution(found, 0.0).accuracy == "no answer is off by more than 2e-08"
    assert Solution(replace(found, proven=False), 0.0).accuracy == "estimated error 2e-08"
