"""A program at a table joins the people who want to go on without somebody, and never leads."""

import msgspec
import pytest
from tests.support.phone import HttpTable, Phone

from greed.client._voting import Patience, Voter
from greed.web.protocol import RoomView
from greed.web.rooms.dice import statements

ANN, BOB, PROGRAM = range(3)
LONG = 1000.0


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


class Program:
    """A program that votes at the table of a game, from one of its phones."""

    def __init__(self, game, phone=PROGRAM):
        self.game, self.phone, self.clock = game, phone, Clock()
        self.voter = Voter(Patience(roll=20, freeze=125), self.clock)

    def vote(self, after=LONG):
        """Look, wait, and look again; return what the program says then, if anything."""
        soon = self.looks()
        self.clock.now += after
        return soon or self.looks()

    def looks(self):
        self.game.listen()
        device = self.game.phones[self.phone].it
        vote = self.voter.vote(device, msgspec.convert(self.game.shown["room"], RoomView))
        if vote is not None:
            self.game.say(self.phone, (vote.said[0], vote.said[1].hex()))
        return vote and vote.meaning


@pytest.fixture
def table(call, client, monkeypatch):
    """Make a strict room of two people and a program that has started, Bob's roll to come."""
    monkeypatch.setattr(statements, "VOID_AFTER", 0.0)

    def look(path, params, token):
        headers = {"authorization": f"Bearer {token}"}
        return client.get(path, params=params, headers=headers).json()

    def made(names=("Ann", "Bob", "Bot"), programs=("Bot",), **request):
        game = HttpTable(call, look, names, programs=programs, **request)
        game.start()
        return game

    return made


def without_bob(game):
    """Ask for a roll for which Bob's device doesn't say that it is ready."""
    game.decide("throw")
    game.settle(silent=frozenset({BOB}))
    return game


def test_a_program_rolls_without_a_device_once_the_people_have_asked(table):
    game = without_bob(table())
    program = Program(game)
    game.say(ANN, game.phones[ANN].speak("without", BOB))
    assert program.vote() == "agreed with the others to roll without Bob this time"
    assert game.settle(silent=frozenset({BOB}))["game"]["ply"] == 1


def test_a_program_never_asks_to_leave_a_device_out(table):
    game = without_bob(table())
    assert Program(game).vote() is None


def test_a_program_waits_by_its_own_clock_before_it_agrees(table):
    game = without_bob(table())
    program = Program(game)
    game.say(ANN, game.phones[ANN].speak("without", BOB))
    assert program.vote(after=19) is None
    assert program.vote(after=2) is not None


def test_a_program_waits_until_every_other_person_has_asked(table):
    game = table(("Ann", "Bob", "Cid", "Bot"))
    without_bob(game)
    program = Program(game, phone=3)
    game.say(ANN, game.phones[ANN].speak("without", BOB))
    assert program.vote() is None
    game.say(2, game.phones[2].speak("without", BOB))
    assert program.vote() is not None
    assert BOB not in game.shown["room"]["dice"]["waiting"]


def test_programs_do_not_wait_for_each_other(table):
    game = table(("Ann", "Bob", "Bot", "Bot 2"), ("Bot", "Bot 2"))
    without_bob(game)
    programs = [Program(game, phone=2), Program(game, phone=3)]
    game.say(ANN, game.phones[ANN].speak("without", BOB))
    assert all(program.vote() for program in programs)
    assert BOB not in game.shown["room"]["dice"]["waiting"]


def test_a_device_that_answers_in_time_stays_in_the_roll(table):
    game = without_bob(table())
    program = Program(game)
    game.say(ANN, game.phones[ANN].speak("without", BOB))
    program.looks()
    game.say(BOB, game.phones[BOB].due())
    assert program.vote() is None


def test_a_program_voids_a_roll_with_the_people_who_ask(table):
    game = table()
    game.decide("throw")
    for phone in (BOB, PROGRAM):
        game.say(phone, game.phones[phone].due())  # ready
    for phone in (ANN, PROGRAM):
        game.say(phone, game.phones[phone].due())  # their values: Bob's stays away
    program = Program(game)
    assert program.vote() is None
    game.say(ANN, game.phones[ANN].speak("void", BOB))
    assert program.vote() == "agreed with the others to go on without Bob, who is silent"
    assert game.shown["room"]["dice"]["retired"] == [BOB]


@pytest.mark.parametrize("dice", ["fair", "strict"])
def test_a_program_lets_a_new_device_in_with_the_people(table, dice):
    game = table(dice=dice)
    program = Program(game)
    fresh = Phone("").prepare(game.shown["room"]["dice"]["game"])
    game.post("prepare", fresh, BOB)
    game.listen()
    wish = game.shown["room"]["dice"]["devices"][BOB]["renewal"]
    keys = bytes.fromhex(wish["key"]), bytes.fromhex(wish["anchor"])
    assert program.vote() is None
    game.say(ANN, game.phones[ANN].speak("renew", BOB, *keys))
    assert program.vote() == "agreed with the others: Bob plays on with another device"
    assert game.shown["room"]["dice"]["devices"][BOB]["key"] == wish["key"]
