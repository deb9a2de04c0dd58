"""`greed solve`: games between two to four, solved and kept on disk."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from greed.cli.exits import Refusal
from greed.cli.limits import Limits
from greed.cli.options import Json, SheetName, bots
from greed.cli.render import ink
from greed.cli.render.results import show_match, show_solution, show_wins
from greed.cli.solver import progress, solvable
from greed.core.messages import say
from greed.core.sheet import Sheet
from greed.policies import policy, written_names
from greed.sheets import load
from greed.solver import MOST_SEATS


def solve(
    sheet: SheetName = "official",
    against: Annotated[
        str,
        typer.Option(
            metavar="BOT",
            help="Solve against this bot: what do the best reply and optimal win? One of"
            f" {', '.join(written_names())}.",
            autocompletion=bots,
        ),
    ] = "",
    seats: Annotated[int, typer.Option(min=2, max=12, help=f"Players: 2 to {MOST_SEATS}.")] = 2,
    *,
    limits: Limits,
    as_json: Json = False,
) -> None:
    """Solve a game exactly: how often does each player win if all play perfectly?

    The solution is saved for advise, review and the bot optimal. --seats 3
    solves it for three, --seats 4 for four. With --against, sheets with a
    carryover, or with fines, take minutes.
    """
    rules = load(sheet)
    if seats > 2 and against:
        raise Refusal(f"--against is for two players; leave out --seats {seats}")
    if seats > 2:
        _multi(rules, seats, limits, as_json=as_json)
        return
    limits.check("solving", rules, 2)
    if against:
        _against(rules, against, as_json=as_json)
        return
    from greed.solver import solve as solved

    with solvable(sheet), progress(say("solving", sheet=rules.name)) as tick:
        solution = solved(rules, tick=tick)
    if as_json:
        told = {
            "sheet": rules.name,
            "first_wins": solution.first[0],
            "residual": solution.residual,
            "cpu_seconds": solution.seconds,
        }
        ink.say(json.dumps(told))
        return
    show_solution(rules, solution)


def _multi(rules: Sheet, seats: int, limits: Limits, *, as_json: bool) -> None:
    """Solve the game between more than two."""
    from greed.solver import solve as solved

    with solvable(rules.name), progress(say("solving-for", sheet=rules.name, seats=seats)) as tick:
        limits.check(f"solving the game between {say('count', n=seats)} of", rules, seats)
        solution = solved(rules, seats, tick=tick)
    if as_json:
        told = {
            "sheet": rules.name,
            "wins": solution.first,
            "residual": solution.residual,
            "unseen": solution.unseen,
            "cpu_seconds": solution.seconds,
        }
        ink.say(json.dumps(told))
        return
    show_wins(rules, solution)


def _against(rules: Sheet, name: str, *, as_json: bool) -> None:
    """Say what can be won against a bot."""
    from greed.policies import Optimal
    from greed.solver import match

    player = policy(name)
    with solvable(rules.name), progress(say("solving", sheet=rules.name)) as tick:
        rival = player.seated(rules)
        optimal = match(rules, Optimal().seated(rules), rival, tick)
        reply = match(rules, None, rival, tick)
    if as_json:
        wins = {"optimal": optimal, "best_reply": reply}
        told = {who: {**won._asdict(), "share": won.share} for who, won in wins.items()}
        ink.say(json.dumps({"sheet": rules.name, "against": str(player), **told}))
        return
    show_match(rules, str(player), optimal, reply)
