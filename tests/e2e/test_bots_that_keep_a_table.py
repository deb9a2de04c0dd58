"""`greed bot join --keep`: a bot opens tables in a lobby and plays anyone who sits down."""

import signal
import sys
import time
from types import SimpleNamespace

import pytest
from tests.support.guests import game_of
from tests.support.guests import joining as starting
from tests.support.servers import free_port, serving

import greed
from greed.bots import bot
from greed.cli.app import run
from greed.client import Client, Table, Unreachable
from greed.client.keeper import Keeper
from greed.client.player import AGAIN, CALLED, GET_READY, Hosting
from greed.room import Create, SeatSetup
from greed.room import ask as asks
from greed.room.view import SeatView
from greed.sealed import verify_game

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
    return [table for table in Client(url).lobby() if any(p.name == name for p in table.players)]


def eventually(found, seconds=40):
    last = time.monotonic() + seconds
    while not (value := found()):
        assert time.monotonic() < last
        time.sleep(0.1)
    return value


def play(url, code, *tokens, name="Ann"):
    """Sit down at a table and play to the end; return the table."""
    with Table(url, code, *tokens) as table:
        if not tokens:
            table.sit(name)
        for view in table:
            if table.mine:
                table.move(game_of(view).choices[-1].move)
    return table


def sitting(url, code, name="Ann"):
    """Take a seat, and leave; return the token that opens it, once the game has begun."""
    with Table(url, code) as table:
        table.sit(name)
        while table.view.game is None:
            table.wait(1.0)
        return table.client.tokens[0]


def test_a_bot_keeps_a_table_open_and_plays_one_game_after_the_other(hall, keeping):
    keeping()
    first = eventually(lambda: tables(hall.url))[0]
    assert first.program is True
    assert [(p.name, p.kind) for p in first.players] == [("Keeper", "program")]
    assert play(hall.url, first.code).ended
    second = eventually(lambda: tables(hall.url))[0]
    assert second.code != first.code
    assert play(hall.url, second.code).ended


def test_a_rematch_is_played_by_the_bot(hall, keeping):
    keeping(name="Again")
    code = eventually(lambda: tables(hall.url, "Again"))[0].code
    guest = play(hall.url, code).client
    following = guest.ask(code, asks.Rematch()).room
    again = play(hall.url, following, *guest.tokens)
    assert again.view.status == "over"
    assert again.view.listed is False


def test_as_many_games_at_once_as_asked_for_and_not_one_more(hall, keeping):
    keeping("--games", "2", name="Busy")
    taken: set[str] = set()
    for _ in range(2):
        offered = eventually(lambda taken=taken: {t.code for t in tables(hall.url, "Busy")} - taken)
        taken |= offered
        sitting(hall.url, *offered)
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
    assert Client(hall.url).look(code).status == "abandoned"


def test_a_bot_that_was_killed_goes_on_with_its_game_and_opens_no_second_table_for_it(
    hall, keeping
):
    bot = keeping(name="Killed")
    code = eventually(lambda: tables(hall.url, "Killed"))[0].code
    token = sitting(hall.url, code)
    bot.kill()
    bot.wait()
    keeping(name="Killed")
    table = play(hall.url, code, token)
    assert table.view.status == "over"
    assert sum("Killed" in seat.name for seat in table.view.seats) == 1
    # Its device goes on with the chain that it had, and so took part in all of the game.
    verdict = verify_game(greed.from_jsonl(table.client.record(code)))
    assert verdict is not None
    names = {seat.device for seat in table.view.seats if seat.name == "Killed"}
    assert names <= {device.name for device in verdict.devices}
    assert len([one for one in verdict.devices if 0 in one.seats]) == 1


def test_a_bot_outlives_the_restart_of_its_server(keeping, tmp_path):
    with serving(str(tmp_path / "g.sqlite"), tmp_path, GREED_LOBBY="5") as server:
        keeping(url=server.url, name="Tough")
        code = eventually(lambda: tables(server.url, "Tough"))[0].code
        server.kill()
        server.start()
        assert play(server.url, code).view.status == "over"


def test_a_bot_that_finds_no_place_in_the_lobby_says_so_and_waits_for_one(keeping, tmp_path):
    with serving(str(tmp_path / "g.sqlite"), tmp_path, GREED_LOBBY="1") as server:
        seats = (SeatSetup(name="Ann"), SeatSetup())
        made = Client(server.url).create(Create(seats=seats, listed=True))
        keeping(url=server.url, name="Patient")
        log = tmp_path / "log-Patient"
        eventually(lambda: "no table for now: the lobby is full" in log.read_text())
        Client(server.url, made.token).ask(made.code, asks.Show(listed=False))
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


class Shown:
    """A table as a host sees it, and what it asks there."""

    def __init__(self, status, kinds=("person", "person"), ply=None):
        seats = tuple(SeatView(kind=kind, name="") for kind in kinds)
        dice = SimpleNamespace(mode="real")
        game = None if ply is None else SimpleNamespace(ply=ply, seat=1)
        self.view = SimpleNamespace(status=status, seats=seats, dice=dice, game=game)
        self.asked = []

    def ask(self, ask):
        self.asked.append(type(ask))


@pytest.mark.parametrize(
    ("shown", "seconds", "asked"),
    [
        (Shown("open"), 2 * AGAIN, [asks.Start]),
        (Shown("open", ("person", "open")), 10 * GET_READY, []),
        (Shown("starting"), GET_READY - 5, []),
        (Shown("starting"), GET_READY + 5, [asks.Abandon]),
        (Shown("playing", ply=7), 595, []),
        (Shown("playing", ply=7), 605, [asks.Call]),
        (Shown("playing", ply=7), 605 + CALLED, [asks.Abandon]),
    ],
    ids=["full", "waiting", "starting", "stuck", "slow", "away", "gone"],
)
def test_a_host_starts_what_is_full_and_leaves_what_is_dead(monkeypatch, shown, seconds, asked):
    now = [1000.0]
    monkeypatch.setattr("greed.client.player.time.monotonic", lambda: now[0])
    hosting = Hosting(600.0)
    hosting.look(shown)
    now[0] += seconds
    hosting.look(shown)
    assert shown.asked == asked


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
