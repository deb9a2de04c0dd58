"""The longest time for which the server's event loop was held, under the worst that it allows.

Time is that of the thread which runs the loop (CPU), so a busy machine does not show, and on the
clock. The sheets are as heavy as the limits admit, or heavier and refused; the log is long.
"""

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from tests.support.asgi import HOST, InProcess, silent  # noqa: E402

from greed.store import Step, Store, Thrown, encode_step  # noqa: E402
from greed.web.app import create_app  # noqa: E402
from greed.web.settings import Settings  # noqa: E402

EVENTS = 2_732
JSON = (b"content-type", b"application/json")
SETTINGS = {"rate": 0.0, "rooms_per_hour": 0, "wrong_codes_per_hour": 0, "coach": False}


def sheet(count: int, faces: int, more: str = "") -> str:
    """Return a sheet of `count` dice on which dice that score nothing may be kept too."""
    return (
        f'title = "{count} dice of {faces}"\ntarget = 1000000\n'
        f"dice = {{ count = {count}, faces = {faces} }}\n"
        "scoring.singles = { 1 = 100, 5 = 50 }\nturn.dead_dice_keepable = true\n" + more
    )


def runs(faces: int, most: int) -> str:
    """Return straights of two and three faces, at most `most` of them."""
    straights = [
        f"{{ faces = [{a}, {b}], points = {10 * a + b} }}"
        for a in range(1, faces) for b in range(a + 1, faces + 1)
    ]  # fmt: skip
    return f"scoring.straights = [{', '.join((straights * 20)[:most])}]\n"


SHEETS = {
    "12 dice of 6 (refused)": sheet(12, 6),
    "9 dice of 9, 144 runs (refused)": sheet(9, 9, runs(9, 144)),
    "10 dice of 6": sheet(10, 6),
    "8 dice of 8": sheet(8, 8),
    "9 dice of 6, 150 runs": sheet(9, 6, runs(6, 150)),
    "8 dice of 8, 200 runs": sheet(8, 8, runs(8, 200)),
    "a key of 9,000 parts (refused)": "a" + ".a" * 9_000 + " = 1",
}


class Watch:
    """Notes the longest time between two turns of the event loop."""

    def __init__(self) -> None:
        self.cpu = self.wall = 0.0

    async def over(self, work: Awaitable[Any]) -> object:
        """Do some work and watch the loop meanwhile."""
        self.cpu = self.wall = 0.0
        ticking = asyncio.create_task(self._every())
        try:
            return await work
        finally:
            ticking.cancel()

    async def _every(self) -> None:
        while True:
            cpu, wall = time.thread_time(), time.perf_counter()
            await asyncio.sleep(0)
            self.cpu = max(self.cpu, time.thread_time() - cpu)
            self.wall = max(self.wall, time.perf_counter() - wall)


async def asked(
    app: InProcess, method: str, path: str, data: object = None, token: str = ""
) -> Any:  # noqa: ANN401 - whatever JSON holds
    """Return status and JSON of an answer."""
    body = b"" if data is None else json.dumps(data).encode()
    shown = (b"authorization", f"Bearer {token}".encode())
    headers = (HOST, JSON, shown) if token else (HOST, JSON)
    path, _, query = path.partition("?")
    status, text = await app.ask(method, path, body, headers, query.encode())
    return status, text if path.endswith("/record") else json.loads(text)


async def play(app: InProcess, toml: str, moves: int = 12) -> int:
    """Check a sheet, make a room with it and play a little; return the status of the room."""
    await asked(app, "POST", "/api/sheets/check", {"toml": toml})
    seats = [{"name": "Ann"}, {"bot": "cautious"}]
    request = {"toml": toml, "seats": seats, "start": True, "first": 0}
    status, made = await asked(app, "POST", "/api/rooms", request)
    if status != 201:
        return int(status)
    path, token = f"/api/rooms/{made['snapshot']['room']['code']}", made["token"]
    shown = made["snapshot"]
    for _ in range(moves):
        game = shown["game"]
        if game["seat"]:
            await asyncio.sleep(0.2)
            shown = (await asked(app, "GET", path))[1]
            continue
        move = {"move": game["legal"][-1], "ply": game["ply"]}
        answer = (await asked(app, "POST", f"{path}/moves", move, token))[1]
        shown = answer.get("snapshot", shown)
    return int(status)


async def long_log(app: InProcess, database: str) -> tuple[str, str]:
    """Make a room for real dice with a log of many throws; return its path and token."""
    seats = [{"name": "Ann"}, {"name": "Bob"}]
    request = {"sheet": "koans", "dice": "real", "seats": seats, "start": True}
    made = (await asked(app, "POST", "/api/rooms", request))[1]
    path, token = f"/api/rooms/{made['snapshot']['room']['code']}", made["token"]
    room = made["snapshot"]["room"]["dice"]["game"]
    seq = made["snapshot"]["seq"]
    async with Store(database) as store:
        for number in range(1, EVENTS + 1):
            step = encode_step((Thrown(dice=(2, 3, 4, 6, 6)),))
            await store.append(room, Step(seq + number, time.time(), step))
    return path, token


async def main() -> None:
    """Print a table of the longest stalls."""
    rows: list[tuple[str, str, float, float]] = []
    watch = Watch()

    async def row(name: str, work: Callable[[], Awaitable[Any]]) -> None:
        outcome = await watch.over(work())
        said = str(outcome) if isinstance(outcome, int) else ""
        rows.append((name, said, watch.cpu * 1000, watch.wall * 1000))

    with tempfile.TemporaryDirectory() as folder, silent():
        database = str(Path(folder) / "g.sqlite")
        settings = Settings(database=database, **SETTINGS)  # type: ignore[arg-type]
        async with InProcess(create_app(settings)) as app:
            await play(app, sheet(5, 6), 4)  # loads what every later sheet shares
            for name, toml in SHEETS.items():
                await row(name, partial(play, app, toml))
            path, token = await long_log(app, database)
        async with InProcess(create_app(settings)) as app:  # which has to load the room
            await row(f"load {EVENTS:,} events", lambda: asked(app, "GET", path))
            ply = (await asked(app, "GET", path))[1]["game"]["ply"]
            undo = {"move": "undo", "ply": ply}
            await row("undo", lambda: asked(app, "POST", f"{path}/moves", undo, token))
            await row("a page of `?since=0`", lambda: asked(app, "GET", f"{path}?since=0"))
            await row("the record", lambda: asked(app, "GET", f"{path}/record"))
            hello = {"type": "websocket.receive", "text": '{"type": "hello"}'}
            await row("a socket from the start", lambda: app.talk(f"{path}/socket", [hello]))
    print("## The event loop: longest stall\n")
    print("| under | answered | ms of CPU | ms on the clock |\n|---|--:|--:|--:|")
    for name, said, cpu, wall in rows:
        print(f"| {name} | {said} | {cpu:.1f} | {wall:.1f} |")


if __name__ == "__main__":
    asyncio.run(main())
