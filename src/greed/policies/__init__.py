"""Who decides, each policy defined once: its bot and its side of a match follow.

>>> import greed
>>> from greed.policies import policy
>>> state = greed.throw(greed.start(greed.load("koans")), [1, 5, 2, 3, 4])
>>> str(policy("threshold:300").choose(state))
'keep 1 5'
"""

from greed.policies._judgement import gain
from greed.policies._policy import Policy, PolicyError
from greed.policies.card import Card, CardPlayer, CardRules
from greed.policies.character import Bold, Cautious, Character
from greed.policies.level import Level
from greed.policies.maximiser import Maximiser
from greed.policies.optimal import Optimal, multiplayer
from greed.policies.registry import (
    policies,
    policy,
    public_name,
    written_names,
)
from greed.policies.sprinter import Sprinter
from greed.policies.threshold import Threshold

__all__ = [
    "Bold",
    "Card",
    "CardPlayer",
    "CardRules",
    "Cautious",
    "Character",
    "Level",
    "Maximiser",
    "Optimal",
    "Policy",
    "PolicyError",
    "Sprinter",
    "Threshold",
    "gain",
    "multiplayer",
    "policies",
    "policy",
    "public_name",
    "written_names",
]
