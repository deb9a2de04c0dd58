"""Notifications: sealed for one device, signed for its service, sent once for each turn."""

import asyncio
import json
import stat
import time

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from litestar.testing import TestClient
from sqlalchemy import func, select
from tests.support.push import CONTACT, Browser, b64, claims_of, unb64
from tests.unit.web.conftest import unlimited

from greed.cli.app import run
from greed.store.tables import PUSHES, ROOMS
from greed.web.app import create_app
from greed.web.push import Device, push_key, seal, sender
from greed.web.rooms import reminders
from greed.web.settings import Settings, SettingsError


@pytest.fixture(scope="module")
def client(any_database, push_running, key_file):
    settings = unlimited(
        database=any_database(), push_key=key_file, push_contact=CONTACT,
        push_services=(push_running.origin,),
    )  # fmt: skip
    with TestClient(create_app(settings)) as client:
        yield client


def post(client, path, data=None, token=None):
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = client.post(path, json=data or {}, headers=headers)
    assert answer.is_success, answer.text
    return answer.json()


@pytest.fixture
def game(client):
    """A game of Ann, who begins, and Bob: its path and their tokens."""

    def making(**given):
        asked = {"seats": [{"name": "Ann"}, {}], "sheet": "koans", "first": 0, **given}
        made = post(client, "/api/rooms", asked)
        path = f"/api/rooms/{made['snapshot']['room']['code']}"
        bob = post(client, f"{path}/seats", {"name": "Bob"})["token"]
        post(client, f"{path}/start", token=made["token"])
        in_server(client, reminded)
        return path, made["token"], bob

    return making


def turn(client, path, token):
    """Play the present turn to its end; return the seat whose turn it is then."""
    game = client.get(path).json()["game"]
    seat = game["seat"]
    while game["seat"] == seat and game["phase"] != "over":
        move = {"move": game["choices"][-1]["move"], "ply": game["ply"]}
        game = post(client, f"{path}/moves", move, token)["snapshot"]["game"]
    return game["seat"]


async def reminded():
    """Wait until the server has told those who were subscribed when the game began."""
    await asyncio.gather(
        *(task for task in asyncio.all_tasks() if task.get_name() == "greed reminding")
    )


def in_server(client, function, *arguments):
    """Run something in the server's event loop."""
    return client.blocking_portal.call(function, *arguments)


def kept(client, path):
    """How many devices the database holds of a room."""
    mine = ROOMS.c.code == path.rpartition("/")[2]

    async def count():
        query = select(func.count()).select_from(PUSHES).join(ROOMS).where(mine)
        async with client.app.state.rooms.store.engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    return in_server(client, count)


# -- sealing and signing


def test_a_note_is_sealed_as_in_the_example_of_rfc_8291():
    private = int.from_bytes(unb64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    device = Device(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    sealed = seal(
        b"When I grow up, I want to be a watermelon",
        device,
        ec.derive_private_key(private, ec.SECP256R1()),
        unb64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert b64(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWA"
        "mS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxs"
        "j_Qulcy4a-fN"
    )


def test_notes_of_all_lengths_look_alike_and_no_two_are_the_same():
    browser = Browser("https://push.example.net/x")
    device = Device(**browser.subscription)
    short, long = seal(b"{}", device), seal(b"x" * 200, device)
    assert len(short) == len(long)
    assert seal(b"{}", device) != short
    assert browser.read(short).strip() == b"{}"


# -- telling


def test_a_player_who_is_away_is_told_of_her_turn_and_nobody_else_can_read_it(
    client, service, game
):
    path, ann, bob = game()
    browser = service.browser()
    assert post(client, f"{path}/push", browser.subscription, bob) == {"on": True}
    turn(client, path, ann)
    (sent,) = service.wait(1)
    assert json.loads(browser.read(sent.body)) == {
        "code": path.rpartition("/")[2],
        "title": client.get(path).json()["room"]["sheet"]["title"],
        "what": "turn",
    }
    assert b"turn" not in sent.body
    claims, by = claims_of(sent.headers["authorization"])
    assert by == client.get("/api").json()["push_key"]
    assert claims["aud"] == service.origin
    assert claims["sub"] == CONTACT
    assert time.time() < claims["exp"] <= time.time() + 86_400
    assert sent.headers["content-encoding"] == "aes128gcm"


def test_a_turn_is_told_once_and_only_to_the_player_whose_turn_it_is(client, service, game):
    path, ann, bob = game()
    post(client, f"{path}/push", service.browser("ann").subscription, ann)
    post(client, f"{path}/push", service.browser("bob").subscription, bob)
    turn(client, path, ann)
    assert [sent.path for sent in service.wait(1)] == ["/bob"]
    turn(client, path, bob)
    assert [sent.path for sent in service.wait(2)] == ["/bob", "/ann"]
    service.still(2)


def test_a_player_who_is_connected_is_not_told(client, service, game):
    path, ann, bob = game()
    post(client, f"{path}/push", service.browser().subscription, bob)
    with client.websocket_connect(f"{path}/socket") as socket:
        socket.send_json({"type": "hello", "tokens": [bob]})
        socket.receive_json()
        turn(client, path, ann)
        service.still(0)


@pytest.mark.parametrize(
    ("code", "told"), [(1006, 1), (1001, 0)], ids=["out of reach", "page closed"]
)
def test_a_player_whose_line_was_dead_when_her_turn_began_is_told_a_little_later(
    client, service, game, code, told, monkeypatch
):
    monkeypatch.setattr(reminders, "SILENCE", 0.6)
    path, ann, bob = game()
    post(client, f"{path}/push", service.browser().subscription, bob)
    with client.websocket_connect(f"{path}/socket") as socket:
        socket.send_json({"type": "hello", "tokens": [bob]})
        socket.receive_json()
        turn(client, path, ann)
        socket.close(code)
    service.wait(told)
    time.sleep(0.5)
    service.still(told)


@pytest.mark.parametrize("awake", [True, False], ids=["awake", "asleep"])
def test_a_page_that_sleeps_through_the_beginning_of_a_turn_is_told_though_it_is_connected(
    client, service, game, awake, monkeypatch
):
    monkeypatch.setattr(reminders, "SILENCE", 0.6)
    path, ann, bob = game()
    post(client, f"{path}/push", service.browser().subscription, bob)
    with client.websocket_connect(f"{path}/socket") as socket:
        socket.send_json({"type": "hello", "tokens": [bob]})
        socket.receive_json()
        turn(client, path, ann)
        if awake:
            socket.send_json({"type": "ping"})
        else:
            service.wait(1)
        time.sleep(0.5)
        service.still(not awake)


def test_a_note_is_kept_by_its_service_no_longer_than_the_clock_runs(client, service, game):
    path, ann, bob = game(clock={"seconds": 600})
    post(client, f"{path}/push", service.browser().subscription, bob)
    turn(client, path, ann)
    (sent,) = service.wait(1)
    assert 500 < int(sent.headers["ttl"]) <= 600


def test_a_newer_note_about_a_room_replaces_an_older_one_and_does_not_name_the_room(
    client, service, game
):
    path, ann, bob = game()
    post(client, f"{path}/push", service.browser("ann").subscription, ann)
    post(client, f"{path}/push", service.browser("bob").subscription, bob)
    turn(client, path, ann)
    turn(client, path, bob)
    one, two = service.wait(2)
    assert one.headers["topic"] == two.headers["topic"]
    assert len(one.headers["topic"]) == 32
    assert path.rpartition("/")[2] not in one.headers["topic"]


def test_a_player_who_is_called_is_told(client, service, game):
    path, ann, bob = game()
    browser = service.browser()
    post(client, f"{path}/push", browser.subscription, bob)
    post(client, f"{path}/seats/1/call", token=ann)
    (sent,) = service.wait(1)
    assert json.loads(browser.read(sent.body))["what"] == "called"


def test_everybody_who_is_away_hears_that_the_game_is_over(client, service, game):
    path, ann, bob = game(sheet="koans(target=1000)")
    browser = service.browser()
    players = (ann, bob)
    seat = 0
    while client.get(path).json()["room"]["status"] == "playing":
        seat = turn(client, path, players[seat])
        if not service.sent and client.get(path).json()["room"]["status"] == "playing":
            post(client, f"{path}/push", browser.subscription, bob)
    told = [json.loads(browser.read(sent.body))["what"] for sent in service.wait(1)]
    end = time.monotonic() + 10
    while told[-1] != "over" and time.monotonic() < end:
        time.sleep(0.05)
        told = [json.loads(browser.read(sent.body))["what"] for sent in service.sent]
    assert told.count("over") == 1


# -- devices


def test_a_device_that_was_turned_off_is_not_told(client, service, game):
    path, ann, bob = game()
    browser = service.browser()
    post(client, f"{path}/push", browser.subscription, bob)
    stopped = post(client, f"{path}/push/stop", {"endpoint": browser.endpoint}, bob)
    assert stopped == {"on": False}
    turn(client, path, ann)
    service.still(0)
    assert kept(client, path) == 0


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_exists_no_more_is_forgotten(client, service, game, status):
    path, ann, bob = game()
    post(client, f"{path}/push", service.browser().subscription, bob)
    service.answers = [status]
    turn(client, path, ann)
    service.wait(1)
    end = time.monotonic() + 10
    while kept(client, path) and time.monotonic() < end:
        time.sleep(0.05)
    assert kept(client, path) == 0


def test_a_device_whose_subscription_has_ended_is_not_told(client, service, game):
    path, ann, bob = game()
    ended = {**service.browser().subscription, "expires": time.time() - 1}
    post(client, f"{path}/push", ended, bob)
    turn(client, path, ann)
    service.still(0)


def test_ended_subscriptions_are_tidied_away(client, service, game):
    path, _, bob = game()
    post(client, f"{path}/push", {**service.browser().subscription, "expires": 1.0}, bob)
    post(client, f"{path}/push", service.browser("other").subscription, bob)
    assert kept(client, path) == 2
    in_server(client, client.app.state.rooms.reminders.tidy)
    assert kept(client, path) == 1


def test_devices_go_with_their_room(client, service, game):
    path, ann, bob = game()
    post(client, f"{path}/push", service.browser().subscription, bob)
    post(client, f"{path}/abandon", token=ann)
    in_server(client, client.app.state.rooms.store.forget, time.time() + 7200)
    assert kept(client, path) == 0


def test_another_player_of_a_seat_inherits_no_devices(client, service):
    made = post(client, "/api/rooms", {"seats": [{"name": "Ann"}, {}], "first": 0})
    path, ann = f"/api/rooms/{made['snapshot']['room']['code']}", made["token"]
    bob = post(client, f"{path}/seats", {"name": "Bob"})["token"]
    post(client, f"{path}/push", service.browser("bob").subscription, bob)
    post(client, f"{path}/seats/1", {"open": True}, ann)
    cleo = post(client, f"{path}/seats", {"name": "Cleo"})["token"]
    post(client, f"{path}/push", service.browser("cleo").subscription, cleo)
    post(client, f"{path}/start", token=ann)
    turn(client, path, ann)
    assert [sent.path for sent in service.wait(1)] == ["/cleo"]
    service.still(1)


def test_a_service_that_is_busy_is_asked_again(client, service, game, monkeypatch):
    monkeypatch.setattr(sender, "AGAIN", (0.01, 0.01))
    path, ann, bob = game()
    post(client, f"{path}/push", service.browser().subscription, bob)
    service.answers = [503, 429]
    turn(client, path, ann)
    assert len(service.wait(3)) == 3
    service.still(3)


def test_a_service_that_refuses_is_not_asked_again(client, service, game, monkeypatch):
    monkeypatch.setattr(sender, "AGAIN", (0.01, 0.01))
    path, ann, bob = game()
    post(client, f"{path}/push", service.browser().subscription, bob)
    service.answers = [403]
    turn(client, path, ann)
    service.wait(1)
    service.still(1)


def test_a_seat_has_a_few_devices_and_the_oldest_makes_room(client, service, game):
    path, ann, bob = game()
    for number in range(reminders.DEVICES + 2):
        post(client, f"{path}/push", service.browser(f"d{number}").subscription, bob)
    turn(client, path, ann)
    told = {sent.path for sent in service.wait(reminders.DEVICES)}
    assert told == {f"/d{number}" for number in range(2, reminders.DEVICES + 2)}


# -- the settings


def test_a_server_without_a_key_says_so(any_database):
    with TestClient(create_app(unlimited(database=any_database()))) as client:
        assert client.get("/api").json()["push_key"] is None
        made = post(client, "/api/rooms", {"seats": [{"name": "Ann"}, {"bot": "bold"}]})
        path = f"/api/rooms/{made['snapshot']['room']['code']}/push"
        answer = client.post(
            path,
            json=Browser("https://fcm.googleapis.com/x").subscription,
            headers={"authorization": f"Bearer {made['token']}"},
        )
        assert answer.status_code == 409
        assert "sends no notifications" in answer.json()["message"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"push_contact": CONTACT}, "GREED_PUSH_KEY"),
        ({"push_key": "KEY"}, "GREED_PUSH_CONTACT"),
        ({"push_key": "KEY", "push_contact": "ann"}, "expected mailto:"),
        ({"push_key": "/nowhere", "push_contact": CONTACT}, "cannot read /nowhere"),
        ({"push_key": __file__, "push_contact": CONTACT}, "holds no key for pushes"),
    ],
    ids=["no key", "no contact", "no address", "no file", "no key in it"],
)
def test_a_server_that_is_half_set_up_does_not_start(given, said, key_file):
    given = {name: key_file if value == "KEY" else value for name, value in given.items()}
    with pytest.raises(SettingsError, match=said):
        create_app(Settings(**given))


def test_greed_serve_makes_a_key_that_only_its_owner_reads_and_never_overwrites_one(
    tmp_path, capsys
):
    path = tmp_path / "push.pem"
    assert run(["serve", "--make-push-key", str(path)]) == 0
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    before = path.read_bytes()
    assert push_key(Settings(push_key=str(path), push_contact=CONTACT)) is not None
    assert run(["serve", "--make-push-key", str(path)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert path.read_bytes() == before
