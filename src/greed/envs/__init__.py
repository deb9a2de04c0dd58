"""Games for learners, with the truth to measure them by (extra `envs`).

One codec numbers the moves and writes states down for all of them: PettingZoo (`aec`), Gymnasium
(`GymEnv` and, for many games at once, `GymVectorEnv`), OpenSpiel (`import greed.envs.openspiel`).
`loss` measures what a policy loses, exactly.

>>> from greed.envs import aec
>>> env = aec("koans", seats=2, first=0)
>>> env.reset(seed=7)
>>> env.agent_selection
'seat_0'
"""

from importlib.util import find_spec

from greed._extras import install

_MISSING = [name for name in ("gymnasium", "numba", "pettingzoo") if find_spec(name) is None]
if _MISSING:
    raise ImportError(f"greed.envs needs {', '.join(_MISSING)}; install with: {install('envs')}")

import gymnasium  # noqa: E402

from greed.envs._aec import AEC, aec  # noqa: E402
from greed.envs._codec import PHASES, Codec, EnvError, Field, codec  # noqa: E402
from greed.envs._gym import Chooser, GymEnv  # noqa: E402
from greed.envs._truth import (  # noqa: E402
    Exploitability,
    Loss,
    Values,
    exploitability,
    family,
    loss,
    values,
)
from greed.envs._vector import GymVectorEnv  # noqa: E402

__all__ = [
    "AEC",
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
    "aec",
    "codec",
    "exploitability",
    "family",
    "loss",
    "values",
]

gymnasium.register(
    id="Greed-v0",
    entry_point="greed.envs:GymEnv",
    vector_entry_point="greed.envs:GymVectorEnv",
)
