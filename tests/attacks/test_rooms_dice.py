"""Attacks on rolls, by whoever runs the server, holds a seat, or has another's messages.

The operator is played by somebody who may ask the server for anything, and who sees all that is
stored. What only a page can notice is shown with a phone that hears what the operator makes up.
They all play at the same kind of table, and stay in one file with it.
"""

import math
import secrets
import time
from copy import deepcopy
from types import SimpleNamespace

import pytest
from tests.support.phone import HttpTable, Phone, over, sits_out

import greed
from greed.client import Distrusted
from greed.fair.verify import verify
from greed.store import Moved, Said
from greed.web.rooms import clock, draft, moves, ratings
from greed.web.rooms.clock import overdue
from greed.web.rooms.draft import Draft
from greed.web.rooms.fold import fold

THREE = ("Ann", "Bob", "Cid")


def line_to(client):
    """Return how to post to a server, and how to look at something there."""

    def call(path, data=None, token=None):
        answer = client.post(path, json=data or {}, headers=shown(token))
        return answer.status_code, answer.json()

    def look(path, params, token):
        return client.get(path, params=params, headers=shown(token)).json()

    return call, look


def sitting(client, *args, **request):
    """Make a room with proven dice at a server, its phones prepared."""
    return HttpTable(*line_to(client), *args, **request)


def shown(token):
    return {"authorization": f"Bearer {token}"} if token else {}


@pytest.fixture
def table(client):
    return lambda *args, **request: sitting(client, *args, **request)


@pytest.fixture
def record(client):
    def recording(table):
        return greed.from_jsonl(client.get(f"{table.path}/record").text, growing=True)

    return recording


@pytest.fixture
def stored(client):
    """Return a room as the server has it in memory."""

    def finding(game):
        rooms = client.app.state.rooms
        (live,) = [live for live in rooms._live.values() if live.room.row.code in game.path]
        return live.room

    return finding


def later(monkeypatch, seconds):
    """Let so much time pass for everything that the server decides by the clock."""
    shifted = SimpleNamespace(time=lambda: time.time() + seconds, monotonic=time.monotonic)
    for module in (clock, draft, moves, ratings):
        monkeypatch.setattr(module, "time", shifted)


def frozen(table, *args, **request):
    """Return a game in which the throw of seat 0 is frozen, and Bob's value is known."""
    game = table(*args, **request)
    game.start()
    game.decide("throw")
    silent = frozenset({0})
    game.settle(silent)
    if game.phones[0].it.number in game.phones[0].it.session.waiting_ready:
        game.say(0, game.phones[0].due())
        game.settle(silent)
    assert game.shown["room"]["dice"]["waiting"] == [0]
    return game


# -- the host, who sees the others' values first


def test_a_host_who_knows_the_throw_cannot_hand_the_seat_to_a_bot(table):
    game = frozen(table)
    host = game.phones[0]
    problem = game.wont(0, host.forge(f"seat {host.it.session.head.hex()} 0 bot:bold"))
    assert problem["code"] == "misstated"
    assert "freeze" in problem["message"]
    assert game.refused("seats/0", {"bot": "bold"})["code"] == "wrong_phase"
    assert game.refused("skip", {"ply": game.shown["game"]["ply"]})["code"] == "wrong_phase"
    assert game.listen()["game"]["ply"] == 0


def test_a_host_who_knows_the_throw_cannot_go_on_with_another_chain(table):
    game = frozen(table)
    host = game.phones[0]
    head = host.it.session.head.hex()
    key, anchor = host.it.freshen()
    said = host.forge(f"renew {head} {key.hex()} {anchor.hex()}")
    assert game.wont(0, said)["code"] == "misstated"


def test_silence_turns_no_throw_into_a_bust_and_is_a_debt_in_the_record(
    table, record, stored, monkeypatch
):
    game = frozen(table, clock={"seconds": 5})
    later(monkeypatch, 3600.0)
    assert stored(game).deadline is None
    assert overdue(stored(game)) == ()
    assert game.listen()["game"]["ply"] == 0
    game.post("abandon")
    assert verify(record(game)).code == 5


def warned(game, device, phone=1):
    """Let a phone call a silent one; return when its device was warned."""
    seat = game.phones[device].seats[0]
    game.post(f"seats/{seat}/call", phone=phone)
    (found,) = game.listen()["room"]["dice"]["warned"]
    assert found["device"] == device
    return found["since"]


@pytest.mark.parametrize("said", ["seat {head} 0 bot:random", "seat {head} 0 device:1"])
@pytest.mark.parametrize("dice", ["fair", "strict"])
def test_an_opponent_cannot_take_a_seat_by_any_word(table, said, dice):
    game = table(dice=dice)
    game.start()
    bob = game.phones[1]
    body = said.format(head=bob.it.session.head.hex())
    assert game.wont(1, bob.forge(body))["code"] == "misstated"
    assert game.listen()["room"]["seats"][0]["name"] == "Ann"


@pytest.mark.parametrize("dice", ["fair", "strict"])
def test_an_opponent_cannot_put_a_key_of_its_own_in_the_place_of_another(table, dice):
    game = table(dice=dice)
    game.start()
    stolen = Phone("").prepare(game.shown["room"]["dice"]["game"])
    before = game.shown["room"]["dice"]["devices"]
    bob, keys = game.phones[1], f"{stolen['key']} {stolen['anchor']}"
    head = bob.it.session.head.hex()
    for body in (f"renew {head} 0 {keys}", f"renew {head} {keys}"):
        message = {"device": 0, "says": [list(bob.forge(body))]}
        assert game.refused("say", message, 1)["code"] == "misstated"
    assert game.wont(1, bob.forge(f"renew {head} 0 {keys}"))["code"] == "misstated"
    assert game.listen()["room"]["dice"]["devices"] == before


def test_between_two_the_throw_of_the_silent_one_is_void_and_its_turn_lost(
    table, record, monkeypatch
):
    game = frozen(table)
    later(monkeypatch, 10.0)
    since = warned(game, 0)
    later(monkeypatch, 80.0)
    game.say(1, game.phones[1].speak("over", 0, since + 60))
    game.phones[0].due = lambda: None
    assert game.listen()["game"]["seat"] == 1
    assert sits_out(game.shown, 0)
    back = game.phones[0].speak("back")
    assert "one turn of its own" in game.wont(0, back)["message"]
    game.post("abandon")
    report = verify(record(game))
    assert (report.code, len(report.devices[0].over)) == (4, 1)


def test_a_share_cannot_be_chosen_once_the_others_are_known(table):
    game = table(dice="fair")
    game.post("start")
    game.settle(silent=frozenset({0}))
    host = game.phones[0]
    for _ in range(3):
        share = secrets.token_hex(32)
        said = host.forge(f"reveal {host.it.session.head.hex()} {share}")
        assert game.wont(0, said)["code"] == "misstated"
    afresh = Phone("").prepare(game.shown["room"]["dice"]["game"])
    game.post("prepare", afresh)  # only a wish, which changes nothing by itself
    assert game.listen()["room"]["dice"]["devices"][0]["key"] != afresh["key"]


def test_a_start_that_the_host_breaks_off_is_counted_where_all_can_see_it(table):
    game = table(dice="fair")
    for attempt in (1, 2):
        game.post("start")
        game.settle(silent=frozenset({0}))
        assert game.shown["room"]["dice"]["attempt"] == attempt
        game.post("reopen")
        game.listen()
        game.prepare()
    shown = game.start()["room"]["dice"]
    assert shown["attempt"] == 3
    assert shown["previous"]
    assert "attempt 3\nprevious " in shown["start"]


def test_a_program_leaves_a_room_whose_start_is_called_off_again_and_again(table):
    game = table(dice="fair")
    for _ in range(3):
        game.post("start")
        game.settle(silent=frozenset({0}))
        game.post("reopen")
        game.listen()
        game.prepare()
    game.post("start")
    game.listen()
    assert game.phones[1].starts == 4
    with pytest.raises(Distrusted, match="start 4 in this room"):
        game.phones[1].due()


def test_a_server_that_counts_fewer_starts_than_a_device_has_seen_is_not_believed(table):
    game = table(dice="fair")
    bob = game.phones[1]
    bob._memory["starts"] = 4  # in this room, before the program was started again
    game.post("start")
    with pytest.raises(Distrusted, match="it is start 5"):
        game.listen()


# -- players who claim that another is silent, or late


def test_nobody_is_passed_over_soon_after_a_freeze(table, monkeypatch):
    game = frozen(table, THREE)
    assert "longer" in game.refused("seats/0/call", phone=1)["message"]
    later(monkeypatch, 10.0)
    since = warned(game, 0)
    assert "wait" in game.wont(1, game.phones[1].speak("over", 0, since + 60))["message"]
    later(monkeypatch, 80.0)
    for phone in (1, 2):
        game.say(phone, game.phones[phone].speak("over", 0, since + 60))
    assert game.listen()["game"]["seat"] == 1  # it was the thrower: the turn is forfeited
    assert game.shown["room"]["dice"]["away"] == game.shown["room"]["dice"]["barred"] == [0]


def test_a_claim_of_silence_against_a_device_that_has_spoken_is_refused(table, monkeypatch):
    game = frozen(table, THREE)
    later(monkeypatch, 10.0)
    since = warned(game, 0)
    claims = {phone: game.phones[phone].speak("over", 0, since + 60) for phone in (1, 2)}
    later(monkeypatch, 80.0)
    game.say(1, claims[1])
    game.say(0, game.phones[0].due())  # the last value: the roll has fallen
    assert game.wont(2, claims[2])["code"] == "misstated"
    assert game.listen()["room"]["dice"]["away"] == []


def test_the_clock_never_decides_for_a_thrower_whom_another_keeps_waiting(
    table, stored, monkeypatch
):
    game = table(clock={"seconds": 12})
    game.start()
    game.decide("throw")
    later(monkeypatch, 3600.0)
    assert overdue(stored(game)) == ()
    before = stored(game)
    monkeypatch.undo()
    game.settle()
    after = stored(game)
    waited = after.at - before.proof.asked_at
    if after.state.phase == "keep":
        assert after.turn_at == pytest.approx(before.turn_at + waited, abs=1.0)


def warnings(draft):
    """Return the devices that are warned by a step that does nothing else."""
    entries = draft.entries
    assert all(entry.body.startswith("warn ") and entry.who == "clock" for entry in entries)
    return [int(entry.body.split(" ")[1]) for entry in entries]


def test_the_clock_warns_before_it_decides(table, stored, monkeypatch):
    game = table(dice="fair", clock={"seconds": 60})
    game.start()
    assert overdue(stored(game)) == ()
    later(monkeypatch, 51.0)
    assert warnings(overdue(stored(game))) == [0]
    later(monkeypatch, 61.0)  # nobody was warned meanwhile: that still comes first
    assert warnings(overdue(stored(game))) == [0]


def test_the_clock_decides_ten_seconds_after_its_warning_and_not_before(table, stored, monkeypatch):
    game = table(dice="fair", clock={"seconds": 60})
    game.start()
    ahead, began = stored(game), time.time()

    def at(seconds):
        nonlocal ahead
        later(monkeypatch, began + seconds - time.time())
        if not isinstance(made := overdue(ahead), Draft):
            return []
        entries = made.entries
        ahead, _ = Draft.of(ahead, entries, began + seconds).end()
        return [entry.body.split(" ")[:3] for entry in entries if isinstance(entry, Said)]

    ((word, device, since),) = at(55.0)
    assert (word, device) == ("warn", "0")
    assert ahead.warned_at == int(since) == math.ceil(began + 55.0)
    assert at(62.0) == []  # its ten seconds are not over
    assert at(67.0)[0] == ["decide", "0", "clock"]
    assert ahead.state.seat == 1


def test_a_seat_that_decides_after_all_is_left_alone(table, stored, monkeypatch):
    game = table(dice="fair", clock={"seconds": 60})
    game.start()
    ahead, _ = Draft.of(stored(game), [Said(body="warn 0 1")]).end()
    assert ahead.warned_at
    phone = game.phones[0]
    phone.it.hear("server", "warn 0 1")
    body, signature = phone.decide(0, "throw")
    said = Said(body=body, by=phone.it.number, signature=signature)
    ahead, _ = Draft.of(ahead, [said]).end()
    assert ahead.warned_at is None
    later(monkeypatch, 3600.0)
    assert overdue(ahead) == ()  # its roll is being made


def test_no_device_can_sign_a_turn_without_its_dice(table, stored):
    game = table(dice="fair")
    game.start()
    phone, before = game.phones[0], stored(game)
    body, signature = phone.decide(0, "points 650")
    said = {"device": phone.it.number, "says": [[body, signature]]}
    assert game.refused("say", said, 0)["code"] == "misstated"
    with pytest.raises(greed.IllegalMove, match="only a score pad"):
        fold(before, Moved(move="points 650"))


# -- strangers, twins and echoes


def test_a_statement_of_another_room_is_no_statement_here(table):
    one, two = table(), table()
    one.start()
    two.start()
    said = one.phones[1].decide(1, "throw")
    message = {"device": 1, "says": [list(said)]}
    assert two.refused("say", message, 1)["code"] == "misstated"


def test_another_device_cannot_be_spoken_for(table):
    game = table()
    game.start()
    bob = game.phones[1]
    head = bob.it.session.head.hex()
    said = bob.forge(f"decide {head} 0 throw")
    assert game.wont(1, said)["code"] == "misstated"
    message = {"device": 0, "says": [list(said)]}
    assert game.refused("say", message, 1)["code"] == "misstated"


def test_whoever_watches_or_has_no_token_says_nothing(table, client):
    game = table()
    game.start()
    message = game.phones[0].message(game.phones[0].decide(0, "throw"))
    watch = f"/api/rooms/{game.shown['room']['watch']}/say"
    assert client.post(watch, json=message, headers=shown(game.host)).status_code == 403
    assert client.post(f"{game.path}/say", json=message).status_code == 401
    assert game.listen()["room"]["dice"]["asked"] is None


@pytest.mark.parametrize("number", [2, 3])
def test_a_value_for_another_number_is_refused(table, number):
    game = frozen(table)
    host = game.phones[0]
    said = f"value {host.it.session.head.hex()} {number} {host.chain(number)}"
    assert game.wont(0, host.forge(said))["code"] == "misstated"


def test_a_value_before_the_freeze_is_refused(table):
    game = table()
    game.start()
    game.decide("throw")
    bob = game.phones[1]
    said = f"value {bob.it.session.head.hex()} 1 {bob.chain(1)}"
    assert game.wont(1, bob.forge(said))["code"] == "misstated"


def test_nothing_that_is_stored_holds_a_line_break(table):
    game = table()
    game.start()
    body, signature = game.phones[1].decide(1, "throw")
    for said in ((body, f"{signature}\n"), (f"{body}\n", signature)):
        message = {"device": 1, "says": [list(said)]}
        assert game.refused("say", message, 1)["code"] in ("bad_request", "misstated")
    made = Phone("").prepare(game.shown["room"]["dice"]["game"])
    for field in ("key", "anchor", "commit", "recovery"):
        broken = {**made, field: f"{made[field]}\n"}
        assert game.refused("prepare", broken)["code"] == "bad_request"


def test_of_two_tabs_one_is_heard_and_the_other_learns_of_it(table):
    game = table(sheet="official")
    game.start()
    game.play(lambda now: now["game"]["phase"] == "keep" and len(now["game"]["legal"]) > 1)
    seat, legal = game.shown["game"]["seat"], game.shown["game"]["legal"]
    tab = game.phones[seat].twin()
    game.say(seat, game.phones[seat].decide(seat, legal[0]))
    problem = game.wont(seat, tab.decide(seat, legal[1]))
    assert problem["code"] in ("misstated", "illegal")


@pytest.mark.parametrize(
    ("key", "why"), [("00" * 32, "key is weak"), ("ff" * 32, "key is weak")], ids=["zero", "beyond"]
)
def test_a_key_that_binds_nobody_is_refused(table, key, why):
    game = table()
    made = {**Phone("").prepare(game.shown["room"]["dice"]["game"]), "key": key}
    problem = game.refused("prepare", made)
    assert problem["code"] == "bad_request"
    assert why in problem["message"]


def test_nobody_takes_the_key_of_another_device(table):
    game = table()
    game.listen()
    taken = game.shown["room"]["dice"]["devices"][1]
    made = {**Phone("").prepare(game.shown["room"]["dice"]["game"]), "key": taken["key"]}
    assert game.refused("prepare", made)["code"] == "bad_request"


# -- a server that lies, or dies


def test_a_phone_notices_throws_and_statements_that_are_made_up(table):
    game = table(dice="fair")
    game.start()
    truth = game.phones[1].twin()
    game.decide("throw")
    proof = game.look(1, truth.heard)["proof"]
    for alter in (
        lambda said: said[-1].__setitem__(1, said[-1][1][:-1] + "9"),
        lambda said: said.pop(0),
        lambda said: said.insert(0, ["server", "warn 0", ""]),
    ):
        lie = deepcopy({"proof": proof})
        alter(lie["proof"]["statements"])
        with pytest.raises(Distrusted):
            deepcopy(truth).hear(lie)


def test_a_server_that_dies_after_a_freeze_comes_back_to_the_same_throw(served):
    with served(rate=0) as client:
        game = frozen(lambda *a, **k: sitting(client, *a, **k))
        before = game.shown["room"]["dice"]
    with served(rate=0) as client:
        game.call, game._look = line_to(client)
        assert game.listen()["room"]["dice"] == before
        game.say(0, game.phones[0].due())
        assert game.shown["game"]["ply"] == 1
        assert game.shown["room"]["dice"]["number"] == 1


# -- sheets with a carryover, on which games stood still


def test_offers_do_not_stop_a_strict_game(table, record):
    game = table(sheet="basic(target=3000)")
    game.start()
    offers = 0
    while not over(game.settle()):
        asked = game.shown["game"]
        if asked["phase"] == "offer":
            offers += 1
            game.decide("accept" if offers % 2 else "decline")
        else:
            game.decide()
    assert offers > 0
    assert verify(record(game)).code == 0
