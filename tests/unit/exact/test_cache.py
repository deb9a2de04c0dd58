import numpy as np
import pytest

import greed
from greed.core.state import OFF
from greed.exact.cache import Key, Stored, cached, load, path_of, store
from greed.exact.solo import saved_solo, solo_race
from greed.exact.turn import best_turn, saved_best_turn
from greed.tables import tables

KEY = Key(greed.load("koans"), "test", 1)
STORED: Stored = {
    "a": np.arange(6.0).reshape(2, 3),
    (1, (2, True)): [np.array([1, 2]), 0.1],
    "row": 3,
}


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("GREED_HOME", str(tmp_path))
    return tmp_path


def test_what_is_stored_is_read_again():
    store(KEY, STORED)
    found = load(KEY)
    assert found is not None
    assert found.keys() == STORED.keys()
    assert (found["row"], found[1, (2, True)][1]) == (3, 0.1)
    assert np.array_equal(found["a"], STORED["a"])
    assert np.array_equal(found[1, (2, True)][0], [1, 2])


def test_nothing_is_left_beside_the_file():
    store(KEY, STORED)
    path = path_of(KEY)
    assert list(path.parent.iterdir()) == [path]


def test_an_answer_is_solved_once():
    solved = []

    def solve():
        solved.append(1)
        return STORED

    cached(KEY, solve)
    cached(KEY, solve)
    assert len(solved) == 1


@pytest.mark.parametrize(
    "other",
    [
        Key(greed.load("koans(target=2000)"), "test", 1),
        Key(greed.load("koans"), "other", 1),
        Key(greed.load("koans"), "test", 2),
        Key(greed.load("koans"), "test", 1, "more"),
    ],
)
def test_a_file_of_another_key_is_foreign(other):
    store(KEY, STORED)
    path = path_of(KEY)
    path.rename(path_of(other))
    assert load(other) is None


@pytest.mark.parametrize("at", [0, 40, 300, -200, -1])
def test_a_flipped_bit_is_noticed(at):
    store(KEY, STORED)
    path = path_of(KEY)
    data = bytearray(path.read_bytes())
    data[at] ^= 0x10
    path.write_bytes(bytes(data))
    found = load(KEY)
    assert found is None


@pytest.mark.parametrize("size", [0, 10, 200])
def test_a_file_cut_short_is_solved_anew(size):
    store(KEY, STORED)
    path = path_of(KEY)
    path.write_bytes(path.read_bytes()[:size])
    assert load(KEY) is None
    assert cached(KEY, lambda: STORED) is STORED
    assert load(KEY) is not None


def test_a_file_with_more_than_it_should_hold_is_not_believed():
    store(KEY, STORED)
    path_of(KEY).write_bytes(path_of(KEY).read_bytes() + b"1")
    assert load(KEY) is None


def test_a_file_that_claims_arrays_of_any_size_is_not_believed():
    store(KEY, STORED)
    data = path_of(KEY).read_bytes()
    path_of(KEY).write_bytes(data.replace(b"[2, 3]", b"[2,3e]"))
    assert load(KEY) is None
    path_of(KEY).write_bytes(data.replace(b"[2, 3]", b"[9999]"))
    assert load(KEY) is None


def test_python_objects_are_never_written():
    with pytest.raises(ValueError, match="Python objects"):
        store(KEY, {"a": np.array([{}])})


def test_a_folder_that_cannot_be_written_costs_no_answer(home, monkeypatch):
    (home / "file").write_text("")
    monkeypatch.setenv("GREED_HOME", str(home / "file"))
    assert cached(KEY, lambda: STORED) is STORED


@pytest.mark.parametrize("again", ["solved", "read"])
def test_a_kept_turn_is_the_solved_one(again):
    held = tables(greed.load("ten-dice"))
    if again == "read":
        saved_best_turn(held, OFF, 3000)
    kept, solved = saved_best_turn(held, OFF, 3000), best_turn(held, OFF, 3000)
    assert kept.value == solved.value
    assert kept.distribution == solved.distribution
    assert kept.thresholds == solved.thresholds


def test_a_kept_race_is_the_solved_one():
    held = tables(greed.load("koans"))
    saved_solo(held)
    kept, solved = saved_solo(held), solo_race(held)
    assert kept.value == solved.value
    assert np.array_equal(kept.distribution, solved.distribution)
    assert np.array_equal(kept.legs[OFF].nodes(0, 0), solved.legs[OFF].nodes(0, 0))
