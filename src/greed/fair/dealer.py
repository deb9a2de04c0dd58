"""The dealer: what a server says in a game, all of it from one secret that is never revealed."""

from __future__ import annotations

import hashlib
import hmac
from functools import cached_property

from greed.fair._encoding import SERVER_LENGTH, VERSION, Chain, fields, u32
from greed.fair.keys import SigningKey
from greed.fair.session import Session


class Dealer:
    """The server's key and chain in one game (attempt), derived from the secret of its room.

    Attributes:
        key: the public key, for the start text.
        game: the id of the game.
    """

    def __init__(self, secret: bytes, game: str, length: int = SERVER_LENGTH) -> None:
        self._signing = SigningKey(_derived(secret, "key", game))
        self._last, self._length = _derived(secret, "chain", game), length
        self.game = game
        self.key = self._signing.public

    @cached_property
    def _chain(self) -> Chain:
        return Chain(self.game, self.key, self._last, self._length)

    @property
    def anchor(self) -> bytes:
        """The anchor of the chain, for the start text; the first look takes some 20 ms."""
        return self._chain.anchor

    def sign(self, session: Session) -> bytes:
        """Return the signature of a session's head."""
        return self._signing.sign("sign", session.digest, u32(session.count), session.head)

    def freeze(self, session: Session) -> str:
        """Return the statement that fixes who contributes to the next throw."""
        devices = ",".join(map(str, session.required)) or "-"
        return f"freeze {session.number + 1} {devices}"

    def throw(self, session: Session, count: int) -> str:
        """Return the statement by which the dice fall, once all values are here.

        Raises:
            UsedUp: the chain has no value left.
        """
        number, value = self._next(session)
        return f"throw {number} {value.hex()} {','.join(map(str, session.dice(value, count)))}"

    def draw(self, session: Session) -> str:
        """Return the statement that says who begins.

        Raises:
            UsedUp: the chain has no value left.
        """
        number, value = self._next(session)
        (face,) = session.dice(value, 1, len(session.holders))
        return f"draw {number} {value.hex()} {face - 1}"

    def _next(self, session: Session) -> tuple[int, bytes]:
        number = session.number if session.frozen else session.number + 1
        return number, self._chain.value(number)


def _derived(secret: bytes, what: str, game: str) -> bytes:
    return hmac.digest(secret, fields(f"{VERSION} {what}", game), hashlib.sha256)
