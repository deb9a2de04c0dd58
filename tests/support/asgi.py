"""An ASGI application asked within one event loop: no network, so that millions of inputs fit."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Self

Message = dict[str, Any]
HOST = (b"host", b"localhost")


class InProcess:
    """An application that is running; use it with `async with`."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._asked: asyncio.Queue[Message] = asyncio.Queue()

    async def __aenter__(self) -> Self:
        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        self._life = asyncio.create_task(self._app(scope, self._asked.get, self._said.put))
        await self._asked.put({"type": "lifespan.startup"})
        said = await self._said.get()
        assert said["type"] == "lifespan.startup.complete", said
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._asked.put({"type": "lifespan.shutdown"})
        await self._said.get()
        await self._life

    async def ask(
        self,
        method: str,
        path: str,
        body: bytes = b"",
        headers: tuple[tuple[bytes, bytes], ...] = (HOST,),
        query: bytes = b"",
        client: str = "192.0.2.1",
    ) -> tuple[int, bytes]:
        """Return status and body of the answer to a request."""
        status, answer = 0, []
        parts = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Message:
            if parts:
                return parts.pop()
            await asyncio.sleep(60)
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            else:
                answer.append(message.get("body", b""))

        scope = {
            "type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1", "method": method, "scheme": "http", "path": path,
            "raw_path": path.encode("utf-8", "surrogatepass"), "query_string": query,
            "root_path": "", "headers": list(headers), "client": (client, 1),
            "server": ("localhost", 80), "state": {},
        }  # fmt: skip
        await self._app(scope, receive, send)
        return status, b"".join(answer)

    async def talk(
        self, path: str, messages: list[Message], client: str = "192.0.2.1"
    ) -> list[Message]:
        """Send messages to a socket, each as an ASGI event, then leave; return what was said."""
        said: list[Message] = []
        waiting = [
            {"type": "websocket.connect"}, *messages, {"type": "websocket.disconnect", "code": 1006}
        ]  # fmt: skip

        async def receive() -> Message:
            await asyncio.sleep(0)
            if waiting:
                return waiting.pop(0)
            await asyncio.sleep(60)
            return {"type": "websocket.disconnect", "code": 1006}

        async def send(message: Message) -> None:
            said.append(message)

        scope = {
            "type": "websocket", "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1", "scheme": "ws", "path": path, "raw_path": path.encode(),
            "query_string": b"", "root_path": "", "headers": [HOST], "client": (client, 1),
            "server": ("localhost", 80), "subprotocols": [], "state": {}, "extensions": {},
        }  # fmt: skip
        await self._app(scope, receive, send)
        return said


@contextlib.contextmanager
def silent() -> Any:
    """Leave logs unwritten, which would otherwise take most of the time."""
    import logging

    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)
