"""Rooms over HTTP: one ask, one answer, and what every refusal says."""

import random
import time

import pytest
from tests.unit.web.conftest import ANN_ALONE, ANN_AND_BOB

import greed


def move(words, ply=0, **more):
    return {"do": "move", "move": words, "ply": ply, **more}


def test_a_whole_game_against_a_bot_ends_in_a_record_that_replays(client, ask, room):
    path, token, shown = room(sheet="koans(target=600)")
    chance = random.Random(3)
    while (game := shown["game"])["phase"] != "over":
        if game["seat"] == 0:
            ask(path, token, **move(chance.choice(game["choices"])["move"], game["ply"]))
        else:
            time.sleep(0.01)
        shown = client.get(path).json()
    record = greed.from_jsonl(client.get(f"{path}/record").text)
    *_, last = greed.replay(record)
    assert list(last.scores) == [each["score"] for each in game["scores"]]
    assert record.proof == ()  # nobody else is there to prove anything to


@pytest.mark.parametrize(
    ("shows", "asked", "status", "code", "said"),
    [
        ("own", move("bank"), 422, "illegal", "the dice must fall first"),
        ("own", move("fly"), 400, "malformed", "'fly' isn't a move"),
        ("own", move("throw", 7), 409, "stale", "the game is at 0"),
        ("own", move("keep 1", then="fly"), 400, "bad_request", "then"),
        ("own", {"do": "move"}, 400, "bad_request", "move"),
        ("own", {"do": "fly"}, 400, "bad_request", "fly"),
        ("own", {}, 400, "bad_request", "do"),
        ("own", [], 400, "bad_request", "object"),
        ("own", {"do": "start"}, 409, "wrong_phase", "already started"),
        ("own", {"do": "rematch"}, 409, "wrong_phase", "not over"),
        ("own", {"do": "bot", "seat": 1, "bot": "cmd:sh"}, 422, "bad_bot", "cmd"),
        ("none", move("throw"), 401, "no_token", "Authorization"),
        ("another room's", move("throw"), 403, "wrong_token", "token"),
        ("none", {"do": "react", "what": "smile"}, 401, "no_token", "token"),
    ],
)
def test_what_is_refused_says_why_and_changes_nothing(
    client, room, shows, asked, status, code, said
):
    path, token, _ = room(**ANN_AND_BOB)
    token = {"own": token, "none": None, "another room's": room()[1]}[shows]
    before = client.get(path).json()
    answer = client.post(
        path, json=asked, headers={"authorization": f"Bearer {token}"} if token else {}
    )
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (status, code), problem
    assert said in problem["message"]
    assert client.get(path).json() == before


def test_an_illegal_move_hears_what_is_legal_and_at_which_ply(client, ask, call, room):
    path, token, _ = room(**ANN_AND_BOB, dice="real", sheet="official")
    ask(path, token, **move("throw 11223"))
    problem = call(path, move("bank", 1), token)[1]
    legal = [choice["move"] for choice in client.get(path).json()["game"]["choices"]]
    assert (problem["ply"], problem["legal"]) == (1, legal)


def test_a_move_sent_again_with_its_id_happens_once(ask, room):
    path, token, _ = room()
    first = ask(path, token, **move("throw", id="one"))
    assert ask(path, token, **move("throw", id="one")) == {**first, "again": True}


def test_what_happened_since_a_step_is_told_in_the_language_of_the_request(client, ask, room):
    path, token, shown = room(**ANN_AND_BOB, dice="real")
    ask(path, token, **move("throw 2 3 4 6 6"))
    german = client.get(f"{path}?since={shown['seq']}&language=de").json()
    assert german["since"] == shown["seq"]
    assert german["news"][0]["lines"][0]["text"] == "Ann würfelt 2 3 4 6 6."
    assert client.get(path).json()["news"] == []


def test_whoever_has_the_link_to_watch_sees_all_but_the_code_to_join(client, call, room):
    _, token, shown = room(**ANN_ALONE)
    watch = f"/api/rooms/{shown['watch']}"
    seen = client.get(watch).json()
    assert (seen["code"], seen["rematch"], seen["seats"]) == (None, None, shown["seats"])
    for asked, shows in (({"do": "sit", "name": "Eve"}, None), (move("throw"), token)):
        assert call(watch, asked, shows)[1]["code"] == "read_only"


def test_somebody_sits_down_and_the_token_opens_that_seat_alone(client, ask, call, room):
    path, host, _ = room(**ANN_ALONE, sheet="koans")
    taken = ask(path, do="sit", name="Bob")
    assert taken["seat"] == 1
    seen = client.get(path, headers={"authorization": f"Bearer {taken['token']}"}).json()
    assert seen["you"] == {"seats": [1], "host": False}
    ask(path, host, do="start")
    assert call(path, move("throw"), taken["token"])[1]["code"] == "not_your_turn"


@pytest.mark.parametrize(
    ("request_", "status", "code", "said"),
    [
        ({"toml": "title=3"}, 422, "bad_sheet", "title:"),
        (
            {"toml": 'title="B"\ntarget=300\ndice={count=12,faces=9}\nscoring.singles={1=100}'},
            422, "bad_sheet", "1,728 choices have to be looked at",
        ),
        ({"sheet": "/etc/passwd.toml"}, 422, "bad_sheet", "send the TOML itself"),
        ({"sheet": "koanz"}, 422, "bad_sheet", "koans"),
        ({"seats": [{"name": "Ann"}]}, 400, "bad_request", "2"),
        ({"seats": [{"bot": "bold"}, {"bot": "bold"}]}, 400, "bad_request", "person"),
        ({"seats": [{"name": "Ann"}, {}]}, 409, "wrong_phase", "every seat"),
        ({"clock": 3}, 400, "bad_request", "at least 5 seconds"),
        ({"seats": [{"name": "<b>"}, {"bot": "bold"}]}, 422, "bad_name", "< >"),
    ],
)  # fmt: skip
def test_a_room_that_cannot_be_is_refused(call, request_, status, code, said):
    usual = {"seats": [{"name": "Ann"}, {"bot": "bold"}], "start": True}
    got, problem = call("/api/rooms", {**usual, **request_})
    assert (got, problem["code"]) == (status, code), problem
    assert said in str((problem["message"], *problem.get("faults", ())))


def test_a_house_rule_is_played_under_its_title(client, room):
    toml = 'title="Tiny"\ntarget=300\ndice={count=3}\nscoring.singles={1=100}\n'
    path, _, shown = room(toml=toml)
    assert (shown["sheet"]["title"], shown["sheet"]["dice"]) == ("Tiny", 3)
    assert client.get(f"{path}/sheet").json()["rules"]["title"] == "Tiny"


@pytest.mark.parametrize(
    ("what", "media", "begins"),
    [
        ("record", "application/jsonl", b'{"greed":'),
        ("sheet", "application/json", b'{"'),
        ("qr.svg", "image/svg+xml", b"<svg"),
    ],
)
def test_what_can_be_downloaded_of_a_room(client, room, what, media, begins):
    path, _, _ = room(sheet="koans")
    answer = client.get(f"{path}/{what}")
    assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (200, media)
    assert answer.content.startswith(begins)


def test_a_game_that_has_not_begun_has_no_record(client, room):
    path, _, _ = room(**ANN_ALONE)
    assert client.get(f"{path}/record").json()["code"] == "not_started"


def test_the_same_people_play_again_in_a_room_that_the_first_who_asks_makes(client, ask, room):
    path, token, shown = room(**ANN_AND_BOB, sheet="koans(target=300)")
    while (game := client.get(path).json()["game"])["phase"] != "over":
        ask(path, token, **move(game["choices"][-1]["move"], game["ply"]))
    again = ask(path, token, do="rematch")["room"]
    assert ask(path, token, do="rematch")["room"] == again
    assert client.get(path).json()["rematch"] == again
    fresh = client.get(f"/api/rooms/{again}", headers={"authorization": f"Bearer {token}"}).json()
    assert (fresh["you"]["seats"], fresh["game"]["first"]) == ([0, 1], 1)
    assert fresh["dice"]["game"] != shown["dice"]["game"]


def test_the_coach_is_asked_where_the_room_allows_it(ask, call, room):
    path, token, _ = room(sheet="koans", dice="real", coach=True, **ANN_AND_BOB)
    ask(path, token, **move("throw 1 1 5 2 3"))
    advice = ask(path, token, do="advise", ply=1)["advice"]
    assert advice["moves"][0]["move"].startswith("keep")
    assert ask(path, token, do="advise", ply=1)["advice"] == advice
    for asked, code in (({"do": "advise", "ply": 0}, "stale"), ({"do": "review"}, "wrong_phase")):
        assert call(path, asked, token)[1]["code"] == code
    other, its, _ = room(sheet="koans")
    assert call(other, {"do": "advise", "ply": 0}, its)[1]["code"] == "wrong_phase"


def test_unknown_rooms_and_pages_have_answers_of_their_own(client):
    assert client.get("/api/rooms/ZZZZZZ").json()["code"] == "no_such_room"
    assert client.get("/api/nothing").json()["code"] == "no_such_page"
