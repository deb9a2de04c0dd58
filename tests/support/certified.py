"""Certificates for tests: made once, opened, altered and sealed again."""

import json
import random
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

import greed
from greed.certificates import checker, prover
from greed.certificates.checker import ONE, Part, Refused
from greed.packs import pack

Place = tuple[int, int]
"""A table of positions, and a place in it."""


@dataclass
class Certified:
    """A sheet's pack and certificate, and what the certificate holds."""

    pack: bytes
    file: bytes

    def __post_init__(self) -> None:
        first, _, self.body = self.file.partition(b"\n")
        self.first: dict[str, Any] = json.loads(first)
        self.game = checker.opened(self.pack, self.file)
        self.worth = [numbers.copy() for numbers in self.game.worth]

    def numbers(self, place: Place) -> np.ndarray:
        """Return the numbers of a position, which can be changed."""
        table, at = place
        return self.game.worth[table].reshape(len(self.game.order), -1)[:, at]

    def sealed(self, **first: Any) -> bytes:
        """Return the file with the bounds that the game now has, and claims what they claim."""
        return prover.sealed(self.game, self.first | {"claim": self.game.claim()} | first)

    def restored(self) -> "Certified":
        """Return itself with the bounds of its file."""
        for numbers, worth in zip(self.game.worth, self.worth, strict=True):
            numbers[:] = worth
        return self

    def refuses(self, places: list[Place] = []) -> bool:  # noqa: B006
        """Return whether the checker refuses what is claimed now.

        Unless offers tie all positions together, it is asked for these places alone.
        """
        parts: list[list[Part]] = [[(table, np.array([at]))] for table, at in places]
        try:
            for part in self.game.parts() if self.game.offers or not places else parts:
                self.game.test(part)
        except Refused:
            return True
        return False

    def widest(self) -> int:
        """Return the largest U - L of all positions before the final round that are bounded."""
        game, widths = self.game, [0]
        for table, numbers in zip(game.tables, game.worth, strict=True):
            low, high = game.bounds(numbers.reshape(len(game.order), -1))
            if "gap" not in table["axes"]:
                widths.append(int(np.where((low > 0) | (high < ONE), high - low, 0).max()))
        return max(widths)

    def alter(self, draw: random.Random) -> list[Place]:
        """Make one position claim more than is true, or swap two; return which."""
        while True:
            table = draw.randrange(len(self.worth))
            size = self.worth[table][0].size
            one, other = ((table, draw.randrange(size)) for _ in "12")
            numbers, others = self.numbers(one), self.numbers(other)
            low, high = self.game.bounds(numbers)[:, 0].tolist()
            if low == 0 or high == ONE:
                continue  # a bound that says nothing may be any
            width = max(high - low, 2)  # what is true lies between, so this is beyond it
            at = [self.game.order.index((up, 0)) for up in (0, 1)]
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
def certified(name: str) -> Certified:
    """Return a sheet with its certificate."""
    sheet = greed.load(name)
    return Certified(pack(sheet), prover.certificate(sheet))
