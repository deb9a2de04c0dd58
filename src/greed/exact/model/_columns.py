"""The turn graph: the turn of one standing as arrays that every solver reads.

A *node* is a hand to throw together with the progress of the turn towards entry, where the
points alone do not say it (inherited points that do not count, a throw that must be good
enough by itself). A *decision* is what a keep leads to: the node thrown if the player rolls
on, and what the bank does. Rows count the points of the turn in units.
"""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

NEVER = 1 << 40
"""A row that no turn comes to."""

Ints = TypeVar("Ints")
Floats = TypeVar("Floats")
Bools = TypeVar("Bools")


class TurnColumns(NamedTuple, Generic[Ints, Floats, Bools]):
    """A turn as columns of numbers, in an order in which each row follows from the rows above.

    They are lists where there is no NumPy, else arrays.

    Attributes:
        start: node of a fresh turn.
        attempts: (J,) node that attempts each carryover, -1 where this standing has none.
        offers: (J,) hand of each carryover, as `tables` numbers them.
        hand: (N,) hand of each node.
        own: (N,) points of the turn in units that count towards entry or minimum, up to what is
            needed; -1 where all do. best: (N,) whether one throw has brought what is needed.
        bust: (N,) chance of a bust; missed: (N,) chance of a scoring throw that ends the turn.
        row_from, row_to: (N,) the rows in which a node can be thrown.
        outcome_start: (N + 1,), chance: (O,), option_start: (O + 1,): as in `Tables`, without
            the outcomes that end the turn.
        points, decision: (K,) what each option adds, and the decision it leads to.
        node_decisions: (N + 2,) decisions are sorted by node; those of node n, counted from
            -1 (the turn must end), are node_decisions[n + 1] up to node_decisions[n + 2].
        node: (C,) node thrown after each decision, -1: none.
        source: (C,) 0: a bank offers nothing; 1 + j: it offers carryover j; J + 1: the points
            are banked and a bonus turn begins.
        bank_from: (C,) first row in which the points are recorded.
        stop_from: (C,) first row in which the turn can be ended without recording them.
    """

    start: int
    attempts: Ints
    offers: Ints
    hand: Ints
    own: Ints
    best: Bools
    bust: Floats
    missed: Floats
    row_from: Ints
    row_to: Ints
    outcome_start: Ints
    chance: Floats
    option_start: Ints
    points: Ints
    decision: Ints
    node_decisions: Ints
    node: Ints
    source: Ints
    bank_from: Ints
    stop_from: Ints


TurnLists = TurnColumns[list[int], list[float], list[bool]]
"""The turn of one standing as plain lists."""
