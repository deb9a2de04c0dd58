"""Somebody with many addresses, many rooms or many sockets: others still get a word."""

import asyncio
import json

import pytest
from tests.attacks.conftest import TWO, bearer
from tests.support.asgi import HOST, InProcess
from tests.support.line import Line

from greed.web.app import create_app
from greed.web.settings import Settings

JSON = (HOST, (b"content-type", b"application/json"))
OPEN = {"seats": [{"name": "Ann"}, {}]}


def networks(count, bits):
    """Return addresses in as many networks of one larger network of so many bits."""
    step = 1 if bits == 56 else 256
    return [f"2001:db8:0:{number * step:x}::1" for number in range(count)]


@pytest.mark.parametrize(("bits", "most"), [(56, 4 * 2), (48, 16 * 2)])
def test_all_networks_of_a_customer_together_make_as_many_rooms_as_a_few_people(
    tmp_path, bits, most
):
    async def make():
        settings = Settings(database=str(tmp_path / "g.sqlite"), rooms_per_hour=2)
        clients = [*networks(99, bits), "2001:db8:ffff::1", "192.0.2.1"]
        async with InProcess(create_app(settings)) as server:
            body = json.dumps(OPEN).encode()
            return [
                (await server.ask("POST", "/api/rooms", body, JSON, client=client))[0]
                for client in clients
            ]

    statuses = asyncio.run(make())
    assert statuses[:-2].count(201) == most
    assert set(statuses[:-2]) == {201, 429}
    assert statuses[-2:] == [201, 201]


def status(client, code):
    return client.get(f"/api/rooms/{code}").json()["status"]


def test_where_a_server_is_full_the_oldest_room_that_nobody_started_makes_room(served):
    with served(max_rooms=3) as client:
        started = client.post("/api/rooms", json=TWO).json()["view"]["code"]
        codes = [client.post("/api/rooms", json=OPEN).json()["view"]["code"] for _ in range(4)]
        stand = [status(client, code) for code in codes]
        assert stand == ["abandoned", "abandoned", "open", "open"]
        assert status(client, started) == "playing"


def test_a_room_in_which_somebody_waits_makes_room_for_nobody(served):
    with served(max_rooms=1) as client:
        ann = client.post("/api/rooms", json=OPEN).json()
        code = ann["view"]["code"]
        with Line(client, code, ann["token"]):
            assert client.post("/api/rooms", json=OPEN).status_code == 503
            assert status(client, code) == "open"


def test_a_server_that_is_full_of_games_takes_no_more_and_what_ends_makes_room(served):
    with served(max_rooms=1) as client:
        made = client.post("/api/rooms", json=TWO).json()
        refused = client.post("/api/rooms", json=TWO)
        assert (refused.status_code, refused.json()["code"]) == (503, "too_many")
        path = f"/api/rooms/{made['view']['code']}"
        client.post(path, json={"do": "abandon"}, headers=bearer(made["token"]))
        client.app.server.rooms._counted = -1e9
        assert client.post("/api/rooms", json=TWO).status_code == 201


def test_a_guesser_of_codes_keeps_nobody_from_the_rooms_of_their_address(served):
    with served(rate=0, wrong_codes_per_hour=5) as client:
        made = client.post("/api/rooms", json=TWO).json()
        code, watch, token = made["view"]["code"], made["view"]["watch"], made["token"]
        other = client.post("/api/rooms", json=TWO).json()
        assert client.get(f"/api/rooms/{code}").status_code == 200
        guesses = [client.get(f"/api/rooms/GUESS{number:03}").json() for number in range(20)]
        assert [guess["code"] for guess in guesses] == ["no_such_room"] * 5 + ["too_fast"] * 15
        for path, shows in (
            (code, {}), (watch, {}), (other["view"]["code"], bearer(other["token"])),
        ):  # fmt: skip
            assert client.get(f"/api/rooms/{path}", headers=shows).status_code == 200
        with Line(client, code, token):
            pass
        with client.websocket_connect("/room/GUESSING") as socket:
            socket.send_json({"do": "hello"})
            assert socket.receive_json()["problem"]["code"] == "too_fast"
