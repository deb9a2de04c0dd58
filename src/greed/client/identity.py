"""An identity without an account: a key pair that is made when it is first needed."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from urllib.parse import urlsplit

from greed.client.errors import ClientError
from greed.client.seats import home
from greed.fair.keys import SigningKey, fingerprint
from greed.wire import Identity

__all__ = ["OwnKey", "own_key"]


class OwnKey:
    """The key of somebody who plays here, and on any server.

    Attributes:
        fingerprint: by what others know the key.
    """

    def __init__(self, seed: bytes) -> None:
        self._key = SigningKey(seed)
        self.fingerprint = fingerprint(self._key.public)

    def sign(self, url: str, watch: str, name: str) -> Identity:
        """Return the identity for a seat: it holds at this server, in this room, with this name."""
        place = urlsplit(url).netloc.lower()
        signature = self._key.sign("identity", place, watch, name)
        return Identity(key=self._key.public.hex(), signature=signature.hex())


def own_key(folder: Path | None = None) -> OwnKey:
    """Return the key of this user, made on first use in a file that only its owner may read.

    Raises:
        ClientError: the file cannot be read or written, or is damaged.
    """
    path = (folder or home()) / "identity.key"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(file, "w") as out:
                out.write(f"{secrets.token_hex(32)}\n")
        except FileExistsError:
            pass
        seed = bytes.fromhex(path.read_text("utf-8").strip())
    except OSError as error:
        raise ClientError(f"cannot keep your key in {path}: {error.strerror}") from None
    except ValueError:
        seed = b""
    if len(seed) != 32:
        raise ClientError(f"{path} is damaged: put your copy back, or delete it for a new key")
    return OwnKey(seed)
