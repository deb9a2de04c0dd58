"""Policies with a temper: they weigh what a throw may bring against what it may cost."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from greed.core.state import ON
from greed.core.turn import bust_chance, rules_of
from greed.graph import Context, TurnGraph
from greed.policies._judgement import gain, prospect
from greed.policies._planned import SURE, Planned, Row, bank


class Character(Planned):
    """Rolls on while the points to come outweigh `fear` times the points it may lose.

    With a fear of 1 a loss counts as it is; more makes it careful, less makes it reckless. It
    never banks for nothing, never banks below a score that it has to beat, and takes a win.
    """

    fear: ClassVar[float]

    def row(self, turn: TurnGraph, points: int, context: Context) -> Row:
        """Return what this character values most."""
        rank: list[float] = []
        ends: list[int] = []
        held, over = points * turn.unit, points > context.last
        hopes = _hopes(turn)
        for d, x in enumerate(turn.node):
            does = bank(turn, d, points, context)
            if turn.offer[d] == turn.bonus:
                rank.append(float(does.adds * turn.unit))
                ends.append(0)
                continue
            sure = float(does.adds * turn.unit) if does.may and does.brings else 0.0
            calm = brave = 0.0
            if x >= 0 and not over:
                gained, risk, bust = hopes[x]
                calm = held + gained - risk * held
                brave = held + gained - self.fear * risk * (
                    held + (context.lost * turn.unit if bust else 0)
                )  # fmt: skip
            # Where there is nothing to bank yet, fear is of no use.
            weighed = max(sure, brave) if sure else calm
            rank.append(SURE + held if does.settles else weighed)
            ends.append(does.ends(does.settles or (sure > 0 and sure > brave)))
        return Row(tuple(rank), tuple(ends))

    def takes(self, turn: TurnGraph, offer: int, points: int, context: Context) -> bool:  # noqa: ARG002
        """Return whether the attempt is worth more than a turn of its own."""
        rules, hand = rules_of(turn.sheet), turn.offers[offer]
        if turn.standing != ON:
            # Few dice seldom reach what entry takes: only the reckless try it with good odds.
            return self.fear < 1 and bust_chance(rules, hand) < 1 / 2
        taken = prospect(rules, hand, points * turn.unit, self.fear)
        return taken > prospect(rules, rules.start_hand(), 0, self.fear)

    def reads(self, context: Context) -> Context:
        """Return a context with what a bust costs and, only where it bounces, with the score."""
        score = context.score if context.bounces else 0
        return context._replace(strikes=0, score=score, rival=0)


@lru_cache(maxsize=256)
def _hopes(turn: TurnGraph) -> tuple[tuple[float, float, bool], ...]:
    """Return what a throw of each node brings, how often it is lost, and whether by a bust."""
    rules = rules_of(turn.sheet)
    return tuple(
        (gain(rules, hand), float(bust_chance(rules, hand)), bust > 0)
        for (hand, *_), bust in zip(turn.nodes, turn.bust, strict=True)
    )


@dataclass(frozen=True)
class Bold(Character):
    """Takes risks: rolls when others would bank, and takes over if the odds are good."""

    name = "bold"
    fear = 0.6


@dataclass(frozen=True)
class Cautious(Character):
    """Plays it safe: minds a loss nearly twice as much as it enjoys a gain."""

    name = "cautious"
    fear = 1.7
