"""A refusal is said in the language of the person who asks; what is kept stays English."""

import pytest
from tests.support.line import Line
from tests.unit.web.conftest import ANN_AND_BOB

NOWHERE = "/api/rooms/ZZZZ9999"


@pytest.mark.parametrize(
    ("header", "query", "said"),
    [
        ("de-CH, fr;q=0.8", "", "diesen Raum gibt es nicht"),
        ("pl, fr;q=0.8", "", "cette salle n'existe pas"),
        ("pl", "", "this room does not exist"),
        ("de;q=0, en", "", "this room does not exist"),
        (";;;,,,q=" * 500, "", "this room does not exist"),
        ("de", "?language=nl", "deze kamer bestaat niet"),
        ("", "?language=xx", "this room does not exist"),
    ],
)
def test_a_refusal_is_said_in_a_language_that_the_request_accepts(client, header, query, said):
    problem = client.get(f"{NOWHERE}{query}", headers={"accept-language": header}).json()
    assert (problem["code"], problem["message"]) == ("no_such_room", said)


@pytest.mark.parametrize(
    ("query", "hello", "said"),
    [
        ("?language=nl", "", "deze kamer bestaat niet"),
        ("", "fr", "cette salle n'existe pas"),
        ("?language=nl", "de", "diesen Raum gibt es nicht"),
        ("?language=nl", "xx", "this room does not exist"),
    ],
)
def test_a_socket_is_refused_in_the_language_that_it_names(client, query, hello, said):
    with client.websocket_connect(f"/room/ZZZZ9999{query}") as socket:
        socket.send_json({"do": "hello", "language": hello})
        assert socket.receive_json()["problem"]["message"] == said


def test_rules_are_told_in_the_language_of_the_request_and_stay_the_same_rules(client):
    def told(code):
        headers = {"accept-language": code}
        return client.get("/api/sheets/one?sheet=koans", headers=headers).json()

    english, german = told("en"), told("de")
    assert (english["page"]["title"], german["page"]["title"]) == ("Playing Greed", "Greed, kurz")
    kept = ("rules", "sheet", "toml", "estimate")
    assert [english[each] for each in kept] == [german[each] for each in kept]


def test_each_person_at_a_table_hears_in_their_own_language(client, room):
    _, token, shown = room(**ANN_AND_BOB, sheet="koans", dice="real")
    with (
        Line(client, shown["code"], token, language="de") as ann,
        Line(client, shown["code"], token, language="en") as other,
    ):
        problem = ann.ask(do="move", move="keep 1", ply=0)
        assert "erst müssen die Würfel fallen" in problem["message"]
        assert ann.ask(do="move", move="throw 2 3 4 6 6", ply=0)["type"] == "done"
        seen = other.until(lambda view: view["news"])
        assert seen["news"][0]["lines"][0]["text"] == "Ann rolls 2 3 4 6 6."
        assert ann.view["news"][0]["lines"][0]["text"] == "Ann würfelt 2 3 4 6 6."
