"""How questions are answered."""

from __future__ import annotations

from collections.abc import Callable

from greed.mind.questions import Answer, Limits, Question


def answer(
    question: Question,
    limits: Limits | None = None,
    tick: Callable[[int, float], None] | None = None,
) -> Answer:
    """Return the answer to a question; what can't be answered is `Faulty` or `Refused`.

    Nothing is solved but for `Solve`: other answers say `unsolved` where a solution would help.

    Args:
        question: to answer.
        limits: what it may take, as far as that can be told beforehand; None: anything.
        tick: hears how far solving is: the round, and how much of it is done.
    """
    raise NotImplementedError
