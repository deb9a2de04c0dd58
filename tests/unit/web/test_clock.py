"""What time brings about on a server: turns that are up, silent devices, bots that can't think."""

import time
from contextlib import contextmanager
from functools import partial

import pytest
from tests.support.asgi import server
from tests.support.line import Line
from tests.support.phone import Phone
from tests.unit.web.conftest import ANN_ALONE, ANN_AND_BOB, ANN_AND_BOLD, UNLIMITED

from greed.room import room as _room
from greed.store import Store, StoreBusy
from greed.web import app, live
from greed.web.pool import Busy, Pool
from greed.web.rooms import Rooms

THROW = {"do": "move", "move": "throw", "ply": 0}


class Clock:
    """The time of day, which a test can set."""

    def __init__(self):
        self.ahead = 0.0

    def __call__(self):
        return time.time() + self.ahead


@pytest.fixture
def clock(monkeypatch):
    clock = Clock()
    monkeypatch.setattr(app, "Rooms", partial(Rooms, now=clock))
    return clock


@pytest.fixture
def serving(tmp_path):
    """Make servers on one database."""

    def made(**given):
        return server(**{**UNLIMITED, "database": str(tmp_path / "g.sqlite"), **given})

    return made


def make(client, request):
    made = client.post("/api/rooms", json={"sheet": "koans", "first": 0, **request}).json()
    return made["view"]["code"], made["token"]


def until(client, code, holds):
    last = time.monotonic() + 20
    while not holds(view := client.get(f"/api/rooms/{code}").json()):
        assert time.monotonic() < last, view["game"]
        time.sleep(0.02)
    return view


def test_everybody_sees_when_the_time_is_up(serving):
    with serving() as client:
        code, _ = make(client, {**ANN_AND_BOB, "start": True, "clock": 60})
        deadline = client.get(f"/api/rooms/{code}").json()["game"]["deadline"]
        assert 0 < deadline - time.time() < 61


@pytest.mark.parametrize("sweep", [3600.0, 0.05], ids=["by itself", "or when it is looked at"])
def test_a_turn_whose_time_is_up_is_played_whoever_watches(serving, clock, sweep):
    with serving(sweep=sweep) as client:
        code, _ = make(client, {**ANN_AND_BOB, "start": True, "clock": 5})
        with Line(client, code) as eve:
            clock.ahead = 6.0 if sweep < 1.0 else 0.0
            seen = eve.until(lambda view: view["game"]["seat"] == 1)
            assert {news["what"]["by"] for news in seen["news"]} == {"clock"}


def test_a_turn_is_played_whose_room_was_in_nobodys_memory(serving, clock):
    with serving() as client:
        code, _ = make(client, {**ANN_AND_BOB, "start": True, "clock": 5})
    clock.ahead = 6.0
    with serving() as client:
        until(client, code, lambda view: view["game"]["seat"] == 1)


def test_a_table_that_everybody_has_left_sleeps_until_one_is_back(serving, clock):
    with serving() as client:
        code, token = make(client, {**ANN_AND_BOB, "start": True, "clock": 5})
        for _ in range(3):
            clock.ahead += 6.0
            client.portal.call(client.app.server.house.look_at_clocks)
        until(client, code, lambda view: view["game"]["deadline"] is None)
        with Line(client, code, token) as ann:
            ann.until(lambda view: view["game"]["deadline"])


@contextmanager
def rolling(client):
    """A room in which two devices were asked for a roll: the line and the device of one."""
    code, token = make(client, ANN_ALONE)
    path = f"/api/rooms/{code}"
    other = client.post(path, json={"do": "sit", "name": "Bob"}).json()["token"]
    game = client.get(path).json()["dice"]["game"]
    ann, bob = Phone(token, game), Phone(other, game)
    with Line(client, code, phone=ann) as one, Line(client, code, phone=bob) as two:
        for line, phone in ((one, ann), (two, bob)):
            assert line.ask(**phone.seal())["type"] == "done"
        assert one.ask(do="start")["type"] == "done"
        assert one.ask(**THROW)["type"] == "done"
        one.until(lambda view: view["game"]["rolling"])
        yield one, ann


@pytest.mark.parametrize("jump", [0.0, -86_400.0, 86_400.0])
def test_dice_fall_without_a_device_that_is_silent_wherever_the_clock_jumps(serving, clock, jump):
    with serving() as client, rolling(client) as (one, ann):
        assert one.ask(**ann.due())["type"] == "done"
        clock.ahead = jump
        one.until(lambda view: view["game"]["rolling"] == 2)
        assert one.ask(**ann.due())["type"] == "done"
        seen = one.until(lambda view: view["game"]["ply"] == 1)
        assert [each["silent"] for each in seen["dice"]["devices"]] == [0, 1]


def test_a_player_who_was_called_and_comes_back_keeps_the_seat(serving, monkeypatch):
    with serving() as client:
        code, token = make(client, ANN_ALONE)
        path = f"/api/rooms/{code}"
        other = client.post(path, json={"do": "sit", "name": "Bob"}).json()["token"]
        ann, bob = ({"authorization": f"Bearer {each}"} for each in (token, other))
        client.post(path, json={"do": "start"}, headers=ann)
        assert client.post(path, json={"do": "call", "seat": 1}, headers=ann).is_success
        assert client.get(path).json()["seats"][1]["free_from"]
        assert client.get(path, headers=bob).json()["seats"][1].get("free_from") is None
        monkeypatch.setattr(_room, "ABSENCE", -1.0)
        given = client.post(path, json={"do": "bot", "seat": 1, "bot": "bold"}, headers=ann)
        assert given.json()["code"] == "not_your_seat"


def test_a_bot_that_cannot_think_plays_as_if_its_time_were_up(serving, monkeypatch):
    async def busy(*_):
        raise Busy("no")

    monkeypatch.setattr(Pool, "ask", busy)
    with serving() as client:
        code, _ = make(client, {**ANN_AND_BOLD, "first": 1})
        until(client, code, lambda view: view["game"]["seat"] == 0)


def test_a_bots_turn_that_the_database_lost_is_played_later(serving, monkeypatch):
    monkeypatch.setattr(live, "RETRY", 0.05)
    append, failures = Store.append, [1, 2, 3]

    async def failing(self, *given):
        if failures:
            failures.pop()
            raise StoreBusy("no")
        return await append(self, *given)

    monkeypatch.setattr(Store, "append", failing)
    with serving() as client:
        code, _ = make(client, {**ANN_AND_BOLD, "first": 1})
        until(client, code, lambda view: view["game"]["seat"] == 0)
        assert not failures


@pytest.mark.parametrize("stored", [True, False])
def test_a_move_of_which_nobody_knows_whether_it_is_stored_is_made_once(
    serving, monkeypatch, stored
):
    """The database fails after, or before it has stored the step."""
    append, fails = Store.append, [True]

    async def failing(self, *given):
        if not fails:
            return await append(self, *given)
        fails.pop()
        if stored:
            await append(self, *given)
        raise StoreBusy("no")

    with serving() as client:
        code, token = make(client, {**ANN_AND_BOB, "start": True, "dice": "real"})
        path, shows = f"/api/rooms/{code}", {"authorization": f"Bearer {token}"}
        monkeypatch.setattr(Store, "append", failing)
        asked = {"do": "move", "move": "throw 2 3 4 6 6", "ply": 0, "id": "one"}
        with Line(client, code, token) as eve:
            refused = client.post(path, json=asked, headers=shows)
            assert (refused.status_code, refused.json()["code"]) == (503, "busy")
            done = client.post(path, json=asked, headers=shows).json()
            assert (done["ply"], done.get("again", False)) == (1, stored)
            assert eve.until(lambda view: view["game"]["ply"] == 1)["seq"] == done["seq"]


def test_of_two_steps_at_once_the_later_is_decided_again(serving, monkeypatch):
    """Another process stores a step with the same number first."""
    append = Store.append

    async def beaten(self, room, step, touch=None):
        monkeypatch.setattr(Store, "append", append)
        other = type(step)(step.seq, step.at, b'[{"t":"throw","dice":[1,1,5,2,3]}]')
        assert await append(self, room, other)
        return await append(self, room, step, touch)

    with serving() as client:
        code, token = make(client, {**ANN_AND_BOB, "start": True, "dice": "real"})
        path, shows = f"/api/rooms/{code}", {"authorization": f"Bearer {token}"}
        monkeypatch.setattr(Store, "append", beaten)
        asked = {"do": "move", "move": "throw 2 3 4 6 6", "ply": 0}
        problem = client.post(path, json=asked, headers=shows).json()
        assert (problem["code"], problem["ply"]) == ("stale", 1)
        assert client.get(path).json()["game"]["throw"]["dice"] == [1, 1, 5, 2, 3]
