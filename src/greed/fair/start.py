"""The start text: what everybody at a table knows and agrees to before the first roll."""

from __future__ import annotations

import hashlib
import re
from typing import Literal

from msgspec import Struct

from greed.core.errors import GreedError
from greed.core.identity import canonical
from greed.core.messages import say
from greed.core.sheet import Sheet
from greed.fair._encoding import VERSION, digest, six_words, u32
from greed.fair.keys import is_weak

__all__ = [
    "DeviceLine",
    "SeatLine",
    "Start",
    "StartError",
    "commit",
    "is_weak",
    "read_start",
    "sheet_digest",
    "why_bad_share",
]

MOST_TEXT = 16_384
_NUMBER = r"(0|[1-9][0-9]{0,8})"
_HASH = r"([0-9a-f]{64})"
_POSITION = r"[!-~]+(?: [!-~]+)+"
_HOLDER = r"device:(?:0|1?[0-9])|bot:[!-~]{1,64}|unsigned"
_UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
_LINES = (
    ("game", r"([!-~]{1,128})"),
    ("attempt", _NUMBER),
    ("previous", rf"(-|{_HASH[1:-1]})"),
    ("mode", r"(fair|strict)"),
    ("sheet", _HASH),
    ("clock", _NUMBER),
    ("first", rf"(lot|{_NUMBER[1:-1]}|{_POSITION})"),
    ("server", rf"{_HASH} {_HASH}"),
)


class StartError(GreedError):
    """A start text that is not one; the message, `dice-` before it, names the line."""

    def __init__(self, why: str, /, **fields: object) -> None:
        super().__init__(say(f"dice-{why}", fields))


class DeviceLine(Struct, frozen=True):
    """What a device brings to the start.

    Attributes:
        key: its public key.
        anchor: the anchor of its chain.
        commit: its commitment to a share.
        recovery: the public key of its recovery code, which signs only a `renew`.
    """

    key: bytes
    anchor: bytes
    commit: bytes
    recovery: bytes

    def __str__(self) -> str:
        return " ".join(part.hex() for part in (self.key, self.anchor, self.commit, self.recovery))


class SeatLine(Struct, frozen=True):
    """Who holds a seat ("device:0", "bot:bold" or "unsigned"), and the name there."""

    holder: str
    name: str

    def __str__(self) -> str:
        return f"{self.holder} {self.name}"


class Start(Struct, frozen=True, kw_only=True):
    """A start text, taken apart; `str` puts it together again.

    Attributes:
        game: the id of the game, which ends with "." and the attempt.
        attempt: which start this is at the table, from 1; rematches go on counting.
        previous: D of the start before; empty for the first.
        mode: fair or strict.
        sheet: the digest of the sheet, see `sheet_digest`.
        clock: seconds of a turn; 0 without a clock.
        first: the seat that begins; None: a roll decides; or the position that the game goes on
            from.
        server: the server's key.
        anchor: the anchor of the server's chain.
        devices: the devices in order.
        seats: the seats in order.
    """

    game: str
    attempt: int
    previous: bytes = b""
    mode: Literal["fair", "strict"]
    sheet: bytes
    clock: int = 0
    first: int | str | None = None
    server: bytes
    anchor: bytes
    devices: tuple[DeviceLine, ...]
    seats: tuple[SeatLine, ...]

    def __str__(self) -> str:
        return "\n".join(
            [
                VERSION,
                f"game {self.game}",
                f"attempt {self.attempt}",
                f"previous {self.previous.hex() or '-'}",
                f"mode {self.mode}",
                f"sheet {self.sheet.hex()}",
                f"clock {self.clock}",
                f"first {'lot' if self.first is None else self.first}",
                f"server {self.server.hex()} {self.anchor.hex()}",
                *(f"device {device}" for device in self.devices),
                *(f"seat {seat}" for seat in self.seats),
            ]
        )

    @property
    def digest(self) -> bytes:
        """D: the hash over the whole text, which everything said later builds on."""
        return digest("start", str(self))

    def base(self, shares: list[bytes]) -> bytes:
        """Return E, the base of all dice, from the share of each device."""
        return digest("base", self.digest, u32(len(shares)), *shares)

    def words(self, shares: list[bytes]) -> str:
        """Return the six words of a start whose shares have been revealed."""
        return six_words(self.base(shares))


def read_start(text: str) -> Start:
    """Return the start that a text describes; the inverse of `str`.

    Raises:
        StartError: a line is missing, damaged, or contradicts another.
    """
    if len(text) > MOST_TEXT:
        raise StartError("start-long", most=MOST_TEXT)
    version, *lines = text.split("\n")
    if version != VERSION:
        raise StartError("start-version", version=VERSION)
    matches = {}
    for (word, pattern), line in zip(_LINES, [*lines, *[""] * len(_LINES)], strict=False):
        match = re.fullmatch(f"{word} {pattern}", line)
        if not match:
            raise StartError("start-line", line=word)
        matches[word] = match
    rest = lines[len(_LINES) :]
    devices = tuple(_device(line) for line in rest if line.startswith("device "))
    first = matches["first"][1]
    start = Start(
        game=matches["game"][1],
        attempt=int(matches["attempt"][1]),
        previous=bytes.fromhex(matches["previous"][1].strip("-")),
        mode="strict" if matches["mode"][1] == "strict" else "fair",
        sheet=bytes.fromhex(matches["sheet"][1]),
        clock=int(matches["clock"][1]),
        first=None if first == "lot" else first if " " in first else int(first),
        server=bytes.fromhex(matches["server"][1]),
        anchor=bytes.fromhex(matches["server"][2]),
        devices=devices,
        seats=tuple(_seat(line) for line in rest[len(devices) :]),
    )
    if why := _why_not(start) or (None if str(start) == text else say("dice-start-order")):
        raise StartError("start-wrong", why=why)
    return start


def _device(line: str) -> DeviceLine:
    match = re.fullmatch(f"device {_HASH} {_HASH} {_HASH} {_HASH}", line)
    if not match:
        raise StartError("start-device")
    return DeviceLine(*(bytes.fromhex(part) for part in match.groups()))


def _seat(line: str) -> SeatLine:
    match = re.fullmatch(f"seat ({_HOLDER}) (.{{1,200}})", line)
    if not match or _UNPRINTABLE.search(match[2]):
        raise StartError("start-seat")
    return SeatLine(match[1], match[2])


def _why_not(start: Start) -> str | None:
    """Say what contradicts itself; None if nothing does."""
    keys = [start.server, *(key for d in start.devices for key in (d.key, d.recovery))]
    holders = {seat.holder for seat in start.seats if seat.holder.startswith("device:")}
    if not 2 <= len(start.seats) <= 12:
        return say("dice-start-seats")
    if start.attempt < 1 or not start.game.endswith(f".{start.attempt}"):
        return say("dice-start-attempt")
    if bool(start.previous) != (start.attempt > 1):
        return say("dice-start-previous")
    if isinstance(start.first, int) and start.first >= len(start.seats):
        return say("dice-start-first", seat=start.first, last=len(start.seats) - 1)
    if holders != {f"device:{number}" for number in range(len(start.devices))}:
        return say("dice-start-holders")
    if len(set(keys)) < len(keys):
        return say("dice-start-keys")
    return say("dice-weak-key") if any(map(is_weak, keys)) else None


def sheet_digest(sheet: Sheet) -> bytes:
    """Return SHA-256 over the canonical form of a sheet's rules."""
    return hashlib.sha256(canonical(sheet).encode()).digest()


def commit(game: str, key: bytes, share: bytes) -> bytes:
    """Return the commitment by which a device binds itself to its share."""
    return digest("commit", game, key, share)


def why_bad_share(share: bytes) -> str | None:
    """Say why bytes are not a share: 32 random bytes, then up to 64 characters of text."""
    try:
        typed = share[32:].decode()
    except UnicodeDecodeError:
        return "share-text"
    if len(share) < 32:
        return "share-short"
    return "share-long" if len(typed) > 64 else None
