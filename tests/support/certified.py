"""Certificates for tests: made once, opened, altered and sealed again."""

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

import greed
from greed.certificates import checker, prover
from greed.packs import pack


@dataclass
class Certified:
    """A sheet's pack and certificate, and what the certificate holds."""

    pack: bytes
    file: bytes

    def __post_init__(self) -> None:
        first, _, self.body = self.file.partition(b"\n")
        self.first: dict[str, Any] = json.loads(first)
        self.game = checker.opened(self.pack, self.file)
        self.bounds = self.game.bounds.copy()

    def at(self, kind: int, m: int, o: int, a: int, b: int, s: int = 0) -> int:
        """Return the number of a position."""
        game, asked = self.game, (kind, m, o, s, a, b)
        columns = (game.kind, game.m, game.o, game.s, game.a, game.b)
        same = np.all([x == value for x, value in zip(columns, asked, strict=True)], axis=0)
        return int(np.flatnonzero(same)[0])

    def sealed(self, bounds: np.ndarray, **first: Any) -> bytes:
        """Return the file with other bounds, which claims what they claim."""
        self.game.bounds = bounds
        return prover.sealed(self.game, self.first | {"claim": self.game.claim()} | first)

    def refuses(self, bounds: np.ndarray, changed: list[int]) -> bool:
        """Return whether the checker refuses other bounds.

        Unless offers tie all positions together, it is asked for those that were changed alone.
        """
        self.game.bounds = bounds
        faults = self.game.faults() if self.game.offers else self.game.wrong(np.array(changed))
        return any(faults)


@cache
def certified(name: str) -> Certified:
    """Return a sheet with its certificate."""
    sheet = greed.load(name)
    return Certified(pack(sheet), prover.certificate(sheet))
