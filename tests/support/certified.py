"""Certificates for tests: made once, opened, altered and sealed again."""

import json
import random
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

import greed
from greed.certificates import checker, prover
from greed.certificates.checker import ONE, Key, Piece
from greed.packs import pack

Place = tuple[Key, int, int]
"""A block of positions, the score of the player to move, and the place of the others."""


@dataclass
class Certified:
    """A sheet's pack and certificate, and what the certificate holds."""

    pack: bytes
    file: bytes

    def __post_init__(self) -> None:
        first, _, self.body = self.file.partition(b"\n")
        self.first: dict[str, Any] = json.loads(first)
        self.game = checker.opened(self.pack, self.file)
        self.worth = {key: numbers.copy() for key, numbers in self.game.worth.items()}

    def numbers(self, place: Place) -> np.ndarray:
        """Return the numbers of a position, which can be changed."""
        numbers = checker._upright(self.game.worth[place[0]], place[0])
        return numbers.reshape(*numbers.shape[:2], -1)[:, place[1], place[2]]

    def sealed(self, **first: Any) -> bytes:
        """Return the file with the bounds that the game now has, and claims what they claim."""
        return prover.sealed(self.game, self.first | {"claim": self.game.claim()} | first)

    def restored(self) -> "Certified":
        """Return itself with the bounds of its file."""
        for key, numbers in self.worth.items():
            self.game.worth[key][:] = numbers
        return self

    def refuses(self, places: list[Place]) -> bool:
        """Return whether the checker refuses what is claimed now.

        Unless offers tie all positions together, it is asked for these positions alone.
        """
        if self.game.offers:
            return any(self.game.faults())
        pieces = [Piece(key, slice(a, a + 1), slice(b, b + 1)) for key, a, b in places]
        return any(list(self.game.wrong([piece])) for piece in pieces)

    def alter(self, draw: random.Random) -> list[Place]:
        """Make one position claim more than is true, or swap two; return which."""
        while True:
            key = draw.choice([*self.worth])
            shape = self.worth[key][0].reshape(self.worth[key].shape[1], -1).shape
            one, other = ((key, draw.randrange(shape[0]), draw.randrange(shape[1])) for _ in "12")
            numbers, others = self.numbers(one), self.numbers(other)
            seat = draw.randrange(self.game.seats if self.game.seats > 2 else 1)
            low, high = self.game.bounds(numbers)[:, seat].tolist()
            if low == 0 or high == ONE:
                continue  # a bound that says nothing may be any
            width = max(high - low, 2)  # what is true lies between, so this is beyond it
            at = [self.game.order.index((up, seat)) for up in (0, 1)]
            match draw.choice(("raise", "lower", "swap")):
                case "raise":
                    numbers[at] = low + width, min(high + width, ONE)
                case "lower":
                    numbers[at] = max(low - width, 0), high - width
                case "swap":
                    if abs(low - int(others[at[0]])) <= 2 * width + 4:
                        continue
                    numbers[:], others[:] = others.copy(), numbers.copy()
            return [one, other]


@cache
def certified(name: str, seats: int = 2) -> Certified:
    """Return a sheet with its certificate."""
    sheet = greed.load(name)
    return Certified(pack(sheet), prover.certificate(sheet, seats=seats))
