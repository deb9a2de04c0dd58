"""Who joins and who sits out is for the host of a score pad to say, and nothing is half done."""

import pytest
from tests.attacks.conftest import bearer
from tests.support.asgi import server

import greed
from greed.core.jsonl import from_jsonl

REAL = {"sheet": "koans", "dice": "real", "seats": [{"name": "Ann"}, {"name": "Bob"}]}


def moved(client, path, token, move, **asked):
    """Make a move at the ply that the room is at, if none is given; return the answer."""
    asked.setdefault("ply", client.get(path).json()["game"]["ply"])
    shows = bearer(token) if token else {}
    return client.post(path, json={"do": "move", "move": move, **asked}, headers=shows).json()


def played(client, path, token, *moves):
    """Make moves that all are taken; return the last view."""
    for move in moves:
        answer = moved(client, path, token, move)
        assert answer.get("type") == "done", (move, answer)
    return client.get(path, headers=bearer(token)).json()


@pytest.fixture
def pad(client):
    """A pad of Ann, its host, and Bob, who has a screen of his own: its path and all tokens."""
    ann = client.post("/api/rooms", json={**REAL, "seats": [{"name": "Ann"}, {}], "first": 0})
    path = f"/api/rooms/{ann.json()['view']['code']}"
    bob = client.post(path, json={"do": "sit", "name": "Bob"}).json()["token"]
    client.post(path, json={"do": "start"}, headers=bearer(ann.json()["token"]))
    return path, {"Ann": ann.json()["token"], "Bob": bob, "nobody": None}


@pytest.mark.parametrize("move", ["join Cleo", "out 1", "out 2", "back 2"])
@pytest.mark.parametrize(("who", "code"), [("Bob", "not_host"), ("nobody", "no_token")])
def test_only_the_host_says_who_plays(client, pad, move, who, code):
    path, tokens = pad
    before = client.get(path).json()
    assert moved(client, path, tokens[who], move)["code"] == code
    assert client.get(path).json() == before


@pytest.mark.parametrize(
    ("move", "ply", "code"),
    [
        ("join Cleo", 7, "stale"),
        ("out 2", 7, "stale"),
        ("join", 0, "malformed"),
        ("join <b>", 0, "bad_name"),
        (f"join {'x' * 25}", 0, "bad_name"),
        ("join bot:bold", 0, "bad_name"),
        ("out 0", 0, "malformed"),
        ("out 3", 0, "malformed"),
        ("back 1", 0, "illegal"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(client, pad, move, ply, code):
    path, tokens = pad
    before = client.get(path).json()
    assert moved(client, path, tokens["Ann"], move, ply=ply)["code"] == code
    assert client.get(path).json() == before


def test_a_table_holds_no_more_than_its_sheet_allows(client, pad):
    path, tokens = pad
    played(client, path, tokens["Ann"], *(f"join Guest {number}" for number in range(10)))
    refused = moved(client, path, tokens["Ann"], "join Dora")
    assert "2 to 12 players, not 13" in refused["message"]


def test_a_change_sent_twice_by_one_name_happens_once(client, pad):
    path, tokens = pad
    once = {"ply": 0, "id": "once"}
    done = moved(client, path, tokens["Ann"], "join Cleo", **once)
    assert moved(client, path, tokens["Ann"], "join Cleo", **once) == {**done, "again": True}
    assert len(client.get(path).json()["seats"]) == 3


def test_whoever_joins_is_the_hosts_to_play_and_stays_so_in_the_record_and_another_game(tmp_path):
    database = str(tmp_path / "g.sqlite")
    moves = (
        "join Cleo",
        "out 2",
        "points 400",
        "back 2",
        *("points 0", "points 650"),
        *["points 0"] * 2,
    )
    with server(database=database, rate=0) as client:
        asked = {**REAL, "sheet": "koans(target=600)", "start": True, "first": 0}
        made = client.post("/api/rooms", json=asked).json()
        path, token = f"/api/rooms/{made['view']['code']}", made["token"]
        before = played(client, path, token, *moves)
        assert before["you"]["seats"] == [0, 1, 2]
    with server(database=database, rate=0) as client:
        after = client.get(path, headers=bearer(token)).json()
        assert (after["game"], after["seats"][2]["name"]) == (before["game"], "Cleo")
        record = from_jsonl(client.get(f"{path}/record").text, growing=True)
        assert record.seats == ("Ann", "Bob", "Cleo")
        assert [str(event) for event in record.events] == [
            "join" if "join" in move else move for move in moves
        ]
        assert [*greed.replay(record)][-1].over
        again = client.post(path, json={"do": "rematch"}, headers=bearer(token)).json()["room"]
        shown = client.get(f"/api/rooms/{again}").json()
        assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Bob", "Cleo"]
