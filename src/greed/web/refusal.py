"""Raising a refusal: a problem on its way to the person who asked."""

from __future__ import annotations

from greed.core.errors import GreedError
from greed.wire.errors import STATUS, ErrorCode, Problem

__all__ = ["Refusal"]


class Refusal(GreedError):
    """What was asked for is refused, and nothing has changed."""

    def __init__(self, code: ErrorCode, message: str, **details: object) -> None:
        self.problem = Problem(code=code, message=message, **details)  # type: ignore[arg-type]
        super().__init__(message)

    @classmethod
    def of(cls, problem: Problem) -> Refusal:
        """Return the refusal that carries a problem."""
        refusal = cls(problem.code, problem.message)
        refusal.problem = problem
        return refusal

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.problem.code]
