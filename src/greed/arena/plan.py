"""A plan: everything that decides how a tournament comes out, the work of machines apart."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from itertools import combinations, permutations
from typing import Literal

import msgspec
from msgspec import Struct

from greed.core.errors import GreedError
from greed.core.game import start
from greed.core.sheet import Sheet

Tables = tuple[tuple[int, ...], ...]
"""Who sits at each table, by number in the plan's list of bots."""

ALL_ORDERS = 4
GAMES_OF_A_UNIT = 48


class PlanError(GreedError):
    """A plan that cannot be played."""


class Test(Struct, frozen=True):
    """When to stop a table early: as soon as the question who plays better is decided.

    Attributes:
        error: the greatest chance that anything the tournament says of any pair is wrong.
        margin: bots whose scores are surely within one half plus or minus this are equal.
    """

    __test__ = False  # pytest takes the name for its own

    error: float = 0.05
    margin: float = 0.01


class Plan(Struct, frozen=True, kw_only=True):
    """A tournament: the same plan gives the same games, on any number of machines.

    Attributes:
        sheet: the rules.
        bots: their names, as `greed.bots.bot` reads them.
        tables: who meets whom; every table plays every deal in every seat order.
        deals: deals per table, at most this many if there is a test.
        seed: random seed.
        orders: every permutation of the seats, or only rotations (each bot in each seat once);
            empty: every permutation up to four seats, else rotations.
        limit: seconds that a move of a bot in another program may take.
        test: stops a table when its question is decided; None: all deals are played.
        events: keep the events of every game, so that records can be written.
        builds: what the bots were when the plan was made (`greed.bots.registry`), so that results
            of an older version of a bot are never mixed with those of a newer one.
        unit: deals that travel together as one piece of work; 0: about 48 games.
    """

    sheet: Sheet
    bots: tuple[str, ...]
    tables: Tables
    deals: int
    seed: str = "greed"
    orders: Literal["", "all", "rotations"] = ""
    limit: float = 5.0
    test: Test | None = None
    events: bool = False
    builds: tuple[str, ...] = ()
    unit: int = 0

    def check(self) -> None:
        """Raise PlanError if the plan cannot be played."""
        if len(self.bots) < 2:
            raise PlanError(f"a tournament needs at least two bots, got {len(self.bots)}")
        if not self.tables or self.deals < 1:
            raise PlanError("a tournament needs at least one table and one deal")
        if self.limit <= 0:
            raise PlanError(
                f"bots need time to move: a limit of {self.limit:g} seconds is too short"
            )
        for table in self.tables:
            if not all(0 <= number < len(self.bots) for number in table):
                names = " ".join(str(number + 1) for number in table)
                raise PlanError(f"table '{names}': bots are numbered from 1 to {len(self.bots)}")
            if len(set(table)) != len(table):
                names = " ".join(str(number + 1) for number in table)
                raise PlanError(
                    f"table '{names}' seats a bot twice; to do that, list it twice in --bots"
                )
            try:
                start(self.sheet, len(table))
            except ValueError as error:
                raise PlanError(str(error)) from None
        if self.test and not (0 < self.test.error < 1 and 0 <= self.test.margin < 0.5):
            raise PlanError("a test needs an error between 0 and 1 and a margin below 0.5")

    def key(self) -> str:
        """Return the identity of a plan: 16 hex digits."""
        data = msgspec.to_builtins(self, str_keys=True)
        return hashlib.sha256(msgspec.json.encode(data, order="sorted")).hexdigest()[:16]

    @property
    def labels(self) -> tuple[str, ...]:
        """The names of the bots, those of later namesakes with a number."""
        return tuple(
            name if (before := self.bots[:number].count(name)) == 0 else f"{name} #{before + 1}"
            for number, name in enumerate(self.bots)
        )

    def seatings(self, table: int) -> tuple[tuple[int, ...], ...]:
        """Return the seat orders of a table: for each, which of its places sits at each seat."""
        return seat_orders(len(self.tables[table]), self.orders)

    def unit_deals(self, table: int) -> int:
        """Return how many deals of a table travel together."""
        return self.unit or max(1, GAMES_OF_A_UNIT // len(self.seatings(table)))

    def units(self, table: int) -> int:
        """Return how many pieces of work a table is, if it is not stopped early."""
        return -(-self.deals // self.unit_deals(table))

    def unit_range(self, table: int, unit: int) -> range:
        """Return the deals of a piece of work."""
        size = self.unit_deals(table)
        return range(unit * size, min((unit + 1) * size, self.deals))


@lru_cache
def seat_orders(seats: int, orders: str = "") -> tuple[tuple[int, ...], ...]:
    """Return the orders in which places of a table take their seats.

    >>> seat_orders(2), len(seat_orders(4)), len(seat_orders(5))
    (((0, 1), (1, 0)), 24, 5)
    """
    if orders == "all" or (not orders and seats <= ALL_ORDERS):
        return tuple(permutations(range(seats)))
    return tuple(tuple((seat + shift) % seats for seat in range(seats)) for shift in range(seats))


def round_robin(bots: int, seats: int = 2) -> Tables:
    """Return tables at which all bots meet all others.

    >>> from greed.arena import round_robin
    >>> round_robin(3)
    ((0, 1), (0, 2), (1, 2))
    """
    return tuple(combinations(range(bots), seats))


def gauntlet(bots: int, seats: int = 2) -> Tables:
    """Return tables at which the first bot meets all others.

    >>> from greed.arena import gauntlet
    >>> gauntlet(3)
    ((0, 1), (0, 2))
    """
    return tuple((0, *others) for others in combinations(range(1, bots), seats - 1))
