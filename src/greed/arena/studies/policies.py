"""Players that are tables, and so can be played by the kernels of `greed.sim`."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from greed._extras import has_numba, missing_solver
from greed.bots import bot
from greed.bots.interface import close
from greed.core.errors import GreedError
from greed.core.sheet import Sheet
from greed.policies import Policy, PolicyError, matched
from greed.policies import simulated as policy_with_table

if TYPE_CHECKING:
    from greed.exact import Match
    from greed.sim import Estimate, Result
else:
    Estimate = Result = object

__all__ = ["Estimate", "Result", "check_player", "exact_match", "is_table", "simulated"]


def is_table(name: str) -> bool:
    """Say whether a player plays by a table, and the kernels are there to play it.

    >>> is_table("bold")
    False
    """
    return _tabled(name) is not None


def check_player(name: str) -> None:
    """Raise BotError if a name is neither that of a policy nor that of a bot."""
    if not is_table(name):
        close(bot(name))


def simulated(sheet: Sheet, players: tuple[str, ...], games: int, seed: str) -> Result | None:
    """Return the result of many games between players that are tables; None if one is not.

    Raises:
        Unsolvable: a player goes by a solution that the sheet has not.
    """
    found = [each for each in map(_tabled, players) if each]
    if len(found) < len(players):
        return None
    from greed.sim import simulate

    number = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:6], "big")
    return simulate(sheet, found, games, seed=number)


def exact_match(sheet: Sheet, one: str, two: str) -> Match | None:
    """Return what two players win against each other; None where only playing can tell in seconds.

    That is known for the policies that can be a side of a match, on sheets where a turn changes
    nothing but the scores.

    >>> from greed.sheets import load
    >>> round(exact_match(load("koans"), "threshold:200", "threshold:300").share, 4)
    0.5695
    """
    if missing_solver():
        return None
    from greed.exact.match import match_value, refuse_slow
    from greed.tables import tables

    held = tables(sheet)
    try:
        refuse_slow(held)
        players = [matched(name).side(held) for name in (one, two)]
        return match_value(players[0], players[1], held)
    except GreedError:
        return None


def _tabled(name: str) -> Policy | None:
    """Return the policy of a name if it is a table that can be played here."""
    if not has_numba():
        return None
    try:
        return policy_with_table(name)
    except PolicyError:
        return None
