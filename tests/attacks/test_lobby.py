"""Attacks on the lobby: it can't be flooded, forged, or used to learn what isn't shown."""

import json

import pytest
from tests.attacks.conftest import bearer

from greed.web import lobby

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
def client(served, monkeypatch):
    monkeypatch.setattr(lobby, "_LOOK", -1.0)
    with served(rate=0, lobby=8, lobby_per_client=3) as client:
        yield client


def listed(client):
    return client.get("/api/lobby").json()["tables"]


def asked(client, path, *tokens, **ask):
    answer = client.post(path, json=ask, headers=bearer(*tokens) if tokens else {}).json()
    return answer.get("code", "done")


def test_one_address_cannot_fill_the_lobby(client, made):
    for _ in range(3):
        made(**OPEN, start=False)
    refused = client.post("/api/rooms", json=OPEN)
    assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
    assert len(listed(client)) == 3


def test_rooms_made_unlisted_do_not_get_round_the_limit(client, made):
    rooms = [made(seats=OPEN["seats"], start=False) for _ in range(4)]
    answers = [asked(client, path, token, do="list", listed=True) for path, token, _ in rooms]
    assert answers == ["done", "done", "done", "too_fast"]


def test_a_place_is_free_again_once_a_table_is_full(client, made, monkeypatch):
    rooms = [made(**OPEN, start=False) for _ in range(3)]
    client.post(rooms[0][0], json={"do": "sit", "name": "Bob"})
    monkeypatch.setattr(lobby, "_SOON", -1.0)
    assert client.post("/api/rooms", json=OPEN).status_code == 201


def test_a_full_lobby_refuses_politely_and_keeps_those_who_came_first(served, monkeypatch):
    monkeypatch.setattr(lobby, "_LOOK", -1.0)
    with served(rate=0, lobby=2, lobby_per_client=0) as client:
        for _ in range(2):
            client.post("/api/rooms", json=OPEN)
        before = listed(client)
        refused = client.post("/api/rooms", json=OPEN)
        assert (refused.status_code, refused.json()["code"]) == (503, "too_many")
        assert listed(client) == before


def test_only_the_host_lists_and_unlists_a_room(client, made):
    path, _, shown = made(seats=[{"name": "Ann"}, {}, {}], listed=True, start=False)
    guest = client.post(path, json={"do": "sit", "name": "Bob"}).json()["token"]
    _, other, _ = made(**OPEN, start=False)
    watch = f"/api/rooms/{shown['watch']}"
    for where, shows, code in (
        (path, (), "no_token"), (path, (guest,), "not_host"), (path, (other,), "wrong_token"),
        (watch, (guest,), "read_only"),
    ):  # fmt: skip
        for wanted in (True, False):
            assert asked(client, where, *shows, do="list", listed=wanted) == code
    assert len(listed(client)) == 2


def test_the_list_holds_no_token_no_key_and_no_code_to_watch(client, made):
    _, token, shown = made(**OPEN, start=False)
    text = json.dumps(listed(client))
    for secret in (token, shown["watch"], shown["dice"]["game"]):
        assert secret not in text


def test_a_room_that_is_not_listed_is_nowhere_in_the_list(client, made):
    path, _, _ = made(seats=[{"name": "Ann"}, {}], start=False)
    assert path.rpartition("/")[2] not in client.get("/api/lobby").text


@pytest.mark.parametrize("named", ["", 'name = "official"\n'])
def test_house_rules_with_a_long_title_or_a_borrowed_name_are_shown_as_house_rules(client, named):
    made = client.post("/api/rooms", json={**OPEN, "toml": named + HOUSE.format(title="x" * 5000)})
    if made.status_code == 201:
        (table,) = listed(client)
        assert (len(table["title"]), table["sheet"]) == (60, "house rules")
    else:
        assert (named != "", made.json()["code"]) == (True, "bad_sheet")


def test_a_crowd_that_looks_at_the_lobby_reads_it_once_a_second(served, monkeypatch):
    with served(rate=0, lobby=8) as client:
        seen = []
        shown = client.app.server.store.shown

        async def noted(*given):
            seen.append(given)
            return await shown(*given)

        monkeypatch.setattr(client.app.server.store, "shown", noted)
        for _ in range(50):
            assert client.get("/api/lobby").status_code == 200
        assert len(seen) < 5
