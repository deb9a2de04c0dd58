"""Learn koans from scratch with SARSA in plain NumPy, and measure what is still lost, exactly.

    pip install '.[envs]'
    python examples/td_learner.py

Both seats of 1,024 games at once are played by one table: the value of rolling and of banking, by
both scores and the points of the turn (in hundreds), the dice left, and whether the final round is
on. Each value moves towards the value of the seat's next choice, or the share of the win where the
game is over. docs/learning.md shows the learning curve.
"""

import argparse

import numpy as np
from gymnasium.vector import AutoresetMode

import greed
from greed.envs import GymVectorEnv, codec, loss

SCORES, POINTS, DICE = 31, 21, 6


class Learner:
    """A table of values, and the policy that follows it."""

    def __init__(self, sheet="koans"):
        self.codec = codec(sheet)
        self.roll, self.bank = map(self.codec.number, (greed.ROLL, greed.BANK))
        self.values = np.full((SCORES, SCORES, POINTS, DICE, 2, 2), 0.5)
        self.flat = self.values.reshape(-1)

    def place(self, seen):
        """Return where the values of these observations begin: rolling, then banking."""
        column = {name: self.codec.where(name).start for name in ("points", "dice", "leader")}
        first = self.codec.where("scores").start
        parts = (
            np.minimum(seen[:, first] // 100, SCORES - 1),
            np.minimum(seen[:, first + 1] // 100, SCORES - 1),
            np.minimum(seen[:, column["points"]] // 100, POINTS - 1),
            seen[:, column["dice"]],
            np.minimum(seen[:, column["leader"]], 1),
        )
        return 2 * np.ravel_multi_index(parts, self.values.shape[:-1])

    def choose(self, state):
        """Return the move of greater value; whatever is not rolling or banking, the first one."""
        moves = greed.legal_moves(state)
        if len(moves) == 1 or state.phase != "decide":
            return moves[0]
        at = self.place(self.codec.observe(state, state.seat)[None])[0]
        return greed.BANK if self.flat[at + 1] > self.flat[at] else greed.ROLL


def learn(learner, steps, seed=0, games=1024, first_rate=0.2, last_rate=0.005):
    """Improve a learner by playing against itself; yield after each tenth of the steps."""
    env = GymVectorEnv("koans", games, (), autoreset_mode=AutoresetMode.SAME_STEP)
    chance = np.random.default_rng(seed)
    seen, infos = env.reset(seed=seed)
    last = np.full((games, 2), -1)  # the value that each seat chose last
    every, rounds = np.arange(games), steps // games
    for at in range(rounds):
        done = at / rounds
        rate = first_rate * (last_rate / first_rate) ** done
        mask, seat = infos["action_mask"], infos["seat"]
        asked = mask[:, learner.roll] & mask[:, learner.bank] == 1
        place = learner.place(seen)
        banks = learner.flat[place + 1] > learner.flat[place]
        banks ^= chance.random(games) < 0.1 * (1 - done)  # explore
        chosen = place + banks
        actions = np.where(asked, np.where(banks, learner.bank, learner.roll), mask.argmax(axis=1))
        had = asked & (last[every, seat] >= 0)
        update(learner.flat, last[every, seat][had], learner.flat[chosen[had]], rate)
        last[every[asked], seat[asked]] = chosen[asked]
        seen, _, over, short, infos = env.step(actions)
        for who in (0, 1):
            ended = over & (last[:, who] >= 0)
            update(learner.flat, last[ended, who], infos["returns"][ended, who], rate)
        last[over | short] = -1
        if (at + 1) % max(1, rounds // 10) == 0:
            yield (at + 1) * games


def update(values, places, targets, rate):
    """Move values towards the mean of their targets."""
    where, number = np.unique(places, return_inverse=True)
    count = np.bincount(number, minlength=len(where))
    mean = np.bincount(number, targets, minlength=len(where)) / np.maximum(count, 1)
    values[where] += (1 - (1 - rate) ** count) * (mean - values[where])


def main():
    """Learn, and print the learning curve."""
    parser = argparse.ArgumentParser(description="learn koans from scratch")
    parser.add_argument("--steps", type=int, default=50_000_000, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=400, help="games to measure the loss in")
    parser.add_argument("--seed", type=int, default=0, help="random seed")
    given = parser.parse_args()
    learner = Learner()
    print("     decisions   win probability lost per game")
    print(f"{0:14,}   {loss(learner, 'koans', given.games).game}")
    for decisions in learn(learner, given.steps, given.seed):
        print(f"{decisions:14,}   {loss(learner, 'koans', given.games).game}", flush=True)


if __name__ == "__main__":
    main()
