"""Games that are played to learn from: every decision with the value of every choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from greed.bots import Bot
from greed.coach.judge import Judge
from greed.core.dice import Throw
from greed.core.game import apply, legal_moves, start
from greed.core.moves import Move
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.game.play import Play

__all__ = ["Priced", "priced", "priced_decisions"]

_LONGEST = 4000


class Priced(NamedTuple):
    """A decision and what each legal move costs: the best value minus that of the move."""

    state: State
    moves: tuple[Move, ...]
    costs: tuple[float, ...]
    best: float


def priced(judge: Judge, state: State) -> Priced:
    """Return a decision with what each legal move costs."""
    moves = tuple(legal_moves(state))
    values = [judge.worth(apply(state, move), state.seat) for move in moves]
    best = max(values)
    return Priced(state, moves, tuple(best - value for value in values), best)


def priced_decisions(
    judge: Judge, sheet: Sheet, players: Sequence[Bot | None], seed: str
) -> Iterator[Priced]:
    """Yield every decision of a game with a real choice, priced by a judge.

    A player that is None plays best, as the judge has it. The same seed gives the same dice.
    """
    chance, faces = Random(seed), sheet.dice.faces

    def dice(state: State) -> Throw:
        return tuple(chance.randint(1, faces) for _ in range(state.hand.dice))

    play = Play(start(sheet, len(players)), dice, players)
    while not play.state.over and play.state.ply < _LONGEST:
        state = play.state
        if state.phase == "throw":
            play.throw()
            continue
        moves = tuple(legal_moves(state))
        move = moves[0]
        if len(moves) > 1:
            decision = priced(judge, state)
            yield decision
            player = players[state.seat]
            move = player.choose(state) if player else moves[decision.costs.index(0)]
        play.apply(move)
