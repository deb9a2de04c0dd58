"""A bot at a seat in a room of a server: it takes the seat, plays, and comes back."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable, Iterator

from greed.bots.interface import Bot, end, guarded, ready
from greed.bots.protocol import won
from greed.client import calls
from greed.client._decider import Decider, Hosting, Patience, rules_of_room
from greed.client.client import Client, RoomState
from greed.client.errors import ClientError, Distrusted, NotUnderstood, Refused, Unreachable
from greed.client.lines import Line
from greed.client.seats import KeptSeat, OwnKey, SeatFile
from greed.client.signer import Signer
from greed.core.errors import GreedError
from greed.core.position import parse_position, position
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.wire import (
    AnswerMessage,
    MoveMessage,
    PrepareMessage,
    RefusedMessage,
    SayMessage,
    ServerMessage,
    Snapshot,
    SnapshotMessage,
)

_ANSWER_SECONDS = 15.0
_RESYNCS = 8
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
        key: OwnKey | None = None,
        patience: float = 600.0,
        hosting: Hosting | None = None,
        silence: Patience | None = None,
    ) -> None:
        """Sit a bot down; `file` is open, `seat` a wish, `key` says who it is.

        `hosting` does the host's part, where the table is the bot's own. `silence` decides
        when the bot goes on without somebody who is silent.
        """
        self._hosting = hosting
        self._client, self._file, self._bot, self._tell = client, file, bot, tell
        self._wish, self._key, self._patience = seat, key, patience
        self.room = RoomState()
        self.stopped = False
        self._sheet: Sheet | None = None
        self._signer: Signer | None = None
        self._pending: MoveMessage | PrepareMessage | SayMessage | None = None
        self._decider = Decider(bot, tell)
        self._silence = silence or Patience()
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
        mode = shown.room.dice.mode
        if mode != "real":
            entropy = bytes.fromhex(kept.entropy) or None
            self._signer = Signer(self._sheet, entropy, kept.memory)
            if kept.game:
                self._signer.prepare(kept.game)
        if kept.token and shown.you.seats:
            kept.seat = self._seat if self._seat in shown.you.seats else shown.you.seats[0]
            self._file.save()
            self._tell(f"back at seat {self._seat + 1} as {kept.name!r}")
            return
        if kept.token:  # the room is another one by now, or the seat went to somebody else
            self._file.kept = kept = KeptSeat(
                url=kept.url, code=kept.code, name=kept.name, host=kept.host
            )
            self._signer = Signer(self._sheet, None, kept.memory) if mode != "real" else None
            self._client.token = kept.tokens
        if (wish := self._wish or 0) >= (there := len(shown.room.seats)):
            raise ClientError(f"this table has {there} seats, so seat {wish + 1} doesn't exist")
        device = None
        if self._signer is not None:
            device = self._signer.prepare(shown.room.dice.game)
            kept.game, kept.entropy = device.game, self._signer.entropy.hex()
        identity = None
        if self._key is not None:
            identity = self._key.sign(self._client.url, shown.room.watch, kept.name)
        taken = self._client.ask(
            calls.join(self._code, kept.name, self._wish, device, identity, program=True)
        )
        kept.token, kept.seat = taken.token, -1 if taken.seat is None else taken.seat
        self._client.token = kept.tokens
        self._file.save()
        dice = {
            "fair": "the server rolls, and the bot signs its decisions",
            "strict": "strict: the bot signs its decisions and adds a share to every roll",
            "real": "real: somebody at the table rolls for the bot and types the dice in",
        }[mode]
        self._tell(f"seat {self._seat + 1} taken as {kept.name!r} ({dice})")
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
            heard = self._signer.heard if self._signer else None
            try:
                with self._client.line(self._code, self.room.seq, heard) as line:
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
        if not self.room.take(message):
            return
        if self.room.steps:
            self._read_at = (self.room.steps[-1].at, time.monotonic())
        signer = self._signer
        if signer is None:
            return
        self._prove(signer)
        while signer.device is not None and (proof := self.room.proof) is not None:
            if proof.game != signer.device.game or signer.heard >= proof.count:
                break
            before = signer.heard
            shown = self._client.ask(calls.look(self._code, proof_since=before))
            self.room.take(SnapshotMessage(snapshot=shown))
            self._prove(signer)
            if signer.heard <= before:
                raise Distrusted("the server does not show all statements of the game")

    def _prove(self, signer: Signer) -> None:
        """Follow the statements, and hold the game that is shown against them."""
        room, proof = self.room, self.room.proof
        signer.hear(proof, (self._seat,), room.room.dice.mode)
        if proof is None or signer.state is None or room.game is None or not signer.playing:
            return
        if proof.game == signer.it.game and signer.heard == proof.count:
            shown, told = room.game.position, position(signer.state)
            if shown.split(" ")[1:] != told.split(" ")[1:]:
                raise Distrusted(f"the server shows {shown!r}, but the statements lead to {told!r}")

    def _next(self) -> MoveMessage | PrepareMessage | SayMessage | None:
        """Return what is to be said now, if anything is."""
        room, signer = self.room, self._signer
        name = secrets.token_hex(8)
        if signer is not None:
            if room.room.status == "open":
                return self._prepare(signer, room.room.dice.game, name)
            if (said := signer.due()) is not None:
                return self._say(signer, said, name)
            if signer.playing and (motion := self._silence.look(signer.it, room.room)):
                over, meaning = motion
                self._tell(meaning)
                return self._say(signer, over, name)
        if not room.mine or room.game is None:
            return None
        if signer is not None and signer.it.session.due:
            return None
        move: object = "throw"
        if room.game.phase != "throw":
            move = self._decider.choose(room, self._state(room), self._seat, self._read_at)
        elif room.room.dice.mode == "real":
            return None
        if signer is not None and room.room.seats[self._seat].device is not None:
            return self._say(signer, signer.decide(self._seat, str(move)), name)
        return MoveMessage(move=str(move), ply=room.game.ply, id=name, seat=self._seat)

    def _prepare(self, signer: Signer, game: str, name: str) -> PrepareMessage | None:
        if signer.device is not None and signer.device.game == game:
            return None
        device = signer.prepare(game)
        kept = self._file.kept
        kept.game, kept.entropy = game, signer.entropy.hex()
        self._file.save()
        return PrepareMessage(
            id=name, game=game, key=device.key, anchor=device.anchor, commit=device.commit,
            recovery=device.recovery,
        )  # fmt: skip

    def _say(self, signer: Signer, said: tuple[str, bytes], name: str) -> SayMessage:
        request = signer.request(said)
        self._file.save()  # before it is sent: what was signed is never forgotten
        return SayMessage(device=request.device, says=request.says, id=name)

    def _deliver(self, line: Line, message: MoveMessage | PrepareMessage | SayMessage) -> None:
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
                        if problem.code in ("wrong_token", "not_your_seat", "illegal", "malformed"):
                            raise Refused(problem)
                        raise _Resync
                    time.sleep(0.3)
                    line.send(message)
                case _:
                    pass

    # Deciding

    def _state(self, room: RoomState) -> State:
        if self._signer is not None and self._signer.state is not None:
            return self._signer.state
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
