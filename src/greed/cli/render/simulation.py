"""The result of a simulation on the screen."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table

from greed.cli.render import ink
from greed.sim import Estimate, Result

__all__ = ["show_histogram", "show_result"]

_BARS = 40
_LINES = 20


def show_result(result: Result) -> None:
    """Print a table with a row per seat, and what concerns all of them."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("player")
    for title in ("wins", "score", "turns", "throws", "busts"):
        table.add_column(title, justify="right")
    for seat, player in enumerate(result.players):
        means = (result.mean(what, seat) for what in ("score", "turns", "throws", "busts"))
        table.add_row(player, percent(result.share(seat)), *map(_short, means))
    Console(highlight=False).print(table)
    name = result.sheet.name or result.sheet.title
    ink.say(
        f"{result.games:,} games of {name}, seed {result.seed};"
        " ± and (digits) are one standard error."
    )
    lines = []
    if result.first is None:
        lines.append(f"The starting player wins {percent(result.place(0))}.")
    if result.ties:
        lines.append(f"{result.ties:,} games were tied; the players share the win.")
    if result.counts.games[2]:
        lines.append(
            f"The player who triggered the final round lost {percent(result.upsets)} of them."
        )
    if result.broken_off:
        lines.append(f"{result.broken_off:,} games never ended and are left out.")
    ink.say(*lines)


def _short(mean: Estimate) -> str:
    """Return a mean with one digit of its standard error.

    >>> _short(Estimate(20.7562, 0.0023)), _short(Estimate(9717.87, 12.0))
    ('20.756(2)', '9,718(12)')
    """
    digits = 0
    while mean.error > 0 and digits < 12 and mean.error * 10**digits < 0.95:
        digits += 1
    return f"{mean.value:,.{digits}f}({mean.error * 10**digits:,.0f})"


def percent(share: Estimate) -> str:
    """Return a share as people write it.

    >>> percent(Estimate(0.5, 0.0012))
    '50.00 ± 0.12%'
    """
    return f"{Estimate(100 * share.value, 100 * share.error)}%"


def show_histogram(result: Result, what: str) -> None:
    """Print how a figure spreads over the games, in at most twenty lines for each seat."""
    for seat in range(len(result.players) if what == "score" else 1):
        values, counted = result.histogram(what, seat)
        held = counted.nonzero()[0]
        if not len(held):
            continue
        low, high = int(held[0]), int(held[-1]) + 1
        width = -(-(high - low) // _LINES)
        of = f" of {result.players[seat]}, seat {seat + 1}" if what == "score" else ""
        ink.say("", ink.strong(f"{what}{of}"))
        sums = [int(counted[at : at + width].sum()) for at in range(low, high, width)]
        for line, count in enumerate(sums):
            bar = "█" * round(_BARS * count / max(sums))
            share = 100 * count / result.games
            ink.say(f"{int(values[low + line * width]):>7,}  {share:6.2f}%  {bar}")
