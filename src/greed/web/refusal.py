"""Raising a refusal: a problem on its way to the person who asked, in that person's language."""

from __future__ import annotations

from contextvars import ContextVar

from greed.core.errors import GreedError
from greed.languages import accepted, language
from greed.wire.errors import STATUS, ErrorCode, Problem

_asking: ContextVar[str] = ContextVar("asking", default="en")
"""The language of the person who asks. All else is English here: what is kept or sent to many."""


_client: ContextVar[str] = ContextVar("client", default="")
"""By what the client is counted who asks, or whose move made a bot think; "" is the server."""


def listen_to(header: str, client: str = "") -> None:
    """Note who asks now, and tell why something is refused in a language of this header."""
    _asking.set(accepted(header))
    _client.set(client)


def client_asking() -> str:
    """Return by what the client is counted who asks."""
    return _client.get()


def asking() -> str:
    """Return the language of the person who asks."""
    return _asking.get()


def told(message: str, **fields: object) -> str:
    """Return a message in the language of the person who asks."""
    return language(_asking.get()).say(message, fields)


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
