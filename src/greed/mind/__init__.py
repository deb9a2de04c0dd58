"""Questions that take thought, and one function that answers them.

The same function thinks in a server's worker processes, in the terminal, and in a worker of the
browser: it starts no process and no thread, reads no clock, and no file but solutions that are
kept.

>>> from greed.mind import Choose, answer
>>> position = "koans 2000,2500 1/1 decide 2 - 200 - - 40"
>>> answer(Choose(sheet="koans", position=position, bot="bold")).move
'bank'
"""

from greed.mind.bots import house_bot, house_bots, solves
from greed.mind.questions import (
    Advice,
    Advise,
    Advised,
    Answer,
    Balance,
    Check,
    Choose,
    Chosen,
    Estimate,
    Explore,
    Explored,
    Faulty,
    Limits,
    Mistake,
    Pack,
    Packed,
    Priced,
    Provisional,
    Question,
    Refused,
    Review,
    Reviewed,
    Rolled,
    SheetSource,
    SheetView,
    Solve,
    Solved,
    Train,
    Trained,
    sheet_data,
)
from greed.mind.sheets import preset_infos, too_heavy, too_heavy_at_sight
from greed.mind.thoughts import answer

__all__ = [
    "Advice",
    "Advise",
    "Advised",
    "Answer",
    "Balance",
    "Check",
    "Choose",
    "Chosen",
    "Estimate",
    "Explore",
    "Explored",
    "Faulty",
    "Limits",
    "Mistake",
    "Pack",
    "Packed",
    "Priced",
    "Provisional",
    "Question",
    "Refused",
    "Review",
    "Reviewed",
    "Rolled",
    "SheetSource",
    "SheetView",
    "Solve",
    "Solved",
    "Train",
    "Trained",
    "answer",
    "house_bot",
    "house_bots",
    "preset_infos",
    "sheet_data",
    "solves",
    "too_heavy",
    "too_heavy_at_sight",
]
