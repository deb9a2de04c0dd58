"""The game as a Gymnasium environment: one learner, its opponents inside."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Protocol

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.envs.registration import EnvSpec
from numpy.typing import NDArray

from greed.bots import bot
from greed.bots.interface import begin, close, ready
from greed.core.game import apply, legal_moves
from greed.core.moves import Move
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.envs._codec import EnvError, Ints, codec, fallen, returns
from greed.envs._reset import begun, options_of

OPPONENTS = ("threshold:300",)
"""Who plays against a learner that names nobody: of `GymEnv` and `GymVectorEnv` alike."""


class Chooser(Protocol):
    """Anything that chooses a legal move, such as every policy of `greed.policies`."""

    def choose(self, state: State, /) -> Move:
        """Return a legal move of a state in which `state.seat` has to act."""
        ...


def chooser(who: Chooser | str, seed: str | None = None) -> Chooser:
    """Return the bot of a name; what chooses by itself stays as it is.

    Raises:
        BotError: no bot has this name.
        EnvError: this can't choose.
    """
    if isinstance(who, str):
        return bot(who, seed)
    if not hasattr(who, "choose"):
        raise EnvError(
            f"{who!r} can't play: give the name of a bot or an object with choose(state)"
        )
    return who


class GymEnv(gymnasium.Env[Ints, np.int64]):
    """A game of Greed in which the learner sits at seat 0 and policies play the other seats.

    The reward comes at the end: 1 for a win, 0 for a loss, 1/2 where two win together. An action
    that is not legal ends the game with a reward of 0, and `info["illegal"]` says why it wasn't;
    `info["action_mask"]` shows the legal ones. After `max_plies` throws and moves the game is
    truncated. `gymnasium.make("greed.envs:Greed-v0", sheet="classic")` makes the same environment.

    Args:
        sheet: a sheet or its name.
        opponents: a player per other seat: a name of `greed.bots`, or anything that chooses.
        first: the seat that begins every game; by default it is drawn at each reset, and
            `reset(options={"first": seat})` says it for one game.
        max_plies: where a game is cut short.
        render_mode: `ansi` returns a few lines of text, `human` prints them after every move.

    >>> from greed.envs import GymEnv
    >>> env = GymEnv("classic", opponents=("threshold:300", "bold"))
    >>> observation, info = env.reset(seed=1, options={"first": 0})
    >>> observation.shape, len(info["action_mask"])
    ((50,), 136)

    Raises:
        BotError: no bot has this name.
        EnvError: the sheet is not for this many seats, or an argument makes no sense.
        SheetError: the sheet is unknown.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium types it

    def __init__(
        self,
        sheet: Sheet | str = "classic",
        opponents: Sequence[Chooser | str] = OPPONENTS,
        *,
        first: int | None = None,
        max_plies: int = 10_000,
        render_mode: str | None = None,
    ) -> None:
        if isinstance(opponents, str):
            raise EnvError(f"opponents is one name per seat: ({opponents!r},)")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise EnvError(f"render_mode must be None, 'ansi' or 'human', not {render_mode!r}")
        self.codec = codec(sheet, 1 + len(opponents), max_plies)
        if first is not None and not 0 <= first < self.codec.seats:
            raise EnvError(f"first must be a seat from 0 to {self.codec.seats - 1}, not {first}")
        self.opponents = tuple(map(chooser, opponents))
        for opponent in self.opponents:
            ready(opponent, self.codec.sheet)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(self.codec.low, self.codec.high, dtype=np.int32)
        self.action_space = spaces.Discrete(len(self.codec.moves))
        self._first = first
        # As `gymnasium.make` sets it, so that checkers can make the environment again.
        self.spec = EnvSpec(
            "Greed-v0",
            entry_point="greed.envs:GymEnv",
            kwargs={
                "sheet": sheet, "opponents": opponents, "first": first, "max_plies": max_plies,
            },
        )  # fmt: skip

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Ints, dict[str, Any]]:
        """Begin a new game, and play it up to the learner's first decision.

        `options={"first": seat}` says who begins it, and `options={"position": line}` where it
        begins, as `greed.parse_position` reads it.

        Raises:
            EnvError: an option is unknown, or doesn't suit the environment.
            PositionError: the position can't be read.
        """
        given = options_of(options, "first", "position")
        super().reset(seed=seed)
        seats = self.codec.seats
        state = begun(self.codec, given, self._first, lambda: int(self.np_random.integers(seats)))
        for seat, opponent in enumerate(self.opponents, 1):
            if hasattr(opponent, "begin"):  # it draws at random: by the seed of the environment
                begin(opponent, seat, self.codec.seats, str(self.np_random.integers(2**62)))
        self.game = self._on(state)
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Ints, float, bool, bool, dict[str, Any]]:
        """Make the learner's move, and play on to its next decision or the end of the game."""
        move = self.codec.moves[action]
        if reason := legal_moves(self.game).why_not(move):
            seen, info = self._seen()
            return seen, 0.0, True, False, info | {"illegal": reason}
        self.game = self._on(apply(self.game, move))
        seen, info = self._seen()
        short = not self.game.over and self.game.ply >= self.codec.max_plies
        if self.render_mode == "human":
            self.render()
        return seen, returns(self.game)[0], self.game.over, short, info

    def _on(self, state: State) -> State:
        """Play on until the learner may choose, or all is over."""
        most = self.codec.max_plies
        state = fallen(state, self.np_random, most)
        while state.seat != 0 and not state.over and state.ply < most:
            move = self.opponents[state.seat - 1].choose(state)
            state = fallen(apply(state, move), self.np_random, most)
        return state

    def _seen(self) -> tuple[Ints, dict[str, Any]]:
        mask = self.codec.mask(self.game)
        if self.game.seat != 0:
            mask[:] = 0
        return self.codec.observe(self.game, 0), {"action_mask": mask}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now, under the name that sb3-contrib asks for it."""
        mask: NDArray[np.int8] = self._seen()[1]["action_mask"]
        return mask.astype(np.bool_)

    def close(self) -> None:
        """Let the opponents go: programs end."""
        for opponent in self.opponents:
            close(opponent)

    def render(self) -> str | None:
        """Show the state in a few lines: return them (`ansi`) or print them (`human`)."""
        if self.render_mode == "human":
            sys.stdout.write(f"{self.game}\n\n")
        return str(self.game) if self.render_mode == "ansi" else None
