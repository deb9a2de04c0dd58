"""The game graph against the core: what follows every end of every table."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import greed
from greed.core.errors import Unsolvable
from greed.core.sheet import Sheet
from greed.core.state import State, Turn
from greed.core.turn import NO_DICE
from greed.core.turn_end import end_turn, lose_turn, why_no_points
from greed.graph import AGAIN, BANK, BONUS, BUST, PASS, GameGraph, game_graph, locate, place_state
from greed.graph import turn_graph as turn_of
from greed.testing.strategies import sheets

SHEETS = (
    "official", "ten-dice", "koans", "basic", "classic+hsw", "classic+amish+zilch", "zilch-online",
    "koans(overshoot=bounces)", "koans(overshoot=forfeits)", "koans(endgame=finish_round)",
    "koans(endgame=rechallenge_all)", "koans(endgame=rechallenge_rounds)",
    "koans(endgame=deposed_and_waiting)", "classic+zilch(endgame=rechallenge_all)",
)  # fmt: skip


# Among four, strikes make tens of thousands of tables.
CASES = [
    (name, seats) for name in SHEETS for seats in (2, 3, 4) if seats < 4 or "zilch" not in name
]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_what_follows_every_end_of_every_table_is_what_the_core_says(name: str, seats: int):
    graph = game_graph(greed.load(name), seats, below=40)
    assert _followed(graph, random.Random(name), times=2) > 10


@settings(max_examples=25, suppress_health_check=list(HealthCheck))
@given(sheets(max_dice=3, max_target=1000), st.integers(2, 4), st.randoms(use_true_random=False))
def test_so_it_is_on_drawn_sheets(sheet: Sheet, seats: int, rng: random.Random):
    if sheet.strikes and sheet.strikes.count > 2:
        return  # thousands of tables that tell nothing new
    try:
        graph = game_graph(sheet, 2 if sheet.strikes else seats, below=40)
    except Unsolvable:
        return
    _followed(graph, rng, times=1)


def _followed(graph: GameGraph, rng: random.Random, times: int) -> int:
    """Compare what follows turns of each table with what the core says; return how often."""
    bonus = any(turn_of(graph.sheet, standing).has_bonus for standing in (0, 1, 2))
    compared = 0
    for k, table in enumerate(graph.tables):
        for end in (BUST, PASS, BANK, AGAIN, BONUS):
            if end in (AGAIN, BONUS) and not bonus:
                continue
            for _ in range(times):
                gaps = _drawn(graph, k, rng)
                state = place_state(graph, k, gaps)
                goal = 0 if graph.leads[k] == 0 else gaps[0]
                away = goal - rng.choice((1, 20, goal, goal + 1, goal + 3, max(goal - 1, 1)))
                expected = _asked(graph, state, end, goal - away)
                if expected is None:
                    continue  # the points of such a turn aren't recorded
                if end not in (BANK, BONUS):
                    away = graph.fallen(k, gaps) if end == BUST else goal
                found = graph.follow(k, end, gaps, away)
                assert _told(graph, found) == _seen(graph, state, expected), (
                    table,
                    end,
                    gaps,
                    away,
                )
                compared += 1
    return compared


def _drawn(graph: GameGraph, k: int, rng: random.Random) -> tuple[int, ...]:
    axes = range(k * graph.seats, (k + 1) * graph.seats)
    return tuple(rng.randint(graph.least[j], graph.least[j] + graph.count[j] - 1) for j in axes)


def _asked(graph: GameGraph, state: State, end: int, points: int) -> State | None:
    """Return what the core says follows a turn that ends so."""
    if end in (BUST, PASS):
        return lose_turn(state, struck=end == BUST)
    if end == AGAIN:
        ended = State(state.rules, state.board, Turn(0, "decide", NO_DICE))
        short = why_no_points(ended, tally=True) is not None
        return end_turn(ended, 1, bonus=True) if short or not points else None
    turn = Turn(0, "decide", NO_DICE, points * graph.unit, best_throw=10**12, may_bank=True)
    ended = State(state.rules, state.board, turn)
    beyond = state.scores[0] + turn.points > graph.sheet.target
    if why_no_points(ended, tally=end == BONUS) and not beyond:
        return None
    return end_turn(ended, 1, bonus=end == BONUS)


def _told(graph: GameGraph, found: tuple[int, tuple[int, ...]]) -> object:
    table, gaps = found
    if table < 0:
        first = (-1 - table) * graph.seats
        return graph.shares[first : first + graph.seats].tolist()
    return table, gaps


def _seen(graph: GameGraph, before: State, after: State) -> object:
    if after.over:
        order = [(before.seat + k) % graph.seats for k in range(graph.seats)]
        return [(seat in after.winners) / len(after.winners) for seat in order]
    if after.offer:
        after = greed.apply(after, greed.DECLINE)
    place = locate(graph, after)
    return place.table, place.gaps
