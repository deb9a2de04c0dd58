"""A bot with one number in its head."""

from __future__ import annotations

from greed.bots.interface import Bot, BotError
from greed.bots.judgement import banked, settles
from greed.core.game import apply, legal_moves
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move
from greed.core.odds import bust_chance
from greed.core.state import State

__all__ = ["Threshold", "make"]


class Threshold:
    """Keeps the most points it can and banks once the turn reaches its number.

    It takes a carryover that holds as many points already, if it is likelier to succeed than
    to fail. Like anybody it never banks for nothing or below a score that it has to beat.
    """

    def __init__(self, points: int = 300) -> None:
        self.points = points

    def __str__(self) -> str:
        return f"threshold:{self.points}"

    def choose(self, state: State) -> Move:
        """Return the move that follows from the number."""
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        match state.phase:
            case "offer":
                assert state.offer is not None
                likely = bust_chance(state.rules, state.offer.hand) < 1 / 2
                return ACCEPT if likely and state.offer.points >= self.points else DECLINE
            case "decide":
                enough = banked(state) >= self.points and banked(state) > 0
                return BANK if enough or settles(state) else ROLL
            case _:
                return max(moves, key=lambda move: _points(state, move))


def _points(state: State, move: Move) -> tuple[float, int]:
    """Return the points that a keep leads to, and how few dice it uses."""
    after = apply(state, move)
    held = after.points if after.seat == state.seat else 0
    return after.scores[state.seat] + held, -len(move.dice)


def make(parameter: str, seed: str | None) -> Bot:  # noqa: ARG001
    """Banks once the turn reaches a number of points, e.g. threshold:300."""
    if not parameter:
        return Threshold()
    if not (parameter.isascii() and parameter.isdecimal()):
        raise BotError(f"threshold takes a number of points, e.g. threshold:300, not {parameter}")
    return Threshold(int(parameter))
