"""Somebody with many addresses or many rooms: others still get one, and a word with the server."""

import asyncio
import json

import pytest
from tests.attacks.conftest import TWO
from tests.support.asgi import HOST, InProcess

from greed.web.app import create_app
from greed.web.limits import Buckets, Connections, Places
from greed.web.settings import Settings

JSON = (HOST, (b"content-type", b"application/json"))
OPEN = {"seats": [{"name": "Ann"}, {}]}


def networks(count, bits):
    """Return addresses in as many networks of one larger network of so many bits."""
    step = 1 if bits == 56 else 256
    return [f"2001:db8:0:{number * step:x}::1" for number in range(count)]


def made(tmp_path, clients, **given):
    """Let clients make a room each; return the statuses of the answers."""

    async def make():
        settings = Settings(database=str(tmp_path / "g.sqlite"), **given)
        async with InProcess(create_app(settings)) as server:
            body = json.dumps(OPEN).encode()
            return [
                (await server.ask("POST", "/api/rooms", body, JSON, client=client))[0]
                for client in clients
            ]

    return asyncio.run(make())


@pytest.mark.parametrize(("bits", "most"), [(56, 4 * 2), (48, 16 * 2)])
def test_all_networks_of_a_customer_together_make_as_many_rooms_as_a_few_people(
    tmp_path, bits, most
):
    elsewhere = ["2001:db8:ffff::1", "192.0.2.1"]
    statuses = made(tmp_path, [*networks(99, bits), *elsewhere], rooms_per_hour=2)
    assert statuses[:-2].count(201) == most
    assert set(statuses[:-2]) == {201, 429}
    assert statuses[-2:] == [201, 201]


class Line:
    """A connection of an address."""

    def __init__(self, host):
        self.host = host

    def get_extra_info(self, _):
        return (self.host, 1)

    def abort(self):
        pass


def test_connections_and_places_are_counted_for_larger_networks_as_well():
    lines = Connections(most=10_000, per_client=2, proxies=frozenset())
    taken = [lines.enter(Line(f"2001:db8:0:{number:x}::1")) for number in range(4000)]
    assert taken.count(True) == 16 * 2
    assert lines.enter(Line("2001:db8:1::1"))
    places, asking = Places(2), Buckets(0.001, 2)
    names = [f"2001:db8:0:{number:x}::" for number in range(4000)]
    held = [places.hold(name) for name in names]
    assert [one.__enter__() for one in held].count(True) == 16 * 2
    assert [asking.take(name) for name in names].count(True) == 16 * 2
    for one in held:
        one.__exit__(None, None, None)
    with places.hold(names[0]) as free:
        assert free


def test_where_a_server_is_full_the_oldest_room_that_nobody_started_makes_room(served):
    with served(max_rooms=3) as client:
        started = client.post("/api/rooms", json=TWO).json()["snapshot"]["room"]["code"]
        codes = [
            client.post("/api/rooms", json=OPEN).json()["snapshot"]["room"]["code"]
            for _ in range(4)
        ]

        def status(code):
            return client.get(f"/api/rooms/{code}").json()["room"]["status"]

        assert [status(code) for code in codes] == ["abandoned", "abandoned", "open", "open"]
        assert status(started) == "playing"


def test_a_room_in_which_somebody_waits_makes_room_for_nobody(served):
    with served(max_rooms=1) as client:
        ann = client.post("/api/rooms", json=OPEN).json()
        path = f"/api/rooms/{ann['snapshot']['room']['code']}"
        with client.websocket_connect(f"{path}/socket") as socket:
            socket.send_json({"type": "hello", "tokens": [ann["token"]]})
            assert socket.receive_json()["type"] == "snapshot"
            assert socket.receive_json()["type"] == "presence"
            assert client.post("/api/rooms", json=OPEN).status_code == 503
            assert client.get(path).json()["room"]["status"] == "open"


def test_a_server_that_is_full_of_games_takes_no_more(served):
    with served(max_rooms=1) as client:
        assert client.post("/api/rooms", json=TWO).status_code == 201
        refused = client.post("/api/rooms", json=TWO)
        assert (refused.status_code, refused.json()["code"]) == (503, "too_many")
