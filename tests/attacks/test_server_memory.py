"""Attacks that would have the server keep more and more of what it has computed."""

import asyncio

import pytest
from tests.attacks.conftest import TWO
from tests.support.line import Line

import greed
from greed.core import turn
from greed.core.dice import multisets
from greed.core.turn import rules_of
from greed.web import guest

MANY = """
title = "Many ways {number}"
target = 1000
dice = {{ count = 9, faces = 6 }}
scoring.singles = {{ 1 = 100, 5 = {number} }}
turn.dead_dice_keepable = true
"""


@pytest.fixture
def _small(monkeypatch):
    monkeypatch.setattr(turn, "_MOST_BYTES", 3_000_000)


@pytest.mark.usefixtures("_small")
def test_what_all_sheets_together_have_computed_is_limited_by_bytes():
    every = [rules_of(greed.loads(MANY.format(number=number))) for number in range(1, 6)]
    for rules in every:
        for throw in multisets(9, 6)[::16]:
            rules.cast(rules.fresh, throw)
    assert sum(rules.kept for rules in every) < 4_500_000


def test_rules_that_have_forgotten_answer_as_before():
    rules = rules_of(greed.load("classic"))
    casts = [rules.cast(rules.fresh, throw) for throw in multisets(6, 6)[::50]]
    rules.forget()
    assert [rules.cast(rules.fresh, throw) for throw in multisets(6, 6)[::50]] == casts


def test_a_client_that_takes_nothing_of_what_it_is_told_is_sent_away(client, monkeypatch):
    """Its socket is stuck at the first message, and others go on talking."""
    monkeypatch.setattr(guest, "QUEUE", 10)
    made = client.post("/api/rooms", json=TWO).json()
    code, token = made["view"]["code"], made["token"]
    rooms = client.app.server.rooms
    with Line(client, code) as eve, Line(client, code, token) as ann:
        [deaf] = [one for one in rooms._guests if not one.person.keys]

        async def stuck(_):
            await asyncio.sleep(60)

        deaf._send = stuck
        for _ in range(30):
            eve.say(do="ping")
        ann.until(lambda view: view["watching"] == 0)
        assert eve.closed() == 1013
        assert ann.ask(do="move", move="throw", ply=0)["type"] == "done"
