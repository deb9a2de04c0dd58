"""A client at a room's socket, in one process with the server."""

from __future__ import annotations

import secrets
from contextlib import AbstractContextManager
from typing import Any, Self

from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.support.phone import Phone

Message = dict[str, Any]


class Line:
    """A socket that has said hello; `phone` hears all that it is told.

    Attributes:
        view: the last view that came; the first one is there at once.
        messages: all that came so far.
    """

    def __init__(
        self,
        client: TestClient,
        code: str,
        *tokens: str,
        phone: Phone | None = None,
        **hello: Any,
    ) -> None:
        if phone is not None:
            tokens, hello = (phone.token,), {"since": phone.seq, **hello}
        self._phone = phone
        self._opening: AbstractContextManager[Any] = client.websocket_connect(f"/room/{code}")
        self._hello = {"do": "hello", "tokens": tokens, **hello}
        self.view: Message = {}
        self.messages: list[Message] = []

    def __enter__(self) -> Self:
        self.socket = self._opening.__enter__()
        self.say(**self._hello)
        if self._hello.get("as") != "log":
            self.hear("view")
        return self

    def __exit__(self, *error: object) -> None:
        self._opening.__exit__(None, None, None)

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send_json(message)

    def hear(self, kind: str = "") -> Message:
        """Return the next message (of a kind)."""
        while True:
            message: Message = self.socket.receive_json()
            self.messages.append(message)
            self.view = message.get("view", self.view)
            if self._phone is not None and message["type"] == "view":
                self._phone.hear(self.view)
            if kind in ("", message["type"]):
                return message

    def ask(self, **asked: Any) -> Message:
        """Ask for something; return the answer, or the refusal's problem."""
        name = asked.setdefault("id", secrets.token_hex(8))
        self.say(**asked)
        while (answer := self.hear()).get("id") != name:
            pass
        problem: Message = answer.get("problem", answer)
        return problem

    def closed(self) -> int:
        """Hear all that comes until the server closes the socket; return with which code."""
        try:
            while True:
                self.hear()
        except WebSocketDisconnect as closed:
            return closed.code

    def until(self, holds: Any) -> Message:
        """Hear views until one is as it should be; return it."""
        while not holds(self.view):
            self.hear("view")
        return self.view
