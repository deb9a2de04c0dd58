"""The coach at the table: what `?` asks it, if its libraries are there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from greed._extras import install
from greed.core.state import State

if TYPE_CHECKING:
    from greed.coach import Advice
    from greed.coach.judges import WinJudge
    from greed.core.turn import Rules

__all__ = ["Coach"]


class Coach:
    """Weighs choices; a sheet is solved when it is first asked about, and then kept on disk.

    Attributes:
        note: tells the player why an answer takes a while, or does not come.
    """

    def __init__(self, note: Callable[[str], None]) -> None:
        self.note = note
        self._judges: dict[Rules, WinJudge | None] = {}

    def advice(self, state: State, names: Sequence[str]) -> Advice | None:
        """Return what every choice is worth; None where nothing is to be chosen, or known."""
        if state.phase not in ("keep", "decide", "offer"):
            return None
        if _lacks_libraries(state.rules):
            self.note(f"To see how often each choice wins: {install('exact')}")
            return None
        from greed.coach import advise
        from greed.coach.points import PointsJudge
        from greed.exact.model import Unsolvable

        try:
            return advise(self._judge(state.rules) or PointsJudge(state), state, names)
        except KeyboardInterrupt:
            self.note("Stopped. Type ? to start again.")
        except Unsolvable as error:
            self.note(f"No advice here: {error}.")
        return None

    def _judge(self, rules: Rules) -> WinJudge | None:
        """Return who knows what wins, None if points have to do."""
        from greed.cli.solving import judge_of
        from greed.exact.model import Unsolvable
        from greed.packs import ready_solution

        if rules not in self._judges:
            if ready_solution(rules.sheet) is None:
                self.note(
                    "Working out how often each choice wins (once per sheet; Ctrl-C skips) ..."
                )
            try:
                self._judges[rules] = judge_of(rules.sheet)
            except Unsolvable as error:
                self.note(f"This sheet has no exact answer, so these are points: {error}.")
                self._judges[rules] = None
        return self._judges[rules]


def _lacks_libraries(rules: Rules) -> bool:
    """Say whether a library is missing; only solving needs Numba."""
    if any(find_spec(name) is None for name in ("numpy", "platformdirs")):
        return True
    from greed.packs import shipped_solution

    return find_spec("numba") is None and shipped_solution(rules.sheet) is None
