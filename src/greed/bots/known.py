"""Bots whose every decision is known as a policy, so that their games can be worked out exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greed.bots.interface import Bot, BotError
from greed.bots.levels import Level, noise
from greed.bots.maximiser import Maximiser
from greed.bots.optimal import Optimal
from greed.bots.registry import bot
from greed.bots.threshold import Threshold
from greed.core.turn import rules_of

if TYPE_CHECKING:
    from greed.exact.match import Policy
    from greed.tables import Tables

__all__ = ["policy"]


def policy(name: str, tables: Tables) -> Policy:
    """Return the policy of a bot on a sheet.

    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> policy("threshold:450", tables(load("koans"))).name
    'threshold:450'

    Raises:
        BotError: no bot has this name, or its decisions can't be worked out.
        Unsolvable: it plays by the solution of the sheet, and there is none.
    """
    return _policy(bot(name), tables)


def _policy(known: Bot, tables: Tables) -> Policy:
    from greed.exact import match as policies
    from greed.exact.match import optimal_policy, score_only

    match known:
        case Threshold():
            return policies.Threshold(known.points)
        case Maximiser():
            return policies.Maximiser()
        case Optimal():
            return optimal_policy(tables)
        case Level():
            sheet = score_only(tables)  # which refuses before anything is solved
            values = optimal_policy(tables).position_values(sheet)
            return policies.Noisy(str(known), values, noise(known.level, rules_of(tables.sheet)))
        case _:
            raise BotError(
                f"what {known} wins cannot be worked out, only played (greed sim, greed arena);"
                " known are threshold:POINTS, maximiser, optimal and level:N"
            )
