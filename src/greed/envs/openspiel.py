"""Every sheet as an OpenSpiel game with explicit chance (extra `openspiel`).

Importing this module registers one game per preset: `greed_official`, `greed_ten_dice` and so on.
Their parameters are `players` (what OpenSpiel's own games call the seats), `target` (0: the sheet's
own), and `max_plies`, after which a game is a draw. Utilities are shares of the win, so they add up
to 1.

>>> import pyspiel
>>> import greed.envs.openspiel
>>> game = pyspiel.load_game("greed_official(target=5000)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 252)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from msgspec.structs import replace

from greed._extras import of_extra
from greed.core.dice import multisets
from greed.core.game import apply, chances, legal_moves, start, throw
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.envs._codec import Codec, EnvError, codec, returns
from greed.sheets import load, presets

with of_extra("openspiel", "greed.envs.openspiel"):
    import pyspiel

__all__ = ["SpielGame", "SpielState", "register"]

_DEFAULTS = {"players": 2, "target": 0, "max_plies": 10_000}


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel publishes no types
    """A sheet as a game of OpenSpiel; get one from `pyspiel.load_game`."""

    def __init__(
        self, kind: pyspiel.GameType, sheet: Sheet, params: Mapping[str, Any] | None
    ) -> None:
        given = _DEFAULTS | dict(params or {})
        self._registered = kind.short_name, sheet, given
        if given["target"]:
            sheet = replace(sheet, target=given["target"])
        self.codec: Codec = codec(sheet, given["players"], given["max_plies"])
        dice, faces = sheet.dice.count, sheet.dice.faces
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.codec.moves),
            max_chance_outcomes=len(multisets(dice, faces)),
            num_players=self.codec.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.codec.max_plies,
        )
        super().__init__(kind, info, given)

    def __reduce__(self) -> tuple[object, tuple[str, Sheet, dict[str, Any]]]:
        return _loaded, self._registered

    def new_initial_state(self) -> SpielState:
        """Return the state in which seat 0 is about to throw."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: object = None, params: object = None
    ) -> _Observer:  # fmt: skip
        """Return what writes observations down, as `Codec` documents them."""
        del iig_obs_type  # nothing is hidden, and nothing need be remembered
        if params:
            raise EnvError(f"observations take no parameters, not {params}")
        return _Observer(self.codec)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a game; `game` holds it as the core knows it.

    At a chance node outcome k is the k-th throw of `greed.chances`; a player's action a is move a
    of `greed.moves(sheet)`.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.codec = game.codec
        self.game: State = start(self.codec.sheet, self.codec.seats)

    @property
    def _short(self) -> bool:
        return self.game.ply >= self.codec.max_plies

    def current_player(self) -> int:
        """Return who acts: a seat, chance, or nobody any more."""
        if self.game.over or self._short:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.game.phase == "throw":
            return int(pyspiel.PlayerId.CHANCE)
        return self.game.seat

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(self.codec.number(move) for move in legal_moves(self.game))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every throw that can fall now, by its number, with its chance."""
        return [(at, float(chance)) for at, chance in enumerate(chances(self.game).values())]

    def _throw(self, outcome: int) -> tuple[int, ...]:
        return multisets(self.game.hand.dice, self.codec.sheet.dice.faces)[outcome]

    def _apply_action(self, action: int) -> None:
        if self.game.phase == "throw":
            self.game = throw(self.game, self._throw(action))
        else:
            self.game = apply(self.game, self.codec.moves[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "throw " + " ".join(map(str, self._throw(action)))
        return str(self.codec.moves[action])

    def is_terminal(self) -> bool:
        """Return whether the game is over or cut short."""
        return self.game.over or self._short

    def returns(self) -> list[float]:
        """Return each seat's share of the win; a game cut short is a draw."""
        if self._short and not self.game.over:
            return [1 / self.codec.seats] * self.codec.seats
        return returns(self.game)

    def __str__(self) -> str:
        return str(self.game)


class _Observer:
    """Writes observations down in OpenSpiel's way, from `Codec`."""

    def __init__(self, codec: Codec) -> None:
        self._codec = codec
        self.tensor = np.zeros(codec.size, np.float32)
        self.dict = {f.name: self.tensor[codec.where(f.name)] for f in codec.fields}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write down what a player sees."""
        self.tensor[:] = self._codec.observe(state.game, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player sees as text."""
        seen = self._codec.observe(state.game, player)
        parts = ((f.name, seen[self._codec.where(f.name)]) for f in self._codec.fields)
        return " ".join(f"{name}={','.join(map(str, part))}" for name, part in parts)


def register(name: str, sheet: Sheet) -> str:
    """Register a sheet of your own as `greed_NAME`; return the name OpenSpiel knows it by.

    >>> from greed import load
    >>> from greed.envs.openspiel import register
    >>> import pyspiel
    >>> register("quick", load("koans(target=1000)"))
    'greed_quick'
    >>> pyspiel.load_game("greed_quick").num_players()
    2
    """
    short = "greed_" + name.replace("-", "_")
    kind = pyspiel.GameType(
        short_name=short,
        long_name=f"Greed: {sheet.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=sheet.seats.max,
        min_num_players=sheet.seats.min,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_DEFAULTS,
    )
    made = type(f"Greed_{short}", (SpielGame,), {"__init__": _maker(kind, sheet)})
    pyspiel.register_game(kind, made)
    return short


def _loaded(name: str, sheet: Sheet, given: Mapping[str, Any]) -> SpielGame:
    """Return a pickled game; where nobody has registered its sheet, that is done first."""
    if name not in pyspiel.registered_names():
        register(name.removeprefix("greed_"), sheet)
    game: SpielGame = pyspiel.load_game(name, given)
    return game


def _maker(kind: pyspiel.GameType, sheet: Sheet) -> Any:  # noqa: ANN401 - an __init__
    def make(self: SpielGame, params: Mapping[str, Any] | None = None) -> None:
        SpielGame.__init__(self, kind, sheet, params)

    return make


for _name in presets():
    register(_name, load(_name))
