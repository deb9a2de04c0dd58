"""A bot at a table of a real server goes along with the people who go on without somebody."""

import threading
import time
from contextlib import contextmanager

import httpx
from greed.client._voting import Patience, Voter
from tests.attacks.test_rooms_dice import line_to
from tests.support.phone import HttpTable

from greed.bots import bot
from greed.client import Client
from greed.client.player import Player
from greed.client.seats import SeatFile

ANN, BOB = range(2)


@contextmanager
def at_a_table(server, tmp_path, patience):
    """Seat a bot in a strict room with Ann and Bob; give the table, and what the bot tells."""
    told: list[str] = []
    with httpx.Client(base_url=server.url, timeout=30) as line:
        game = HttpTable(*line_to(line), sheet="koans", seats=[{"name": "Ann"}, {}, {}])
        code = game.path.rpartition("/")[2]
        with SeatFile(server.url, code, "Bot", tmp_path) as file:
            voter = Voter(patience)
            player = Player(Client(server.url), file, bot("random"), told.append, voter=voter)
            player.sit_down()
            thread = threading.Thread(target=player.play)
            thread.start()
            try:
                game.start()
                until(game, lambda shown: shown["game"] and shown["game"]["choices"])
                yield game, told
            finally:
                player.stopped = True
                thread.join(10)


def until(game, done, seconds=30):
    """Let the people's phones say what is due by itself, until something holds."""
    last = time.monotonic() + seconds
    while not done(game.listen()):
        assert time.monotonic() < last, game.shown["room"]["dice"]
        time.sleep(0.05)
    return game.shown


def test_a_bot_rolls_without_a_player_who_has_gone_once_the_others_ask(server, tmp_path):
    with at_a_table(server, tmp_path, Patience(roll=0.5)) as (game, told):
        game.decide("throw")
        until(game, lambda shown: shown["room"]["dice"]["waiting"] == [BOB])
        game.say(ANN, game.phones[ANN].speak("without", BOB))
        until(game, lambda shown: shown["room"]["dice"]["awaits"] == "value")
        assert told[-1] == "agreed with the others to roll without Bob this time"
        game.settle(silent=frozenset({BOB}))
        assert until(game, lambda shown: shown["game"]["ply"])


def test_a_bot_gives_a_roll_up_that_a_silent_player_holds_back(server, tmp_path):
    with at_a_table(server, tmp_path, Patience(freeze=121)) as (game, told):
        game.decide("throw")
        until(game, lambda shown: shown["room"]["dice"]["waiting"] == [BOB])
        game.say(BOB, game.phones[BOB].due())
        game.say(ANN, game.phones[ANN].due())
        until(game, lambda shown: shown["room"]["dice"]["waiting"] == [BOB])
        time.sleep(121)  # servers refuse it before
        game.say(ANN, game.phones[ANN].speak("void", BOB))
        until(game, lambda shown: shown["room"]["dice"]["retired"] == [BOB])
        assert told[-1] == "agreed with the others to go on without Bob, who is silent"
