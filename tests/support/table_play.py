"""Playing a table script: its people, their screens and devices, at a table of any kind."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Protocol

import msgspec
from tests.support.sealed import Kept
from tests.support.table_words import answer_in_words, ask_of, news_in_words, seen
from tests.support.tables import Line, Script, ScriptError, asked

from greed.core.dice import Throw
from greed.core.state import State
from greed.room import Ask, Create, Done, Problem, SeatSetup, View, told
from greed.room import ask as asks
from greed.sealed import Contributor, Entry, Memory, Start

ONLOOKER = "?"
"""Who sees what nobody has asked for: somebody who watches."""


class Table(Protocol):
    """A table that people sit at, whoever keeps it."""

    def create(self, who: str, request: Create, *, undo: bool) -> None:
        """Make the table; whoever asks is its host."""

    def come(self, who: str, *, watching: bool = False, language: str = "en") -> None:
        """Let somebody connect, by the code to join or to watch."""

    def go(self, who: str) -> None:
        """Let somebody hang up."""

    def view(self, who: str, since: int = 0) -> View:
        """Return what somebody sees, with the news since a step."""

    def ask(self, who: str, ask: Ask) -> Done | Problem:
        """Return the answer to what somebody asks for."""

    def wait(self, seconds: float) -> None:
        """Let time pass."""

    def shown(self, who: str) -> list[str]:
        """Return the reactions that somebody has been shown since the last time."""


class Chance(Protocol):
    """What is left to chance at a table."""

    def throw(self, state: State) -> Throw:
        """Let dice fall."""

    def random(self, count: int) -> bytes:
        """Return so many bytes that nobody knows."""


class Dice:
    """Chance as a script says: its dice, and what follows from its name."""

    def __init__(self, script: Script) -> None:
        self._name, said = script.name, script.heads.get("dice", "")
        self.mode = said if said in ("real", "sealed", "fair") else "listed"
        self.left = [
            tuple(map(int, throw.split())) for throw in said.split("|") if self.mode == "listed"
        ]

    def throw(self, state: State) -> Throw:
        """Return the next dice.

        Raises:
            ScriptError: there are none, or not as many as are due.
        """
        if not self.left or len(self.left[0]) != state.hand.dice:
            due = f"{state.hand.dice} dice are due"
            raise ScriptError(f"{due}, the script has {self.left[0] if self.left else 'none'}")
        return self.left.pop(0)

    def random(self, count: int) -> bytes:
        """Return bytes that are the same in every run."""
        return hashlib.sha256(f"{self._name} {count}".encode()).digest()[:count]


class Device:
    """Somebody's device, which takes part in the dice by itself while it is awake."""

    def __init__(self, name: str, game: str) -> None:
        last = hashlib.sha256(f"{game} {name}".encode()).hexdigest()
        self.name, self.game, self.awake, self.seq, self._said = name, game, True, 0, 0
        self._part = Contributor(Kept(Memory(game, name, last, length=100)))

    def reload(self) -> None:
        """Forget what has been said by now, as a page that is loaded again."""
        self._said = 0

    @property
    def seal(self) -> Ask:
        """What makes this device the one for its person's seats."""
        return asks.Seal(game=self.game, device=self.name, anchor=self._part.anchor)

    def hear(self, view: View) -> None:
        """Follow what was said about the dice since the last time."""
        for news in view.news:
            if isinstance(news.what, told.Dice):
                said = msgspec.convert(news.what.entry, Start | Entry)
                if isinstance(said, Start):
                    self._part.begin(said)
                else:
                    self._part.follow(said)
        self.seq = view.seq

    def open(self) -> Ask | None:
        """Return what the device says now: its link for the roll that is being made."""
        due = self._part.open()
        if due is None or due.k == self._said:
            return None
        self._said = due.k
        return asks.Open(k=due.k, device=due.device, link=due.link)


class Play:
    """A script that is being played at a table."""

    def __init__(self, script: Script, table: Table, dice: Dice) -> None:
        self.script, self.table, self.dice = script, table, dice
        self.seats = [seat.person or seat.bot for seat in script.seats]
        self.people = [who for who, *_ in script.screens if who[0] not in "[-"]
        self.known: dict[str, int] = {}
        self.devices: dict[str, Device] = {}
        self.away: set[str] = set()
        self._prepare()

    def _prepare(self) -> None:
        """Make the table, let people sit down, and start the game."""
        script, table, heads = self.script, self.table, self.script.heads
        host, *others = self.people
        if others and self.dice.mode == "listed":
            raise ScriptError("dice are listed at one screen alone: Ann + Bob, not Ann, Bob")
        mine = next(screen for screen in script.screens if screen[0] == host)
        seats = [
            SeatSetup(name=seat.person if seat.person in mine else None, bot=seat.bot or None)
            for seat in script.seats
        ]
        first = heads.get("first", "1")
        table.create(
            host,
            Create(
                sheet=heads["sheet"],
                seats=tuple(seats),
                dice="real" if self.dice.mode == "real" else "fair",
                first=None if first == "dice" else self.number(first),
                clock=int(heads.get("clock", 0)),
                listed="listed" in heads,
            ),
            undo="undo" in heads,
        )
        table.come(ONLOOKER, watching=True)
        for who in heads.get("watching", "").split():
            self._come(who, watching=True)
        for who in self.people:
            self._come(who)
            if who != host:
                screen = next(screen for screen in script.screens if screen[0] == who)
                for name in screen:
                    self._must(who, asks.Sit(name=name, seat=self.seats.index(name)))
            if self.dice.mode == "sealed":
                self._bring(who)
        if "waiting" not in heads and all(seat.person or seat.bot for seat in script.seats):
            self._must(host, asks.Start())
        self._settle()

    def number(self, seat: str) -> int:
        """Return the seat of a number (from 1), or of somebody in the script."""
        if seat.isdecimal():
            return int(seat) - 1
        if seat in self.seats:
            return self.seats.index(seat)
        return min(self.table.view(seat).you.seats)

    def _must(self, who: str, ask: Ask) -> None:
        answer = self.table.ask(who, ask)
        assert isinstance(answer, Done), (self.script.name, who, ask, answer)

    def _come(self, who: str, *, watching: bool = False) -> None:
        self.table.come(who, watching=watching)
        self.known[who] = self.table.view(who).seq

    def _bring(self, who: str, name: str = "") -> None:
        device = Device(name or f"{who}-device", self.table.view(who).dice.game)
        self._must(who, device.seal)
        self.devices[who] = device

    def say(self, words: str) -> str:
        """Return what comes of a line of a script, such as `Ann throw`."""
        return self.answer(asked(words, "a line"))

    def answer(self, line: Line) -> str:
        """Return what comes of a line, in words."""
        who, words = line.who, line.words
        if who == "wait":
            return self._heard(ONLOOKER, lambda: self.table.wait(float(words.split()[0])))
        screen = self.script.screen(who)
        if screen not in self.known:
            self._come(screen)
        word, _, rest = words.partition(" ")
        match word:
            case "sees":
                view = self.table.view(screen, self.known[screen])
                self.known[screen] = view.seq
                return seen(rest, view)
            case "speaks":
                return self._heard(screen, lambda: self.table.come(screen, language=rest))
            case "leaves":
                self.away.add(screen)
                return self._heard(ONLOOKER, lambda: self.table.go(screen))
            case "returns":
                self.away.discard(screen)
                return self._heard(ONLOOKER, lambda: self.table.come(screen))
            case "sleeps" | "wakes":
                self.devices[screen].awake = word == "wakes"
                return self._heard(ONLOOKER, lambda: None)
            case "brings":
                return self._heard(screen, lambda: self._bring(screen, rest))
            case "shown":
                return ", ".join(self.table.shown(screen)) or "nothing"
            case _:
                return self._asked(screen, who, line)

    def _asked(self, screen: str, who: str, line: Line) -> str:
        told: list[str] = []

        def asking() -> None:
            view = self.table.view(screen)
            ask = ask_of(line.words, line.extras, view, who, self.number)
            told.append(answer_in_words(ask, self.table.ask(screen, ask)))

        news = self._heard(screen, asking)
        return " ".join(part for part in (*told, news) if part) or "done."

    def _heard(self, who: str, does: Callable[[], None]) -> str:
        """Return what somebody hears while something is done, and the devices do their part."""
        before = self.table.view(who).seq
        does()
        self._settle()
        view = self.table.view(who, before)
        self.known[who] = view.seq
        return news_in_words(view)

    def _settle(self) -> None:
        """Let all devices that are awake open what they are asked for, until nothing is due."""
        busy = True
        while busy:
            busy = False
            for who, device in self.devices.items():
                if device.awake and who not in self.away:
                    device.hear(self.table.view(who, device.seq))
                    if due := device.open():
                        self.table.ask(who, due)
                        busy = True
