"""A player's own mistakes, as puzzles; and the moments of a game that mattered most."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from greed.coach.judge import Judge
from greed.coach.puzzles import Puzzle, puzzle_from
from greed.coach.selfplay import Priced
from greed.core.game import apply, legal_moves
from greed.core.moves import Move
from greed.core.people import present
from greed.core.record import Record, replay
from greed.core.state import State

__all__ = ["mistakes", "priced"]


def priced(judge: Judge, state: State) -> Priced:
    """Return a decision with what each legal move costs."""
    moves = tuple(legal_moves(state))
    values = [judge.worth(apply(state, move), state.seat) for move in moves]
    best = max(values)
    return Priced(state, moves, tuple(best - value for value in values), best)


def mistakes(
    judge: Judge, record: Record, seats: Iterable[int], least: float = 0.02
) -> Iterator[Puzzle]:
    """Yield the decisions of some seats that lost at least this share of the wins, as puzzles.

    Their natural answer is what was played.

    Raises:
        RecordError: the record does not replay.
    """
    people = set(seats)
    states = list(replay(record))
    for state, event in zip(states, record.events, strict=False):
        choices = legal_moves(state)
        if state.seat not in people or event not in choices or len(choices) < 2:
            continue
        if len(present(state)[1]) < 2:
            continue  # nobody else is there, so nothing was lost
        assert isinstance(event, Move)
        found = priced(judge, state)
        if found.costs[found.moves.index(event)] >= least:
            yield puzzle_from(found, event)
