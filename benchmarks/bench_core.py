"""Moves per CPU-second of `core` in whole random games, beside two libraries of the field.

The baselines play their own small dice games, driven from Python as their users drive them:
OpenSpiel's `pig` (its engine is C++), and a PettingZoo environment (rock, paper, scissors: it
has no dice game). A move is a player's decision; a throw of the dice comes on top.
"""

import random
import time
from collections.abc import Callable

import pyspiel
from pettingzoo.classic import rps_v2

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


def pettingzoo(chance: random.Random) -> int:
    """Play one random episode of PettingZoo's rock, paper, scissors."""
    env = rps_v2.env(max_cycles=50)
    env.reset(seed=chance.randrange(1000))
    moves = 0
    for _ in env.agent_iter():
        *_, terminated, truncated, _ = env.last()
        env.step(None if terminated or truncated else int(chance.random() * 3))
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
    rows = {"OpenSpiel pig (C++)": baseline, "PettingZoo rps_v2": speed(pettingzoo)}
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
