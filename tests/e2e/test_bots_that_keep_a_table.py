"""`greed bot join --keep`: a bot opens tables in a lobby and plays anyone who sits down."""

import asyncio
import signal
import sys
import time

import pytest
from tests.support.guests import joining as starting
from tests.support.servers import free_port, serving

from greed.bots import bot
from greed.cli.app import run
from greed.client import AsyncClient, Client, RoomState, Unreachable, calls
from greed.client._decider import AGAIN, CALLED, GET_READY, Hosting
from greed.client.keeper import Keeper
from greed.wire import MoveRequest, SeatSetup

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C needs POSIX")
QUICK = ("--keep", "--sheet", "koans(target=1000)")


@pytest.fixture(scope="module")
def hall(tmp_path_factory):
    folder = tmp_path_factory.mktemp("hall")
    with serving(
        str(folder / "g.sqlite"), folder, GREED_LOBBY="20", GREED_LOBBY_PER_CLIENT="0"
    ) as server:
        yield server


@pytest.fixture
def keeping(hall, tmp_path, monkeypatch):
    """Start a bot that keeps a table open; it ends with the test."""
    monkeypatch.setenv("GREED_HOME", str(tmp_path / "home"))
    guests = []

    def keep(*more, url=hall.url, name="Keeper", **options):
        log = tmp_path / f"log-{name}"
        guests.append(starting(url, *QUICK, *more, bot="bold", log=log, name=name, **options))
        return guests[-1]

    yield keep
    for guest in guests:
        guest.kill()
        guest.wait()


def tables(url, name="Keeper"):
    shown = Client(url).ask(calls.lobby()).tables
    return [table for table in shown if any(p.name == name for p in table.players)]


def eventually(found, seconds=40):
    last = time.monotonic() + seconds
    while not (value := found()):
        assert time.monotonic() < last
        time.sleep(0.1)
    return value


def play(url, code, name="Ann"):
    """Sit down at a table and play to the end; return the room."""
    guest = Client(url)
    guest.token = guest.ask(calls.join(code, name)).token
    return guest, play_on(guest, code)


def play_on(guest, code):
    """Play to the end; return the room."""
    room = RoomState()
    for room in guest.follow(code):
        if room.mine and room.game is not None:
            move = MoveRequest(move=room.game.legal[-1], ply=room.game.ply, id=str(room.seq))
            guest.ask(calls.move(code, move))
    return room


def test_a_bot_keeps_a_table_open_and_plays_one_game_after_the_other(hall, keeping):
    keeping()
    first = eventually(lambda: tables(hall.url))[0]
    assert first.program is True
    assert [(p.name, p.kind) for p in first.players] == [("Keeper", "program")]
    _, room = play(hall.url, first.code)
    assert room.room.status == "over"
    second = eventually(lambda: tables(hall.url))[0]
    assert second.code != first.code
    _, room = play(hall.url, second.code)
    assert room.room.status == "over"


def test_a_rematch_is_played_by_the_bot(hall, keeping):
    keeping(name="Again")
    table = eventually(lambda: tables(hall.url, "Again"))[0]
    guest, _ = play(hall.url, table.code)
    code = guest.ask(calls.rematch(table.code)).room.code
    room = play_on(guest, code)
    assert room.room.status == "over"
    assert room.room.listed is False


def test_as_many_games_at_once_as_asked_for_and_not_one_more(hall, keeping):
    keeping("--games", "2", name="Busy")
    guests = []
    for _ in range(2):
        table = eventually(lambda: tables(hall.url, "Busy"))[0]
        guests.append(Client(hall.url))
        guests[-1].token = guests[-1].ask(calls.join(table.code, "Ann")).token
        eventually(lambda code=table.code: guests[-1].ask(calls.look(code)).game)
    time.sleep(1.5)
    assert tables(hall.url, "Busy") == []


def test_each_game_that_is_offered_has_a_table_of_its_own(hall, keeping):
    keeping("--sheet", "classic", name="Both")
    eventually(
        lambda: {t.sheet for t in tables(hall.url, "Both")} == {"koans(target=1000)", "classic"}
    )


def test_ctrl_c_closes_the_table_that_waits(hall, keeping):
    bot = keeping(name="Gone")
    code = eventually(lambda: tables(hall.url, "Gone"))[0].code
    bot.send_signal(signal.SIGINT)
    assert bot.wait(20) != 0
    eventually(lambda: not tables(hall.url, "Gone"))
    assert Client(hall.url).ask(calls.look(code)).room.status == "abandoned"


def test_a_bot_that_was_killed_goes_on_with_its_game_and_opens_no_second_table_for_it(
    hall, keeping
):
    bot = keeping(name="Killed")
    code = eventually(lambda: tables(hall.url, "Killed"))[0].code
    guest = Client(hall.url)
    guest.token = guest.ask(calls.join(code, "Ann")).token
    eventually(lambda: guest.ask(calls.look(code)).game)
    bot.kill()
    bot.wait()
    keeping(name="Killed")
    room = play_on(guest, code)
    assert room.room.status == "over"


def test_a_bot_outlives_the_restart_of_its_server(keeping, tmp_path):
    with serving(str(tmp_path / "g.sqlite"), tmp_path, GREED_LOBBY="5") as server:
        keeping(url=server.url, name="Tough")
        code = eventually(lambda: tables(server.url, "Tough"))[0].code
        server.kill()
        server.start()
        _, room = play(server.url, code)
        assert room.room.status == "over"


def test_a_bot_that_finds_no_place_in_the_lobby_says_so_and_waits_for_one(keeping, tmp_path):
    with serving(str(tmp_path / "g.sqlite"), tmp_path, GREED_LOBBY="1") as server:
        host = Client(server.url)
        made = host.ask(calls.create([SeatSetup(name="Ann"), SeatSetup()], listed=True))
        keeping(url=server.url, name="Patient")
        log = tmp_path / "log-Patient"
        eventually(lambda: "no table for now: the lobby is full" in log.read_text())
        host.token = made.token
        host.ask(calls.list_room(made.snapshot.room.code or "", listed=False))
        eventually(lambda: tables(server.url, "Patient"))


def test_a_bot_waits_for_its_server_to_come_back():
    said = []
    keeper = Keeper(
        f"http://127.0.0.1:{free_port()}", lambda: bot("bold"), "Alone", games=1, patience=3.5,
        tell=lambda _, words: said.append(words),
    )  # fmt: skip
    with pytest.raises(Unreachable):
        keeper.play()
    assert len(said) >= 1
    assert all("trying again" in words for words in said)


def shows(lobby, code):
    return code in {table.code for table in lobby.tables}


def test_a_program_follows_the_lobby(hall):
    host = Client(hall.url)
    lists = host.lobby(wait=5.0)
    next(lists)
    made = host.ask(calls.create([SeatSetup(name="Ann"), SeatSetup()], listed=True))
    code, host.token = made.snapshot.room.code or "", made.token
    assert any(shows(lobby, code) for lobby in lists)
    host.ask(calls.list_room(code, listed=False))
    assert not all(shows(lobby, code) for lobby in lists)


def test_an_asynchronous_program_follows_the_lobby(hall):
    async def follow():
        host = AsyncClient(hall.url)
        lists = host.lobby(wait=5.0)
        await anext(lists)
        made = await host.ask(calls.create([SeatSetup(name="Bob"), SeatSetup()], listed=True))
        async for lobby in lists:
            if shows(lobby, made.snapshot.room.code):
                return

    asyncio.run(asyncio.wait_for(follow(), 60))


class Shown:
    """A room as a host sees it."""

    def __init__(self, status, kinds=("person", "person"), ply=None):
        from types import SimpleNamespace as Thing

        seats = [Thing(kind=kind, device="") for kind in kinds]
        self.room = Thing(status=status, seats=seats, dice=Thing(mode="real", devices=()))
        self.game = None if ply is None else Thing(ply=ply, seat=1)


@pytest.mark.parametrize(
    ("shown", "seconds", "asked"),
    [
        (Shown("open"), 2 * AGAIN, "start"),
        (Shown("open", ("person", "open")), 10 * GET_READY, None),
        (Shown("starting"), GET_READY - 5, None),
        (Shown("starting"), GET_READY + 5, "abandon"),
        (Shown("playing", ply=7), 595, None),
        (Shown("playing", ply=7), 605, "call"),
        (Shown("playing", ply=7), 605 + CALLED, "abandon"),
    ],
    ids=["full", "waiting", "starting", "stuck", "slow", "away", "gone"],
)
def test_a_host_starts_what_is_full_and_leaves_what_is_dead(monkeypatch, shown, seconds, asked):
    now = [1000.0]
    monkeypatch.setattr("greed.client.keeper.time.monotonic", lambda: now[0])
    paths = []

    server = Client("http://127.0.0.1:9")
    monkeypatch.setattr(server, "ask", lambda call: paths.append(call.path.rpartition("/")[2]))
    hosting = Hosting(server, "CODE", 600.0)
    hosting.look(shown)
    now[0] += seconds
    hosting.look(shown)
    assert paths == ([asked] if asked else [])


@pytest.mark.parametrize(
    ("given", "said"),
    [(["http://127.0.0.1:9/ABCD"], "give the address of the server alone"),
     (["http://127.0.0.1:9", "--seat", "2"], "--seat goes with a room's code"),
     (["http://127.0.0.1:9", "--seats", "12", "--sheet", "basic"], "8 players, not 12"),
     (["http://127.0.0.1:9", "--clock", "2"], "at least 5 seconds"),
     (["http://127.0.0.1:9", "--sheet", "nothing"], "nothing")],
    ids=["room", "seat", "seats", "clock", "sheet"],
)  # fmt: skip
def test_what_makes_no_sense_with_keep_is_refused_at_once(capsys, given, said):
    assert run(["bot", "join", *given, "--keep"]) == 2
    shown = capsys.readouterr()
    assert said in shown.out + shown.err


def test_a_server_without_a_lobby_is_no_place_for_it(server, capsys):
    assert run(["bot", "join", server.url, "--keep"]) == 1
    shown = capsys.readouterr()
    assert "this server has no lobby" in shown.out + shown.err
