"""Certificates for tests: made once, opened, altered and sealed again."""

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

import greed
from greed.certificates import checker, prover
from greed.packs import pack

Numbers = dict[str, np.ndarray]
_HEAD = b'{"greed-pack":1,'


@dataclass
class Certified:
    """A sheet's pack and certificate, and what the certificate holds."""

    pack: bytes
    file: bytes

    def __post_init__(self) -> None:
        text, _, body = checker.opened(self.file, checker.HEAD, "certificate").partition(b"\n")
        self.said: dict[str, Any] = json.loads(b"{" + text)
        rules = json.loads(b"{" + checker.opened(self.pack, _HEAD, "pack"))
        self.game = checker.Game(rules, *(self.said[name] for name in ("lowest", "beyond")))
        plain = checker.inflated(body, 15, 16 * self.game.positions, "certificate")
        half = len(plain) // 2
        low, width = (checker.numbers(b, self.game.shapes) for b in (plain[:half], plain[half:]))
        self.bounds = low, {name: low[name] + width[name] for name in low}
        self.game.bounds = self.copy()

    def copy(self) -> tuple[Numbers, Numbers]:
        """Return bounds that may be altered."""
        low, high = ({name: table.copy() for name, table in b.items()} for b in self.bounds)
        return low, high

    def sealed(self, bounds: tuple[Numbers, Numbers], **said: Any) -> bytes:
        """Return the file with other bounds, which claims what they claim."""
        self.game.bounds = bounds
        claim = [int(self.game.race(up, 0, 0, False, 0, 0)) for up in (False, True)]
        return prover.sealed(self.game, self.said | {"claim": claim} | said)


@cache
def certified(name: str) -> Certified:
    """Return a sheet with its certificate."""
    sheet = greed.load(name)
    return Certified(pack(sheet), prover.certificate(sheet))
