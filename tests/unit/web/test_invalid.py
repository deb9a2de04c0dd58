"""Requests of the wrong form are refused in words that need no Python."""

import pytest
from litestar.testing import TestClient
from tests.unit.web.conftest import ANN_AND_BOLD, unlimited

from greed.web.app import create_app


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    database = str(tmp_path_factory.mktemp("invalid") / "g.sqlite")
    with TestClient(create_app(unlimited(database=database))) as client:
        yield client


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"seats": 3}, "seats must be a list, not a whole number"),
        ({"seats": [{"name": "Ann"}]}, "seats must have at least 2 items"),
        ({"seats": [{"name": 3}, {}]}, "seats[0].name must be text or null, not a whole number"),
        ({"seats": [{"name": "A" * 99}, {}]}, "seats[0].name must have at most 24 characters"),
        ({"seats": [{}, {}], "dice": "loaded"}, "dice can't be 'loaded'"),
        ([1], "the body must be an object, not a list"),
    ],
)
def test_a_body_of_the_wrong_form_is_refused_in_plain_words(client, asked, said):
    answer = client.post("/api/rooms", json=asked)
    assert (answer.status_code, answer.json()) == (400, {"code": "bad_request", "message": said})


def test_what_is_missing_is_named(client):
    room = client.post("/api/rooms", json=ANN_AND_BOLD).json()["snapshot"]["room"]
    answer = client.post(f"/api/rooms/{room['code']}/moves", json={"move": "roll"})
    assert answer.json()["message"] == "ply is missing"
    answer = client.get(f"/api/rooms/{room['code']}?since=-1&wait=99")
    assert answer.json()["message"] == "since must be at least 0; wait must be at most 30"
