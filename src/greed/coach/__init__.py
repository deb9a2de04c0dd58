"""Advice for a position, and the review of a game that tells luck from skill."""

from greed.coach._sentences import ADVICE
from greed.coach.advice import Advice, Choice, advise
from greed.coach.judge import Judge
from greed.coach.review import Account, Decision, Luck, Review, review

__all__ = [
    "ADVICE",
    "Account",
    "Advice",
    "Choice",
    "Decision",
    "Judge",
    "Luck",
    "Review",
    "advise",
    "review",
]
