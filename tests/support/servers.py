"""Servers as processes of their own, that tests may stop, kill and start again."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

UNLIMITED = {
    "GREED_RATE": "0",
    "GREED_ROOMS_PER_HOUR": "0",
    "GREED_WRONG_CODES_PER_HOUR": "0",
    "GREED_SOCKETS_PER_CLIENT": "0",
    "GREED_SWEEP": "0.3",
    "GREED_LOG": "requests",
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`greed serve` at a port of its own; its log goes to a file beside the database."""

    def __init__(self, database: str, folder: Path, *options: str, **settings: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.command = [
            sys.executable, "-m", "greed", "serve", "--host", "127.0.0.1",
            "--port", str(self.port), "--database", database, *options,
        ]  # fmt: skip
        self.own_group = False
        self._environ = {**os.environ, **UNLIMITED, **settings}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, *, wait: bool = True) -> Self:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command, stdout=subprocess.DEVNULL, stderr=log, env=self._environ,
                start_new_session=self.own_group,
            )  # fmt: skip
        if wait:
            self.wait()
        return self

    def wait(self, seconds: float = 60) -> None:
        """Wait until it answers."""
        last = time.monotonic() + seconds
        while time.monotonic() < last:
            with contextlib.suppress(URLError, OSError, HTTPError):
                self.ask("/health")
                return
            assert self.running.poll() is None, self.log.read_text()
            time.sleep(0.05)
        raise AssertionError(f"no answer in {seconds} s: {self.log.read_text()}")

    @property
    def running(self) -> subprocess.Popen[bytes]:
        assert self.process is not None, "the server was not started"
        return self.process

    def end(self, number: int = signal.SIGTERM) -> int:
        """End it by a signal; return its exit status."""
        self.running.send_signal(number)
        return self.running.wait(30)

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def ask(self, path: str, data: object = None, token: str | None = None) -> Any:
        """Return the answer to a request, as JSON."""
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        body = None if data is None else json.dumps(data).encode()
        request = Request(self.url + path, body, headers)
        with urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def text(self, path: str) -> str:
        """Return the answer to a request, as text."""
        with urlopen(self.url + path, timeout=30) as answer:
            return str(answer.read().decode())

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process and self.process.poll() is None:
            self.kill()


@contextlib.contextmanager
def serving(database: str, folder: Path, *options: str, **settings: str) -> Iterator[Server]:
    with Server(database, folder, *options, **settings) as server:
        yield server
