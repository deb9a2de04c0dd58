"""A bot at a table of a real server goes on without a silent player, as the people there do."""

import threading
import time
from contextlib import contextmanager

import httpx
import pytest
from tests.attacks.test_rooms_dice import line_to
from tests.support.phone import HttpTable
from tests.support.servers import Server

from greed.bots import bot
from greed.client import Client
from greed.client._decider import Patience
from greed.client.seated_bot import SeatedBot
from greed.client.seats import SeatFile

ANN, BOB = range(2)


class Impatient(Server):
    """A server for which a minute passes in no time."""

    def __init__(self, database, folder):
        super().__init__(database, folder)
        at_once = (
            "import greed.web.rooms.moves as s; s.WAIT = -60;"
            "import greed.web.rooms.clock as d; d.PATIENCE_TURN = d.PATIENCE_ROLL = 0.0"
        )
        run = f"{at_once}; from greed.web.__main__ import main; raise SystemExit(main())"
        self._command[1:3] = ["-c", run]


@pytest.fixture
def impatient(tmp_path):
    with Impatient(str(tmp_path / "g.sqlite"), tmp_path) as server:
        yield server


@contextmanager
def at_a_table(server, tmp_path):
    """Seat a bot in a strict room with Ann and Bob; give the table, and what the bot tells."""
    told: list[str] = []
    with httpx.Client(base_url=server.url, timeout=30) as line:
        game = HttpTable(*line_to(line), sheet="koans", seats=[{"name": "Ann"}, {}, {}])
        code = game.path.rpartition("/")[2]
        with SeatFile(server.url, code, "Bot", tmp_path) as file:
            silence = Patience(wait=0.5)
            player = SeatedBot(
                Client(server.url), file, bot("random"), told.append, silence=silence
            )
            player.sit_down()
            thread = threading.Thread(target=player.play)
            thread.start()
            try:
                game.start()
                until(game, lambda shown: shown["game"] and shown["game"]["legal"])
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


def test_a_bot_goes_on_without_a_silent_player_once_the_other_one_does(impatient, tmp_path):
    with at_a_table(impatient, tmp_path) as (game, told):
        game.decide("throw")
        until(game, lambda shown: shown["room"]["dice"]["waiting"] == [BOB])
        game.post("seats/1/call")
        (found,) = game.listen()["room"]["dice"]["warned"]
        time.sleep(1)
        assert found["voices"] == []  # the bot waits for what Ann says
        game.say(ANN, game.phones[ANN].speak("over", BOB, found["since"] + 60))
        until(game, lambda shown: shown["room"]["dice"]["away"] == [BOB])
        assert told[-1] == "going on without Bob, who is silent"
        game.settle(silent=frozenset({BOB}))
        assert until(game, lambda shown: shown["game"]["ply"] > 1)
