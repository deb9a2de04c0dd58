"""A table whose host may lie, and a program at it that follows what it is shown."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

from msgspec.structs import replace
from tests.support.table_host import HostTable
from tests.support.table_play import Device

import greed
from greed.client.device import Kept
from greed.client.truth import Truth
from greed.core.dice import Throw
from greed.core.state import State
from greed.mind.sheets import sheet_view
from greed.room import Create, Done, Draft, SeatSetup, View
from greed.room import ask as asks
from greed.room.dealing import dealer_of
from greed.room.entries import Entry
from greed.room.host import system_dice
from greed.sealed import Course

SHEET = "koans(target=2000)"


class Chance:
    """Fair dice, and secrets that are always the same: all tables have the same id."""

    def throw(self, state: State) -> Throw:
        return system_dice(state)

    def random(self, count: int) -> bytes:
        return bytes(range(count))


class EvilTable:
    """Ann, a program, and Bob at a table; Bob's device is honest, what Ann is shown may not be.

    Attributes:
        table: keeps the game.
        truth: what Ann believes.
        view: as she was last shown the table.
        lie: changes what she is shown.
        shelf: what her device keeps.
    """

    def __init__(
        self, *, first: int | None = 0, undo: bool = False, bot: bool = False, start: bool = True
    ) -> None:
        self.table = HostTable(Chance())
        seats = (SeatSetup(name="Ann"), SeatSetup(bot="bold") if bot else SeatSetup())
        self.table.create("Ann", Create(seats=seats, sheet=SHEET, first=first), undo=undo)
        self.table.come("Ann")
        self.lie: Callable[[View], View] = lambda view: view
        self.record = lambda: greed.to_jsonl(self.table.record())
        self.shelf = Kept()
        self.bob: Device | None = None
        self.arrive()
        if not bot:
            self.table.come("Bob")
            assert isinstance(self.table.ask("Bob", asks.Sit(name="Bob")), Done)
            self.bob = Device("Bob-device", self.table.host.room.id)
            assert isinstance(self.table.ask("Bob", self.bob.seal), Done)
        if start:
            assert isinstance(self.table.ask("Ann", asks.Start()), Done)
            self.settle()

    def arrive(self) -> None:
        """Let Ann's program look at the table for the first time, as after it was started again."""
        client = SimpleNamespace(
            url="http://evil",
            sheet=lambda _: sheet_view(greed.load(SHEET)),
            record=lambda _: self.record(),
        )
        self.truth, self.known = Truth(client, "CODE", self.shelf), 0  # type: ignore[arg-type]
        self.look()

    def look(self) -> None:
        """Show Ann the table; her device says what it has to say."""
        self.view = self.lie(self.table.view("Ann", self.known))
        self.truth.take(self.view, self.known)
        self.known = self.view.seq
        for said in self.truth.due(self.view):
            done = self.table.ask("Ann", said)
            if isinstance(done, Done) and isinstance(said, asks.Seal):
                self.truth.sealed(done)

    def settle(self) -> None:
        """Let both devices open their links until nothing more happens."""
        seq = -1
        while seq != self.table.host.room.seq:
            seq = self.table.host.room.seq
            self.open_bob()
            self.look()

    def open_bob(self) -> None:
        """Let Bob's device open its link."""
        if self.bob is not None:
            self.bob.hear(self.table.view("Bob", self.bob.seq))
            if opening := self.bob.open():
                self.table.ask("Bob", opening)

    # -- playing

    @property
    def state(self) -> State:
        """The game as it stands, whatever Ann is shown of it."""
        state = self.table.host.room.state
        assert state is not None
        return state

    @property
    def course(self) -> Course:
        """What was said about the dice."""
        course = self.table.host.room.course
        assert course is not None
        return course

    def move(self, *, settle: bool = True) -> None:
        """Make the next move: the last choice there is, whoever is to move."""
        game = self.table.view("Ann").game
        assert game is not None
        move = asks.Move(move=game.choices[-1].move, ply=game.ply)
        done = self.table.ask("AnnBob"[game.seat * 3 :][:3], move)
        assert isinstance(done, Done), done
        if settle:
            self.settle()
        if game.seat == 0:
            self.truth.moved(move, done)

    def until(self, phase: str, seat: int | None = None, plies: int = 3) -> None:
        """Play until a seat is in a phase of its turn."""
        while True:
            state = self.state
            assert not state.over
            there = state.phase == phase and seat in (None, state.seat)
            if there and self.table.host.room.ply >= plies:
                return
            self.move()

    # -- what an evil host can do

    def tell(self, *entries: Entry) -> None:
        """Have something happen that nobody asked for."""
        draft = self.draft
        draft.take(*entries)
        self.table.host.keep(draft.end())

    @property
    def draft(self) -> Draft:
        """The next step, of which the host can make what it likes."""
        return self.table.host.draft(by="host")

    def ask_for(self, *, by: str = "", faces: int = 6, devices: tuple[int, ...] = (0, 1)) -> Done:
        """Ask for a roll as the host pleases."""
        room, draft = self.table.host.room, self.table.host.draft()
        dealer = dealer_of(room, draft.means.secret)
        present = [one.name for n, one in enumerate(dealer.course.devices) if n in devices]
        draft.say(dealer.ask(by, self.state.hand.dice, faces, present))
        self.table.host.keep(draft.end())
        return Done(seq=self.table.host.room.seq, ply=self.table.host.room.ply)

    def come_late(self) -> None:
        """Start Ann's program again, when it has missed what happened."""
        self.forget()
        self.arrive()
        self.settle()

    def forget(self) -> None:
        """Forget what happened, so that whoever looks has missed it."""
        self.table.host.recent.clear()

    def of_game(self, **changes: object) -> None:
        """Show Ann another game from now on."""
        self.lie = lambda view: replace(view, game=view.game and replace(view.game, **changes))
