"""Puzzles: found again from their seed, right to the last digit, unlike each other."""

from datetime import date, timedelta
from random import Random

import pytest
from tests.support.games import random_events

import greed
from greed.bots import bot
from greed.coach.difficulty import PANEL, failing_share, start_rating
from greed.coach.judges import WinJudge, win_judge
from greed.coach.puzzles import (
    Puzzle,
    PuzzleError,
    PuzzleSet,
    missed,
    read_puzzles,
    shipped_puzzles,
    write_puzzles,
)
from greed.coach.sources import mine, mistakes, natural_move
from greed.coach.training import (
    DAILY,
    Glicko,
    Training,
    TrainingError,
    answered,
    daily_puzzles,
    next_puzzle,
    rated,
    read_training,
    share_line,
    write_training,
)
from greed.core.moves import parse_move

KOANS = greed.load("koans")
TODAY = date(2026, 11, 22)


@pytest.fixture(scope="module")
def judge() -> WinJudge:
    return win_judge(KOANS)


@pytest.fixture(scope="module")
def found(judge: WinJudge) -> PuzzleSet:
    return mine(judge, KOANS, 16, "tests")


def _holds(judge: WinJudge, puzzle: Puzzle) -> None:
    state = greed.parse_position(puzzle.position)
    for answer in puzzle.answers:
        value = judge.worth(greed.apply(state, answer.move), state.seat)
        assert answer.value == pytest.approx(value, abs=2e-6)
        assert answer.cost == pytest.approx(puzzle.answers[0].value - answer.value, abs=2e-6)
    assert {each.move for each in puzzle.answers} == set(map(str, greed.legal_moves(state)))
    share = failing_share(state, parse_move(puzzle.best))
    losses = [each.cost for each in puzzle.answers[1:]]
    assert puzzle.failing == pytest.approx(share, abs=1e-4)
    assert puzzle.rating == pytest.approx(start_rating(losses, share), abs=1)


def test_the_same_seed_finds_the_same_puzzles(judge):
    few = mine(judge, KOANS, 4, "tests")
    assert mine(judge, KOANS, 4, "tests") == few
    assert mine(judge, KOANS, 4, "other") != few


def test_every_answer_has_its_exact_price(judge, found):
    assert len(found.puzzles) == 16
    for puzzle in found.puzzles:
        _holds(judge, puzzle)


def test_the_natural_answer_is_right_in_half_of_the_puzzles(found):
    assert sum(each.natural == each.best for each in found.puzzles) == len(found.puzzles) // 2
    for puzzle in found.puzzles:
        assert puzzle.natural == str(natural_move(greed.parse_position(puzzle.position)))


def test_a_puzzle_is_not_a_coin_flip_and_every_wrong_answer_has_its_reason(found):
    for puzzle in found.puzzles:
        assert puzzle.answers[0].cost == 0
        assert puzzle.answers[1].cost >= 0.01
        for answer in puzzle.answers:
            why = puzzle.why(answer.move, KOANS)
            assert why.endswith(".")
            assert f"{100 * puzzle.answers[0].value:.1f}%" in why


def test_what_is_said_compares_the_answer_that_was_given():
    found = shipped_puzzles(greed.load("official"))
    assert found is not None
    several = next(each for each in found.puzzles if len(each.answers) > 3)
    for answer in several.answers[1:]:
        why = several.why(answer.move, greed.load("official"))
        assert why.lower().startswith(answer.move)
        assert f"{100 * answer.value:.1f}%" in why


def test_the_share_that_fails_is_that_of_bots_that_are_asked_again_and_again(found):
    puzzle, times = found.puzzles[0], 400
    state, wrong = greed.parse_position(puzzle.position), 0.0
    for name in PANEL:
        asked = times if name.startswith("level") else 1
        moves = [str(bot(name, seed=str(seed)).choose(state)) for seed in range(asked)]
        wrong += sum(move != puzzle.best for move in moves) / asked
    assert puzzle.failing == pytest.approx(wrong / len(PANEL), abs=0.02)


def test_a_puzzle_is_harder_the_more_bots_fail_the_closer_and_the_more_its_answers():
    assert start_rating([0.1], 0.1) < start_rating([0.1], 0.2) < start_rating([0.1], 0.5)
    assert start_rating([0.01], 0.2) > start_rating([0.1], 0.2) > start_rating([0.3], 0.2)
    assert start_rating([0.05], 0.2) < start_rating([0.05, 0.05], 0.2)
    assert 400 < start_rating([0.9], 0.0) < start_rating([0.01] * 9, 1.0) < 3000


def test_how_many_bots_fail_is_said(found):
    said = missed(found.puzzles[0])
    assert said == f"About {round(15 * found.puzzles[0].failing)} of 15 bots get this wrong."


def test_no_two_puzzles_are_alike(found):
    assert len({each.id for each in found.puzzles}) == len(found.puzzles)
    states = [greed.parse_position(each.position) for each in found.puzzles]
    seen = {(s.phase, s.scores, s.points, s.hand, s.throw) for s in states}
    assert len(seen) == len(states)


def test_puzzles_survive_a_file(found):
    again = read_puzzles(write_puzzles(found))
    for one, other in zip(again.puzzles, found.puzzles, strict=True):
        assert (one.id, one.theme, one.natural) == (other.id, other.theme, other.natural)
        assert one.rating == pytest.approx(other.rating, abs=1)
        assert one.answers[1].cost == pytest.approx(other.answers[1].cost, abs=2e-6)
    with pytest.raises(PuzzleError, match="this is not a file of puzzles"):
        read_puzzles('{"sheet": 1}')


def _shipped() -> list[str]:
    return [name for name in greed.presets() if shipped_puzzles(greed.load(name))]


def test_a_sample_of_the_shipped_puzzles_is_right(judge):
    assert "koans" in _shipped()
    shipped = shipped_puzzles(KOANS)
    assert shipped is not None
    for puzzle in Random(7).sample(shipped.puzzles, 8):
        _holds(judge, puzzle)


@pytest.mark.parametrize("name", _shipped())
def test_every_shipped_puzzle_is_right(name):
    shipped = shipped_puzzles(greed.load(name))
    assert shipped is not None
    for puzzle in shipped.puzzles:
        _holds(win_judge(greed.load(name)), puzzle)


def test_mistakes_of_a_game_become_puzzles(judge):
    record = greed.Record(sheet=KOANS, seats=("a", "b"), events=tuple(random_events(KOANS, 2, 4)))
    own = list(mistakes(judge, record, [0], 0.02))
    assert own
    for puzzle in own:
        _holds(judge, puzzle)
        wrong = next(each for each in puzzle.answers if each.move == puzzle.natural)
        assert wrong.cost >= 0.02
        assert greed.parse_position(puzzle.position).seat == 0


# -- training


def test_where_nothing_can_be_guessed_a_rating_moves_as_in_glickmans_example():
    # The three games of his example, one after the other; their sum in one period is 1464.
    player, other = Glicko(1500, 200), Glicko(1400, 30)
    first, _ = rated(player, other, right=True, guessed=0)
    assert first.rating == pytest.approx(1563.4, abs=0.1)
    assert first.deviation == pytest.approx(175.2, abs=0.1)
    assert rated(player, other, right=False, guessed=0)[0].rating < 1500


def test_a_puzzle_that_is_missed_becomes_harder():
    player, puzzle = Glicko(1500, 100), Glicko(1500, 150)
    solved, missed = (rated(player, puzzle, right=right)[1] for right in (True, False))
    assert solved.rating < puzzle.rating < missed.rating
    assert max(solved.deviation, missed.deviation) < puzzle.deviation


def test_a_right_answer_comes_back_later_and_a_wrong_one_at_once(found):
    puzzle = found.puzzles[0]
    right = answered(Training(), puzzle, puzzle.best, TODAY)
    wrong = answered(Training(), puzzle, puzzle.answers[1].move, TODAY)
    assert right.drills[puzzle.id].due == (TODAY + timedelta(1)).isoformat()
    assert wrong.drills[puzzle.id].due == TODAY.isoformat()
    assert right.glicko.rating > Training().glicko.rating > wrong.glicko.rating
    assert (right.streak, wrong.streak) == (1, 0)
    again = answered(right, puzzle, puzzle.best, TODAY + timedelta(1))
    assert again.drills[puzzle.id].due == (TODAY + timedelta(4)).isoformat()


def test_own_mistakes_come_first_then_what_is_due_then_new_ones(found):
    first, second, *rest = found.puzzles
    training = answered(Training(), first, first.answers[1].move, TODAY)
    pool = (first, *rest)
    assert next_puzzle(training, pool, TODAY, mistakes=(second,)) == second
    assert next_puzzle(training, pool, TODAY) == first
    new = next_puzzle(training, pool, TODAY, skip=frozenset({first.id}))
    assert new in rest
    assert next_puzzle(training, (), TODAY) is None


def test_a_theme_keeps_to_its_puzzles(found):
    theme = found.puzzles[0].theme
    chosen = next_puzzle(Training(), found.puzzles, TODAY, theme=theme)
    assert chosen is not None
    assert chosen.theme == theme


def test_the_day_has_the_same_positions_for_everyone(found):
    one = daily_puzzles(found.puzzles, "koans", TODAY)
    assert one == daily_puzzles(tuple(reversed(found.puzzles)), "koans", TODAY)
    assert len(one) == DAILY
    assert one != daily_puzzles(found.puzzles, "koans", TODAY + timedelta(1))


def test_the_line_to_share_gives_nothing_away():
    line = share_line("koans", TODAY, (0.0, 0.01, 0.05, 0.0, 0.0))
    assert line == "Greed koans 2026-11-22 🟩🟨🟥🟩🟩 lost 6.0%"


def test_training_survives_a_file(found):
    training = answered(Training(), found.puzzles[0], found.puzzles[0].best, TODAY)
    assert read_training(write_training(training)) == training
    with pytest.raises(TrainingError, match="version 2 of training is not known"):
        read_training(write_training(training).replace('"version": 1', '"version": 2'))
    with pytest.raises(TrainingError, match="this is not a training file"):
        read_training("[]")


def test_only_the_first_answer_to_a_puzzle_is_rated():
    found = shipped_puzzles(KOANS)
    assert found is not None
    puzzle, today = found.puzzles[0], date(2026, 11, 22)
    once = answered(Training(), puzzle, puzzle.answers[1].move, today)
    again = answered(once, puzzle, puzzle.best, today)
    assert once.glicko != Training().glicko
    assert again.glicko == once.glicko
    assert again.drills[puzzle.id].glicko == once.drills[puzzle.id].glicko
    assert (again.drills[puzzle.id].tries, again.drills[puzzle.id].right) == (2, 1)


def test_a_mistake_of_ones_own_is_practised_and_not_rated(found):
    puzzle = found.puzzles[0]
    for answer in puzzle.answers:
        after = answered(Training(), puzzle, answer.move, TODAY, own=True)
        assert after.glicko == Training().glicko
        assert after.drills[puzzle.id].glicko.rating == puzzle.rating
        assert after.drills[puzzle.id].tries == 1
