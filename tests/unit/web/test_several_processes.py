"""Several servers on one PostgreSQL: a room is true wherever it is asked for, and quick in one."""

import time

import pytest
from tests.support.asgi import server
from tests.unit.web.conftest import UNLIMITED

TWO = {"seats": [{"name": "Ann"}, {"name": "Bob"}], "start": True, "first": 0, "dice": "real"}


@pytest.fixture
def both(postgres):
    database = postgres.database()
    with (
        server(**UNLIMITED, database=database) as one,
        server(**UNLIMITED, database=database) as two,
    ):
        yield one, two


def made(client):
    """Make a room; return its path and the header that shows its token."""
    seated = client.post("/api/rooms", json=TWO).json()
    return f"/api/rooms/{seated['view']['code']}", {"authorization": f"Bearer {seated['token']}"}


def test_whoever_is_asked_knows_what_another_has_stored(both):
    path, shown = made(both[0])
    for ply, dice in enumerate(("1 1 5 2 3", "2 3 4 6 6", "5 5 2 3 4")):
        move = {"do": "move", "move": f"throw {dice}", "ply": ply}
        if ply:
            move["move"] = "undo" if ply % 2 else f"throw {dice}"
        told = both[ply % 2].post(path, json=move, headers=shown)
        assert told.status_code == 200, told.json()
        for each in both:
            view = each.get(path).json()
            assert (view["seq"], view["game"]["ply"]) == (told.json()["seq"], ply + 1)


def test_a_move_that_was_made_elsewhere_is_not_made_again(both):
    path, shown = made(both[0])
    move = {"do": "move", "move": "throw 1 1 5 2 3", "ply": 0, "id": "x"}
    first, again = (each.post(path, json=move, headers=shown).json() for each in both)
    assert (again.pop("again"), first.get("again")) == (True, None)
    assert again == first


def test_whoever_watches_elsewhere_sees_a_step_with_the_next_sweep(both):
    one, two = both
    path, shown = made(one)
    with two.websocket_connect(f"/room/{path[-8:]}") as socket:
        socket.send_json({"do": "hello"})
        assert socket.receive_json()["view"]["game"]["ply"] == 0
        began = time.monotonic()
        move = {"do": "move", "move": "throw 1 1 5 2 3", "ply": 0}
        assert one.post(path, json=move, headers=shown).status_code == 200
        while (message := socket.receive_json())["view"]["game"]["ply"] == 0:
            pass  # who is there
        assert message["view"]["game"]["throw"]["dice"] == [1, 1, 5, 2, 3]
        assert time.monotonic() - began < 5
