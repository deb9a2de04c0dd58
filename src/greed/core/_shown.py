"""A state as people read it: what `str(state)` says."""

from __future__ import annotations

from collections.abc import Iterator

from greed.core.bank import why_no_bank
from greed.core.game import legal_moves
from greed.core.outcome import outcome
from greed.core.state import OFF, ON, State

__all__ = ["shown"]

_MARKS = {OFF: " (not on the board)", ON: ""}


def shown(state: State) -> str:
    """Return a state as two to four short lines: the scores, the turn, and what is possible.

    >>> import greed
    >>> state = greed.throw(greed.start(greed.load("official")), [1, 1, 5, 2, 3])
    >>> print(greed.apply(state, "keep 1 1 5"))
    official, target 10,000. Player 1: 0 (not on the board); Player 2: 0 (not on the board)
    Player 1 has 250 points this turn and 2 dice to roll
    Legal: roll (no bank: 600 needed in one turn to get on the board: 250 so far)
    """
    return "\n".join(_lines(state))


def _lines(state: State) -> Iterator[str]:
    sheet = state.rules.sheet
    scores = "; ".join(_score(state, seat) for seat in range(state.seats))
    yield f"{sheet.name or sheet.title}, target {sheet.target:,}. {scores}"
    if state.final and not state.over:
        yield f"Final round: player {state.final.leader + 1} has the score to beat"
    yield _turn(state)
    legal = legal_moves(state)
    if legal:
        closed = why_no_bank(state) if state.phase == "decide" else None
        yield f"Legal: {', '.join(map(str, legal))}{f' (no bank: {closed})' if closed else ''}"


def _score(state: State, seat: int) -> str:
    standing, strikes = state.standing[seat], state.strikes[seat]
    off = _MARKS.get(standing, " (off the board again)")
    busts = f" (strikes: {strikes})" if strikes else ""
    return f"Player {seat + 1}: {state.scores[seat]:,}{off}{busts}"


def _turn(state: State) -> str:
    player, points = f"Player {state.seat + 1}", f"{state.points:,} points"
    match state.phase:
        case "throw":
            return f"{player} rolls {_dice(state.hand.dice)}, with {points} this turn"
        case "keep":
            thrown = " ".join(map(str, state.throw))
            return f"{player} keeps dice from {thrown}, with {points} this turn"
        case "decide":
            return f"{player} has {points} this turn and {_dice(state.hand.dice)} to roll"
        case "offer":
            assert state.offer is not None
            offer = state.offer
            return f"{player} may take over {offer.points:,} points and {_dice(offer.hand.dice)}"
        case "over":
            return str(outcome(state))


def _dice(count: int) -> str:
    return "1 die" if count == 1 else f"{count} dice"


# A state cannot import what is legal in it, so its words are handed to it here.
State.__str__ = shown  # type: ignore[method-assign, assignment]
