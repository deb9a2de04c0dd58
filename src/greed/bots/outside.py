"""Bots that are programs of their own, in any language: `cmd:node mybot.js`."""

from __future__ import annotations

import shlex

from greed.bots import protocol
from greed.bots.interface import Bot, BotError, Breach
from greed.bots.wire import Wire, last_words, stopped
from greed.core.game import legal_moves
from greed.core.moves import Move
from greed.core.sheet import Sheet
from greed.core.state import State

START_SECONDS = 20.0
MOVE_SECONDS = 5.0
QUIT_SECONDS = 1.0


class Outside:
    """A program that speaks the line protocol; it is started when it is first asked.

    A program that breaks the protocol is stopped, and restarted for the next game.

    Attributes:
        command: the program and its arguments, as a shell would be told; no shell is used.
        limit: seconds that a move may take.
        announced: the name that the program gave itself, once it has.
    """

    def __init__(
        self, command: str, limit: float = MOVE_SECONDS, start: float = START_SECONDS
    ) -> None:
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise BotError(f"cannot read the command {command!r}: {error}") from None
        if not self._words:
            raise BotError("after cmd: comes the command to run, e.g. cmd:python mybot.py")
        self.command = command
        self.limit = limit
        self.start = start
        self.announced = ""
        self._wire: Wire | None = None
        self._said = ""
        self._sheet: Sheet | None = None
        self._game: str | None = None
        self._asked = 0

    def __str__(self) -> str:
        return f"cmd:{self.command}"

    def begin(self, seat: int, seats: int, seed: str) -> None:
        """Take note of a new game; the program hears of it with the first question."""
        self._game = protocol.game(seat, seats, seed)

    def ready(self, sheet: Sheet) -> None:
        """Start the program, so that one that can't play is found out before a game begins.

        Raises:
            Breach: it did not start.
        """
        try:
            self._running(sheet)
        except Breach:
            self.kill()
            raise

    def choose(self, state: State) -> Move:
        """Return the program's answer.

        Raises:
            Breach: the program did not start, crashed, was late, or answered what it may not.
        """
        moves = legal_moves(state)
        try:
            wire = self._running(state.rules.sheet)
            if self._game is None and not self._asked:  # it has just been started
                self._game = protocol.game(state.seat, state.seats, "-")
            lines = [] if self._game is None else [self._game]
            self._game = None
            self._asked += 1
            answer = wire.ask([*lines, *protocol.question(state, moves, self._asked)], self.limit)
            return protocol.read_move(answer, self._asked, moves)
        except Breach:
            self.kill()
            raise

    def end(self, result: str) -> None:
        """Tell the program how the game ended."""
        if self._wire is not None and self._game is None:
            self._wire.send([f"result {result}"])
        self._game = None

    def close(self) -> int | None:
        """Tell the program to quit, and end it if it does not; return its exit status."""
        if self._wire is None:
            return 0
        status = self._wire.quit(["quit"], QUIT_SECONDS)
        self.kill()
        return status

    def abandon(self) -> int | None:
        """End the program's input without a word; return its exit status, None if it stays."""
        if self._wire is None:
            return 0
        status = self._wire.quit([], QUIT_SECONDS)
        self.kill()
        return status

    def noise(self, seconds: float) -> str:
        """Return what the program prints unasked within this many seconds."""
        return self._wire.listen(seconds) if self._wire else ""

    def kill(self) -> None:
        """End the program at once."""
        if self._wire is not None:
            self._wire.kill()
            self._said = self._wire.complaints
        self._wire = None

    @property
    def complaints(self) -> str:
        """The end of what the program wrote on stderr, the one that ended last if none runs."""
        return self._wire.complaints if self._wire else self._said

    def _running(self, sheet: Sheet) -> Wire:
        """Return the program, started and told the sheet."""
        if self._wire is not None and sheet == self._sheet:
            return self._wire
        self.close()
        self._wire, self._sheet, self._asked = Wire(self._words, protocol.LINE), sheet, 0
        try:
            answer = self._wire.ask([protocol.hello(sheet, self.limit)], self.start)
        except Breach as breach:
            if breach.kind == "late":
                raise Breach("start", f"no 'bot NAME' within {self.start:g} seconds") from None
            if breach.kind == "crash":
                said = self.complaints
                detail, remedy = stopped(self._wire.ended, said)
                raise Breach("start", detail + last_words(said), remedy) from None
            raise
        self.announced = protocol.read_name(answer)
        return self._wire


def make(parameter: str, seed: str | None) -> Bot:  # noqa: ARG001
    """Runs a program that speaks the line protocol: cmd:node mybot.js."""
    return Outside(parameter)
