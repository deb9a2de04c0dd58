"""The tutor at the table: speaks up before a costly choice, and looks back after the game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from greed.cli.exits import Refusal
from greed.cli.table.advice import Coach
from greed.coach import Advice, against, games_in
from greed.core.game import apply, legal_moves
from greed.core.messages import say
from greed.core.moves import Move
from greed.core.record import Record, replay
from greed.core.sentences import move_words, spoken
from greed.core.state import State

_MOMENTS = 3
_MATTERS = 0.005
"""A smaller loss than this is not worth looking back at."""


def read_threshold(text: str) -> float:
    """Return a loss of win probability as somebody types it.

    >>> read_threshold("2%"), read_threshold("0.5")
    (0.02, 0.005)

    Raises:
        Refusal: it is not a percentage between 0 and 100.
    """
    percent = re.fullmatch(r"(\d+(?:\.\d+)?)\s*%?", text.strip(), re.ASCII)
    if percent is None or float(percent[1]) > 100:
        raise Refusal(f"--tutor takes a percentage, e.g. 2%, not {text!r}")
    return float(percent[1]) / 100


class Tutor:
    """Looks over the players' shoulders.

    Attributes:
        least: the loss of win probability from which it speaks up.
    """

    def __init__(self, coach: Coach, least: float) -> None:
        self._coach, self.least = coach, least
        self._warned: tuple[State, tuple[Move, ...]] | None = None

    def warning(self, state: State, moves: tuple[Move, ...], names: Sequence[str]) -> str | None:
        """Return what to say before these moves are made; None if they are good enough.

        It says so once: a player who types the same again means it.
        """
        if self._warned == (state, moves):
            return None
        at = state
        for move in moves:
            if (said := self._said(at, move, names)) is not None:
                self._warned = state, moves
                return say("note-sure", why=said)
            at = apply(at, move)
        return None

    def _said(self, state: State, move: Move, names: Sequence[str]) -> str | None:
        cost, advice = self._price(state, move, names)
        if cost is None or advice is None or cost < self.least:
            return None
        why = against(state, advice, move)
        return say("lesson-sure", {"move": move_words(move), "games": games_in(cost), "why": why})

    def moments(self, record: Record, seats: Sequence[int], names: Sequence[str]) -> Iterator[str]:
        """Yield the choices of these seats that mattered most, in plain words, the worst first."""
        mistakes = []
        rounds = [0] * len(names)
        before: State | None = None
        for state, event in zip(replay(record), record.events, strict=False):
            if before is None or state.seat != before.seat:
                rounds[state.seat] += 1
            before = state
            if state.seat in seats and event in legal_moves(state):
                assert isinstance(event, Move)
                cost, advice = self._price(state, event, names)
                if cost is not None and advice is not None and cost >= _MATTERS:
                    mistakes.append((cost, rounds[state.seat], state, event, advice.why))
        mistakes.sort(key=lambda mistake: -mistake[0])
        for cost, number, state, event, why in mistakes[:_MOMENTS]:
            fields = {
                "round": number,
                "points": state.points,
                "move": move_words(event),
                "games": games_in(cost),
                "why": why,
            }
            yield say("lesson-moment", fields, **spoken(names[state.seat]))

    def _price(
        self, state: State, move: Move, names: Sequence[str]
    ) -> tuple[float | None, Advice | None]:
        """Return what a move costs and the advice instead; None where that is not known."""
        if len(legal_moves(state)) < 2:
            return None, None
        advice = self._coach.advice(state, names)
        if advice is None or advice.measure != "win probability":
            return None, None
        return next(choice.cost for choice in advice.choices if choice.move == move), advice
