"""Signatures: libsodium signs and checks as OpenSSL does, which is the twin here."""

import json
import random

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from tests.support.signature_vectors import STATEMENT, WHERE, vectors
from tests.twins.naive_verifier import good

from greed.fair._encoding import VERSION, fields
from greed.fair.keys import SigningKey, is_signed, is_weak


def seeds(count):
    lots = random.Random(1)
    return [lots.randbytes(32) for _ in range(count)]


def checked_by_openssl(key, signature, message):
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
    except InvalidSignature:
        return False
    return True


def test_keys_and_signatures_are_the_same_as_openssls():
    for seed in seeds(50):
        ours, theirs = SigningKey(seed), Ed25519PrivateKey.from_private_bytes(seed)
        assert ours.public == theirs.public_key().public_bytes_raw()
        message = fields(f"{VERSION} say", "ready 1", seed)
        assert ours.sign("say", "ready 1", seed) == theirs.sign(message)


def test_a_signature_with_any_bit_changed_is_refused_by_both():
    lots = random.Random(2)
    for seed in seeds(50):
        key = SigningKey(seed)
        signature = bytearray(key.sign("say", "ready 1"))
        assert is_signed(key.public, bytes(signature), "say", "ready 1")
        signature[lots.randrange(64)] ^= 1 << lots.randrange(8)
        assert not is_signed(key.public, bytes(signature), "say", "ready 1")
        message = fields(f"{VERSION} say", "ready 1")
        assert not checked_by_openssl(key.public, bytes(signature), message)


@pytest.mark.parametrize("vector", json.loads(WHERE.read_text("utf-8")), ids=lambda v: v["about"])
def test_signatures_that_only_their_signer_can_make_are_judged_as_the_vectors_say(vector):
    key, signature = bytes.fromhex(vector["key"]), bytes.fromhex(vector["signature"])
    assert vector in vectors()
    assert not is_weak(key)
    assert is_signed(key, signature, "say", *STATEMENT) is vector["holds"]
    assert good(key, signature, bytes.fromhex(vector["message"])) is vector["holds"]


def test_a_signature_says_what_is_signed():
    key = SigningKey(bytes(32))
    signature = key.sign("say", "ready 1")
    assert not is_signed(key.public, signature, "sign", "ready 1")
    assert not is_signed(key.public, signature, "say", "ready 2")


@pytest.mark.parametrize(
    ("key", "signature"),
    [(bytes(31), bytes(64)), (bytes(33), bytes(64)), (bytes(32), bytes(63)), (b"", b"")],
)
def test_keys_and_signatures_of_another_length_prove_nothing(key, signature):
    assert not is_signed(key, signature, "say", "ready 1")
