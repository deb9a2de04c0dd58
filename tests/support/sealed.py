"""Tables with sealed dice in one process: a host, its devices, and what goes over the wire."""

import random
from typing import Any

import msgspec
from tests.twins import naive_sealed

from greed.sealed import (
    HOST,
    Chain,
    Contributor,
    Dealer,
    Entry,
    Joined,
    Memory,
    Opening,
    Record,
    Start,
    begin,
)

LENGTH = 64
SHEET = "5" * 64


class Kept:
    """What a device stores, as bytes; `writes` counts how often."""

    def __init__(self, memory: Memory) -> None:
        self._bytes, self.writes = msgspec.json.encode(memory), 0

    def read(self) -> Memory:
        return msgspec.json.decode(self._bytes, type=Memory)

    def write(self, memory: Memory) -> None:
        self._bytes, self.writes = msgspec.json.encode(memory), self.writes + 1


class SealedTable:
    """A game at a table; entries and openings pass through JSON as they would over a wire."""

    def __init__(
        self, names="abc", *, seed=1, game="game-1", bots=0, first=None, sheet=SHEET
    ) -> None:
        self.chance = random.Random(seed)
        self.game = game
        self.shelves: dict[str, Kept] = {}
        self.devices: dict[str, Contributor] = {}
        for name in names:
            self.bring(name)
        self.chain = Chain(game, HOST, self.chance.randbytes(32), LENGTH)
        self.start = Start(
            *(game, sheet, first, self.chain.anchor.hex()),
            devices=tuple((name, device.anchor) for name, device in self.devices.items()),
            seats=(*((f"Player {n}", n) for n in names), *((f"Bot {n}", "") for n in range(bots))),
        )
        self.dealer = Dealer(begin(self.start), self.chain)
        self.entries: list[Any] = []
        for device in self.devices.values():
            device.begin(self.start)

    def bring(self, name: str) -> Contributor:
        """Bring a device with a chain of its own."""
        self.shelves[name] = Kept(Memory(self.game, name, self.chance.randbytes(32).hex(), LENGTH))
        self.devices[name] = Contributor(self.shelves[name])
        return self.devices[name]

    def say(self, *entries: Entry | None, to=None) -> None:
        """Store entries and tell them to the devices that are awake."""
        for entry in entries:
            assert entry is not None
            told = msgspec.json.decode(msgspec.json.encode(entry), type=Entry)
            self.entries.append(told)
            self.dealer.follow(told)
            for name in self.devices if to is None else to:
                self.catch_up(name)

    def catch_up(self, name: str) -> None:
        """Tell a device what it has missed."""
        course = self.devices[name].course
        self.devices[name].follow(*self.entries[course.count if course else 0 :])

    def join(self, name: str, *seats: int) -> None:
        """A device comes and takes seats."""
        device = self.bring(name)
        device.begin(self.start)
        self.say(Joined(name, device.anchor, seats))

    def ask(self, by="", dice=5, faces=6, present=None, awake=None) -> None:
        """Ask for a roll, with all devices present unless told otherwise."""
        there = self.devices if present is None else present
        self.say(self.dealer.ask(by, dice, faces, there), to=awake)

    def open(self, names=None) -> None:
        """Let devices open their links: all that are awaited, unless told otherwise."""
        for name in self.dealer.waiting if names is None else names:
            if opening := self.devices[name].open():
                sent = msgspec.json.encode(opening)
                self.dealer.take(msgspec.json.decode(sent, type=Opening))

    def roll(self, by="", dice=5, faces=6, present=None) -> tuple[int, ...]:
        """Make a roll to the end."""
        self.ask(by, dice, faces, present)
        self.open()
        rolled = self.dealer.roll()
        assert rolled is not None
        self.say(rolled)
        return rolled.dice

    def give_up(self, *, away=False) -> None:
        """Give up the roll for those who haven't opened."""
        self.say(self.dealer.void(away=away))

    def record(self) -> Record:
        return Record(self.start, tuple(self.entries), self.dealer.course.head.hex())


def random_game(seed: int, rolls=12) -> SealedTable:
    """Play a game in which devices sleep, are silent, get lost and come back."""
    chance = random.Random(seed)
    names = "abcde"[: chance.randint(1, 4)]
    bots = chance.randint(0, 2)
    table = SealedTable(names, seed=seed, game=f"game-{seed}", bots=bots)
    for number in range(rolls):
        seated = [one.name for one in table.dealer.course.devices if one.seats]
        if chance.random() < 0.15:
            seats = table.dealer.course.seats
            table.join(f"late-{number}", chance.randrange(min(seats + 1, 12)))
            seated = [one.name for one in table.dealer.course.devices if one.seats]
        by = chance.choice([*seated, ""] if bots else seated)
        dice = chance.choice([1, 2, 5, 6, 12]), chance.choice([2, 4, 6, 6, 6, 10, 1000])
        while True:
            present = [name for name in seated if chance.random() < 0.85]
            table.ask(by, *dice, present)
            silent = [name for name in table.dealer.waiting if chance.random() < 0.15]
            table.open(name for name in table.dealer.waiting if name not in silent)
            if rolled := table.dealer.roll():
                table.say(rolled)
                break
            table.give_up(away=by in silent)
            if by in silent:
                break
    return table


def forged(data: dict[str, Any], *, dice=True) -> dict[str, Any]:
    """Return a record with the head, and the dice, that follow from what stands in it."""
    head, asked = naive_sealed.sha("start", naive_sealed.written(data["start"])), list[Any]()
    for entry in data["entries"]:
        if entry[0] == "rolled" and dice and asked:
            links, host = [bytes.fromhex(link) for link in entry[2]], bytes.fromhex(entry[3])
            entry[4] = naive_sealed.dice_of(host, head, entry[1], links, *asked[4:])
        asked = entry if entry[0] == "asked" else asked
        head = naive_sealed.sha("head", head, naive_sealed.written(entry))
    return {**data, "head": head.hex()}
