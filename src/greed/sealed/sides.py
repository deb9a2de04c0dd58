"""The two sides of a table's sealed dice: the host, and each device.

Neither has a clock, a socket or a database. What a caller must store, and when, the methods say.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NoReturn, Protocol

from msgspec import Struct
from msgspec.structs import replace

from greed.core.errors import GreedError
from greed.sealed.chain import HOST, LENGTH, Chain, DiceError
from greed.sealed.dice import (
    Asked,
    Course,
    Entry,
    Joined,
    Opening,
    Rolled,
    Start,
    Void,
    asked_for,
    begin,
    fold,
    opened,
)


class Dealer:
    """The host's side: it asks for links, keeps them to itself, and rolls once it has them all.

    Its methods return entries, and change nothing. Store an entry, then `follow` it, and only then
    tell it to anybody. After a crash, fold what is stored: the roll that was being made goes on.

    Args:
        course: the game's dice so far.
        chain: the host's own.
        taken: links for the roll that is being made, each of which `take` has taken already.

    Raises:
        DiceError: the chain is another than the start says.
    """

    def __init__(self, course: Course, chain: Chain, taken: Iterable[Opening] = ()) -> None:
        if (chain.owner, chain.anchor.hex()) != (HOST, course.start.anchor):
            raise DiceError("host-chain")
        self.course = course
        self._chain = chain
        self._links = {opening.device: opening.link for opening in taken}

    @property
    def waiting(self) -> tuple[str, ...]:
        """The listed devices whose links have not come."""
        listed = self.course.asked.devices if self.course.asked else ()
        return tuple(name for name in listed if name not in self._links)

    def ask(self, by: str, dice: int, faces: int, present: Collection[str]) -> Asked:
        """Return the entry that asks for a roll, of the devices that are present.

        Store it together with the decision that asks for the roll.

        Args:
            by: the device that asked, see `Asked`.
            dice: how many dice.
            faces: how many faces each of them has.
            present: the devices that are connected.

        Raises:
            DiceError: no such roll can be asked for now.
        """
        listed = tuple(
            device.name
            for device in self.course.devices
            if device.seats and (device.name == by or (device.name in present and not device.out))
        )
        asked = Asked(self.course.k + 1, by, listed, dice, faces)
        asked_for(self.course, asked)
        self._chain.must_have(asked.k)
        return asked

    def take(self, opening: Opening) -> None:
        """Take a device's link. The same one again changes nothing.

        Raises:
            DiceError: this roll isn't being made, doesn't wait for the device, or the link is not
                the one that its chain has for it.
        """
        if opening.device not in self.course.pending(opening.k).devices:
            raise DiceError("not-listed", {"device": opening.device, "k": opening.k})
        opened(self.course, opening.device, opening.k, opening.link)
        self._links[opening.device] = opening.link

    def roll(self) -> Rolled | None:
        """Return the roll once all links are there, and None before."""
        asked = self.course.asked
        if asked is None or self.waiting:
            return None
        links = tuple([self._links[name] for name in asked.devices])
        link = self._chain.link(asked.k)
        dice = self.course.fallen(link, [bytes.fromhex(each) for each in links])
        return Rolled(asked.k, links, link.hex(), dice)

    def void(self, *, away: bool = False) -> Void | None:
        """Return the entry that gives up the roll, for devices have been silent for `WAIT` seconds.

        None if nobody is, but for the device that asked: how long a table waits for a player is for
        its own rules to say.

        Args:
            away: the player who asked has been away for too long, and the turn is lost.
        """
        asked = self.course.asked
        silent = tuple(n for n in self.waiting if asked and (away or n != asked.by))
        if asked is None or not silent or (away and asked.by not in silent):
            return None
        return Void(asked.k, silent)

    def follow(self, entry: Entry) -> None:
        """Go on with an entry that has been stored."""
        self.course = fold(self.course, entry)
        self._links = {}


class Alarm(GreedError):
    """The host has broken the protocol: this device takes no further part, and says why."""


class Memory(Struct, frozen=True):
    """What a device keeps: `last` is secret, and nothing of this may be lost or copied.

    Attributes:
        game: the id of the game.
        name: the device's name in it.
        last: the last link of its chain: 32 random bytes, as 64 hex digits.
        length: how many links its chain has.
        begun: the hash of the start that it follows; "" before it has seen one.
        count: how many entries it has seen.
        head: the head there.
        spent: the last roll for which it has handed out its link.
        seal: the head that belonged to that roll.
        wronged: rolls that were given up because of its silence, after it had handed out its link.
        alarm: why it takes no further part, as a sentence.
    """

    game: str
    name: str
    last: str
    length: int = LENGTH
    begun: str = ""
    count: int = 0
    head: str = ""
    spent: int = 0
    seal: str = ""
    wronged: tuple[int, ...] = ()
    alarm: str = ""


class Shelf(Protocol):
    """Where a device keeps its memory: one place, whichever of its tabs reads and writes."""

    def read(self) -> Memory:
        """Return what is kept now."""
        ...

    def write(self, memory: Memory) -> None:
        """Keep this; return when it would survive a crash."""
        ...


class Contributor:
    """A device's side: it opens its links unseen, and checks whatever the host shows it.

    After a reload, begin and follow all entries again.

    Args:
        shelf: its memory, which holds a `Memory`.
    """

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        memory = shelf.read()
        self._chain = Chain(memory.game, memory.name, bytes.fromhex(memory.last), memory.length)
        self.course: Course | None = None

    @property
    def anchor(self) -> str:
        """What the start, or the entry by which it joins, says of its chain."""
        return self._chain.anchor.hex()

    def begin(self, start: Start) -> None:
        """Follow a game from its start.

        Raises:
            Alarm: the start is another than before, or has another anchor for this device.
        """
        memory = self._calm()
        try:
            course = begin(start)
        except DiceError as error:
            self._stop(error)
        head = course.head.hex()
        if start.game != memory.game or memory.begun not in {"", head}:
            self._stop(DiceError("other-start"))
        if any(name == memory.name and anchor != self.anchor for name, anchor in start.devices):
            self._stop(DiceError("other-anchor"))
        self.course = course
        if not memory.begun:
            self._shelf.write(replace(memory, begun=head, head=head))

    def follow(self, *entries: Entry) -> None:
        """Follow the game through more entries.

        Raises:
            Alarm: an entry isn't allowed, a link or the dice are wrong, or this isn't what the
                device was shown before.
        """
        kept, course = self._calm(), self.course
        if course is None:
            raise DiceError("no-start")
        memory = kept
        for entry in entries:
            try:
                course = fold(course, entry)
            except DiceError as error:
                self._stop(error)
            match entry:
                case Joined(device=memory.name, anchor=anchor) if anchor != self.anchor:
                    self._stop(DiceError("other-anchor"))
                case _:
                    pass
            if course.count == memory.count and course.head.hex() != memory.head:
                self._stop(DiceError("rewritten", {"n": course.count}))
            if course.count <= memory.count:
                continue
            memory = replace(memory, count=course.count, head=course.head.hex())
            if isinstance(entry, Void) and memory.name in entry.silent and entry.k == memory.spent:
                memory = replace(memory, wronged=(*memory.wronged, entry.k))
        self.course = course
        if memory is not kept:
            self._shelf.write(memory)

    def open(self) -> Opening | None:
        """Return this device's link for the roll that is being made, if it is listed.

        The link is marked as spent before it is handed out; for the same roll it can be had again.

        Raises:
            Alarm: the host has asked for this roll before, in another way.
        """
        memory, course = self._calm(), self.course
        if course is None or course.asked is None or memory.name not in course.asked.devices:
            return None
        if course.count < memory.count:
            return None  # the host, or another tab, has shown more already
        k, seal = course.asked.k, course.head.hex()
        if k < memory.spent or (k == memory.spent and seal != memory.seal):
            self._stop(DiceError("asked-twice", {"k": k}))
        link = self._chain.link(k).hex()
        if k > memory.spent:
            self._shelf.write(replace(memory, spent=k, seal=seal))
        return Opening(k, memory.name, link)

    def _calm(self) -> Memory:
        memory = self._shelf.read()
        if memory.alarm:
            raise Alarm(memory.alarm)
        return memory

    def _stop(self, error: DiceError) -> NoReturn:
        self._shelf.write(replace(self._shelf.read(), alarm=str(error)))
        raise Alarm(str(error)) from error
