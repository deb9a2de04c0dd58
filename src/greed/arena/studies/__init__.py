"""Studies of rules: what happens to a game when its sheet is varied.

>>> from greed.arena.studies import Study, points, run_study
>>> where = points(["koans"], ["target=1000,3000"])
>>> study = Study(points=where, measures=("turns",), core_games=40)
>>> few, many = run_study(study)
>>> few["turns"].value < many["turns"].value
True
"""

from greed.arena.studies.measures import Figure, measure, measures
from greed.arena.studies.study import AxisError, Point, Study, points, run_study

__all__ = [
    "AxisError",
    "Figure",
    "Point",
    "Study",
    "measure",
    "measures",
    "points",
    "run_study",
]
