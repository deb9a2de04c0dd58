"""`greed.client`, plain and asynchronous, at a real server."""

import asyncio
import inspect
import subprocess
import sys
import threading

import msgspec
import pytest
from tests.support.guests import Room
from tests.support.servers import Server

import greed
from greed.bots import bot
from greed.client import (
    AsyncClient,
    Client,
    NotUnderstood,
    Refused,
    RoomState,
    Unreachable,
    calls,
)
from greed.core.position import parse_position
from greed.sheets import load
from greed.wire import MoveRequest, Pong, SeatSetup, SnapshotMessage, Update

SHEET = "koans(target=1000)"
ANN_AND_BOLD = (SeatSetup(name="Ann"), SeatSetup(bot="bold"))


def decided(room):
    """Return the move of a bot for a room in which it is our turn."""
    game = room.game
    if game.phase == "throw":
        move = "throw"
    else:
        state = parse_position(game.position, load)
        move = str(bot("bold").choose(state))
    return MoveRequest(move=move, ply=game.ply, id=f"m{game.ply}")


def test_a_plain_program_plays_a_game_of_forty_lines(server):
    client = Client(server.url)
    made = client.ask(calls.create(ANN_AND_BOLD, SHEET, start=True))
    code = made.snapshot.room.code or ""
    client.token = made.token
    for room in client.follow(code):
        if room.mine:
            client.ask(calls.move(code, decided(room)))
    assert room.room.status == "over"
    record = greed.from_jsonl(client.ask(calls.record(code)))
    assert [*greed.replay(record)][-1].over


def test_an_asynchronous_program_plays_two_games_at_once(server):
    async def game(client):
        made = await client.ask(calls.create(ANN_AND_BOLD, SHEET, start=True))
        code = made.snapshot.room.code or ""
        mine = AsyncClient(server.url, made.token)
        async for room in mine.follow(code):
            if room.mine:
                await mine.ask(calls.move(code, decided(room)))
        return room.room.status

    async def both():
        client = AsyncClient(server.url)
        return await asyncio.gather(game(client), game(client))

    assert asyncio.run(both()) == ["over", "over"]


def test_a_refusal_says_why_and_what_is_legal(server):
    client = Client(server.url)
    made = client.ask(calls.create(ANN_AND_BOLD, SHEET, first=0, start=True))
    client.token = made.token
    with pytest.raises(Refused, match="dice must fall first") as refused:
        client.ask(calls.move(made.snapshot.room.code or "", MoveRequest(move="bank", ply=0)))
    assert refused.value.problem.code == "illegal"


def test_a_room_that_does_not_exist_is_refused_over_both_ways(server):
    client = Client(server.url)
    with pytest.raises(Refused):
        client.ask(calls.look("ZZZZZZZZ"))
    with pytest.raises(Refused):
        next(client.follow("ZZZZZZZZ"))


def test_a_server_that_is_not_there_is_told_after_the_patience():
    with pytest.raises(Unreachable):
        Client("http://127.0.0.1:9", patience=0.2).ask(calls.info())
    with pytest.raises(Unreachable):
        next(Client("http://127.0.0.1:9", patience=0.2).follow("2MH9RNKT"))


def test_whoever_follows_a_room_misses_no_step_when_the_server_is_killed(tmp_path):
    with Server(str(tmp_path / "g.sqlite"), tmp_path) as server:
        room = Room(server.url, 2, sheet=SHEET)
        steps: list[int] = []

        def follow():
            for seen in Client(server.url).follow(room.code):
                steps.extend(step.seq for step in seen.steps)
                if len({seat.name for seat in seen.room.seats}) == 2:
                    return

        thread = threading.Thread(target=follow)
        thread.start()
        room.client.ask(calls.join(room.code, "Ann"))
        server.kill()
        server.start()
        room.client.ask(calls.join(room.code, "Bob"))
        thread.join(30)
    assert steps == [1, 2, 3]


def test_every_request_of_the_server_has_a_call(server):
    move = MoveRequest(move="roll", ply=0)
    some = {"str": "X", "int": 1, "Iterable[SeatSetup]": (), "MoveRequest": move}
    known = set()
    for name in calls.__all__:
        if inspect.isfunction(make := getattr(calls, name)):
            needed = [
                p for p in inspect.signature(make).parameters.values() if p.default is p.empty
            ]
            call = make(*(some.get(p.annotation) for p in needed))
            known.add((call.method, call.path.partition("?")[0]))
    document = server.ask("/api/schema/openapi.json")["paths"]
    asked = {
        (
            method.upper(),
            path.replace("{code}", "X").replace("{seat}", "1").replace("{fingerprint}", "X"),
        )
        for path, operations in document.items()
        for method in operations
    }
    without = {
        ("GET", "/health"), ("GET", "/metrics"), ("GET", "/api/rooms/X/qr.svg"),
        ("GET", "/api/rooms/X/stream"), ("GET", "/api/sheets"), ("GET", "/api/bots"),
        ("GET", "/api/sheets/schema"), ("POST", "/api/meetings"),
        ("GET", "/api/meetings/{name}"), ("POST", "/api/meetings/{name}"),  # phones meet there
    }  # fmt: skip
    assert asked - known == without
    assert known <= asked


def test_many_threads_may_ask_for_the_first_time_at_once(server):
    code = Room(server.url, 2).code
    program = (
        "import sys, threading\n"
        "from greed.client import Client, calls\n"
        "url, code = sys.argv[1:]\n"
        "begin = threading.Barrier(30)\n"
        "def ask():\n"
        "    begin.wait()\n"
        "    Client(url).ask(calls.look(code)), Client(url).ask(calls.sheet_of(code))\n"
        "threads = [threading.Thread(target=ask) for _ in range(30)]\n"
        "[thread.start() for thread in threads]\n"
        "[thread.join() for thread in threads]\n"
    )
    asked = [sys.executable, "-c", program, server.url, code]
    assert [subprocess.run(asked).returncode for _ in range(3)] == [0, 0, 0]


def test_what_a_snapshot_has_said_already_changes_nothing(server):
    room, told, later = Room(server.url, 2), RoomState(), RoomState()
    with room.client.line(room.code) as line:
        told.take(line.receive(5) or Pong())
        room.client.ask(calls.join(room.code, "Ann"))
        update = line.receive(5)
        while not isinstance(update, Update):
            update = line.receive(5)
    later.take(SnapshotMessage(snapshot=room.client.ask(calls.look(room.code, since=0))))
    room.client.ask(calls.join(room.code, "Bob"))
    later.take(SnapshotMessage(snapshot=room.client.ask(calls.look(room.code, since=0))))
    assert not later.take(update)
    assert [seat.name for seat in later.room.seats] == ["Ann", "Bob"]
    with pytest.raises(NotUnderstood, match="some are missing"):
        RoomState().take(msgspec.structs.replace(update, steps=update.steps[-1:]))
