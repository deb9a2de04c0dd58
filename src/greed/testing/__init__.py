"""What you need to test a sheet or a bot of your own (extra `testing`).

`check_sheet` and `check_bot` play whole games and hold every event against the laws of the
game; `course` plays a script; `sheets`, `throws`, `games` and `states` are strategies for
hypothesis.

>>> import greed
>>> from greed.testing import check_sheet, course
>>> check_sheet(greed.load("koans"), games=2) > 100
True
>>> course(greed.load("koans"), "11123 k111 bank").scores
(1000, 0)
"""

from greed._extras import of_extra

with of_extra("testing", "greed.testing"):
    from greed.testing.checks import check_bot, check_sheet
    from greed.testing.laws import LawBroken, check_event, check_state
    from greed.testing.play import Player, careful, careless, course, play
    from greed.testing.strategies import games, sheets, states, throws

__all__ = [
    "LawBroken",
    "Player",
    "careful",
    "careless",
    "check_bot",
    "check_event",
    "check_sheet",
    "check_state",
    "course",
    "games",
    "play",
    "sheets",
    "states",
    "throws",
]
