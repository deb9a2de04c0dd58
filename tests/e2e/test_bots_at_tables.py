"""Bots at the tables of a server: who plays there, what proves it, and what may break meanwhile."""

import random
import shlex
import sys
import time

import pytest
from tests.support.guests import EXAMPLES, Room, game_of
from tests.support.guests import joining as starting
from tests.support.servers import Server, serving

from greed.room import ask as asks

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs as bots need POSIX")


STEADY = f"cmd:sh {shlex.quote(str(EXAMPLES / 'steady.sh'))}"
"""A bot in another language."""


@pytest.fixture
def joining():
    """Start `greed bot join`; whatever still runs afterwards is ended."""
    guests = []

    def join(*given, **named):
        guests.append(starting(*given, **named))
        return guests[-1]

    yield join
    for guest in guests:
        guest.kill()
        guest.wait()


@pytest.mark.parametrize(
    ("url", "options", "status", "said"),
    [(None, {"seat": "9"}, 1, "this table has 2 seats, so seat 9 isn't one"),
     (None, {"bot": "cmd:./nothing-here"}, 1, "stopped: start"),
     (None, {"bot": f"cmd:{sys.executable} -c 1"}, 1, "stopped: start"),
     ("http://127.0.0.1:9", {}, 1, "doesn't answer: Connection refused"),
     ("127.0.0.1:8000", {}, 2, "write http://127.0.0.1:8000")],
    ids=["seat", "no program", "a program that ends", "no server", "no scheme"],
)  # fmt: skip
def test_a_bot_that_cannot_play_says_why_and_takes_no_seat(
    server, joining, tmp_path, url, options, status, said
):
    room = Room(server.url, 1, house="bold")
    given = {"bot": "bold", **options}
    guest = joining(url or server.url, room.code, log=tmp_path / "log", **given)
    assert guest.wait(30) == status
    assert said in (tmp_path / "log").read_text()
    assert room.look().seats[0].kind == "open"


def test_a_house_bot_and_two_programs_play_a_game_that_verifies(server, joining, tmp_path):
    room = Room(server.url, 2, house="cautious")
    guests = [
        joining(server.url, room.code, bot=bot, log=tmp_path / name, name=name)
        for bot, name in ((STEADY, "Sh"), ("bold", "House"))
    ]
    room.start()
    ended = room.end()
    assert [guest.wait(20) for guest in guests] == [0, 0]
    assert {seat.name for seat in ended.seats} == {"Sh", "House", "Cautious"}
    assert [device.took > 0 for device in room.verdict().devices] == [True, True]


def test_one_command_plays_in_several_rooms(server, joining, tmp_path):
    rooms = [Room(server.url, 1, house="bold") for _ in range(3)]
    link = f"{server.url}/{rooms[0].code}"
    guest = joining(link, *(r.code for r in rooms[1:]), bot="random", log=tmp_path / "log")
    for room in rooms:
        room.start()
    assert guest.wait(60) == 0
    assert {room.look().status for room in rooms} == {"over"}


@pytest.mark.parametrize("guests", [1, 2])
def test_a_command_that_was_killed_goes_on_at_its_seat(server, joining, tmp_path, guests):
    room = Room(server.url, guests, house="bold", sheet="official")
    if guests == 2:
        joining(server.url, room.code, bot="bold", log=tmp_path / "other", name="Other", seat="2")
    for pause in (0.2, 0.5, None):
        guest = joining(server.url, room.code, bot="random", log=tmp_path / "log", name="Bot")
        if pause == 0.2:
            room.start()
        if pause:
            time.sleep(pause)
            guest.kill()
        guest.wait(90)
    said = (tmp_path / "log").read_text()
    assert room.look().status == "over", said
    assert "back at seat 1 as 'Bot'" in said
    assert guests == 1 or room.verdict().rolls


def test_a_rematch_is_played_by_a_bot_that_stays(server, joining, tmp_path):
    room = Room(server.url, 1, house="bold")
    guest = joining(server.url, room.code, "--stay", bot="random", log=tmp_path / "log")
    room.start()
    room.end()
    room.code = room.ask(asks.Rematch()).room or ""
    room.end()
    guest.terminate()
    guest.wait(20)


def test_somebody_at_the_table_rolls_for_a_bot_and_types_the_dice_in(server, joining, tmp_path):
    room = Room(server.url, 1, house="bold", sheet="koans(target=300)", dice="real")
    guest = joining(server.url, room.code, bot="bold", log=tmp_path / "log", name="Bot")
    room.start()
    for dice in ("2 3 4 6 6", "2 3 4 6 6", "1 1 1 1 1"):
        view = room.wait(lambda view: view.status == "over" or game_of(view).phase == "throw")
        if view.status == "over":
            break
        room.ask(asks.Move(move=f"throw {dice}", ply=game_of(view).ply))
    while (view := room.look()).status != "over":
        if game_of(view).phase == "throw":
            thrown = " ".join(["1"] * game_of(view).turn.dice)
            room.ask(asks.Move(move=f"throw {thrown}", ply=game_of(view).ply))
    assert guest.wait(30) == 0
    assert "somebody at the table rolls for the bot" in (tmp_path / "log").read_text()


def test_a_slow_program_is_hurried_by_the_clock_of_the_room(server, joining, tmp_path):
    slow = tmp_path / "slow.py"
    slow.write_text(
        "import sys, time\n"
        "for line in sys.stdin:\n"
        "    if line.startswith('hello'): print('bot slow', flush=True)\n"
        "    elif line.startswith('choose'): time.sleep(60)\n",
        "utf-8",
    )
    room = Room(server.url, 1, house="bold", clock=5)
    bot = f"cmd:{sys.executable} -S {slow}"
    guest = joining(server.url, room.code, bot=bot, log=tmp_path / "log", name="Slow")
    room.start()
    assert guest.wait(60) == 1
    said = (tmp_path / "log").read_text()
    assert "no answer within" in said
    assert "the bot failed 3 times in this game" in said


@pytest.mark.parametrize("games", [2, 30])
def test_two_servers_a_house_bot_and_a_program_play_on_through_kills(joining, tmp_path, games):
    chance = random.Random(7)
    with (
        serving(str(tmp_path / "1.sqlite"), tmp_path) as one,
        serving(str(tmp_path / "2.sqlite"), tmp_path) as two,
    ):
        servers: list[Server] = [one, two]
        rooms = [
            Room(servers[number % 2].url, 2, sheet="official(target=5000)")
            for number in range(games)
        ]
        guests = [
            joining(
                server.url, *(r.code for r in rooms if r.client.url == server.url), bot=bot,
                log=tmp_path / f"{name}-{number}", name=name,
            )
            for number, server in enumerate(servers)
            for bot, name in ((STEADY, "Sh"), ("bold", "House"))
        ]  # fmt: skip
        for room in rooms:
            room.start()
        for _ in range(max(1, games // 10)):
            time.sleep(0.2 + chance.random())
            broken = chance.choice(servers)
            broken.kill()
            time.sleep(chance.random())
            broken.start()
        logs = {path.name: path.read_text()[-2000:] for path in tmp_path.glob("*-[01]")}
        assert [guest.wait(60 + 10 * games) for guest in guests] == [0] * 4, logs
        assert {room.look().status for room in rooms} == {"over"}
        assert all(room.verdict().rolls for room in rooms)
