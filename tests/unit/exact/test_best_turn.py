import copy
import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numba import typeof
from tests.support.games import SHEETS
from tests.support.states import changed

import greed
from greed.bots import bot
from greed.core.dice import throws
from greed.core.game import apply, legal_moves, throw
from greed.core.sheet import Dice, Scoring, Sheet
from greed.core.state import OFF, ON
from greed.core.turn import Hand
from greed.exact.model import TurnGraph, Unsolvable, single_player_graph, state_index
from greed.exact.turn import best_turn
from greed.tables import tables
from greed.testing.strategies import sheets


def turn(name, standing=ON, cap=None):
    return best_turn(tables(greed.load(name)), standing, cap)


def threshold(name, dice):
    found = turn(name)
    hands = found.turn_graph.tables.hands
    return next(t for t in found.thresholds if hands[t.hand] == Hand(dice))


def test_a_turn_of_classic_banks_from_300_with_one_die():
    assert [threshold("classic", dice).points for dice in (1, 2, 3)] == [300, 250, 450]


def test_six_dice_that_cannot_bust_are_never_banked():
    assert threshold("zilch-online", 6).points is None


def test_nobody_banks_below_the_minimum():
    assert all(each.least >= 300 for each in turn("zilch-online").thresholds)


@pytest.mark.parametrize("name", SHEETS)
def test_thresholds_have_no_exceptions(name):
    assert all(each.simple for each in turn(name).thresholds)


@pytest.mark.parametrize("name", SHEETS)
def test_the_distribution_of_a_turn_has_its_value_as_mean(name):
    for standing in (ON, OFF) if greed.load(name).entry else (ON,):
        found = turn(name, standing)
        spread = found.distribution
        assert sum(spread.values()) == pytest.approx(1, abs=1e-12)
        mean = sum(points * chance for points, chance in spread.items())
        assert mean == pytest.approx(found.value, abs=1e-9)


def test_a_cap_costs_points_and_a_wide_one_costs_nothing():
    free = turn("classic").value
    assert turn("classic", cap=2000).value < free
    assert turn("classic", cap=500_000).value == pytest.approx(free, abs=1e-9)


def test_more_inherited_points_are_worth_more():
    found = turn("official")
    values = [found.attempt(0, points) for points in range(50, 5000, 50)]
    assert np.all(np.diff(values) > 0)
    from_here = found.accepts_from(0)
    assert from_here is not None
    assert found.attempt(0, from_here) >= found.value > found.attempt(0, from_here - 50)


def test_a_player_off_the_board_of_amish_is_offered_nothing():
    with pytest.raises(greed.GreedError, match="offered nothing"):
        turn("classic+amish", OFF).attempt(0, 500)


@pytest.mark.parametrize("name", ["official", "classic", "basic", "classic+zilch", "koans"])
@pytest.mark.parametrize("standing", [ON, OFF])
def test_no_single_deviation_improves_a_turn(name, standing):
    # From random states the value of a throw is, through the core, the mean of the best moves.
    sheet = greed.load(name)
    if standing == OFF and sheet.entry is None:
        return
    found = turn(name, standing)
    where = state_index(found.turn_graph)

    def worth(state):
        values = [found.thrown(where.node(state), where.row(state))] if state.hand.dice else []
        if "bank" in legal_moves(state):
            after = apply(state, "bank")
            values.append(float(after.scores[0]))
        return max(values)

    rng = random.Random(5)
    tried = 0
    while tried < 6:
        state = greed.start(sheet)
        if standing == ON:
            state = changed(state, standing=(ON, ON), hand=state.rules.fresh)
        for _ in range(rng.randint(0, 3)):
            fallen = [rng.randint(1, 6) for _ in range(state.hand.dice)]
            after = throw(state, fallen)
            if after.phase != "keep":
                break
            after = apply(after, rng.choice(list(legal_moves(after))))
            if after.seat != 0 or not after.hand.dice or after.phase != "decide":
                break
            state = apply(after, "roll")
        value = 0.0
        for dice, chance in throws(state.hand.dice).items():
            after = throw(state, dice)
            if after.phase == "keep":
                value += float(chance) * max(worth(apply(after, m)) for m in legal_moves(after))
            elif after.phase == "decide":
                value += float(chance) * worth(after)
        assert found.thrown(where.node(state), where.row(state)) == pytest.approx(value, abs=1e-9)
        tried += 1


def test_turns_played_through_the_core_gain_what_was_solved():
    # 1,500 turns of the bot: four standard errors are about 50 points.
    player, rng = bot("maximiser"), random.Random(11)
    gained = []
    for _ in range(1500):
        state = greed.start(greed.load("kingdom-come(target=1000000)"))
        while state.seat == 0 and not state.over:
            if state.phase == "throw":
                state = throw(state, [rng.randint(1, 6) for _ in range(state.hand.dice)])
            else:
                state = apply(state, player.choose(state))
        gained.append(state.scores[0])
    error = np.std(gained) / np.sqrt(len(gained))
    assert abs(np.mean(gained) - turn("kingdom-come").value) < 4 * error


def test_a_graph_is_copied_and_changed_with_its_sheet():
    graph = turn("koans").turn_graph
    for again in (copy.deepcopy(graph), graph._replace(start=1)):
        assert (again.tables.sheet, again.standing) == (graph.tables.sheet, ON)
        assert np.array_equal(again.points, graph.points)
        assert again != graph


def test_compiled_code_reads_the_graph_of_every_sheet_as_the_same_type():
    graphs = [turn(name).turn_graph for name in ("koans", "classic", "official")]
    kinds = {typeof(graph) for graph in [*graphs, *map(single_player_graph, graphs)]}
    assert len(kinds) == 1, "each further type would be compiled again"
    assert kinds.pop().fields == TurnGraph._fields


def test_points_without_end_are_refused():
    # Either face of the only die scores: it is thrown again and again for nothing but points.
    endless = Sheet(
        title="Endless",
        target=1000,
        dice=Dice(count=1, faces=2),
        scoring=Scoring(singles={1: 100, 2: 50}),
    )
    with pytest.raises(Unsolvable, match="without end"):
        best_turn(tables(endless))


def test_a_turn_that_only_enters_has_chances_where_one_on_the_board_goes_on_without_end():
    sheet = greed.loads(
        'title = "Once"\ntarget = 50\ndice = { count = 1 }\n'
        "scoring = { singles = { 1 = 50 }, nothing = 50, repeat_sets = false }\n"
        'entry = { points = 50, scope = "throw", ends_turn = true }\n'
        'end = { endgame = "first_to_target", overshoot = "forfeits" }'
    )
    found = best_turn(tables(sheet), OFF)
    assert found.distribution == pytest.approx({0: 5 / 6, 50: 1 / 6})


@settings(max_examples=15)
@given(sheet=sheets(max_dice=4), data=st.data())
def test_every_drawn_sheet_is_solved_or_refused_by_name(sheet, data):
    standing = data.draw(st.sampled_from([ON] if sheet.entry is None else [ON, OFF]))
    try:
        found = best_turn(tables(sheet), standing)
    except Unsolvable:
        return
    assert found.value >= 0
    assert sum(found.distribution.values()) == pytest.approx(1, abs=1e-9)
