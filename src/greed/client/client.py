"""A server as a program sees it: rooms made, looked at and asked over HTTP.

>>> from greed.client import Client
>>> server = Client("http://127.0.0.1:8000")
>>> [table.code for table in server.lobby()]                   # doctest: +SKIP
['2MH9RNKT']
"""

from __future__ import annotations

from typing import cast
from urllib.parse import quote

from greed.client.http import base_of, send
from greed.mind import SheetView
from greed.room import Ask, Create, View
from greed.web.messages import Answer, LobbyView, Made, OpenTable, ServerInfo


class Client:
    """A server, for any number of threads.

    Every method raises Refused, Unreachable or NotUnderstood (`greed.client.errors`).

    Attributes:
        url: the address of the server, without a path.
        tokens: what opens seats, and holds the host's rights.
    """

    def __init__(self, url: str, *tokens: str) -> None:
        self.url = base_of(url)
        self.tokens = tokens

    def info(self) -> ServerInfo:
        """Return what the server is and offers."""
        return cast("ServerInfo", send(self.url, "/api", ServerInfo))

    def lobby(self) -> tuple[OpenTable, ...]:
        """Return the tables that anybody may join."""
        return cast("LobbyView", send(self.url, "/api/lobby", LobbyView)).tables

    def create(self, room: Create) -> Made:
        """Make a room; the token in the answer opens its named seats and is the host's."""
        return cast("Made", send(self.url, "/api/rooms", Made, body=room))

    def look(self, code: str) -> View:
        """Return a room as it stands, for these tokens."""
        return cast("View", self._of(code, "", View))

    def ask(self, code: str, ask: Ask) -> Answer:
        """Ask for something in a room, and return the answer once it is done and stored."""
        return cast("Answer", self._of(code, "", Answer, ask))

    def sheet(self, code: str) -> SheetView:
        """Return the sheet that is played in a room, in full."""
        return cast("SheetView", self._of(code, "/sheet", SheetView))

    def record(self, code: str) -> str:
        """Return the game of a room as a record, in JSON Lines."""
        return cast("str", self._of(code, "/record", str))

    def _of(self, code: str, what: str, kind: object, body: Ask | None = None) -> object:
        path = f"/api/rooms/{quote(code, safe='')}{what}"
        answer: object = send(self.url, path, kind, body=body, token=",".join(self.tokens))
        return answer
