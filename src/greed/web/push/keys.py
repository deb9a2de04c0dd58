"""The key by which push services know a server (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import os
import time
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from greed._extras import install
from greed.web.settings import Settings, SettingsError

__all__ = ["PushKey", "make_key", "push_key"]

_HALF_A_DAY = 43_200
"""Seconds for which a signature is good; services accept up to a day."""


class PushKey:
    """A server's key for pushes, and how its operator can be reached.

    Attributes:
        public: the public key as browsers take it: an uncompressed point in URL-safe base64.
    """

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        """Sign with a key of the curve P-256; `contact` is a mailto: or https: address."""
        self._key, self._contact = key, contact

    @cached_property
    def public(self) -> str:
        """Return the public key."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    def authorization(self, endpoint: str) -> str:
        """Return the header by which the service of an endpoint knows who sends.

        Raises:
            VapidException: the contact is not one.
        """
        from py_vapid import Vapid02

        service = urlsplit(endpoint)
        claims = {
            "aud": f"{service.scheme}://{service.netloc}",
            "exp": int(time.time()) + _HALF_A_DAY,
            "sub": self._contact,
        }
        header: str = Vapid02(self._key).sign(claims)["Authorization"]
        return header


def make_key(path: Path) -> None:
    """Write a new key into a file that only its owner may read.

    Raises:
        SettingsError: the file exists already, or can't be written.
    """
    pem = ec.generate_private_key(ec.SECP256R1()).private_bytes(
        Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()
    )
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(pem)
    except FileExistsError:
        raise SettingsError(
            f"{path} exists already. Players are subscribed by their server's key, so keep it;"
            " or name another file"
        ) from None
    except OSError as error:
        raise SettingsError(f"cannot write {path}: {error.strerror}") from None


def push_key(settings: Settings) -> PushKey | None:
    """Return the key that a server was given; None if it is to send no pushes.

    Raises:
        SettingsError: only half of it is set, the key can't be read, or a library is missing.
    """
    file, contact = settings.push_key, settings.push_contact
    if not file and not contact:
        return None
    if not contact:
        raise SettingsError(
            "GREED_PUSH_KEY also needs GREED_PUSH_CONTACT, where push services can reach you,"
            " e.g. mailto:you@example.org"
        )
    if not file:
        raise SettingsError(
            "GREED_PUSH_CONTACT also needs GREED_PUSH_KEY, the file of a key: make one with"
            " greed serve --make-push-key FILE"
        )
    if find_spec("py_vapid") is None or find_spec("http_ece") is None:
        raise SettingsError(f"GREED_PUSH_KEY needs py-vapid and http-ece: {install('push')}")
    found = PushKey(_read(Path(file)), contact)
    _try(found, contact)
    return found


def _read(path: Path) -> ec.EllipticCurvePrivateKey:
    try:
        key = load_pem_private_key(path.read_bytes(), password=None)
    except OSError as error:
        raise SettingsError(f"GREED_PUSH_KEY: cannot read {path}: {error.strerror}") from None
    except (ValueError, TypeError, UnsupportedAlgorithm):
        key = None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != "secp256r1":
        raise SettingsError(
            f"GREED_PUSH_KEY: {path} holds no key for pushes: make one with"
            " greed serve --make-push-key FILE"
        )
    return key


def _try(key: PushKey, contact: str) -> None:
    from py_vapid import VapidException

    try:
        key.authorization("https://push.example")
    except VapidException:
        raise SettingsError(
            "GREED_PUSH_CONTACT: expected mailto:you@example.org or https://example.org,"
            f" got {contact!r}"
        ) from None
