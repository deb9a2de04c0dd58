"""Records of long games: read once for all who ask, a few at a time, and for nobody who left."""

import asyncio
import json

import pytest
from tests.attacks.conftest import bearer
from tests.attacks.test_server_lines import against, opened, until
from tests.support.asgi import HOST, InProcess
from tests.support.phone import HttpTable, over

import greed
from greed.sealed import verify_game
from greed.store import Store
from greed.web.app import create_app
from greed.web.limits import Connections
from greed.web.settings import Settings

PAD = {"sheet": "koans", "dice": "real", "seats": [{"name": "Ann"}, {"name": "Bob"}], "start": True}
JSON = (HOST, (b"content-type", b"application/json"))


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


async def pad(server):
    """Make a score pad with a game on it; return its path."""
    status, made = await server.ask("POST", "/api/rooms", json.dumps(PAD).encode(), JSON)
    assert status == 201, made
    seated = json.loads(made)
    path = f"/api/rooms/{seated['snapshot']['room']['code']}"
    shows = (*JSON, (b"authorization", f"Bearer {seated['token']}".encode()))
    for ply in range(150):
        move = json.dumps({"move": "throw 2 3 4 6 6", "ply": ply}).encode()
        status, said = await server.ask("POST", f"{path}/moves", move, shows)
        assert status == 200, said
    return path


def asking(tmp_path, clients, before=None):
    """Let clients ask for one record all at once; return the answers."""
    settings = Settings(database=str(tmp_path / "g.sqlite"), rate=0)

    async def ask():
        async with InProcess(create_app(settings)) as server:
            path = await pad(server)
            if before:
                before()
            asked = (server.ask("GET", f"{path}/record", client=client) for client in clients)
            return await asyncio.gather(*asked)

    return asyncio.run(ask())


def test_a_log_is_read_once_for_all_who_ask_for_its_record(tmp_path, reads):
    answers = asking(tmp_path, [f"192.0.2.{number}" for number in range(30)], reads.clear)
    assert {status for status, _ in answers} == {200}
    assert len({body for _, body in answers}) == 1
    assert len(greed.from_jsonl(answers[0][1].decode(), growing=True).events) == 150
    assert len(reads) < 30 + 5  # each looks whether there is a new step


def test_one_client_has_a_few_records_under_way_and_no_more(tmp_path):
    answers = asking(tmp_path, ["192.0.2.1"] * 30)
    refused = [json.loads(body) for status, body in answers if status != 200]
    assert 0 < len(answers) - len(refused) <= 4
    assert {problem["code"] for problem in refused} == {"too_fast"}


def posted(client, path, data, token):
    answer = client.post(path, json=data or {}, headers=bearer(token) if token else {})
    return answer.status_code, answer.json()


def test_a_record_that_comes_in_parts_is_the_record_and_proves_its_dice(client):
    game = HttpTable(
        lambda path, data=None, token=None: posted(client, path, data, token),
        lambda path, params, token: client.get(path, params=params, headers=bearer(token)).json(),
        sheet="koans(target=1500)",
    )
    game.start()
    game.play(over)
    answer = client.get(f"{game.path}/record")
    record = greed.from_jsonl(answer.text)
    assert greed.to_jsonl(record) == answer.text
    assert verify_game(record) is not None
    read = client.get(f"{game.path}/record", params={"text": True}).text
    assert greed.from_text(read).events == record.events
    assert greed.to_text(record) == read


@pytest.mark.parametrize(("method", "ended"), [(b"GET", True), (b"POST", False)])
def test_what_only_reads_is_read_no_further_once_its_client_has_hung_up(method, ended):
    came = []

    async def app(_, receive, send):
        came.append("begun")
        await receive()
        try:
            await asyncio.sleep(0.5)
        except asyncio.CancelledError:
            came.append("ended")
            raise
        came.append("done")
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def attack(host, port):
        async with opened(host, port) as (_, writer):
            writer.write(method + b" / HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n")
            assert await until(lambda: came == ["begun"])
        return await until(lambda: len(came) > 1)

    assert asyncio.run(against(Connections(9, 0, frozenset()), attack, app))
    assert came == ["begun", "ended" if ended else "done"]
