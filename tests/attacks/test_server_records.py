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
from greed.web.records import AT_ONCE, PAGE
from greed.web.settings import Settings

PAD = {"sheet": "koans", "dice": "real", "seats": [{"name": "Ann"}, {"name": "Bob"}], "start": True}
ROLLS = 150


@pytest.fixture
def reads(monkeypatch):
    """Counts how often a page of a log is read."""
    seen = []
    steps = Store.steps

    async def counted(self, room, since=0, most=None):
        seen.append(since)
        return await steps(self, room, since, most)

    monkeypatch.setattr(Store, "steps", counted)
    return seen


def at_a_pad(tmp_path, attack):
    """Return what comes of an attack on a server with a score pad: `attack(server, path)`."""
    settings = Settings(database=str(tmp_path / "g.sqlite"), rate=0)

    async def pad():
        async with InProcess(create_app(settings)) as server:
            status, made = await server.ask("POST", "/api/rooms", json.dumps(PAD).encode())
            assert status == 201, made
            seated = json.loads(made)
            path = f"/api/rooms/{seated['view']['code']}"
            shows = (HOST, (b"authorization", f"Bearer {seated['token']}".encode()))
            for ply in range(ROLLS):
                move = {"do": "move", "move": "throw 2 3 4 6 6", "ply": ply}
                status, said = await server.ask("POST", path, json.dumps(move).encode(), shows)
                assert status == 200, said
            return await attack(server, f"{path}/record")

    return asyncio.run(pad())


def test_a_log_is_read_once_for_all_who_ask_for_its_record_and_then_kept_no_longer(tmp_path, reads):
    async def ask(server, path):
        reads.clear()
        clients = (f"192.0.2.{number}" for number in range(30))
        answers = await asyncio.gather(
            *(server.ask("GET", path, client=client) for client in clients)
        )
        together = len(reads)
        return [*answers, await server.ask("GET", path)], together

    answers, together = at_a_pad(tmp_path, ask)
    assert {status for status, _ in answers} == {200}
    assert len({body for _, body in answers}) == 1
    assert len(greed.from_jsonl(answers[0][1].decode(), growing=True).events) == ROLLS
    assert together == ROLLS // PAGE + 1
    assert len(reads) == 2 * together


def test_one_client_has_a_few_records_under_way_and_no_more(tmp_path):
    async def ask(server, path):
        return await asyncio.gather(*(server.ask("GET", path) for _ in range(30)))

    answers = at_a_pad(tmp_path, ask)
    refused = [json.loads(body)["code"] for status, body in answers if status != 200]
    assert refused == ["too_fast"] * (30 - AT_ONCE)


def test_a_record_is_read_no_further_once_its_client_has_hung_up(tmp_path, reads):
    async def ask(server, path):
        reads.clear()
        parts = [{"type": "http.request", "body": b"", "more_body": False}]

        async def receive():
            while not parts and not reads:
                await asyncio.sleep(0)
            return parts.pop() if parts else {"type": "http.disconnect"}

        await server.ask("GET", path, receive=receive)
        await asyncio.sleep(0.2)
        return len(reads), (await server.ask("GET", path))[0]

    assert at_a_pad(tmp_path, ask) == (1, 200)


def test_a_record_that_comes_in_parts_is_the_record_and_proves_its_dice(client):
    def call(path, data=None, token=None):
        shows = bearer(token) if token else {}
        method = "GET" if data is None else "POST"
        answer = client.request(method, path, json=data, headers=shows)
        return answer.status_code, answer.json()

    table = PhoneTable(call, sheet="koans(target=1500)")
    table.play()
    answer = client.get(f"{table.path}/record")
    record = greed.from_jsonl(answer.text)
    assert greed.to_jsonl(record) == answer.text
    assert verify_game(record) is not None
