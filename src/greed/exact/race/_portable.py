"""The race solved by the WebAssembly module: the same loops, without a compiler."""

from __future__ import annotations

from importlib.util import find_spec

from greed.exact.model import Unsolvable
from greed.exact.race._numbers import Answer, numbers, race_of
from greed.exact.race._race import Race, Tick
from greed.exact.tolerances import MOST_AMPLIFIED
from greed.tables import Tables

__all__ = ["solved_portably"]


def solved_portably(tables: Tables, tick: Tick | None = None) -> Race:
    """Solve a sheet's race between two; see `solve_race`."""
    from greed.exact.wasm import Module

    raised: list[BaseException] = []

    def listener(number: float, part: float) -> bool:
        try:
            if tick:
                tick(int(number), part)
        except BaseException as error:  # noqa: BLE001 -- it is raised again below
            raised.append(error)
        return bool(raised)

    answer = Answer(*Module(listener).race(*numbers(tables)))
    if raised:
        raise raised[0]
    race = race_of(tables, answer)
    if float(answer.said[1]) > MOST_AMPLIFIED or not (
        race.lowest or answer.paired or _ends(tables, float(answer.said[0]))
    ):
        raise Unsolvable("turns lead back to each other so often that its values don't settle")
    return race


def _ends(tables: Tables, residual: float) -> bool:
    """Return whether games end soon enough for a small residual to mean something."""
    if find_spec("numba") is None:
        raise Unsolvable(
            "without Numba it can't be shown that its games end; install 'greed-dice[fast]'"
        )
    from greed.exact.solo import fewest_turns

    try:
        turns = fewest_turns(tables)
    except Unsolvable:
        return False
    return residual * turns < MOST_AMPLIFIED
