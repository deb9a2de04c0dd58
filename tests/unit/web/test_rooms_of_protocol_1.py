"""Rooms that were stored when dice protocol 1 was the only one (tests/golden/rooms)."""

import json
import shutil
from pathlib import Path

import pytest
from litestar.testing import TestClient
from tests.unit.web.conftest import unlimited

import greed
from greed.fair.verify import verify
from greed.web.app import create_app

ROOMS = Path(__file__).parents[2] / "golden" / "rooms"
KNOWN = json.loads((ROOMS / "protocol_1.json").read_text())


@pytest.fixture(scope="module")
def old(tmp_path_factory):
    """A client of a server that has the old rooms."""
    path = tmp_path_factory.mktemp("old") / "g.sqlite"
    shutil.copy(ROOMS / "protocol_1.sqlite", path)
    with TestClient(create_app(unlimited(database=str(path)))) as client:
        yield client


@pytest.fixture
def asked(old):
    """Post JSON to an old room with its token; return status and answer."""

    def asking(name, what, data=None):
        headers = {"authorization": f"Bearer {KNOWN[name]['token']}"}
        path = f"/api/rooms/{KNOWN[name]['code']}/{what}"
        answer = old.post(path, json=data or {}, headers=headers)
        return answer.status_code, answer.json()

    return asking


def looked(old, name):
    return old.get(f"/api/rooms/{KNOWN[name]['code']}").json()


def record_of(old, name):
    text = old.get(f"/api/rooms/{KNOWN[name]['code']}/record").text
    return greed.from_jsonl(text, growing=True)


@pytest.mark.parametrize("name", KNOWN)
def test_every_old_room_is_shown_as_it_was(old, name):
    shown = looked(old, name)
    assert shown["room"]["status"] == KNOWN[name]["status"]
    if name == "fair-bot":  # which may have gone on already
        assert shown["game"]["ply"] >= KNOWN[name]["ply"]
    else:
        assert (shown["game"] and shown["game"]["ply"]) == KNOWN[name]["ply"]
    if not name.startswith("real"):
        assert shown["room"]["dice"]["protocol"] == 1
        assert len(shown["room"]["dice"]["first_protocol"]["commitment"]) == 64


@pytest.mark.parametrize("name", ["fair-over", "strict-over"])
def test_a_finished_game_is_verified_with_what_protocol_1_could_prove(old, name):
    assert verify(record_of(old, name)).code == 0


def test_a_fair_game_goes_on_to_its_end_and_is_verified(old, asked):
    shown = looked(old, "fair-midgame")
    while shown["game"]["phase"] != "over":
        move = {"move": shown["game"]["choices"][-1]["move"], "ply": shown["game"]["ply"]}
        status, answer = asked("fair-midgame", "moves", move)
        assert status == 200, answer
        shown = answer["snapshot"]
    assert shown["room"]["dice"]["first_protocol"]["secret"]
    assert verify(record_of(old, "fair-midgame")).code == 0


def test_a_bot_goes_on_in_a_fair_game(old, asked):
    shown = looked(old, "fair-bot")
    for _ in range(200):
        if shown["game"]["seat"] == 1:
            break
        move = {"move": shown["game"]["choices"][-1]["move"], "ply": shown["game"]["ply"]}
        shown = asked("fair-bot", "moves", move)[1]["snapshot"]
    path, seq = f"/api/rooms/{KNOWN['fair-bot']['code']}", shown["seq"]
    assert old.get(path, params={"since": seq, "wait": 10}).json()["seq"] > seq


def test_an_open_fair_room_starts_by_the_old_rules(old, asked):
    assert asked("fair-open", "seats", {"name": "Bob"})[0] == 201
    assert asked("fair-open", "start")[0] == 200
    shown = looked(old, "fair-open")["room"]
    assert (shown["status"], shown["dice"]["protocol"]) == ("playing", 1)


def test_a_real_game_goes_on(asked):
    asked("real-midgame", "moves", {"move": "throw 46", "ply": 3})
    assert asked("real-midgame", "moves", {"move": "undo", "ply": 4})[0] == 200


@pytest.mark.parametrize(
    ("name", "what", "data"),
    [
        ("strict-midgame", "moves", {"move": "throw", "ply": 7}),
        ("strict-midgame", "skip", {"ply": 7}),
        ("strict-midgame", "seats/1", {"bot": "bold"}),
        ("strict-open", "start", {}),
    ],
)
def test_a_strict_game_is_not_played_on_and_says_why(old, asked, name, what, data):
    data = {**data, "ply": KNOWN[name]["ply"]} if "ply" in data else data
    status, problem = asked(name, what, data)
    assert (status, problem["code"]) == (409, "wrong_phase")
    assert "protocol 1" in problem["message"]
    assert looked(old, name)["game"] is None or looked(old, name)["game"]["choices"] == []


def test_a_strict_game_is_given_up_and_then_verified_as_far_as_it_went(old, asked):
    assert len(record_of(old, "strict-midgame").events) == KNOWN["strict-midgame"]["ply"]
    assert asked("strict-midgame", "abandon")[0] == 200
    assert looked(old, "strict-midgame")["room"]["status"] == "abandoned"
    assert verify(record_of(old, "strict-midgame")).code in (0, 3)


def test_a_rematch_of_an_old_game_has_new_dice(asked):
    status, again = asked("fair-over", "rematch")
    assert status == 201
    assert (again["room"]["dice"]["protocol"], again["room"]["dice"]["attempt"]) == (2, 1)
