"""What can follow a position: for every throw the best answer, and how good it is."""

from __future__ import annotations

from collections import defaultdict

from msgspec import Struct

from greed.coach.judge import Judge
from greed.core.dice import Throw
from greed.core.errors import PositionError
from greed.core.game import apply, chances, legal_moves, throw
from greed.core.moves import Move
from greed.core.state import State


class Branch(Struct, frozen=True):
    """Throws that have the same best answer.

    Attributes:
        move: what is best then; None where nothing is left to choose, as after a bust.
        chance: how likely these throws are.
        value: what they are worth on average to the player who rolls.
        example: the likeliest of the throws.
    """

    move: Move | None
    chance: float
    value: float
    example: Throw


def branches(judge: Judge, state: State) -> tuple[Branch, ...]:
    """Return what can follow a roll, the likeliest answer first; the chances add up to 1.

    >>> import greed
    >>> from greed.coach.judges import win_judge
    >>> koans = greed.load("koans")
    >>> state = greed.parse_position("koans 2800,2900 1/1 decide 1 - 200 - - 40")
    >>> answers = branches(win_judge(koans), greed.apply(state, greed.ROLL))
    >>> [(str(branch.move), round(branch.chance, 3)) for branch in answers]
    [('None', 0.667), ('keep 1', 0.167), ('keep 5', 0.167)]

    Raises:
        PositionError: no dice are about to be rolled.
    """
    if state.phase != "throw":
        raise PositionError(f"no dice are about to be rolled: the phase is {state.phase}")
    seat = state.seat
    throws: dict[Move | None, list[tuple[float, float, Throw]]] = defaultdict(list)
    for dice, chance in chances(state).items():
        after = throw(state, dice)
        move = None
        if after.seat == seat and after.phase == "keep":
            move = max(legal_moves(after), key=lambda m: judge.worth(apply(after, m), seat))
        throws[move].append((float(chance), judge.worth(after, seat), dice))
    made = [
        Branch(
            move=move,
            chance=sum(chance for chance, _, _ in rolls),
            value=sum(chance * value for chance, value, _ in rolls) / sum(c for c, _, _ in rolls),
            example=max(rolls)[2],
        )
        for move, rolls in throws.items()
    ]
    return tuple(sorted(made, key=lambda branch: -branch.chance))
