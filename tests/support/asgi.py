"""The server asked in this process: by Starlette's client, or within one event loop.

Whatever is asked and answered has to be as the OpenAPI document says.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import re
from functools import cache
from typing import Any, Self

from jsonschema_rs import Draft202012Validator
from starlette.testclient import TestClient

from greed.web.app import ENDPOINTS, create_app
from greed.web.endpoints import Server
from greed.web.openapi import document
from greed.web.settings import Settings

Message = dict[str, Any]
HOST = (b"host", b"localhost")


def server(**given: Any) -> TestClient:
    """Return a client of a server with these settings; it runs within `with`."""
    settings = Settings(**{"hosts": ("testserver",), **given})
    return TestClient(Described(create_app(settings)))


class Described:
    """An application that fails where it does other things than its document says."""

    def __init__(self, app: Any) -> None:
        self._app = app

    @property
    def server(self) -> Server:
        """What lives as long as the server does."""
        server: Server = self._app.state.server
        return server

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        asked, answered, started = bytearray(), bytearray(), Message()

        async def received() -> Message:
            message: Message = await receive()
            asked.extend(message.get("body", b""))
            return message

        async def sent(message: Message) -> None:
            started.update(message) if "status" in message else None
            answered.extend(message.get("body", b""))
            await send(message)

        await self._app(scope, received, sent)
        status, headers = started["status"], dict(started["headers"])
        kind, zipped = headers.get(b"content-type", b""), b"content-encoding" in headers
        path = next((each for each in _document()["paths"] if _matches(each, scope["path"])), None)
        operation = _document()["paths"].get(path, {}).get(scope["method"].lower())
        if operation is None or status in (304, 405, 500):
            return
        said = operation["responses"]
        answer = said.get(str(status)) or (said["4XX"] if 400 <= status < 500 else None)
        assert answer, f"{scope['method']} {path} may not answer with {status}"
        media = kind.partition(b";")[0].decode()
        assert media in answer["content"], f"{path} may not answer with {media}"
        if media == "application/json":
            body = gzip.decompress(answered) if zipped else bytes(answered)
            _must_fit(answer["content"][media]["schema"], body, f"answer of {path}")
        if status < 300 and "requestBody" in operation:
            taken = operation["requestBody"]["content"]["application/json"]["schema"]
            _must_fit(taken, bytes(asked), f"body for {path}")


def _matches(template: str, path: str) -> bool:
    parts = re.split(r"{\w+}", template)
    return re.fullmatch("[^/]+".join(map(re.escape, parts)), path) is not None


@cache
def _document() -> dict[str, Any]:
    return document(ENDPOINTS)


@cache
def _validator(schema: str) -> Draft202012Validator:
    whole = {**json.loads(schema), "components": _document()["components"]}
    return Draft202012Validator(whole)


def _must_fit(schema: Message, body: bytes, what: str) -> None:
    for error in _validator(json.dumps(schema)).iter_errors(json.loads(body)):
        place = "/".join(map(str, error.instance_path))
        raise AssertionError(f"the {what} is not as described, at {place}: {error.message[:500]}")


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
        receive: Any = None,
    ) -> tuple[int, bytes]:
        """Return status and body of the answer to a request; `receive` yields its parts."""
        status, answer = 0, []
        parts = [{"type": "http.request", "body": body, "more_body": False}]

        async def received() -> Message:
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
        await self._app(scope, receive or received, send)
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

        await self._app(socket_scope(path, client), receive, send)
        return said


def socket_scope(path: str, client: str = "192.0.2.1") -> Message:
    """Return what an application is told of a client at a socket."""
    return {
        "type": "websocket", "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1", "scheme": "ws", "path": path, "raw_path": path.encode(),
        "query_string": b"", "root_path": "", "headers": [HOST], "client": (client, 1),
        "server": ("localhost", 80), "subprotocols": [], "state": {}, "extensions": {},
    }  # fmt: skip


@contextlib.contextmanager
def silent() -> Any:
    """Leave all but errors unlogged, which would otherwise take most of the time."""
    import logging

    logging.disable(logging.WARNING)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)
