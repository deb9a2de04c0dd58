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

from greed.room import encode_step  # noqa: E402
from greed.room.entries import Thrown  # noqa: E402
from greed.store import Step, Store  # noqa: E402
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
    "8 dice of 6": sheet(8, 6),
    "6 dice of 8": sheet(6, 8),
    "8 dice of 6, 100 runs": sheet(8, 6, runs(6, 100)),
    "6 dice of 8, 150 runs": sheet(6, 8, runs(8, 150)),
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
    path, token = f"/api/rooms/{made['view']['code']}", made["token"]
    for _ in range(moves):
        game = (await asked(app, "GET", path))[1]["game"]
        if game["seat"]:
            await asyncio.sleep(0.2)
            continue
        move = {"do": "move", "move": game["choices"][-1]["move"], "ply": game["ply"]}
        await asked(app, "POST", path, move, token)
    return int(status)


async def real_room(app: InProcess) -> tuple[str, str, str]:
    """Make a room for real dice; return its path, its token and its id."""
    seats = [{"name": "Ann"}, {"name": "Bob"}]
    request = {"sheet": "koans", "dice": "real", "seats": seats, "start": True}
    made = (await asked(app, "POST", "/api/rooms", request))[1]
    view = made["view"]
    return f"/api/rooms/{view['code']}", made["token"], view["dice"]["game"]


async def grow(database: str, room: str) -> None:
    """Let the log of a room have many throws."""
    async with await Store.open(database) as store:
        seq = len(await store.steps(room))
        for number in range(1, EVENTS + 1):
            step = encode_step((Thrown(dice=(2, 3, 4, 6, 6)),))
            await store.append(room, Step(seq + number, time.time(), step))


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
            path, token, room = await real_room(app)
        await grow(database, room)
        async with InProcess(create_app(settings)) as app:  # which has to load the room
            await row(f"load {EVENTS:,} events", lambda: asked(app, "GET", path))
            ply = (await asked(app, "GET", path))[1]["game"]["ply"]
            undo = {"do": "move", "move": "undo", "ply": ply}
            await row("undo", lambda: asked(app, "POST", path, undo, token))
            await row("a page of `?since=0`", lambda: asked(app, "GET", f"{path}?since=0"))
            await row("the record", lambda: asked(app, "GET", f"{path}/record"))
            hello = {"type": "websocket.receive", "text": '{"do": "hello", "since": 0}'}
            line = path.replace("/api/rooms", "/room")
            await row("a socket from the start", lambda: app.talk(line, [hello]))
    print("## The event loop: longest stall\n")
    print("| under | answered | ms of CPU | ms on the clock |\n|---|--:|--:|--:|")
    for name, said, cpu, wall in rows:
        print(f"| {name} | {said} | {cpu:.1f} | {wall:.1f} |")


if __name__ == "__main__":
    asyncio.run(main())
