"""A bot at a seat in a room of a server: it takes the seat, plays, and comes back."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable, Iterator

import msgspec

from greed.bots.interface import Bot, end, guarded, ready
from greed.bots.protocol import won
from greed.client import calls
from greed.client._decider import Decider, Hosting, rules_of_room
from greed.client.client import Client, RoomState
from greed.client.errors import ClientError, Distrusted, NotUnderstood, Refused, Unreachable
from greed.client.lines import Line
from greed.client.seats import KeptSeat, SeatFile
from greed.core.errors import GreedError
from greed.core.game import start, throw
from greed.core.moves import parse_move
from greed.core.position import parse_position, position
from greed.core.record import apply_event
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.sealed import Alarm, Contributor, Memory, Rolled
from greed.sealed import Entry as Said
from greed.sealed import Start as DiceStart
from greed.wire import (
    AnswerMessage,
    Dice,
    Earlier,
    Happened,
    Moved,
    MoveMessage,
    OpenMessage,
    RefusedMessage,
    SealMessage,
    ServerMessage,
    Snapshot,
    SnapshotMessage,
    Started,
    Threw,
)

_ANSWER_SECONDS = 15.0
_RESYNCS = 8
_Message = MoveMessage | SealMessage | OpenMessage
_AGAIN = frozenset({"busy", "closing", "too_fast"})


class _Resync(Exception):
    """The room has gone on: open the line again and look."""


class SeatedBot:
    """A bot in one room.

    Attributes:
        room: the room as the player knows it.
        stopped: set it to make `play` return at the next chance.
    """

    def __init__(
        self,
        client: Client,
        file: SeatFile,
        bot: Bot,
        tell: Callable[[str], None] = lambda _: None,
        *,
        seat: int | None = None,
        patience: float = 600.0,
        hosting: Hosting | None = None,
    ) -> None:
        """Sit a bot down; `file` is open, `seat` a wish.

        `hosting` does the host's part, where the table is the bot's own.
        """
        self._hosting = hosting
        self._client, self._file, self._bot, self._tell = client, file, bot, tell
        self._wish, self._patience = seat, patience
        self.room = RoomState()
        self.stopped = False
        self._sheet: Sheet | None = None
        self._device: Contributor | None = None
        self._begun: State | None = None
        self._sealed = False
        self._opened = 0
        self._pending: _Message | None = None
        self._decider = Decider(bot, tell)
        self._resyncs = 0
        self._read_at = (0.0, 0.0)

    @property
    def _code(self) -> str:
        return self._file.kept.code

    @property
    def _seat(self) -> int:
        return self._file.kept.seat

    # Taking the seat

    def sit_down(self) -> None:
        """Take an open seat, or the one that the file remembers.

        Raises:
            Refused, Unreachable, NotUnderstood, Distrusted
        """
        kept = self._file.kept
        self._client.token = kept.tokens
        shown = self._reached()
        self._sheet = rules_of_room(self._client, self._code, shown)
        ready(self._bot, self._sheet)
        if kept.token and shown.you.seats:
            kept.seat = self._seat if self._seat in shown.you.seats else shown.you.seats[0]
            self._file.save()
            self._tell(f"back at seat {self._seat + 1} as {kept.name!r}")
            return
        if kept.token:  # the room is another one by now, or the seat went to somebody else
            self._file.kept = kept = KeptSeat(
                url=kept.url, code=kept.code, name=kept.name, host=kept.host
            )
            self._client.token = kept.tokens
        if (wish := self._wish or 0) >= (there := len(shown.room.seats)):
            raise ClientError(f"this table has {there} seats, so seat {wish + 1} doesn't exist")
        taken = self._client.ask(calls.join(self._code, kept.name, self._wish, program=True))
        kept.token, kept.seat = taken.token, -1 if taken.seat is None else taken.seat
        self._client.token = kept.tokens
        self._file.save()
        real = " (somebody at the table rolls for the bot and types the dice in)"
        dice = real if shown.room.dice.mode == "real" else ""
        self._tell(f"seat {self._seat + 1} taken as {kept.name!r}{dice}")
        if self._hosting is None:
            self._tell("waiting for the host to start the game")

    def _reached(self) -> Snapshot:
        """Return the room. Only who has sat there before waits for a server that is silent."""
        patience, self._client.patience = self._client.patience, 0.0
        try:
            return self._client.ask(calls.look(self._code))
        except Unreachable as error:
            if not self._file.kept.token:
                raise
            self._tell(f"{error}; trying again")
        except Refused:
            pass  # a server that is busy lets us in later; one that means it says so again
        finally:
            self._client.patience = patience
        return self._client.ask(calls.look(self._code))

    # Playing

    def play(self) -> RoomState:
        """Play until the game is over, whatever breaks in between; return the room.

        Raises:
            Breach, BotError: the bot does not play by the rules, or its program failed.
            Distrusted: the server shows what cannot be.
            Unreachable: no answer for longer than the patience allows.
            NotUnderstood, Refused: it makes no sense to go on.
        """
        pauses: Iterator[float] | None = None
        while not self.room.ended and not self.stopped:
            self._opened = 0  # a link that was sent may not have arrived
            try:
                with self._client.line(self._code, self.room.seq) as line:
                    if pauses is not None:
                        self._tell("connected again")
                    pauses = None
                    self._serve(line)
            except _Resync:
                self._resyncs += 1
                if self._resyncs > _RESYNCS:
                    raise NotUnderstood(
                        f"the server refused {self._resyncs} decisions in a row: its game isn't"
                        " the one that it shows"
                    ) from None
            except Unreachable as error:
                if pauses is None:
                    self._tell(f"{error}; trying again")
                    pauses = self._pauses()
                if (pause := next(pauses, None)) is None:
                    raise
                time.sleep(pause)
        self._finish()
        return self.room

    def _pauses(self) -> Iterator[float]:
        last, pause = time.monotonic() + self._patience, 0.1
        while time.monotonic() < last:
            yield pause
            pause = min(5.0, pause * 1.5)

    def _finish(self) -> None:
        game, room = self.room.game, self.room.room
        if room.status == "over" and game is not None:
            result = won(game.scores, game.winners)
            guarded(lambda: end(self._bot, result))
            names = " and ".join(room.seats[seat].name for seat in game.winners)
            scores = ", ".join(f"{score:,}" for score in game.scores)
            self._tell(f"over: {names} won ({scores})")
        elif room.status == "abandoned":
            self._tell("the game was given up")

    def _serve(self, line: Line) -> None:
        """Play over one line until it breaks or the game is over."""
        while True:  # parts of a long log may come before the room itself
            if self._hear_one(line, _ANSWER_SECONDS) is None:
                raise Unreachable("no answer")
            if self.room.shown:
                break
        while not self.room.ended and not self.stopped:
            self._must_hold()
            if self._hosting is not None:
                self._hosting.look(self.room)
            self._pending = self._pending or self._next()
            if self._pending is not None:
                self._deliver(line, self._pending)
                self._pending = None
            else:
                self._hear_one(line, 1.0)

    def _must_hold(self) -> None:
        """Stop where the table has given the seat to somebody else."""
        seat = self.room.room.seats[self._seat]
        if self._seat not in self.room.you.seats or seat.kind != "person":
            self._file.forget()
            raise ClientError(
                f"seat {self._seat + 1} isn't ours any more: the table gave it to"
                f" {seat.name or 'nobody'!r}"
            )

    def _hear_one(self, line: Line, seconds: float) -> ServerMessage | None:
        message = line.receive(seconds)
        if message is not None:
            self._hear(message)
        return message

    def _hear(self, message: ServerMessage) -> None:
        new = self.room.take(message)
        if new or isinstance(message, Earlier):
            try:
                self._follow(self.room.steps)
            except (GreedError, LookupError, ValueError) as error:
                raise Distrusted(f"the server shows what cannot be: {error}") from None
        if not new:
            return
        if self.room.steps:
            self._read_at = (self.room.steps[-1].at, time.monotonic())
        if (state := self._begun) is not None and self.room.game is not None:
            shown, told = self.room.game.position, position(state)
            if shown.split(" ")[1:] != told.split(" ")[1:]:
                raise Distrusted(f"the server shows {shown!r}, but what happened led to {told!r}")

    def _follow(self, steps: tuple[Happened, ...]) -> None:
        """Follow the game and its dice, which are believed only if they are the devices'."""
        rolled: tuple[int, ...] | None = None
        for heard in (entry for step in steps for entry in step.entries):
            match heard:
                case Dice(entry=entry):
                    rolled = self._follow_dice(msgspec.convert(entry, DiceStart | Said))
                case Started(first=first) if self._sheet is not None:
                    self._begun = start(self._sheet, len(self.room.room.seats), first)
                case Threw(dice=dice) if self._begun is not None:
                    if self._device and self._device.course and dice != rolled:
                        raise Alarm(f"these dice are not those of the devices: {dice}")
                    self._begun = throw(self._begun, dice)
                case Moved(move=move) if self._begun is not None:
                    self._begun = apply_event(self._begun, parse_move(move))
                case _:
                    pass

    def _follow_dice(self, said: DiceStart | Said) -> tuple[int, ...] | None:
        if self._device is None:
            self._device = self._chained(self._file.kept.memory)
        if isinstance(said, DiceStart):
            self._device.begin(said)
        else:
            self._device.follow(said)
        return said.dice if isinstance(said, Rolled) else None

    def _chained(self, memory: Memory | None) -> Contributor:
        """Return the device for this game, with the chain that it has or a fresh one."""
        game = self.room.room.dice.game
        if memory is None or memory.game != game:
            memory = Memory(game, secrets.token_hex(6), secrets.token_hex(32))
            self._file.write(memory)
        return Contributor(self._file)

    def _next(self) -> _Message | None:
        """Return what is to be said now, if anything is."""
        room, name = self.room, secrets.token_hex(8)
        if (sealing := self._seal(name)) is not None:
            return sealing
        opening = self._device.open() if self._device else None
        if opening is not None and opening.k > self._opened:
            self._opened = opening.k
            return OpenMessage(k=opening.k, device=opening.device, link=opening.link, id=name)
        if not room.mine or room.game is None:
            return None
        move: object = "throw"
        if room.game.phase != "throw":
            move = self._decider.choose(room, self._state(room), self._seat, self._read_at)
        elif room.room.dice.mode == "real":
            return None
        return MoveMessage(move=str(move), ply=room.game.ply, id=name, seat=self._seat)

    def _seal(self, name: str) -> SealMessage | None:
        """Return what brings our device into the dice; nothing if it is there, or none are made."""
        room = self.room.room
        if self._sealed or room.dice.mode == "real":
            return None
        if room.status != "open" and not room.dice.sealed:
            return None
        self._sealed = True
        self._device = self._device or self._chained(self._file.kept.memory)
        memory = self._file.read()
        return SealMessage(
            game=memory.game, device=memory.name, anchor=self._device.anchor, id=name
        )

    def _deliver(self, line: Line, message: _Message) -> None:
        """Send a message until it is known what became of it."""
        line.send(message)
        while True:
            answer = self._hear_one(line, _ANSWER_SECONDS)
            if answer is None:
                raise Unreachable("no answer")
            match answer:
                case AnswerMessage(id=name, seq=seq) if name == message.id:
                    while self.room.seq < seq:
                        if self._hear_one(line, _ANSWER_SECONDS) is None:
                            raise Unreachable("no update")
                    self._resyncs = 0
                    return
                case RefusedMessage(id=name, problem=problem) if name == message.id:
                    if problem.code not in _AGAIN:
                        self._pending = None
                        if isinstance(message, OpenMessage) and problem.code == "stale":
                            return  # the roll was made, or given up, without this link
                        if problem.code in ("wrong_token", "not_your_seat", "illegal", "malformed"):
                            raise Refused(problem)
                        raise _Resync
                    time.sleep(0.3)
                    line.send(message)
                case _:
                    pass

    # Deciding

    def _state(self, room: RoomState) -> State:
        if self._begun is not None:
            return self._begun
        sheet = self._sheet
        assert room.game is not None
        assert sheet is not None
        try:
            return parse_position(room.game.position, lambda _: sheet)
        except GreedError as error:
            raise NotUnderstood(f"the server shows a position that can't be: {error}") from None

    def rematch(self, seconds: float = float("inf")) -> str | None:
        """Wait for the next game of this table; return the code of its room, if there is one."""
        last = time.monotonic() + seconds
        while not self.stopped and time.monotonic() < last:
            with contextlib.suppress(Unreachable):
                shown = self._client.ask(
                    calls.look(self._code, since=self.room.seq, wait=min(20.0, seconds))
                )
                self.room.take(SnapshotMessage(snapshot=shown))
                if shown.room.rematch:
                    return shown.room.rematch
        return None
