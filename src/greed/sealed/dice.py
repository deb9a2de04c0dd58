"""Sealed dice: rolls that the devices at a table make together (docs/fair-dice.md).

The dice of a game are a start and a list of entries. `fold` follows the entries one by one and
refuses what the protocol doesn't allow. The host, every device and `verify` all go through it, so
they can't believe different things. It has no clock, no chance and no I/O.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from greed.sealed.chain import HOST, VERSION, DiceError, dice_of, hashed, link_before

WAIT = 5
"""Seconds that a listed device has to open its link before the roll may be made without it."""
COMEBACKS = 3
"""How often in a game a seat's device may be counted on again after it was silent."""
MOST_SEATS, MOST_DICE, MOST_FACES = 12, 255, 65_535
_NAME, _HASH = re.compile(r"[!-~]{1,64}"), re.compile(r"[0-9a-f]{64}")
_PLAYER = re.compile(r"[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]{1,200}")


class _Wire(Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True):
    """A JSON array without spaces, in UTF-8: these bytes are what is hashed."""


class Start(_Wire, frozen=True, tag=VERSION):
    """What all devices agree on before the first roll.

    Attributes:
        game: the id of the game: 1 to 64 printable ASCII characters, never used before.
        sheet: SHA-256 of the sheet's canonical form, as 64 hex digits.
        first: the seat that begins; None if roll 1 decides.
        anchor: the anchor of the host's chain, as 64 hex digits.
        devices: name and anchor of each device, in the order of all later lists.
        seats: each player's name, and the device that it plays on; "" for bots and for the person
            whose device is the host.
    """

    game: str
    sheet: str
    first: int | None
    anchor: str
    devices: tuple[tuple[str, str], ...]
    seats: tuple[tuple[str, str], ...]


class Joined(_Wire, frozen=True, tag="joined"):
    """A device came later, between two rolls. It contributes from the next one on.

    Attributes:
        device: its name, which no other device of the game has had.
        anchor: the anchor of its chain.
        seats: its seats from now on, in order. One that is one higher than the last seat is new. A
            device that has lost all its seats contributes no longer.
    """

    device: str
    anchor: str
    seats: tuple[int, ...]


class Asked(_Wire, frozen=True, tag="asked"):
    """A roll is asked for, and it is settled who contributes: nothing of this changes any more.

    Attributes:
        k: the number of the roll, counted from 1. It is spent, whatever happens.
        by: the device that asked; "" for a bot, for the clock, or if the roll decides who begins.
        devices: the devices that contribute, in order.
        dice: how many dice.
        faces: how many faces each of them has.
    """

    k: int
    by: str
    devices: tuple[str, ...]
    dice: int
    faces: int


class Rolled(_Wire, frozen=True, tag="rolled"):
    """The roll was made: link `k` of each listed device, of the host, and the dice as they fell."""

    k: int
    links: tuple[str, ...]
    link: str
    dice: tuple[int, ...]


class Void(_Wire, frozen=True, tag="void"):
    """The roll was not made, for these devices were silent.

    It is made again without them. If the device that asked is among them, its player is away, and
    the roll isn't made again: the turn is lost.
    """

    k: int
    silent: tuple[str, ...]


class Opening(_Wire, frozen=True, tag="opening"):
    """What a listed device says to the host: its link for roll `k`."""

    k: int
    device: str
    link: str


Entry = Joined | Asked | Rolled | Void
"""What can follow the start, and each other."""
Said = Start | Entry
"""What can be said about a game's dice."""


class Device(Struct, frozen=True, gc=False):
    """A device at the table.

    Attributes:
        name: what it is called.
        link: its last link that was opened; at first the anchor.
        at: the place of that link in its chain.
        seats: its seats; none once others have taken them over.
        rolls: how many rolls were made while it had a seat.
        took: how many of them it took part in.
        silent: how many rolls were void because of it.
        comebacks: how often it was counted on again.
        out: it was silent, and contributes again when it asks for a roll itself.
    """

    name: str
    link: bytes
    at: int
    seats: tuple[int, ...]
    rolls: int = 0
    took: int = 0
    silent: int = 0
    comebacks: int = 0
    out: bool = False


class Course(Struct, frozen=True, gc=False):
    """A game's dice so far.

    Attributes:
        start: the start.
        head: the hash over the start and all entries so far.
        devices: all devices that ever were at the table, in order.
        host: the last link that the host has opened, and its place.
        seats: how many seats there are.
        count: the number of entries.
        k: the last roll that was asked for.
        asked: the roll that is being made, if any.
        again: the void roll that is to be made again, if any.
    """

    start: Start
    head: bytes
    devices: tuple[Device, ...]
    host: tuple[bytes, int]
    seats: int
    count: int = 0
    k: int = 0
    asked: Asked | None = None
    again: Asked | None = None

    def pending(self, k: int) -> Asked:
        """Return the roll that is being made.

        Raises:
            DiceError: none is, or another one than `k`.
        """
        if self.asked is None or self.asked.k != k:
            raise DiceError("not-asked", {"k": k})
        return self.asked

    def fallen(self, host: bytes, links: Sequence[bytes]) -> tuple[int, ...]:
        """Return the dice of the roll that is being made, from all its links."""
        assert self.asked is not None
        return dice_of(host, self.head, self.k, links, self.asked.dice, self.asked.faces)


def begin(start: Start) -> Course:
    """Return a game's dice before the first roll.

    Raises:
        DiceError: the start contradicts itself.
    """
    if not _NAME.fullmatch(start.game) or not _HASH.fullmatch(start.sheet):
        raise DiceError("start-game")
    names = [name for name, _ in start.devices]
    held = [device for _, device in start.seats]
    if not all(map(_NAME.fullmatch, names)) or len({*names, HOST}) <= len(names):
        raise DiceError("start-names")
    if not 1 <= len(held) <= MOST_SEATS or {*held} - {""} != {*names}:
        raise DiceError("start-seats", {"most": MOST_SEATS})
    if not all(map(_PLAYER.fullmatch, (player for player, _ in start.seats))):
        raise DiceError("start-players")
    if start.first is not None and not 0 <= start.first < len(held):
        raise DiceError("start-first", {"seat": start.first})
    devices = tuple(
        Device(name, _read(anchor), 0, tuple(n for n, each in enumerate(held) if each == name))
        for name, anchor in start.devices
    )
    digest = hashed("start", msgspec.json.encode(start))
    return Course(start, digest, devices, (_read(start.anchor), 0), len(held))


def _read(text: str) -> bytes:
    if not _HASH.fullmatch(text):
        raise DiceError("hex")
    return bytes.fromhex(text)


def fold(course: Course, entry: Entry) -> Course:
    """Return a game's dice after one more entry.

    Raises:
        DiceError: the entry can't follow here, or its links or dice are not what they must be.
    """
    match entry:
        case Joined():
            course = _joined(course, entry)
        case Asked():
            course = asked_for(course, entry)
        case Rolled():
            course = _rolled(course, entry)
        case Void():
            course = _void(course, entry)
    head = hashed("head", course.head, msgspec.json.encode(entry))
    return replace(course, head=head, count=course.count + 1)


def _joined(course: Course, entry: Joined) -> Course:
    name, seats = entry.device, entry.seats
    if course.asked or course.again:
        raise DiceError("still-asked", {"k": course.k})
    if not _NAME.fullmatch(name) or name in {HOST, *(device.name for device in course.devices)}:
        raise DiceError("device-known", {"device": name})
    count = max(course.seats, *(seat + 1 for seat in seats), 0)
    if not seats or list(seats) != sorted({*seats}) or seats[0] < 0 or count > MOST_SEATS:
        raise DiceError("device-seats", {"device": name})
    if not {*range(course.seats, count)} <= {*seats}:
        raise DiceError("device-seats", {"device": name})
    # A fresh device in an old seat has no fresh patience: silence is counted by seat.
    before = [device for device in course.devices if {*seats} & {*device.seats}]
    fresh = Device(
        *(name, _read(entry.anchor), 0, seats),
        comebacks=max((device.comebacks for device in before), default=0),
        out=any(device.out for device in before),
    )
    kept = (
        replace(device, seats=tuple(seat for seat in device.seats if seat not in seats))
        for device in course.devices
    )
    return replace(course, devices=(*kept, fresh), seats=count)


def asked_for(course: Course, entry: Asked) -> Course:
    """Return a game's dice after a roll was asked for, all but the head.

    Raises:
        DiceError: no such roll can be asked for now.
    """
    if course.asked is not None:
        raise DiceError("still-asked", {"k": course.k})
    if entry.k != course.k + 1:
        raise DiceError("next-roll", {"k": entry.k, "due": course.k + 1})
    if not (1 <= entry.dice <= MOST_DICE and 2 <= entry.faces <= MOST_FACES):
        raise DiceError("dice-asked", {"k": entry.k})
    again = course.again
    wanted = entry.by, entry.dice, entry.faces
    if again is not None and wanted != (again.by, again.dice, again.faces):
        raise DiceError("again", {"k": entry.k, "void": again.k})
    known = tuple(device.name for device in course.devices if device.name in entry.devices)
    if entry.devices != known or (entry.by and entry.by not in known):
        raise DiceError("list", {"k": entry.k})
    devices = list(course.devices)
    for at, device in enumerate(devices):
        if device.name not in known:
            continue
        if not device.seats or (device.out and device.name != entry.by):
            raise DiceError("listed-out", {"k": entry.k, "device": device.name})
        if device.out and device.comebacks < COMEBACKS:
            devices[at] = replace(device, out=False, comebacks=device.comebacks + 1)
    return replace(course, devices=tuple(devices), k=entry.k, asked=entry, again=None)


def _rolled(course: Course, entry: Rolled) -> Course:
    asked, k = course.pending(entry.k), entry.k
    if len(entry.links) != len(asked.devices):
        raise DiceError("links", {"k": k})
    links = {
        name: opened(course, name, k, link)
        for name, link in zip(asked.devices, entry.links, strict=True)
    }
    host = opened(course, HOST, k, entry.link)
    due = course.fallen(host, [*links.values()])
    if entry.dice != due:
        raise DiceError("other-dice", {"k": k, "due": due, "dice": entry.dice})
    devices = list(course.devices)
    for at, device in enumerate(devices):
        rolls = device.rolls + bool(device.seats)
        if link := links.get(device.name):
            devices[at] = replace(device, link=link, at=k, took=device.took + 1, rolls=rolls)
        else:
            devices[at] = replace(device, rolls=rolls)
    return replace(course, devices=tuple(devices), host=(host, k), asked=None)


def opened(course: Course, owner: str, k: int, text: str) -> bytes:
    """Return a link, given as 64 hex digits, if it is its owner's for roll `k`.

    Raises:
        DiceError: it is another's, or for another roll, or of another game.
    """
    link, (known, at) = _read(text), course.host
    for device in course.devices if owner != HOST else ():
        if device.name == owner:
            known, at = device.link, device.at
    if k <= at or link_before(course.start.game, owner, k, link, k - at) != known:
        raise DiceError("host-link" if owner == HOST else "other-link", {"device": owner, "k": k})
    return link


def _void(course: Course, entry: Void) -> Course:
    asked = course.pending(entry.k)
    known = tuple(name for name in asked.devices if name in entry.silent)
    if not known or known != entry.silent:
        raise DiceError("silent", {"k": entry.k})
    devices = tuple(
        replace(device, out=True, silent=device.silent + 1) if device.name in known else device
        for device in course.devices
    )
    again = None if asked.by in known else asked
    return replace(course, devices=devices, asked=None, again=again)
