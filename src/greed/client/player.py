"""A bot at a seat: it takes the seat, plays, and comes back.

A bot that fails is asked again a few times, and thinks no longer than the clock of its turn allows.
As the host of its own table it also starts the game, and leaves a table where nobody plays.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from contextlib import suppress

from greed.bots.interface import Bot, BotError, begin, decision, end, guarded, ready
from greed.bots.protocol import won
from greed.client.errors import ClientError, NotUnderstood, Refused, Unreachable
from greed.client.seats import KeptSeat, SeatFile
from greed.client.table import Table
from greed.core.game import legal_moves
from greed.core.messages import listed
from greed.core.moves import Move
from greed.room import ask as asks

_MISTAKES = 3
"""Breaches of a bot in one game, after which it is not asked again."""
_MARGIN = 1.0
"""Seconds of a turn's clock that are left for the answer's way."""
AGAIN = 1.0
"""Seconds between two tries to start a game."""
GET_READY = 90.0
"""Seconds that those at a full table have until the game has begun."""
CALLED = 90.0
"""Seconds that a player who is called has to come back, or to be passed over."""


class Player:
    """A bot in one room.

    Attributes:
        table: the room.
        stopped: set it to make `play` return at the next chance.
    """

    def __init__(
        self,
        url: str,
        file: SeatFile,
        bot: Bot,
        tell: Callable[[str], None] = lambda _: None,
        *,
        patience: float = 600.0,
        hosting: Hosting | None = None,
    ) -> None:
        """Bring a bot to a table; `file` is open, `hosting` does the host's part of its own one."""
        kept = file.kept
        self.table = Table(url, kept.code, *kept.tokens, shelf=file, patience=patience)
        self.stopped = False
        self._file, self._bot, self._tell, self._hosting = file, bot, tell, hosting
        self._limit: float | None = getattr(bot, "limit", None)
        self._mistakes = 0
        self._begun = ""

    # -- the seat

    def sit_down(self, wish: int | None = None) -> None:
        """Take an open seat, or the one that the file remembers; the table's line is open.

        Raises:
            ClientError: there is no such seat, or no rules that we can play by.
        """
        table, kept = self.table, self._file.kept
        if table.view.code is None:
            raise ClientError("this code is only for watching; ask for the code to join")
        ready(self._bot, table.sheet)
        if kept.token and (seats := table.view.you.seats):
            kept.seat = kept.seat if kept.seat in seats else seats[0]
            self._file.save()
            self._tell(f"back at seat {kept.seat + 1} as {kept.name!r}")
            return
        if kept.token:  # the room is another one by now, or the seat went to somebody else
            self._file.kept = kept = KeptSeat(
                url=kept.url, code=kept.code, name=kept.name, host=kept.host
            )
            table.client.tokens = kept.tokens
        if (wish or 0) >= (there := len(table.view.seats)):
            raise ClientError(f"this table has {there} seats, so seat {(wish or 0) + 1} isn't one")
        kept.seat = table.sit(kept.name, wish)
        kept.token = table.client.tokens[-1]
        self._file.save()
        real = " (somebody at the table rolls for the bot and types the dice in)"
        rolls = real if table.view.dice.mode == "real" else ""
        self._tell(f"seat {kept.seat + 1} taken as {kept.name!r}{rolls}")
        if self._hosting is None:
            self._tell("waiting for the host to start the game")

    def _must_hold(self) -> None:
        """Stop where the table has given the seat to somebody else."""
        number, view = self._file.kept.seat, self.table.view
        if number not in view.you.seats:
            self._file.forget()
            raise ClientError(
                f"seat {number + 1} isn't ours any more: the table gave it to"
                f" {view.seats[number].name or 'nobody'!r}"
            )

    # -- playing

    def play(self) -> None:
        """Play until the game is over, whatever breaks in between.

        Raises:
            BotError: the bot does not play by the rules, or its program failed.
            Distrusted, Alarm: the server shows what cannot be.
            Unreachable: no answer for longer than the patience allows.
            NotUnderstood, Refused: it makes no sense to go on.
        """
        table = self.table
        while not table.ended and not self.stopped:
            self._must_hold()
            if self._hosting is not None:
                self._hosting.look(table)
            if (move := self._next()) is None:
                table.wait(1.0)
                continue
            try:
                table.move(move)
            except Refused as error:
                if error.problem.code not in ("stale", "not_your_turn", "wrong_phase"):
                    raise
                table.wait(1.0)
        self._finish()

    def _next(self) -> str | None:
        """Return the move to make now; None: it isn't ours to make."""
        table, game = self.table, self.table.view.game
        if game is None or not table.mine or game.seat != self._file.kept.seat:
            return None
        if game.phase == "throw":
            return None if table.view.dice.mode == "real" else "throw"
        return str(self._choose())

    def _choose(self) -> Move:
        """Return the bot's move.

        Raises:
            BotError: it has failed too often in this game.
            NotUnderstood: the server allows other moves.
        """
        table, state = self.table, self.table.state
        moves, game = legal_moves(state), table.view.game
        assert game is not None
        if {str(move) for move in moves} != {choice.move for choice in game.choices}:
            raise NotUnderstood(
                "the server allows other moves than this version of Greed: update one of the two"
            )
        if len(moves) == 1:
            return moves[0]
        if self._begun != table.view.dice.game:
            self._begun, self._mistakes = table.view.dice.game, 0
            seed = secrets.token_hex(8)
            guarded(lambda: begin(self._bot, self._file.kept.seat, state.seats, seed))
        while True:
            try:
                if self._limit is not None:
                    self._bot.limit = min(self._limit, self._time_left())  # type: ignore[attr-defined]
                return decision(self._bot, state, moves)
            except BotError as error:
                self._mistakes += 1
                self._tell(f"the bot failed ({self._mistakes} of {_MISTAKES}): {error}")
                if self._mistakes >= _MISTAKES:
                    raise BotError(
                        f"the bot failed {self._mistakes} times in this game: {error}. The seat is"
                        " still yours: mend the bot and run the same command again"
                    ) from None

    def _time_left(self) -> float:
        """Return how long the bot may think, by the clock of the turn."""
        view = self.table.view
        if view.game is None or view.game.deadline is None:
            return float("inf")
        shown = view.news[-1].at if view.news else time.time()
        now = shown + time.monotonic() - self.table.heard_at
        return max(0.2, view.game.deadline - now - _MARGIN)

    def _finish(self) -> None:
        view = self.table.view
        if view.status == "over" and view.game is not None:
            scores = tuple(seat.score for seat in view.game.scores)
            guarded(lambda: end(self._bot, won(scores, view.game.winners)))  # type: ignore[union-attr]
            names = listed([view.seats[seat].name for seat in view.game.winners])
            self._tell(f"over: {names} won ({', '.join(f'{score:,}' for score in scores)})")
        elif view.status == "abandoned":
            self._tell("the game was given up")

    def rematch(self, seconds: float = float("inf")) -> str | None:
        """Wait for the next game of this table; return the code of its room, if there is one."""
        last = time.monotonic() + seconds
        while not self.stopped and time.monotonic() < last:
            if code := self.table.view.rematch:
                return code
            with suppress(Unreachable):
                self.table.wait(min(1.0, seconds))
        return None


class Hosting:
    """The host's part at one table: begin when all are there, and leave where nobody plays."""

    def __init__(self, idle: float, begun: Callable[[], None] = lambda: None) -> None:
        """Host a table.

        Args:
            idle: seconds in which nothing happens until a game is given up.
            begun: called while the game is played.
        """
        self._idle, self._begun = idle, begun
        self._seen: object = None
        self._called = False
        self._since = self._tried = time.monotonic()

    def look(self, table: Table) -> None:
        """Do what is due: start the game, or give it up where nobody plays.

        Raises:
            Refused, Unreachable
        """
        view, now = table.view, time.monotonic()
        full = all(seat.kind != "open" for seat in view.seats)
        seen = (view.status, full, view.game.ply if view.game else 0)
        if seen != self._seen:
            self._seen, self._since, self._called = seen, now, False
        waited, playing = now - self._since, view.status == "playing"
        if playing:
            self._begun()
        elif view.status == "open" and not full:
            return
        if playing and self._idle < waited <= self._idle + CALLED:
            if not self._called and view.game is not None:
                self._called = True
                with suppress(Refused):  # it is our own turn
                    table.ask(asks.Call(seat=view.game.seat))
        elif waited > (self._idle if playing else GET_READY):
            self.leave(table)
        elif view.status == "open" and now - self._tried > AGAIN:
            here = all(seat.device for seat in view.seats if seat.kind == "person")
            if view.dice.mode == "real" or here or waited > 5 * AGAIN:
                self._tried = now
                with suppress(Refused):  # somebody was quicker: look again soon
                    table.ask(asks.Start())

    @staticmethod
    def leave(table: Table) -> None:
        """Give the table up."""
        with suppress(Refused):  # it is over already
            table.ask(asks.Abandon())
