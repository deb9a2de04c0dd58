"""A push service on this computer, and a device that reads what it is sent, by the RFCs."""

import base64
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CONTACT = "mailto:ann@example.org"


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


class Browser:
    """A browser that has subscribed: its keys, and how it opens a note (RFC 8291, RFC 8188)."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes it"

    @property
    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": b64(point(self.key)), "auth": b64(self.auth)}

    def read(self, body: bytes) -> bytes:
        salt, theirs, sealed = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), public)
        info = b"WebPush: info\x00" + point(self.key) + theirs
        secret = derived(shared, self.auth, info, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
        return AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00").removesuffix(b"\x02")


@dataclass
class Sent:
    """A request that has reached the service."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Service:
    """The service: what it has been sent, and what it answers next (201 when the list is empty).

    Notes that belong to an earlier test are taken, and not counted.
    """

    origin: str = ""
    test: int = 0
    sent: list[Sent] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)

    def browser(self, name: str = "ann") -> Browser:
        return Browser(f"{self.origin}/{self.test}/{name}")

    def afresh(self) -> "Service":
        """Begin another test."""
        self.test += 1
        self.sent, self.answers = [], []
        return self

    def wait(self, count: int, seconds: float = 10.0) -> list[Sent]:
        """Wait until this many notes were sent, but not for ever; return all that were."""
        end = time.monotonic() + seconds
        while len(self.sent) < count and time.monotonic() < end:
            time.sleep(0.02)
        return self.sent

    def still(self, count: int) -> None:
        """Nothing more than that comes within a moment."""
        time.sleep(0.3)
        assert len(self.sent) == count


@contextmanager
def push_service() -> Iterator[Service]:
    """Run a service."""
    service = Service()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            ours, prefix = self.path.startswith(f"/{service.test}/"), f"/{service.test}"
            if ours:
                service.sent.append(Sent(self.path.removeprefix(prefix), headers, body))
            self.send_response(service.answers.pop(0) if ours and service.answers else 201)
            self.send_header("location", f"{service.origin}/{service.test}/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.origin = f"http://127.0.0.1:{server.server_address[1]}"
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}).start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()


def claims_of(authorization: str) -> tuple[dict[str, Any], str]:
    """Return what a VAPID header claims, and the key by which it holds (RFC 8292)."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, body, signature = parts["t"].split(".")
    raw = unb64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(parts["k"]))
    key.verify(der, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    return json.loads(unb64(body)), parts["k"]
