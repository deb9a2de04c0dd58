"""Win probabilities between three as a file: kept once, refused where they aren't all there."""

import json

import pytest

from greed.exact.multi import solve_multi
from greed.packs import PackError, kept_values, three_file, values_path
from greed.sheets import load

SMALL = "koans(target=500)"


def test_the_file_between_three_is_made_once_and_kept_beside_the_one_between_two():
    sheet = load(SMALL)
    path = kept_values(sheet, seats=3)
    assert path == values_path(sheet, 3) != values_path(sheet)
    assert path.read_bytes() == three_file(solve_multi(sheet))
    path.write_bytes(b"as it is")
    assert kept_values(sheet, seats=3).read_bytes() == b"as it is"


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
        kept_values(load(name), seats=3)
