"""Writes tests/golden/signature_vectors.json: signatures on which careless verifiers disagree.

Only their signer can make them. One that some take and others refuse would let a player deny
afterwards what everybody at the table has seen. Each is `{"about", "key", "message", "signature",
"holds"}`; the message is what signs the statement `STATEMENT` of a game whose D is 32 bytes `d`.
"""

import hashlib
import json
from pathlib import Path

from nacl import bindings

from greed.fair._encoding import VERSION, fields

WHERE = Path(__file__).parents[1] / "golden" / "signature_vectors.json"
STATEMENT = (b"d" * 32, "decide 0 bank")

_L = 2**252 + 27742317777372353535851937790883648493
_EIGHTH = 0x05FC536D880238B13933C6D305ACDFD5F098EFF289F4C345B027B2C28F95E826.to_bytes(32, "little")
_NONE = (1).to_bytes(32, "little")


def _hashed(*parts):
    return int.from_bytes(hashlib.sha512(b"".join(parts)).digest(), "little") % _L


def _number(value):
    return value.to_bytes(32, "little")


def vectors():
    """Return the signatures."""
    seed = bytes(range(32))
    secret = int.from_bytes(hashlib.sha512(seed).digest()[:32], "little")
    secret = (secret & ((1 << 254) - 8)) | (1 << 254)
    key, _ = bindings.crypto_sign_seed_keypair(seed)
    message = fields(f"{VERSION} say", *STATEMENT)
    add, base = bindings.crypto_core_ed25519_add, bindings.crypto_scalarmult_ed25519_base_noclamp
    nonce = _hashed(b"nonce")
    point = base(_number(nonce))

    def signed(by, at, power=nonce):
        return at + _number((power + _hashed(at, by, message) * secret) % _L)

    sound = signed(key, point)
    mixed = add(key, _EIGHTH)
    # The part of small order falls out of h A if 8 divides h: so this one holds for all.
    lucky = next(n for n in range(99) if _hashed(base(_number(nonce + n)), mixed, message) % 8 == 0)
    made = (
        ("as anybody makes them", key, sound, True),
        ("R with a part of small order", key, signed(key, add(point, _EIGHTH)), False),
        ("a key with a part of small order", mixed, signed(mixed, point), False),
        ("the same key, where that part falls out", mixed,
         signed(mixed, base(_number(nonce + lucky)), nonce + lucky), True),
        ("R of small order", key, signed(key, _NONE, 0), False),
        ("s not reduced", key,
         sound[:32] + _number(int.from_bytes(sound[32:], "little") + _L), False),
        ("R not canonical", key, sound[:31] + bytes([sound[31] | 0x7F]) + sound[32:], False),
    )  # fmt: skip
    return [
        {"about": about, "key": by.hex(), "message": message.hex(), "signature": signature.hex(),
         "holds": holds}
        for about, by, signature, holds in made
    ]  # fmt: skip


if __name__ == "__main__":
    WHERE.write_text(json.dumps(vectors(), indent=1) + "\n", "utf-8")
