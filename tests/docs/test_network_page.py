"""What docs/network.md shows is run: its programs take a seat and play a game to its end."""

import shutil
import subprocess
import sys
import time

import pytest
from tests.support.guests import EXAMPLES, programs
from tests.support.servers import serving

from greed.cli.app import run

PAGE = (EXAMPLES.parent / "docs" / "network.md").read_text("utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("server")
    with serving(str(folder / "g.sqlite"), folder) as server:
        yield server


@pytest.fixture
def folder(tmp_path, monkeypatch):
    for name, text in programs("bots.md").items():
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)


def play(server, *command):
    """Let a program take the only open seat of a room; return how it ended, and what was said."""
    seats = [{}, {"bot": "cautious"}]
    made = server.ask("/api/rooms", {"sheet": "koans(target=1000)", "seats": seats})
    room = f"/api/rooms/{made['view']['code']}"
    guest = subprocess.Popen([*command, server.url, made["view"]["code"]], stdout=-1, stderr=-1)
    try:
        last = time.monotonic() + 60
        while server.ask(room)["seats"][0]["kind"] == "open":
            assert guest.poll() is None, guest.communicate()
            assert time.monotonic() < last
            time.sleep(0.05)
        server.ask(room, {"do": "start"}, made["token"])
        said, complaints = guest.communicate(timeout=60)
    finally:
        guest.kill()
    assert guest.returncode == 0, complaints
    return server.ask(room), said.decode()


@pytest.mark.parametrize("program", ["guest.py", "guest.mjs"])
def test_a_client_of_the_page_plays_a_game(server, program):
    assert f"{{literalinclude}} ../examples/{program}\n" in PAGE
    # Node 22 has WebSockets without being asked for them.
    node = (shutil.which("node"), "--experimental-websocket")
    runs = node if program.endswith("mjs") else (sys.executable,)
    if runs[0] is None:
        pytest.skip(f"THE CLIENT {program} OF docs/network.md WAS NOT TRIED: there is no node here")
    ended, said = play(server, *runs, EXAMPLES / program)
    assert ended["status"] == "over"
    assert said.strip() == ("won" if 0 in ended["game"]["winners"] else "over")


@pytest.mark.usefixtures("folder")
def test_the_class_of_the_page_about_bots_takes_a_seat(server):
    bot = [sys.executable, "-m", "greed", "bot", "join", "--bot", "mine:Hasty"]
    assert play(server, *bot)[0]["status"] == "over"


@pytest.mark.parametrize(
    ("given", "said"),
    [(["http://127.0.0.1:9"], "name a room"), (["ftp://x/ABC"], "not the address of a server"),
     (["http://x", "A/B"], "isn't the code of a room"), (["http://x", "A", "A"], "named twice"),
     (["http://x/A", "--bot", "nobody"], "unknown bot 'nobody'"),
     (["http://127.0.0.1:9/A", "--patience", "1"], "doesn't answer")],
    ids=["no-code", "no-server", "no-room", "twice", "no-bot", "no-answer"],
)  # fmt: skip
def test_a_command_that_cannot_work_says_what_to_do(capsys, given, said):
    code = run(["bot", "join", *given])
    shown = capsys.readouterr()
    assert said in shown.out + shown.err
    assert code == (1 if said == "doesn't answer" else 2)
