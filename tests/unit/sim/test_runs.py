"""Runs: the same games whoever plays them, and results that add up."""

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from math import sqrt
from multiprocessing import get_context

import numpy as np
import pytest

import greed
from greed.policies import Threshold
from greed.sim import Result, Run, replay_game, simulate
from greed.sim.run import UNIT

PLAYERS = (Threshold(300), Threshold(500))


def same(one: Result, other: Result) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one.counts, other.counts, strict=True))


@pytest.fixture(scope="module")
def alone() -> Result:
    return simulate(greed.load("classic"), PLAYERS, 20_000, seed=4)


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_any_number_of_processes_gives_the_same_result(alone: Result, workers: int):
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        assert same(
            alone, simulate(alone.sheet, PLAYERS, 20_000, seed=4, executor=pool, unit=3_000)
        )


@pytest.mark.parametrize("unit", [1, 7, 1_024, 6_000])
def test_any_size_of_unit_gives_the_same_result(unit: int):
    sheet = greed.load("basic")
    whole = simulate(sheet, PLAYERS, 500, seed=4)
    assert same(whole, simulate(sheet, PLAYERS, 500, seed=4, unit=unit))


def test_another_seed_gives_other_games(alone: Result):
    assert not same(alone, simulate(alone.sheet, PLAYERS, 20_000, seed=5))


def test_a_run_until_a_precision_ends_there_and_nowhere_else():
    sheet = greed.load("classic")
    found = simulate(sheet, PLAYERS, None, until=0.002)
    assert 1.96 * found.share(0).error <= 0.002
    before = simulate(sheet, PLAYERS, found.games - UNIT)
    assert 1.96 * before.share(0).error > 0.002


def test_a_run_until_a_precision_does_not_depend_on_the_executor():
    sheet = greed.load("classic")
    with ThreadPoolExecutor(2) as pool:
        threads = simulate(sheet, PLAYERS, None, until=0.003, executor=pool, unit=10)
    assert same(threads, simulate(sheet, PLAYERS, None, until=0.003))


def test_games_are_a_bound_on_a_run_until_a_precision():
    assert simulate(greed.load("koans"), PLAYERS, 900, until=1e-9).games == 900


def test_progress_is_told_after_each_unit():
    told: list[tuple[int, int | None]] = []
    simulate(
        greed.load("koans"),
        PLAYERS,
        250,
        unit=100,
        progress=lambda done, all_: told.append((done, all_)),
    )
    assert told == [(100, 250), (200, 250), (250, 250)]


def test_a_result_is_what_its_games_say():
    """Every figure again, from 100 games that are played one by one through the core."""
    sheet = greed.load("official(target=3000)")
    players = (Threshold(300), Threshold(800), Threshold(500))
    result = simulate(sheet, players, 100, seed=9)
    run = Run(sheet, players, seed=9)
    ends = [replay_game(run, game) for game in range(100)]
    for seat in range(3):
        shares = [(seat in end.winners) / len(end.winners) for _, end in ends]
        assert result.share(seat).value == pytest.approx(np.mean(shares))
        assert result.share(seat).error == pytest.approx(np.std(shares, ddof=1) / sqrt(100))
        scores = [end.scores[seat] for _, end in ends]
        assert result.mean("score", seat).value == pytest.approx(np.mean(scores))
        assert result.mean("score", seat).error == pytest.approx(np.std(scores, ddof=1) / sqrt(100))
        assert result.wins(seat) == sum(end.winners == (seat,) for _, end in ends)
    throws = [sum(not isinstance(event, greed.Move) for event in r.events) for r, _ in ends]
    assert result.mean("throws").value == pytest.approx(np.mean(throws))
    values, counted = result.histogram("throws")
    assert int((values * counted).sum()) == sum(throws)
    assert sum(result.place(place).value for place in range(3)) == pytest.approx(1)
    first = [(record.first in end.winners) / len(end.winners) for record, end in ends]
    assert result.place(0).value == pytest.approx(np.mean(first))


def test_upsets_are_final_rounds_that_their_opener_lost():
    sheet = greed.load("basic(target=2000)")
    result = simulate(sheet, PLAYERS, 150, seed=2)
    run = Run(sheet, PLAYERS, seed=2)
    upsets = 0
    for game in range(150):
        record, end = replay_game(run, game)
        final = next(state.final for state in greed.replay(record) if state.final)
        upsets += final.leader not in end.winners
    assert result.upsets.value == upsets / 150
    assert upsets > 4


def test_games_that_never_end_are_broken_off_and_counted():
    result = simulate(greed.load("koans(entry.points=3000)"), [Threshold(3_000)] * 2, 3)
    assert result.games + result.broken_off == 3


def test_a_wrong_number_of_seats_is_refused():
    with pytest.raises(greed.GreedError, match="2 to 8 players, not 9"):
        simulate(greed.load("basic"), [Threshold(300)] * 9, 1)


def test_a_run_without_an_end_is_refused():
    with pytest.raises(greed.GreedError, match="a number of games"):
        simulate(greed.load("basic"), PLAYERS, None)
