"""What a server shows, held against what follows from it: the rules, the game, and the dice.

A program believes no dice but those that all devices have made, each for one throw, and no position
but the one that what happened leads to. Real dice are typed in and taken back: nothing follows.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from greed.client.client import Client
from greed.client.device import Device, DeviceShelf, Kept
from greed.client.errors import ClientError, Distrusted, NotUnderstood, Refused, Unreachable
from greed.core.dice import Throw
from greed.core.errors import GreedError
from greed.core.game import apply, forfeit, start, throw
from greed.core.identity import sheet_hash
from greed.core.jsonl import from_jsonl
from greed.core.moves import FORFEIT, Move, parse_move
from greed.core.people import is_change
from greed.core.position import parse_position, position
from greed.core.record import Record, replay
from greed.core.sheet import Sheet
from greed.core.sheet_data import parse_sheet
from greed.core.state import State
from greed.mind import Limits, too_heavy
from greed.room import Done, News, Problem, View, told
from greed.room import ask as asks
from greed.room.choices import GameView
from greed.sealed import VERSION, Asked, Entry, Start, verify_game

AGAIN = frozenset({"busy", "closing", "too_fast"})
"""Refusals after which the same may be asked again."""
_LIMITS = Limits(seconds=60.0, megabytes=1024)
_ROLLS = ("throw", "roll", "accept", "decline")
_REMEMBERED = 256


_SAID = msgspec.json.Decoder(Start | Entry)
_rules_read: dict[str, Sheet] = {}
"""Rules that were read and checked, by their hash: a program may sit at many tables of one game."""
_MOST_RULES = 64
Value = TypeVar("Value")


def _patiently(get: Callable[[], Value]) -> Value:
    """Return what a server has, which may refuse it for a while to those who ask for much."""
    for pause in (0.2, 0.5, 1.0, 2.0, 4.0, 8.0):
        try:
            return get()
        except Refused as error:
            if error.problem.code not in AGAIN:
                raise
        time.sleep(pause)
    return get()


@contextmanager
def _held() -> Iterator[None]:
    """Call whatever cannot be a lie."""
    try:
        yield
    except ClientError:
        raise
    except (
        GreedError, LookupError, ValueError, TypeError, ArithmeticError, RecursionError,
        msgspec.MsgspecError,
    ) as error:  # fmt: skip
        raise Distrusted(f"the server shows what cannot be: {error}") from None


class Truth:
    """Follows what a server shows of one room.

    Attributes:
        state: the game as it follows from what was shown; None before it has begun.
        waits: our device has asked to take part, and was not answered yet.
    """

    def __init__(self, client: Client, code: str, shelf: DeviceShelf | None) -> None:
        self._client, self._code = client, code
        self._shelf: DeviceShelf = shelf or Kept()
        self._sheet: Sheet | None = None
        self._hash = ""
        self._device: Device | None = None
        self._told = 0
        self._table: tuple[str, str] | None = None
        self._asked: dict[int, str] = {}
        self._gap = 0
        self._sealing: object = None
        self._sealed = math.inf
        self._opened = 0
        self.waits = False
        self.state: State | None = None

    @property
    def sheet(self) -> Sheet:
        """The rules of the room.

        Raises:
            ClientError, NotUnderstood: we can't play by them.
        """
        if self._sheet is None:
            self._sheet = _patiently(self._rules)
        return self._sheet

    def _rules(self) -> Sheet:
        if known := _rules_read.get(self._hash):
            return known
        shown = self._client.sheet(self._code)
        rules = dict(shown.rules)
        name = str(rules.pop("name", "") or "house rules")
        try:
            sheet = parse_sheet(rules, name)
        except GreedError as error:
            said = f"this room plays rules that this version of Greed doesn't know: {error}"
            raise NotUnderstood(said) from None
        if heavy := too_heavy(sheet, _LIMITS):
            raise NotUnderstood(f"this room's rules are too heavy for a program: {heavy[0]}")
        if sheet_hash(sheet) != shown.sheet.hash:
            raise NotUnderstood(
                "this version of Greed reads the room's rules differently: update it, or the server"
            )
        if len(_rules_read) < _MOST_RULES:
            _rules_read[shown.sheet.hash] = sheet
        return sheet

    # -- what is shown

    def take(self, view: View, known: int) -> None:
        """Take in a view, whose news should go on from the step that is `known`.

        Raises:
            Distrusted: it can't be.
            Refused, Unreachable, NotUnderstood: what is needed to see that doesn't come.
        """
        with _held():
            self._must_be_the_table(view)
            self._hash = view.sheet.hash
            news = [each for each in view.news if each.seq > known]
            missed = view.since > known
            if missed:
                self._gap, self._asked = view.seq, {}
            if view.dice.sealed:
                self._take_sealed(view, news, missed=missed)
            elif view.game is not None and (view.dice.mode == "real" or missed):
                self.state = self._shown(view.game)
            elif view.game is not None:
                self._follow(view, news, None)
            if view.game is not None and self.state is not None:
                _must_agree(view, self._shown(view.game), self.state)

    def _must_be_the_table(self, view: View) -> None:
        """Refuse a view of another table than the one that was shown before."""
        you, seats, dice = view.you.seats, view.seats, view.dice
        if any(not 0 <= seat < len(seats) for seat in you):
            raise Distrusted("the server gives us a seat that isn't there")
        memory, table = self._shelf.memory, (dice.game, dice.mode)
        if self._table not in (None, table) or (you and memory and memory.game != dice.game):
            raise Distrusted("the server shows another game than the one that we sat down to")
        self._table = table
        if dice.mode == "real" or view.game is None:
            return
        others = any(seat.kind == "person" and at not in you for at, seat in enumerate(seats))
        begun = self._device is not None and self._device.course is not None
        if not dice.sealed and (begun or (you and others)):
            raise Distrusted("the server makes the dice of this game alone")

    def _shown(self, game: GameView) -> State:
        return parse_position(game.position, lambda _: self.sheet)

    # -- the game

    def _follow(self, view: View, news: Sequence[News], device: Device | None) -> None:
        """Go on to the game as a view shows it, by what has happened."""
        state, came = self.state, self._told
        for each in news:
            match each.what:
                case told.Dice(entry=entry):
                    self._hear(each.seq, entry, device)
                case told.Started(first=first, position=""):
                    if state is not None or (device is not None and device.first != first):
                        raise Distrusted(f"the server lets the game begin at seat {first + 1}")
                    state = start(self.sheet, len(view.seats), first)
                case told.Threw() | told.Moved() as played:
                    if state is None:
                        raise Distrusted("the server plays a game that has not begun")
                    event = _event(played)
                    if event == FORFEIT or not isinstance(event, Move):
                        came = _came(device, came, event)
                    state = _after(state, event)
                case told.NewPlayer() | told.Undone() | told.Started() as what:
                    raise Distrusted(f"this is not told where nobody types in dice: {what}")
                case _:
                    pass
        if view.game is not None and state is None:
            raise Distrusted("the server shows a game, and not how it began")
        if device is not None:
            self._must_be_all(device)
        self.state, self._told = state, came

    def _hear(self, seq: int, entry: tuple[object, ...], device: Device | None) -> None:
        """Take in what is said about the dice in a step."""
        if device is None:
            raise Distrusted("the server tells of dice that nobody has sealed")
        said = msgspec.convert(entry, Start | Entry)
        device.follow(said, self.sheet)
        if isinstance(said, Asked):
            self._asked[seq] = said.by
            for old in [*self._asked][:-_REMEMBERED]:
                del self._asked[old]

    # -- its dice

    def _take_sealed(self, view: View, news: Sequence[News], *, missed: bool) -> None:
        device = self._device_for(view.dice.game)
        begins = any(
            isinstance(one.what, told.Dice) and one.what.entry[:1] == (VERSION,) for one in news
        )
        if begins or (device.course is not None and not missed):  # all that was said of the dice
            self._follow(view, news, device)
        elif view.game is not None:  # before that there is no record
            self._believe_record(view, view.game)

    def _believe_record(self, view: View, game: GameView) -> None:
        """Follow the dice of a game from its record, all from the start.

        The record may be further than the view: what it holds beyond is told later, each once.
        """
        self._gap = view.seq
        record = self._record(game.ply)
        device = Device(self._shelf, view.dice.game)
        for line in record.proof:
            device.follow(_SAID.decode(line), self.sheet)
        if verify_game(record) is None or record.position or any(map(is_change, record.events)):
            raise Distrusted("the record does not prove the dice of this game")
        played = record.events[: game.ply]
        self._must_be_all(device)
        *_, self.state = replay(replace(record, sheet=self.sheet, events=played))
        self._told = sum(not isinstance(one, Move) or one == FORFEIT for one in played)
        self._device = device

    def _record(self, ply: int) -> Record:
        """Return the record of the game, which has come this far at least."""
        for pause in (0.2, 0.5, 1.0, 2.0):
            text = _patiently(lambda: self._client.record(self._code))
            record = from_jsonl(text, growing=True)
            if ply <= len(record.events):
                return record
            time.sleep(pause)  # another process of the server may not know of it yet
        raise Unreachable(f"{self._client.url} has no record of the game that it shows")

    def _must_be_all(self, device: Device) -> None:
        """Refuse less than our device was shown before: by a process that is behind, or a liar."""
        memory = self._shelf.memory
        if memory is not None and device.course is not None and device.course.count < memory.count:
            raise Unreachable(f"{self._client.url} shows less of the dice than before")

    def _device_for(self, game: str) -> Device:
        """Return our device for a game, with the chain that it has or a fresh one."""
        memory = self._shelf.memory
        if self._device is None or memory is None or memory.game != game:
            self._device, self._told = Device(self._shelf, game), 0
        return self._device

    # -- what our device says

    def reopened(self) -> None:
        """Take note that what was said over the line may not have arrived."""
        self._opened, self._sealing, self._sealed, self.waits = 0, None, math.inf, False

    def due(self, view: View) -> Iterator[asks.Seal | asks.Open]:
        """Yield what our device has to say now; the ids are `seal` and `open`.

        Raises:
            Distrusted: the dice are not those of the devices; our device takes no further part.
        """
        seats, dice = view.you.seats, view.dice
        if not seats or dice.mode == "real" or view.status in ("over", "abandoned"):
            return
        if view.status != "open" and not dice.sealed:
            return
        with _held():
            device = self._device_for(dice.game)
            theirs = any(view.seats[seat].device != device.name for seat in seats)
            if theirs and self._sealing != (dice.game, seats):
                self._sealing, self._sealed = (dice.game, seats), math.inf
                self.waits = True
                name, anchor = device.name, device.anchor
                yield asks.Seal(game=dice.game, device=name, anchor=anchor, id="seal")
            elif theirs and view.status == "open" and view.seq >= self._sealed:
                raise Distrusted("the server does not let our device play for our seat")
            opening = device.open()
            if opening is not None and opening.k > self._opened:
                self._opened = opening.k
                yield asks.Open(k=opening.k, device=opening.device, link=opening.link, id="open")

    def sealed(self, done: Done) -> None:
        """Take note that our device was sealed."""
        self._sealed, self.waits = done.seq, False

    def refused(self, problem: Problem) -> None:
        """Take note that our device was refused, for now or because no roll needs it any more.

        Raises:
            Refused: there is no good reason for that.
        """
        self.waits = False
        if problem.code in AGAIN:
            self.reopened()
        elif problem.code not in ("wrong_phase", "stale"):
            raise Refused(problem)

    def moved(self, move: asks.Move, done: Done) -> None:
        """Take in that a move of ours was made, for whose roll our device must be asked.

        Raises:
            Distrusted: it was not.
        """
        rolls = move.move in _ROLLS or move.then == "roll"
        device = self._device
        if not rolls or device is None or device.course is None:
            return
        if done.seq > self._gap and self._asked.get(done.seq) != device.name:
            raise Distrusted("the server makes a roll of ours without our device")


def _event(played: told.Threw | told.Moved) -> Throw | Move:
    return played.dice if isinstance(played, told.Threw) else parse_move(played.move)


def _came(device: Device | None, told_of: int, event: Throw | Move) -> int:
    """Return how many rolls have been told of once this one has: each comes once, and in order.

    Raises:
        Distrusted: it is not the next.
    """
    if device is None and event == FORFEIT:
        raise Distrusted("the server takes a turn away")
    if device is not None and device.came[told_of : told_of + 1] != [event]:
        raise Distrusted(f"these dice are not those of the devices: {event}")
    return told_of + 1


def _after(state: State, event: Throw | Move) -> State:
    """Return the state after what can happen where nobody types in dice."""
    if event == FORFEIT:
        return forfeit(state)
    return apply(state, event) if isinstance(event, Move) else throw(state, event)


def _must_agree(view: View, shown: State, state: State) -> None:
    """Refuse a view of another game than the one that has come of what happened."""
    game = view.game
    assert game is not None
    if position(shown) != position(state):
        led = f"but what happened led to {position(state)!r}"
        raise Distrusted(f"the server shows {game.position!r}, {led}")
    scores = tuple(seat.score for seat in game.scores)
    said = game.phase, game.seat, game.winners, scores
    if said != (state.phase, state.seat, state.winners, state.scores):
        raise Distrusted(f"the server shows another game than its position {game.position!r}")
    if view.status != "abandoned" and (view.status == "over") != state.over:
        raise Distrusted("the server ends a game that is not over, or goes on with one that is")
