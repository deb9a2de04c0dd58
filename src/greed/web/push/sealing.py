"""Notes sealed for one device (RFC 8291), and which devices and services are accepted."""

from __future__ import annotations

import base64
import binascii
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Struct

from greed.web.http.refusal import Refusal

__all__ = ["Device", "device_of", "seal"]

_SERVICES = ("fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com")
_FAMILIES = (".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com")
"""The push services of Chrome, Firefox, Safari and Edge."""
_PADDED = 256
"""Bytes that every note has at least, so that its length tells nothing."""


class Device(Struct, frozen=True):
    """Where a device's notes go, and the keys they are sealed with (URL-safe base64)."""

    endpoint: str
    p256dh: str
    auth: str


def device_of(endpoint: str, p256dh: str, auth: str, services: tuple[str, ...]) -> Device:
    """Return the device of a subscription.

    `services` are origins that the operator allows besides the services of the browsers.

    Raises:
        Refusal: the endpoint is none of a known push service, or a key is not one.
    """
    _must_be_known(endpoint, services)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
        secret = _bytes(auth)
    except (ValueError, binascii.Error):
        secret = b""
    if len(secret) != 16:
        raise Refusal("bad_request", "these are not the keys of a push subscription")
    return Device(endpoint, p256dh, auth)


def _must_be_known(endpoint: str, services: tuple[str, ...]) -> None:
    """Refuse whatever isn't a push service, for the server would send requests there."""
    try:
        url = urlsplit(endpoint)
        host, port = url.hostname or "", url.port
    except ValueError:
        raise Refusal("bad_request", "the endpoint is not an address") from None
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    if not plain or "@" in url.netloc or "\\" in endpoint or url.fragment:
        raise Refusal("bad_request", "the endpoint is not an address")
    if f"{url.scheme}://{url.netloc}" in services:
        return
    known = host in _SERVICES or host.endswith(_FAMILIES)
    if url.scheme != "https" or port not in (None, 443) or not known:
        raise Refusal(
            "bad_request",
            "this server doesn't know the push service of your browser; its operator can allow it"
            " with GREED_PUSH_SERVICES",
        )


def seal(
    note: bytes,
    device: Device,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Return a note that only a device can read, as the body of a request.

    Without `own` and `salt`, a fresh key and fresh salt are drawn, as they must be.
    """
    import http_ece

    sealed: bytes = http_ece.encrypt(
        note.ljust(_PADDED) if own is None else note,
        salt=salt,
        private_key=own or ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(device.p256dh),
        auth_secret=_bytes(device.auth),
        version="aes128gcm",
    )
    return sealed


def _bytes(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
