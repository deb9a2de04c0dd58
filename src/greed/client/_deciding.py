"""Asking the bot at a seat: it is told of the game, of its time, and of its mistakes."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from greed.bots.asking import decision, guarded
from greed.bots.interface import Bot, BotError, begin
from greed.core.game import LegalMoves
from greed.core.moves import Move
from greed.core.state import State

__all__ = ["Decider"]

_MISTAKES = 3
"""Breaches of a bot in one game, after which it is not asked again."""


class Decider:
    """A bot that is asked for moves; a program that fails is started again a few times."""

    def __init__(self, bot: Bot, tell: Callable[[str], None]) -> None:
        self._bot, self._tell = bot, tell
        self._limit: float | None = getattr(bot, "limit", None)
        self._game = ""
        self._mistakes = 0

    def choose(
        self,
        state: State,
        moves: LegalMoves,
        game: str,
        seat: int,
        time_left: Callable[[], float],
    ) -> Move:
        """Return the bot's move in a game; `time_left` says how many seconds it may think.

        Raises:
            BotError: it has failed too often in this game.
        """
        if self._game != game:
            self._game, self._mistakes = game, 0
            guarded(lambda: begin(self._bot, seat, state.seats, secrets.token_hex(8)))
        while True:
            try:
                if self._limit is not None:
                    self._bot.limit = min(self._limit, time_left())  # type: ignore[attr-defined]
                return decision(self._bot, state, moves)
            except BotError as error:
                self._mistakes += 1
                self._tell(f"the bot failed ({self._mistakes} of {_MISTAKES}): {error}")
                if self._mistakes >= _MISTAKES:
                    raise BotError(
                        f"the bot failed {self._mistakes} times in this game: {error}. The seat is"
                        " still yours: mend the bot and run the same command again"
                    ) from None
