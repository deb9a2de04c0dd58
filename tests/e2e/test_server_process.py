"""The server as it is run: its goodbye, its logs, its metrics, its workers, and a plain client."""

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
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.request import urlopen

import pytest
import websockets
from tests.support.servers import Server, free_port, serving
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import greed

EXAMPLE = Path(__file__).parents[2] / "examples" / "http_player.py"
TWO = {"seats": [{"name": "Ann"}, {"name": "Bob"}], "start": True, "first": 0}


def test_the_example_client_plays_a_whole_game_whose_dice_hold(server, tmp_path):
    path = tmp_path / "game.jsonl"
    played = subprocess.run(
        [sys.executable, str(EXAMPLE), server.url, "--sheet", "koans", "--record", str(path)],
        capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    record = greed.from_jsonl(path.read_text("utf-8"))
    *_, last = greed.replay(record)
    assert last.over
    assert [int(line.split()[1]) for line in played.stdout.splitlines()] == list(last.scores)


def test_whoever_is_connected_is_told_to_come_back_when_the_server_ends(tmp_path):
    async def stay(server, code):
        async with websockets.connect(
            f"ws://127.0.0.1:{server.port}/api/rooms/{code}/socket"
        ) as line:
            await line.send(json.dumps({"type": "hello"}))
            await line.recv()
            server.running.send_signal(signal.SIGTERM)
            said = []
            with contextlib.suppress(websockets.ConnectionClosed):
                while True:
                    said.append(json.loads(await line.recv()))
            return said[-1], line.close_code

    with serving(str(tmp_path / "g.sqlite"), tmp_path) as server:
        code = server.ask("/api/rooms", TWO)["snapshot"]["room"]["code"]
        last, closed = asyncio.run(stay(server, code))
        server.running.wait(20)
    assert (last["type"], closed) == ("goodbye", 1012)
    assert last["retry"] > 0


def test_a_server_that_is_interrupted_answers_those_who_wait_and_says_nothing_more(tmp_path):
    settings = {"GREED_LOG": "text", "GREED_LOBBY": "9"}
    with serving(str(tmp_path / "g.sqlite"), tmp_path, **settings) as server:
        known = server.ask("/api/lobby")["version"]
        path = f"/api/rooms/{server.ask('/api/rooms', TWO)['snapshot']['room']['code']}"
        with ThreadPoolExecutor() as pool:
            waiting = [pool.submit(server.ask, f"{path}?since=9&wait=30") for _ in range(3)]
            looking = pool.submit(server.ask, f"/api/lobby?known={known}&wait=30")
            time.sleep(1)
            began = time.monotonic()
            assert server.end(signal.SIGINT) == 130
            assert time.monotonic() - began < 5
            assert looking.result()["version"] == known
            assert [each.result()["room"]["status"] for each in waiting] == ["playing"] * 3
        listens, stopped = server.log.read_text().splitlines()
        assert f"the server listens at 127.0.0.1, port {server.port}" in listens
        assert stopped.endswith("greed.web.serve the server has stopped")


def test_ctrl_c_in_a_terminal_ends_all_processes_of_a_server_and_none_complains(tmp_path):
    path = tmp_path / "log"
    command = [sys.executable, "-m", "greed.web", "--port", "0", "--log", "text"]
    with path.open("wb") as log:
        process = subprocess.Popen(
            [*command, "--database", str(tmp_path / "g.sqlite")], stderr=log,
            start_new_session=True,
        )  # fmt: skip
    try:
        last = time.monotonic() + 60
        while len(_children(process.pid, b"greed.web.workers.process")) < 2:
            assert time.monotonic() < last
            time.sleep(0.05)
        while "listens" not in path.read_text():
            assert time.monotonic() < last
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(30) == 130
    finally:
        process.kill()
        process.wait()
    assert [line.split()[-1] for line in path.read_text().splitlines()[1:]] == ["stopped"]


def test_logs_are_json_and_hold_no_token_no_secret_and_no_room_code(tmp_path):
    database = tmp_path / "g.sqlite"
    with serving(str(database), tmp_path) as server:
        made = server.ask("/api/rooms", TWO)
        room = made["snapshot"]["room"]
        path = f"/api/rooms/{room['code']}"
        server.ask(f"{path}/moves", {"move": "throw", "ply": 0}, made["token"])
        server.ask(f"{path}/abandon", {}, made["token"])
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
    assert "POST /api/rooms/{code}/moves" in {line["message"] for line in lines}
    for hidden in (made["token"], secret.hex(), repr(secret), room["code"], room["watch"]):
        assert hidden not in written


@pytest.mark.parametrize("level", ["info", "trace"])
def test_no_code_of_a_room_is_logged_where_another_program_starts_the_server(tmp_path, level):
    port, path = free_port(), tmp_path / "log"
    command = [
        sys.executable, "-m", "uvicorn", "--factory", "greed.web.app:create_app",
        "--port", str(port), "--log-level", level,
    ]  # fmt: skip
    environ = {**os.environ, "GREED_DATABASE": str(tmp_path / "g.sqlite"), "GREED_LANGUAGE": "de"}
    with path.open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environ)
    try:
        server = Server(str(tmp_path / "g.sqlite"), tmp_path)
        server.url, server.process, server.log = f"http://127.0.0.1:{port}", process, path
        server.wait()
        room = server.ask("/api/rooms", TWO)["snapshot"]["room"]
        for code in (room["code"], room["watch"]):
            server.ask(f"/api/rooms/{code}")
            server.text(f"/{code}")
            with connect(f"ws://127.0.0.1:{port}/api/rooms/{code}/socket") as line:
                line.send('{"type":"hello"}')
                assert json.loads(line.recv())["type"] == "snapshot"
            wrong = connect(f"ws://127.0.0.1:{port}/api/rooms/{code}X/socket")
            with wrong as line, pytest.raises(ConnectionClosed):
                line.recv()
    finally:
        process.terminate()
        process.wait(30)
    written = path.read_text()
    assert "Uvicorn running on" in written
    assert room["code"] not in written
    assert room["watch"] not in written


def test_a_second_server_on_the_same_file_says_so_and_stops(tmp_path):
    database = str(tmp_path / "g.sqlite")
    with serving(database, tmp_path) as server:
        other = subprocess.run(
            [sys.executable, "-m", "greed.web", "--port", "0", "--database", database],
            capture_output=True, text=True, timeout=60,
        )  # fmt: skip
        assert (other.returncode, other.stderr.count("\n")) == (2, 1)
        assert f"another server uses {database} already" in other.stderr
        assert server.ask("/health")["status"] == "ok"
        server.kill()
    with serving(database, tmp_path) as after:  # one that was killed holds nothing any more
        assert after.ask("/health")["status"] == "ok"


def test_prometheus_reads_what_happened(server):
    made = server.ask("/api/rooms", TWO)
    path = f"/api/rooms/{made['snapshot']['room']['code']}"
    server.ask(f"{path}/moves", {"move": "throw", "ply": 0}, made["token"])
    with urlopen(f"{server.url}/metrics") as answer:
        text = answer.read().decode()
    assert f'revision="{server.ask("/health")["revision"]}"' in text
    assert re.search(r"^greed_steps_total [1-9]", text, re.MULTILINE)
    assert re.search(r'^greed_rooms\{status="playing"\} [1-9]', text, re.MULTILINE)
    assert re.search(r"^greed_commit_seconds_count [1-9]", text, re.MULTILINE)
    assert re.search(r"^process_cpu_seconds_total ", text, re.MULTILINE)


def test_several_workers_on_sqlite_are_refused_with_the_reason(tmp_path):
    ended = subprocess.run(
        [sys.executable, "-m", "greed.web", "--workers", "2", "--database", str(tmp_path / "g")],
        capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert ended.returncode == 2
    assert "SQLite serves one worker" in ended.stderr
    assert "postgresql://" in ended.stderr


def test_a_worker_that_dies_is_replaced_and_the_others_serve_on(postgres, tmp_path):
    with serving(postgres.database(), tmp_path, "--workers", "2") as server:
        workers = _children(server.running.pid)
        assert len(workers) == 2
        os.kill(workers[0], signal.SIGKILL)
        made = server.ask("/api/rooms", TWO)
        last = time.monotonic() + 30
        while len(_children(server.running.pid)) < 2 and time.monotonic() < last:
            time.sleep(0.1)
        assert len(_children(server.running.pid)) == 2
        server.wait()
        path = f"/api/rooms/{made['snapshot']['room']['code']}"
        moved = server.ask(f"{path}/moves", {"move": "throw", "ply": 0}, made["token"])
        assert moved["ply"] == 1
        assert server.end() == 0


def test_the_coach_and_its_solver_end_with_a_server_that_is_killed(tmp_path):
    home = str(tmp_path / "home")
    with serving(str(tmp_path / "g.sqlite"), tmp_path, GREED_HOME=home) as server:
        made = server.ask("/api/rooms", {**TWO, "coach": True, "sheet": "classic+zilch"})
        path, game = f"/api/rooms/{made['snapshot']['room']['code']}", made["snapshot"]["game"]
        while game["phase"] == "throw":
            move = {"move": "throw", "ply": game["ply"]}
            game = server.ask(f"{path}/moves", move, made["token"])["snapshot"]["game"]
        assert server.ask(f"{path}/advice", {"ply": game["ply"]}, made["token"])["solving"]
        thinking: list[int] = []
        while len(thinking) < 4:  # that read, that play, that think, and that solve
            thinking = _children(server.running.pid, b"greed.web.workers.process")
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


def _children(pid, part=b"spawn_main"):
    """Return the processes of a server whose command has a part: by default its workers."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
            command = (status.parent / "cmdline").read_bytes()
        except OSError:
            continue
        if int(fields[1]) == pid and fields[0] != "Z" and part in command:
            found.append(int(status.parent.name))
    return found
