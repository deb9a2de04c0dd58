"""Pictures of the race between two: who is ahead, and when to bank at which scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from msgspec.structs import replace

from greed.cli.render.odds import hand_name
from greed.cli.render.pictures import Ink, title
from greed.core.game import legal_moves
from greed.core.moves import BANK, ROLL
from greed.core.state import OFF, ON, Board, State, Turn, fresh_turn
from greed.core.turn import Hand, rules_of
from greed.graph import turn_graph
from greed.solver import Overview, Solution
from greed.solver.solution import TIE

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_LINES = (0.0, 0.3, 0.6, 0.9)  # scores of the opponent, as parts of the target
_WORDS = 0.28  # how much of the target the name of the first line is wide
_CELLS = 20  # of the map, each way


def win_chances(axes: Axes, overview: Overview, race: Solution, ink: Ink) -> bool:
    """Draw what the seat to move wins by its score, for some scores of the other."""
    target, unit = overview.sheet.target, overview.unit
    lowest = _lowest(overview)
    own = np.unique(np.linspace(lowest, target - unit, 120).astype(int) // unit * unit)
    for number, part in enumerate(_LINES):
        other = max(int(part * target) // unit * unit, lowest if part else 0)
        chances = [100 * race.value(_at(overview, score, other), 0) for score in own.tolist()]
        strength = 0.4 + 0.6 * number / (len(_LINES) - 1)
        axes.plot(own, chances, color=ink.bad, alpha=strength, linewidth=2)
        if number:
            named = int(np.abs(np.array(chances) - 62).argmin())
            place, beside = (own[named], chances[named]), (6, -2)
        else:  # above all of the line that the words stand over
            place = (lowest, max(np.array(chances)[own <= lowest + _WORDS * target]))
            beside = (0, 3)
        axes.annotate(
            f"{other:,}" if number else f"the other has {other:,}", place, beside,
            textcoords="offset points", color=ink.bad, va="top" if number else "bottom",
            fontsize=9.5,
        )  # fmt: skip
    axes.axhline(50, color=ink.line, linewidth=1, zorder=0)
    axes.set_ylim(0, 104)
    axes.set_yticks([0, 50, 100], ["0%", "50%", "100%"])
    axes.set_xlim(0, 1.12 * target)
    axes.set_xticks(np.linspace(0, target, 5))
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:,.0f}")
    below = "by the score of the player to move"
    title(axes, "How often the player to move wins", below, ink)
    return True


def bank_map(axes: Axes, overview: Overview, race: Solution, ink: Ink) -> bool:
    """Draw from how many points on it is right to bank, at all scores, with some dice left."""
    from matplotlib.colors import LinearSegmentedColormap

    left = _dice_left(overview)
    if left is None:
        return False
    target, unit = overview.sheet.target, overview.unit
    step = max(target // _CELLS // unit, 1) * unit
    cells = range(-(-_lowest(overview) // step) * step, target, step)
    least = np.array([[bank_from(overview, race, left, a, b) for a in cells] for b in cells])
    edges = [*cells, cells[-1] + step]
    shades = LinearSegmentedColormap.from_list("greed", [ink.line, ink.good])
    drawn = axes.pcolormesh(
        edges, edges, np.ma.masked_invalid(least), cmap=shades, rasterized=True,
    )  # fmt: skip
    beside = axes.inset_axes((1.05, 0.125, 0.04, 0.75))
    scale = axes.figure.colorbar(drawn, cax=beside, format="{x:,.0f}")
    scale.outline.set_visible(False)
    scale.ax.tick_params(length=0, labelsize=9)
    axes.set_aspect("equal", anchor="W")
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(lambda value, _: f"{value:,.0f}")
        axis.set_ticks(np.linspace(0, target, 5))
    axes.set_xlabel("own score")
    axes.set_ylabel("score of the other")
    below = f"the fewest points to bank with {hand_name(Hand(left))} left, by the scores"
    title(axes, "When to bank to win", below, ink)
    return True


def _lowest(overview: Overview) -> int:
    """Return the lowest score of a player on the board."""
    entry = overview.sheet.entry
    return entry.points if entry else 0


def _at(overview: Overview, own: int, other: int) -> State:
    """Return the beginning of a turn; who has no points is not on the board if there is one."""
    rules = rules_of(overview.sheet)
    entered = [ON if score or not overview.sheet.entry else OFF for score in (own, other)]
    board = Board((own, other), tuple(entered), (0, 0))
    return State(rules, board, fresh_turn(rules, 0, entered[0]))


def _dice_left(overview: Overview) -> int | None:
    """Return with how many dice the bank is hardest to decide: near the middle of all."""
    open_decisions = [
        odds.hand.dice
        for odds in overview.plain
        if (when := overview.thresholds.get(odds.hand)) and when.points and when.points > when.least
    ]
    middle = (overview.sheet.dice.count + 1) // 2
    return min(open_decisions, key=lambda dice: abs(dice - middle), default=None)


def bank_from(overview: Overview, race: Solution, left: int, own: int, other: int) -> float:
    """Return the fewest points of a turn that are better banked, given the dice left.

    Not a number where there are none, up to a fifth of the target beyond what is needed.
    """
    unit, target = overview.unit, overview.sheet.target
    begin = _at(overview, own, other)
    turn = turn_graph(overview.sheet, begin.standing[0])

    def with_points(points: int) -> State:
        return replace(begin, turn=Turn(0, "decide", Hand(left), points, may_bank=True))

    first = turn.least[turn.find(with_points(unit))] * unit
    goal = max(target, other) - own + target // 5
    for points in range(max(first, unit), goal + 1, unit):
        state = with_points(points)
        if {BANK, ROLL} <= set(legal_moves(state)):
            prices = race.prices(state)
            if prices[BANK][0] >= prices[ROLL][0] - TIE:
                return float(points)
    return float("nan")
