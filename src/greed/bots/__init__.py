"""Who decides: bots of the house by name, behind the one interface that others use as well.

>>> import greed
>>> from greed.bots import bot
>>> state = greed.throw(greed.start(greed.load("koans")), [1, 5, 2, 3, 4])
>>> str(bot("bold").choose(state))
'keep 1 5'
"""

from greed.bots.interface import Bot, BotError, Breach, Maker
from greed.bots.registry import bot, bots

__all__ = ["Bot", "BotError", "Breach", "Maker", "bot", "bots"]
