"""Whether a bot can play in a room: its dice, and its rules as this version reads them."""

from __future__ import annotations

from greed.client import calls
from greed.client._decoding import LOOKING
from greed.client.client import Client
from greed.client.errors import ClientError, NotUnderstood
from greed.core.errors import GreedError
from greed.core.parsing import parse_sheet
from greed.core.sheet import Sheet, sheet_hash
from greed.web.sheets import Bearable, too_heavy
from greed.wire import Snapshot

__all__ = ["rules_of_room"]

_HEAVY = Bearable(seconds=60.0, megabytes=1024)


def rules_of_room(client: Client, code: str, shown: Snapshot) -> Sheet:
    """Return the rules of a room that a bot can play in.

    Raises:
        ClientError: it can't play there.
        NotUnderstood: it doesn't know these rules, or they are too heavy for it.
        Refused, Unreachable
    """
    if shown.room.code is None:
        raise ClientError("this code is only for watching; ask for the code to join")
    rules = dict(client.ask(calls.sheet_of(code)).rules)
    name = str(rules.pop("name", "") or "house rules")
    try:
        with LOOKING:
            sheet = parse_sheet(rules, name)
    except GreedError as error:
        raise NotUnderstood(
            f"this room plays rules that this version of Greed doesn't know: {error}"
        ) from None
    if heavy := too_heavy(sheet, _HEAVY):
        raise NotUnderstood(f"this room's rules are too heavy for a bot: {heavy[0]}")
    if sheet_hash(sheet) != shown.room.sheet.hash:
        raise NotUnderstood(
            "this version of Greed reads the room's rules differently: update it, or the server"
        )
    return sheet
