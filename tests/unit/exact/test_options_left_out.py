"""Options that others outdo are left out among three, which changes what it takes, and no value."""

import pytest

import greed
from greed.exact.multi import MultiSolution
from greed.exact.multi._solver import solved_multi
from greed.tables import tables


@pytest.mark.parametrize(
    "name", ["classic(target=700)", "farkle(target=600)", "kingdom-come(target=700)"]
)
def test_a_turn_with_every_option_is_worth_what_it_is_with_fewer(name):
    solved = MultiSolution(solved_multi(tables(greed.load(name)), close=1e-11))
    where = solved.positions
    furthest = 0.0
    for group in where.groups:
        start, node = where.chances.low[group], where.turn(group).start
        for more in range(0, where.target - int(start.max()), 3):
            scores = [
                int(score) + more * (not where.off(group, k)) for k, score in enumerate(start)
            ]
            every = solved._play(group, *scores)[0, node]
            fewer = solved._beginning(group, scores)
            furthest = max(furthest, abs(float(every[1]) - fewer[1]))
    assert furthest < 1e-10
