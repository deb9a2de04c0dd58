"""Three perfect players in the simulator: by the core, by the solution, and beside others."""

import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from tests.support.games import SHEETS
from tests.support.simulation import core_game, kernel_game, wild_policy, wild_policy_for_three
from tests.twins.test_three_against_core import SHEETS as SMALL

import greed
from greed.core.game import apply
from greed.exact.multi import solve_multi
from greed.policies import Optimal, PolicyError, Threshold, optimal
from greed.sim import Player, Run, Setup, simulate
from greed.sim.replay import play_game
from greed.tables import tables

ROUNDING = 5e-5
"""What a choice may cost because chances are kept in 16 bits."""
KINDS = [
    sheet for sheet in SMALL
    if sheet.title in {
        "first to the target", "entry refused", "exact target", "one last turn, first to reach",
        "finish the round", "challenges in rounds", "offers and an entry", "offers in a last turn",
        "offers of a fresh set", "bonus turns",
    }
]  # fmt: skip


@pytest.mark.parametrize("name", SHEETS)
def test_games_of_policies_that_look_at_two_others_are_the_same_through_the_core(name: str):
    held = tables(greed.load(name))
    chance = random.Random(name)
    for _ in range(3):
        seeds = [chance.randrange(1000) for _ in range(3)]
        one, two = (wild_policy_for_three(held, seed) for seed in seeds[:2])
        third = chance.choice([one, wild_policy(held, seeds[2])])
        setup = Setup(held, chance.sample([one, two, third], 3))
        for game in range(3):
            assert kernel_game(setup, 3, game, limit=300) == core_game(setup, 3, game, limit=300)


@pytest.mark.parametrize("sheet", KINDS, ids=lambda sheet: sheet.title.replace(" ", "-"))
def test_every_choice_wins_as_much_as_the_best_of_the_solution(sheet: greed.Sheet):
    """Small sheets fit their cells, so nothing is lost to the table."""
    found, setup = solve_multi(sheet), Run(sheet, (Optimal(),) * 3).setup()
    asked = 0
    for game in range(12):
        for before, _, after in play_game(setup, 7, game):
            if before.phase in {"decide", "keep", "offer"}:
                best = found.chances(apply(before, found.best(before)))[before.seat]
                assert found.chances(after)[before.seat] > best - ROUNDING, str(before)
                asked += 1
    assert asked > 50


def test_the_strikes_of_others_which_it_does_not_look_at_cost_little():
    sheet, lost = next(sheet for sheet in SMALL if sheet.title == "strikes before entry"), 0.0
    found, setup = solve_multi(sheet), Run(sheet, (Optimal(),) * 3).setup()
    for game in range(20):
        for before, _, after in play_game(setup, 7, game):
            if before.phase in {"decide", "keep"}:
                best = found.chances(apply(before, found.best(before)))[before.seat]
                lost += best - found.chances(after)[before.seat]
    assert lost / 3 / 20 < 0.005


@pytest.mark.parametrize(("name", "games"), [("koans(target=1500)", 100_000), ("koans", 2_000_000)])
def test_three_win_in_the_shares_that_were_solved(name: str, games: int):
    sheet = greed.load(name)
    found = simulate(sheet, [Optimal()] * 3, games, seed=2)
    for place, exact in enumerate(solve_multi(sheet).first):
        share = found.place(place)
        assert abs(share.value - exact) < 4 * share.error + 1e-4


def test_among_others_it_plays_as_in_the_arena():
    """A seat plays there by the saved solution for three, no matter who sits at the others."""
    sheet = greed.load("koans(target=1500)")
    found, setup = solve_multi(sheet), Run(sheet, (Optimal(), *(Threshold(300),) * 2)).setup()
    player, bot, alike, asked, lost = Player(setup.policies[0], setup.find), Optimal(), 0, 0, 0.0
    for game in range(8):
        for before, _, _ in play_game(setup, 11, game):
            if before.seat == 0 and before.phase == "decide":
                mine, best = player.choose(before), bot.choose(before)
                alike += mine == best
                won = [found.chances(apply(before, move))[0] for move in (mine, best)]
                lost += won[1] - won[0]
                asked += 1
    assert asked > 50
    assert alike > 0.95 * asked
    assert lost / 8 < 1e-3


def test_optimal_beats_two_thresholds_more_than_they_beat_each_other():
    sheet = greed.load("koans(target=1500)")
    share = simulate(sheet, [Optimal(), Threshold(300), Threshold(300)], 20_000, seed=1).share(0)
    assert share.value > 1 / 3 + 5 * share.error


def test_the_table_is_built_once_and_read_by_whoever_plays_it_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("GREED_HOME", str(tmp_path))
    held = tables(greed.load("koans(target=600)"))
    monkeypatch.setattr(optimal, "_HELD", {})
    built = optimal.among_three(held)
    assert optimal.three_is_kept(held)
    optimal._HELD.clear()
    monkeypatch.setattr("greed.policies._three_cells.table_of_three", None)
    read = optimal.among_three(held)
    for name in built.__dataclass_fields__:
        assert np.array_equal(getattr(built, name), getattr(read, name)), name


def test_a_damaged_table_is_built_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    from greed.policies import _saved, _three_cells

    monkeypatch.setenv("GREED_HOME", str(tmp_path))
    monkeypatch.setattr(optimal, "_HELD", {})
    held = tables(greed.load("koans(target=600)"))
    good = optimal.among_three(held)
    answer = _saved._answer(good)
    assert _saved._sound(answer, held)
    for name, wrong in (
        ("takes", good.takes + 1), ("cells", good.cells + 1), ("behind", good.behind[:1]),
        ("final", good.final[:, 1:]), ("rows", good.rows + len(good.bank)),
    ):  # fmt: skip
        bad = replace(answer, arrays=answer.arrays | {name: wrong})
        assert not _saved._sound(bad, held), name
    assert _three_cells.version(solve_multi(held.sheet)) != _three_cells.version(
        solve_multi(greed.load("koans(target=500)"))
    )


def test_four_perfect_players_are_sent_to_the_arena():
    with pytest.raises(PolicyError, match="2 or 3 seats, not for 4: .* greed arena --seats 4"):
        Run(greed.load("koans"), (Optimal(),) * 4).setup()
