"""The socket: answers to each, views to all, and nothing that a message can break."""

import json
import time
from itertools import pairwise

import pytest
from starlette.websockets import WebSocketDisconnect
from tests.support.asgi import server
from tests.support.line import Line
from tests.support.phone import Phone
from tests.unit.web.conftest import ANN_ALONE, ANN_AND_BOB, UNLIMITED

THROW = {"do": "move", "move": "throw", "ply": 0}


@pytest.fixture
def line(client):
    return lambda code, *tokens, **hello: Line(client, code, *tokens, **hello)


def turned_away(client, code, **hello):
    """Say hello where that leads to nothing; return the problem, and how the socket was closed."""
    with client.websocket_connect(f"/room/{code}") as socket:
        socket.send_json({"do": "hello", **hello})
        problem = socket.receive_json()["problem"]
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        return problem["code"], closed.value.code


def test_a_move_is_answered_and_shown_to_everybody(line, room):
    _, token, shown = room(**ANN_AND_BOB)
    with line(shown["code"], token) as ann, line(shown["watch"]) as eve:
        assert eve.view["you"] == {"seats": [], "host": False}
        done = ann.ask(**THROW)
        assert (done["type"], done["ply"], ann.view["game"]["ply"]) == ("done", 1, 1)
        seen = eve.until(lambda view: view["seq"] == done["seq"])
        assert (seen["game"]["ply"], seen["since"]) == (1, done["seq"] - 1)
        assert seen["news"][0]["what"]["kind"] == "throw"


def test_several_steps_at_once_make_one_view_whose_news_miss_none(line, room):
    _, token, shown = room(**ANN_AND_BOB, dice="real")
    with line(shown["code"], token) as ann:
        for ply in range(20):
            ann.say(do="move", move="throw 2 3 4 6 6", ply=ply, id=f"{ply}")
        while ann.hear()["type"] != "done" or ann.messages[-1]["id"] != "19":
            pass
    views = [each["view"] for each in ann.messages if each["type"] == "view"]
    heard = [news["seq"] for view in views[1:] for news in view["news"]]
    assert heard == list(range(shown["seq"] + 1, shown["seq"] + 21))
    for before, after in pairwise(views):
        assert after["since"] == before["seq"]


def test_a_client_that_comes_back_hears_what_it_has_missed(line, room, ask):
    path, token, shown = room(**ANN_AND_BOB)
    ask(path, token, **THROW)
    with line(shown["code"], token, since=shown["seq"]) as ann:
        assert ann.view["news"][0]["what"]["kind"] == "throw"
    with line(shown["code"], token) as ann:
        assert ann.view["news"] == []


def test_everybody_sees_who_is_here(line, room):
    _, token, shown = room(**ANN_AND_BOB)
    with line(shown["code"], token) as ann:
        with line(shown["watch"]):
            ann.until(lambda view: view["watching"] == 1)
        seen = ann.until(lambda view: view["watching"] == 0)
        assert [seat.get("here") for seat in seen["seats"]] == [True, True]


def test_whoever_takes_a_seat_over_the_socket_plays_there(line, room):
    _, token, shown = room(**ANN_ALONE)
    with line(shown["code"]) as bob, line(shown["code"], token) as ann:
        taken = bob.ask(do="sit", name="Bob")
        assert (taken["seat"], len(taken["token"])) == (1, 32)
        assert bob.until(lambda view: view["you"]["seats"])["you"]["seats"] == [1]
        ann.until(lambda view: view["seats"][1].get("here"))
        assert ann.ask(do="start")["type"] == "done"


def test_devices_seal_and_open_over_the_socket(line, room, ask):
    path, token, shown = room(**ANN_ALONE, first=0)
    other = ask(path, do="sit", name="Bob")["token"]
    ann, bob = (Phone(each, shown["dice"]["game"]) for each in (token, other))
    with line(shown["code"], phone=ann) as one, line(shown["code"], phone=bob) as two:
        for each, phone in ((one, ann), (two, bob)):
            assert each.ask(**phone.seal())["type"] == "done"
        assert one.ask(do="start")["type"] == "done"
        assert one.ask(**THROW, id="t")["type"] == "done"
        for each, phone in ((one, ann), (two, bob)):
            each.until(lambda view: view["game"] and view["game"]["rolling"])
            assert each.ask(**(phone.due() or {}))["type"] == "done"
        seen = two.until(lambda view: view["game"]["ply"] == 1)
        assert [each["what"]["kind"] for each in seen["news"]] == ["dice", "throw"]
        assert one.ask(**THROW, id="t")["again"]


@pytest.mark.parametrize(
    "text",
    ["", "no json", "[]", '{"do":"fly"}', '{"do":"move"}', '{"do":"hello"}', "[" * 20_000,
     '{"do":"move","move":"roll","ply":-1}', '{"do":"why","move":"\\ud800"}', "x" * 40_000,
     '{"do":"move","move":"roll","ply":0,"more":1}'],
    ids=["empty", "no-json", "list", "unknown", "no-move", "hello-again", "deep", "minus",
         "surrogate", "huge", "more"],
)  # fmt: skip
def test_what_is_no_message_is_refused_and_the_socket_holds(line, room, text):
    _, token, shown = room(**ANN_AND_BOB)
    with line(shown["code"], token) as ann:
        ann.socket.send_text(text)
        problem = ann.hear("refused")["problem"]
        assert problem["code"] in ("malformed", "too_large", "bad_request")
        ann.say(do="ping")
        assert ann.hear("pong") == {"type": "pong"}


def test_binary_is_refused(line, room):
    _, token, shown = room(**ANN_AND_BOB)
    with line(shown["code"], token) as ann:
        ann.socket.send_bytes(json.dumps({"do": "ping"}).encode())
        assert ann.hear("refused")["problem"]["code"] == "malformed"


def test_who_does_not_say_hello_or_finds_no_room_is_turned_away(client, room):
    assert turned_away(client, "ZZZZZZ") == ("no_such_room", 4404)
    assert turned_away(client, room()[2]["code"], do="ping") == ("bad_request", 4400)


def test_a_page_from_elsewhere_is_turned_away(client, room):
    headers = {"origin": "https://evil.example"}
    with client.websocket_connect(f"/room/{room()[2]['code']}", headers=headers) as socket:
        assert socket.receive_json()["problem"]["code"] == "wrong_origin"


def test_a_reaction_is_shown_to_everybody_once_a_second_and_stored_nowhere(line, room):
    _, token, shown = room(**ANN_AND_BOB)
    with line(shown["code"], token) as ann, line(shown["watch"]) as eve:
        for what in ("wow", "sad", "luck"):
            assert ann.ask(do="react", what=what)["type"] == "done"
        assert eve.hear("reaction") == {"type": "reaction", "seat": 0, "what": "wow"}
        eve.say(do="ping")
        eve.hear("pong")
        reactions = [each for each in eve.messages if each["type"] == "reaction"]
        assert [each["what"] for each in reactions] == ["wow"]
        assert eve.ask(do="react", what="wow")["code"] == "read_only"
        assert ann.ask(do="why", move="throw")["seq"] == shown["seq"]


def test_the_server_says_goodbye_and_when_to_come_back(line, client, room):
    with line(room()[2]["code"]) as eve:
        client.portal.call(on_loop, client.app.server.rooms.say_goodbye)
        assert eve.hear("goodbye")["retry"] == 1.0
        assert eve.closed() == 1012
    client.app.server.rooms.ending = False


async def on_loop(work):
    return work()


@pytest.mark.parametrize(
    ("of", "code", "most"), [("client", "too_fast", 2), ("room", "too_many", 2)]
)
def test_one_socket_too_many_is_turned_away_and_the_next_let_in_once_one_leaves(
    tmp_path, of, code, most
):
    limits = {**UNLIMITED, f"sockets_per_{of}": most}
    with server(**limits, database=str(tmp_path / "g.sqlite")) as client:
        made = [client.post("/api/rooms", json=ANN_AND_BOB).json() for _ in range(2)]
        full, other = (each["view"]["code"] for each in made)
        with Line(client, full):
            with Line(client, full):
                assert turned_away(client, full)[0] == code
                if of == "room":
                    with Line(client, other):
                        pass
            let_in(client, full)


def let_in(client, code):
    """Try until a socket is let in: the server hears a moment later that another has gone."""
    for _ in range(200):
        with client.websocket_connect(f"/room/{code}") as socket:
            socket.send_json({"do": "hello"})
            if socket.receive_json()["type"] == "view":
                return
        time.sleep(0.02)
    raise TimeoutError


def test_those_who_watch_keep_no_player_out_of_a_full_room_and_a_player_can_not_fill_it(tmp_path):
    limits = {**UNLIMITED, "sockets_per_room": 2}
    with server(**limits, database=str(tmp_path / "g.sqlite")) as client:
        made = client.post("/api/rooms", json=ANN_AND_BOB).json()
        code, token = made["view"]["code"], made["token"]
        with Line(client, code), Line(client, code):
            assert turned_away(client, code, tokens=["x" * 32])[0] == "too_many"
            lines = [Line(client, code, token) for _ in range(20)]
            for each in lines:
                each.__enter__()
            assert turned_away(client, code, tokens=[token])[0] == "too_many"
            for each in lines:
                each.__exit__(None, None, None)
