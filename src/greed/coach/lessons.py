"""Why a move is wrong, in one sentence that names a better one: in a puzzle, and at the table."""

from __future__ import annotations

from typing import Any

from greed.coach.advice import Advice, amount_of, chance_words
from greed.core.consequence import consequence
from greed.core.game import apply
from greed.core.messages import percent, say
from greed.core.moves import ACCEPT, BANK, ROLL, Move
from greed.core.sentences import move_words
from greed.core.state import State
from greed.core.turn import bust_chance


def why_not(state: State, best: tuple[Move, float], wrong: tuple[Move, float]) -> str:
    """Return why an answer is wrong; both come with their win probability.

    >>> import greed
    >>> state = greed.parse_position("koans 2000,2500 1/1 decide 2 - 200 - - 40")
    >>> why_not(state, (greed.BANK, 0.321), (greed.ROLL, 0.285))
    'Rolling 2 dice busts 44.4% of the time and wins only 28.5%; banking 200 wins 32.1%.'
    >>> state = greed.parse_position("koans 1900,3200 1/1 decide 3 - 1300 - 2> 21")
    >>> why_not(state, (greed.ROLL, 0.722), (greed.BANK, 0.5)).split("; ")[0]
    'Banking wins only 50.0%, because this is the final round'
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
    if needed <= 0:
        return say("lesson-final")
    return say("lesson-close" if needed * 5 <= target else "lesson-dice", {"needed": needed})


def against(state: State, advice: Advice, wanted: Move) -> str:
    """Return a sentence that compares a move with the best one, by what sets them apart.

    >>> from greed.coach import against
    >>> import greed
    >>> from greed.coach.advice import advise
    >>> from greed.coach.judges import PointsJudge
    >>> state = greed.parse_position("classic 700,700 1/1 decide 2 - 500 - - 9")
    >>> advice = advise(PointsJudge(state), state)
    >>> print(against(state, advice, greed.parse_move("roll")))  # doctest: +NORMALIZE_WHITESPACE
    "roll" brings 379 points, "bank" 500 points, because rolling 2 dice busts 44.4% of the time.
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
