"""Moves per CPU-second of `core` in whole random games, beside two libraries of the field.

The baselines play their own small dice games, driven from Python as their users drive them:
OpenSpiel's `pig` (its engine is C++), and the same game as the smallest possible PettingZoo
environment. A move is a player's decision; a throw of the dice comes on top.
"""

import random
import time
from collections.abc import Callable

import pyspiel
from gymnasium.spaces import Discrete
from pettingzoo import AECEnv

import greed

SECONDS = 3.0


def core(name: str) -> Callable[[random.Random], int]:
    """Return a function that plays one random game and returns how many moves it took."""
    sheet = greed.load(name)

    def play(chance: random.Random) -> int:
        state = greed.start(sheet)
        moves = 0
        while not state.over:
            if state.phase == "throw":
                dice = [int(chance.random() * 6) + 1 for _ in range(state.hand.dice)]
                state = greed.throw(state, dice)
            else:
                legal = greed.legal_moves(state)
                state = greed.apply(state, legal[int(chance.random() * len(legal))])
                moves += 1
        return moves

    return play


def pig(chance: random.Random) -> int:
    """Play one random game of OpenSpiel's pig."""
    state = pyspiel.load_game("pig").new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(chance.random() * len(outcomes))][0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
            moves += 1
    return moves


class PigEnv(AECEnv):  # type: ignore[misc]
    """Pig to 100 as a PettingZoo environment: action 0 rolls, action 1 holds."""

    metadata = {"name": "pig"}  # noqa: RUF012 -- as PettingZoo wants it

    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self.chance = chance
        self.possible_agents = ["ann", "bob"]
        self.action_spaces = dict.fromkeys(self.possible_agents, Discrete(2))
        self.observation_spaces = dict.fromkeys(self.possible_agents, Discrete(101))

    def reset(self, seed: int | None = None, options: object = None) -> None:  # noqa: ARG002
        """Begin a game."""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.scores = dict.fromkeys(self.agents, 0)
        self.turn = 0
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> int:
        """Return the agent's score."""
        return self.scores[agent]

    def step(self, action: int | None) -> None:
        """Roll or hold."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        die = int(self.chance.random() * 6) + 1
        if action == 0 and die > 1:
            self.turn += die
            return
        if action == 1:
            self.scores[agent] += self.turn
        self.turn = 0
        if self.scores[agent] >= 100:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = "bob" if agent == "ann" else "ann"


def pettingzoo(chance: random.Random) -> int:
    """Play one random game of that environment."""
    env = PigEnv(chance)
    env.reset()
    moves = 0
    for _ in env.agent_iter():
        *_, terminated, truncated, _ = env.last()
        env.step(None if terminated or truncated else int(chance.random() * 2))
        moves += not (terminated or truncated)
    return moves


def speed(play: Callable[[random.Random], int]) -> float:
    """Return moves per CPU-second, after one second to warm up."""
    chance = random.Random(1)
    rate = 0.0
    for seconds in (1.0, SECONDS):
        moves, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds:
            moves += play(chance)
        rate = moves / spent
    return rate


def main() -> None:
    """Print the table."""
    baseline = speed(pig)
    rows = {"OpenSpiel pig (C++)": baseline, "pig in PettingZoo": speed(pettingzoo)}
    rows |= {
        f"greed {name}": speed(core(name))
        for name in ("official", "ten-dice", "koans", "basic", "classic", "classic+amish+hsw+zilch")
    }
    print("## Core: random games, moves per CPU-second\n")
    print("| game | moves/s | against pig |\n|---|---:|---:|")
    for name, rate in rows.items():
        print(f"| {name} | {rate:,.0f} | {rate / baseline:.2f} |")


if __name__ == "__main__":
    main()
