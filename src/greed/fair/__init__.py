"""Where dice come from: sources that throw for a game, each with a text that gets it again.

>>> from greed.fair import source
>>> seeded = source("seed:42")
>>> seeded.throw(1, 5), seeded.throw(2, 3), str(seeded)
((3, 3, 3, 5, 4), (5, 4, 3), 'seed:42')
"""

from greed.fair.sources import (
    DiceSource,
    ScriptedDice,
    SeededDice,
    SourceError,
    SystemDice,
    source,
)

__all__ = [
    "DiceSource",
    "ScriptedDice",
    "SeededDice",
    "SourceError",
    "SystemDice",
    "source",
]
