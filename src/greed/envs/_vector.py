"""Many games at once as a Gymnasium vector environment, stepped by a compiled kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from greed.core.sheet import Sheet
from greed.envs._codec import EnvError, Ints, codec
from greed.envs._gym import OPPONENTS
from greed.envs._program import program
from greed.policies import Policy, PolicyError, Threshold, simulated
from greed.sim.setup import Setup
from greed.sim.streams import game_key
from greed.tables import tables

Info = dict[str, Any]


class GymVectorEnv(VectorEnv[Ints, NDArray[np.int64], NDArray[np.int64]]):
    """Many games of Greed, one decision each per step.

    With opponents the learner sits at seat 0 of every game, and the others play inside. Without
    them every seat asks for actions: an observation is that of the seat to act, which is
    `infos["seat"]`; the reward is the share of the win of the seat that just moved, and
    `infos["returns"]` (games, seats) has everybody's.

    `infos["action_mask"]` (games, actions) shows the legal actions; any other ends its game with a
    reward of 0 and a 1 in `infos["illegal"]`. Arrays are written again by the next step: copy what
    you keep, or pass `copy=True`.

    Args:
        sheet: a sheet or its name.
        num_envs: how many games.
        opponents: policies that the simulator can play, by name, or "random"; none: every seat is
            the learner.
        seats: how many play, where there are no opponents.
        first: the seat that begins every game; by default it is drawn.
        max_plies: where a game is cut short.
        autoreset_mode: `NEXT_STEP` begins a new game in the step after the end, whose action is
            ignored; `SAME_STEP` begins it at once, with the last observation in
            `infos["final_obs"]`; `DISABLED` waits for `reset(options={"reset_mask": ...})`.
        copy: return new arrays from every step.

    >>> from greed.envs import GymVectorEnv
    >>> env = GymVectorEnv("koans", num_envs=4, opponents=("threshold:300",))
    >>> seen, infos = env.reset(seed=1)
    >>> actions = infos["action_mask"].argmax(axis=1)
    >>> seen, rewards, terminated, truncated, infos = env.step(actions)
    >>> seen.shape, rewards.shape
    ((4, 46), (4,))

    Raises:
        EnvError: the sheet is not for this many seats, or an argument makes no sense.
        PolicyError: the simulator can't play an opponent.
        SheetError: the sheet is unknown.
    """

    def __init__(
        self,
        sheet: Sheet | str = "classic",
        num_envs: int = 1,
        opponents: Sequence[Policy | str] = OPPONENTS,
        *,
        seats: int = 2,
        first: int | None = None,
        max_plies: int = 10_000,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
    ) -> None:
        from greed.envs.kernels import COLUMNS, Games

        if num_envs < 1:
            raise EnvError(f"num_envs must be 1 or more, not {num_envs}")
        if isinstance(opponents, str):
            raise EnvError(f"opponents is one policy per seat: ({opponents!r},)")
        self.codec = codec(sheet, 1 + len(opponents) if opponents else seats, max_plies)
        seats = self.codec.seats
        if first is not None and not 0 <= first < seats:
            raise EnvError(f"first must be a seat from 0 to {seats - 1}, not {first}")
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode(autoreset_mode), "render_modes": []}
        self._mode = AutoresetMode(autoreset_mode)
        self._first = -1 if first is None else first
        self._copy = copy
        box = spaces.Box(self.codec.low, self.codec.high, dtype=np.int32)
        self.single_observation_space = box
        self.single_action_space = spaces.Discrete(len(self.codec.moves))
        self.observation_space = batch_space(box, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._held = arrays = tables(self.codec.sheet)
        others = [_policy(opponent).table(arrays) for opponent in opponents]
        # Nobody asks the policy of a seat that is the learner's, or that is played by chance.
        nobody = others[:1] or [Threshold(300).table(arrays)]
        setup = Setup(arrays, [*nobody, *others] if others else nobody * seats)
        self._program = program(arrays, self.codec.moves)
        self._setup = (setup.machine, setup.facts, setup.orders)
        rows = (num_envs, seats)
        self._games = Games(
            games=np.zeros((num_envs, COLUMNS), np.int64),
            scores=np.zeros(rows, np.int64),
            standing=np.zeros(rows, np.int64),
            strikes=np.zeros(rows, np.int64),
            spare=np.zeros(rows, np.int64),
            start=np.zeros(num_envs, np.uint64),
            limit=max_plies,
            random=np.array([False, *(opponent == "random" for opponent in opponents)]),
            learner=int(bool(opponents)),
            least=int(self.codec.low[0]),  # of the scores, which come first
            most=int(self.codec.high[0]),
        )
        self._seen = np.zeros((num_envs, self.codec.size), np.int32)
        self._mask = np.zeros((num_envs, len(self.codec.moves)), np.int8)
        self._shares = np.zeros(rows)
        self._ended = np.zeros(num_envs, np.int64)
        self._trace = np.zeros((0, 0), np.int64)
        self._key, self._played = np.uint64(0), 0
        self._waiting = np.zeros(0, np.int64)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Ints, Info]:
        """Begin new games: all, or those of `options={"reset_mask": mask}`.

        A seed settles all games that follow; `options={"first": seat}` says who begins these.
        """
        options = options or {}
        if seed is not None or not self._played:
            self._key = np.uint64(
                game_key(int(self.np_random.integers(2**62)) if seed is None else seed)
            )
            self._played = 0
        which = options.get("reset_mask")
        numbers = np.arange(self.num_envs) if which is None else np.flatnonzero(which)
        self._begin(numbers, options.get("first", self._first))
        self._waiting = np.setdiff1d(self._waiting, numbers)
        return self._given(self._seen), self._infos()

    def step(  # type: ignore[override]
        self, actions: NDArray[np.int64]
    ) -> tuple[Ints, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """Make a move in every game."""
        from greed.envs import kernels

        if self._mode is AutoresetMode.DISABLED and len(self._waiting):
            raise EnvError(
                f"{len(self._waiting)} games are over: call reset with options reset_mask first"
            )
        columns = self._games.games
        moved = columns[:, kernels.SEAT].copy()
        ended = kernels.step(
            self._program, *self._setup, self._games, np.asarray(actions, np.int64), self._shares,
            self._ended, self._seen, self._mask, self._trace,
        )  # fmt: skip
        rewards = self._shares[np.arange(self.num_envs), 0 if self._games.learner else moved]
        waiting, self._waiting = self._waiting, np.zeros(0, np.int64)
        if len(waiting):
            self._begin(waiting, self._first)
        over = (self._ended & ~kernels.SHORT) != 0
        short = self._ended == kernels.SHORT
        more: Info = {}
        if ended:
            done = np.flatnonzero(self._ended)
            if self._mode is AutoresetMode.SAME_STEP:
                more["final_obs"], more["_final_obs"] = np.zeros_like(self._seen), over | short
                more["final_obs"][done] = self._seen[done]
                self._begin(done, self._first)
            else:
                self._waiting = done
        return self._given(self._seen), rewards, over, short, self._infos() | more

    def _begin(self, numbers: NDArray[np.int64], first: int) -> None:
        """Begin a new game in these places."""
        from greed.envs import kernels

        kernels.reset(
            self._program, *self._setup, self._games, self._key, first, numbers, self._played,
            self._seen, self._mask, self._trace,
        )  # fmt: skip
        self._played += len(numbers)

    def _infos(self) -> Info:
        from greed.envs import kernels

        infos: Info = {
            "action_mask": self._given(self._mask),
            "illegal": (self._ended & kernels.ILLEGAL) != 0,
        }
        if not self._games.learner:
            infos["seat"] = self._games.games[:, kernels.SEAT].copy()
            infos["returns"] = self._given(self._shares)
        return infos

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array


def _policy(who: Policy | str) -> Policy:
    if who == "random":  # asked nothing: the kernel draws its moves
        return Threshold(300)
    opponent = simulated(who) if isinstance(who, str) else who
    if not isinstance(opponent, Policy):
        raise PolicyError(f"an opponent of many games is a policy or its name, not {who!r}")
    return opponent
