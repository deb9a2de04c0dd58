"""What a solved game is worth: to the player who starts, among more than two, against a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greed.cli.render import ink
from greed.core.messages import say
from greed.core.sheet import Sheet

if TYPE_CHECKING:
    from greed.exact.match import Challenge
    from greed.exact.multi import FirstWins, MultiSolution
    from greed.exact.race import Solution

__all__ = ["show_match", "show_solution", "show_wins"]


def show_solution(rules: Sheet, found: Solution) -> None:
    """Show how often the starting player wins."""
    advantage = 100 * (found.first_wins - 0.5)
    once = ""
    if found.compiled >= 0.05:
        once = f", after {found.compiled:.1f} s of compiling (only the first time)"
    ink.say(
        f"{ink.strong(rules.title)}  {ink.dim(rules.name)}",
        f"  The starting player wins {100 * found.first_wins:.3f}% if both play perfectly,",
        f"  a first-player advantage of {advantage:.3f}%.",
        ink.dim(
            f"  Solved in {found.seconds:.1f} s of CPU time{once};"
            f" Bellman residual {found.residual:.0e}."
        ),
    )


def show_wins(rules: Sheet, seats: int, found: MultiSolution | FirstWins, *, whole: bool) -> None:
    """Show how often each of several players wins."""
    wins = ", ".join(f"{100 * each:.2f}%" for each in found.first)
    kept = (
        "kept in 16 bits, off"
        if whole
        else "too large to keep, so that advice in play is exact only late in a game; off"
    )
    ink.say(
        f"{ink.strong(rules.title)}  {ink.dim(rules.name)}",
        f"  If all {say('count', n=seats)} play perfectly, they win {wins} in the order of their"
        " turns.",
        ink.dim(
            f"  Solved in {found.seconds:.1f} s of CPU time; {kept} by less than"
            f" {found.rounding:.0e}."
        ),
    )


def show_match(rules: Sheet, rival: str, found: Challenge) -> None:
    """Show what can be won against a bot."""
    lines = (("optimal", found.optimal), ("best reply", found.reply))
    rows = [
        f"  {who:<14}"
        + "".join(f"{100 * won:>12.3f}" for won in (odd.share, odd.begins, odd.follows))
        for who, odd in lines
    ]
    ink.say(
        f"{ink.strong(rules.title)}  {ink.dim(rules.name)}",
        f"  Exact win percentages against {ink.strong(rival)}:",
        ink.dim(f"  {'':<14}{'overall':>12}{'going first':>12}{'second':>12}"),
        *rows,
        ink.dim("  optimal assumes a perfect opponent; the best reply exploits this one."),
    )
