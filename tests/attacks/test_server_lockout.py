"""One guest who wants the others out of the room: what somebody fills up is their own allowance."""

import asyncio
from itertools import count

import msgspec
import pytest
from tests.attacks.conftest import bearer
from tests.support.asgi import HOST, InProcess
from tests.support.line import Line
from tests.support.phone import Phone

from greed.room import draft
from greed.web import rooms
from greed.web.app import create_app
from greed.web.settings import Settings

MOST = 60
"""Changes around a game that one person makes, while these tests run."""
REFUSED = ("too_large", "wrong_phase", "too_fast")


@pytest.fixture
def two(client, monkeypatch):
    """A room that is open, with a host and a guest: a way to ask as one of them."""
    monkeypatch.setattr(draft, "AROUND", MOST)
    made = client.post("/api/rooms", json={"seats": [{"name": "Ann"}, {}], "first": 0}).json()
    code = made["view"]["code"]
    path = f"/api/rooms/{code}"
    tokens = {"Ann": made["token"], "Eve": ""}

    def ask(who, **asked):
        return client.post(path, json=asked, headers=bearer(tokens[who]) if tokens[who] else {})

    tokens["Eve"] = ask("Eve", do="sit", name="Eve").json()["token"]
    return code, tokens, ask


def renaming(_game, _tokens, ask):
    return lambda number: ask("Eve", do="name", seat=1, name=f"Eve {number}")


def sealing(game, tokens, ask):
    return lambda _: ask("Eve", **Phone(tokens["Eve"], game, length=2).seal())


def leaving(_game, tokens, ask):
    def leave_and_sit(_number):
        ask("Eve", do="stand", seat=1)
        tokens["Eve"] = ""
        taken = ask("Eve", do="sit", name="Eve")
        tokens["Eve"] = taken.json().get("token", "")
        return taken

    return leave_and_sit


def calling(_game, _tokens, ask):
    """Call the host, who always answers by looking."""

    def call_and_answer(_number):
        called = ask("Eve", do="host")
        assert ask("Ann", do="why", move="roll").status_code == 200
        return called

    return call_and_answer


def until_refused(ask):
    """Ask until that is refused; return the problem."""
    for number in count():
        answer = ask(number)
        if answer.status_code >= 400:
            return answer.json()
        assert number <= MOST + 2, "of them there is no end"
    raise AssertionError


@pytest.mark.parametrize("filling", [renaming, sealing, leaving, calling])
def test_a_guest_who_changes_something_for_ever_keeps_the_host_from_nothing(client, two, filling):
    code, tokens, ask = two
    game = client.get(f"/api/rooms/{code}").json()["dice"]["game"]
    if filling is calling:
        until_refused(filling(game, tokens, ask))
    with Line(client, code, tokens["Ann"]) as ann:
        assert until_refused(filling(game, tokens, ask))["code"] in REFUSED
        ann.say(do="ping")
        assert ann.hear("pong")
    assert (
        client.get(f"/api/rooms/{code}", headers=bearer(tokens["Ann"])).json()["host_free_from"]
        is None
    )
    for asked in (
        {"do": "name", "seat": 0, "name": "Anna"},
        {"do": "list", "listed": False},
        {"do": "bot", "seat": 1, "bot": "bold"},
        {"do": "start"},
    ):
        assert ask("Ann", **asked).status_code == 200, asked


def test_an_address_that_sits_down_for_ever_keeps_only_itself_from_a_seat(tmp_path, monkeypatch):
    monkeypatch.setattr(rooms, "SEATINGS", 5)
    settings = Settings(database=str(tmp_path / "g.sqlite"), rate=0)
    asyncio.run(sit_and_stand(create_app(settings)))


async def sit_and_stand(application):
    async with InProcess(application) as app:

        async def ask(path, client, token="", **asked):
            headers = (HOST, (b"authorization", f"Bearer {token}".encode()))
            body = msgspec.json.encode(asked)
            status, answer = await app.ask(
                "POST", path, body, headers if token else (HOST,), client=client
            )
            return status, msgspec.json.decode(answer)

        async def come_and_go(path, client):
            """Sit and stand, and say how often that could be done."""
            for times in range(100):
                status, sitting = await ask(path, client, do="sit", name="Eve")
                if status >= 400:
                    assert sitting["code"] == "too_fast"
                    return times
                token = sitting["token"]
                assert (await ask(path, client, token, do="stand", seat=sitting["seat"]))[0] == 200
            raise AssertionError("of that there is no end")

        seats = [{"name": "Ann"}, {}, {"name": "Cleo"}]
        _, made = await ask("/api/rooms", "192.0.2.1", seats=seats)
        path = f"/api/rooms/{made['view']['code']}"
        assert await come_and_go(path, "192.0.2.7") == 5
        # Who has many networks has four times as many in a /56 of them, and 16 times in a /48.
        networks = [f"2001:db8:1:{number:x}::1" for number in range(8)]
        assert sum([await come_and_go(path, network) for network in networks]) == 20
        # Another room, and everybody else.
        _, again = await ask("/api/rooms", "192.0.2.1", seats=seats)
        other = f"/api/rooms/{again['view']['code']}"
        assert (await ask(other, "192.0.2.7", do="sit", name="Eve"))[0] == 200
        assert (await ask(path, "192.0.2.8", do="sit", name="Bob"))[0] == 200
        # That no seat is free costs nothing.
        for _ in range(10):
            status, full = await ask(path, "192.0.2.9", do="sit", name="Dan")
            assert (status, full["code"]) == (409, "seat_taken")
