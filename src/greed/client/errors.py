"""What can go wrong between a program and a server, each with what to do about it.

ClientError
Refused         the server has refused a request: nothing has changed
Unreachable     no answer: the server is down, restarting, or not there
NotUnderstood   an answer that is not Greed's, or that of another version
Distrusted      the server says something that cannot be: we take no further part
"""

from __future__ import annotations

from greed.core.errors import GreedError
from greed.room import Problem


class ClientError(GreedError):
    """A request that did not get its answer."""


class Refused(ClientError):
    """The server has refused a request; `problem` has a code for programs."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        faults = "".join(f"\n  {fault}" for fault in problem.faults)
        super().__init__(problem.message + faults)


class Unreachable(ClientError):
    """The server does not answer; asking again later may help."""


class NotUnderstood(ClientError):
    """The answer is not one of Greed's, or comes from a version that this one does not know."""


class Distrusted(ClientError):
    """What the server says contradicts what it has proven, or the rules of the sheet."""
