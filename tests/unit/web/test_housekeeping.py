"""Rooms that nobody needs: unloaded, given up, forgotten; never those in which people play."""

import time

import pytest
from litestar.testing import TestClient
from tests.unit.web.conftest import ANN_AND_BOLD, unlimited

from greed.web.app import create_app
from greed.web.rooms import clock
from greed.web.rooms.clock import SteadyClock


@pytest.fixture
def tidying(tmp_path, monkeypatch):
    """A client of a server that tidies up all the time, by the settings given."""
    monkeypatch.setattr(clock, "TIDY", 0.0)

    def serving(**given):
        return TestClient(create_app(unlimited(database=str(tmp_path / "g.sqlite"), **given)))

    return serving


def a_room(client):
    made = client.post("/api/rooms", json=ANN_AND_BOLD).json()["snapshot"]
    return f"/api/rooms/{made['room']['code']}", made["room"]["dice"]


def until(holds):
    last = time.monotonic() + 20
    while not holds():
        assert time.monotonic() < last
        time.sleep(0.02)


def test_a_room_that_nobody_comes_back_to_is_given_up(tidying):
    with tidying(abandon_after=0.1) as client:
        path, _ = a_room(client)
        until(lambda: client.get(path).json()["room"]["status"] == "abandoned")


@pytest.mark.parametrize(("start", "status"), [(False, "abandoned"), (True, "playing")])
def test_a_room_that_nobody_starts_is_given_up_long_before_a_game_is(tidying, start, status):
    with tidying(sweep=3600.0, unstarted_after=0.01) as client:
        made = client.post("/api/rooms", json={**ANN_AND_BOLD, "start": start}).json()
        path = f"/api/rooms/{made['snapshot']['room']['code']}"
        with client.portal() as portal:
            for _ in range(2):
                time.sleep(0.02)
                portal.call(client.app.state.keeping.tidy)
        assert client.get(path).json()["room"]["status"] == status


def test_a_finished_room_is_deleted_only_where_that_is_asked_for(tidying):
    with tidying(abandon_after=0.1, forget_after=0.2, unload_after=0.0) as client:
        path, _ = a_room(client)
        until(lambda: client.get(path).status_code == 404)


def test_a_room_leaves_memory_when_nobody_uses_it_and_comes_back_when_asked_for(tidying):
    with tidying(unload_after=0.0) as client:
        path, dice = a_room(client)
        rooms = client.app.state.rooms
        until(lambda: rooms.in_memory == 0)
        assert client.get(path).json()["room"]["dice"] == dice


class Day:
    """A clock that a test can put forward, and one that only goes on."""

    def __init__(self):
        self.ahead, self.ticks = 0.0, 0.0

    def clock(self, last=None):
        return SteadyClock(last, lambda: time.time() + self.ticks + self.ahead, lambda: self.ticks)


MONTH = 31 * 86_400.0


@pytest.fixture
def day(monkeypatch):
    day = Day()
    monkeypatch.setattr(clock, "SteadyClock", day.clock)
    return day


def looked_after(client, day, **passed):
    """Let time pass, and the server look after its rooms twice."""
    for name, seconds in passed.items():
        setattr(day, name, getattr(day, name) + seconds)
    for _ in range(2):
        with client.portal() as portal:
            portal.call(client.app.state.keeping.tidy)


def test_a_clock_that_is_a_month_ahead_for_a_minute_ends_no_game(tidying, day):
    with tidying(sweep=3600.0, forget_after=MONTH) as client:
        path, _ = a_room(client)
        looked_after(client, day)
        looked_after(client, day, ahead=MONTH)
        looked_after(client, day, ticks=60.0)
        looked_after(client, day, ahead=-MONTH)
        assert client.get(path).json()["room"]["status"] == "playing"


def test_a_server_that_starts_with_a_wrong_clock_ends_no_game(tidying, day):
    with tidying(sweep=3600.0) as client:
        path, _ = a_room(client)
    day.ahead = MONTH
    with tidying(sweep=3600.0) as client:
        looked_after(client, day)
        assert client.get(path).json()["room"]["status"] == "playing"


def test_a_month_that_has_passed_indeed_ends_a_game(tidying, day):
    with tidying(sweep=3600.0) as client:
        path, _ = a_room(client)
        looked_after(client, day)
        looked_after(client, day, ticks=MONTH)
        assert client.get(path).json()["room"]["status"] == "abandoned"


def test_a_clock_that_stays_where_it_jumped_to_is_believed_a_day_later(tidying, day):
    with tidying(sweep=3600.0) as client:
        path, _ = a_room(client)
        looked_after(client, day)
        looked_after(client, day, ahead=MONTH)
        looked_after(client, day, ticks=86_400.0)
        assert client.get(path).json()["room"]["status"] == "abandoned"
