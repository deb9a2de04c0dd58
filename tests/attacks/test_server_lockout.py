"""One guest who wants the others out of the room: what somebody fills up is their own allowance."""

import pytest
from tests.attacks.conftest import bearer
from tests.support.phone import Phone

ENOUGH = 1_200
"""More than anybody needs, and less than was once needed to close a room to everybody."""


def until_refused(ask):
    """Ask until that is refused; return the problem."""
    for number in range(ENOUGH):
        answer = ask(number)
        if answer.status_code >= 400:
            return answer.json()
    raise AssertionError(f"{ENOUGH} of them are nothing to this server")


@pytest.fixture
def two(client):
    """A room that is open, with a host and a guest: its path and their tokens."""
    made = client.post("/api/rooms", json={"seats": [{"name": "Ann"}, {}], "first": 0}).json()
    path = f"/api/rooms/{made['snapshot']['room']['code']}"
    guest = client.post(f"{path}/seats", json={"name": "Bob"}).json()["token"]
    return path, made["token"], guest


def renaming(client, path, guest):
    return lambda number: client.post(
        f"{path}/seats/1", json={"name": f"Bob {number}"}, headers=bearer(guest)
    )


def sealing(client, path, guest):
    game = client.get(path).json()["room"]["dice"]["game"]
    devices = [Phone(guest, game, length=2).seal() for _ in range(ENOUGH)]
    return lambda number: client.post(f"{path}/seal", json=devices[number], headers=bearer(guest))


@pytest.mark.parametrize("filling", [renaming, sealing])
def test_a_guest_who_changes_something_for_ever_keeps_the_host_from_nothing(client, two, filling):
    path, host, guest = two
    assert until_refused(filling(client, path, guest))["code"] == "too_large"
    assert client.post(f"{path}/host", headers=bearer(guest)).status_code == 413
    renamed = client.post(f"{path}/seats/0", json={"name": "Anna"}, headers=bearer(host))
    assert renamed.status_code == 200
    assert client.post(f"{path}/list", json={"listed": False}, headers=bearer(host)).is_success
    freed = client.post(f"{path}/seats/1", json={"bot": "bold"}, headers=bearer(host))
    assert freed.status_code == 200
    assert client.post(f"{path}/start", headers=bearer(host)).status_code == 200


def test_somebody_who_joins_and_leaves_for_ever_keeps_the_host_from_nothing(client, two):
    path, host, guest = two
    tokens = [guest]

    def leave_and_join(_number):
        client.post(f"{path}/seats/1", json={"open": True}, headers=bearer(tokens[-1]))
        answer = client.post(f"{path}/seats", json={"name": "Bob"})
        tokens.append(answer.json().get("token", ""))
        return answer

    assert until_refused(leave_and_join)["code"] == "too_large"
    given = client.post(f"{path}/seats/1", json={"bot": "bold"}, headers=bearer(host))
    assert given.status_code == 200
    assert client.post(f"{path}/start", headers=bearer(host)).status_code == 200


def test_a_host_who_is_called_for_ever_always_answers(client, two):
    path, host, guest = two

    def call(_number):
        called = client.post(f"{path}/host", headers=bearer(guest))
        shown = client.get(path, headers=bearer(host))
        assert shown.status_code == 200
        assert shown.json()["room"].get("host_free_from") is None
        return called

    assert until_refused(call)["code"] == "too_large"
    assert client.get(path, headers=bearer(host)).status_code == 200


def test_the_socket_of_a_host_who_is_called_stays_open_whatever_a_guest_has_filled(client, two):
    path, host, guest = two
    with client.websocket_connect(f"{path}/socket") as socket:
        socket.send_json({"type": "hello", "tokens": [host]})
        assert socket.receive_json()["type"] == "snapshot"
        client.post(f"{path}/host", headers=bearer(guest))
        until_refused(renaming(client, path, guest))
        socket.send_json({"type": "ping"})
        while (heard := socket.receive_json()["type"]) != "pong":
            assert heard != "goodbye"
    assert client.get(path, headers=bearer(host)).status_code == 200
