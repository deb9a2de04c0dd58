from dataclasses import dataclass

import pytest

import greed
from greed.arena import Plan, PlanError, Test, gauntlet, round_robin
from greed.arena.plan import seat_orders


def plan(**changes: object) -> Plan:
    words: dict[str, object] = {
        "sheet": greed.load("koans"), "bots": ("bold", "cautious"), "tables": round_robin(2),
        "deals": 100,
    }  # fmt: skip
    return Plan(**(words | changes))  # type: ignore[arg-type]


def test_every_bot_sits_at_every_seat_equally_often():
    for seats in range(2, 9):
        orders = seat_orders(seats)
        for seat in range(seats):
            sat = [order[seat] for order in orders]
            assert {sat.count(place) for place in range(seats)} == {len(orders) // seats}


def test_up_to_four_seats_every_order_is_played():
    assert [len(seat_orders(seats)) for seats in range(2, 7)] == [2, 6, 24, 5, 6]
    assert len(set(seat_orders(4))) == 24


def test_pieces_of_work_cover_every_deal_once():
    for deals in (1, 23, 24, 25, 100):
        found = plan(deals=deals)
        dealt = [deal for unit in range(found.units(0)) for deal in found.unit_range(0, unit)]
        assert dealt == list(range(deals))


def test_a_round_robin_seats_every_pair_and_a_gauntlet_the_first_with_all():
    assert len(round_robin(5)) == 10
    assert gauntlet(4, seats=3) == ((0, 1, 2), (0, 1, 3), (0, 2, 3))


def test_plans_that_differ_have_other_keys():
    keys = {plan().key(), plan(seed="x").key(), plan(deals=99).key(), plan(test=Test()).key()}
    assert len(keys) == 4
    assert plan().key() == plan().key()


@dataclass
class Bad:
    changes: dict[str, object]
    says: str


BAD = [
    Bad({"bots": ("bold",)}, "two bots"),
    Bad({"tables": ()}, "one table"),
    Bad({"deals": 0}, "one deal"),
    Bad({"tables": ((0, 5),)}, "numbered from 1 to 2"),
    Bad({"tables": ((0, 0),)}, "twice"),
    Bad({"tables": ((0,),)}, "for 2 to 12 players"),
    Bad({"limit": 0.0}, "time"),
    Bad({"test": Test(error=0.0)}, "error"),
]


@pytest.mark.parametrize("bad", BAD, ids=[bad.says for bad in BAD])
def test_a_plan_that_cannot_be_played_is_refused(bad: Bad):
    with pytest.raises(PlanError, match=bad.says):
        plan(**bad.changes).check()
