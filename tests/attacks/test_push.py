"""Attacks on notifications: nobody is subscribed by others, and the server is sent nowhere else."""

import socket

import pytest
from litestar.testing import TestClient
from sqlalchemy import func, select
from tests.attacks.conftest import HERE, bearer
from tests.support.push import CONTACT, Browser, b64, push_service

from greed.store.tables import PUSHES, ROOMS
from greed.web.app import create_app
from greed.web.rooms.reminders import DEVICES
from greed.web.settings import Settings

OPEN = {"seats": [{"name": "Ann"}, {}], "start": False}
FCM = "https://fcm.googleapis.com/fcm/send/abc"


@pytest.fixture(scope="module")
def client(tmp_path_factory, key_file):
    """One server for all these attacks: what one of them stores is counted by its room."""
    settings = Settings(
        database=str(tmp_path_factory.mktemp("db") / "g.sqlite"), hosts=HERE, rate=0,
        rooms_per_hour=0, push_key=key_file, push_contact=CONTACT,
    )  # fmt: skip
    with TestClient(create_app(settings)) as client:
        yield client


def subscribe(client, path, *tokens, **given):
    asked = {**Browser(FCM).subscription, **given}
    return client.post(f"{path}/push", json=asked, headers=bearer(*tokens) if tokens else {})


def kept(client, path):
    """How many devices the database holds of a room."""

    async def count():
        mine = ROOMS.c.code == path.rpartition("/")[2]
        query = select(func.count()).select_from(PUSHES).join(ROOMS).where(mine)
        async with client.app.state.rooms.store.engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    return client.blocking_portal.call(count)


def test_a_stranger_cannot_subscribe_to_anybodys_seat(client, made):
    path, _, shown = made(**OPEN)
    _, other, _ = made(**OPEN)
    watch = f"/api/rooms/{shown['room']['watch']}"
    for where, tokens, code in (
        (path, (), "no_token"), (path, (other,), "wrong_token"), (path, ("x",), "wrong_token"),
        (watch, (other,), "read_only"),
    ):  # fmt: skip
        answer = subscribe(client, where, *tokens)
        assert answer.json()["code"] == code
    assert kept(client, path) == 0


def test_a_stranger_cannot_turn_off_another_players_notifications(client, made):
    path, ann, _ = made(**OPEN)
    bob = client.post(f"{path}/seats", json={"name": "Bob"}).json()["token"]
    assert subscribe(client, path, ann).status_code == 200
    stop = {"endpoint": FCM}
    assert client.post(f"{path}/push/stop", json=stop, headers=bearer(bob)).status_code == 200
    assert client.post(f"{path}/push/stop", json=stop).status_code == 401
    assert kept(client, path) == 1


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://localhost/x",
        "https://169.254.169.254/latest/meta-data",
        "https://10.0.0.1:6379/",
        "https://greed.test/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://127.0.0.1#fcm.googleapis.com",
        "https://127.0.0.1\\@fcm.googleapis.com/x",
        "https://127.0.0.1/.push.apple.com",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilfcm.googleapis.com/x",
        "https://push.apple.com.evil.example/x",
        "https://evilpush.apple.com/x",
        "https://fcm.googleapis.com/x HTTP/1.1\r\nhost: localhost",
        "https://fcm.googleapis.com:99999/x",
        "https://[fcm.googleapis.com/x",
        "https://\uff46cm.googleapis.com/x",
        "ftp://fcm.googleapis.com/x",
        "file:///etc/passwd",
        "//fcm.googleapis.com/x",
        "fcm.googleapis.com",
    ],
)
def test_the_server_sends_to_no_address_but_a_push_services(client, made, endpoint):
    path, ann, _ = made(**OPEN)
    answer = subscribe(client, path, ann, endpoint=endpoint)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert kept(client, path) == 0


@pytest.mark.parametrize(
    "endpoint",
    [
        FCM,
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
    ],
    ids=["Chrome", "Firefox", "Safari", "Edge"],
)
def test_the_services_of_the_browsers_are_known(client, made, endpoint):
    path, ann, _ = made(**OPEN)
    assert subscribe(client, path, ann, endpoint=endpoint).status_code == 200


def test_an_allowed_service_opens_no_other_port_of_its_host(served, key_file):
    allowed = ("https://push.example",)
    with served(rate=0, push_key=key_file, push_contact=CONTACT, push_services=allowed) as client:
        room = client.post("/api/rooms", json={"seats": OPEN["seats"]}).json()
        path = f"/api/rooms/{room['snapshot']['room']['code']}"
        for endpoint, status in (
            ("https://push.example/x", 200), ("https://push.example:8443/x", 400),
            ("http://push.example/x", 400), ("https://push.example.evil/x", 400),
        ):  # fmt: skip
            answer = subscribe(client, path, room["token"], endpoint=endpoint)
            assert answer.status_code == status


@pytest.mark.parametrize(
    "given",
    [
        {"p256dh": b64(b"\x04" + b"x" * 64)},
        {"p256dh": b64(b"\x00")},
        {"p256dh": "A" * 101},
        {"p256dh": "A" * 20_000},
        {"p256dh": ""},
        {"p256dh": "%%%"},
        {"auth": b64(b"x" * 15)},
        {"auth": b64(b"x" * 17)},
        {"auth": "A" * 41},
        {"auth": ""},
        {"endpoint": FCM + "x" * 1000},
        {"endpoint": ""},
        {"expires": -1},
        {"expires": "tomorrow"},
        {"more": 1},
    ],
    ids=str,
)
def test_what_is_no_subscription_is_refused_and_not_stored(client, made, given):
    path, ann, _ = made(**OPEN)
    answer = subscribe(client, path, ann, **given)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert kept(client, path) == 0


def test_a_flood_of_devices_fills_nothing(client, made):
    path, ann, _ = made(**OPEN)
    for number in range(3 * DEVICES):
        assert subscribe(client, path, ann, endpoint=f"{FCM}{number}").status_code == 200
    assert kept(client, path) == DEVICES


def test_a_flood_of_subscriptions_is_slowed_down(served, key_file):
    with served(push_key=key_file, push_contact=CONTACT, burst=10) as client:
        room = client.post("/api/rooms", json={"seats": OPEN["seats"]}).json()
        path = f"/api/rooms/{room['snapshot']['room']['code']}"
        answers = [subscribe(client, path, room["token"]).status_code for _ in range(40)]
    assert 429 in answers


def test_a_redirect_is_not_followed(served, key_file):
    with (
        push_service() as service,
        served(
            rate=0, push_key=key_file, push_contact=CONTACT, push_services=(service.origin,)
        ) as client,
    ):
        service.answers = [307]
        room = client.post("/api/rooms", json={"seats": [{"name": "Ann"}, {}], "first": 1}).json()
        path = f"/api/rooms/{room['snapshot']['room']['code']}"
        bob = client.post(f"{path}/seats", json={"name": "Bob"}).json()["token"]
        assert subscribe(client, path, bob, **service.browser().subscription).status_code == 200
        client.post(f"{path}/start", headers=bearer(room["token"]))
        assert [sent.path for sent in service.wait(1)] == ["/ann"]
        service.still(1)


def test_a_service_that_never_answers_holds_up_nobody(served, key_file):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        origin = f"http://127.0.0.1:{silent.getsockname()[1]}"
        with served(
            rate=0, push_key=key_file, push_contact=CONTACT, push_services=(origin,)
        ) as client:
            room = client.post(
                "/api/rooms", json={"seats": [{"name": "Ann"}, {}], "first": 1}
            ).json()
            path = f"/api/rooms/{room['snapshot']['room']['code']}"
            bob = client.post(f"{path}/seats", json={"name": "Bob"}).json()["token"]
            for number in range(DEVICES):
                subscribe(client, path, bob, **Browser(f"{origin}/{number}").subscription)
            client.post(f"{path}/start", headers=bearer(room["token"]))
            waiting, _ = silent.accept()  # a note is on its way, and will be for seconds
            assert client.get(path).status_code == 200
            move = {"move": "throw", "ply": client.get(path).json()["game"]["ply"]}
            answer = client.post(f"{path}/moves", json=move, headers=bearer(bob))
            assert answer.status_code == 200
            waiting.close()
