"""Databases that are locked, full or damaged: said plainly by the server, and nothing leaks."""

import logging
import sqlite3
from contextlib import closing

import pytest
from tests.attacks.conftest import TWO, bearer

from greed.cli.app import run as run_command
from greed.store import Store
from greed.web import logs

QUOTED = "2MH9RNCODE"
THROW = {"do": "move", "move": "throw", "ply": 0}


@pytest.fixture
def run(capsys):
    """Run the server with options that should end it at once; return status and what it said."""

    def running(*options):
        command = ["serve", "--host", "127.0.0.1", "--port", "0", *options]
        return run_command(command), *capsys.readouterr()

    return running


@pytest.fixture
def heard():
    """Collects what is logged, as it is written to the log of a server."""
    lines = []

    class Listener(logging.Handler):
        def emit(self, record):
            if not record.name.startswith("http"):  # the client's own
                lines.append(self.format(record))

    listener = Listener()
    listener.setFormatter(logs.JsonLines())
    logging.getLogger().addHandler(listener)
    yield lines
    logging.getLogger().removeHandler(listener)


def test_a_locked_database_is_busy_and_no_code_is_logged(served, tmp_path, heard, monkeypatch):
    opened = Store.open
    monkeypatch.setattr(Store, "open", lambda *given: opened(*given, patience=0.05))
    with served(rate=0) as client:
        seated = client.post("/api/rooms", json=TWO).json()
        room = seated["view"]
        path = f"/api/rooms/{room['code']}"
        other = sqlite3.connect(tmp_path / "g.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        moved = client.post(path, json=THROW, headers=bearer(seated["token"]))
        made = client.post("/api/rooms", json=TWO)
        health = client.get("/health")
        other.execute("ROLLBACK")
        other.close()
        assert [answer.status_code for answer in (moved, made, health)] == [503, 503, 503]
        assert {answer.json()["code"] for answer in (moved, made, health)} == {"busy"}
        assert client.get("/health").status_code == 200
    said = "\n".join(heard)
    assert room["code"] not in said
    assert seated["token"] not in said


def test_no_log_quotes_an_error_whatever_it_holds():
    error = KeyError(QUOTED)
    error.__cause__ = ValueError(QUOTED)
    broken = (KeyError, error, None)
    line = logs.JsonLines().format(logging.LogRecord("a", 40, "f", 1, "broken", (), broken))
    assert QUOTED not in line
    assert "KeyError" in line
    assert "ValueError" in line


def test_what_asyncio_says_of_a_lost_error_is_not_quoted():
    message = f"Task exception was never retrieved\nfuture: <Task ValueError('{QUOTED}')>"
    record = logging.LogRecord("asyncio", 40, "f", 1, message, (), None)
    assert QUOTED not in logs.JsonLines().format(record)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--port", "99999"), "--port: expected a whole number <= 65535"),
        (("--database", "postgresql://nobody@127.0.0.1:9/none"), "cannot be opened"),
        (("--database", "/proc/none/g.sqlite"), "cannot open a database at /proc/none/g.sqlite"),
        (("--database", "/proc"), "/proc is a folder: name a file in it"),
        (("--database", "mysql://x/y"), "sqlite or postgresql"),
        (("--host", "192.0.2.1"), "cannot listen at 192.0.2.1"),
    ],
    ids=["port", "unreachable", "no-folder", "folder", "mysql", "host"],
)
def test_what_cannot_work_is_said_in_one_line_before_anything_is_announced(run, options, said):
    status, announced, refused = run(*options)
    assert (status, announced, refused.count("\n")) == (2, "", 1)
    assert said in refused


def test_the_health_of_a_server_whose_disk_is_full_is_not_good(served, tmp_path, monkeypatch):
    resource = pytest.importorskip("resource")
    monkeypatch.setattr("greed.store.store.PROBE", -1.0)
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    with served(rate=0) as client:
        client.post("/api/rooms", json=TWO)
        full = (tmp_path / "g.sqlite-wal").stat().st_size
        try:
            resource.setrlimit(resource.RLIMIT_FSIZE, (full, usual[1]))
            sick = client.get("/health")
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, usual)
        assert (sick.status_code, sick.json()["code"]) == (503, "busy")
        assert client.get("/health").status_code == 200


def garbled(database, change):
    """Change a database behind its server's back."""
    with closing(sqlite3.connect(database)) as stored, stored:
        stored.execute(change)


@pytest.mark.parametrize(
    "change",
    ["UPDATE log SET body = x'ff00' WHERE seq = 1", "UPDATE log SET body = '[{\"t\":\"undo\"}]'",
     "UPDATE log SET body = '[{\"t\":\"said\",\"body\":\"x\"}]'", "DELETE FROM log WHERE seq = 1",
     "UPDATE rooms SET setup = x'7b7d'", "UPDATE rooms SET setup = x'00ff'"],
    ids=["no JSON", "no such event", "no such entry", "a gap", "no setup", "no text"],
)  # fmt: skip
def test_a_damaged_room_is_refused_in_one_line_and_no_other_suffers(
    served, tmp_path, heard, change
):
    with served(rate=0) as client:
        made = client.post("/api/rooms", json={**TWO, "dice": "fair"}).json()
        shown = bearer(made["token"])
        path = f"/api/rooms/{made['view']['code']}"
        client.post(path, json=THROW, headers=shown)
    garbled(tmp_path / "g.sqlite", change)
    with served(rate=0) as client:
        heard.clear()
        answer = client.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_room")
        assert "damaged" in answer.json()["message"]
        assert client.post("/api/rooms", json=TWO).status_code == 201
    said = [line for line in heard if "damaged" in line]
    assert said
    assert not any("exception" in line or path[-8:] in line for line in heard)
