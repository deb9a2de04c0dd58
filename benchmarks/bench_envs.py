"""Steps per CPU second: environments for learners beside other people's games, in one run.

A step is one action of one game, chosen at random among the legal ones. An environment that asks
one game at a time is timed with the choosing, because nobody can step without it. Of the vector the
step alone is timed: choosing for a thousand games at once is the learner's work.
"""

import random
import time
from collections.abc import Callable
from importlib import import_module

import numpy as np
import pyspiel
from gymnasium.vector import AutoresetMode
from pettingzoo import AECEnv
from pettingzoo.classic import connect_four_v3

from greed.envs import GymVectorEnv, greed_v0

SECONDS = 2.0
GAMES = 1024
import_module("greed.envs.openspiel")  # which registers the games


def rate(play: Callable[[], tuple[int, float]]) -> float:
    """Return steps per CPU second, the best of three rounds after one that isn't counted."""
    play()
    best = 0.0
    for _ in range(3):
        steps, seconds = 0, 0.0
        while seconds < SECONDS / 3:
            more, took = play()
            steps, seconds = steps + more, seconds + took
        best = max(best, steps / seconds)
    return best


def timed(play: Callable[[], int]) -> Callable[[], tuple[int, float]]:
    """Return what plays a game and says how long that took, choosing included."""

    def clocked() -> tuple[int, float]:
        begun = time.process_time()
        return play(), time.process_time() - begun

    return clocked


def vector(opponents: tuple[str, ...]) -> Callable[[], tuple[int, float]]:
    """Step many games at once; the actions are chosen while the clock stands."""
    env = GymVectorEnv("classic", GAMES, opponents, autoreset_mode=AutoresetMode.SAME_STEP)
    _, infos = env.reset(seed=1)
    mask = infos["action_mask"]

    def play() -> tuple[int, float]:
        nonlocal mask
        seconds = 0.0
        for _ in range(50):
            chosen = mask.argmax(axis=1)
            begun = time.process_time()
            *_, infos = env.step(chosen)
            seconds += time.process_time() - begun
            mask = infos["action_mask"]
        return 50 * GAMES, seconds

    return play


def turns(env: AECEnv) -> Callable[[], tuple[int, float]]:
    """Play one game of a PettingZoo environment at random."""
    chance = np.random.default_rng(1)

    def play() -> int:
        env.reset(seed=int(chance.integers(1 << 30)))
        steps = 0
        for agent in env.agent_iter():
            seen, _, over, short, info = env.last()
            if over or short:
                env.step(None)
                continue
            masked = info if "action_mask" in info else seen
            env.step(int(chance.choice(np.flatnonzero(masked["action_mask"]))))
            steps += 1
            del agent
        return steps

    return timed(play)


def spiel(name: str) -> Callable[[], tuple[int, float]]:
    """Play one game of OpenSpiel at random, chance nodes not counted."""
    game, chance = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                steps += 1
        return steps

    return timed(play)


def main() -> None:
    """Print the table."""
    rows = {
        f"`GymVectorEnv`, {GAMES:,} games of classic": rate(vector(())),
        f"the same against `threshold:300` ({GAMES:,} games)": rate(vector(("threshold:300",))),
        "`greed_v0` (PettingZoo, classic)": rate(turns(greed_v0.env("classic"))),
        "PettingZoo's Connect Four": rate(turns(connect_four_v3.env())),
        "`greed_classic` (OpenSpiel, in Python)": rate(spiel("greed_classic")),
        "OpenSpiel's pig (C++)": rate(spiel("pig")),
        "OpenSpiel's backgammon (C++)": rate(spiel("backgammon")),
    }
    baseline = rows["OpenSpiel's pig (C++)"]
    print("## Environments: steps per CPU second\n")
    print("Random play. The vector takes its first legal action, and choosing it is not timed.\n")
    print("| environment | steps per CPU second | times pig |\n|---|---:|---:|")
    for name, steps in rows.items():
        print(f"| {name} | {steps:,.0f} | {steps / baseline:.2f} |")


if __name__ == "__main__":
    main()
