"""Policies as the solver of matches and the simulator of before read them; it goes with them."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar, Self

from greed._extras import install, missing_solver
from greed.core.errors import Unsolvable
from greed.core.moves import Move
from greed.core.state import State
from greed.policies._policy import PolicyError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from greed.exact.match import Side, Task, TurnPlan
    from greed.exact.model import TurnGraph
    from greed.sim import PolicyTable
    from greed.tables import Tables

_TABLES = 6
"""Raised with every change after which a table may be built differently."""


class Policy(ABC):
    """Somebody who decides; `str` gives the name that `greed.policies._policy` reads again.

    A subclass says what it does in a state, and if it can, the same for every situation at once:
    as a table for the simulator, and as a side of an exact match. The first line of its docstring
    is what people read about it.

    Attributes:
        name: what it is called, without a parameter.
        written: the name as help texts show it, with the parameter if it takes one.
        solves: whether it needs a solver, and so the extra `exact`.
        seats: how many play where its table is made for; 0: any number.
    """

    name: ClassVar[str]
    written: ClassVar[str] = ""
    solves: ClassVar[bool] = False
    seats: ClassVar[int] = 0

    def __str__(self) -> str:
        return self.name

    @classmethod
    def made(cls, parameter: str, seed: str | None) -> Self:  # noqa: ARG003
        """Return the policy for the text after the colon; a seed is for its random choices.

        Raises:
            PolicyError: it takes no such parameter, or its solver cannot be loaded.
        """
        if parameter:
            raise PolicyError(f"{cls.name} takes no parameter: leave out {parameter!r}")
        cls.need_solver()
        return cls()

    @classmethod
    def need_solver(cls) -> None:
        """Refuse a policy whose solver cannot be loaded.

        Raises:
            PolicyError: a library is missing.
        """
        if cls.solves and (missing := missing_solver()):
            raise PolicyError(
                f"{cls.name} solves the sheet, which needs {', '.join(missing)};"
                f" install with: {install('exact')}"
            )

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

    def stance(self, tables: Tables, score: int, rival: int) -> int:
        """Return which of a few ways of playing it takes at these scores, in units; one by default.

        The solver of matches asks for it, and hands it back in `greed.exact.match.Task`.
        """
        del tables, score, rival
        return 0

    def heeds_score(self, tables: Tables) -> bool:
        """Return whether its plans depend on its score and its strikes; they don't by default."""
        del tables
        return False

    def table(self, tables: Tables) -> PolicyTable:
        """Return what it does in every situation, for the simulator.

        Raises:
            PolicyError: it can't be written as a table.
            Unsolvable: it needs a solution that the sheet doesn't have.
        """
        del tables
        raise PolicyError(f"{self} can't be written as a table")

    def side(self, tables: Tables) -> Side:
        """Return how it plays a game between two, for the solver of matches.

        Raises:
            Unsolvable: the solver can't follow it, or not on this sheet; the message says why.
        """
        del tables
        raise Unsolvable(f"what {self} wins can't be worked out")


class Planned(Policy):
    """A policy that plans whole turns, which makes it a side of an exact match."""

    @abstractmethod
    def plan(self, turn: TurnGraph, rows: int, task: Task) -> TurnPlan:
        """Return how a turn is played, as `greed.exact.match.Planner` has it."""

    @abstractmethod
    def accepts(self, turn: TurnGraph, offer: int, rows: int, task: Task) -> NDArray[np.bool_]:
        """Say with which inherited points a carryover is attempted."""

    def side(self, tables: Tables) -> Side:  # noqa: ARG002
        """Return how it plays a game between two."""
        from greed.exact.match import PlannedSide

        return PlannedSide(str(self), self)


def kept_table(
    tables: Tables, policy: Policy, solver: object, build: Callable[[], PolicyTable]
) -> PolicyTable:
    """Return what `build` returns, from the cache if it is there.

    Args:
        tables: of the sheet; a policy is a list of their numbers, so it is kept for these alone.
        policy: who builds it, a dataclass: what `repr` says of it is part of the key.
        solver: the version of the solver that knows what positions are worth.
        build: builds it.
    """
    from greed.exact.cache import Key, Stored, cached
    from greed.sim import PolicyTable

    def stored() -> Stored:
        built = build()
        return {name: getattr(built, name) for name in PolicyTable.__dataclass_fields__}

    # A short text that changes when hands, outcomes or options are numbered otherwise.
    numbering = hashlib.sha256(repr(tables.hands).encode())
    for array in (tables.outcome_start, tables.option_start, tables.points, tables.next_hand):
        numbering.update(array.tobytes())
    detail = f"{policy!r} by version {solver} for {numbering.hexdigest()[:16]}"
    return PolicyTable(**cached(Key(tables.sheet, "policy", _TABLES, detail), stored))
