"""Records of long games: read once for all who ask, a few at a time, and for nobody who left."""

import asyncio
import json

import pytest
from tests.attacks.conftest import bearer
from tests.support.asgi import HOST, InProcess
from tests.support.phone import PhoneTable

import greed
from greed.sealed import verify_game
from greed.store import Store
from greed.web.app import create_app
from greed.web.settings import Settings

PAD = {"sheet": "koans", "dice": "real", "seats": [{"name": "Ann"}, {"name": "Bob"}], "start": True}
JSON = (HOST, (b"content-type", b"application/json"))


@pytest.fixture
def reads(monkeypatch):
    """Notes which pages of logs are read, and takes a moment for each."""
    seen = []
    steps = Store.steps

    async def noted(self, room, since=0, most=None):
        seen.append(since)
        await asyncio.sleep(0.05)
        return await steps(self, room, since, most)

    monkeypatch.setattr(Store, "steps", noted)
    return seen


async def pad(server):
    """Make a score pad with a long game on it; return its path."""
    status, made = await server.ask("POST", "/api/rooms", json.dumps(PAD).encode(), JSON)
    assert status == 201, made
    seated = json.loads(made)
    path = f"/api/rooms/{seated['view']['code']}"
    shows = (*JSON, (b"authorization", f"Bearer {seated['token']}".encode()))
    for ply in range(300):
        asked = {"do": "move", "move": "throw 2 3 4 6 6", "ply": ply}
        status, said = await server.ask("POST", path, json.dumps(asked).encode(), shows)
        assert status == 200, said
    return path


def with_pad(tmp_path, attack):
    """Run an attack on a server with a long game; return what it returns."""

    async def run():
        settings = Settings(database=str(tmp_path / "g.sqlite"), rate=0)
        async with InProcess(create_app(settings)) as server:
            return await attack(server, await pad(server))

    return asyncio.run(run())


def test_a_log_is_read_once_for_all_who_ask_for_its_record(tmp_path, reads):
    async def attack(server, path):
        reads.clear()
        clients = (f"192.0.2.{number}" for number in range(30))
        asked = (server.ask("GET", f"{path}/record", client=client) for client in clients)
        return await asyncio.gather(*asked)

    answers = with_pad(tmp_path, attack)
    assert {status for status, _ in answers} == {200}
    assert len({body for _, body in answers}) == 1
    assert len(greed.from_jsonl(answers[0][1].decode(), growing=True).events) == 300
    assert reads == [0, 128, 256]


@pytest.mark.usefixtures("reads")
def test_one_client_has_a_few_records_under_way_and_no_more(tmp_path):
    async def attack(server, path):
        asked = (server.ask("GET", f"{path}/record", client="192.0.2.1") for _ in range(30))
        return await asyncio.gather(*asked)

    answers = with_pad(tmp_path, attack)
    refused = [json.loads(body)["code"] for status, body in answers if status != 200]
    assert (len(refused), set(refused)) == (26, {"too_fast"})


def hanging_up():
    """Return what a client says that asks, and hangs up a moment later."""
    said = [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive():
        if said:
            return said.pop()
        await asyncio.sleep(0.02)
        return {"type": "http.disconnect"}

    return receive


def test_a_record_is_read_no_further_once_all_who_asked_have_hung_up(tmp_path, reads):
    async def attack(server, path):
        reads.clear()
        asked = (server.ask("GET", f"{path}/record", receive=hanging_up()) for _ in range(3))
        await asyncio.gather(*asked)
        await asyncio.sleep(0.3)

    with_pad(tmp_path, attack)
    assert reads == [0]


def test_a_record_that_comes_in_parts_is_the_record_and_proves_its_dice(client):
    def call(path, data, token):
        shows = bearer(token) if token else {}
        answer = (
            client.post(path, json=data, headers=shows) if data else client.get(path, headers=shows)
        )
        return answer.status_code, answer.json()

    table = PhoneTable(call, sheet="koans(target=1500)")
    table.play()
    answer = client.get(f"{table.path}/record")
    record = greed.from_jsonl(answer.text)
    assert greed.to_jsonl(record) == answer.text
    assert verify_game(record) is not None
