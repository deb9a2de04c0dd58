"""A refusal is said in the language of the person who asks; all else stays English."""

import pytest
from litestar.exceptions import WebSocketDisconnect

NOWHERE = "/api/rooms/ZZZZ9999"


@pytest.mark.parametrize(
    ("header", "said"),
    [
        ("de-CH, fr;q=0.8", "diesen Raum gibt es nicht"),
        ("pl, fr;q=0.8", "cette salle n'existe pas"),
        ("pl", "this room does not exist"),
        ("de;q=0, en", "this room does not exist"),
        (";;;,,,q=" * 500, "this room does not exist"),
    ],
)
def test_a_refusal_is_said_in_a_language_that_the_request_accepts(client, header, said):
    problem = client.get(NOWHERE, headers={"accept-language": header}).json()
    assert (problem["code"], problem["message"]) == ("no_such_room", said)


def test_a_socket_is_refused_in_the_language_that_it_names(client):
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        client.websocket_connect(f"{NOWHERE}/socket?language=nl") as socket,
    ):
        socket.receive_json()
    assert refused.value.detail == "deze kamer bestaat niet"


@pytest.mark.parametrize("sheet", ["koans", "koans(target=2000)"])
def test_rules_are_told_in_the_language_of_the_request_and_stay_the_same_rules(client, sheet):
    def told(code):
        headers = {"accept-language": code}
        return client.get("/api/sheets/one", params={"sheet": sheet}, headers=headers).json()

    english, german = told("en"), told("de")
    assert (english["page"]["title"], german["page"]["title"]) == ("Playing Greed", "Greed, kurz")
    assert english["card"] != german["card"]
    kept = ("rules", "sheet", "toml", "estimate")
    assert [english[each] for each in kept] == [german[each] for each in kept]


def test_the_editor_hears_of_its_fields_in_the_language_of_the_request(client):
    german = client.get("/api/sheets/schema", headers={"accept-language": "de"}).json()
    assert german["x-labels"]["hot_dice"] == "Heiße Würfel"
    assert client.get("/api/sheets/schema").json()["x-labels"]["hot_dice"] == "Hot dice"


@pytest.mark.parametrize(
    ("move", "german"),
    [
        ("points 725", "Punkte gibt es in Schritten von 50"),
        ("points 50 leaving 6", "lässt 6 Würfel übrig"),
        ("keep 1", "erst müssen die Würfel fallen"),
        ("roll", "erst müssen die Würfel fallen"),
    ],
)
def test_a_move_is_refused_in_the_language_of_the_request(client, room, move, german):
    people = [{"name": "Ann"}, {"name": "Bob"}]
    path, token, shown = room(sheet="basic", seats=people, dice="real")
    asked = {"move": move, "ply": shown["game"]["ply"]}
    headers = {"authorization": f"Bearer {token}", "accept-language": "de"}
    problem = client.post(f"{path}/moves", json=asked, headers=headers).json()
    assert german in problem["message"]


def test_a_pad_with_a_bot_refuses_its_points_in_the_language_of_the_request(client, room):
    path, token, shown = room(seats=[{"name": "Ann"}, {"bot": "bold"}], dice="real", first=1)
    asked = {"move": "points 650", "ply": shown["game"]["ply"]}
    headers = {"authorization": f"Bearer {token}", "accept-language": "de"}
    problem = client.post(f"{path}/moves", json=asked, headers=headers).json()
    assert problem["message"].startswith("ein Bot entscheidet nach seinen Würfeln")
