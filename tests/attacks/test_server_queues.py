"""Clients who have helpers work all the time: everybody else is served in turn."""

import asyncio
import json

import pytest
from tests.support.asgi import HOST, InProcess

from greed.web.app import create_app
from greed.web.settings import Settings

JSON = (HOST, (b"content-type", b"application/json"))
LIGHT = """
title = "House {number}"
target = 1000
dice.count = 2
scoring.singles = {{ 1 = 100, 5 = 50 }}
"""
HEAVY = """
title = "House {number}"
target = 10000
dice.count = 6
scoring.singles = {{ 1 = 100, 5 = {number} }}
turn.dead_dice_keepable = true
"""
ROOM = {"sheet": "koans", "seats": [{"name": "Ann"}, {"name": "Bob"}]}


def asked(tmp_path, *asks):
    """Ask one after the other, without waiting; return (label, status) in the order of answers."""
    answered = []

    async def run():
        settings = Settings(database=str(tmp_path / "g.sqlite"), rate=0, sheet_seconds=60)
        async with InProcess(create_app(settings)) as server:
            _, made = await server.ask("POST", "/api/rooms", json.dumps(ROOM).encode(), JSON)
            code = json.loads(made)["snapshot"]["room"]["code"]

            async def ask(label, client, method, path, data=None):
                body = json.dumps(data).encode() if data else b""
                path = path.replace("CODE", code)
                status, _ = await server.ask(method, path, body, JSON, client=client)
                answered.append((label, status))

            await asyncio.gather(*(ask(*each) for each in asks))

    asyncio.run(run())
    return answered


def check(label, client, toml):
    return label, client, "POST", "/api/sheets/check", {"toml": toml}


@pytest.mark.parametrize(
    ("first", "other"),
    [
        (10, check("other", "192.0.2.9", LIGHT.format(number=1))),
        (20, ("other", "192.0.2.9", "GET", "/api/rooms/CODE/qr.svg")),
        (30, ("other", "192.0.2.9", "GET", "/api/rooms/CODE/pack")),
    ],
    ids=["house-rules", "qr-code", "pack-of-a-preset"],
)
def test_nobody_waits_for_all_that_another_client_has_asked_at_once(tmp_path, first, other):
    # What was worked out for another test is known already: each has numbers of its own.
    numbers = range(first, first + 4)
    heavy = [check("heavy", "192.0.2.1", HEAVY.format(number=number)) for number in numbers]
    answers = asked(tmp_path, *heavy, other)
    assert {status for _, status in answers} == {200}
    assert [label for label, _ in answers].index("other") <= 1


def test_many_who_have_much_to_ask_close_the_helpers_to_nobody(tmp_path):
    asks = [check("many", f"192.0.2.{one % 20}", LIGHT.format(number=one)) for one in range(1, 81)]
    answers = asked(tmp_path, *asks, check("other", "198.51.100.1", LIGHT.format(number=99)))
    assert ("other", 200) in answers


def test_all_networks_of_a_customer_have_one_turn(tmp_path):
    asks = [
        check("many", f"2001:db8:0:{one:x}::1", HEAVY.format(number=one)) for one in range(41, 47)
    ]
    answers = asked(tmp_path, *asks, check("other", "198.51.100.1", LIGHT.format(number=99)))
    assert [label for label, _ in answers].index("other") <= 1
