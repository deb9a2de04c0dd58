"""Values in files of their own: the solution comes back, and what is damaged is refused."""

from functools import cache

import pytest

from greed.exact import solve
from greed.packs import PackError, kept_values, pack, read, read_values, values_file, values_path
from greed.sheets import load
from greed.testing.play import careful, play

AMISH = "koans+amish(target=500)"


@cache
def amish() -> bytes:
    return values_file(solve(load(AMISH)))


def test_what_is_read_is_what_a_pack_with_values_holds():
    sheet = load(AMISH)
    packed = read(pack(sheet, solve(sheet), attempts=True)).solution
    apart = read_values(amish(), sheet)
    for _, _, state in play(sheet, [careful, careful], 1):
        assert apart.worth(state, 0) == packed.worth(state, 0)


def test_every_state_is_worth_what_the_solution_says_within_the_stated_error():
    sheet = load(AMISH)
    solution, apart = solve(sheet), read_values(amish(), sheet)
    for seed in range(3):
        for _, _, state in play(sheet, [careful, careful], seed):
            assert abs(apart.worth(state, 0) - solution.worth(state, 0)) < apart.rounding


def test_a_sheet_without_carryovers_has_such_a_file_as_well():
    koans = load("koans")
    assert abs(read_values(values_file(solve(koans)), koans).first_wins - 0.539854) < 1e-5


def test_a_target_of_one_unit_is_no_trouble():
    sheet = load("basic(target=50)")
    solution = solve(sheet)
    found = read(pack(sheet, solution, attempts=True))
    assert abs(found.worth(found.start(), 0) - solution.first_wins) < 1e-5


def test_the_file_is_made_once_and_then_kept():
    koans = load("koans(target=500)")
    path = kept_values(koans)
    path.write_bytes(path.read_bytes() + b"x")
    assert kept_values(koans) == path == values_path(koans)
    assert path.read_bytes().endswith(b"x")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data[9:], "isn't a file of values"),
        (lambda data: data.replace(b'-values":1', b'-values":2', 1), "version 2, not 1"),
        (lambda data: data[:-5] + b"12345", "damaged"),
        (lambda data: data[:-5], "their hash"),
    ],
    ids=["no head", "newer", "altered", "cut off"],
)
def test_a_damaged_file_is_refused(change, said: str):
    with pytest.raises(PackError, match=said):
        read_values(change(amish()), load(AMISH))


def test_the_values_of_another_sheet_are_refused():
    with pytest.raises(PackError, match="another sheet"):
        read_values(amish(), load("koans+amish"))
