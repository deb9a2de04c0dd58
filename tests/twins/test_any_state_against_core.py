"""What a solution says of every state of a game, against a slow walk over the core."""

from typing import Any

import pytest

from greed.core.sheet import (
    AddOns,
    Carryover,
    Dice,
    End,
    Entry,
    Scoring,
    Sheet,
    Strikes,
    Turn,
    canonical,
)
from greed.core.state import State
from greed.exact.solution import Solution
from greed.exact.solve import solve
from tests.support.slow_game import SlowGame

# Two dice that seldom both score: a turn far beyond the target is next to impossible.
_TWO: dict[str, Any] = {
    "dice": Dice(count=2),
    "scoring": Scoring(singles={1: 10, 5: 20}),
    "target": 50,
}
_RACE = End(endgame="first_to_target")
_BEAT = End(endgame="rechallenge_all", tie="first_to_reach")
_ENTRY = Entry(points=30)

SHEETS = [
    Sheet(title="race", end=_RACE, **_TWO),
    Sheet(title="race with entry", end=_RACE, entry=_ENTRY, **_TWO),
    Sheet(
        title="entry in one throw",
        end=_RACE,
        entry=Entry(points=20, scope="throw", ends_turn=True, stop_before_entry="refused"),
        **_TWO,
    ),
    Sheet(title="minimum", end=_RACE, turn=Turn(minimum_bank=30), **_TWO),
    Sheet(title="last turn", **_TWO),
    Sheet(title="last turn, first to reach", end=End(tie="first_to_reach"), entry=_ENTRY, **_TWO),
    Sheet(title="round", end=End(endgame="finish_round"), **_TWO),
    Sheet(
        title="bonus turns in a round",
        end=End(endgame="finish_round"),
        turn=Turn(keep="forced", hot_dice="bonus_turn"),
        **_TWO,
    ),
    Sheet(title="score to beat", end=_BEAT, **_TWO),
    Sheet(title="rounds to beat", end=End(endgame="rechallenge_rounds"), **_TWO),
    Sheet(title="three strikes", end=_RACE, entry=Entry(points=20), strikes=Strikes(), **_TWO),
    Sheet(
        title="fines",
        end=_RACE,
        strikes=Strikes(effect="penalty", penalty=20, count=2, score_floor=True),
        **_TWO,
    ),
    Sheet(
        title="added dice",
        end=_RACE,
        addons=AddOns(),
        dice=Dice(count=4, faces=4),
        scoring=Scoring(singles={1: 10}, triples={2: 20, 3: 30}),
        target=40,
    ),
    Sheet(title="carryover", end=_RACE, carryover=Carryover(), **_TWO),
    Sheet(
        title="carryover with a lock",
        end=_BEAT,
        entry=Entry(points=30, stop_before_entry="refused"),
        carryover=Carryover(
            success="one_or_five", carry_lock="one_or_five", entry_carry="exclude_attempt"
        ),
        **_TWO,
    ),
    Sheet(title="carryover in the last turn", carryover=Carryover(), **_TWO),
    Sheet(
        title="strikes and carryover",
        end=_RACE,
        entry=Entry(points=20),
        strikes=Strikes(count=2),
        carryover=Carryover(who_may_take="on_board"),
        **_TWO,
    ),
]
_CAP = 300


@pytest.fixture(scope="module", params=SHEETS, ids=lambda sheet: sheet.title.replace(" ", "-"))
def both(request: pytest.FixtureRequest) -> tuple[Solution, SlowGame]:
    return solve(request.param), SlowGame(request.param, _CAP)


def _near(state: State) -> bool:
    """Say whether a state is so far below the cap that the cap does not show."""
    held = state.offer.points if state.offer else state.points
    return max(state.scores) - min(state.scores) + held <= _CAP // 3


def test_every_state_is_worth_what_the_slow_walk_says(both: tuple[Solution, SlowGame]):
    solution, slow = both
    found = [state for state in slow.states if _near(state)]
    assert {state.phase for state in found} >= {"throw", "keep", "decide", "over"}
    off = max(abs(solution.worth(state, 0) - slow.worth(state)) for state in found)
    assert off < 1e-9 + solution.error, canonical(solution.sheet)


def test_the_seats_share_one_win_in_every_state(both: tuple[Solution, SlowGame]):
    solution, slow = both
    for state in slow.states[:500]:
        assert solution.worth(state, 0) + solution.worth(state, 1) == pytest.approx(1, abs=1e-12)
