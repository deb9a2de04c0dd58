"""A server in this process, and short ways to ask it."""

import pytest
from tests.support.asgi import server

UNLIMITED = {"rate": 0, "rooms_per_hour": 0, "wrong_codes_per_hour": 0, "sweep": 0.05}
"""Settings for tests: as fast as they can ask, and clocks that are looked at often."""
ANN_AND_BOLD = {"seats": [{"name": "Ann"}, {"bot": "bold"}], "start": True, "first": 0}
ANN_AND_BOB = {"seats": [{"name": "Ann"}, {"name": "Bob"}]}
ANN_ALONE = {"seats": [{"name": "Ann"}, {}], "start": False}


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    """A client of a server in this process."""
    with server(**UNLIMITED, database=str(tmp_path_factory.mktemp("web") / "g.sqlite")) as client:
        yield client


@pytest.fixture
def call(client):
    """Post JSON and return status and answer."""

    def calling(path, data=None, token=None):
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = client.post(path, json=data or {}, headers=headers)
        return answer.status_code, answer.json()

    return calling


@pytest.fixture
def room(call):
    """Create a room and return its path, its token and its view."""

    def creating(**request):
        status, made = call("/api/rooms", {**ANN_AND_BOLD, **request})
        assert status == 201, made
        return f"/api/rooms/{made['view']['code']}", made["token"], made["view"]

    return creating


@pytest.fixture
def ask(call):
    """Ask for something in a room that is done; return the answer."""

    def asking(path, token=None, **asked):
        status, answer = call(path, asked, token)
        assert status == 200, answer
        return answer

    return asking
