"""A simulation made ready: tables, facts and policies in the form in which kernels read them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

import numpy as np

from greed._extras import of_extra
from greed.core.errors import SetupError
from greed.sim.alias import Alias, alias
from greed.sim.facts import Facts, facts
from greed.sim.policy import PolicyTable, most_points, words
from greed.tables import Finder, Tables

if TYPE_CHECKING:
    from greed.sim.kernels import Machine, Orders, Seats


@lru_cache(maxsize=16)
def _alias(tables: Tables) -> Alias:
    return alias(tables)


class Setup:
    """A sheet and the policies of its seats, ready to be played."""

    def __init__(self, tables: Tables, policies: Sequence[PolicyTable]) -> None:
        for policy in policies:
            if policy.seats and policy.seats != len(policies):
                raise SetupError(
                    f"{policy.name} has a table for {policy.seats} seats, not for {len(policies)}:"
                    f" play it with greed arena --seats {len(policies)}"
                )
        self.tables = tables
        self.policies = tuple(policies)
        self.alias = _alias(tables)
        self.facts: Facts = facts(tables, len(policies))
        if self.facts.bounces and tables.tally.any():
            raise SetupError(
                "games with bonus turns in which scores bounce off the target are not simulated:"
                " play them with greed arena"
            )
        self.machine = machine(tables, self.alias)
        self.orders = orders(tables, self.policies)

    @cached_property
    def find(self) -> Finder:
        """Whatever leads from dice and moves back to the tables."""
        return Finder(self.tables)

    @property
    def distinct(self) -> range:
        """The seats whose policies differ; the first alone where all play alike."""
        return range(len(self.policies) if len(set(self.orders.rows_at.tolist())) > 1 else 1)

    def seats(self) -> Seats:
        """Return room for the state of one game."""
        from greed.sim.kernels import Seats

        return Seats(*(np.zeros(len(self.policies), np.int64) for _ in Seats._fields))


def machine(tables: Tables, slots: Alias) -> Machine:
    """Return the tables of a turn with unsigned numbers, as the kernels want them."""
    with of_extra("fast", "greed.sim"):  # the first that needs Numba
        from greed.sim.kernels import Machine

    hands = len(tables.hands)
    plain = most_points(tables, tally=False)
    return Machine(
        hands=hands,
        bits=slots.bits,
        cut=slots.cut,
        low=slots.low.astype(np.uint32),
        high=slots.high.astype(np.uint32),
        option_start=tables.option_start.astype(np.uint32),
        missed=tables.missed.astype(np.uint8),
        points=tables.points.astype(np.int64),
        next_hand=np.where(tables.next_hand < 0, hands, tables.next_hand).astype(np.uint32),
        may_bank=tables.may_bank.astype(np.uint8),
        offer=np.where(tables.offer < 0, hands, tables.offer).astype(np.uint32),
        tally=tables.tally.astype(np.uint8),
        attempt=np.array([hand.attempt for hand in tables.hands], np.uint8),
        plain=np.where(plain < 0, len(tables.points), plain).astype(np.uint32),
    )


def orders(tables: Tables, policies: Sequence[PolicyTable]) -> Orders:
    """Return the policies of all seats in one set of arrays; equal ones are written once."""
    from greed.sim.kernels import Orders

    distinct = list(dict.fromkeys(policies))
    outcomes = len(tables.chance)
    rows, rows_at, finals, final_at, keeps, starts = [], [0], [], [0], [], []
    row = keep = step = 0
    for policy in distinct:
        rows.append(policy.rows.ravel().astype(np.int64) + row)
        rows_at.append(rows_at[-1] + policy.rows.size)
        finals.append(policy.final.ravel().astype(np.int64) + row)
        final_at.append(final_at[-1] + policy.final.size)
        keeps.append(policy.keeps.astype(np.int64) + keep)
        starts.append(policy.step_start[:-1].astype(np.int64) + step)
        row += len(policy.bank)
        keep += (len(policy.step_start) - 1) // outcomes
        step += len(policy.step_option)
    seat = [distinct.index(policy) for policy in policies]
    return Orders(
        rows=np.concatenate(rows).astype(np.uint32),
        rows_at=np.array([rows_at[number] for number in seat], np.int64),
        rounds=np.array([policy.rows.shape[0] for policy in policies], np.int64),
        struck=np.array([policy.rows.shape[1] for policy in policies], np.int64),
        own=np.array([policy.rows.shape[3] for policy in policies], np.int64),
        other=np.array([policy.rows.shape[4] for policy in policies], np.int64),
        final=np.concatenate(finals).astype(np.uint32),
        final_at=np.array([final_at[number] for number in seat], np.int64),
        final_size=np.array([policy.final.shape[1] for policy in policies], np.int64),
        level=np.array([policy.level for policy in policies], np.int64),
        bank=np.concatenate([words(policy.bank, policy.early).ravel() for policy in distinct]),
        accept=np.concatenate(
            [words(policy.accept, policy.accept_early).ravel() for policy in distinct]
        ),
        keeps=np.concatenate(keeps).astype(np.uint32),
        step_start=np.array([*np.concatenate(starts), step], np.uint32),
        step_from=np.concatenate([policy.step_from for policy in distinct]).astype(np.int64),
        step_option=np.concatenate([policy.step_option for policy in distinct]).astype(np.uint32),
    )
