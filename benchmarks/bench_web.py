"""Acknowledged moves of the server with many rooms of scripted players, beside boardgame.io's.

Greed stores every move durably before it answers; boardgame.io runs with its default storage,
which is memory. Its package is fetched by npm once, into .cache. `GREED_BENCH_ROOMS` (500),
`GREED_BENCH_SECONDS` (15), `GREED_BENCH_IDLE` (2000) and `GREED_BENCH_CROWDS` (200) size the run; a
tenth of the rooms play where devices seal the dice, which is the players' own work.
"""

import asyncio
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

import psutil  # noqa: E402
from benchmarks.baselines.room_load import (  # noqa: E402
    Tally,
    Watcher,
    boardgame_room,
    greed_room,
    hello,
    sealed_room,
    seated,
)
from tests.support.postgres import own_postgres  # noqa: E402
from tests.support.servers import Server, free_port  # noqa: E402
from websockets.asyncio.client import connect  # noqa: E402

ROOMS = int(os.environ.get("GREED_BENCH_ROOMS", "500"))
SECONDS = float(os.environ.get("GREED_BENCH_SECONDS", "15"))
IDLE = int(os.environ.get("GREED_BENCH_IDLE", "2000"))
CROWDS = int(os.environ.get("GREED_BENCH_CROWDS", "200"))
CROWD = 50
"""Connections in each room of a crowd: two play, and all others watch."""
CACHE = HERE.parent / ".cache" / "boardgame"
BASELINE = HERE / "baselines" / "boardgame"
SHEET = "koans(target=1000000)"
QUIET = {"GREED_SWEEP": "2", "GREED_MAX_ROOMS": "100000"}
Start = Callable[[Tally], list[Awaitable[None]]]


class Result:
    """What one server did in the time that was measured."""

    def __init__(self, name: str, seconds: list[float], cpu: float, database: float) -> None:
        cuts = statistics.quantiles(seconds, n=100)
        self.name = name
        self.rate = len(seconds) / SECONDS
        self.p50, self.p99 = cuts[49] * 1000, cuts[98] * 1000
        self.per_cpu = len(seconds) / cpu
        self.per_all = len(seconds) / (cpu + database)

    def row(self, baseline: "Result") -> str:
        """Return it as a row of a table."""
        return (
            f"| {self.name} | {self.rate:,.0f} | {self.p50:.0f} | {self.p99:.0f}"
            f" | {self.per_cpu:,.0f} | {self.per_cpu / baseline.per_cpu:.2f}"
            f" | {self.per_all:,.0f} |"
        )


def cpu_of(pids: list[int]) -> float:
    """Return the CPU seconds that processes have used so far."""
    total = 0.0
    for pid in pids:
        try:
            times = psutil.Process(pid).cpu_times()
        except psutil.NoSuchProcess:
            continue
        total += times.user + times.system
    return total


async def load(
    start: Start, server: list[int], database: list[int], rooms: int = ROOMS
) -> tuple[list[float], float, float]:
    """Let players play; return latencies and CPU seconds of the time that counts."""
    tally = Tally()
    players = [asyncio.ensure_future(player) for player in start(tally)]
    for _ in range(3_000):
        if tally.playing == rooms or any(player.done() for player in players):
            break
        await asyncio.sleep(0.1)
    await asyncio.sleep(3)
    used, stored = cpu_of(server), cpu_of(database)
    tally.counting = True
    await asyncio.sleep(SECONDS)
    tally.counting = False
    used, stored = cpu_of(server) - used, cpu_of(database) - stored
    failed = [player for player in players if player.done()]
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    if failed:
        failed[0].result()
    return tally.seconds, used, stored


def rooms_of(server: Server, count: int, dice: str = "fair") -> list[tuple[str, str]]:
    """Make rooms in which both seats belong to one token; return codes and tokens."""
    made = []
    for _ in range(count):
        seats = [{"name": "Ann"}, {"name": "Bob"}]
        answer = server.ask(
            "/api/rooms", {"sheet": SHEET, "seats": seats, "start": True, "dice": dice}
        )
        made.append((answer["view"]["code"], answer["token"]))
    return made


def greed(name: str, database: str, folder: Path, postmaster: int | None = None) -> Result:
    """Measure Greed's server on a database."""
    with Server(database, folder, **QUIET) as server:
        rooms = rooms_of(server, ROOMS)
        backends = []
        if postmaster:
            backends = [p.pid for p in psutil.Process(postmaster).children()] + [postmaster]

        def start(tally: Tally) -> list[Awaitable[None]]:
            return [greed_room(server.port, code, token, tally) for code, token in rooms]

        return Result(name, *asyncio.run(load(start, [server.running.pid], backends)))


def real(folder: Path) -> Result:
    """Measure rooms without devices: the players say what fell."""
    with Server(str(folder / "real.sqlite"), folder, **QUIET) as server:
        rooms = rooms_of(server, ROOMS, "real")

        def start(tally: Tally) -> list[Awaitable[None]]:
            return [greed_room(server.port, *room, tally, real=True) for room in rooms]

        return Result("Greed, real dice", *asyncio.run(load(start, [server.running.pid], [])))


def sealed(folder: Path) -> Result:
    """Measure rooms whose dice two devices make."""
    with Server(str(folder / "sealed.sqlite"), folder, **QUIET) as server:
        rooms = [seated(server.ask, SHEET) for _ in range(max(1, ROOMS // 10))]

        def start(tally: Tally) -> list[Awaitable[None]]:
            return [sealed_room(server.port, *room, tally) for room in rooms]

        ran = load(start, [server.running.pid], [], len(rooms))
        return Result("Greed, dice of two devices", *asyncio.run(ran))


def boardgame() -> Result:
    """Measure boardgame.io's server; npm fetches it where it is not there yet."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not npm or not node:
        raise SystemExit("the baseline of this benchmark needs Node.js and npm")
    CACHE.mkdir(parents=True, exist_ok=True)
    for file in BASELINE.iterdir():
        shutil.copy(file, CACHE)
    if not (CACHE / "node_modules" / "boardgame.io").is_dir():
        subprocess.run(
            [npm, "install", "--no-audit", "--no-fund", "--silent"], cwd=CACHE, check=True
        )
    port = free_port()
    environ = {**os.environ, "NODE_ENV": "production"}
    process = subprocess.Popen(
        [node, "server.cjs", str(port)], cwd=CACHE, env=environ, stdout=subprocess.DEVNULL
    )
    try:
        for _ in range(200):
            try:
                urlopen(Request(f"http://127.0.0.1:{port}/games"), timeout=5).close()
                break
            except (URLError, OSError):
                time.sleep(0.1)

        def start(tally: Tally) -> list[Awaitable[None]]:
            return [boardgame_room(port, f"match{number}", tally) for number in range(ROOMS)]

        return Result("boardgame.io 0.50, memory", *asyncio.run(load(start, [process.pid], [])))
    finally:
        process.kill()


def at_rest(folder: Path) -> list[str]:
    """Return what rooms cost in which nobody moves: without a socket, and with one each."""
    with Server(str(folder / "rest.sqlite"), folder, **QUIET) as server:
        process = psutil.Process(server.running.pid)
        rooms_of(server, 50)  # whatever is made once
        before = process.memory_info().rss
        rooms = rooms_of(server, IDLE)
        without = process.memory_info().rss

        async def rest() -> tuple[int, float]:
            lines = []
            for code, token in rooms:
                url = f"ws://127.0.0.1:{server.port}/room/{code}"
                line = await connect(url, compression=None, max_size=None)
                await line.send(hello(token))
                await line.recv()
                lines.append(line)
            await asyncio.sleep(1)
            used, memory = cpu_of([process.pid]), process.memory_info().rss
            await asyncio.sleep(5)
            used = cpu_of([process.pid]) - used
            await asyncio.gather(*(line.close() for line in lines))
            return memory, used / 5

        memory, used = asyncio.run(rest())
    idle, full = (without - before) / IDLE / 1000, (memory - before) / IDLE / 1000
    return [
        f"- memory per idle room: {idle:.1f} kB ({IDLE:,} rooms with a game, nobody connected)",
        f"- {IDLE:,} open rooms at rest with a socket each: {full:.1f} kB, {used:.1%} of a core",
    ]


def crowds(folder: Path) -> str:
    """Return how soon a crowd in each of many rooms hears of a move every three seconds."""
    with Server(
        str(folder / "crowd.sqlite"), folder, **QUIET, GREED_SOCKETS_PER_ROOM="0"
    ) as server:
        rooms, lags = rooms_of(server, CROWDS), list[float]()
        watchers: list[Watcher] = []

        async def watched(code: str) -> None:
            loop = asyncio.get_running_loop()
            for _ in range(CROWD - 2):
                watching = partial(Watcher, code, lags)
                _, watcher = await loop.create_connection(watching, "127.0.0.1", server.port)
                await watcher.welcome
                watchers.append(watcher)

        async def run() -> tuple[list[float], float]:
            for code, _ in rooms:
                await watched(code)
            loaded = load(start, [server.running.pid], [], CROWDS)
            seconds, cpu, _ = await loaded
            await asyncio.sleep(1)
            return seconds, cpu

        def start(tally: Tally) -> list[Awaitable[None]]:
            lags.clear()
            return [greed_room(server.port, *room, tally, pause=3.0) for room in rooms]

        answered, cpu = asyncio.run(run())
        codes = [code for code, _ in rooms for _ in range(CROWD - 2)]
        last = {code: server.ask(f"/api/rooms/{code}")["seq"] for code, _ in rooms}
    behind = sum(one.steps != last[code] for one, code in zip(watchers, codes, strict=True))
    moves, told = statistics.quantiles(answered, n=100), statistics.quantiles(lags, n=100)
    return (
        f"- {CROWDS} rooms of {CROWD} people, a move in each every 3 s: {len(lags):,} views heard,"
        f" {behind} of {len(watchers):,} watchers behind in the end; a move is answered after"
        f" {moves[49] * 1000:.0f} ms (p99 {moves[98] * 1000:.0f}) and heard of after"
        f" {told[49] * 1000:.0f} ms (p99 {told[98] * 1000:.0f}); {cpu / SECONDS:.0%} of a core"
    )


def main() -> None:
    """Measure all, one after the other, and print the table."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        baseline = boardgame()
        results = [baseline, greed("Greed, SQLite", str(folder / "g.sqlite"), folder)]
        results += [real(folder), sealed(folder)]
        with own_postgres() as postgres:
            results.append(greed("Greed, PostgreSQL", postgres.database(), folder, postgres.pid))
        rest = [*at_rest(folder), crowds(folder)]
    print("## Rooms on the server\n")
    print(f"{ROOMS} rooms of two scripted players without a pause, {SECONDS:.0f} s, server and")
    print(
        "players on the same machine. Greed's moves are stored durably before they are answered.\n"
    )
    print("| server | moves/s | p50 ms | p99 ms | moves per CPU-s | ratio | with the database's |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for result in results:
        print(result.row(baseline))
    print()
    print("\n".join(rest))


if __name__ == "__main__":
    main()
