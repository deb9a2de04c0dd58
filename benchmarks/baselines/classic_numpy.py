"""Classic, two players banking at 300, in NumPy: many games in lockstep, a throw of all at a time.

It draws from the same kind of alias tables as the kernels, over what `threshold:300` makes of
each outcome, so that it is as fast as NumPy gets: no dice are thrown and nothing is scored. Games
that are over leave their place to others.
"""

import numpy as np

from greed.sim.lane_kernels import ENDED, TurnStates

_SCORE = 0xFFF


def play(race: TurnStates, games: int, lanes: int, seed: int) -> tuple[int, int, int]:
    """Play this many games or a few more; return games, wins of seat 0, and throws."""
    rng = np.random.default_rng(seed)
    rest = np.uint32(32) - race.bits
    cut = (race.slots & np.uint64(0xFFFFFFFF)).astype(np.uint32)
    low = (race.slots >> np.uint64(32) & np.uint64(0xFFFF)).astype(np.int32)
    high = (race.slots >> np.uint64(48)).astype(np.int32)
    target, near, fresh = int(race.target), int(race.near), int(race.fresh)
    state = np.full(lanes, fresh, np.int32)
    scores = np.zeros((2, lanes), np.int32)
    seat = rng.integers(0, 2, lanes)
    every = np.arange(lanes)
    done = won = throws = 0
    while done < games:
        bits = rng.integers(0, 1 << 32, lanes, np.uint32)
        slot = (state << int(race.bits)) + (bits >> rest)
        result = np.where(bits << race.bits < cut[slot], low[slot], high[slot])
        throws += lanes
        state = result
        (ended,) = np.nonzero(result >= ENDED)
        mover = seat[ended]
        scores[mover, ended] += result[ended] & _SCORE
        over = scores[mover, ended] >= target
        finished = ended[over]
        done += len(finished)
        won += int(np.count_nonzero(mover[over] == 0))
        other = scores[1 - mover, ended]
        state[ended] = np.where(other == 0, fresh, np.minimum(target - other, near))
        seat[ended] = 1 - mover
        scores[:, finished] = 0
        state[finished] = fresh
        seat[finished] = every[finished] & 1
    return done, won, throws
