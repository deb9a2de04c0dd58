"""Attacks on identities: nobody sits down as somebody else, by whatever they copy or pass on."""

import pytest
from litestar.testing import TestClient
from tests.unit.web.conftest import unlimited

from greed.client.errors import ClientError
from greed.client.seats import OwnKey, own_key
from greed.fair.keys import SigningKey
from greed.web.app import create_app
from greed.web.gate import audiences
from greed.web.settings import Settings

HERE = "http://testserver.local"
ANN = OwnKey(bytes(range(32)))


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    database = str(tmp_path_factory.mktemp("db") / "g.sqlite")
    with TestClient(create_app(unlimited(database=database))) as client:
        yield client


@pytest.fixture
def room(client):
    """A room with two open seats: its path, its code to watch, and its host's token."""
    made = client.post("/api/rooms", json={"seats": [{}, {}, {"bot": "bold"}]}).json()
    shown = made["snapshot"]["room"]
    return f"/api/rooms/{shown['code']}", shown["watch"], made["token"]


def join(client, path, identity, name="Ann"):
    asked = {"name": name}
    if identity is not None:
        asked["identity"] = {"key": identity.key, "signature": identity.signature}
    answer = client.post(f"{path}/seats", json=asked)
    return answer.status_code, answer.json()


def test_a_signed_seat_shows_the_fingerprint_of_its_key_to_everybody(client, room):
    path, watch, _ = room
    status, _ = join(client, path, ANN.sign(HERE, watch, "Ann"))
    assert status == 201
    seats = client.get(f"/api/rooms/{watch}").json()["room"]["seats"]
    assert seats[0]["fingerprint"] == ANN.fingerprint
    assert "fingerprint" not in seats[1]


@pytest.mark.parametrize(
    ("server", "name"),
    [("http://other.example", "Ann"), (HERE, "Bob"), (f"{HERE}:81", "Ann")],
    ids=["server", "name", "port"],
)
def test_a_signature_for_something_else_is_refused(client, room, server, name):
    path, watch, _ = room
    status, answer = join(client, path, ANN.sign(server, watch, name))
    assert (status, answer["code"]) == (409, "misstated")


def test_a_signature_of_another_room_is_not_taken_again(client, room):
    path, watch, _ = room
    signed = ANN.sign(HERE, watch, "Ann")
    assert join(client, path, signed)[0] == 201
    other = client.post("/api/rooms", json={"seats": [{}, {}]}).json()["snapshot"]["room"]["code"]
    assert join(client, f"/api/rooms/{other}", signed)[1]["code"] == "misstated"


def test_one_key_holds_one_seat_of_a_table(client, room):
    path, watch, _ = room
    signed = ANN.sign(HERE, watch, "Ann")
    join(client, path, signed)
    assert join(client, path, signed)[1]["code"] == "seat_taken"


def test_a_key_for_which_anybody_can_sign_is_refused(client, room):
    path, watch, _ = room
    weak = ANN.sign(HERE, watch, "Ann")
    forged = type(weak)(key="01" + "00" * 31, signature="01" + "00" * 63)
    status, answer = join(client, path, forged)
    assert (status, answer["code"]) == (409, "misstated")
    assert "anybody could sign" in answer["message"]


def test_what_a_device_signs_in_a_game_is_no_identity(client, room):
    path, watch, _ = room
    key = SigningKey(bytes(32))
    said = key.sign("say", "testserver.local", watch, "Ann")
    forged = type(ANN.sign(HERE, watch, "Ann"))(key=key.public.hex(), signature=said.hex())
    assert join(client, path, forged)[1]["code"] == "misstated"


def test_a_signed_name_stays_as_it_is(client, room):
    path, watch, _ = room
    _, seated = join(client, path, ANN.sign(HERE, watch, "Ann"))
    bearer = {"authorization": f"Bearer {seated['token']}"}
    answer = client.post(f"{path}/seats/0", json={"name": "Bob"}, headers=bearer)
    assert answer.json()["code"] == "wrong_phase"


def test_a_seat_that_changes_hands_loses_the_fingerprint(client, room):
    path, watch, host = room
    join(client, path, ANN.sign(HERE, watch, "Ann"))
    bearer = {"authorization": f"Bearer {host}"}
    assert client.post(f"{path}/seats/0", json={"open": True}, headers=bearer).status_code == 200
    join(client, path, None)
    seats = client.get(path).json()["room"]["seats"]
    assert [seat.get("fingerprint") for seat in seats] == [None, None, None]


def scope(client, server=("203.0.113.5", 80)):
    return {"client": (client, 1), "server": server, "headers": []}


@pytest.mark.parametrize(
    ("host", "client", "server", "settings", "ours"),
    [
        ("greed.example", "8.8.4.4", "10.0.0.2", {}, False),
        ("greed.example", "8.8.4.4", "10.0.0.2", {"hosts": ("greed.example",)}, True),
        ("evil.example", "8.8.4.4", "10.0.0.2", {"hosts": ("*",)}, False),
        # An address that is another server's, passed on to this one.
        ("8.8.8.8", "8.8.4.4", "9.9.9.9", {}, False),
        ("9.9.9.9", "8.8.4.4", "9.9.9.9", {}, True),
        # The same private address in another network, and `localhost` of another computer.
        ("192.168.1.7", "8.8.4.4", "192.168.1.7", {}, False),
        ("192.168.1.7:8000", "192.168.1.9", "192.168.1.7", {}, True),
        ("localhost", "192.168.1.9", "192.168.1.7", {}, False),
        ("127.0.0.1:8000", "192.168.1.9", "127.0.0.1", {}, False),
        ("127.0.0.1:8000", "127.0.0.1", "127.0.0.1", {}, True),
        ("localhost:8000", "127.0.0.1", "127.0.0.1", {}, True),
    ],
)
def test_a_name_counts_only_if_nobody_else_goes_by_it(host, client, server, settings, ours):
    given = scope(client, (server, 8000))
    found = audiences(given, host, Settings(**settings))
    assert found == ({host} if ours else set())


def test_the_public_name_counts_behind_any_proxy():
    settings = Settings(public_url="https://Greed.example/", hosts=())
    assert audiences(scope("127.0.0.1"), "internal:80", settings) == {"greed.example"}


def test_a_key_is_made_once_and_read_by_its_owner_alone(tmp_path):
    made = own_key(tmp_path)
    assert own_key(tmp_path).fingerprint == made.fingerprint
    assert (tmp_path / "identity.key").stat().st_mode & 0o077 == 0
    (tmp_path / "identity.key").write_text("half")
    with pytest.raises(ClientError, match="is damaged"):
        own_key(tmp_path)
