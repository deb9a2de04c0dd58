"""Sheets as heavy as a server allows: whatever is asked about them, nobody else waits for it."""

import asyncio
import json
import sys
from itertools import combinations

import pytest
from tests.support.asgi import HOST, InProcess

from greed.web.app import create_app
from greed.web.settings import Settings

MOST = 80_000
"""Calls of functions that the event loop's thread may make at a stretch, which take about 20 ms."""
JSON = (HOST, (b"content-type", b"application/json"))
RUNS = ", ".join(
    f"{{ faces = {[*faces]}, points = {100 + 10 * number} }}"
    for number, faces in enumerate([*combinations(range(1, 9), 3), *combinations(range(1, 9), 4)])
)
LIGHT = (
    'title = "light"\ntarget = 1000000\ndice = { count = 2, faces = 6 }\n'
    "scoring.singles = { 1 = 100 }\n"
)
DICE = (
    'title = "heavy"\ntarget = 1000000\ndice = { count = 6, faces = 8 }\n'
    "turn.dead_dice_keepable = true\nscoring.singles = { 1 = 100, 5 = 50 }\n"
)
ENTRY = 'entry = { points = 400, scope = "throw", ends_turn = true }\n'
HEAVY = {
    "many sets": f"{DICE}scoring.straights = [{RUNS}]\n",
    "opening throws": f"{DICE}{ENTRY}scoring.straights = [{RUNS}]\n",
}


class Stretch:
    """Counts the calls of functions in this thread between two turns of the event loop."""

    def __init__(self) -> None:
        self.calls = self.longest = 0

    def count(self, _frame, event, _function) -> None:
        self.calls += event in ("call", "c_call")

    async def over(self, work):
        """Return what some work comes to, and count meanwhile."""
        ticking = asyncio.create_task(self._ticks())
        sys.setprofile(self.count)
        try:
            return await work
        finally:
            sys.setprofile(None)
            ticking.cancel()

    async def _ticks(self) -> None:
        while True:
            self.calls = 0
            await asyncio.sleep(0)
            self.longest = max(self.longest, self.calls)


async def asked(app, method, path, data=None, token=""):
    shown = ((b"authorization", f"Bearer {token}".encode()),) if token else ()
    body = b"" if data is None else json.dumps(data).encode()
    return json.loads((await app.ask(method, path, body, (*JSON, *shown)))[1])


async def play(app, toml, dice):
    """Play a few turns with a sheet; with real dice, by their points."""
    seats = [{"name": "Ann"}, {"name": "Bob"}]
    request = {"toml": toml, "seats": seats, "dice": dice, "start": True, "first": 0}
    made = await asked(app, "POST", "/api/rooms", request)
    path, token = f"/api/rooms/{made['view']['code']}", made["token"]
    for points in range(0, 2400, 400):
        game = (await asked(app, "GET", path))["game"]
        move = game["choices"][-1]["move"]
        if dice == "real":
            lefts = await asked(app, "POST", path, {"do": "lefts", "points": points}, token)
            move = f"points {points} leaving {lefts['lefts'][-1]}".removesuffix(" leaving -1")
        await asked(app, "POST", path, {"do": "move", "move": move, "ply": game["ply"]}, token)
    assert (await asked(app, "GET", path))["game"]["ply"] > 3


@pytest.mark.parametrize("dice", ["fair", "real"])
@pytest.mark.parametrize("toml", HEAVY.values(), ids=HEAVY)
def test_nobody_waits_while_a_heavy_sheet_is_played(tmp_path, toml, dice):
    if dice == "real":  # rules of their own, of which nothing is known yet
        toml = toml.replace("target = 1000000", "target = 999950")

    async def longest():
        settings = Settings(database=str(tmp_path / "g.sqlite"), rate=0, sheet_seconds=20)
        async with InProcess(create_app(settings)) as app:
            await play(app, LIGHT, dice)  # loads what every sheet shares
            stretch = Stretch()
            await stretch.over(play(app, toml, dice))
            return stretch.longest

    assert asyncio.run(longest()) < MOST
