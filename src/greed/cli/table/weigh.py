"""The coach at the table: what `?` asks it, if its libraries are there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from greed.core.state import State

if TYPE_CHECKING:
    from greed.coach import Advice, Judge
    from greed.core.sheet import Sheet
    from greed.core.turn import Rules

__all__ = ["Coach"]

_LIBRARIES = ("numpy", "numba", "platformdirs")


class Coach:
    """Weighs choices; a sheet is solved when it is first asked about, and then kept on disk.

    Attributes:
        note: tells the player why an answer takes a while, or does not come.
    """

    def __init__(self, note: Callable[[str], None]) -> None:
        self.note = note
        self._judges: dict[Rules, Judge | None] = {}

    def advice(self, state: State, names: Sequence[str]) -> Advice | None:
        """Return what every choice is worth; None where nothing is to be chosen, or known."""
        if state.phase not in ("keep", "decide", "offer"):
            return None
        rules = state.rules
        if rules not in self._judges:
            try:
                self._judges[rules] = self._judge(rules.sheet)
            except KeyboardInterrupt:
                self.note("Not worked out; ? begins again.")
                return None
        judge = self._judges[rules]
        if judge is None:
            return None
        from greed.coach import advise

        return advise(judge, state, names)

    def _judge(self, sheet: Sheet) -> Judge | None:
        missing = [name for name in _LIBRARIES if find_spec(name) is None]
        if missing:
            self.note("What each choice wins: pip install 'greed-dice[exact]'")
            return None
        from greed.coach.judges import points_judge, win_judge
        from greed.exact.machine import Unsolvable
        from greed.exact.solve import kept

        if kept(sheet) is None:
            self.note("Working out what each choice wins, once for this sheet (Ctrl-C skips) ...")
        try:
            return win_judge(sheet)
        except Unsolvable as error:
            self.note(f"No exact answer, so points are counted: {error}.")
        return points_judge(sheet)
