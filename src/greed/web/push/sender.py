"""Sending notes beside everything else: a few at a time, again if a service is busy."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from urllib.parse import urlsplit

from msgspec import Struct

from greed.web.push.keys import PushKey
from greed.web.push.sealing import Device, seal

__all__ = ["Note", "Sender"]

AGAIN = (2.0, 30.0)
"""Seconds to wait before each further try."""
_TIMEOUT = 10.0
_AT_ONCE = 4
_WAITING = 1000
_GONE = (404, 410)
"""Answers by which a service says that a device exists no more."""
log = logging.getLogger("greed.web.push")


class Note(Struct, frozen=True):
    """What a device is to be told, and until when that is of any use (seconds since 1970).

    A newer note of the same topic replaces one that has not been delivered.
    """

    body: bytes
    until: float
    topic: str


class Sender:
    """Sends notes to devices; nothing waits for it, and nothing depends on it."""

    def __init__(
        self,
        key: PushKey,
        gone: Callable[[Device], Awaitable[None]],
        count: Callable[[str], None],
    ) -> None:
        """Sign with a key. `gone` hears of devices that exist no more, `count` of every outcome."""
        self.key = key
        self._gone, self._count = gone, count
        # Threads of its own: a slow service must not hold up what else runs in threads.
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="greed push")
        self._tasks: set[asyncio.Task[None]] = set()

    def send(self, device: Device, note: Note) -> None:
        """Send a note soon; with too many on their way already, it is dropped."""
        if len(self._tasks) >= _WAITING:
            self._count("dropped")
            return
        task = asyncio.create_task(self._deliver(device, note))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Give up what has not been sent."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _deliver(self, device: Device, note: Note) -> None:
        try:
            self._count(await self._tried(device, note))
        except Exception:
            log.exception("a push failed")
            self._count("failed")

    async def _tried(self, device: Device, note: Note) -> str:
        """Return what became of a note."""
        loop = asyncio.get_running_loop()
        for wait in (*AGAIN, None):
            seconds = int(note.until - time.time())
            if seconds <= 0:
                return "late"
            status = await loop.run_in_executor(
                self._threads, _post, self.key, device, note, seconds
            )
            if 200 <= status < 300:
                return "sent"
            if status in _GONE:
                await self._gone(device)
                return "gone"
            if wait is None or (0 < status < 500 and status != 429):
                service = urlsplit(device.endpoint).hostname
                log.warning("a push was not taken", extra={"service": service, "status": status})
                return "refused"
            await asyncio.sleep(wait)
        raise AssertionError


def _post(key: PushKey, device: Device, note: Note, seconds: int) -> int:
    """Return the status that a service answers with; 0 if it doesn't. Redirects aren't followed."""
    url = urlsplit(device.endpoint)
    kind = HTTPSConnection if url.scheme == "https" else HTTPConnection
    line = kind(url.netloc, timeout=_TIMEOUT)
    try:
        line.request(
            "POST",
            f"{url.path or '/'}?{url.query}" if url.query else url.path or "/",
            seal(note.body, device),
            {
                "authorization": key.authorization(device.endpoint),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(seconds),
                "topic": note.topic,
                "urgency": "high",
            },
        )
        return line.getresponse().status
    except (OSError, HTTPException):
        return 0
    finally:
        line.close()
