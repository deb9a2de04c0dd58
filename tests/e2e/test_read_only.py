"""The server as the image runs it: nothing can be written but the folder for its data."""

import os
import subprocess
from pathlib import Path

import pytest
from tests.support.servers import Server

import greed

PACKAGE = Path(greed.__file__).parent
READ_ONLY = [
    "unshare", "--map-root-user", "--mount", "sh", "-c",
    'mount --bind "$PLACE" "$PLACE" && mount -o remount,ro,bind "$PLACE" || exit 75; exec "$@"',
    "sh",
]  # fmt: skip
SURROUNDED = {"PLACE": str(PACKAGE), "HOME": "/proc", "XDG_CACHE_HOME": "/proc"}
TWO = {"seats": [{"name": "Ann"}, {"name": "Bob"}], "start": True, "first": 0, "coach": True}


@pytest.fixture
def walled(tmp_path):
    """A server that can write nothing but its data."""
    probe = PACKAGE / "probe"
    tried = subprocess.run(
        [*READ_ONLY, "touch", str(probe)], env=os.environ | SURROUNDED, capture_output=True,
        text=True, check=False,
    )  # fmt: skip
    if probe.exists() or "Read-only" not in tried.stderr:
        probe.unlink(missing_ok=True)
        pytest.skip(f"nothing can be made read-only here: {tried.stderr}")
    data = tmp_path / "data"
    server = Server(str(data / "g.sqlite"), tmp_path, GREED_HOME=str(data), **SURROUNDED)
    server.command = [*READ_ONLY, *server.command]
    with server:
        yield server


def advice(server, path, game, token):
    """Ask the coach until it answers, which it does within half a minute, or not."""
    asked = {"do": "advise", "ply": game["ply"]}
    told = (server.ask(path, asked, token)["advice"] for _ in range(3))
    return next((each for each in told if each["measure"]), {"measure": None})


def test_the_coach_answers_where_nothing_but_the_data_can_be_written(walled):
    made = walled.ask("/api/rooms", TWO)
    path, game = f"/api/rooms/{made['view']['code']}", made["view"]["game"]
    while game["phase"] == "throw":
        asked = {"do": "move", "move": "throw", "ply": game["ply"]}
        walled.ask(path, asked, made["token"])
        game = walled.ask(path)["game"]
    told = advice(walled, path, game, made["token"])
    assert told["measure"], (told, walled.log.read_text())
