"""Attacks on the lobby: it can't be flooded, forged, or used to learn what isn't shown."""

import json

import pytest
from tests.attacks.conftest import bearer

OPEN = {"seats": [{"name": "Ann"}, {}], "listed": True}
HOUSE = """
title = "{title}"
target = 1000
[dice]
count = 5
[scoring]
singles = {{ 1 = 100, 5 = 50 }}
"""


@pytest.fixture
def client(served):
    with served(rate=0, lobby=8, lobby_per_client=3) as client:
        yield client


def listed(client):
    client.app.state.rooms.lobby._read = 0.0
    return client.get("/api/lobby").json()["tables"]


def test_one_address_cannot_fill_the_lobby(client, made):
    for _ in range(3):
        made(**OPEN, start=False)
    refused = client.post("/api/rooms", json=OPEN)
    assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
    assert len(listed(client)) == 3


def test_rooms_made_unlisted_do_not_get_round_the_limit(client, made):
    paths = [made(seats=OPEN["seats"], start=False) for _ in range(4)]
    answers = [
        client.post(f"{path}/list", json={"listed": True}, headers=bearer(token)).status_code
        for path, token, _ in paths
    ]
    assert answers == [200, 200, 200, 429]


def test_a_place_is_free_again_once_a_table_is_full(client, made):
    path, _, _ = made(**OPEN, start=False)
    made(**OPEN, start=False)
    made(**OPEN, start=False)
    client.post(f"{path}/seats", json={"name": "Bob"})
    client.app.state.rooms.lobby._by["testclient"] = {
        room: at - 60 for room, at in client.app.state.rooms.lobby._by["testclient"].items()
    }
    assert client.post("/api/rooms", json=OPEN).status_code == 201


def test_a_full_lobby_refuses_politely_and_keeps_those_who_came_first(served):
    with served(rate=0, lobby=2, lobby_per_client=0) as client:
        for _ in range(2):
            client.post("/api/rooms", json=OPEN)
        before = listed(client)
        refused = client.post("/api/rooms", json=OPEN)
        assert (refused.status_code, refused.json()["code"]) == (503, "too_many")
        assert listed(client) == before


def test_only_the_host_lists_and_unlists_a_room(client, made):
    path, _, shown = made(**OPEN, start=False)
    guest = client.post(f"{path}/seats", json={"name": "Bob"}).json()["token"]
    client.post(f"{path}/seats/1", json={"open": True}, headers=bearer(guest))
    _, other, _ = made(**OPEN, start=False)
    watch = f"/api/rooms/{shown['room']['watch']}"
    for where, shows, code in (
        (path, (), "no_token"), (path, (guest,), "wrong_token"), (path, (other,), "wrong_token"),
        (watch, (guest,), "read_only"),
    ):  # fmt: skip
        answer = client.post(
            f"{where}/list", json={"listed": False}, headers=bearer(*shows) if shows else {}
        )
        assert answer.json()["code"] == code
    assert len(listed(client)) == 2


def test_a_guest_with_a_seat_is_not_the_host(client, made):
    path, _, _ = made(seats=[{"name": "Ann"}, {}, {}], start=False)
    guest = client.post(f"{path}/seats", json={"name": "Bob"}).json()["token"]
    answer = client.post(f"{path}/list", json={"listed": True}, headers=bearer(guest))
    assert answer.json()["code"] == "not_host"


def test_the_list_holds_no_token_no_key_and_no_code_to_watch(client, made):
    _, token, shown = made(**OPEN, start=False)
    text = json.dumps(listed(client))
    for secret in (token, shown["room"]["watch"], shown["room"]["dice"]["game"]):
        assert secret not in text


def test_a_room_that_is_not_listed_is_nowhere_in_the_list(client, made):
    path, _, _ = made(seats=[{"name": "Ann"}, {}], start=False)
    assert path.rpartition("/")[2] not in client.get("/api/lobby").text


def test_house_rules_with_a_long_title_do_not_swamp_the_list(client):
    toml = HOUSE.format(title="x" * 5000)
    made = client.post("/api/rooms", json={**OPEN, "toml": toml})
    assert made.status_code == 201, made.text
    (table,) = listed(client)
    assert (len(table["title"]), table["sheet"]) == (60, "house rules")


def test_house_rules_that_borrow_a_name_are_not_shown_under_it(client):
    toml = 'name = "official"\n' + HOUSE.format(title="Official")
    made = client.post("/api/rooms", json={**OPEN, "toml": toml})
    if made.status_code == 201:
        assert [table["sheet"] for table in listed(client)] == ["house rules"]


@pytest.mark.parametrize("body", [b"{}", b'{"listed":"yes"}', b'{"listed":true,"more":1}', b"[]"])
def test_what_is_no_wish_is_refused(client, made, body):
    path, token, _ = made(**OPEN, start=False)
    answer = client.post(f"{path}/list", content=body, headers=bearer(token))
    assert answer.status_code == 400


def test_nobody_waits_for_the_list_longer_than_allowed(client):
    assert client.get("/api/lobby", params={"wait": 31}).status_code == 400
    assert client.get("/api/lobby", params={"wait": "nan"}).status_code == 400
