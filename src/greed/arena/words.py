"""The sentences of a report, for the terminal and the page."""

from __future__ import annotations

from greed.arena.report import Pair, Report

__all__ = ["percent", "promise", "verdict"]


def verdict(pair: Pair) -> str:
    """Return which bot of a pair is better, if either is."""
    said = {"better": pair.first, "worse": pair.second, "forfeits": "lost by rule"}
    return said.get(pair.verdict, pair.verdict)


def percent(share: float) -> str:
    """Return a share as a percentage.

    >>> percent(0.51234)
    '51.2%'
    """
    return f"{100 * share:.1f}%"


def promise(report: Report) -> str:
    """Return what the intervals of the pairs promise."""
    if report.error is None:
        return (
            "A bot scores 1 for finishing ahead and a half for a tie. Intervals are 95% confidence"
            " intervals over deals, for the number of deals that was planned."
        )
    equal = f"; equal means within {percent(report.margin)} of 50%" if report.margin else ""
    return (
        "A bot scores 1 for finishing ahead and a half for a tie. The intervals hold at any time:"
        f" the chance that any of them ever misses is at most {percent(report.error)}{equal}."
    )
