r"""One game at hand, for programs that host it: a chat bot, a notebook, a table of your own.

>>> import greed
>>> game = greed.Game("koans", ["Ann", "Bob"], dice="seed:7")
>>> print(*game.play("roll"), sep="\n")
Ann rolls 6 4 5 2 4.
>>> game.moves
('keep 5',)
>>> print(*game.play("keep 5"), *game.play("roll"), sep="\n")
Ann keeps 5 for 50.
Ann rolls on with 4 dice.
Ann rolls 4 2 1 5.

`Game` is a thin layer over the pure functions of `greed`: its `state` and its `record` are theirs.
"""

from greed.game._game import Game, Happened
from greed.game._notebook import board, events_frame, heat_map, score_sheet, show

__all__ = [
    "Game",
    "Happened",
    "board",
    "events_frame",
    "heat_map",
    "score_sheet",
    "show",
]
