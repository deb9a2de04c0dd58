"""Requests sent one behind another without waiting for answers: they take neither memory nor time
from anybody else."""

import asyncio
import contextlib
import time
from pathlib import Path

import pytest
from tests.attacks.test_server_lines import against, hello, opened, until
from tests.support.servers import serving

from greed.web.limits import Connections

ONE = b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
LONG_BODY = b"POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 9000000\r\n\r\n"


def memory(process, field):
    """Return what a process takes, or has ever taken, in megabytes."""
    lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(field)) / 1024


async def flood(port, requests, seconds):
    """Write a heap of requests on one connection and read nothing, until it is cut off."""
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(seconds), opened("127.0.0.1", port) as (_, writer):
            writer.transport.pause_reading()
            writer.write(requests)
            await writer.drain()
            await asyncio.sleep(seconds)


async def others(port, done):
    """Ask as somebody else does, again and again; return how long the slowest answer took."""
    slowest = 0.0
    while not done():
        began = time.monotonic()
        async with opened("127.0.0.1", port) as (reader, writer):
            writer.write(b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
            assert b"200 OK" in await asyncio.wait_for(reader.read(), 20)
        slowest = max(slowest, time.monotonic() - began)
        await asyncio.sleep(0.05)
    return slowest


@pytest.mark.parametrize(
    "heap",
    [ONE * 8_000, (ONE + LONG_BODY) + b"x" * 9_000_000],
    ids=["requests", "a long body behind one"],
)
def test_a_heap_of_requests_that_wait_takes_no_memory(tmp_path, heap):
    async def attack(server):
        floods = [asyncio.create_task(flood(server.port, heap, 4)) for _ in range(30)]
        slowest = await others(server.port, lambda: all(task.done() for task in floods))
        await asyncio.gather(*floods)
        return slowest

    with serving(str(tmp_path / "g.sqlite"), tmp_path, GREED_LINES_PER_CLIENT="400") as server:
        before = memory(server.running, "VmRSS")
        slowest = asyncio.run(attack(server))
        assert memory(server.running, "VmHWM") - before < 60
        assert slowest < 3
        assert server.ask("/health")["status"] == "ok"
        assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("many", [8, 5_000])
def test_requests_at_once_are_answered_in_order_however_many(many):
    async def attack(host, port):
        async with opened(host, port) as (reader, writer):
            writer.write(ONE * many + ONE.replace(b"host", b"connection: close\r\nhost"))
            return await asyncio.wait_for(reader.read(), 60)

    assert asyncio.run(against(Connections(9, 0, frozenset()), attack)).count(b"200 OK") == many + 1


def test_headers_without_end_behind_a_stream_are_not_read():
    async def streaming(_, receive, send):
        await receive()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        while (await receive())["type"] != "http.disconnect":
            pass

    async def attack(host, port):
        async with opened(host, port) as (_, writer):
            writer.write(ONE.replace(b"/ ", b"/stream ", 1) + b"GET / HTTP/1.1\r\n")
            for number in range(2_000):
                writer.write(b"x-%d: %s\r\n" % (number, b"y" * 1000))
                await writer.drain()
                await asyncio.sleep(0)

    with pytest.raises(ConnectionError):
        asyncio.run(against(Connections(9, 0, frozenset()), attack, streaming))


def test_whoever_leaves_with_a_request_behind_a_stream_does_not_leave_the_stream_running():
    ended = []

    async def streaming(scope, receive, send):
        if scope["path"] != "/stream":
            await hello(scope, receive, send)
            return
        await receive()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        left = asyncio.create_task(receive())
        while not left.done():
            await send({"type": "http.response.body", "body": b"told", "more_body": True})
            await asyncio.sleep(0.02)
        ended.append(left.result()["type"])

    async def attack(host, port):
        async with opened(host, port) as (reader, writer):
            writer.write(ONE.replace(b"/ ", b"/stream ", 1))
            await reader.readuntil(b"told")
            writer.write(ONE)
            await writer.drain()
            await asyncio.sleep(0.1)
        return await until(lambda: ended)

    assert asyncio.run(against(Connections(9, 0, frozenset()), attack, streaming))
    assert ended == ["http.disconnect"]
