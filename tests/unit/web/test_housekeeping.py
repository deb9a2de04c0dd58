"""Rooms that nobody needs: unloaded, given up, forgotten; never those in which people play."""

import time

import pytest
from tests.support.asgi import server
from tests.support.line import Line
from tests.unit.web.conftest import ANN_ALONE, ANN_AND_BOLD, UNLIMITED

from greed.web import house
from greed.web.steady import SteadyClock

MONTH = 31 * 86_400.0


class Day:
    """A clock that a test can put forward, and one that only goes on."""

    def __init__(self):
        self.ahead, self.ticks = 0.0, 0.0

    def clock(self, last=None):
        return SteadyClock(last, lambda: time.time() + self.ticks + self.ahead, lambda: self.ticks)


@pytest.fixture
def day(monkeypatch):
    day = Day()
    monkeypatch.setattr(house, "SteadyClock", day.clock)
    return day


@pytest.fixture
def serving(tmp_path):
    """Make servers on one database, which keep house only when they are told to."""

    def made(**given):
        usual = {**UNLIMITED, "sweep": 3600.0, "database": str(tmp_path / "g.sqlite")}
        return server(**{**usual, **given})

    return made


def make(client, request=ANN_AND_BOLD):
    made = client.post("/api/rooms", json=request).json()
    return f"/api/rooms/{made['view']['code']}", made["token"]


def tidied(client, day, **passed):
    """Let time pass, and the server look after its rooms twice."""
    for name, seconds in passed.items():
        setattr(day, name, getattr(day, name) + seconds)
    for _ in range(2):
        client.portal.call(client.app.server.house.tidy)


def status(client, path):
    return client.get(path).json().get("status")


@pytest.mark.parametrize(
    ("request_", "passed", "becomes"),
    [
        (ANN_AND_BOLD, {"ticks": 86_400.0}, "playing"),
        (ANN_AND_BOLD, {"ticks": MONTH}, "abandoned"),
        (ANN_ALONE, {"ticks": 3600.0}, "open"),
        (ANN_ALONE, {"ticks": 86_400.0}, "abandoned"),
    ],
    ids=["a game, a day", "a game, a month", "unstarted, an hour", "unstarted, a day"],
)
def test_what_nobody_comes_back_to_is_given_up_in_the_end(serving, day, request_, passed, becomes):
    with serving() as client:
        path, _ = make(client, request_)
        tidied(client, day)
        tidied(client, day, **passed)
        assert status(client, path) == becomes


def test_a_room_in_which_somebody_waits_is_not_given_up_before_a_month(serving, day):
    with serving() as client:
        path, token = make(client, ANN_ALONE)
        with Line(client, path[-8:], token):
            tidied(client, day)
            tidied(client, day, ticks=86_400.0)
            assert status(client, path) == "open"


def test_a_finished_room_is_deleted_only_where_that_is_asked_for(serving, day):
    for forget_after, code in ((0.0, 200), (MONTH, 404)):
        with serving(forget_after=forget_after, unload_after=0.0) as client:
            path, token = make(client)
            asked = {"do": "abandon"}
            client.post(path, json=asked, headers={"authorization": f"Bearer {token}"})
            tidied(client, day)
            tidied(client, day, ticks=2 * MONTH)
            day.ticks = 0.0
            assert client.get(path).status_code == code


def test_a_room_leaves_memory_when_nobody_uses_it_and_comes_back_when_asked_for(serving, day):
    with serving(unload_after=0.0) as client:
        path, token = make(client)
        before = client.get(path).json()
        with Line(client, path[-8:], token):
            tidied(client, day)
            assert client.app.server.rooms.in_memory == 1
        time.sleep(0.1)
        tidied(client, day)
        assert client.app.server.rooms.in_memory == 0
        assert client.get(path).json() == before


@pytest.mark.parametrize(
    ("passes", "becomes"),
    [
        ([{"ahead": MONTH}, {"ticks": 60.0}, {"ahead": -MONTH}], "playing"),
        ([{"ahead": -MONTH}, {"ticks": 60.0}], "playing"),
        ([{"ahead": -50 * 365 * 86_400.0}, {"ticks": 60.0}], "playing"),
        ([{"ahead": MONTH}, {"ticks": 86_400.0}], "abandoned"),
    ],
    ids=["a month ahead for a minute", "a month behind", "1970", "ahead for a day"],
)
def test_a_clock_that_jumps_ends_no_game_until_it_stays_there(serving, day, passes, becomes):
    with serving() as client:
        path, _ = make(client)
        tidied(client, day)
        for passed in passes:
            tidied(client, day, **passed)
        assert status(client, path) == becomes


def test_a_server_that_starts_with_a_wrong_clock_ends_no_game(serving, day):
    with serving() as client:
        path, _ = make(client)
    day.ahead = MONTH
    with serving() as client:
        tidied(client, day)
        assert status(client, path) == "playing"
