"""Names, pages and bodies that are not what they seem: each is told apart from the others."""

import asyncio
import json

import pytest
from starlette.websockets import WebSocketDisconnect
from tests.attacks.conftest import TWO, bearer
from tests.support.asgi import InProcess

from greed.web.app import create_app
from greed.web.settings import Settings

ELSEWHERE = "rebound.example"


@pytest.mark.parametrize("path", ["/", "/api", "/api/sheets", "/metrics"])
@pytest.mark.parametrize("host", [ELSEWHERE, "rebound.example:8000", "a@b", "localhost.evil.org"])
def test_a_name_that_is_not_the_servers_is_turned_away(client, path, host):
    answer = client.get(path, headers={"host": host})
    assert (answer.status_code, answer.json()["code"]) == (421, "wrong_host")


def test_a_page_whose_name_leads_here_cannot_ask_as_our_own(client):
    own = {"host": ELSEWHERE, "origin": f"http://{ELSEWHERE}"}
    assert client.post("/api/rooms", json=TWO, headers=own).status_code == 421
    code = client.post("/api/rooms", json=TWO).json()["view"]["code"]
    with client.websocket_connect(f"/room/{code}", headers=own) as socket:
        assert socket.receive_json()["problem"]["code"] == "wrong_host"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == 4421


def test_a_page_from_elsewhere_opens_no_socket(client):
    code = client.post("/api/rooms", json=TWO).json()["view"]["code"]
    elsewhere = {"origin": "https://elsewhere.example"}
    with client.websocket_connect(f"/room/{code}", headers=elsewhere) as socket:
        assert socket.receive_json()["problem"]["code"] == "wrong_origin"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == 4403


def test_a_request_that_names_two_hosts_is_turned_away(tmp_path):
    async def ask():
        async with InProcess(create_app(Settings(database=str(tmp_path / "g.sqlite")))) as server:
            two = ((b"host", b"localhost"), (b"host", b"rebound.example"))
            return [await server.ask("GET", "/api", headers=two[:n]) for n in (1, 2)]

    (one, _), (two, said) = asyncio.run(ask())
    assert (one, two) == (200, 421), said


@pytest.mark.parametrize(
    ("public", "origin", "host"),
    [
        ("https://greed.example:22330", "https://greed.example:22330", "greed.example"),
        ("https://greed.example:22330", "https://greed.example:22330", "greed.example:22330"),
        ("https://greed.example:443", "https://greed.example", "greed.example"),
        ("https://Greed.example", "https://greed.example", "127.0.0.1:8000"),
    ],
)
def test_the_page_of_the_public_address_is_at_home_whatever_a_proxy_calls_it(
    served, public, origin, host
):
    with served(public_url=public) as client:
        own = {"host": host, "origin": origin}
        made = client.post("/api/rooms", json=TWO, headers=own)
        assert made.status_code == 201
        path = f"/room/{made.json()['view']['code']}"
        with client.websocket_connect(path, headers=own) as socket:
            socket.send_json({"do": "hello"})
            assert socket.receive_json()["type"] == "view"
        elsewhere = {"host": host, "origin": "https://greed.example:1"}
        assert client.post("/api/rooms", json=TWO, headers=elsewhere).status_code == 403


@pytest.mark.parametrize(
    ("path", "status"),
    [("/", 200), ("/api", 200), ("/api/nope", 404), ("/nope.js", 404), ("/metrics", 403),
     ("/api/rooms/ZZZZZZZZ", 404)],
)  # fmt: skip
@pytest.mark.parametrize("host", ["localhost", ELSEWHERE])
def test_every_answer_tells_browsers_what_they_may_do_with_it(client, path, status, host):
    answer = client.get(path, headers={"host": host})
    assert answer.status_code in {status, 421}
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert (answer.headers.get("cache-control") == "no-store") == path.startswith("/api")


def test_a_method_that_is_not_there_is_refused_with_the_same_headers(client):
    answer = client.put("/api/rooms", json={})
    assert (answer.status_code, answer.headers["x-content-type-options"]) == (405, "nosniff")


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:8000", "127.0.0.1:8000", "192.168.1.7:8000", "[::1]:8000",
     "greed.example", "other.example:443", "localhost."],
)  # fmt: skip
def test_the_servers_own_names_and_plain_addresses_lead_here(served, host):
    with served(public_url="https://greed.example", hosts=("other.example",)) as client:
        assert client.get("/api/sheets", headers={"host": host}).status_code == 200


def test_any_name_leads_here_where_that_is_asked_for(served):
    with served(hosts=("*",)) as client:
        assert client.get("/api/sheets", headers={"host": ELSEWHERE}).status_code == 200


def test_what_the_server_counts_is_for_whoever_runs_it(served):
    word = "a-long-word"
    with served(metrics_token=word) as client:
        assert client.get("/metrics").status_code == 403
        assert client.get("/metrics", headers=bearer(f"{word}x")).status_code == 403
        assert client.get("/metrics", headers=bearer(word)).status_code == 200
    with served() as client:  # whose address is none of this computer's
        assert client.get("/metrics").status_code == 403


def test_a_body_without_end_is_refused_although_it_names_no_length(tmp_path):
    """It is not read any further than what may be sent."""
    read = []

    async def ask():
        async with InProcess(create_app(Settings(database=str(tmp_path / "g.sqlite")))) as server:

            async def endless():
                read.append(1)
                return {"type": "http.request", "body": b" " * 1000, "more_body": True}

            return await server.ask("POST", "/api/rooms", receive=endless)

    status, said = asyncio.run(ask())
    assert (status, json.loads(said)["code"]) == (413, "too_large")
    assert len(read) < 40


def test_many_requests_that_take_long_are_not_taken_of_one_client_at_once(tmp_path):
    async def ask():
        settings = Settings(database=str(tmp_path / "g.sqlite"), rate=0)
        async with InProcess(create_app(settings)) as server:

            def check(number, client):
                body = json.dumps({"sheet": f"classic(target={5000 + 100 * number})"}).encode()
                return server.ask("POST", "/api/sheets/check", body, client=client)

            eager = [check(number, "192.0.2.1") for number in range(12)]
            return await asyncio.gather(*eager, check(99, "192.0.2.2"))

    *eager, (other, _) = asyncio.run(ask())
    assert other == 200
    codes = [status for status, _ in eager]
    assert set(codes) == {200, 429}
    assert codes.count(200) == 4
