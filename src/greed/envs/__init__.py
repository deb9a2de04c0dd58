"""Games for learners, with the truth to measure them by (extra `envs`).

One codec numbers the moves and writes states down for all of them: PettingZoo (`greed_v0`),
Gymnasium (`GymEnv` and, for many games at once, `GymVectorEnv`), OpenSpiel (`import
greed.envs.openspiel`). `loss` measures what a policy loses, exactly.

>>> from greed.envs import greed_v0
>>> env = greed_v0.env("koans", seats=2, first=0)
>>> env.reset(seed=7)
>>> env.agent_selection
'player_0'
"""

from greed._extras import of_extra

with of_extra("envs", "greed.envs"):
    import gymnasium
    import pettingzoo

    from greed.envs import greed_v0
    from greed.envs._codec import PHASES, Codec, EnvError, Field, codec
    from greed.envs._gym import Chooser, GymEnv
    from greed.envs._truth import (
        Exploitability,
        Loss,
        Values,
        exploitability,
        family,
        loss,
        values,
    )
    from greed.envs._vector import GymVectorEnv

__all__ = [
    "PHASES",
    "Chooser",
    "Codec",
    "EnvError",
    "Exploitability",
    "Field",
    "GymEnv",
    "GymVectorEnv",
    "Loss",
    "Values",
    "codec",
    "exploitability",
    "family",
    "greed_v0",
    "loss",
    "values",
]

gymnasium.register(
    id="Greed-v0",
    entry_point="greed.envs:GymEnv",
    vector_entry_point="greed.envs:GymVectorEnv",
)
gymnasium.register(
    id="GreedSelfPlay-v0",
    vector_entry_point="greed.envs:GymVectorEnv",
    kwargs={"opponents": ()},
)
pettingzoo.register("aec", "greed/greed_v0", entry_point="greed.envs.greed_v0:env")
