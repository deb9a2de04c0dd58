"""The game as a PettingZoo environment: agents act one after the other."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from greed.core.game import apply, start
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.envs._codec import Codec, EnvError, codec, fallen, returns


class AEC(AECEnv):  # type: ignore[misc]  # PettingZoo publishes no types
    """A game of Greed for PettingZoo; get one from `aec`.

    Agents are called `seat_0`, `seat_1` and so on. `infos[agent]["action_mask"]` shows the legal
    actions of the agent that is to act, and none for the others. When the game is over everybody
    receives its share of the win as reward: 1 for a win, 0 for a loss, 1/2 where two win together.

    Attributes:
        codec: numbers the moves and writes states down.
        game: the state of the game, as the core knows it.
    """

    def __init__(self, codec: Codec, first: int | None, render_mode: str | None) -> None:
        self.metadata: dict[str, Any] = {
            "name": "greed_v0",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise EnvError(f"render_mode must be None, 'ansi' or 'human', not {render_mode!r}")
        if first is not None and not 0 <= first < codec.seats:
            raise EnvError(f"first must be a seat from 0 to {codec.seats - 1}, not {first}")
        self.codec = codec
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(codec.seats)]
        self.observation_spaces = {
            agent: spaces.Box(codec.low, codec.high, dtype=np.int32)
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(len(codec.moves)) for agent in self.possible_agents
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
        """Begin a new game; `options={"first": seat}` says who begins it."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
            for number, agent in enumerate(self.possible_agents):
                self.action_spaces[agent].seed(seed + number)
        first = (options or {}).get("first", self._first)
        if first is None:
            first = int(self._chance.integers(self.codec.seats))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._arrive(start(self.codec.sheet, self.codec.seats, first))

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
        nothing = np.zeros(len(codec.moves), np.int8)
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = won[seat] if state.over else 0.0
            self.terminations[agent] = state.over
            self.truncations[agent] = short
            acts = seat == state.seat and not short
            self.infos[agent] = {"action_mask": codec.mask(state) if acts else nothing}
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


def aec(
    sheet: Sheet | str,
    seats: int = 2,
    *,
    max_plies: int = 10_000,
    first: int | None = None,
    render_mode: str | None = None,
) -> AEC:
    """Return a sheet as a PettingZoo environment.

    Args:
        sheet: a sheet or its name.
        seats: how many play.
        max_plies: after this many throws and moves the game is truncated.
        first: the seat that begins every game; by default it is drawn at each reset.
        render_mode: `ansi` returns a few lines of text, `human` prints them after every move.

    >>> from greed.envs import aec
    >>> env = aec("classic", seats=3, first=0)
    >>> env.reset(seed=1)
    >>> observation, reward, terminated, truncated, info = env.last()
    >>> env.agent_selection, observation.shape, int(info["action_mask"].sum()) > 0
    ('seat_0', (50,), True)

    Raises:
        EnvError: the sheet is not for this many seats, or an argument makes no sense.
        SheetError: the sheet is unknown.
    """
    return AEC(codec(sheet, seats, max_plies), first, render_mode)
