"""Several doors to the same thing: whichever is tried, the same limits hold."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from starlette.websockets import WebSocketDisconnect
from tests.attacks.conftest import TWO, bearer

from greed.room import new_code
from greed.room.people import derived


def played_out(client, path, token):
    """Play a game to its end by chance."""
    chance = random.Random(1)
    while (game := client.get(path).json()["game"])["phase"] != "over":
        move = chance.choice(game["choices"])["move"]
        asked = {"do": "move", "move": move, "ply": game["ply"]}
        assert client.post(path, json=asked, headers=bearer(token)).status_code == 200


@pytest.fixture
def over(client, made):
    """A game that is over: its path and token."""
    path, token, _ = made(sheet="koans(target=300)")
    played_out(client, path, token)
    return path, token


def test_fifty_rematches_at_once_make_one_room(client, over):
    path, token = over
    before = client.get("/health").json()["rooms"]

    def again(_):
        return client.post(path, json={"do": "rematch"}, headers=bearer(token))

    with ThreadPoolExecutor(10) as pool:
        answers = list(pool.map(again, range(50)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.json()["room"] for answer in answers}) == 1
    after = client.get("/health").json()["rooms"]
    assert sum(after.values()) == sum(before.values()) + 1


def test_a_rematch_counts_as_a_room_that_its_address_makes(served):
    with served(rate=0, rooms_per_hour=2) as client:
        client.post("/api/rooms", json=TWO)
        seated = client.post("/api/rooms", json={**TWO, "sheet": "koans(target=300)"}).json()
        path, token = f"/api/rooms/{seated['view']['code']}", seated["token"]
        played_out(client, path, token)
        refused = client.post(path, json={"do": "rematch"}, headers=bearer(token))
        assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
        assert client.get(path).json()["rematch"] is None


def test_two_processes_that_make_a_rematch_make_the_same_room():
    assert derived("host:room:0") == derived("host:room:0")
    assert derived("host:room:0") != derived("host:room:1")


def tried(client, code):
    """Try a code by socket; return the code by which it was closed."""
    with client.websocket_connect(f"/room/{code}") as socket:
        socket.send_json({"do": "hello"})
        assert socket.receive_json()["type"] == "refused"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    return closed.value.code


def test_wrong_codes_are_limited_alike_by_http_and_by_socket(served):
    with served(rate=0, wrong_codes_per_hour=6) as client:
        assert [client.get(f"/api/rooms/{new_code()}").status_code for _ in range(3)] == [404] * 3
        assert [tried(client, new_code()) for _ in range(3)] == [4404] * 3
        assert client.get(f"/api/rooms/{new_code()}").status_code == 429
        assert tried(client, new_code()) == 4429


def test_whoever_guessed_too_often_does_not_learn_of_a_code_that_is_right(served):
    with served(rate=0, wrong_codes_per_hour=3) as client:
        code = client.post("/api/rooms", json=TWO).json()["view"]["code"]
        for _ in range(3):
            client.get(f"/api/rooms/{new_code()}")
        assert client.get(f"/api/rooms/{code}").status_code == 429


def guessed(client):
    """Let the address of a client guess until it is refused."""
    while client.get(f"/api/rooms/{new_code()}").status_code != 429:
        pass


def test_somebody_who_guesses_does_not_close_the_rooms_of_others_behind_the_address(served):
    with served(rate=0, wrong_codes_per_hour=3) as client:
        made = client.post("/api/rooms", json=TWO).json()
        opened = client.post("/api/rooms", json=TWO).json()["view"]
        assert client.get(f"/api/rooms/{opened['code']}").status_code == 200
        guessed(client)
        path = f"/api/rooms/{made['view']['code']}"
        assert client.get(f"/api/rooms/{opened['code'].lower()}").status_code == 200
        with client.websocket_connect(f"/room/{opened['code']}") as socket:
            socket.send_json({"do": "hello"})
            assert socket.receive_json()["type"] == "view"
        assert client.get(path, headers=bearer("x" * 32)).status_code == 429
        assert client.get(path, headers=bearer(made["token"])).status_code == 200


def test_a_link_to_watch_opens_for_an_address_that_guesses_for_nobody_guesses_it(served):
    with served(rate=0, wrong_codes_per_hour=3) as client:
        room = client.post("/api/rooms", json=TWO).json()["view"]
        guessed(client)
        assert client.get(f"/api/rooms/{room['watch']}").status_code == 200
        assert client.get(f"/api/rooms/w{'0' * 20}").status_code == 404
        assert client.get(f"/api/rooms/{room['code']}").status_code == 429


def test_sockets_count_among_the_requests_of_an_address(served):
    with served(rate=0.001, burst=5) as client:
        code = client.post("/api/rooms", json=TWO).json()["view"]["code"]
        for _ in range(4):
            with client.websocket_connect(f"/room/{code}") as socket:
                socket.send_json({"do": "hello"})
                socket.receive_json()
        assert tried(client, code) == 4429


def test_codes_are_of_so_many_that_nobody_guesses_one():
    letters = set("".join(new_code() for _ in range(2000)))
    per_hour, rooms = 60, 10_000
    years = len(letters) ** len(new_code()) / rooms / per_hour / 24 / 365
    assert years > 20


def test_the_id_of_a_move_is_that_of_its_own_seat(client):
    ann = client.post("/api/rooms", json={"seats": [{"name": "Ann"}, {}], "first": 0}).json()
    path = f"/api/rooms/{ann['view']['code']}"
    bob = client.post(path, json={"do": "sit", "name": "Bob"}).json()["token"]
    client.post(path, json={"do": "start"}, headers=bearer(ann["token"]))

    def moved(token, game, name):
        move = game["choices"][-1]["move"]
        asked = {"do": "move", "move": move, "ply": game["ply"], "id": name}
        return client.post(path, json=asked, headers=bearer(token)).json()

    moved(ann["token"], client.get(path).json()["game"], "1")
    for number in range(2, 100):
        game = client.get(path).json()["game"]
        if game["seat"] == 1:
            break
        moved(ann["token"], game, str(number))
    assert "again" not in moved(bob, client.get(path).json()["game"], "1")


def test_a_move_sent_again_by_its_own_seat_still_happens_once(client, made):
    path, token, _ = made()
    asked = {"do": "move", "move": "throw", "ply": 0, "id": "1"}
    first = client.post(path, json=asked, headers=bearer(token)).json()
    again = client.post(path, json=asked, headers=bearer(token)).json()
    assert (again["again"], again["seq"]) == (True, first["seq"])
