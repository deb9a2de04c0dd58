"""A table in this process: a `Host` with a log, a clock and codes of its own."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace
from tests.support.table_play import Chance, Dice, Play
from tests.support.tables import parsed

from greed.bots import BotError
from greed.core.record import Record
from greed.core.sheet import Sheet
from greed.mind import house_bot
from greed.room import (
    Ask,
    Create,
    Done,
    Happened,
    Host,
    Means,
    Opening,
    Person,
    Problem,
    Recorder,
    Refusal,
    Room,
    Step,
    View,
    decode_step,
    new_token,
    opening,
    replayed,
)
from greed.room.ask import ReactionKind
from greed.sheets import load

BEGUN = 1_800_000_000.0


class Screen:
    """Somebody's connection, and the reactions that it was shown."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.reactions: list[str] = []

    def heard(self, happened: Happened | None) -> None:
        """Look when it is time to."""

    def shown(self, seat: int, what: ReactionKind) -> None:
        self.reactions.append(f"{what} from seat {seat + 1}")


class HostTable:
    """A table that people in this process sit at.

    Args:
        chance: the dice that fall, and what nobody knows.
        sheet: returns the sheet of a name.

    Attributes:
        host: keeps the table.
        log: its steps, as they were stored; `store` stores one more.
        people: who is who, by the names of a script.
    """

    def __init__(self, chance: Chance, sheet: Callable[[str], Sheet] = load) -> None:
        self.now, self._chance, self._sheet = BEGUN, chance, sheet
        self.log: list[Step] = []
        self.store = self.log.append
        self.people: dict[str, Person] = {}
        self.screens: dict[str, Screen] = {}

    def create(self, who: str, request: Create, *, undo: bool) -> None:
        chance, token = self._chance, new_token()
        means = Means(
            now=self.now, throw=chance.throw, bot=named_bot, random=chance.random,
            secret=chance.random(32),
        )  # fmt: skip
        made = opening(request, self._sheet(request.sheet), token, means)
        self.people[who] = Person((token,))
        made = Opening(replace(made.setup, undo=undo), made.entries)
        step = made.begun(means, "JKMNPQRT", "w-to-watch")
        self.log.append(step)
        self._keep(step.room)

    def _keep(self, room: Room) -> None:
        chance = self._chance
        self.host = Host(
            room,
            now=lambda: self.now,
            store=self._store,
            throw=chance.throw,
            choose=lambda name, state: house_bot(name).choose(state),
            bot=named_bot,
            secret=chance.random(32),
            random=chance.random,
        )

    def _store(self, step: Step) -> None:
        self.store(step)

    def restart(self) -> Host:
        """Keep the table from its log, as after a crash; everybody connects again."""
        self._keep(self._unread())
        for step in self.log:
            read = replayed(self.host.room, step.room.seq, step.room.at, step.body)
            self.host.followed(*read)
        for screen in self.screens.values():
            self.host.listen(screen)
        return self.host

    def come(self, who: str, *, watching: bool = False, language: str = "en") -> None:
        known = self.people.get(who, Person(joins=not watching))
        known.language = language
        self.people[who] = known
        self.go(who)
        self.screens[who] = Screen(known)
        self.host.listen(self.screens[who])
        self._go_on(self.host.returned(known))

    def go(self, who: str) -> None:
        if screen := self.screens.pop(who, None):
            self.host.leave(screen)

    def view(self, who: str, since: int = 0) -> View:
        if who not in self.screens:
            self._go_on(self.host.returned(self.people[who]))
        return self.host.view(self.people[who], since)

    def ask(self, who: str, ask: Ask) -> Done | Problem:
        try:
            done = self.host.ask(self.people[who], ask)
        except Refusal as refusal:
            return refusal.problem
        if done.token:
            self.people[who] = self.people[who].with_token(done.token)
            if who in self.screens:
                self.screens[who].person = self.people[who]
                self.host.listen(self.screens[who])
        return done

    def wait(self, seconds: float) -> None:
        until = self.now + seconds
        while (due := self.host.due_at) is not None and due <= until:
            self.now = max(self.now, due)
            self._go_on(self.host.due())
        self.now = until

    def shown(self, who: str) -> list[str]:
        shown, self.screens[who].reactions = self.screens[who].reactions, []
        return shown

    def replayed(self) -> Room:
        """Return the room to which the log leads, as it is stored."""
        room = self._unread()
        for step in self.log:
            room, _, _ = replayed(room, step.room.seq, step.room.at, step.body)
        return room

    def record(self) -> Record:
        """Return the record of the game, as its log tells it."""
        recorder = Recorder()
        for step in self.log:
            for entry in decode_step(step.body):
                recorder.take(entry)
        return recorder.record(self.host.room)

    def _unread(self) -> Room:
        room = self.host.room
        return Room.of(msgspec.json.encode(room.setup), BEGUN, room.code, room.watch)

    def _go_on(self, step: Step) -> None:
        self.host.keep(step)
        self.host.let_bots_play()


def named_bot(name: str) -> str:
    """Return the full name of a bot.

    Raises:
        Refusal: there is none.
    """
    try:
        return str(house_bot(name))
    except BotError as error:
        raise Refusal("bad_bot", str(error)) from None


def seated(script: str, name: str = "a table") -> tuple[Play, HostTable]:
    """Return a table in this process as a script says, ready for what people ask for."""
    read = parsed(script, name)
    dice = Dice(read)
    table = HostTable(dice)
    return Play(read, table, dice), table
