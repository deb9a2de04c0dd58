"""What a policy is: defined once; moves, plans and matches follow from it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Self

from greed.core.errors import GreedError
from greed.core.moves import Move
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.solver.policies import Guided, Planner


class PolicyError(GreedError, ValueError):
    """No such policy, a parameter that it does not understand, or something it can't do."""


class Policy(ABC):
    """Somebody who decides; `str` gives the name that `greed.policies.policy` reads again.

    The first line of the docstring of a subclass is what people read about it.

    Attributes:
        name: what it is called, without a parameter.
        written: the name as help texts show it, with the parameter if it takes one.
        solves: whether it goes by a solution, which may take a while to find.
    """

    name: ClassVar[str]
    written: ClassVar[str] = ""
    solves: ClassVar[bool] = False

    def __str__(self) -> str:
        return self.name

    @classmethod
    def made(cls, parameter: str, seed: str | None) -> Self:  # noqa: ARG003
        """Return the policy for the text after the colon; a seed is for its random choices.

        Raises:
            PolicyError: it takes no such parameter.
        """
        if parameter:
            raise PolicyError(f"{cls.name} takes no parameter: leave out {parameter!r}")
        return cls()

    @abstractmethod
    def choose(self, state: State) -> Move:
        """Return one of the legal moves of a state in which `state.seat` has to move."""

    def chances(self, state: State) -> Mapping[Move, float]:
        """Return how likely it is to take each move; moves that it never takes are missing.

        >>> import greed
        >>> state = greed.parse_position("koans 2000,2500 1/1 decide 2 - 200 - - 40")
        >>> greed.policies.policy("threshold:300").chances(state)
        {Move(kind='roll'): 1.0}
        """
        return {self.choose(state): 1.0}

    @abstractmethod
    def seated(self, sheet: Sheet, seats: int = 2) -> Planner | Guided:
        """Return how it plays a sheet's games between a number of seats, for solver and simulator.

        >>> import greed
        >>> from greed.policies import policy
        >>> from greed.solver import solve
        >>> koans, players = greed.load("koans"), [policy("threshold:200"), policy("threshold:300")]
        >>> match = solve(koans, policies=[player.seated(koans) for player in players])
        >>> round(match.first[0], 4)
        0.6062

        Raises:
            Unsolvable: it needs a solution that the sheet doesn't have, or nobody has solved yet.
            PolicyError: among so many it does what can only be played; says so.
        """
