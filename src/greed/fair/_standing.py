"""Where a game stands: what a session knows, and what it can be asked."""

from __future__ import annotations

from functools import lru_cache
from typing import Self

from msgspec import Struct

from greed.fair._encoding import Owner, dice, digest, six_words, u32
from greed.fair.start import read_start
from greed.fair.statements import By, Misstatement


class Heads:
    """The head after each statement; head 0 is D, the digest of the start.

    Copies share their bytes for as long as they say the same.
    """

    __slots__ = ("_all", "_end")

    def __init__(self, first: bytes | bytearray, end: int = 32) -> None:
        self._all = first if isinstance(first, bytearray) else bytearray(first)
        self._end = end

    def __len__(self) -> int:
        return self._end // 32

    def __getitem__(self, k: int) -> bytes:
        return bytes(self._all[32 * k : min(32 * k + 32, self._end)])

    def copy(self) -> Heads:
        """Return heads that can go on by themselves."""
        return Heads(self._all, self._end)

    def add(self, by: By, body: str, signature: bytes) -> None:
        """Add the head after one more statement."""
        speaker = 0 if by == "server" else by + 1
        end = self._end
        head = digest("head", bytes(self._all[end - 32 : end]), u32(speaker), body, signature)
        if self._all[end : end + 32] != head:
            if len(self._all) > end:  # a copy has gone on in another way
                self._all = self._all[:end]
            self._all += head
        self._end = end + 32

    def find(self, head: bytes) -> int:
        """Return the number of a head.

        Raises:
            Misstatement: it is not one of this log.
        """
        end = self._end
        while (at := self._all.rfind(head, 0, end)) >= 0:
            if at % 32 == 0:
                return at // 32
            end = at + 31
        raise Misstatement("unknown-head")


class Ask(Struct, frozen=True):
    """A roll that is due: for which seat (None: the draw), since which statement."""

    seat: int | None
    at: int


class Notice(Struct, frozen=True):
    """A device was told that the game waits for it: when (seconds since 1970), by which statement.

    `voices` are the devices that have said since that it is over with waiting.
    """

    time: int
    at: int
    voices: frozenset[int] = frozenset()


class Standing:
    """A game as its log has left it: all that is known, and nothing that can be said.

    Attributes:
        start: the start text, taken apart.
        digest: D.
        faces: the faces of the dice that are thrown.
        base: E; None until every device has revealed its share.
        number: how many numbers of rolls are spent.
        holders: who holds each seat: "device:0", "bot:bold" or "unsigned".
        frozen: whether the contributors to the next throw are fixed, and it has not fallen.
        given: in an open freeze, the values that are here, by device.
        warned: the devices that were warned, and have not given since what they owe.
        away: the devices that were passed over: their seats sit out.
        coming: devices that are back; they contribute again from their own next decision on.
        barred: those of `away` that fell silent after a freeze, until a turn of theirs has passed.
        ended: how the game ended; None while it goes on.
    """

    def __init__(self, text: str, faces: int) -> None:
        """Begin with a start text.

        Raises:
            StartError: the text is not one.
        """
        self.start = read_start(text)
        self.digest = self.start.digest
        self.faces = faces
        self.base: bytes | None = None
        self.number = 0
        self.holders = tuple(seat.holder for seat in self.start.seats)
        self.frozen = False
        self.given: dict[int, bytes] = {}
        self.warned: dict[int, Notice] = {}
        self.away: frozenset[int] = frozenset()
        self.coming: frozenset[int] = frozenset()
        self.barred: frozenset[int] = frozenset()
        self.ended: str | None = None
        self._heads = Heads(self.digest)
        self._server = Owner(self.start.server, self.start.anchor)
        self._owners = [Owner(device.key, device.anchor) for device in self.start.devices]
        self._keys = frozenset(
            [self._server.key, *(key for d in self.start.devices for key in (d.key, d.recovery))]
        )
        self._heard = [0] * len(self._owners)
        self._shares: dict[int, bytes] = {}
        self._event = 0
        self._turn: int | None = None
        self._ask: Ask | None = None
        self._ready: frozenset[int] = frozenset()
        self._set: tuple[int, ...] = ()
        self._froze = 0
        if not self._owners:
            self._begin(0)

    def copy(self) -> Self:
        """Return a session that can go on by itself; this one stays as it is."""
        other = type(self).__new__(type(self))
        vars(other).update(
            vars(self),
            given=dict(self.given),
            warned=dict(self.warned),
            _heads=self._heads.copy(),
            _owners=list(self._owners),
            _heard=list(self._heard),
            _shares=dict(self._shares),
        )
        return other

    # What can be asked

    @property
    def count(self) -> int:
        """How many statements there are."""
        return len(self._heads) - 1

    @property
    def head(self) -> bytes:
        """The hash over everything so far."""
        return self._heads[self.count]

    @property
    def heads(self) -> list[bytes]:
        """The head after every statement, from D, which is head 0."""
        return [self._heads[k] for k in range(self.count + 1)]

    def head_at(self, k: int) -> bytes:
        """Return the head after this many statements."""
        return self._heads[k]

    @property
    def words(self) -> str:
        """The six words that all players should see; empty before all shares are revealed."""
        return six_words(self.base) if self.base else ""

    @property
    def keys(self) -> tuple[bytes, ...]:
        """The public key of each device, as it is now."""
        return tuple(owner.key for owner in self._owners)

    @property
    def due(self) -> bool:
        """Whether a roll was asked for and has not fallen."""
        return self._ask is not None

    @property
    def drawing(self) -> bool:
        """Whether the roll that is due decides who begins."""
        return self._ask is not None and self._ask.seat is None

    @property
    def asked(self) -> int | None:
        """The seat for which a roll is due, if one is."""
        return self._ask.seat if self._ask else None

    @property
    def required(self) -> tuple[int, ...]:
        """The devices that the next throw waits for (strict)."""
        if self.start.mode == "fair":
            return ()
        return tuple(d for d in self.holding if d not in self.away and d not in self.coming)

    @property
    def holding(self) -> tuple[int, ...]:
        """The devices that hold a seat."""
        return _holding(self.holders)

    @property
    def waiting_reveal(self) -> tuple[int, ...]:
        """The devices whose share is still secret."""
        return tuple(device for device in range(len(self._owners)) if device not in self._shares)

    @property
    def waiting_ready(self) -> tuple[int, ...]:
        """The devices that have not said that they are ready for the roll that is due."""
        if not self.due or self.frozen:
            return ()
        return tuple(device for device in self.required if device not in self._ready)

    @property
    def waiting_values(self) -> tuple[int, ...]:
        """The devices whose value an open freeze waits for."""
        return tuple(device for device in self._set if device not in self.given)

    @property
    def contributors(self) -> tuple[int, ...]:
        """The set of an open freeze."""
        return self._set

    def seats_of(self, device: int) -> tuple[int, ...]:
        """Return the seats that a device holds."""
        return tuple(s for s in range(len(self.holders)) if self.device_of(s) == device)

    def device_of(self, seat: int) -> int:
        """Return the device that holds a seat; -1 if none does."""
        return _device(self.holders[seat])

    def dice(self, value: bytes, count: int, faces: int = 0) -> tuple[int, ...]:
        """Return the dice that follow from the server's value for the roll that is due."""
        assert self.base is not None
        number = self.number if self.frozen else self.number + 1
        return dice(value, self.base, number, self.given, count, faces or self.faces)

    def _begin(self, at: int) -> None:
        self.base = self.start.base([self._shares[d] for d in range(len(self._owners))])
        if self.start.first is None:
            self._ask = Ask(None, at)


@lru_cache(maxsize=1024)
def _device(holder: str) -> int:
    return int(holder[7:]) if holder.startswith("device:") else -1


@lru_cache(maxsize=1024)
def _holding(holders: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(sorted({device for device in map(_device, holders) if device >= 0}))
