"""Sheets so small that games between policies can be solved exactly, and the solution."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from greed.core.game import apply, chances, start, throw
from greed.core.sheet import (
    Carryover,
    Dice,
    End,
    Entry,
    Scoring,
    Sheet,
    Straight,
    Strikes,
    Turn,
)
from greed.core.state import State
from greed.policies import Policy

_Turn = tuple[dict[State, float], NDArray[np.float64]]
"""Where a turn leads with what chance, and each seat's share of the games that it ends."""

_TWO: dict[str, Any] = {
    "dice": Dice(count=2, faces=4),
    "scoring": Scoring(singles={1: 10, 4: 20}),
}

SMALL_SHEETS = [
    Sheet(title="race", target=60, end=End(endgame="first_to_target"), **_TWO),
    Sheet(
        title="exact race", target=60, dice=Dice(count=1, faces=4), scoring=_TWO["scoring"],
        end=End(endgame="first_to_target", overshoot="forfeits"),
    ),
    Sheet(title="last turn", target=60, **_TWO),
    Sheet(title="round", target=60, end=End(endgame="finish_round", tie="first_to_reach"), **_TWO),
    Sheet(
        title="king of the hill", target=60, end=End(endgame="rechallenge_all"),
        carryover=Carryover(), **_TWO,
    ),
    Sheet(
        title="rounds and entry", target=60, entry=Entry(points=30, stop_before_entry="refused"),
        end=End(endgame="rechallenge_rounds", tie="first_to_reach"), **_TWO,
    ),
    Sheet(
        title="strikes", target=50, entry=Entry(points=20), strikes=Strikes(count=2),
        carryover=Carryover(who_may_take="on_board", carry_lock="any_score"),
        end=End(endgame="deposed_and_waiting"), **_TWO,
    ),
    Sheet(
        title="fines and bonus turns", target=40, turn=Turn(hot_dice="bonus_turn"),
        strikes=Strikes(effect="penalty", penalty=10, score_floor=True), **_TWO,
    ),
    Sheet(
        title="three dice", target=100, dice=Dice(count=3, faces=3),
        scoring=Scoring(
            singles={1: 10}, triples={2: 50}, straights=(Straight(faces=(1, 2, 3), points=40),)
        ),
        end=End(endgame="first_to_target"), turn=Turn(minimum_bank=20),
    ),
]  # fmt: skip


def exact_shares(sheet: Sheet, players: Sequence[Policy], first: int) -> list[float]:
    """Return each seat's exact share of the wins.

    The chances of all positions are followed turn by turn; what a turn leads to comes from
    walking every throw through the core. What is rarer than 10^-12 is left out.
    """
    shares = np.zeros(len(players))
    turns: dict[State, _Turn] = {}
    present = {start(sheet, len(players), first): 1.0}
    while present:
        following: dict[State, float] = defaultdict(float)
        for state, chance in present.items():
            if state not in turns:
                turns[state] = _turn(state, players)
            after, won = turns[state]
            shares += chance * won
            for next_state, odds in after.items():
                following[next_state] += chance * odds
        present = {state: chance for state, chance in following.items() if chance > 1e-12}
    return [float(share) for share in shares]


def _bare(state: State) -> State:
    """Return a state as a position: without the count of the events that led to it."""
    return replace(state, ply=0)


def _turn(state: State, players: Sequence[Policy]) -> _Turn:
    """Return where a turn leads with what chance, and each seat's share of the games it ends."""
    follow: dict[State, float] = defaultdict(float)
    won = np.zeros(len(players))

    def pass_on(after: State, chance: float) -> None:
        if after.over:
            won[list(after.winners)] += chance / len(after.winners)
        else:
            follow[_bare(after)] += chance

    if state.phase == "offer":
        state = apply(state, players[state.seat].choose(state))
    thrown = {_bare(state): 1.0}
    while sum(thrown.values()) > 1e-13:
        again: dict[State, float] = defaultdict(float)
        for before, chance in thrown.items():
            for dice, odds in chances(before).items():
                after, share, going = throw(before, dice), chance * float(odds), True
                going = after.phase in ("keep", "decide")
                while going and after.phase != "throw":
                    move = players[after.seat].choose(after)
                    after = apply(after, move)
                    going = move.kind == "roll" or (move.kind == "keep" and after.phase == "decide")
                if going:
                    again[_bare(after)] += share
                else:
                    pass_on(after, share)
        thrown = again
    return follow, won


ONE_DIE = Sheet(
    title="one die", target=120, dice=Dice(count=1, faces=3),
    scoring=Scoring(singles={1: 10, 2: 20}),
    end=End(endgame="first_to_target"),
)  # fmt: skip
"""Among three, some of its positions have no pure equilibrium."""
