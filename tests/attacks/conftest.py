"""Servers in this process to be attacked, with the limits that they have by default."""

import pytest
from litestar.testing import TestClient

from greed.web.app import create_app
from greed.web.settings import Settings

HERE = ("testserver.local",)
TWO = {"seats": [{"name": "Ann"}, {"name": "Bob"}], "start": True, "first": 0}


@pytest.fixture
def served(tmp_path):
    """Make a server with these settings, and the default ones."""

    def serving(**given):
        database = str(tmp_path / "g.sqlite")
        return TestClient(create_app(Settings(**{"database": database, "hosts": HERE, **given})))

    return serving


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    """A server that lets its one client ask as often as it likes."""
    database = str(tmp_path_factory.mktemp("attacked") / "g.sqlite")
    unlimited = Settings(
        database=database, hosts=HERE, rate=0, rooms_per_hour=0, wrong_codes_per_hour=0
    )
    with TestClient(create_app(unlimited)) as client:
        yield client


@pytest.fixture
def made(client):
    """Make a room; return its path, its token and its snapshot."""

    def making(**request):
        answer = client.post("/api/rooms", json={**TWO, **request})
        assert answer.status_code == 201, answer.text
        seated = answer.json()
        code = seated["snapshot"]["room"]["code"]
        return f"/api/rooms/{code}", seated["token"], seated["snapshot"]

    return making


def bearer(*tokens):
    """Return the header that shows tokens."""
    return {"authorization": f"Bearer {','.join(tokens)}"}
