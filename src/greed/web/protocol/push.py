"""Notifications on a player's devices (Web Push)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

__all__ = ["PushRequest", "PushStop", "PushView"]

Endpoint = Annotated[str, Meta(min_length=1, max_length=1000)]
Base64 = "^[A-Za-z0-9_-]+={0,2}$"


class PushRequest(
    Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """A device that wants to be told: what its browser's `PushSubscription` says.

    Attributes:
        endpoint: the address at the browser's push service.
        p256dh: its public key, in URL-safe base64.
        auth: its secret, likewise.
        expires: when it ends, in seconds since 1970; null: not known.
    """

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(max_length=100, pattern=Base64)]
    auth: Annotated[str, Meta(max_length=40, pattern=Base64)]
    expires: Annotated[float, Meta(ge=0)] | None = None


class PushStop(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A device that is not to be told any more."""

    endpoint: Endpoint


class PushView(Struct, frozen=True, kw_only=True):
    """Whether a device is told when it is the turn of your seats in this room."""

    on: bool
