"""Servers in this process to be attacked, with the limits that they have by default."""

import pytest
from tests.support.asgi import server

TWO = {"seats": [{"name": "Ann"}, {"name": "Bob"}], "start": True, "first": 0}


@pytest.fixture
def served(tmp_path):
    """Make a server with these settings, and the default ones."""

    def serving(**given):
        return server(**{"database": str(tmp_path / "g.sqlite"), **given})

    return serving


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    """A server that lets its one client ask as often as it likes."""
    database = str(tmp_path_factory.mktemp("attacked") / "g.sqlite")
    with server(database=database, rate=0, rooms_per_hour=0, wrong_codes_per_hour=0) as client:
        yield client


@pytest.fixture
def made(client):
    """Make a room; return its path, its token and its view."""

    def making(**request):
        answer = client.post("/api/rooms", json={**TWO, **request})
        assert answer.status_code == 201, answer.text
        seated = answer.json()
        return f"/api/rooms/{seated['view']['code']}", seated["token"], seated["view"]

    return making


def bearer(*tokens):
    """Return the header that shows tokens."""
    return {"authorization": f"Bearer {','.join(tokens)}"}
