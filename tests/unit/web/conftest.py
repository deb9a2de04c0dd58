"""A server in this process, and short ways to ask it."""

import pytest
from litestar.testing import TestClient

from greed.web.app import create_app
from greed.web.settings import Settings

ANN_AND_BOLD = {"seats": [{"name": "Ann"}, {"bot": "bold"}], "start": True, "first": 0}


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    path = tmp_path_factory.mktemp("web") / "g.sqlite"
    with TestClient(create_app(Settings(database=str(path), sweep=0.05))) as client:
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
    """Create a room and return its path, its token and its snapshot."""

    def creating(**request):
        status, made = call("/api/rooms", {**ANN_AND_BOLD, **request})
        assert status == 201, made
        code = made["snapshot"]["room"]["code"]
        return f"/api/rooms/{code}", made["token"], made["snapshot"]

    return creating
