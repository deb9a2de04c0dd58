"""Solving: what comes out, what is kept, what stops it, and what is refused."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import greed
from greed.core.sheet import Dice, End, Scoring, Sheet, Turn
from greed.solver import Unsolvable, cache, is_saved, saved_solution, size_of, solve


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GREED_HOME", str(tmp_path))


@pytest.mark.parametrize(
    ("name", "seats", "first"),
    [
        # docs/certificates.md, docs/strategy.md and docs/three.md
        ("koans", 2, 0.5398535724),
        ("classic", 2, 0.5346716031),
        ("kingdom-come", 2, 0.5571170462),
        ("farkle-minimal", 2, 0.5369530318),
        ("classic(target=1000)", 3, 0.469857),
        ("koans", 1, -11.5841458849),
        ("classic", 1, -19.0532929916),
        ("classic+zilch", 1, -18.8125112077),
    ],
)
def test_games_are_worth_what_the_documents_say(name: str, seats: int, first: float):
    solution = solve(greed.load(name), seats)
    assert solution.first[0] == pytest.approx(first, abs=5e-7 if seats == 3 else 1e-8)
    assert solution.residual < 1e-7
    assert solution.unseen < 1e-7


def test_a_solution_is_saved_and_answers_the_same_when_it_is_read_again():
    sheet = greed.load("official(target=1000)")
    assert not is_saved(sheet)
    solution = solve(sheet)
    assert is_saved(sheet)
    kept = saved_solution(sheet)
    assert kept is not None
    state, rng = greed.start(sheet), random.Random(5)
    while not state.over:
        assert kept.values(state) == solution.values(state), state
        if state.phase == "throw":
            state = greed.throw(state, rng.choices(range(1, 7), k=state.hand.dice))
        else:
            state = greed.apply(state, rng.choice(tuple(greed.legal_moves(state))))
    assert kept.first == solution.first
    assert (kept.residual, kept.unseen) == (solution.residual, solution.unseen)


BASE = """
import sys
for name in ("numpy", "platformdirs", "wasmtime"):
    sys.modules[name] = None
import greed
from greed.solver import best_turn, solve
koans = greed.load("koans")
print(round(solve(koans).first[0], 9), round(best_turn(koans).value, 3))
"""


def test_the_base_install_solves_and_without_a_home_keeps_nothing():
    home = {name: value for name, value in os.environ.items() if name != "GREED_HOME"}
    done = subprocess.run(
        [sys.executable, "-c", BASE], env=home, capture_output=True, text=True, check=True
    )
    assert done.stdout == "0.539853572 278.816\n"


def test_a_damaged_file_counts_as_none(tmp_path: Path):
    sheet = greed.load("koans(target=500)")
    solve(sheet)
    [file] = tmp_path.rglob("*.solved")
    file.write_bytes(file.read_bytes()[:-1])
    assert saved_solution(sheet) is None


def test_of_the_solutions_on_disk_the_least_used_goes_first(tmp_path: Path):
    sheets = [greed.load(f"koans(target={target})") for target in (400, 500, 600)]
    for sheet in sheets:
        solve(sheet)
    files = list(tmp_path.rglob("*.solved"))
    for file in files:
        os.utime(file, (1, 1))
    assert saved_solution(sheets[0]) is not None
    assert is_saved(sheets[2])
    cache.trim(sum(file.stat().st_size for file in files) - 1)
    assert [is_saved(sheet) for sheet in sheets] == [True, False, True]
    cache.trim(0)
    assert not any(map(is_saved, sheets))


def test_choices_have_prices_and_the_best_is_the_dearest():
    solution = solve(greed.load("koans"))
    state = greed.parse_position("koans 2000,2500 1/1 decide 2 - 200 - - 40")
    prices = solution.prices(state)
    assert max(prices, key=lambda move: prices[move][0]) == solution.best(state)
    assert all(sum(values) == pytest.approx(1) for values in prices.values())


@pytest.mark.parametrize("number", [signal.SIGALRM, signal.SIGPROF])
def test_what_a_signal_handler_raises_stops_the_solver_and_nothing_is_kept(number: int):
    class Enough(Exception):
        pass

    def stop(*_: object) -> None:
        raise Enough

    timer = signal.ITIMER_REAL if number == signal.SIGALRM else signal.ITIMER_PROF
    sheet, before = greed.load("ten-dice"), signal.signal(number, stop)
    try:
        signal.setitimer(timer, 0.2)
        with pytest.raises(Enough):
            solve(sheet)
    finally:
        signal.setitimer(timer, 0)
        signal.signal(number, before)
    assert not is_saved(sheet)


def test_what_a_tick_raises_stops_the_solver():
    def tick(_sweep: int, _done: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solve(greed.load("koans"), tick=tick)


def test_the_rest_of_a_game_answers_for_itself_alone():
    sheet = greed.load("koans")
    state = greed.parse_position("koans 2700,2800,2600 1/1 throw 5 - 0 - - 60")
    rest, whole = solve(sheet, 3, state=state), solve(greed.load("koans(target=1000)"), 3)
    alike = greed.parse_position("koans(target=1000) 700,800,600 1/1 throw 5 - 0 - - 60")
    assert rest.values(state) == pytest.approx(whole.values(alike), abs=1e-9)
    assert not rest.covers(greed.start(sheet, 3))
    assert not is_saved(sheet, 3)


@pytest.mark.parametrize(
    ("sheet", "seats", "why"),
    [
        (greed.load("koans"), 5, "1 to 4 players"),
        (greed.load("official"), 4, "GB of memory"),
        (
            Sheet(
                title="Never a bust", target=100, dice=Dice(count=1),
                scoring=Scoring(singles={1: 50}, nothing=50), end=End(endgame="rechallenge_all"),
            ),
            2,
            "never end",
        ),
        (
            Sheet(
                title="Eight ones of nine faces", target=100, dice=Dice(count=8, faces=9),
                scoring=Scoring(kinds={8: {1: 100}}), turn=Turn(hot_dice="ends_turn"),
            ),
            2,
            "hardly ever end",
        ),
    ],
)  # fmt: skip
def test_what_is_too_large_or_may_never_end_is_refused(sheet: Sheet, seats: int, why: str):
    with pytest.raises(Unsolvable, match=why):
        solve(sheet, seats)


@pytest.mark.parametrize("dice", [3, 5, 7])
def test_games_of_millions_of_turns_are_solved(dice: int):
    sheet = Sheet(
        title="All ones of nine faces", target=100, dice=Dice(count=dice, faces=9),
        scoring=Scoring(kinds={dice: {1: 100}}), turn=Turn(hot_dice="ends_turn"),
    )  # fmt: skip
    hit = 9.0**-dice  # then the other has one more turn, and may tie
    first = (1 - hit * hit / 2) / (2 - hit)
    assert solve(sheet).first[0] == pytest.approx(first, abs=2e-11)
    # Among three, who moves next is ahead of the others, and the last one as far behind.
    ahead, level, behind = solve(sheet, 3).first
    assert ahead - level == pytest.approx(level - behind, rel=0.01)


def test_a_game_says_how_large_it_is():
    assert size_of(greed.load("classic")).positions == 40_401
    assert size_of(greed.load("classic"), 3).bytes > 8e8
