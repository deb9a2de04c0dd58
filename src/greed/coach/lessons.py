"""Why an answer to a puzzle is wrong, in one sentence that names both answers."""

from __future__ import annotations

from typing import Any

from greed.coach.advice import chance_words
from greed.core.game import apply
from greed.core.messages import say
from greed.core.moves import ACCEPT, BANK, Move
from greed.core.odds import bust_chance
from greed.core.sentences import move_words
from greed.core.state import State

__all__ = ["why_not"]


def why_not(state: State, best: tuple[Move, float], wrong: tuple[Move, float]) -> str:
    """Return why an answer is wrong; both come with their win probability.

    >>> import greed
    >>> state = greed.parse_position("koans 2000,2500 1/1 decide 2 - 200 - - 40")
    >>> why_not(state, (greed.BANK, 0.321), (greed.ROLL, 0.285))
    'Rolling 2 dice busts 44.4% of the time and wins only 28.5%; banking 200 wins 32.1%.'
    """
    (right, value), (tempting, less) = best, wrong
    fields: dict[str, Any] = {"right": chance_words(value), "wrong": chance_words(less)}
    if state.phase == "keep":
        one, two = apply(state, right), apply(state, tempting)
        fields |= {
            "tempting": move_words(tempting, capital=True),
            "best": move_words(right),
            "scored": two.points - state.points,
            "left": two.hand.dice,
            "risk": _bust(two),
            "better": one.points - state.points,
            "stays": one.hand.dice,
            "safer": _bust(one),
        }
        return say("lesson-keep", fields)
    points, hand = (state.offer.points, state.offer.hand) if state.offer else (
        state.points, state.hand
    )  # fmt: skip
    risk = float(bust_chance(state.rules, hand))
    fields |= {"dice": hand.dice, "points": points, "bust": chance_words(risk)}
    if state.phase == "offer":
        return say("lesson-take" if right == ACCEPT else "lesson-pass", fields)
    if right == BANK:
        return say("lesson-bank", fields)
    lesson = "lesson-roll" if risk else "lesson-roll-no-bust"
    return say(lesson, fields | {"reason": _reason(state)})


def _bust(state: State) -> str:
    return chance_words(float(bust_chance(state.rules, state.hand)))


def _reason(state: State) -> str:
    """Return why it would be wrong to bank."""
    after = apply(state, BANK)
    rival = max(score for seat, score in enumerate(state.scores) if seat != state.seat)
    target = state.rules.sheet.target
    if after.scores[state.seat] == state.scores[state.seat]:
        return say("lesson-nothing")
    if after.phase == "offer":
        return say("lesson-gift")
    needed = target - rival
    return say("lesson-close" if needed * 5 <= target else "lesson-dice", {"needed": needed})
