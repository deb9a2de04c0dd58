"""Who joins and who sits out is for the host of a score pad to say, and nothing is half done."""

import pytest
from litestar.testing import TestClient
from tests.attacks.conftest import HERE, bearer
from tests.support.phone import HttpTable

import greed
from greed.core.jsonl import from_jsonl
from greed.web.app import create_app
from greed.web.settings import Settings

REAL = {"sheet": "koans", "dice": "real", "seats": [{"name": "Ann"}, {"name": "Bob"}]}


def moved(client, path, token, move, **asked):
    """Make a move at the ply that the room is at, if none is given; the status and the answer."""
    asked.setdefault("ply", client.get(path).json()["game"]["ply"])
    answer = client.post(f"{path}/moves", json={"move": move, **asked}, headers=bearer(token))
    return answer.status_code, answer.json()


def played(client, path, token, *moves):
    """Make moves that all are taken; the last snapshot."""
    for move in moves:
        status, answer = moved(client, path, token, move)
        assert status == 200, answer
    return client.get(path, headers=bearer(token)).json()


@pytest.fixture
def pad(made):
    return made(**REAL)


@pytest.fixture
def guests(client):
    """A pad of Ann, its host, and Bob, who has a screen of his own: its path and their tokens."""
    ann = client.post(
        "/api/rooms", json={**REAL, "seats": [{"name": "Ann"}, {}], "first": 1}
    ).json()
    path = f"/api/rooms/{ann['snapshot']['room']['code']}"
    bob = client.post(f"{path}/seats", json={"name": "Bob"}).json()
    client.post(f"{path}/start", headers=bearer(ann["token"]))
    return path, ann["token"], bob["token"]


def test_somebody_joins_at_the_hosts_word_and_the_host_enters_their_turns(client, pad):
    path, token, _ = pad
    shown = played(client, path, token, "points 650", "join Cleo", "points 0", "points 500")
    assert [seat["name"] for seat in shown["room"]["seats"]] == ["Ann", "Bob", "Cleo"]
    assert shown["game"]["scores"] == [650, 0, 500]
    assert shown["you"]["seats"] == [0, 1, 2]


def test_everybody_at_the_table_hears_who_came_and_went(client, pad):
    path, token, _ = pad
    with client.websocket_connect(f"{path}/socket") as line:
        line.send_json({"type": "hello", "tokens": [token]})
        line.receive_json()
        moved(client, path, token, "join Cleo")
        update = line.receive_json()
        while update["type"] != "update":
            update = line.receive_json()
        (event,) = update["steps"][0]["entries"]
        assert (event["kind"], event["name"], event["by"]) == ("join", "Cleo", "host")
        assert event["came_to"] == [{"type": "Joined", "seat": 2}]
        assert len(update["room"]["seats"]) == 3


def test_who_sits_out_is_passed_over_and_comes_back(client, pad):
    path, token, _ = pad
    shown = played(client, path, token, "out 2", "points 650")
    assert shown["game"]["seat"] == 0
    assert greed.parse_position(shown["game"]["position"]).away == (1,)
    shown = played(client, path, token, "back 2", "points 0")
    assert shown["game"]["seat"] == 1


@pytest.mark.parametrize("move", ["join Cleo", "out 1", "out 2", "back 2"])
def test_a_guest_says_nothing_of_who_plays(client, guests, move):
    path, _, bob = guests
    before = client.get(path).json()
    status, problem = moved(client, path, bob, move)
    assert (status, problem["code"]) == (403, "not_host")
    assert client.get(path).json() == before


@pytest.mark.parametrize("move", ["join Cleo", "out 2"])
def test_nobody_without_a_token_says_who_plays(client, pad, move):
    path, _, shown = pad
    answer = client.post(f"{path}/moves", json={"move": move, "ply": shown["game"]["ply"]})
    assert answer.json()["code"] == "no_token"


@pytest.mark.parametrize("move", ["join Cleo", "out 2"])
def test_what_was_meant_for_an_earlier_moment_is_refused(client, pad, move):
    path, token, _ = pad
    played(client, path, token, "points 650")
    before = client.get(path).json()
    status, problem = moved(client, path, token, move, ply=0)
    assert (status, problem["code"]) == (409, "stale")
    assert client.get(path).json() == before


@pytest.mark.parametrize("move", ["join Cleo", "out 2", "back 2"])
def test_where_nobody_rolls_by_hand_the_seats_stay(client, move):
    game = HttpTable(
        lambda path, data=None, token=None: _posted(client, path, data, token),
        lambda path, params, token: client.get(path, params=params, headers=bearer(token)).json(),
    )
    game.start()
    before = client.get(game.path).json()
    problem = game.refused("moves", {"move": move, "ply": before["game"]["ply"]})
    assert problem["code"] == "wrong_phase"
    assert "only where people roll their own dice" in problem["message"]
    assert client.get(game.path).json() == before


def _posted(client, path, data, token):
    answer = client.post(path, json=data or {}, headers=bearer(token) if token else {})
    return answer.status_code, answer.json()


def test_nobody_joins_or_sits_out_beside_bots(client, made):
    path, token, _ = made(**{**REAL, "seats": [{"name": "Ann"}, {"bot": "bold"}]})
    for move in ("join Cleo", "out 1"):
        _, problem = moved(client, path, token, move)
        assert problem["message"] == "nobody can join or sit out in a game with bots"


@pytest.mark.parametrize(
    ("move", "code", "said"),
    [
        ("join", "malformed", "say who joins"),
        ("join   ", "malformed", "say who joins"),
        ("join <b>", "bad_name", "a name can't contain < >"),
        (f"join {'x' * 25}", "bad_name", "1 to 24 characters"),
        ("out", "malformed", "write the number of the player"),
        ("out 0", "malformed", "write the number of the player"),
        ("out 3", "illegal", "there are 2 players"),
        ("back 1", "illegal", "player 1 doesn't sit out"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(client, pad, move, code, said):
    path, token, _ = pad
    before = client.get(path).json()
    _, problem = moved(client, path, token, move)
    assert problem["code"] == code, problem
    assert said in problem["message"]
    assert client.get(path).json() == before


def test_the_last_player_who_is_there_stays(client, pad):
    path, token, _ = pad
    played(client, path, token, "out 1")
    assert "everybody else sits out" in moved(client, path, token, "out 2")[1]["message"]


def test_a_table_holds_no_more_than_its_sheet_allows(client, pad):
    path, token, _ = pad
    played(client, path, token, *(f"join Guest {number}" for number in range(10)))
    assert "2 to 12 players, not 13" in moved(client, path, token, "join Dora")[1]["message"]


def test_two_of_one_name_are_told_apart_by_a_number(client, pad):
    path, token, _ = pad
    shown = played(client, path, token, "join Bob")
    assert [seat["name"] for seat in shown["room"]["seats"]] == ["Ann", "Bob", "Bob 2"]


def test_a_change_sent_twice_by_one_name_happens_once(client, pad):
    path, token, _ = pad
    assert moved(client, path, token, "join Cleo", ply=0, id="once")[0] == 200
    status, answer = moved(client, path, token, "join Cleo", ply=0, id="once")
    assert (status, answer["again"]) == (200, True)
    assert len(client.get(path).json()["room"]["seats"]) == 3


def test_undo_takes_back_who_came_and_who_went(client, pad):
    path, token, before = pad
    shown = played(client, path, token, "join Cleo", "points 650", "out 2", "undo", "undo", "undo")
    assert shown["game"]["position"] == before["game"]["position"]
    assert [seat["name"] for seat in shown["room"]["seats"]] == ["Ann", "Bob"]


def test_the_record_and_a_restart_hold_who_came_and_went(tmp_path):
    database = str(tmp_path / "g.sqlite")
    moves = ("points 650", "join Cleo", "out 2", "points 500", "back 2", "points 0", "points 400")
    with TestClient(create_app(Settings(database=database, hosts=HERE, rate=0))) as client:
        made = client.post("/api/rooms", json={**REAL, "start": True, "first": 0}).json()
        path = f"/api/rooms/{made['snapshot']['room']['code']}"
        before = played(client, path, made["token"], *moves)
    with TestClient(create_app(Settings(database=database, hosts=HERE, rate=0))) as client:
        after = client.get(path, headers=bearer(made["token"])).json()
        assert (after["game"], after["room"]["seats"][2]["name"]) == (before["game"], "Cleo")
        record = from_jsonl(client.get(f"{path}/record").text, growing=True)
    assert record.seats == ("Ann", "Bob", "Cleo")
    assert tuple(map(str, record.events)) == tuple("join" if "join" in m else m for m in moves)
    assert greed.from_text(greed.to_text(record)) == record


def test_a_rematch_seats_those_who_came_later(client, made):
    path, token, _ = made(**{**REAL, "sheet": "koans(target=300)"})
    played(client, path, token, "join Cleo", "points 400", "points 0", "points 0")
    again = client.post(f"{path}/rematch", headers=bearer(token)).json()
    seats = again["snapshot"]["room"]["seats"] if "snapshot" in again else again["room"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Bob", "Cleo"]
