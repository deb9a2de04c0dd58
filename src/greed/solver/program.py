"""A turn as the kernel plays it: its columns, and shorter lists of options for most rows.

The lists of a level leave out decisions up to a rank that are banked in every row above. That is
exact: what is banked at once is worth its points, so of several such decisions one with the most
points is enough. The kernel checks in every row that a level still holds.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import NamedTuple

from greed.graph import NEVER, TurnGraph
from greed.kernel import Block, kernel

_Options = tuple[tuple[int, int], ...]


class _Lists(NamedTuple):
    """Options by level, node and outcome; what no level leaves out comes first."""

    levels: int
    outcome_start: array[int]
    chance: array[float]
    option_start: array[int]
    options: array[int]


class Pruning(NamedTuple):
    """What of a game decides which options can be left out.

    Attributes:
        offers: carryovers may be handed on. exact: points beyond the goal may be worth nothing, or
            less. strict: of moves that win the same, one can be better for the next seat.
    """

    offers: bool
    exact: bool
    strict: bool


@lru_cache(maxsize=64)
def program(turn: TurnGraph, rules: Pruning) -> tuple[Block, list[Block]]:
    """Return the structure `Turn` of the kernel, and the blocks that it points to, to be kept."""
    block, plain = kernel().block, not rules.offers and not rules.exact
    rank = _ranks(turn) if plain else [NEVER] * len(turn.node)
    hot, worse = _outdone(turn) if not rules.exact else (-1, set())
    lists = _lists(turn, rank, hot, worse, plain=plain, prune=plain and not rules.strict)
    last = max(turn.most)
    offer = turn.offer if rules.offers else [int(o == turn.bonus) for o in turn.offer]
    integers = (
        turn.least, turn.most, turn.decision_start, turn.node, offer, turn.bank_from,
        turn.pass_from, turn.attempts, rank, [*sorted(worse), -1], lists.outcome_start,
        lists.option_start, lists.options,
    )  # fmt: skip
    blocks = [block("d", column) for column in (turn.bust, turn.failed, lists.chance)]
    blocks += [block("i", column) for column in integers]
    passes = any(turn.failed) or any(row < NEVER for row in turn.pass_from)
    numbers = (
        len(turn.nodes), len(turn.node), turn.start, int(turn.has_bonus), int(passes),
        lists.levels, NEVER if last >= NEVER else last + max(turn.points, default=0), hot,
    )  # fmt: skip
    return kernel().record([*numbers, *blocks]), blocks


def _ranks(turn: TurnGraph) -> list[int]:
    """Return from which level on each decision is left out: the riskiest to roll on with first."""
    riskier = sorted(range(len(turn.nodes)), key=lambda x: -turn.bust[x])
    return [
        NEVER if offer == turn.bonus or bank >= NEVER or (node < 0 and bank)
        else 1 + riskier.index(node) if node >= 0 else 0
        for node, offer, bank in zip(turn.node, turn.offer, turn.bank_from, strict=True)
    ]  # fmt: skip


def _outdone(turn: TurnGraph) -> tuple[int, set[int]]:
    """Find the decision to throw all dice again, and those that it may beat."""
    endless = all(most >= NEVER for most in turn.most)
    if not endless or any(row < NEVER for row in turn.pass_from):
        return -1, set()
    bust = [turn.bust[x] if x >= 0 else 2.0 for x in turn.node]
    hot = min(range(len(bust)), key=bust.__getitem__)
    if turn.node[hot] < 0 or turn.least[turn.node[hot]]:
        return -1, set()
    worse = {
        d
        for d in range(len(bust))
        if turn.node[d] >= 0
        and bust[d] > bust[hot]
        and (
            turn.bank_from[d] >= NEVER
            or (turn.offer[hot] in (0, turn.offer[d]) and turn.bank_from[hot] <= turn.bank_from[d])
        )
    }
    return hot, worse


def _lists(
    turn: TurnGraph, rank: list[int], hot: int, worse: set[int], *, plain: bool, prune: bool
) -> _Lists:
    nodes, bank = len(turn.nodes), len(turn.node)  # the decision that stands for every bank
    top = nodes if plain else -1 if hot < 0 else 0
    prune = prune and all(row >= NEVER for row in turn.pass_from)
    every = [turn.options(outcome) for outcome in range(len(turn.chance))]
    starts, sizes, chance, options = array("i", [0]), array("i", [0]), array("d"), array("i")

    def left(some: list[tuple[int, int]], level: int) -> _Options:
        kept = [option for option in some if rank[option[1]] > level]
        banked = max((points for points, d in some if rank[d] <= level), default=-1)
        if banked > max((points for points, d in kept if rank[d] < NEVER), default=-1):
            kept.append((banked, bank))
        if level >= 0 and hot >= 0:
            most = max((points for points, d in kept if d == hot), default=0)
            kept = [
                (points, d)
                for points, d in kept
                if not (d in worse and points <= (most or -1)) and (d != hot or points == most)
            ]
        if level >= 0 and prune:
            kept = [(p, d) for p, d in kept if p == max(q for q, e in kept if e == d)]
        return tuple(sorted(kept))

    for level in range(-1, top + 1):
        for node in range(nodes):
            found: dict[_Options, float] = {}
            for outcome in range(turn.outcome_start[node], turn.outcome_start[node + 1]):
                some = left(every[outcome], level)
                found[some] = found.get(some, 0.0) + turn.chance[outcome]
            for some in sorted(found, key=lambda some: (len(some), some)):
                chance.append(found[some])
                options.extend(number for option in some for number in option)
                sizes.append(sizes[-1] + len(some))
            starts.append(len(chance))
    return _Lists(top + 1, starts, chance, sizes, options)
