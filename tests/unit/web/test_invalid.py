"""Requests of the wrong form are refused, and the answer says where they are wrong."""

import pytest


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"seats": 3}, "Expected `array`, got `int` - at `$.seats`"),
        ({"seats": [{"name": "Ann"}]}, "Expected `array` of length >= 2 - at `$.seats`"),
        ({"seats": [{"name": 3}, {}]}, "Expected `str | null`, got `int` - at `$.seats[0].name`"),
        ({"seats": [{}, {}], "dice": "loaded"}, "Invalid enum value 'loaded' - at `$.dice`"),
        ({"seats": [{}, {}], "dices": 5}, "Object contains unknown field `dices`"),
        ({}, "Object missing required field `seats`"),
        ([1], "Expected `object`, got `array`"),
    ],
)
def test_a_body_of_the_wrong_form_is_refused_with_its_place(client, asked, said):
    answer = client.post("/api/rooms", json=asked)
    assert (answer.status_code, answer.json()) == (400, {"code": "bad_request", "message": said})


def test_what_follows_the_address_is_checked_as_well(client, room):
    path, _, _ = room()
    answer = client.get(f"{path}?since=-1")
    said = "in the address: Expected `int` >= 0 - at `$.since`"
    assert (answer.status_code, answer.json()["message"]) == (400, said)


def test_an_ask_that_lacks_something_is_refused(client, room):
    path, token, _ = room()
    shown = {"authorization": f"Bearer {token}"}
    answer = client.post(path, json={"do": "move", "move": "roll"}, headers=shown)
    assert answer.json()["message"] == "Object missing required field `ply`"
    answer = client.post(path, json={"do": "fly"}, headers=shown)
    assert answer.json()["message"] == "Invalid value 'fly' - at `$.do`"
