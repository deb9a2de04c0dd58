"""A policy's three views, beside each other: what it does in a state, its table, its side.

On small sheets whole games are followed exactly, once by the bot and once by the table through the
core, and once by the solver of matches. On the presets the views are asked about every choice of
some games: the bot's move must be worth the most to the plan, and the table must agree with it.
"""

import random
from itertools import product

import pytest
from tests.support.small_sheets import SMALL_SHEETS, exact_shares
from tests.twins.slow_against import SlowAgainst

import greed
from greed.core.moves import BANK
from greed.core.sheet_data import parse_sheet
from greed.core.state import ON, State
from greed.exact.match import Task, match_value
from greed.exact.model import state_index, turn_graph
from greed.policies import Bold, Cautious, Character, Maximiser, Optimal, Sprinter, Threshold
from greed.sim import Player
from greed.tables import Finder, tables

PRESETS = ["koans", "classic", "official", "basic", "zilch-online"]
EXACT = "classic(target=2000,overshoot=forfeits)"
STRUCK = (
    "official(target=3000,strikes.count=2,strikes.effect=reset,strikes.zilch_before_entry=true)"
)
RIVAL = Threshold(20)
FAR = 300  # points beyond which small sheets count no further


def _plain(sheet: greed.Sheet) -> bool:
    """Say whether ties leave nothing different to the other seat: the views break them freely."""
    return sheet.end.endgame == "first_to_target" and sheet.carryover is None


SHEETS = [
    sheet for sheet in SMALL_SHEETS if sheet.title not in ("exact race", "fines and bonus turns")
]
EVERYWHERE = (Threshold(10), Threshold(30), Maximiser(), Bold(), Cautious())
SIDES = [
    *product(EVERYWHERE, SHEETS),
    *product((Sprinter(), Optimal()), filter(_plain, SHEETS)),
]


@pytest.mark.parametrize(
    ("policy", "sheet"), SIDES, ids=[f"{policy}-{sheet.title}" for policy, sheet in SIDES]
)
def test_bot_table_and_side_win_the_same_games(policy, sheet):
    held = tables(sheet)
    side = match_value(policy.side(held), RIVAL.side(held), held).begins
    assert SlowAgainst(sheet, FAR, (policy, RIVAL)).wins(0) == pytest.approx(side, abs=1e-7)
    if isinstance(policy, Threshold | Maximiser) or (
        _plain(sheet) and not isinstance(policy, Character)
    ):
        table = exact_shares(sheet, [policy, RIVAL], first=0)[0]
        assert table == pytest.approx(side, abs=1e-7)


def test_a_maximiser_rolls_on_where_the_target_is_nearer_than_a_good_turn():
    near = parse_sheet({
        "title": "Near", "target": 50, "dice": {"count": 1, "faces": 3},
        "scoring": {"singles": {"2": 200, "1": 150}}, "end": {"endgame": "finish_round"},
    }, "near")  # fmt: skip
    bot = SlowAgainst(near, 10_000, (Maximiser(), RIVAL)).wins(0)
    assert exact_shares(near, [Maximiser(), RIVAL], first=0)[0] == pytest.approx(bot, abs=1e-7)


def test_a_maximiser_whose_turns_are_best_never_banked_rolls_on_as_far_as_its_table_goes():
    endless = parse_sheet({
        "title": "Endless", "target": 150, "dice": {"count": 2},
        "scoring": {"singles": {"4": 50}, "straights": [{"faces": [3, 4], "points": 100}],
                    "nothing": 50},
        "end": {"endgame": "first_to_target"},
    }, "endless")  # fmt: skip
    bot = SlowAgainst(endless, 3_000, (Maximiser(), RIVAL)).wins(0)
    assert exact_shares(endless, [Maximiser(), RIVAL], first=0)[0] == pytest.approx(bot, abs=1e-7)


def test_in_its_last_turn_a_maximiser_keeps_no_more_dice_than_it_must():
    last = parse_sheet({
        "title": "Last", "target": 50, "dice": {"count": 2}, "entry": {"points": 50},
        "scoring": {"singles": {"5": 100, "6": 150, "2": 200}, "repeat_sets": False},
        "turn": {"dead_dice_keepable": True, "hot_dice": "ends_turn"},
        "end": {"endgame": "deposed_and_waiting", "tie": "first_to_reach"},
    }, "last")  # fmt: skip
    held, rival = tables(last), Threshold(150)
    bot = SlowAgainst(last, 1_000, (Maximiser(), rival)).wins(0)
    side = match_value(Maximiser().side(held), rival.side(held), held).begins
    assert side == pytest.approx(bot, abs=1e-7)
    assert exact_shares(last, [Maximiser(), rival], first=0)[0] == pytest.approx(bot, abs=1e-7)


def _choices(policy, sheet, games: int, seed: int) -> list[State]:
    """Return the states of some games in which a policy has a choice; its rival is itself."""
    chance = random.Random(seed)
    found: list[State] = []
    for game in range(games):
        state = greed.start(sheet, first=game % 2)
        while not state.over and len(found) < 400 * (game + 1):
            if state.phase == "throw":
                dice = [chance.randint(1, sheet.dice.faces) for _ in range(state.hand.dice)]
                state = greed.throw(state, dice)
                continue
            if len(greed.legal_moves(state)) > 1:
                found.append(state)
            state = greed.apply(state, policy.choose(state))
    return found


@pytest.mark.parametrize("name", [*PRESETS, STRUCK, EXACT])
@pytest.mark.parametrize("policy", [Threshold(300), Maximiser(), Sprinter()], ids=str)
def test_the_table_moves_as_the_bot_does(policy, name):
    sheet = greed.load(name)
    held = tables(sheet)
    player = Player(policy.table(held), Finder(held))
    states = _choices(policy, sheet, 3, seed=5)
    assert len(states) > 60
    for state in states:
        bot, table = policy.choose(state), player.choose(state)
        if isinstance(policy, Threshold):
            assert table == bot, state
        elif state.standing[state.seat] == ON or not state.inherited:
            # In an attempt off the board the table doesn't know whose points count.
            lost = policy.worth(state, bot) - policy.worth(state, table)
            assert lost < 1e-5, (state, bot, table)


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize(
    "policy",
    [Threshold(300), Threshold(1000), Maximiser(), Sprinter(), Bold(), Cautious()],
    ids=str,
)
def test_the_plan_of_a_turn_holds_the_move_of_the_bot(policy, name):
    """Before the final round, and where a bank can neither win nor be too much."""
    sheet = greed.load(name)
    asked = 0
    for state in _choices(policy, sheet, 3, seed=6):
        near = state.scores[state.seat] + state.points >= sheet.target - 1000
        if state.final or near or min(state.scores) < 0:
            continue
        seat, unit = state.seat, tables(sheet).unit
        graph = turn_graph(tables(sheet), state.standing[seat])
        task = Task()
        if policy.heeds_score(tables(sheet)):
            task = Task(strikes=state.strikes[seat], score=state.scores[seat] // unit)
        where, rows = state_index(graph), state.points // unit + 60 + graph.reach
        if state.offer:
            offer = graph.offers.tolist().index(tables(sheet).hands.index(state.offer.hand))
            if graph.attempts[offer] < 0:
                continue
            taken = policy.accepts(graph, offer, state.offer.points // unit + 1, task)[-1]
            assert (str(policy.choose(state)) == "accept") == taken, state
            asked += 1
            continue
        worth, ends = policy.plan(graph, rows, task)

        def decisions(after: State, graph=graph, where=where) -> list[int]:
            """Return the decisions that this state can be, as far as banking goes."""
            row, node = where.row(after), where.node(after)
            first, last = graph.node_decisions[node + 1 : node + 3]
            may = BANK in greed.legal_moves(after)
            return [
                d for d in range(first, last)
                if may == (row >= min(graph.bank_from[d], graph.stop_from[d]))
            ]  # fmt: skip

        if state.phase == "decide":
            if state.hand.dice and BANK in greed.legal_moves(state):
                row = where.row(state)
                said = {bool(ends[row, d]) for d in decisions(state)}
                assert (policy.choose(state) == BANK) in said, state
                assert len(said) == 1
                asked += 1
            continue
        after = {move: greed.apply(state, move) for move in greed.legal_moves(state)}
        if not all(each.phase == "decide" and each.hand.dice for each in after.values()):
            continue
        ranked = {
            move: max(float(worth[where.row(each), d]) for d in decisions(each))
            for move, each in after.items()
        }
        assert ranked[policy.choose(state)] == max(ranked.values()), state
        asked += 1
    assert asked > 20
