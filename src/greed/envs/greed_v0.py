"""The game for PettingZoo, in which agents act one after the other (extra `envs`).

As in PettingZoo's own modules, `env` makes the environment as learners want it and `raw_env` the
one inside. `pettingzoo.make("aec", "greed/greed_v0", sheet="classic")` makes the first, too, once
`greed.envs` is imported.

>>> from greed.envs import greed_v0
>>> env = greed_v0.env("classic", seats=3, first=0)
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.agent_selection, observation.shape, int(info["action_mask"].sum()) > 0
('player_0', (50,), True)
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from greed.core.game import apply
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.envs._codec import EnvError, codec, fallen, returns
from greed.envs._reset import begun, options_of

__all__ = ["env", "raw_env"]


def env(*arguments: Any, **keywords: Any) -> AECEnv:  # noqa: ANN401 - those of raw_env
    """Return a sheet as an environment for learners: `raw_env` in PettingZoo's usual wrappers.

    Its arguments are those of `raw_env`. An action that is not legal ends the game: nobody gets a
    reward.
    """
    made = wrappers.TerminateIllegalWrapper(raw_env(*arguments, **keywords), illegal_reward=0)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 - PettingZoo calls it so, without types
    """A game of Greed, whose agents are called `player_0`, `player_1` and so on.

    `infos[agent]["action_mask"]` shows the legal actions of the agent that is to act, and none for
    those that wait. When the game is over everybody receives its share of the win as reward: 1 for
    a win, 0 for a loss, 1/2 where two win together. After `max_plies` throws and moves the game is
    truncated.

    Args:
        sheet: a sheet or its name.
        seats: how many play.
        max_plies: after this many throws and moves the game is truncated.
        first: the seat that begins every game; by default it is drawn at each reset.
        render_mode: `ansi` returns a few lines of text, `human` prints them after every move.

    Attributes:
        codec: numbers the moves and writes states down.
        game: the state of the game, as the core knows it.

    Raises:
        EnvError: the sheet is not for this many seats, or an argument makes no sense.
        SheetError: the sheet is unknown.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "name": "greed_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        sheet: Sheet | str = "classic",
        seats: int = 2,
        *,
        max_plies: int = 10_000,
        first: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise EnvError(f"render_mode must be None, 'ansi' or 'human', not {render_mode!r}")
        self.codec = codec(sheet, seats, max_plies)
        if first is not None and not 0 <= first < seats:
            raise EnvError(f"first must be a seat from 0 to {seats - 1}, not {first}")
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.observation_spaces = {
            agent: spaces.Box(self.codec.low, self.codec.high, dtype=np.int32)
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(len(self.codec.moves)) for agent in self.possible_agents
        }
        self._first = first
        self._chance, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Box:
        """Return the space of an agent's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game.

        `options={"first": seat}` says who begins it, and `options={"position": line}` where it
        begins, as `greed.parse_position` reads it.

        Raises:
            EnvError: an option is unknown, or doesn't suit the environment.
            PositionError: the position can't be read.
        """
        # PettingZoo's api_test passes this to see whether options are taken at all.
        given = options_of(None if options == {"options": 1} else options, "first", "position")
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
            for number, agent in enumerate(self.possible_agents):
                self.action_spaces[agent].seed(seed + number)
        seats = self.codec.seats
        state = begun(self.codec, given, self._first, lambda: int(self._chance.integers(seats)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._arrive(state)

    def observe(self, agent: str) -> np.ndarray:
        """Return what an agent sees now; `Codec` documents the numbers."""
        return self.codec.observe(self.game, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Make a move for the agent whose turn it is; dice fall by themselves.

        Raises:
            IllegalMove: the action is not legal now; the message says why.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise EnvError(f"{agent} has to act: pass an action, not None")
        self._cumulative_rewards[agent] = 0.0
        self._arrive(apply(self.game, self.codec.moves[action]))
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _arrive(self, state: State) -> None:
        """Let the dice fall, and tell everybody how things stand."""
        codec = self.codec
        self.game = state = fallen(state, self._chance, codec.max_plies)
        short = not state.over and state.ply >= codec.max_plies
        won = returns(state)
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = won[seat] if state.over else 0.0
            self.terminations[agent] = state.over
            self.truncations[agent] = short
            acts = seat == state.seat and not short
            legal = codec.mask(state) if acts else np.zeros(len(codec.moves), np.int8)
            self.infos[agent] = {"action_mask": legal}
        self.agent_selection = self.possible_agents[state.seat]

    def render(self) -> str | None:
        """Show the state in a few lines: return them (`ansi`) or print them (`human`)."""
        if self.render_mode == "human":
            sys.stdout.write(f"{self.game}\n\n")
        return str(self.game) if self.render_mode == "ansi" else None

    def state(self) -> np.ndarray:
        """Return the whole game as seat 0 sees it."""
        return self.codec.observe(self.game, 0)

    def close(self) -> None:
        """Do nothing: no window is open and no file."""

    def __str__(self) -> str:
        return "greed_v0"
