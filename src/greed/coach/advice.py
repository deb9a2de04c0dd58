"""Advice for one position: every legal move with what it is worth, and one sentence why."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from greed.coach.judge import Judge, Measure
from greed.core.game import apply, legal_moves
from greed.core.moves import BANK, DECLINE, ROLL, Move
from greed.core.odds import bust_chance
from greed.core.reachable import why_unreachable
from greed.core.state import State

__all__ = ["Advice", "Choice", "advise", "amount", "dice_told"]


class Choice(Struct, frozen=True):
    """A legal move, what it is worth, and how much less that is than the best one."""

    move: Move
    worth: float
    cost: float


class Advice(Struct, frozen=True):
    """What a coach says about a position.

    Attributes:
        measure: what the numbers are (a win probability from 0 to 1, or points).
        caveat: why the numbers are not exact; empty if they are.
        choices: every legal move, the best first.
        why: one plain sentence about the best one.
    """

    measure: Measure
    caveat: str
    choices: tuple[Choice, ...]
    why: str

    @property
    def best(self) -> Move:
        """The best move."""
        return self.choices[0].move


def advise(judge: Judge, state: State, names: Sequence[str] = ()) -> Advice:
    """Return a judge's advice for a state in which somebody has to move.

    `names` are the players, in seat order; without them they are called by their seats.

    Raises:
        ValueError: nobody has to move in this state, or no game can come to it.
    """
    if fault := why_unreachable(state):
        raise ValueError(f"no game can reach this position: {fault}")
    worths = [(judge.worth(apply(state, move), state.seat), move) for move in legal_moves(state)]
    if not worths:
        raise ValueError(f"nobody has a choice to make: the phase is {state.phase}")
    best = max(worth for worth, _ in worths)
    # Of equal moves the first stays first: the order of the core.
    ranked = sorted(worths, key=lambda pair: -pair[0])
    choices = tuple(Choice(move, worth, best - worth) for worth, move in ranked)
    return Advice(judge.measure, judge.caveat(state), choices, _why(judge, state, choices, names))


def _why(judge: Judge, state: State, choices: tuple[Choice, ...], names: Sequence[str]) -> str:
    best = choices[0]
    if len(choices) == 1:
        return f"{_capital(best.move)} is the only legal move."
    match state.phase:
        case "decide":
            return _why_decide(judge, state, choices, names)
        case "offer":
            assert state.offer is not None
            bust = _percent(float(bust_chance(state.rules, state.offer.hand)))
            dice, points = state.offer.hand.dice, state.offer.points
            risk = f"rolling {dice_told(dice)} for {points:,} points fails {bust}"
            other = amount(judge, choices[1].cost)
            verb = "Take it" if best.move.kind == "accept" else "Pass"
            return f"{verb}: {risk} of the time, and the other choice costs {other}."
        case _:
            second = choices[1]
            after = apply(state, best.move)
            left = (
                f"leaves {dice_told(after.hand.dice)} to roll" if after.seat == state.seat else ""
            )
            gain = "banks at once" if not left or after.phase == "throw" else left
            return (
                f"{_capital(best.move)} {gain}; {second.move} would cost"
                f" {amount(judge, second.cost)}."
            )


def _why_decide(
    judge: Judge, state: State, choices: tuple[Choice, ...], names: Sequence[str]
) -> str:
    bust = _percent(float(bust_chance(state.rules, state.hand)))
    rolling = f"rolling {dice_told(state.hand.dice)} busts {bust} of the time"
    recorded = apply(state, BANK).scores[state.seat] != state.scores[state.seat]
    banking = f"banking {state.points:,}" if recorded else "banking nothing"
    worth = {choice.move: choice.worth for choice in choices}
    if judge.measure != "win probability":
        rolled = f"{amount(judge, worth[ROLL])} on average, and busts {bust} of the time"
        return f"{_capital(choices[0].move)}: rolling {dice_told(state.hand.dice)} brings {rolled}."
    offer = _offer(judge, state, names)
    if choices[0].move == ROLL:
        if offer:
            return f"Roll: {rolling}, but {banking} leaves {offer}."
        return f"Roll: {rolling}, but {banking} is worth only {amount(judge, worth[BANK])}."
    leaving = f", even though it leaves {offer}" if offer else ""
    return f"Bank: {rolling}, and {banking} is worth {amount(judge, worth[BANK])}{leaving}."


def _offer(judge: Judge, state: State, names: Sequence[str]) -> str:
    """Return who is left an offer by a bank, and how much it helps that player; "" for none."""
    after = apply(state, BANK)
    if after.phase != "offer":
        return ""
    name = names[after.seat] if names else f"seat {after.seat + 1}"
    without = judge.worth(apply(after, DECLINE), after.seat)
    gain = judge.worth(after, after.seat) - without
    if gain <= 0:
        return f"{name} only an offer not worth taking"
    return f"{name} an offer worth {amount(judge, gain)} to them"


def amount(judge: Judge, worth: float) -> str:
    """Return a value as it is shown: a chance in percent, or points."""
    if judge.measure == "win probability":
        return _percent(worth)
    return f"{worth:,.0f} points"


def _percent(chance: float) -> str:
    """Return a chance in percent, with a digit more where it is small.

    >>> _percent(0.27777), _percent(0.00042)
    ('27.8%', '0.04%')
    """
    return f"{100 * chance:.{1 if chance >= 0.001 or chance == 0 else 2}f}%"


def dice_told(count: int) -> str:
    """Return a number of dice in words, e.g. 1 die."""
    return f"{count} {'die' if count == 1 else 'dice'}"


def _capital(move: Move) -> str:
    text = str(move)
    return text[0].upper() + text[1:]
