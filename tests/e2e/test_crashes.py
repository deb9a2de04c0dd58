"""Killed in the middle of running games: nothing lost, nothing doubled, no throw repeated.

`GREED_CRASH_GAMES` and `GREED_CRASH_KILLS` size these tests: the defaults suit every run of the
tests, 200 games and 50 kills are for a change to the store.
"""

import asyncio
import os
import random
import re
import shutil
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.support.aftermath import check_rooms
from tests.support.phone import Phone
from tests.support.players import Player
from tests.support.postgres import own_postgres
from tests.support.servers import Server, free_port

GAMES = int(os.environ.get("GREED_CRASH_GAMES", "4"))
KILLS = int(os.environ.get("GREED_CRASH_KILLS", "2"))
PATIENCE = 120 + GAMES * 2 + KILLS * 30
SHEETS = ("official(target=4000)", "koans", "classic+zilch(target=4000)")
NGINX = shutil.which("nginx")
CONF = (Path(__file__).parents[2] / "examples" / "nginx.conf").read_text("utf-8")


def rooms(server, ports):
    """Make rooms; everyone plays a sheet of its own, one in three against a bot.

    Every second room is played by two devices that make its dice together. Rooms take turns in
    which port they try first.
    """
    players = []
    for number in range(GAMES):
        first = number // 2 % len(ports)
        here = [*ports[first:], *ports[:first]]
        if number % 2:
            players += sealed_room(server, here, number)
            continue
        other = {"bot": "bold"} if number % 3 == 2 else {"name": "Bob"}
        seats = [{"name": "Ann"}, other]
        made = server.ask(
            "/api/rooms", {"sheet": SHEETS[number % 3], "seats": seats, "start": True}
        )
        players.append(Player(here, made["view"]["code"], made["token"], f"{number}"))
    return players


def sealed_room(server, ports, number):
    """Make a room in which two devices make the dice, and start it."""
    sheet = ("koans", "koans(target=2000)", "basic(target=2500)")[number % 3]
    seats = [{"name": "Ann"}, {}, *([{"bot": "bold"}] if number % 3 == 2 else [])]
    made = server.ask("/api/rooms", {"sheet": sheet, "seats": seats})
    code, game = made["view"]["code"], made["view"]["dice"]["game"]
    path = f"/api/rooms/{code}"
    token = server.ask(path, {"do": "sit", "name": "Bob"})["token"]
    phones = [Phone(each, game, length=2000) for each in (made["token"], token)]
    for phone in phones:
        server.ask(path, phone.seal(), phone.token)
    server.ask(path, {"do": "start"}, made["token"])
    return [
        Player(ports, code, phone.token, f"{number}.{seat}", phone)
        for seat, phone in enumerate(phones)
    ]


async def all_play(players, disturb):
    """Let everybody play while something else goes wrong; then let everybody finish."""
    async with asyncio.timeout(PATIENCE):
        games = [asyncio.create_task(player.play()) for player in players]
        await disturb(lambda: sum(len(player.promised) for player in players))
        await asyncio.gather(*games)


async def a_while(progress, moves):
    """Wait until so many moves more were acknowledged, for a crash must hit running games."""
    goal = progress() + moves
    for _ in range(6_000):
        if progress() >= goal:
            break
        await asyncio.sleep(0.01)
    else:
        raise TimeoutError(f"no game went on: {progress()} moves")
    await asyncio.sleep(random.random() / 20)


def test_a_server_on_sqlite_that_is_killed_again_and_again_loses_nothing(tmp_path):
    database = str(tmp_path / "g.sqlite")
    with Server(database, tmp_path) as server:
        players = rooms(server, [server.port])

        async def disturb(progress):
            for _ in range(KILLS):
                await a_while(progress, GAMES)
                server.kill()
                server.start(wait=False)

        asyncio.run(all_play(players, disturb))
        check_rooms(server, database, players)


async def kill_in_turn(servers, progress):
    """Kill one of two servers after the other, while the games go on."""
    for number in range(KILLS):
        await a_while(progress, GAMES)
        victim = servers[number % 2]
        victim.kill()
        await a_while(progress, 1)  # the other goes on alone
        victim.start(wait=False)


def test_of_two_servers_on_one_postgresql_one_may_be_killed(postgres, tmp_path):
    database = postgres.database()
    with Server(database, tmp_path) as one, Server(database, tmp_path) as two:
        players = rooms(one, [one.port, two.port])
        asyncio.run(all_play(players, lambda progress: kill_in_turn((one, two), progress)))
        one.wait()
        check_rooms(one, database, players)


@contextmanager
def nginx(folder, *ports):
    """Run nginx as examples/nginx.conf has it before these servers, without TLS; yield its port."""
    assert NGINX
    own = free_port()
    served = CONF[: CONF.index("server {\n    listen 80;")] + CONF[CONF.rindex("server {") :]
    served = re.sub(r" *ssl_certificate.*\n", "", served)
    served = served.replace("listen 443 ssl", f"listen 127.0.0.1:{own}")
    for named, port in zip(re.findall(r"127\.0\.0\.1:(800\d)", served), ports, strict=True):
        served = served.replace(f"127.0.0.1:{named}", f"127.0.0.1:{port}")
    paths = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    scratch = "".join(f"{name}_temp_path {folder};\n" for name in paths)
    conf = folder / "nginx.conf"
    conf.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/nginx.log;\n"
        f"events {{}}\nhttp {{ access_log off;\n{scratch}{served} }}\n"
    )
    with subprocess.Popen([NGINX, "-e", folder / "nginx.log", "-c", conf]) as process:
        try:
            time.sleep(0.5)
            assert process.poll() is None, (folder / "nginx.log").read_text()
            yield own
        finally:
            process.terminate()


@pytest.mark.skipif(NGINX is None, reason="examples/nginx.conf WAS NOT TRIED: there is no nginx")
def test_behind_nginx_one_of_two_processes_may_be_killed_under_load(postgres, tmp_path):
    database = postgres.database()
    with (
        Server(database, tmp_path) as one,
        Server(database, tmp_path) as two,
        nginx(tmp_path, one.port, two.port) as port,
    ):
        proxied = Server(database, tmp_path)
        proxied.url = f"http://127.0.0.1:{port}"
        players = rooms(proxied, [port])
        codes = {player.code for player in players}
        asyncio.run(all_play(players, lambda progress: kill_in_turn((one, two), progress)))
        one.wait()
        led = [_rooms_asked(server.log.read_text()) for server in (one, two)]
        check_rooms(one, database, players)
    assert len(codes) == GAMES
    assert all(led), "nginx leads all rooms to one process"


def _rooms_asked(log):
    return log.count('"POST /api/rooms')


def test_a_database_that_is_killed_and_started_again_loses_nothing(tmp_path):
    with own_postgres() as postgres:
        database = postgres.database()
        with Server(database, tmp_path) as server:
            players = rooms(server, [server.port])

            async def disturb(progress):
                for _ in range(max(1, KILLS // 2)):
                    await a_while(progress, GAMES)
                    postgres.kill()
                    await asyncio.sleep(0.3)
                    await asyncio.to_thread(postgres.restart)

            asyncio.run(all_play(players, disturb))
            check_rooms(server, database, players)
