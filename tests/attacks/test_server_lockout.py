"""One guest who wants the others out of the room: what somebody fills up is their own allowance."""

from itertools import count

import pytest
from tests.attacks.conftest import bearer
from tests.support.line import Line
from tests.support.phone import Phone

from greed.room import draft

MOST = 60
"""Changes around a game that one person makes, while these tests run."""


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
        assert until_refused(filling(game, tokens, ask))["code"] in ("too_large", "wrong_phase")
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
