"""Rooms with sealed dice: what devices open, what they don't, and who comes and goes."""

import time

import pytest
from litestar.testing import TestClient
from tests.support.phone import HttpTable, Phone, over
from tests.unit.web.conftest import unlimited

import greed
from greed.core.jsonl import from_jsonl
from greed.sealed import Alarm, verify_game
from greed.web.app import create_app
from greed.web.rooms import clock


@pytest.fixture
def table(client):
    """Make a table at which phones sit that are connected."""
    tables = []

    def posted(path, data, token):
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = client.post(path, json=data or {}, headers=headers)
        return answer.status_code, answer.json()

    def looked(path, params, token):
        headers = {"authorization": f"Bearer {token}"}
        return client.get(path, params=params, headers=headers).json()

    def making(*names, **request):
        made = HttpTable(
            posted, looked, names or ("Ann", "Bob"), connect=client.websocket_connect, **request
        )
        tables.append(made)
        return made

    yield making
    for one in tables:
        one.close()


@pytest.fixture
def record(client):
    return lambda game: from_jsonl(client.get(f"{game.path}/record").text, growing=True)


@pytest.fixture
def verdict(record):
    """What the record of a game proves of its dice."""

    def checking(game):
        found = verify_game(record(game))
        assert found is not None
        return found

    return checking


def names(game):
    return [phone.name for phone in game.phones]


def until(game, holds, opens=(), seconds=12.0):
    """Let phones listen until something holds; some of them open what they are asked for."""
    last = time.monotonic() + seconds
    while not holds(game.listen()):
        assert time.monotonic() < last, game.shown
        for phone in opens:
            game.open(phone)
        time.sleep(0.02)
    return game.shown


@pytest.mark.parametrize("request_", [{}, {"first": None}, {"bots": ("bold",)}])
def test_a_game_is_played_to_its_end_with_dice_that_all_devices_make(table, verdict, request_):
    game = table(sheet="koans(target=600)", **request_)
    game.start()
    game.play(over)
    found = verdict(game)
    assert found.rolls
    assert {(device.took, device.silent) for device in found.devices} == {(len(found.rolls), 0)}
    assert [device["took"] for device in game.shown["room"]["dice"]["devices"]] == [
        len(found.rolls)
    ] * 2


def test_alone_with_bots_the_dice_are_the_servers_own(table, record):
    game = table("Ann", bots=("bold",), sheet="koans(target=600)")
    game.start()
    game.play(over)
    assert not game.shown["room"]["dice"]["sealed"]
    assert game.said() == []
    assert verify_game(record(game)) is None
    assert [*greed.replay(record(game))][-1].over


def test_a_decision_and_who_takes_part_are_stored_before_any_link_is_opened(table):
    game = table()
    game.start()
    shown = game.decide("throw")
    assert game.said()[-1] == ["asked", 1, game.phones[0].name, names(game), 5, 6]
    assert (shown["game"]["rolling"], shown["game"]["legal"]) == (1, [])
    assert game.refused("moves", {"move": "throw", "ply": 0})["code"] == "wrong_phase"
    game.open(0)
    assert game.listen()["seq"] == shown["seq"]  # a link alone is told to nobody
    game.open(1)
    shown = game.listen()
    assert [entry[0] for entry in game.said()] == ["greed-dice-2", "asked", "rolled"]
    assert shown["game"]["ply"] == 1


def test_a_link_counts_for_its_own_device_roll_and_game_alone(table):
    game, other = table(), table()
    for one in (game, other):
        one.start()
        one.decide("throw")
    ann, bob = (phone.due() for phone in game.phones)
    assert game.refused("open", {**ann, "k": 2})["code"] == "stale"
    assert game.refused("open", {**ann, "link": bob["link"]})["code"] == "misstated"
    foreign = other.phones[0].due()
    assert game.refused("open", {**ann, "link": foreign["link"]})["code"] == "misstated"
    assert game.refused("open", {**ann, "device": "somebody"})["code"] == "bad_request"
    game.settle()
    assert game.refused("open", ann)["code"] == "stale"
    assert game.shown["game"]["ply"] == 1


def test_a_device_that_is_silent_costs_the_others_one_wait_and_is_back_at_its_own_turn(
    table, verdict
):
    game = table(sheet="koans(target=600)")
    game.start()
    game.decide("throw")
    game.listen()
    game.open(0)
    until(game, lambda _: game.said("void"))
    assert game.said("void") == [["void", 1, [game.phones[1].name]]]
    assert game.said("asked")[-1][3] == [game.phones[0].name]
    game.settle(silent=frozenset({1}))
    assert game.shown["game"]["ply"] == 1
    assert [one["out"] for one in game.shown["room"]["dice"]["devices"]] == [False, True]
    while game.listen()["game"]["seat"] == 0:
        game.settle(silent=frozenset({1}))
        if game.listen()["game"]["seat"] == 0:
            game.decide()
    game.decide("throw")
    assert game.said("asked")[-1][3] == names(game)
    game.play(over)
    assert verdict(game).void == 1


def test_a_player_who_asks_for_a_roll_and_is_silent_loses_the_turn_once_called(
    table, verdict, monkeypatch
):
    game = table()
    game.start()
    game.decide("throw")
    game.open(1)
    ply = {"ply": 0}
    assert game.refused("skip", ply, 1)["code"] == "not_your_seat"
    game.post("seats/0/call", None, 1)
    monkeypatch.setattr(clock, "time", _Later(61))
    game.post("skip", ply, 1)
    shown = game.listen()
    assert game.said()[-1] == ["void", 1, [game.phones[0].name]]
    assert shown["game"]["seat"] == 1
    assert verdict(game).rolls[-1].dice == ()


class _Later:
    """The time some seconds from now."""

    monotonic = staticmethod(time.monotonic)

    def __init__(self, seconds):
        self.time = lambda: time.time() + seconds


def test_who_is_called_and_answers_is_not_skipped(table):
    game = table()
    game.start()
    game.decide("throw")
    game.open(1)
    game.post("seats/0/call", None, 1)
    game.open(0)
    assert game.listen()["game"]["ply"] == 1


def test_with_a_clock_the_turn_of_a_silent_player_is_lost_when_its_time_is_up(table, monkeypatch):
    game = table(clock={"seconds": 5})
    game.start()
    game.decide("throw")
    game.open(1)
    monkeypatch.setattr(clock, "time", _Later(11))
    shown = until(game, lambda _: game.said("void"))
    assert game.said("void") == [["void", 1, [game.phones[0].name]]]
    assert shown["game"]["seat"] == 1


def test_a_phone_that_hung_up_is_not_waited_for(table, client):
    game = table()
    game.start()
    game.go(1)
    time.sleep(0.1)
    game.decide("throw")
    until(game, lambda shown: shown["game"]["ply"] == 1, opens=(0,))
    assert game.said("asked")[-1][3] == [game.phones[0].name]
    # Where workers share a database, none knows who is connected to another: it waits once.
    assert len(game.said("void")) == client.app.state.rooms.store.shared


def test_two_tabs_of_one_device_open_the_same_link(table):
    game = table()
    game.start()
    game.decide("throw")
    twin = game.phones[0].twin()
    twin.hear(game._look(game.path, {"since": 0}, twin.token))
    assert twin.due() == game.phones[0].due()
    game.post("open", twin.due())
    game.post("open", game.phones[0].due())
    game.open(1)
    assert game.listen()["game"]["ply"] == 1
    assert len(game.said("rolled")) == 1


def test_a_late_phone_joins_before_the_next_roll_and_takes_its_seats(table, verdict):
    game = table()
    game.start()
    game.decide("throw")
    lost = game.phones[1]
    game.phones[1] = Phone(lost.token, game.game)
    game.post("seal", game.phones[1].seal(), 1)
    assert game.said("joined") == []  # a roll is being made
    game.phones.append(lost)
    game.settle()
    game.phones.pop()
    while not game.said("joined"):
        game.decide()
        game.settle()
    assert game.said("joined")[0][1] == game.phones[1].name
    assert game.said("asked")[-1][3] == names(game)
    assert game.refused("seal", {**lost.seal(), "anchor": "0" * 64}, 0)["code"] == "bad_request"
    verdict(game)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [({"game": "another"}, "stale"), ({"device": "host"}, "bad_request")],
)
def test_a_device_is_taken_for_this_game_under_a_name_of_its_own(table, wrong, code):
    game = table()
    assert game.refused("seal", {**game.phones[0].seal(), **wrong})["code"] == code
    assert game.refused("seal", game.phones[1].seal())["code"] == "bad_request"
    game.post("seal", game.phones[0].seal())  # the same again changes nothing


def test_an_onlooker_sees_what_everybody_sees_and_opens_nothing(table, client):
    game = table()
    game.start()
    game.decide("throw")
    due = game.phones[0].due()
    watch = f"/api/rooms/{game.shown['room']['watch']}"
    headers = {"authorization": f"Bearer {game.host}"}
    for what, data in (("open", due), ("seal", game.phones[0].seal())):
        answer = client.post(f"{watch}/{what}", json=data, headers=headers)
        assert answer.json()["code"] == "read_only"
    game.settle()
    told = client.get(watch, params={"since": 0}).json()["log"]
    entries = [entry for step in told for entry in step["entries"] if entry["kind"] == "dice"]
    assert [entry["entry"] for entry in entries] == game.said()


def test_a_seat_that_a_bot_takes_over_is_played_on(table, verdict):
    game = table(sheet="koans(target=600)")
    game.start()
    game.decide("throw")
    game.post("seats/0", {"bot": "bold"})
    game.open(1)
    until(game, lambda _: game.said("void"))
    assert game.said("void") == [["void", 1, [game.phones[0].name]]]
    game.play(over)
    verdict(game)


def test_a_host_skips_a_turn_to_its_end_roll_by_roll(table, monkeypatch):
    game = table()
    game.start()
    game.go(0)
    time.sleep(0.1)
    game.post("seats/0/call", None, 1)
    monkeypatch.setattr(clock, "time", _Later(200))
    game.post("skip", {"ply": 0}, 1)
    until(game, lambda shown: shown["game"]["seat"] == 1, opens=(1,))
    assert {entry[2] for entry in game.said("asked")} == {""}


def test_a_server_that_ends_between_asked_and_opened_comes_back(tmp_path):
    database = str(tmp_path / "g.sqlite")

    def on(client):
        def posted(path, data, token):
            headers = {"authorization": f"Bearer {token}"} if token else {}
            answer = client.post(path, json=data or {}, headers=headers)
            return answer.status_code, answer.json()

        def looked(path, params, token):
            headers = {"authorization": f"Bearer {token}"}
            return client.get(path, params=params, headers=headers).json()

        return posted, looked

    with TestClient(create_app(unlimited(database=database))) as client:
        posted, looked = on(client)
        game = HttpTable(posted, looked, connect=client.websocket_connect)
        game.start()
        game.decide("throw")
        game.open(0)
        game.close()
    with TestClient(create_app(unlimited(database=database))) as client:
        game.call, game._look = on(client)
        for number, phone in enumerate(game.phones):
            game.phones[number] = phone.twin()
        game.settle()
        assert game.shown["game"]["ply"] == 1
        assert [entry[0] for entry in game.said()][-2:] == ["asked", "rolled"]


def test_a_phone_that_is_told_another_story_stops(table):
    game = table()
    game.start()
    game.decide("throw")
    game.settle()
    log = game._look(game.path, {"since": 0}, game.host)["log"]
    for step in log:
        for entry in step["entries"]:
            if entry["kind"] == "dice" and entry["entry"][0] == "rolled":
                entry["entry"][4][0] = entry["entry"][4][0] % 6 + 1
    with pytest.raises(Alarm):
        game.phones[0].twin().hear({"log": log})


def test_a_game_that_is_given_up_asks_for_no_more_links(table, verdict):
    game = table()
    game.start()
    game.decide("throw")
    game.listen()
    due = game.phones[0].due()
    game.post("abandon")
    assert game.refused("open", due)["code"] == "stale"
    assert game.listen()["room"]["status"] == "abandoned"
    assert "rolling" not in game.shown["game"]
    assert verdict(game).unfinished == 1
