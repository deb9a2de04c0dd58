"""Who has won and why: every end of a game, played to it by script."""

import pytest
from tests.support.games import SHEETS, random_record, states

import greed
from greed import Outcome, Termination
from greed.testing import course

REACH = "111234 k111 bank "  # 1000, the target
BEAT = "111123 k1111 bank "  # 1100
BUST = "223446 "
TWO = "222346 k222 bank "


def ended(endgame: str, script: str, *rules: str) -> Outcome | None:
    options = ",".join([f"end.endgame={endgame}", "target=1000", *rules])
    return greed.outcome(course(greed.load(f"farkle-minimal({options})"), script, seats=3))


def test_a_game_that_goes_on_has_no_outcome():
    assert ended("single_final_turn", BUST + REACH + BUST) is None


def test_the_first_to_the_target_may_win_at_once():
    assert ended("first_to_target", BUST + REACH) == Outcome((1,), Termination.TARGET)


def test_nobody_may_answer_the_last_player_of_a_round():
    end = ended("finish_round", TWO + BUST + REACH)
    assert end == Outcome((2,), Termination.UNANSWERED)


def test_the_last_player_of_a_round_may_beat_the_score_of_another():
    end = ended("finish_round", REACH + BUST + BEAT)
    assert end == Outcome((2,), Termination.FINAL_ROUND)


def test_a_final_round_in_which_nobody_answers_is_won_by_its_leader():
    end = ended("rechallenge_rounds", REACH + BUST + BUST)
    assert end == Outcome((0,), Termination.FINAL_ROUND)


def test_equal_scores_share_the_win():
    end = ended("single_final_turn", REACH + BUST + REACH)
    assert end == Outcome((0, 2), Termination.SHARED)


def test_where_a_tie_is_broken_the_score_reached_first_wins():
    end = ended("single_final_turn", REACH + BUST + REACH, "end.tie=first_to_reach")
    assert end == Outcome((0,), Termination.REACHED_FIRST)


@pytest.mark.parametrize(
    ("winners", "who"),
    [((1,), "Player 2 wins."), ((0, 2), "Players 1 and 3 win."), ((0, 1, 2), "Players 1, 2 and 3")],
)
def test_an_outcome_reads_as_a_sentence(winners: tuple[int, ...], who: str):
    assert str(Outcome(winners, Termination.SHARED)).startswith(who)


@pytest.mark.parametrize("termination", Termination)
def test_every_termination_has_a_sentence(termination: Termination):
    assert termination.sentence.endswith(".")


@pytest.mark.parametrize("endgame", ["default", "finish_round"])
@pytest.mark.parametrize("name", SHEETS)
def test_a_termination_agrees_with_how_the_game_went(name: str, endgame: str):
    rules = "target=1000" if endgame == "default" else "target=1000,end.endgame=finish_round"
    sheet = f"{name}({rules})"
    for seed in range(8):
        story = states(random_record(sheet, seats=3, seed=seed))
        end = greed.outcome(story[-1])
        assert [greed.outcome(state) for state in story[:-1]] == [None] * (len(story) - 1)
        assert end is not None
        assert end.winners == story[-1].winners
        # Somebody could answer if another's turn began in the final round.
        answered = any(state.final and state.seat != state.final.leader for state in story[:-1])
        assert answered == (end.termination not in (Termination.TARGET, Termination.UNANSWERED))
