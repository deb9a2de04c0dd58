"""The server as it is run: its goodbye, its logs, its metrics, its processes, and plain clients."""

import asyncio
import contextlib
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest
import websockets
from tests.support.servers import Server, serving
from websockets.sync.client import connect

import greed

EXAMPLES = Path(__file__).parents[2] / "examples"
TWO = {"seats": [{"name": "Ann"}, {"name": "Bob"}], "start": True, "first": 0}
THROW = {"do": "move", "move": "throw", "ply": 0}


def room_of(made):
    return f"/api/rooms/{made['view']['code']}"


def test_the_example_client_plays_a_whole_game_whose_dice_hold(server, tmp_path):
    path, player = tmp_path / "game.jsonl", EXAMPLES / "http_player.py"
    played = subprocess.run(
        [sys.executable, player, server.url, "--sheet", "koans", "--record", path],
        capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    record = greed.from_jsonl(path.read_text("utf-8"))
    *_, last = greed.replay(record)
    assert last.over
    assert [int(line.split()[1]) for line in played.stdout.splitlines()] == list(last.scores)


def test_whoever_is_connected_is_told_to_come_back_when_the_server_ends(tmp_path):
    async def stay(server, code):
        async with websockets.connect(f"ws://127.0.0.1:{server.port}/room/{code}") as line:
            await line.send('{"do": "hello"}')
            await line.recv()
            server.running.send_signal(signal.SIGTERM)
            said = []
            with contextlib.suppress(websockets.ConnectionClosed):
                while True:
                    said.append(json.loads(await line.recv()))
            return said[-1], line.close_code

    with serving(str(tmp_path / "g.sqlite"), tmp_path) as server:
        code = server.ask("/api/rooms", TWO)["view"]["code"]
        last, closed = asyncio.run(stay(server, code))
        server.running.wait(20)
    assert (last["type"], closed) == ("goodbye", 1012)
    assert last["retry"] > 0


def test_ctrl_c_ends_all_processes_of_a_server_and_none_complains(tmp_path):
    settings = {"GREED_LOG": "faults", "GREED_HOME": str(tmp_path)}
    server = Server(str(tmp_path / "g.sqlite"), tmp_path, **settings)
    server.own_group = True
    with server:
        server.ask("/api/sheets/check", {"sheet": "koans(target=1000)"})
        assert _children(server.running.pid)
        os.killpg(server.running.pid, signal.SIGINT)
        assert server.running.wait(30) == 130
    first, last = map(json.loads, server.log.read_text().splitlines())
    assert first["message"] == f"the server listens at 127.0.0.1, port {server.port}"
    assert last["message"] == "the server has stopped"


def test_logs_are_json_and_hold_no_token_no_secret_and_no_room_code(tmp_path):
    database = tmp_path / "g.sqlite"
    with serving(str(database), tmp_path) as server:
        made = server.ask("/api/rooms", TWO)
        view, path = made["view"], room_of(made)
        server.ask(path, THROW, made["token"])
        for code in (view["code"], view["watch"]):
            server.text(f"/{code}")
            with connect(f"ws://127.0.0.1:{server.port}/room/{code}") as line:
                line.send('{"do": "hello"}')
                assert json.loads(line.recv())["type"] == "view"
            with connect(f"ws://127.0.0.1:{server.port}/room/{code}X") as line:
                line.send('{"do": "hello"}')
                assert json.loads(line.recv())["type"] == "refused"
        server.ask(path, {"do": "abandon"}, made["token"])
        server.end()
        written = server.log.read_text()
    with contextlib.closing(sqlite3.connect(database)) as stored:
        ((secret,),) = stored.execute("SELECT secret FROM rooms")
    lines = [json.loads(line) for line in written.splitlines()]
    first, last = lines[0], lines[-1]
    assert (first["message"], first["version"]) == (
        f"the server listens at 127.0.0.1, port {server.port}", greed.__version__
    )  # fmt: skip
    assert last["message"] == "the server has stopped"
    assert "POST /api/rooms/{code}" in {line["message"] for line in lines}
    for hidden in (made["token"], secret.hex(), repr(secret), view["code"], view["watch"]):
        assert hidden not in written


@pytest.mark.parametrize("level", ["info", "trace"])
def test_no_code_of_a_room_is_logged_where_another_program_starts_the_server(tmp_path, level):
    factory = tmp_path / "started.py"
    factory.write_text(
        "from greed.web.app import create_app\nfrom greed.web.settings import Settings\n"
        f"app = create_app(Settings(database={str(tmp_path / 'g.sqlite')!r}))\n"
    )
    server = Server("", tmp_path)
    server.command = [
        sys.executable, "-m", "uvicorn", "--app-dir", str(tmp_path), "started:app",
        "--port", str(server.port), "--log-level", level,
    ]  # fmt: skip
    with server:
        view = server.ask("/api/rooms", TWO)["view"]
        for code in (view["code"], view["watch"]):
            server.ask(f"/api/rooms/{code}")
            server.text(f"/{code}")
            with connect(f"ws://127.0.0.1:{server.port}/room/{code}") as line:
                line.send('{"do": "hello"}')
                assert json.loads(line.recv())["type"] == "view"
        server.end()
    written = server.log.read_text()
    assert "Uvicorn running on" in written
    assert view["code"] not in written
    assert view["watch"] not in written


def test_a_second_server_on_the_same_file_says_so_and_stops(tmp_path):
    database = str(tmp_path / "g.sqlite")
    with serving(database, tmp_path) as server:
        command = [sys.executable, "-m", "greed", "serve", "--port", "0", "--database", database]
        other = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert (other.returncode, other.stdout, other.stderr.count("\n")) == (2, "", 1)
        assert database in other.stderr
        assert server.ask("/health")["status"] == "ok"
        server.kill()
    with serving(database, tmp_path) as after:  # one that was killed holds nothing any more
        assert after.ask("/health")["status"] == "ok"


def test_prometheus_reads_what_happened(server):
    made = server.ask("/api/rooms", TWO)
    server.ask(room_of(made), THROW, made["token"])
    with urlopen(f"{server.url}/metrics") as answer:
        text = answer.read().decode()
    assert f'revision="{server.ask("/health")["revision"]}"' in text
    for expected in (
        r"^greed_steps_total [1-9]",
        r'^greed_rooms\{status="playing"\} [1-9]',
        r"^greed_rooms_in_memory [1-9]",
        r"^greed_commit_seconds_count [1-9]",
        r'^greed_requests_total\{endpoint="/api/rooms/\{code\}",status="200"\} [1-9]',
        r"^process_cpu_seconds_total ",
    ):
        assert re.search(expected, text, re.MULTILINE), expected


def test_the_coach_and_its_solver_end_with_a_server_that_is_killed(tmp_path):
    home = str(tmp_path / "home")
    with serving(str(tmp_path / "g.sqlite"), tmp_path, GREED_HOME=home) as server:
        wanted = {"coach": True, "sheet": "classic+zilch(target=9950)"}
        made = server.ask("/api/rooms", {**TWO, **wanted})
        path, game = room_of(made), made["view"]["game"]
        while game["phase"] == "throw":
            move = {"do": "move", "move": "throw", "ply": game["ply"]}
            server.ask(path, move, made["token"])
            game = server.ask(path)["game"]
        asked = {"do": "advise", "ply": game["ply"]}
        assert server.ask(path, asked, made["token"])["advice"]["solving"]
        last = time.monotonic() + 20
        while len(thinking := _children(server.running.pid)) < 2:  # that thinks, and that solves
            assert time.monotonic() < last
            time.sleep(0.05)
        server.kill()
        last = time.monotonic() + 20
        while any(_runs(pid) for pid in thinking):
            assert time.monotonic() < last, "a process of the coach's outlives its server"
            time.sleep(0.05)


def _runs(pid):
    """Say whether a process has not ended; one that nobody has asked about is a zombie."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def _children(pid):
    """Return the worker processes of a server."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
            command = (status.parent / "cmdline").read_bytes()
        except OSError:
            continue
        if int(fields[1]) == pid and fields[0] != "Z" and b"greed.web.worker" in command:
            found.append(int(status.parent.name))
    return found
