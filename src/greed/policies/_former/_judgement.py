"""What a simple player weighs: points at stake, the chance to lose them, points to come.

Everything is derived from the rules through `core`, so it holds for any sheet. It looks one
throw ahead, which is what a good player at a table does; what is best is another matter.
"""

from __future__ import annotations

from functools import lru_cache

from greed.core.dice import multisets, weight
from greed.core.endgame import score_after, winners
from greed.core.game import apply, legal_moves, throw
from greed.core.moves import BANK, ROLL
from greed.core.state import State
from greed.core.turn import Hand, Rules, bust_chance
from greed.core.turn_end import why_no_points

SURE = 1e12
"""More than anything else is worth: of keeps that win or lead the one with most points is taken."""


@lru_cache(maxsize=4096)
def gain(rules: Rules, hand: Hand) -> float:
    """Return the expected points of a throw of this hand if all that it can score is kept.

    >>> import greed
    >>> from greed.policies import gain
    >>> state = greed.start(greed.load("koans"))
    >>> round(gain(state.rules, greed.Hand(1)), 6)
    25.0
    """
    expected, faces = 0, rules.sheet.dice.faces
    all_throws: int = faces**hand.dice
    for fallen in multisets(hand.dice, faces):
        cast = rules.cast(hand, fallen)
        best = max((option.points for option in cast.options), default=0)
        expected += weight(fallen) * (cast.free.points if cast.free else best)
    return expected / all_throws  # rounded once: rolling and banking may be worth the same


@lru_cache(maxsize=4096)
def prospect(rules: Rules, hand: Hand, points: int, fear: float) -> float:
    """Return what a turn is worth that throws this hand now, judged one throw further on."""
    worth, faces = 0.0, rules.sheet.dice.faces
    all_throws: int = faces**hand.dice
    for fallen in multisets(hand.dice, faces):
        cast = rules.cast(hand, fallen)
        options = cast.ways
        best = 0.0
        for option in options:
            total = points + option.points
            sure = total if option.may_bank or option.tally else 0
            best = max(best, sure, _weighed(rules, option.hand, total, total, fear))
        worth += weight(fallen) * best
    return worth / all_throws


def banking(state: State) -> tuple[float, bool]:
    """Return what banking now brings the player, and whether it wins or leads the final round.

    It brings nothing where it is illegal, futile or hopeless.
    """
    if BANK not in legal_moves(state):
        return 0.0, False
    futile = why_no_points(state) is not None
    target = state.rules.sheet.target
    if state.final is None and state.scores[state.seat] + state.points < target:
        return 0.0 if futile else float(state.points), False  # the game goes on as before
    after = apply(state, BANK)
    leads = state.seat in _leaders(after)
    settles = leads and (after.over or state.final is not None)
    return 0.0 if futile or (after.final and not leads) else float(state.points), settles


def added(state: State) -> tuple[float, bool]:
    """Return what banking now adds to the score, which may bounce, and whether it wins or leads."""
    brings, settles = banking(state)
    return (float(score_after(state) - state.scores[state.seat]) if brings else 0.0), settles


def rolled(state: State, fear: float | None) -> float:
    """Return what rolling on is worth in phase decide; `fear` 1 weighs a loss as it is.

    Without fear the loss of banked points, which a bust may bring, is not counted.
    """
    if not state.hand.dice or _overshot(state):
        return 0.0
    if fear is None:
        return _weighed(state.rules, state.hand, state.points, state.points, 1)
    stake = state.points + _lost_by_bust(state)
    return _weighed(state.rules, state.hand, state.points, stake, fear)


def _weighed(rules: Rules, hand: Hand, points: int, stake: int, fear: float) -> float:
    if not hand.dice:
        return 0.0
    return points + gain(rules, hand) - fear * _risk(rules, hand) * stake


@lru_cache(maxsize=4096)
def _risk(rules: Rules, hand: Hand) -> float:
    return float(bust_chance(rules, hand))


def _leaders(state: State) -> tuple[int, ...]:
    """Return who would win if nobody scored any more."""
    if state.over:
        return state.winners
    return winners(state, state.scores, state.final) if state.final else ()


def _overshot(state: State) -> bool:
    sheet = state.rules.sheet
    total = state.scores[state.seat] + state.points
    return sheet.end.overshoot != "allowed" and total > sheet.target


def _lost_by_bust(state: State) -> int:
    """Return the banked points that a bust now would cost, with the strikes that stand."""
    if state.rules.sheet.strikes is None:
        return 0
    fallen = _worst(state.rules, state.hand)
    if fallen is None or ROLL not in legal_moves(state):
        return 0
    after = throw(apply(state, ROLL), fallen)
    return state.scores[state.seat] - after.scores[state.seat]


@lru_cache(maxsize=4096)
def _worst(rules: Rules, hand: Hand) -> tuple[int, ...] | None:
    """Return a throw of this hand that is a bust; None if there is none."""
    for fallen in multisets(hand.dice, rules.sheet.dice.faces):
        cast = rules.cast(hand, fallen)
        if not (cast.options or cast.free or cast.missed):
            return fallen
    return None
