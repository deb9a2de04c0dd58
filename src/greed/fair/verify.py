"""Checking a finished game: does every throw follow from what was committed to beforehand?"""

from __future__ import annotations

from msgspec import Struct

from greed.core.errors import GreedError
from greed.core.moves import Move
from greed.core.record import Record, replay
from greed.fair.provable import ProvableDice, commitment, sheet_digest

__all__ = ["Unverified", "Verified", "verify"]


class Unverified(GreedError):
    """A record whose dice are not what they should be; `event` is the first one at fault.

    Event 0 stands for the headers: what was committed to is not what was revealed.
    """

    def __init__(self, event: int, message: str) -> None:
        self.event = event
        super().__init__(message)


class Verified(Struct, frozen=True, kw_only=True):
    """What was found: how many throws follow from the secret, and the seats without a seed."""

    throws: int
    seedless: tuple[str, ...]


def verify(record: Record) -> Verified:
    """Compute every throw of a record again, from its secret and its seeds.

    Raises:
        RecordError: the events break the rules of the sheet.
        Unverified: the dice are not provable, or a throw is not what it should be.
    """
    if record.dice != "fair":
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
    throws = 0
    for number, (state, event) in enumerate(zip(replay(record), record.events, strict=False), 1):
        if isinstance(event, Move):
            continue
        throws += 1
        due = dice.throw(throws, state.hand.dice, record.sheet.dice.faces)
        if due != event:
            raise Unverified(
                number,
                f"throw {throws} (event {number}) should be {_spaced(due)}, not {_spaced(event)}",
            )
    seedless = tuple(name for name, seed in zip(record.seats, seeds, strict=True) if not seed)
    return Verified(throws=throws, seedless=seedless)


def _secret(tags: dict[str, str]) -> bytes:
    if "secret" not in tags:
        raise Unverified(0, "the secret has not been revealed: the game is not over")
    try:
        return bytes.fromhex(tags["secret"])
    except ValueError:
        raise Unverified(0, "the secret is no hexadecimal number") from None


def _spaced(dice: tuple[int, ...]) -> str:
    return " ".join(map(str, dice))
