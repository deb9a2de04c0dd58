"""A guest at a table of a server: python examples/guest.py http://127.0.0.1:8000 CODE."""

import sys

from greed.client import Refused, Table


def chosen(game):
    """As many dice as possible, and a bank from 350 points on."""
    if game.turn.points >= 350 and game.choices[-1].move == "bank":
        return "bank"
    return max(game.choices, key=lambda choice: len(choice.dice)).move


with Table(*sys.argv[1:]) as table:
    seat = table.sit("Guest")
    for view in table:
        if table.mine:
            try:
                table.move(chosen(view.game))
            except Refused as refused:
                if refused.problem.code != "stale":
                    raise
    game = table.view.game
    print("won" if game and seat in game.winners else table.view.status)
