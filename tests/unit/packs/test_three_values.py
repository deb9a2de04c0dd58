"""Win probabilities between three as a file: kept once, refused where they aren't all there."""

import json

import numpy as np
import pytest

from greed.exact.multi import solve_multi, three_tables
from greed.packs import PackError, kept_three, three_file, three_path
from greed.sheets import load

SMALL = "koans(target=500)"


def test_the_file_between_three_is_made_once_and_then_kept():
    sheet = load(SMALL)
    path = kept_three(sheet)
    assert path == three_path(sheet)
    assert path.read_bytes() == three_file(solve_multi(sheet))
    path.write_bytes(b"as it is")
    assert kept_three(sheet).read_bytes() == b"as it is"


def test_seats_off_the_board_have_tables_of_their_own_only_where_they_are_worth_something_else():
    body = json.loads(three_file(solve_multi(load(SMALL))).split(b"\n", 2)[1])
    kinds = [tuple(entry["off"]) for entry in body["three"]["final"]]
    assert kinds == [(0, 0)] * 3


@pytest.mark.parametrize(
    ("name", "rule"),
    [("official", "carryovers"), ("classic+zilch", "strikes"), ("ten-dice", "bonus turns")],
)
def test_a_sheet_is_refused_before_anything_is_solved_if_more_than_scores_matters(
    name: str, rule: str
):
    with pytest.raises(PackError, match=f"has {rule}"):
        kept_three(load(name))


def test_whether_a_seat_without_a_turn_is_on_the_board_makes_no_difference_to_others():
    found = three_tables(solve_multi(load("koans(target=500,entry.scope=throw)")))
    held = {each[:4]: each for each in found.final}
    done = [each for each in found.final if not each.waiting and each.off == (1, 0)]
    assert len(done) == 2
    for each in done:
        other = held[*each[:3], (1, 1)]
        assert np.array_equal(each.mine, other.mine)
        assert np.array_equal(each.following, other.following)
        assert not np.array_equal(each.mine, held[*each[:3], (0, 1)].mine)
