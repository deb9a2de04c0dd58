"""`greed.client` at a real server: rooms over HTTP, a table over its socket."""

import subprocess
import sys
import threading
from functools import partial

import pytest
from tests.support.guests import Room, game_of
from tests.support.servers import Server, free_port

import greed
from greed.bots import bot
from greed.client import Client, NotUnderstood, Refused, Table, Unreachable
from greed.client.device import Kept
from greed.room import Create, SeatSetup
from greed.room import ask as asks
from greed.room.told import SeatChanged
from greed.web.messages import DoneMessage

ANN_AND_BOLD = (SeatSetup(name="Ann"), SeatSetup(bot="bold"))
QUICK = Create(seats=ANN_AND_BOLD, sheet="koans(target=1000)", first=0, start=True)


def decided(table):
    """Return the move of a bot for a table at which it is our turn."""
    game = game_of(table.view)
    return "throw" if game.phase == "throw" else str(bot("bold").choose(table.state))


def begun(server):
    """Return the code of a game with a bot, and the token that plays there."""
    made = Client(server.url).create(QUICK)
    return made.code, made.token


def play(table):
    """Play to the end."""
    for _ in table:
        if table.mine:
            table.move(decided(table))
    return table.view


def test_a_game_alone_with_a_bot_is_played_and_recorded(server):
    with Table(server.url, *begun(server)) as table:
        assert play(table).status == "over"
        record = greed.from_jsonl(table.client.record(table.code))
    assert [*greed.replay(record)][-1].over


def is_past(ply, view):
    return view.status == "over" or game_of(view).ply > ply


def test_two_programs_whose_devices_make_the_dice_outlive_the_death_of_their_server(tmp_path):
    with Server(str(tmp_path / "g.sqlite"), tmp_path) as server:
        room = Room(server.url, 2, sheet="koans(target=3000)")
        played = []

        def guest():
            with Table(server.url, room.code) as table:
                table.sit("Guest")
                played.append(play(table))

        threads = [threading.Thread(target=guest) for _ in range(2)]
        for thread in threads:
            thread.start()
        room.start()
        for ply in (5, 20):
            room.wait(partial(is_past, ply))
            server.kill()
            server.start()
        for thread in threads:
            thread.join(60)
        assert [view.status for view in played] == ["over", "over"]
        assert [one.took for one in room.verdict().devices] == [len(room.verdict().rolls)] * 2


def test_whoever_watches_hears_every_step_once_when_the_server_is_killed(tmp_path):
    with Server(str(tmp_path / "g.sqlite"), tmp_path) as server:
        room = Room(server.url, 2)
        heard: list[str] = []

        def watch():
            with Table(server.url, room.look().watch) as table:
                there.set()
                for view in table:
                    told = [news.what for news in view.news]
                    heard.extend(it.name for it in told if isinstance(it, SeatChanged) and it.name)
                    if all(seat.name for seat in view.seats):
                        return

        there = threading.Event()
        thread = threading.Thread(target=watch)
        thread.start()
        assert there.wait(10)
        room.ask(asks.Sit(name="Ann"))
        server.kill()
        server.start()
        room.ask(asks.Sit(name="Bob"))
        thread.join(30)
    assert heard == ["Ann", "Bob"]


def test_what_is_asked_again_after_a_break_is_done_once(tmp_path):
    with (
        Server(str(tmp_path / "g.sqlite"), tmp_path) as server,
        Table(server.url, *begun(server)) as table,
    ):
        server.kill()
        threading.Timer(0.5, server.start).start()
        assert table.move("throw").ply == 1
        assert game_of(table.view).ply == 1


def test_a_table_keeps_its_hold_on_the_seats_that_it_took(server):
    room = Room(server.url, 2)
    with Table(server.url, room.code) as table:
        assert [table.sit("Ann"), table.sit("Bob", 1)] == [0, 1]
        assert table.view.you.seats == (0, 1)
        assert [seat.program for seat in table.view.seats] == [True, True]
        assert not table.mine
        with pytest.raises(NotUnderstood, match="has not begun"):
            table.state  # noqa: B018 -- what it raises
    with Table(server.url, room.code, *table.client.tokens) as again:
        assert again.view.you.seats == (0, 1)


def test_a_client_looks_and_asks_without_a_socket(server):
    client = Client(server.url)
    assert client.info().version == greed.__version__
    with pytest.raises(Refused, match="no lobby"):
        client.lobby()
    code, token = begun(server)
    mine = Client(server.url, token)
    assert mine.sheet(code).rules["target"] == 1000
    answer = mine.ask(code, asks.Move(move="throw", ply=0))
    assert isinstance(answer, DoneMessage)
    assert game_of(mine.look(code)).ply == answer.ply


@pytest.mark.parametrize(
    ("asked", "code", "said"),
    [(asks.Move(move="bank", ply=0), "illegal", "dice must fall first"),
     (asks.Move(move="throw", ply=7), "stale", ""), (asks.Rematch(), "wrong_phase", ""),
     (asks.Stand(seat=0), "wrong_phase", "")],
)  # fmt: skip
def test_a_refusal_says_why_over_both_ways(server, asked, code, said):
    code_of_room, token = begun(server)
    client = Client(server.url, token)
    with Table(server.url, code_of_room, token) as table:
        for ask in (table.ask, lambda one: client.ask(table.code, one)):
            with pytest.raises(Refused) as refused:
                ask(asked)
            assert refused.value.problem.code == code
            assert said in str(refused.value)


def test_a_room_that_does_not_exist_is_refused_over_both_ways(server):
    with pytest.raises(Refused, match="does not exist"):
        Client(server.url).look("ZZZZZZZZ")
    with pytest.raises(Refused, match="does not exist"), Table(server.url, "ZZZZZZZZ", "x"):
        pass


def test_a_server_that_is_not_there_is_told_at_once_and_waited_for_by_those_with_a_seat():
    url = f"http://127.0.0.1:{free_port()}"
    with pytest.raises(Unreachable):
        Client(url).info()
    for tokens in ((), ("seat",)):
        with pytest.raises(Unreachable), Table(url, "2MH9RNKT", *tokens, patience=0.2):
            pass


def test_many_threads_may_ask_for_the_first_time_at_once(server):
    code = Room(server.url, 2).code
    program = (
        "import sys, threading\n"
        "from greed.client import Client\n"
        "url, code = sys.argv[1:]\n"
        "begin = threading.Barrier(30)\n"
        "def ask():\n"
        "    begin.wait()\n"
        "    Client(url).look(code), Client(url).sheet(code)\n"
        "threads = [threading.Thread(target=ask) for _ in range(30)]\n"
        "[thread.start() for thread in threads]\n"
        "[thread.join() for thread in threads]\n"
    )
    asked = [sys.executable, "-c", program, server.url, code]
    assert [subprocess.run(asked).returncode for _ in range(3)] == [0, 0, 0]


def test_a_device_that_restarts_while_the_first_roll_is_made_takes_part_in_it(server):
    """However much happened before: a newcomer is told of the latest steps alone."""
    made = Client(server.url).create(Create(seats=(SeatSetup(name="Ann"), SeatSetup())))
    shelf = Kept()
    with Table(server.url, made.code) as bob:
        bob.sit("Bob")
        ann = Client(server.url, made.token)
        with Table(server.url, made.code, made.token, shelf=shelf) as table:
            while not all(seat.device for seat in table.view.seats):
                table.wait(5)
            for number in range(70):
                ann.ask(bob.code, asks.Rename(seat=0, name=f"Ann {number}"))
            ann.ask(bob.code, asks.Start())
        assert ann.look(bob.code).status == "starting"
        with Table(server.url, made.code, made.token, shelf=shelf) as table:
            while bob.view.status != "playing":
                bob.wait(5)
            while table.view.status != "playing":
                table.wait(5)
            took = {one.name: (one.took, one.silent) for one in table.view.dice.devices}
    assert shelf.memory is not None
    assert took[shelf.memory.name] == (1, 0)
