"""Many games at once as a Gymnasium vector environment, stepped by the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from greed.core.dice import Throw
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.envs._codec import PHASES, EnvError, Ints, codec
from greed.envs._gym import OPPONENTS
from greed.envs._opponents import ASK_COURSE, ASK_PLAN, ASK_ROWS, Opponent, Opponents
from greed.envs._program import Standings, Ways
from greed.envs._reset import options_of, position_of
from greed.graph.course import Status
from greed.kernel import Field, kernel
from greed.sim.streams import game_key

Info = dict[str, Any]

_WORDS = ACCEPT, DECLINE, ROLL, BANK
_CUT, _ILLEGAL = 2, 4
_PLAY = (
    "seat", "first", "stage", "phase", "node", "points", "base", "best", "decision", "hand",
    "may_bank", "cast", "offer", "stake", "banker", "ply", "draws", "choices", "ended", "plan",
    "shown", "won",
)  # fmt: skip
_SEAT = _PLAY.index("seat")
_SEAT_SIZE, _WANTS = 8, 10


class GymVectorEnv(VectorEnv[Ints, NDArray[np.int64], NDArray[np.int64]]):
    """Many games of Greed, one decision each per step.

    With opponents the learner sits at seat 0 of every game, and the others play inside. Without
    them every seat asks for actions: an observation is that of the seat to act, which is
    `infos["seat"]`; the reward is the share of the win of the seat that just moved, and
    `infos["returns"]` (games, seats) has everybody's.

    `infos["action_mask"]` (games, actions) shows the legal actions; any other ends its game with a
    reward of 0 and a 1 in `infos["illegal"]`. `gymnasium.make_vec("greed.envs:Greed-v0")` makes the
    same environment, and `GreedSelfPlay-v0` one without opponents.

    Args:
        sheet: a sheet or its name.
        num_envs: how many games.
        opponents: who plays the other seats: names of `greed.policies` or "random", policies, or
            whatever `greed.solver.solve` takes as a policy. Those who play by a solution take far
            longer than those who play by plans. With none, every seat is the learner's.
        seats: how many play, where there are no opponents.
        first: the seat that begins every game; by default it is drawn.
        max_plies: where a game is cut short.
        autoreset_mode: `NEXT_STEP` begins a new game in the step after the end, whose action is
            ignored; `SAME_STEP` begins it at once, with the last observation in
            `infos["final_obs"]`; `DISABLED` waits for `reset(options={"reset_mask": ...})`.
        copy: return new arrays from every step. Without copies, which is faster, the next step
            writes into the same arrays again.
        traced: how many throws and drawn moves of a step are noted, for `drawn`.

    >>> from greed.envs import GymVectorEnv
    >>> env = GymVectorEnv("koans", num_envs=4)
    >>> seen, infos = env.reset(seed=1)
    >>> actions = infos["action_mask"].argmax(axis=1)
    >>> seen, rewards, terminated, truncated, infos = env.step(actions)
    >>> seen.shape, rewards.shape
    ((4, 46), (4,))

    Raises:
        EnvError: the sheet is not for this many seats, or an argument makes no sense.
        PolicyError: an opponent can't play so; the message says why.
        SheetError: the sheet is unknown.
        Unsolvable: an opponent needs a solution that the sheet doesn't have.
    """

    def __init__(
        self,
        sheet: Sheet | str = "classic",
        num_envs: int = 1,
        opponents: Sequence[Opponent] = OPPONENTS,
        *,
        seats: int = 2,
        first: int | None = None,
        max_plies: int = 10_000,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        traced: int = 0,
    ) -> None:
        if num_envs < 1:
            raise EnvError(f"num_envs must be 1 or more, not {num_envs}")
        if isinstance(opponents, str):
            raise EnvError(f"opponents is one policy per seat: ({opponents!r},)")
        self.codec = codec(sheet, 1 + len(opponents) if opponents else seats, max_plies)
        seats = self.codec.seats
        if first is not None and not 0 <= first < seats:
            raise EnvError(f"first must be a seat from 0 to {seats - 1}, not {first}")
        self.num_envs = num_envs
        self._mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self._mode, "render_modes": []}
        self._first = -1 if first is None else first
        self._copy, self._learner = copy, bool(opponents)
        box = spaces.Box(self.codec.low, self.codec.high, dtype=np.int32)
        self.single_observation_space = box
        self.single_action_space = spaces.Discrete(len(self.codec.moves))
        self.observation_space = batch_space(box, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._standings = Standings.of(self.codec)
        self._ways = Ways(self.codec)
        self._opponents = Opponents(self._ways.course, self._standings.turns, opponents)
        self._make_room(traced)
        self._played = 0
        self._waiting = np.zeros(0, np.int64)

    def _make_room(self, traced: int) -> None:
        """Make the arrays that the kernel writes."""
        games, seats, zeros = self.num_envs, self.codec.seats, kernel().zeros
        self._blocks = {
            "plays": zeros("i", games * len(_PLAY)),
            "seats": zeros("i", games * seats * _SEAT_SIZE),
            "starts": zeros("q", games), "trace": zeros("i", games * (traced + 1)),
            "seen": zeros("i", games * self.codec.size),
            "mask": zeros("B", games * len(self.codec.moves)), "shares": zeros("d", games * seats),
            "ended": zeros("i", games), "wants": zeros("i", _WANTS), "actions": zeros("q", games),
            "places": zeros("i", games), "key": zeros("q", 1),
        }  # fmt: skip
        self._traced = traced and traced + 1
        kinds = {"i": np.int32, "q": np.int64, "d": np.float64, "B": np.int8}
        arrays: dict[str, NDArray[Any]] = {
            name: np.frombuffer(block.values, kinds[memoryview(block.values).format])
            for name, block in self._blocks.items()
        }
        self._plays = arrays["plays"].reshape(games, len(_PLAY))
        self._seats = arrays["seats"].reshape(games, seats, _SEAT_SIZE)
        self._seen: Ints = arrays["seen"].reshape(games, self.codec.size)
        self._mask = arrays["mask"].reshape(games, len(self.codec.moves))
        self._shares = arrays["shares"].reshape(games, seats)
        self._ended, self._wants = arrays["ended"], arrays["wants"]
        self._actions, self._places = arrays["actions"], arrays["places"]
        self._every = np.arange(games)
        self._trace = arrays["trace"].reshape(games, traced + 1)
        names = ("seen", "mask", "shares", "ended", "wants")
        self._results = kernel().record([self._blocks[name] for name in names])
        self._write()

    def _write(self) -> None:
        """Write down for the kernel where everything is."""
        blocks, codec, ways = self._blocks, self.codec, self._ways
        words = [codec.number(move) if move in codec.moves else -1 for move in _WORDS]
        self._words = kernel().block("i", words)
        self._envs = kernel().record([
            ways.columns.record, self._standings.hands.record,
            self._standings.record, *ways.fields, self._words, *self._opponents.fields,
            blocks["plays"], blocks["seats"], blocks["starts"], blocks["trace"],
            self._opponents.bits, ways.course.unit, codec.max_plies, int(self._learner),
            int(codec.low[0]), int(codec.high[0]), len(codec.moves), codec.size, self._traced,
        ])  # fmt: skip

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Ints, Info]:
        """Begin new games: all, or those of `options={"reset_mask": mask}`.

        A seed settles all games that follow. `options={"first": seat}` says who begins these, and
        `options={"position": line}` where they begin, as `greed.parse_position` reads it; a list
        has a position for each of them.

        Raises:
            EnvError: an option is unknown, or doesn't suit the environment.
            PositionError: a position can't be read.
        """
        options = options_of(options, "first", "position", "reset_mask")
        first = self._first if options.get("first") is None else options["first"]
        if not -1 <= first < self.codec.seats or (first < 0 and options.get("first") is not None):
            raise EnvError(f"first must be a seat from 0 to {self.codec.seats - 1}, not {first}")
        which = options.get("reset_mask")
        numbers = np.arange(self.num_envs) if which is None else np.flatnonzero(which)
        lines = options.get("position")
        if lines is not None:
            lines = [lines] * len(numbers) if isinstance(lines, str) else list(lines)
            if len(lines) != len(numbers):
                raise EnvError(f"{len(lines)} positions were given for {len(numbers)} games")
            played = {line: self._play(position_of(self.codec, line)) for line in set(lines)}
            for number, line in zip(numbers, lines, strict=True):
                self._plays[number], self._seats[number] = played[line]
            self._write()
            first = -2
        if seed is not None or not self._played:
            key = game_key(int(self.np_random.integers(2**62)) if seed is None else seed)
            self._blocks["key"].values[0] = key - (1 << 64) * (key >> 63)
            self._played = 0
        self._begin(numbers, first)
        self._waiting = np.setdiff1d(self._waiting, numbers)
        self._ended[numbers] = 0
        return self._given(self._seen), self._infos()

    def step(  # type: ignore[override]
        self, actions: NDArray[np.int64]
    ) -> tuple[Ints, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """Make a move in every game."""
        if self._mode is AutoresetMode.DISABLED and len(self._waiting):
            raise EnvError(
                f"{len(self._waiting)} games are over: call reset with options reset_mask first"
            )
        moved = self._plays[:, _SEAT].copy()
        self._actions[:] = actions
        self._run("envs_step", self.num_envs, self._blocks["actions"], self.num_envs)
        shares = self._shares
        rewards = shares[:, 0].copy() if self._learner else shares[self._every, moved]
        waiting, self._waiting = self._waiting, np.zeros(0, np.int64)
        if len(waiting):
            self._begin(waiting, self._first)
        over, short = (self._ended & ~_CUT) != 0, self._ended == _CUT
        more: Info = {}
        if len(done := np.flatnonzero(self._ended)):
            if self._mode is AutoresetMode.SAME_STEP:
                last = np.zeros(self._seen.shape, np.int32)
                more["final_obs"], more["_final_obs"] = last, over | short
                last[done] = self._seen[done]
                self._begin(done, self._first)
            else:
                self._waiting = done
        return self._given(self._seen), rewards, over, short, self._infos() | more

    def drawn(self) -> list[list[Throw | Move]]:
        """Return what chance has drawn in each game since the last decision.

        These are throws, and moves of opponents that play at random or by a solution. With them,
        and the moves of all others, a game can be replayed in the core.

        Raises:
            EnvError: nothing is noted, or not so many.
        """
        if not self._traced:
            raise EnvError("nothing is noted: make the environment with traced=100, or more")
        if (most := int(self._trace[:, 0].max())) >= self._traced:
            raise EnvError(f"chance drew {most} times: make the environment with traced={most}")
        casts, moves = self._standings.hands.casts, self.codec.moves
        return [
            [
                casts[code][1].throw if code >= 0 else moves[-1 - code]
                for code in row[1 : row[0] + 1]
            ]
            for row in self._trace.tolist()
        ]

    def _begin(self, numbers: NDArray[np.int64], first: int) -> None:
        """Begin a new game in these places; first -2: they are there already."""
        self._places[: len(numbers)] = numbers
        places, key, count = self._blocks["places"], self._blocks["key"], len(numbers)
        self._run("envs_begin", count, key, places, count, int(first), self._played)
        self._played += count

    def _run(self, name: str, count: int, *arguments: Field) -> None:
        """Let the kernel do something for some games, and answer what it asks meanwhile."""
        call, done, asked = kernel().call, 0, 0
        while True:
            done = int(call(name, self._envs, self._results, *arguments, done, asked))
            if done == count:
                return
            asked = 1
            what, stage, status, seat, own, rival, game, place, low, high = self._wants.tolist()
            if what == ASK_COURSE:
                self._ways.ask(stage, status)
                self._write()
                continue
            if what == ASK_ROWS:
                self._opponents.widen(place, rival)
                continue
            if what == ASK_PLAN:
                number = self._opponents.plan(seat, stage, status, own, rival)
            else:
                around = [(seat + k) % self.codec.seats for k in range(self.codec.seats)]
                scores, statuses, *_ = self._seats[game, around].T.tolist()
                number = self._opponents.values(stage, statuses, scores)
            self._opponents.remember(place, (high << 32) + (low & 0xFFFFFFFF), number)

    def _play(self, state: State) -> tuple[list[int], NDArray[np.int32]]:
        """Return a state as the kernel has it, and its seats."""
        course, hands, unit = self._ways.course, self._standings.hands, self._ways.course.unit
        turn = self._standings.turns[self._standings.number[state.standing[state.seat]]]
        if any(score % unit for score in (*state.scores, state.points)):
            raise EnvError(f"no game of this sheet comes to these points: they come in {unit}s")
        stage, status = course.locate(state)
        play = dict.fromkeys(_PLAY, 0) | {
            "seat": state.seat, "first": state.first, "stage": stage, "banker": state.seat,
            "phase": PHASES.index(state.phase), "points": state.points // unit, "ply": state.ply,
            "base": state.inherited // unit, "best": state.best_throw // unit,
            "may_bank": int(state.may_bank), "hand": hands.row(state.hand),
        }  # fmt: skip
        try:
            if state.phase in ("throw", "keep"):
                play["node"] = turn.find(state)
            if state.phase == "decide":
                play["decision"] = turn.decide(state)
            if state.phase == "keep":
                play["cast"] = hands.cast_number[state.hand, state.throw]
            if state.offer:
                play["node"] = turn.start
                play["offer"] = 1 + turn.offers.index(state.offer.hand)
                play["stake"] = state.offer.points // unit
        except (KeyError, IndexError, ValueError):
            raise EnvError("no game of this sheet comes to this position") from None
        seats = np.zeros((self.codec.seats, _SEAT_SIZE), np.int32)
        for seat, score in enumerate(state.scores):
            found = Status(state.standing[seat], state.strikes[seat])
            seats[seat, :2] = score // unit, course.number(found)
        self._ways.ask(stage, status)
        return list(play.values()), seats

    def _infos(self) -> Info:
        infos: Info = {
            "action_mask": self._given(self._mask),
            "illegal": (self._ended & _ILLEGAL) != 0,
        }
        if not self._learner:
            infos["seat"] = self._plays[:, _SEAT].copy()
            infos["returns"] = self._given(self._shares)
        return infos

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array
