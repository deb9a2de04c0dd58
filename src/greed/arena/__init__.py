"""Many games between bots: matches on shared dice, tournaments, ratings.

>>> from greed.arena import Plan, play, round_robin
>>> from greed.sheets import load
>>> bots = ("threshold:300", "threshold:1000")
>>> plan = Plan(sheet=load("koans"), bots=bots, tables=round_robin(2), deals=20, seed="doc")
>>> report = play(plan)
>>> report.pairs[0].games, report.pairs[0].score > 0.5
(40, True)
"""

from greed._extras import of_extra

with of_extra("arena", "greed.arena"):
    from greed.arena.crews import Crew, crew
    from greed.arena.journal import Journal, JournalError
    from greed.arena.plan import Plan, PlanError, Test, gauntlet, round_robin
    from greed.arena.results import Results
    from greed.arena.tournament import play

__all__ = [
    "Crew",
    "Journal",
    "JournalError",
    "Plan",
    "PlanError",
    "Results",
    "Test",
    "crew",
    "gauntlet",
    "play",
    "round_robin",
]
