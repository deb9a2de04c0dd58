"""Games that are played to learn from: every decision with the value of every choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple, Protocol

from greed.coach.judge import Judge
from greed.core.game import apply, legal_moves, start, throw
from greed.core.moves import Move
from greed.core.sheet import Sheet
from greed.core.state import State

__all__ = ["Player", "Priced", "priced_decisions"]

_LONGEST = 4000


class Player(Protocol):
    """Somebody who decides."""

    def choose(self, state: State, /) -> Move | str:
        """Return a legal move."""
        ...


class Priced(NamedTuple):
    """A decision and what each legal move costs: the best value minus that of the move."""

    state: State
    moves: tuple[Move, ...]
    costs: tuple[float, ...]
    best: float


def priced_decisions(
    judge: Judge, sheet: Sheet, players: Sequence[Player | None], seed: str
) -> Iterator[Priced]:
    """Yield every decision of a game with a real choice, priced by a judge.

    A player that is None plays best, as the judge has it. The same seed gives the same dice.
    """
    chance, faces = Random(seed), sheet.dice.faces
    state = start(sheet, len(players))
    while not state.over and state.ply < _LONGEST:
        if state.phase == "throw":
            state = throw(state, [chance.randint(1, faces) for _ in range(state.hand.dice)])
            continue
        moves = tuple(legal_moves(state))
        move: Move | str = moves[0]
        if len(moves) > 1:
            values = [judge.worth(apply(state, each), state.seat) for each in moves]
            best = max(values)
            yield Priced(state, moves, tuple(best - value for value in values), best)
            player = players[state.seat]
            move = player.choose(state) if player else moves[values.index(best)]
        state = apply(state, move)
