"""Who a player is, without an account: a key that has signed for this seat at this server."""

from __future__ import annotations

from greed.fair.keys import is_signed, why_weak
from greed.web.refusal import Refusal
from greed.web.rooms.table import Table
from greed.wire import Identity

__all__ = ["must_be_signed"]


def must_be_signed(table: Table, identity: Identity, name: str, audiences: frozenset[str]) -> None:
    """Refuse an identity that its owner has not signed for this seat.

    Raises:
        Refusal: the key binds nobody or sits here already, or the signature is for another
            server, room or name.
    """
    key, signature = bytes.fromhex(identity.key), bytes.fromhex(identity.signature)
    if why := why_weak(key):
        raise Refusal("misstated", why)
    if any(seat.identity == identity.key for seat in table.seats):
        raise Refusal("seat_taken", "this key sits at the table already: it can hold one seat")
    if not audiences:
        raise Refusal(
            "misstated",
            "this server can't tell its own name here: its operator sets GREED_PUBLIC_URL",
        )
    watch = table.room.watch
    if not any(is_signed(key, signature, "identity", each, watch, name) for each in audiences):
        names = " or ".join(sorted(audiences))
        raise Refusal(
            "misstated", f"the identity isn't signed for {names}, this room and the name {name!r}"
        )
