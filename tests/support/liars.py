"""Servers that mean no good: they say what they like, or change what a real one says."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any
from urllib.request import Request as Asked
from urllib.request import urlopen

from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.sync.client import connect
from websockets.sync.server import Server, ServerConnection, serve

Lie = Callable[[str, Any], Any]
"""Changes what is said: the kind of a message, or the end of a path; and its JSON."""


@contextmanager
def saying(talk: Callable[[ServerConnection], object]) -> Iterator[str]:
    """Run a server whose sockets do this; give its address."""

    def handle(socket: ServerConnection) -> None:
        with suppress(ConnectionClosed):
            talk(socket)

    with serve(handle, "127.0.0.1", 0, max_size=None, compression=None) as server:
        yield from _running(server)


@contextmanager
def lying(url: str, lie: Lie) -> Iterator[str]:
    """Stand between a server and its clients; give the address of who does."""

    def pump(socket: ServerConnection, upstream: Any) -> None:
        with suppress(ConnectionClosed):
            for text in socket:
                upstream.send(text)
        upstream.close()

    def handle(socket: ServerConnection) -> None:
        assert socket.request is not None
        there = f"ws{url.removeprefix('http')}{socket.request.path}"
        with suppress(ConnectionClosed), connect(there) as upstream:
            threading.Thread(target=pump, args=(socket, upstream), daemon=True).start()
            for text in upstream:
                said = json.loads(text)
                socket.send(json.dumps(lie(said["type"], said)))

    def answer(socket: ServerConnection, request: Request) -> Response | None:
        if request.path.startswith("/room/"):
            return None
        tokens = {name: it for name, it in request.headers.items() if name == "Authorization"}
        with urlopen(Asked(url + request.path, headers=tokens)) as got:
            text = got.read().decode()
        what = request.path.rpartition("/")[2]
        if what == "record":
            return socket.respond(200, lie(what, text))
        return socket.respond(200, json.dumps(lie(what, json.loads(text))))

    with serve(handle, "127.0.0.1", 0, process_request=answer) as server:
        yield from _running(server)


def _running(server: Server) -> Iterator[str]:
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.socket.getsockname()[1]}"
    server.shutdown()
    thread.join()
