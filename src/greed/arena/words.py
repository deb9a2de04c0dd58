"""How a report speaks, in the terminal and on a page alike."""

from __future__ import annotations

from greed.arena.report import Pair, Report

__all__ = ["percent", "promise", "verdict"]


def verdict(pair: Pair) -> str:
    """Return who of a pair is better, if anybody is."""
    said = {"better": pair.first, "worse": pair.second, "forfeits": "lost by rule"}
    return said.get(pair.verdict, pair.verdict)


def percent(share: float) -> str:
    """Return a share as a percentage.

    >>> percent(0.51234)
    '51.2 %'
    """
    return f"{100 * share:.1f} %"


def promise(report: Report) -> str:
    """Return what the intervals of the pairs promise."""
    if report.error is None:
        return (
            "The score counts a game ahead as 1 and a level one as one half; 95 % intervals over"
            " deals, for the number of deals that was planned."
        )
    equal = f", equal means within {percent(report.margin)} of one half" if report.margin else ""
    return (
        "The score counts a game ahead as 1 and a level one as one half; the intervals hold at"
        f" any time: the chance that any of them ever misses is at most"
        f" {percent(report.error)}{equal}."
    )
