"""Killed in the middle of running games: nothing lost, nothing doubled, no throw repeated.

`GREED_CRASH_GAMES` and `GREED_CRASH_KILLS` size these tests: the defaults suit every run of the
tests, 200 games and 50 kills are for a change to the store.
"""

import asyncio
import os
import random

from tests.support.aftermath import check_room
from tests.support.phone import Phone
from tests.support.players import Player
from tests.support.postgres import own_postgres
from tests.support.sealed_players import SealedPlayer
from tests.support.servers import Server

GAMES = int(os.environ.get("GREED_CRASH_GAMES", "4"))
KILLS = int(os.environ.get("GREED_CRASH_KILLS", "2"))
PATIENCE = 120 + GAMES * 2 + KILLS * 30


SHEETS = ("official(target=4000)", "koans", "classic+zilch(target=4000)")


def rooms(server, ports):
    """Make rooms; everyone plays a sheet of its own, one in three against a bot.

    Every second room is played by two devices that make its dice together.
    """
    players = []
    for number in range(GAMES):
        if number % 2:
            players += sealed_room(server, ports, number)
            continue
        other = {"bot": "bold"} if number % 3 == 2 else {"name": "Bob"}
        made = server.ask(
            "/api/rooms",
            {"sheet": SHEETS[number % 3], "seats": [{"name": "Ann"}, other], "start": True},
        )
        code = made["snapshot"]["room"]["code"]
        players.append(Player(ports, code, made["token"], number))
    return players


def sealed_room(server, ports, number):
    """Make a room in which two devices make the dice, and start it."""
    made = server.ask(
        "/api/rooms",
        {
            "sheet": ("koans", "koans(target=2000)", "basic(target=2500)")[number % 3],
            "seats": [{"name": "Ann"}, {}, *([{"bot": "bold"}] if number % 3 == 2 else [])],
        },
    )
    room = made["snapshot"]["room"]
    path, game = f"/api/rooms/{room['code']}", room["dice"]["game"]
    token = server.ask(f"{path}/seats", {"name": "Bob"})["token"]
    phones = [Phone(each, game, length=2000) for each in (made["token"], token)]
    for phone in phones:
        server.ask(f"{path}/seal", phone.seal(), phone.token)
    server.ask(f"{path}/start", {}, made["token"])
    return [
        SealedPlayer(ports, room["code"], phone, number * 2 + seat)
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


def check_all(server, players):
    assert all(player.over for player in players)
    assert sum(check_room(server, player) for player in players) > GAMES


def test_a_server_on_sqlite_that_is_killed_again_and_again_loses_nothing(tmp_path):
    with Server(str(tmp_path / "g.sqlite"), tmp_path) as server:
        players = rooms(server, [server.port])

        async def disturb(progress):
            for _ in range(KILLS):
                await a_while(progress, GAMES)
                server.kill()
                server.start(wait=False)

        asyncio.run(all_play(players, disturb))
        check_all(server, players)


def test_of_two_servers_on_one_postgresql_one_may_be_killed(postgres, tmp_path):
    database = postgres.database()
    with Server(database, tmp_path) as one, Server(database, tmp_path) as two:
        players = rooms(one, [one.port, two.port])

        async def disturb(progress):
            for number in range(KILLS):
                await a_while(progress, GAMES)
                victim = (one, two)[number % 2]
                victim.kill()
                await a_while(progress, 1)  # the other goes on alone
                victim.start(wait=False)

        asyncio.run(all_play(players, disturb))
        one.wait()
        check_all(one, players)


def test_a_database_that_is_killed_and_started_again_loses_nothing(tmp_path):
    with own_postgres() as postgres, Server(postgres.database(), tmp_path) as server:
        players = rooms(server, [server.port])

        async def disturb(progress):
            for _ in range(max(1, KILLS // 2)):
                await a_while(progress, GAMES)
                postgres.kill()
                await asyncio.sleep(0.3)
                await asyncio.to_thread(postgres.restart)

        asyncio.run(all_play(players, disturb))
        check_all(server, players)
