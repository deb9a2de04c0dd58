"""Why another move is better than the one that somebody wanted to make."""

from __future__ import annotations

from typing import Any

from greed.coach.advice import Advice, amount_of
from greed.core.consequence import consequence
from greed.core.game import apply
from greed.core.messages import percent, say
from greed.core.moves import ROLL, Move
from greed.core.odds import bust_chance
from greed.core.sentences import move_words
from greed.core.state import State

__all__ = ["against"]


def against(state: State, advice: Advice, wanted: Move) -> str:
    """Return a sentence that compares a move with the best one, by what sets them apart.

    >>> import greed
    >>> from greed.coach.advice import advise
    >>> from greed.coach.points import PointsJudge
    >>> state = greed.parse_position("classic 700,700 1/1 decide 2 - 500 - - 9")
    >>> advice = advise(PointsJudge(state), state)
    >>> print(against(state, advice, greed.parse_move("roll")))  # doctest: +NORMALIZE_WHITESPACE
    You wanted "roll" (379 points); "bank" is 500 points, because rolling 2 dice busts 44.4% of
    the time.
    """
    best = advice.best
    worth = {choice.move: choice.worth for choice in advice.choices}
    fields: dict[str, Any] = {
        "yours": move_words(wanted),
        "best": move_words(best),
        "wrong": amount_of(advice, worth[wanted]),
        "right": amount_of(advice, worth[best]),
        "measure": advice.measure.split()[0],
        "because": _because(state, best, wanted),
    }
    return say("advice-against", fields)


def _because(state: State, best: Move, wanted: Move) -> str:
    """Return what sets two moves apart."""
    if state.phase == "keep":
        ours, theirs = apply(state, best), apply(state, wanted)
        fields: dict[str, Any] = {
            "dice": ours.hand.dice,
            "other": theirs.hand.dice,
            "points": ours.points,
            "less": theirs.points,
        }
        if {ours.phase, theirs.phase} != {"decide"}:
            ends = consequence(state, best)
            key = "because-it-ends" if ends else "because-it-goes-on"
            fields["does"] = ends.words if ends else ""
        elif ours.hand.dice > theirs.hand.dice:
            key = "because-of-dice"
        else:
            key = "because-of-points" if ours.points > theirs.points else "because-of-more"
        return say(f"advice-{key}", fields)
    hand = state.offer.hand if state.offer else state.hand
    bust = float(bust_chance(state.rules, hand))
    risky = best == ROLL or best.kind == "accept"
    fields = {"dice": hand.dice, "bust": percent(100 * bust)}
    return say("advice-because-it-is-worth-it" if risky else "advice-because-of-risk", fields)
