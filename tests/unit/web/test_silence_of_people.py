"""A silent player at a table of a server: called, warned, passed over, and back."""

import time
from types import SimpleNamespace

import msgspec
import pytest
from tests.support.phone import HttpTable, over, sits_out

import greed
from greed.client._decider import Patience
from greed.fair.verify import verify
from greed.web.rooms import clock, draft, moves, ratings
from greed.wire import RoomView

ANN, BOB, PROGRAM = range(3)


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


class Program:
    """A program that waits at the table of a game, from one of its phones."""

    def __init__(self, game, phone=PROGRAM):
        self.game, self.phone, self.clock = game, phone, Clock()
        self.patience = Patience(clock=self.clock)

    def goes_on(self, after=100.0):
        """Look, wait, and look again; return what the program says then, if anything."""
        return self.looks() or self.clock_goes(after) or self.looks()

    def clock_goes(self, seconds):
        self.clock.now += seconds

    def looks(self):
        self.game.listen()
        device = self.game.phones[self.phone].it
        found = self.patience.look(device, msgspec.convert(self.game.shown["room"], RoomView))
        if found is not None:
            self.game.say(self.phone, (found[0][0], found[0][1].hex()))
        return found and found[1]


@pytest.fixture
def later(monkeypatch):
    """Let time pass for what the server decides by its clock."""
    passed = [0.0]
    shifted = SimpleNamespace(time=lambda: time.time() + passed[0], monotonic=time.monotonic)
    for module in (clock, draft, moves, ratings):
        monkeypatch.setattr(module, "time", shifted)

    def passing(seconds):
        passed[0] += seconds

    return passing


@pytest.fixture
def table(call, client):
    def look(path, params, token):
        headers = {"authorization": f"Bearer {token}"}
        return client.get(path, params=params, headers=headers).json()

    def made(names=("Ann", "Bob"), programs=("Bot",), **request):
        game = HttpTable(call, look, names, programs=programs, **request)
        game.start()
        return game

    return made


@pytest.fixture
def record(client):
    def recording(game):
        return greed.from_jsonl(client.get(f"{game.path}/record").text, growing=True)

    return recording


def notice(game, device):
    found = [each for each in game.listen()["room"]["dice"]["warned"] if each["device"] == device]
    return found[0]["since"] if found else None


def say_over(game, phone, device):
    game.say(phone, game.phones[phone].speak("over", device, notice(game, device) + 60))


def test_a_strict_game_of_two_goes_on_without_the_silent_one_who_comes_back(table, record, later):
    game = table(sheet="koans(target=1500)")  # not over before Bob is back
    game.decide("throw")
    silent = frozenset({BOB})
    game.settle(silent)
    later(10)
    game.post(f"seats/{BOB}/call")
    assert game.listen()["room"]["seats"][BOB]["free_from"] == notice(game, BOB) + 60
    later(62)
    say_over(game, ANN, BOB)
    game.settle(silent)
    assert game.shown["room"]["dice"]["away"] == [BOB]
    assert sits_out(game.shown, BOB)
    while game.shown["game"]["seat"] != ANN or game.shown["game"]["phase"] != "throw":
        game.decide()
        game.settle(silent)
    game.decide()  # Ann has another turn: Bob's was passed over
    game.settle(silent)
    game.say(BOB, game.phones[BOB].speak("back"))
    assert not sits_out(game.shown, BOB)
    assert game.shown["room"]["dice"]["coming"] == [BOB]
    game.play(lambda shown: shown["game"]["seat"] == BOB)
    game.play(over)
    report = verify(record(game))
    assert report.code == 4
    assert report.devices[BOB].without < report.devices[BOB].rolls
    assert [len(device.over) for device in report.devices] == [0, 1]


@pytest.mark.parametrize("dice", ["fair", "strict"])
def test_a_player_who_is_connected_but_decides_nothing_loses_turns_and_not_the_others_game(
    table, later, dice
):
    game = table(dice=dice, sheet="koans(target=300)")
    game.play(lambda shown: shown["game"]["seat"] == BOB)
    later(60)
    game.post(f"seats/{BOB}/call")
    later(62)
    say_over(game, ANN, BOB)
    game.phones[BOB].due = lambda: None
    game.play(over)
    assert game.shown["game"]["winners"] == [ANN]
    assert sits_out(game.shown, BOB)


def test_a_player_gets_time_before_the_warning_and_after_it(table, later):
    game = table()
    assert "longer" in game.refused(f"seats/{ANN}/call", phone=BOB)["message"]
    later(50)
    assert "longer" in game.refused(f"seats/{ANN}/call", phone=BOB)["message"]
    later(12)
    game.post(f"seats/{ANN}/call", phone=BOB)
    game.listen()
    later(50)
    said = game.phones[BOB].speak("over", ANN, notice(game, ANN) + 60)
    assert "wait" in game.wont(BOB, said)["message"]


def test_nobody_is_called_for_whom_the_game_does_not_wait(table, later):
    game = table()
    later(1000)
    assert "isn't waiting for Bob" in game.refused(f"seats/{BOB}/call")["message"]


def test_the_others_cannot_play_a_silent_players_turn(table, later):
    game = table(dice="fair")
    later(60)
    game.post(f"seats/{ANN}/call", phone=BOB)
    later(1000)
    problem = game.refused("skip", {"ply": game.shown["game"]["ply"]}, phone=BOB)
    assert problem["code"] in ("wrong_phase", "not_your_seat")
    assert game.refused(f"seats/{ANN}", {"bot": "bold"}, phone=BOB)["code"] == "wrong_phase"


def test_a_program_goes_on_alone_with_the_only_other_one(table, later):
    game = table(("Ann", "Bot"))
    later(60)
    game.listen()
    program = Program(game, phone=1)
    assert program.goes_on() is None  # nobody was warned
    game.post(f"seats/{ANN}/call", phone=1)
    later(62)
    assert program.goes_on(after=59) is None
    assert program.goes_on(after=3) == "going on without Ann, who is silent"
    assert game.shown["game"]["seat"] == 1


def test_a_program_waits_for_the_people_who_are_there(table, later):
    game = table(("Ann", "Bob", "Bot"))
    later(60)
    game.post(f"seats/{ANN}/call", phone=BOB)
    later(62)
    program = Program(game)
    assert program.goes_on() is None
    say_over(game, BOB, ANN)
    assert program.looks() == "going on without Ann, who is silent"
    assert game.shown["game"]["seat"] == BOB


def test_a_device_that_answers_stays_and_nothing_said_about_it_counts(table, later):
    game = table()
    later(60)
    game.post(f"seats/{ANN}/call", phone=BOB)
    game.listen()
    claim = game.phones[BOB].speak("over", ANN, notice(game, ANN) + 60)
    game.decide("throw")
    later(1000)
    assert game.wont(BOB, claim)["code"] == "misstated"


def test_a_room_that_is_read_back_knows_who_sits_out(table, later, client):
    game = table()
    later(60)
    game.post(f"seats/{ANN}/call", phone=BOB)
    later(62)
    say_over(game, BOB, ANN)
    rooms = client.app.state.rooms
    before = game.listen()
    rooms._live.clear()
    rooms._codes.clear()
    after = game.look(0, 0)
    assert after["room"]["dice"] == before["room"]["dice"]
    assert after["game"]["scores"] == before["game"]["scores"]
