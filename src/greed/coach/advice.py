"""Advice for one position: every legal move with what it is worth, and one sentence why."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import Any

from msgspec import Struct

from greed.coach.judge import Judge, Measure, is_estimate, spread
from greed.core.consequence import consequence
from greed.core.errors import PositionError
from greed.core.game import apply, legal_moves
from greed.core.messages import percent, say
from greed.core.moves import BANK, DECLINE, ROLL, Move
from greed.core.people import everybody, present
from greed.core.reachable import why_unreachable
from greed.core.sentences import move_words, spoken
from greed.core.state import State
from greed.core.turn import bust_chance


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
        estimated: the numbers are estimates among more than two players, to be shown as ranges
            (`spread`).
        choices: every legal move, the best first.
        why: one plain sentence about the best one.
    """

    measure: Measure
    caveat: str
    choices: tuple[Choice, ...]
    why: str
    estimated: bool = False

    @property
    def best(self) -> Move:
        """The best move."""
        return self.choices[0].move


def advise(judge: Judge, state: State, names: Sequence[str] = ()) -> Advice:
    """Return a judge's advice for a state in which somebody has to move.

    `names` are the players, in seat order; without them they are called by their seats. To a
    player who is alone because all others sit out, the numbers are points.

    Raises:
        PositionError: nobody has to move in this state, or no game can come to it.
    """
    if fault := why_unreachable(state):
        raise PositionError(f"no game can reach this position: {fault}")
    if len(present(state)[1]) < 2:
        judge, state = _alone(state)
    judge = judge.from_here(state)
    worths = [(judge.worth(apply(state, move), state.seat), move) for move in legal_moves(state)]
    if not worths:
        raise PositionError(f"nobody has a choice to make: the phase is {state.phase}")
    best = max(worth for worth, _ in worths)
    # Of equal moves the first stays first: the order of the core.
    ranked = sorted(worths, key=lambda pair: -pair[0])
    choices = tuple(Choice(move, worth, best - worth) for worth, move in ranked)
    return Advice(
        judge.measure, judge.caveat(state), choices, _why(judge, state, choices, names),
        is_estimate(judge, state),
    )  # fmt: skip


def _alone(state: State) -> tuple[Judge, State]:
    """Return a judge for a player whom nobody opposes, so that only points count."""
    from greed.coach.judges import PointsJudge

    return PointsJudge(state), everybody(state)


def _why(judge: Judge, state: State, choices: tuple[Choice, ...], names: Sequence[str]) -> str:
    best = choices[0]
    fields: dict[str, Any] = {"move": move_words(best.move, capital=True), "points": state.points}
    if len(choices) == 1:
        return say("advice-only", fields)
    second = choices[1]
    fields |= {"second": move_words(second.move), "cost": amount(judge, second.cost)}
    match state.phase:
        case "decide":
            return _why_decide(judge, state, choices, names)
        case "offer":
            assert state.offer is not None
            bust = chance_words(float(bust_chance(state.rules, state.offer.hand)))
            fields |= {"dice": state.offer.hand.dice, "points": state.offer.points, "bust": bust}
            return say("advice-take" if best.move.kind == "accept" else "advice-pass", fields)
        case _:
            after = apply(state, best.move)
            ends = consequence(state, best.move)
            fields |= {"dice": after.hand.dice, "does": ends.words if ends else ""}
            return say("advice-keep-that-ends" if ends else "advice-keep", fields)


def _why_decide(
    judge: Judge, state: State, choices: tuple[Choice, ...], names: Sequence[str]
) -> str:
    worth = {choice.move: choice.worth for choice in choices}
    bust = float(bust_chance(state.rules, state.hand))
    fields: dict[str, Any] = {
        "move": move_words(choices[0].move, capital=True),
        "dice": state.hand.dice,
        "points": state.points,
        "bust": chance_words(bust),
    }
    if judge.measure != "win probability":
        return say("advice-points", fields | {"worth": amount(judge, worth[ROLL])})

    def shown(value: float) -> str:
        return spread(value) if is_estimate(judge, state) else amount(judge, value)

    recorded = apply(state, BANK).scores[state.seat] != state.scores[state.seat]
    offer, gain = _offer(judge, state, names)
    fields |= {
        "rolling": say("advice-rolling" if bust else "advice-rolling-no-bust", fields),
        "banking": say("advice-banking" if recorded else "advice-banking-nothing", fields),
        "worth": shown(worth[BANK]),
        "rolls": shown(worth[ROLL]),
        "offer": offer,
    }
    if choices[0].move == ROLL:
        # An offer that nobody should take is not a reason to roll.
        key = "roll-not-offer" if gain > 0 else "roll" if bust else "roll-no-bust"
    elif offer:
        key = "bank-and-offer" if gain > 0 else "bank-poor-offer"
    else:
        key = "bank" if bust else "bank-no-bust"
    return say(f"advice-{key}", fields)


def _offer(judge: Judge, state: State, names: Sequence[str]) -> tuple[str, float]:
    """Return who is left an offer by a bank, and how much it helps that player; "" for none."""
    after = apply(state, BANK)
    if after.phase != "offer":
        return "", 0.0
    name = names[after.seat] if names else say("advice-seat", seat=after.seat + 1)
    without = judge.worth(apply(after, DECLINE), after.seat)
    gain = judge.worth(after, after.seat) - without
    if gain <= 0:
        return say("advice-poor-offer", spoken(name)), gain
    return say("advice-offer", {"gain": amount(judge, gain), **spoken(name)}), gain


def amount(judge: Judge, worth: float) -> str:
    """Return a value as it is shown: a chance in percent, or points."""
    return _amount(judge.measure, worth)


def amount_of(advice: Advice, worth: float) -> str:
    """Return a value of some advice as it is shown; an estimate as a range."""
    return spread(worth) if advice.estimated else _amount(advice.measure, worth)


def _amount(measure: Measure, worth: float) -> str:
    if measure == "win probability":
        return chance_words(worth)
    return say("points", n=floor(worth + 0.5))


def games_in(cost: float) -> str:
    """Return in words how many games a choice loses that costs a share of the wins.

    >>> from greed.coach import games_in
    >>> games_in(0.045), games_in(0.9)
    ('one game in 22', '9 games in 10')
    """
    if cost < 0.4:
        return say("games-one-in", n=int(1 / cost + 0.5))
    return say("games-in-ten", n=int(10 * cost + 0.5))


def chance_words(chance: float) -> str:
    """Return a chance in percent, with a digit more where it is small.

    >>> chance_words(0.27777), chance_words(0.00042)
    ('27.8%', '0.04%')
    """
    return percent(100 * chance, 1 if chance >= 0.001 or chance == 0 else 2)
