"""Nobody gets a rating by always giving the same answer, and no theme tells the answer."""

from collections import Counter
from datetime import date
from functools import cache
from importlib.resources import files
from itertools import product

import pytest

import greed
from greed.coach.puzzles import THEMES, Puzzle, shipped_puzzles
from greed.coach.sources import class_of
from greed.coach.training import Training, answered, next_puzzle
from greed.core.moves import parse_move

TODAY = date(2026, 11, 22)
ASKED = 200
BEGINNER = 1200
"""An average player has 1500."""
CONSTANT = [
    frozenset(each) for each in product(("roll", "bank"), ("accept", "decline"), ("most", "fewest"))
]
FEW = {"ten-dice": 130}
"""Where simple players seldom go wrong there are fewer puzzles than 200."""


def _pool(name: str) -> tuple[Puzzle, ...]:
    found = shipped_puzzles(greed.load(name))
    assert found is not None
    return found.puzzles


@cache
def _classes(puzzle: Puzzle) -> dict[str, str]:
    state = greed.parse_position(puzzle.position)
    return {each.move: class_of(state, parse_move(each.move)) for each in puzzle.answers}


def _constant(puzzle: Puzzle, wanted: frozenset[str]) -> str:
    classes = _classes(puzzle)
    return next(move for move in sorted(classes) if classes[move] in wanted)


def _natural(puzzle: Puzzle, _: frozenset[str]) -> str:
    return puzzle.natural


def _unnatural(puzzle: Puzzle, _: frozenset[str]) -> str:
    return next(each.move for each in puzzle.answers if each.move != puzzle.natural)


def _best(puzzle: Puzzle, _: frozenset[str]) -> str:
    return puzzle.best


def _rating(pool, choose, wanted=frozenset()) -> float:
    """Return the rating after the puzzles that the trainer would ask one after the other."""
    training, left = Training(), list(pool)
    for _ in range(min(ASKED, len(pool))):
        puzzle = next_puzzle(training, left, TODAY)
        assert puzzle is not None
        left.remove(puzzle)
        training = answered(training, puzzle, choose(puzzle, wanted), TODAY)
    return training.glicko.rating


@pytest.mark.parametrize("name", greed.presets())
def test_the_same_answer_to_every_puzzle_brings_no_rating(name):
    pool = _pool(name)
    assert len(pool) >= FEW.get(name, ASKED)
    for wanted in CONSTANT:
        assert _rating(pool, _constant, wanted) < BEGINNER, wanted
    for choose in (_natural, _unnatural):
        assert _rating(pool, choose) < BEGINNER, choose
    assert _rating(pool, _best) > 2000


@pytest.mark.parametrize("name", greed.presets())
def test_no_theme_tells_the_answer(name):
    about = Counter(each.theme for each in _pool(name))
    assert set(about) <= set(THEMES)
    for theme in about:
        puzzles = [each for each in _pool(name) if each.theme == theme]
        right = Counter(_classes(each)[each.best] for each in puzzles)
        right["natural"] = sum(each.natural == each.best for each in puzzles)
        for kind, times in right.items():
            assert times <= len(puzzles) / 2, (theme, kind)


@pytest.mark.parametrize("name", greed.presets())
def test_puzzles_are_easy_and_hard(name):
    ratings = sorted(each.rating for each in _pool(name))
    tenth = len(ratings) // 10
    assert ratings[-tenth] - ratings[tenth] > 400


def test_where_dice_are_chosen_there_are_several_plausible_answers():
    for name in ("official", "basic", "classic", "zilch-online"):
        keeps = [each for each in _pool(name) if each.natural.startswith("keep")]
        several = [each for each in keeps if sum(a.cost < 0.1 for a in each.answers) > 2]
        assert len(several) >= 30, name


def test_all_puzzles_together_stay_small():
    folder = files("greed.coach") / "data"
    assert sum(len(each.read_bytes()) for each in folder.iterdir()) < 500_000
