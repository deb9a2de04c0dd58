"""Advice for a position, the review of a game, and measures that separate luck from skill."""

from greed.coach.advice import Advice, Choice, advise, games_in
from greed.coach.judge import Judge, likely_range, spread
from greed.coach.lessons import against
from greed.coach.measures import Performance, Score, Skill, performances, skills
from greed.coach.review import Account, Decision, Luck, Review, review

__all__ = [
    "Account",
    "Advice",
    "Choice",
    "Decision",
    "Judge",
    "Luck",
    "Performance",
    "Review",
    "Score",
    "Skill",
    "advise",
    "against",
    "games_in",
    "likely_range",
    "performances",
    "review",
    "skills",
    "spread",
]
