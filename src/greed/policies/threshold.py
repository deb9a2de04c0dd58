"""The policy with one number in its head."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Self

from greed.core.numerals import whole
from greed.core.turn import bust_chance, rules_of
from greed.graph import Context, TurnGraph
from greed.policies._planned import Planned, Row, bank
from greed.policies._policy import PolicyError


@dataclass(frozen=True)
class Threshold(Planned):
    """Banks once the turn reaches a number of points, e.g. threshold:300.

    It keeps the most points it can, with the fewest dice, and takes over a carryover that holds
    its number already and is likelier to succeed than to fail. Like everybody it takes a win or
    the lead in the final round, never banks for nothing, and never below a score it has to beat.
    """

    points: int = 300

    name = "threshold"
    written: ClassVar[str] = "threshold:POINTS"

    def __post_init__(self) -> None:
        if self.points < 0:
            raise PolicyError(f"a threshold is a number of points, 0 or more, not {self.points}")

    def __str__(self) -> str:
        return f"threshold:{self.points}"

    @classmethod
    def made(cls, parameter: str, seed: str | None) -> Self:  # noqa: ARG003
        """Return the policy for a number of points; 300 if none is given."""
        if not parameter:
            return cls()
        if (points := whole(parameter)) is None:
            raise PolicyError(
                f"threshold takes a number of points, e.g. threshold:300, not {parameter}"
            )
        return cls(points)

    def row(self, turn: TurnGraph, points: int, context: Context) -> Row:
        """Return what follows from the number."""
        rank, ends, enough = [], [], points * turn.unit >= self.points
        for d, offer in enumerate(turn.offer):
            does = bank(turn, d, points, context)
            gained = does.adds if offer == turn.bonus else points
            rank.append(float(gained))
            ends.append(does.ends(does.settles or (enough and points > 0 and does.brings)))
        return Row(tuple(rank), tuple(ends))

    def takes(self, turn: TurnGraph, offer: int, points: int, context: Context) -> bool:  # noqa: ARG002
        """Return whether a carryover holds the number, and is likelier to succeed than to fail."""
        return points * turn.unit >= self.points and _likely(turn, offer)

    def reads(self, context: Context) -> Context:
        """Return a context without strikes and, but where it bounces, without scores."""
        score = context.score if context.bounces else 0
        return context._replace(strikes=0, score=score, rival=0, lost=0)


@lru_cache(maxsize=1024)
def _likely(turn: TurnGraph, offer: int) -> bool:
    return bust_chance(rules_of(turn.sheet), turn.offers[offer]) < 1 / 2
