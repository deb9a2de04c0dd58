"""What a server shows, held against what follows from it: the rules, the game, and the dice.

A program believes no dice but those that all devices have made, and no position but the one that
what happened leads to.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Protocol

import msgspec

from greed.client.client import Client
from greed.client.errors import ClientError, Distrusted, NotUnderstood
from greed.core.errors import GreedError
from greed.core.game import start, throw
from greed.core.identity import sheet_hash
from greed.core.jsonl import from_jsonl
from greed.core.moves import JOIN, Move, parse_move
from greed.core.position import parse_position, position
from greed.core.record import apply_event, replay
from greed.core.sheet import Sheet
from greed.core.sheet_data import parse_sheet
from greed.core.state import State
from greed.mind import Limits, too_heavy
from greed.room import News, View, told
from greed.room import ask as asks
from greed.sealed import VERSION, Contributor, Entry, Memory, Rolled, Shelf, Start

_LIMITS = Limits(seconds=60.0, megabytes=1024)


class DeviceShelf(Shelf, Protocol):
    """Where the memory of a device is kept; None as long as there is none."""

    @property
    def memory(self) -> Memory | None:
        """What is kept now."""


class Kept:
    """A shelf in this process alone."""

    def __init__(self) -> None:
        self.memory: Memory | None = None

    def read(self) -> Memory:
        """Return what is kept now."""
        assert self.memory is not None
        return self.memory

    def write(self, memory: Memory) -> None:
        """Keep this."""
        self.memory = memory


class Truth:
    """Follows what a server shows of one room.

    Attributes:
        state: the game as it follows from what was shown; None before it has begun.
        opened: the last roll for which our link was sent over this line.
    """

    def __init__(self, client: Client, code: str, shelf: DeviceShelf | None) -> None:
        self._client, self._code = client, code
        self._shelf: DeviceShelf = shelf or Kept()
        self._sheet: Sheet | None = None
        self._device: Contributor | None = None
        self._rolls: list[Rolled] = []
        self._known: set[Entry] = set()
        self._told = 0
        self._seats = 0
        self._asked_for: object = None
        self.state: State | None = None
        self.opened = 0

    @property
    def sheet(self) -> Sheet:
        """The rules of the room.

        Raises:
            ClientError, NotUnderstood: we can't play by them.
        """
        if self._sheet is None:
            self._sheet = self._rules()
        return self._sheet

    def _rules(self) -> Sheet:
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
        return sheet

    def take(self, view: View, known: int) -> None:
        """Take in a view, whose news should go on from the step that is `known`.

        Raises:
            Distrusted: it can't be.
            Alarm: the dice are not those of the devices.
        """
        self._seats = len(view.seats)
        try:
            if view.dice.sealed:
                self._follow_dice(view, missed=view.since > known)
            self._follow_game(view, missed=view.since > known)
        except ClientError:
            raise
        except (GreedError, LookupError, ValueError, msgspec.ValidationError) as error:
            raise Distrusted(f"the server shows what cannot be: {error}") from None

    # -- the game

    def _follow_game(self, view: View, *, missed: bool) -> None:
        """Go on to the game as a view shows it, by what has happened where that is known."""
        game = view.game
        if game is None:
            return
        shown = parse_position(game.position, lambda _: self.sheet)
        if not missed and (self.state is not None or view.news):
            led = self._led_to(view.news)
            if led is not None and _told(led) != _told(shown):
                said = f"the server shows {game.position!r}, but what happened led to"
                raise Distrusted(f"{said} {position(led)!r}")
        self.state = shown

    def _led_to(self, news: tuple[News, ...]) -> State | None:
        """Return what the game has come to by what happened; None where something was undone."""
        state = self.state
        for each in news:
            match each.what:
                case told.Started(first=first, position="") if self._seats:
                    state = start(self.sheet, self._seats, first)
                case told.Threw(dice=dice) if state is not None:
                    state = throw(state, dice)
                case told.Moved(move=move) if state is not None:
                    state = apply_event(state, parse_move(move))
                case told.NewPlayer() if state is not None:
                    state = apply_event(state, JOIN)
                case told.Undone() | told.Started():
                    state = None
                case _:
                    pass
        return state

    # -- the dice

    def _follow_dice(self, view: View, *, missed: bool) -> None:
        """Follow what was said about the dice, and believe no others."""
        device, news = self._device_for(view.dice.game), view.news
        begins = any(
            isinstance(one.what, told.Dice) and one.what.entry[0] == VERSION for one in news
        )
        if missed or (device.course is None and not begins):
            if view.game is None:
                return
            self._follow_record(device, view.game.position)
            news = ()
        for each in news:
            match each.what:
                case told.Dice(entry=entry):
                    self._follow(device, msgspec.convert(entry, Start | Entry))
                case told.Threw(dice=dice) if dice != self._rolls[self._told - 1].dice:
                    raise Distrusted(f"these dice are not those of the devices: {dice}")
                case _:
                    pass

    def _follow(self, device: Contributor, said: Start | Entry) -> None:
        """Follow what is told now; who read the record has followed some of it already."""
        if isinstance(said, Start):
            if device.course is None:
                device.begin(said)
            return
        if isinstance(said, Rolled):
            if self._told == len(self._rolls):
                device.follow(said)
                self._rolls.append(said)
            elif self._rolls[self._told] != said:
                raise Distrusted(f"roll {said.k} is told in two ways")
            self._told += 1
        elif said not in self._known:
            device.follow(said)
            self._known.add(said)

    def _follow_record(self, device: Contributor, shown: str) -> None:
        """Follow the dice of a game that stands like this from its record, all from the start."""
        record = from_jsonl(self._client.record(self._code), growing=True)
        device = self._device = Contributor(self._shelf)
        self._rolls, self._known = [], set()
        for line in record.proof:
            said = msgspec.json.decode(line, type=Start | Entry)
            if isinstance(said, Start):
                device.begin(said)
                self._told = -1 if said.first is None else 0
                continue
            device.follow(said)
            if isinstance(said, Rolled):
                self._rolls.append(said)
            else:
                self._known.add(said)
        # The record may be further than what was shown: rolls that are still to be told.
        decided, self._told = self._told < 0, 0
        for state, event in zip(replay(record), (*record.events, None), strict=False):
            if _told(state) == shown.split(" ")[1:]:
                break
            self._told += event is not None and not isinstance(event, Move)
        self._told += decided

    def _device_for(self, game: str) -> Contributor:
        """Return our device for a game, with the chain that it has or a fresh one."""
        memory = self._shelf.memory
        if memory is None or memory.game != game:
            self._device = None
            self._shelf.write(Memory(game, secrets.token_hex(6), secrets.token_hex(32)))
        if self._device is None:
            self._device = Contributor(self._shelf)
            self._rolls, self._known, self._told = [], set(), 0
        return self._device

    def due(self, view: View) -> Iterator[asks.Seal | asks.Open]:
        """Yield what our device has to say now.

        Raises:
            Alarm: the dice are not those of the devices; our device takes no further part.
        """
        seats, dice = view.you.seats, view.dice
        if not seats or dice.mode == "real" or view.status in ("over", "abandoned"):
            return
        if view.status != "open" and not dice.sealed:
            return
        device, wanted = self._device_for(dice.game), (dice.game, seats)
        name = self._shelf.read().name
        if self._asked_for != wanted and any(view.seats[seat].device != name for seat in seats):
            self._asked_for = wanted
            yield asks.Seal(game=dice.game, device=name, anchor=device.anchor)
        opening = device.open()
        if opening is not None and opening.k > self.opened:
            self.opened = opening.k
            yield asks.Open(k=opening.k, device=opening.device, link=opening.link)


def _told(state: State) -> list[str]:
    """Return how a game stands, whatever its sheet is called."""
    return position(state).split(" ")[1:]
