"""Checking a game of protocol 1: does every throw follow from what was committed to before?"""

from __future__ import annotations

from msgspec import Struct

from greed.core.errors import GreedError
from greed.core.moves import FORFEIT, Move
from greed.core.record import Record, replay
from greed.fair.protocol1 import (
    ProvableDice,
    commitment,
    make_chain,
    read_ranges,
    sheet_digest,
)

__all__ = ["Unverified", "Verified", "verify"]


class Unverified(GreedError):
    """A record whose dice are not what they should be; `event` is the first one at fault.

    Event 0 stands for the headers: what was committed to is not what was revealed.
    """

    def __init__(self, event: int, message: str) -> None:
        self.event = event
        super().__init__(message)


class Verified(Struct, frozen=True, kw_only=True):
    """What was found.

    Attributes:
        throws: how many follow from the secret.
        seedless: the seats without a seed.
        silent: in strict mode, how many throws fell without a seat's value, for each that missed
            some (a bot misses all).
    """

    throws: int
    seedless: tuple[str, ...]
    silent: dict[str, int] = {}


class _Values:
    """The values of strict mode, from the last one of each seat back to its anchor."""

    def __init__(self, record: Record) -> None:
        self._names = record.seats
        self._chains: list[list[bytes]] = []
        self._missed: list[frozenset[int]] = []
        for seat, name in enumerate(record.seats, 1):
            tags = record.tags
            try:
                chain, missed = _read(tags, seat, len(record.events))
            except ValueError:
                raise Unverified(0, f"the values of {name} cannot be read") from None
            if chain and chain[0].hex() != tags.get(f"anchor-{seat}"):
                raise Unverified(0, f"the values of {name} do not lead back to the anchor")
            self._chains.append(chain)
            self._missed.append(missed)

    def of(self, throw: int) -> list[bytes]:
        """Return each seat's value for a throw, an empty one for a seat that gave none."""
        return [
            chain[throw] if throw < len(chain) and throw not in missed else b""
            for chain, missed in zip(self._chains, self._missed, strict=True)
        ]

    def silent(self, throws: int) -> dict[str, int]:
        """Return how many of the throws fell without each seat's value, if any did."""
        missing = [0] * len(self._names)
        for throw in range(1, throws + 1):
            for seat, value in enumerate(self.of(throw)):
                missing[seat] += not value
        return {name: count for name, count in zip(self._names, missing, strict=True) if count}


def verify(record: Record) -> Verified:
    """Compute every throw of a record again, from its secret and its seeds.

    Raises:
        RecordError: the events break the rules of the sheet.
        Unverified: the dice are not provable, or a throw is not what it should be.
    """
    if record.dice not in ("fair", "strict"):
        raise Unverified(0, f"the dice of this record are {record.dice!r}: only fair ones prove it")
    tags = record.tags
    secret = _secret(tags)
    game, seats = tags.get("game", ""), len(record.seats)
    bound = commitment(secret, game, sheet_digest(record.sheet), seats)
    if bound != tags.get("commitment"):
        said = "the secret, the game, the sheet or the number of seats is another"
        raise Unverified(0, f"the commitment does not hold: {said}")
    seeds = tuple(tags.get(f"seed-{number}", "") for number in range(1, seats + 1))
    dice = ProvableDice(secret, game, seeds)
    given = _Values(record) if record.dice == "strict" else None
    throws = index = 0
    for number, (state, event) in enumerate(zip(replay(record), record.events, strict=False), 1):
        if isinstance(event, Move):
            if event.kind == "points":
                raise Unverified(number, f"event {number} is a turn without its dice")
            # A forfeit in place of a throw spends its number: values for it had been shown.
            index += event == FORFEIT and state.phase == "throw"
            continue
        throws, index = throws + 1, index + 1
        chain = given.of(index) if given else ()
        due = dice.throw(index, state.hand.dice, record.sheet.dice.faces, chain)
        if due != event:
            raise Unverified(
                number,
                f"throw {index} (event {number}) should be {_spaced(due)}, not {_spaced(event)}",
            )
    seedless = tuple(name for name, seed in zip(record.seats, seeds, strict=True) if not seed)
    silent = given.silent(index) if given else {}
    return Verified(throws=throws, seedless=seedless, silent=silent)


def _secret(tags: dict[str, str]) -> bytes:
    if "secret" not in tags:
        raise Unverified(0, "the secret has not been revealed: the game is not over")
    try:
        return bytes.fromhex(tags["secret"])
    except ValueError:
        raise Unverified(0, "the secret is not a hexadecimal number") from None


def _spaced(dice: tuple[int, ...]) -> str:
    return " ".join(map(str, dice))


def _read(tags: dict[str, str], seat: int, events: int) -> tuple[list[bytes], frozenset[int]]:
    """Return a seat's values from its anchor on, and the throws that fell without it."""
    number, _, value = tags.get(f"last-{seat}", "").partition(":")
    # There are no more throws than events, and one may have been due: count no further.
    count = min(int(number or 0), events + 1)
    chain = make_chain(bytes.fromhex(value), count) if count > 0 else []
    return chain, read_ranges(tags.get(f"silent-{seat}", ""), events)
