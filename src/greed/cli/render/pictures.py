"""Pictures of what is solved: one panel for each question, laid out on one page.

A panel is a function that draws into its axes, or says that it has nothing to draw. Those of the
race between two are in `race_pictures`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numpy.typing import NDArray

from greed.cli.render.odds import hand_name
from greed.solver import Overview

if TYPE_CHECKING:
    from matplotlib.axes import Axes


@dataclass(frozen=True)
class Ink:
    """The colours of a picture: those of Okabe and Ito, which nobody confuses."""

    ground: str
    text: str
    faint: str
    line: str
    good: str
    bad: str
    mark: str


LIGHT = Ink("#ffffff", "#1b1f24", "#6b7280", "#e3e6ea", "#0072b2", "#d55e00", "#009e73")
DARK = Ink("#14171c", "#e8eaed", "#9aa3af", "#2c323a", "#56b4e9", "#ff8f3f", "#2fc79a")

Panel = Callable[["Axes", Overview, Ink], bool]
"""Draws into axes; False if the sheet leaves nothing to draw."""


def draw(overview: Overview, path: Path, *, dark: bool = False, more: Sequence[Panel] = ()) -> None:
    """Draw everything about a sheet into a file, and more; its ending says of which kind.

    Raises:
        ValueError: the kind of picture is unknown.
        OSError: the file cannot be written.
    """
    from matplotlib import rc_context
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    check_kind(path)
    ink = DARK if dark else LIGHT
    with rc_context(cast(Any, _style(ink))):
        layout = ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.15, hspace=0.06, wspace=0.05)
        panels = (*PANELS, *more)
        rows = ceil(len(panels) / 2)
        figure = Figure(figsize=(11, 3.9 * rows + 0.9), layout=layout)
        grid = figure.subplots(rows, 2, squeeze=False)
        for axes, panel in zip(grid.flat, panels, strict=False):
            _clear(axes, ink)
            if not panel(axes, overview, ink):
                axes.set_axis_off()
        for axes in list(grid.flat)[len(panels) :]:
            axes.set_axis_off()
        figure.suptitle(overview.sheet.title, x=0.012, ha="left", fontsize=17, fontweight="bold")
        # The same picture gives the same file.
        plain = {"svg": {"Date": None}, "pdf": {"CreationDate": None}}
        figure.savefig(path, dpi=160, metadata=plain.get(path.suffix[1:].lower()))


def check_kind(path: Path) -> None:
    """Check that a file's ending is that of a kind of picture.

    Raises:
        ValueError: the kind is unknown; the message names the known ones.
    """
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    kinds = FigureCanvasAgg.get_supported_filetypes()
    if path.suffix.removeprefix(".").lower() not in kinds:
        raise ValueError(f"a picture ends in {', '.join(f'.{kind}' for kind in sorted(kinds))}")


def _style(ink: Ink) -> dict[str, Any]:
    return {
        "font.size": 10.5,
        "font.family": "sans-serif",
        "figure.facecolor": ink.ground,
        "savefig.facecolor": ink.ground,
        "axes.facecolor": ink.ground,
        "text.color": ink.text,
        "axes.labelcolor": ink.faint,
        "xtick.color": ink.faint,
        "ytick.color": ink.faint,
        "xtick.labelcolor": ink.text,
        "ytick.labelcolor": ink.text,
        "svg.hashsalt": "greed",
        "svg.fonttype": "none",
    }


def _clear(axes: Axes, ink: Ink) -> None:
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(ink.line)
    axes.tick_params(length=0)
    axes.set_axisbelow(True)


def title(axes: Axes, says: str, below: str, ink: Ink) -> None:
    """Write what a panel shows above it, and in smaller letters how to read it."""
    axes.set_title(f"{says}\n", loc="left", fontsize=12.5, fontweight="bold", linespacing=1.5)
    said = axes.text(0, 1.035, below, transform=axes.transAxes, color=ink.faint, fontsize=10)
    said.set_in_layout(False)  # a long line needs no wider panel


def busts(axes: Axes, overview: Overview, ink: Ink) -> bool:
    """Draw the chance that a throw is a bust, by the number of dice."""
    plain = overview.plain
    if not plain:
        return False
    chances = [100 * odds.bust for odds in plain]
    places = range(len(plain))
    axes.barh(places, chances, height=0.62, color=ink.bad)
    for place, chance in zip(places, chances, strict=True):
        said = f"{chance:.1f}%" if chance >= 0.1 else f"{chance:.2g}%" if chance else "never"
        axes.text(chance + 0.015 * max(chances), place, said, va="center", fontsize=10.5)
    axes.set_yticks(places, [hand_name(odds.hand) for odds in plain])
    axes.set_xlim(0, 1.14 * max([*chances, 1e-9]))
    axes.set_xticks([])
    axes.spines["bottom"].set_visible(False)
    title(axes, "How often a throw busts", "by the dice that are thrown", ink)
    return True


_ROUND = [digit * 10**zeros for zeros in range(9) for digit in (1, 3)]


def thresholds(axes: Axes, overview: Overview, ink: Ink) -> bool:
    """Draw the points from which on it is right to bank, by the dice left."""
    rows = [odds.hand for odds in overview.plain if odds.hand in overview.thresholds]
    if not rows:
        return False
    drawn = [overview.thresholds[hand] for hand in rows]
    bank_points = [threshold.points for threshold in drawn if threshold.points is not None]
    high = 2.2 * max(bank_points, default=1000)
    least = [threshold.least for threshold in drawn if threshold.least]
    low = min([100, *least, *bank_points]) / 1.6
    axes.set_xscale("log")
    for place, threshold in enumerate(drawn):
        if threshold.points is None:
            axes.hlines(place, low, high, color=ink.good, linewidth=7)
            axes.text(high * 1.06, place, "never bank", va="center", color=ink.good)
            continue
        if threshold.points <= threshold.least:
            axes.hlines(place, low, high, color=ink.line, linewidth=7)
            axes.text(low, place + 0.22, "always bank", color=ink.faint)
            continue
        points = threshold.points
        axes.hlines(place, low, points, color=ink.good, linewidth=7)
        axes.hlines(place, points, high, color=ink.line, linewidth=7)
        axes.plot(points, place, "o", color=ink.text, markersize=8, zorder=3)
        axes.annotate(
            f"{points:,}", (points, place), (0, 9), textcoords="offset points", ha="center",
            fontsize=10.5, fontweight="bold",
        )  # fmt: skip
    axes.set_yticks(range(len(rows)), [hand_name(hand) for hand in rows])
    axes.set_ylim(-0.6, len(rows) - 0.2)
    axes.set_xlim(low, high * (1.02 if len(bank_points) == len(rows) else 3.2))
    ticks = [tick for tick in _ROUND if low <= tick <= high]
    axes.set_xticks(ticks, [f"{tick:,}" for tick in ticks], color=ink.faint)
    axes.set_xticks([], minor=True)
    below = "points of the turn (logarithmic scale), by the dice left: roll up to the dot"
    title(axes, "When to bank for the most points a turn", below, ink)
    return True


def _label_highest(
    axes: Axes,
    places: NDArray[Any],
    chances: NDArray[np.float64],
    mean: float,
    form: str,
    ink: Ink,
) -> None:
    """Say what the highest bar stands for and how high it is: the scale of all others."""
    highest = int(np.argmax(chances))
    said = f"{form.format(int(places[highest]))}: {chances[highest]:.1f}%"
    before = places[highest] <= mean  # the line of the mean is on the other side
    axes.annotate(
        said, (places[highest], chances[highest]), (0, 4),
        textcoords="offset points", ha="right" if before else "left", color=ink.good, fontsize=9.5,
    )  # fmt: skip


def points_of_a_turn(axes: Axes, overview: Overview, ink: Ink) -> bool:
    """Draw how the points of the best turn are distributed."""
    turn = overview.turn
    spread = turn.distribution
    nothing = spread.get(0, 0.0)
    banked = [value for value in spread if value > 0]
    if not banked:
        return False
    points, chances = np.array(banked), 100 * np.array([spread[value] for value in banked])
    reached = np.cumsum(chances)
    last = int(points[min(int(np.searchsorted(reached, 0.985 * reached[-1])), len(points) - 1)])
    shown = points <= last
    step = overview.unit
    axes.bar(points[shown], chances[shown], width=0.86 * step, color=ink.good)
    top = 1.34 * float(chances.max())
    axes.set_ylim(0, top)
    _label_highest(axes, points, chances, turn.value, "{:,}", ink)
    axes.set_xlim(-0.01 * last, last + step)
    axes.axvline(turn.value, ymax=0.88, color=ink.mark, linewidth=1.6)
    axes.annotate(
        f"{turn.value:,.1f} on average", (turn.value, 0.88 * top), (5, -3),
        textcoords="offset points", color=ink.mark, fontweight="bold", va="center",
    )  # fmt: skip
    axes.text(
        0.99, 0.95, f"nothing in {100 * nothing:.1f}%", transform=axes.transAxes, ha="right",
        color=ink.bad, fontweight="bold",
    )  # fmt: skip
    axes.set_yticks([])
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:,.0f}")
    where = " on the board" if len(overview.turns) > 1 else ""
    title(axes, "What the best turn brings", f"points banked by a player{where}", ink)
    return True


def turns_of_a_race(axes: Axes, overview: Overview, ink: Ink) -> bool:
    """Draw how many turns the fastest race alone takes."""
    from matplotlib.ticker import MaxNLocator

    value = overview.expected_turns
    if value is None:
        return False
    chances = 100 * np.array(overview.turn_counts)
    within = np.cumsum(chances)
    first = int(np.searchsorted(within, 0.05))
    last = int(np.searchsorted(within, 99.7))
    turns = np.arange(first, last + 1)
    axes.bar(turns, chances[first : last + 1], width=0.8, color=ink.good)
    top = 1.34 * float(chances.max())
    axes.set_ylim(0, top)
    _label_highest(axes, turns, chances[first : last + 1], value, "{} turns", ink)
    axes.axvline(value, ymax=0.88, color=ink.mark, linewidth=1.6)
    axes.annotate(
        f"{value:.2f} on average", (value, 0.88 * top), (5, -3), textcoords="offset points",
        color=ink.mark, fontweight="bold", va="center",
    )  # fmt: skip
    axes.set_yticks([])
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    target = f"Turns to {overview.sheet.target:,}"
    title(axes, target, "of a player alone who needs the fewest", ink)
    return True


PANELS: tuple[Panel, ...] = (busts, thresholds, points_of_a_turn, turns_of_a_race)
"""What a picture shows, in reading order."""
