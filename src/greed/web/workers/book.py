"""What hands of sheets bring, worked out once by a worker process and then looked up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from greed.core.moves import Move, parse_move
from greed.core.position import position
from greed.core.state import State
from greed.core.turn import Hand, Rules
from greed.web.refusal import Refusal
from greed.web.workers.crew import Crew
from greed.web.workers.questions import Choose, HandOdds, Odds, packed
from greed.web.workers.weighed import Weighed

__all__ = ["Book", "OddsOf"]

_BYTES = 32 << 20
_SHEET, _HAND = 20_000, 500
"""What a sheet and a hand of it weigh in the book, roughly, in bytes."""
_UNKNOWN = HandOdds(0.0, 0.0, None)
Shown = TypeVar("Shown")
Known = dict[Hand, HandOdds]
OddsOf = Callable[[Hand], HandOdds]


class Book:
    """Odds of hands, by sheet."""

    def __init__(self, crew: Crew) -> None:
        self._crew = crew
        self._known: Weighed[Rules, Known] = Weighed(_BYTES)

    async def show(self, rules: Rules, view: Callable[[OddsOf], Shown]) -> Shown:
        """Return a view that needs odds of hands of a sheet.

        It is made once, if all of them are known, and otherwise again once they are.

        Raises:
            Refusal: the odds cannot be worked out (now).
        """
        while True:
            known = self._known.get(rules) or {}
            missing: dict[Hand, None] = {}

            def odds(
                hand: Hand, known: Known = known, missing: dict[Hand, None] = missing
            ) -> HandOdds:
                found = known.get(hand)
                if found is None:
                    missing[hand] = None
                return found or _UNKNOWN

            shown = view(odds)
            if not missing:
                return shown
            await self._learn(rules, tuple(missing))

    async def _learn(self, rules: Rules, hands: tuple[Hand, ...]) -> None:
        told = await self._crew.ask(Odds(sheet=packed(rules.sheet), hands=hands))
        if len(told.odds) != len(hands):
            raise Refusal("busy", told.refused or "the odds are still being worked out: try again")
        known = (self._known.get(rules) or {}) | dict(zip(hands, told.odds, strict=True))
        self._known.put(rules, known, _SHEET + _HAND * len(known))

    async def choose(self, state: State, bot: str, seed: str) -> Move:
        """Return the move of a bot.

        Raises:
            Refusal: it took too long.
        """
        asked = Choose(
            sheet=packed(state.rules.sheet), position=position(state), bot=bot, seed=seed
        )
        told = await self._crew.ask(asked)
        if not told.move:
            raise Refusal("busy", told.refused)
        return parse_move(told.move)
