"""Ed25519 (RFC 8032): keys, signatures, and the few keys that would bind nobody.

By libsodium, which signs in two thirds of the time that OpenSSL takes, and checks in half of it.
"""

from __future__ import annotations

import hashlib
from functools import cache
from types import ModuleType

from greed._extras import install
from greed.core.errors import GreedError
from greed.fair._encoding import VERSION, fields

SIGNATURE = 64
"""The length of a signature in bytes."""

_P = 2**255 - 19
_EIGHTH = 0x05FC536D880238B13933C6D305ACDFD5F098EFF289F4C345B027B2C28F95E826
_SMALL_ORDER = {0, 1, _P - 1, _EIGHTH, _P - _EIGHTH}
"""The y of the points whose order is at most 8: their signatures prove nothing."""


class MissingLibrary(GreedError):
    """The library that signs and checks signatures is not installed."""


class SigningKey:
    """A private key, from a seed of 32 secret bytes.

    Attributes:
        public: the public key, 32 bytes.
    """

    def __init__(self, seed: bytes) -> None:
        self.public: bytes
        self.public, self._secret = _sodium().crypto_sign_seed_keypair(seed)

    def sign(self, what: str, *given: str | bytes) -> bytes:
        """Return the signature of fields, the first of which says what is signed."""
        signed: bytes = _sodium().crypto_sign(fields(f"{VERSION} {what}", *given), self._secret)
        return signed[:SIGNATURE]


def is_signed(key: bytes, signature: bytes, what: str, *given: str | bytes) -> bool:
    """Say whether the owner of a public key has signed these fields."""
    sodium = _sodium()
    from nacl.exceptions import BadSignatureError

    if len(signature) != SIGNATURE or len(key) != sodium.crypto_sign_PUBLICKEYBYTES:
        return False
    try:
        sodium.crypto_sign_open(signature + fields(f"{VERSION} {what}", *given), key)
    except BadSignatureError:
        return False
    return True


def fingerprint(key: bytes) -> str:
    """Return by what people know a public key: 80 bits of its hash, in groups.

    >>> fingerprint(bytes(32))
    '6647-c644-79ba-8703-1c26'
    """
    digits = hashlib.sha256(fields("greed identity", key)).hexdigest()
    return "-".join(digits[at : at + 4] for at in range(0, 20, 4))


def is_weak(key: bytes) -> bool:
    """Say whether 32 bytes are not a public key that binds its owner.

    It isn't written in its only form, or is of small order: anybody could sign for it.

    >>> is_weak(bytes(32))
    True
    """
    y = int.from_bytes(key, "little") & (2**255 - 1)
    return y >= _P or y in _SMALL_ORDER


@cache
def _sodium() -> ModuleType:
    """Return the bindings of libsodium, which are loaded when the first signature needs them."""
    try:
        from nacl import bindings
    except ImportError:
        raise MissingLibrary(f"signatures need the package PyNaCl: {install('play')}") from None
    return bindings
