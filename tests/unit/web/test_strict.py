"""Dice that devices sign for, at a server: how a game starts, goes on, and is recorded."""

import json

import pytest
from tests.support.phone import HttpTable, Phone, over

import greed
from greed.fair.dealer import Dealer
from greed.fair.verify import read_witness, verify
from greed.web.rooms import games, views
from greed.web.rooms import proof as proofs

SHORT = "koans(target=500)"


@pytest.fixture
def table(call, client):
    """Make a room with proven dice, all its phones prepared."""

    def look(path, params, token):
        headers = {"authorization": f"Bearer {token}"}
        return client.get(path, params=params, headers=headers).json()

    return lambda *args, **request: HttpTable(call, look, *args, **request)


@pytest.fixture
def verified(client):
    """Verify the record of a room, with the witnesses of its phones."""

    def verifying(table):
        record = greed.from_jsonl(client.get(f"{table.path}/record").text, growing=True)
        witnesses = [
            (f"phone {number}", read_witness(json.dumps(phone.it.witness())))
            for number, phone in enumerate(table.phones)
        ]
        return verify(record, witnesses)

    return verifying


def events_of(answer):
    return [heard(entry) for entry in answer["snapshot"]["log"][-1]["entries"]]


def heard(entry):
    return entry["move"].split()[0] if entry["kind"] == "move" else entry["kind"]


@pytest.mark.parametrize("mode", ["fair", "strict"])
def test_a_whole_game_is_verified_without_a_remark(table, verified, mode):
    game = table(dice=mode, sheet=SHORT)
    shown = game.start()
    assert len(shown["room"]["dice"]["words"].split()) == 6
    assert game.play(over)["room"]["status"] == "over"
    report = verified(game)
    assert (report.code, report.findings) == (0, [])


def test_a_draw_decides_who_begins_and_waits_for_all_devices(table, verified):
    game = table(first=None, sheet=SHORT)
    game.post("start")
    game.listen()
    for number, phone in enumerate(game.phones):
        game.say(number, phone.due())
    dice = game.shown["room"]["dice"]
    assert (game.shown["room"]["status"], game.shown["game"]) == ("revealing", None)
    assert (dice["awaits"], dice["waiting"], dice["asked"]) == ("ready", [0, 1], None)
    assert game.settle()["room"]["status"] == "playing"
    game.play(over)
    assert verified(game).code == 0


def test_a_throw_falls_only_when_the_last_value_has_come(table):
    game = table()
    game.start()
    game.decide("throw")
    dice = game.shown["room"]["dice"]
    assert (dice["asked"], dice["awaits"], dice["waiting"]) == (0, "ready", [1])
    assert game.shown["game"]["legal"] == []
    assert events_of(game.say(1, game.phones[1].due())) == []
    assert game.shown["room"]["dice"]["frozen"]["devices"] == [0, 1]
    assert events_of(game.say(1, game.phones[1].due())) == []
    assert game.shown["game"]["waiting"] == [0]
    assert events_of(game.say(0, game.phones[0].due())) == ["throw"]


def test_a_keep_and_what_follows_it_are_stored_together_or_not_at_all(table):
    game = table()
    game.start()
    game.play(lambda shown: shown["game"]["phase"] == "keep")
    seat, keep = game.shown["game"]["seat"], game.shown["game"]["legal"][0]
    phone = game.phones[seat]
    twin = phone.twin()
    kept = phone.decide(seat, keep)
    twin.it.hear(seat, kept[0], bytes.fromhex(kept[1]))
    seq = game.shown["seq"]
    assert game.wont(seat, kept, twin.decide(seat, "keep 6 6"))["code"] in ("illegal", "misstated")
    assert game.listen()["seq"] == seq
    state = greed.apply(
        greed.parse_position(game.shown["game"]["position"]), greed.parse_move(keep)
    )
    if state.phase == "decide":
        follow = str(greed.legal_moves(state)[0])
        says = [kept, twin.decide(seat, follow)]
        assert events_of(game.say(seat, *says))[:2] == ["keep", follow]


def test_a_statement_sent_again_happens_once(table):
    game = table()
    game.start()
    said = game.phones[0].decide(0, "throw")
    first = game.say(0, said)
    again = game.say(0, said)
    assert again["again"]
    assert (again["seq"], again["ply"]) == (first["seq"], first["ply"])


def test_a_signed_seat_cannot_be_moved_with_its_token_alone(table):
    game = table(dice="fair")
    game.start()
    problem = game.refused("moves", {"move": "throw", "ply": 0})
    assert problem["code"] == "wrong_phase"
    assert "signed" in problem["message"]


def test_a_bots_throw_waits_for_the_people(table, verified):
    game = table(names=("Ann",), bots=("bold",), first=1, sheet=SHORT)
    shown = game.start()
    shown = game.play(lambda shown: shown["game"]["ply"] > 0)
    kinds = [heard(entry) for step in shown["log"] for entry in step["entries"]]
    assert kinds.index("start") < kinds.index("throw")
    game.play(over)
    assert verified(game).code == 0


def test_one_device_may_sign_for_several_seats(call, client, verified):
    def look(path, params, token):
        headers = {"authorization": f"Bearer {token}"}
        return client.get(path, params=params, headers=headers).json()

    seats = [{"name": "Ann"}, {"name": "Bob"}]
    game = HttpTable(call, look, ("Ann",), seats=seats, sheet=SHORT)
    assert game.start()["room"]["dice"]["devices"][0]["seats"] == [0, 1]
    game.play(over)
    assert verified(game).code == 0


def test_seats_without_a_device_play_by_plain_moves_beside_signed_ones(table, call, verified):
    game = table(names=("Ann",), dice="fair", sheet=SHORT, seats=[{"name": "Ann"}, {}])
    bob = call(f"{game.path}/seats", {"name": "Bob"})[1]["token"]
    shown = game.start()
    while not over(shown):
        asked = shown["game"]
        if asked["seat"] == 0:
            game.decide()
        else:
            move = {"move": asked["legal"][-1], "ply": asked["ply"]}
            assert call(f"{game.path}/moves", move, bob)[0] == 200
        shown = game.listen()
    report = verified(game)
    assert report.code == 4  # an unsigned seat is remarked on
    assert all(finding.kind == "gaps" for finding in report.findings)


def test_strict_dice_need_a_device_of_everybody(table, call):
    game = table(names=("Ann",), seats=[{"name": "Ann"}, {}])
    call(f"{game.path}/seats", {"name": "Bob"})
    problem = game.refused("start")
    assert problem["code"] == "wrong_phase"
    assert "device of Bob" in problem["message"]


def test_a_start_that_hangs_is_called_off_and_counted(table, verified):
    game = table(sheet=SHORT)
    first = game.shown["room"]["dice"]["game"]
    game.post("start")
    game.settle(silent=frozenset({1}))
    dice = game.shown["room"]["dice"]
    assert (game.shown["room"]["status"], dice["waiting"]) == ("revealing", [1])
    game.post("reopen")
    dice = game.listen()["room"]["dice"]
    assert (dice["attempt"], dice["devices"]) == (2, [])
    assert dice["game"] != first
    assert game.refused("start")["code"] == "wrong_phase"  # nobody is prepared again
    stale = Phone("").prepare(first)
    assert game.refused("prepare", stale)["code"] == "stale"
    game.prepare()
    shown = game.start()
    assert shown["room"]["dice"]["attempt"] == 2
    game.play(over)
    assert verified(game).code == 0


def test_a_rematch_starts_afresh_and_counts_on(table):
    game = table(sheet=SHORT)
    game.start()
    shown = game.play(over)
    before = shown["room"]["dice"]
    again = game.post("rematch")["room"]
    assert (again["status"], again["dice"]["devices"], again["dice"]["attempt"]) == ("open", [], 2)
    assert again["dice"]["previous"] == game.phones[0].it.session.digest.hex()
    assert again["dice"]["game"] != before["game"]
    game.path = f"/api/rooms/{again['code']}"
    game.prepare(again["dice"]["game"])
    devices = game.start()["room"]["dice"]["devices"]
    assert not {d["key"] for d in devices} & {d["key"] for d in before["devices"]}


def test_a_new_phone_goes_on_and_the_server_never_hears_of_a_chain(table, verified):
    game = table(sheet="koans(target=300)")
    game.start()
    game.play(lambda shown: shown["game"]["ply"] > 3)
    game.settle()
    key, anchor = game.phones[1].it.freshen()
    wish = {"game": game.phones[1].it.game, "key": key.hex(), "anchor": anchor.hex()}
    recovery = game.phones[1].it.line().recovery.hex()
    game.post("prepare", {**wish, "commit": "00" * 32, "recovery": recovery}, phone=1)
    shown = game.listen()["room"]["dice"]["devices"][1]
    assert shown["renewal"] == {"key": key.hex(), "anchor": anchor.hex()}
    game.say(1, game.phones[1].speak("renew", key, anchor))
    shown = game.shown["room"]["dice"]["devices"][1]
    assert (shown["key"], shown["anchor"], shown["renewal"]) == (key.hex(), anchor.hex(), None)
    game.play(over)
    assert verified(game).code == 0


def test_a_player_hands_a_seat_to_a_bot_by_a_signed_word(table, verified):
    game = table(sheet=SHORT)
    game.start()
    token = game.phones[1].token
    assert game.call(f"{game.path}/seats/1", {"bot": "bold"}, token)[1]["code"] == "wrong_phase"
    game.say(1, game.phones[1].speak("seat", 1, "bot:bold"))
    seat = game.shown["room"]["seats"][1]
    assert (seat["kind"], seat["bot"], seat["name"]) == ("bot", "bold", "Bold")
    game.play(over)
    assert verified(game).code == 0


def test_a_bot_that_no_server_has_takes_no_seat(table):
    game = table()
    game.start()
    assert game.wont(1, game.phones[1].speak("seat", 1, "bot:cmd:ls"))["code"] == "bad_bot"


def test_a_seat_goes_to_another_player_at_the_table(table, verified):
    game = table(sheet=SHORT)
    game.start()
    game.say(1, game.phones[1].speak("seat", 1, "device:0"))
    assert game.listen()["room"]["seats"][1]["device"] == 0
    game.play(over)
    assert verified(game).code == 0


def test_a_game_given_up_is_verified_as_far_as_it_went(table, verified):
    game = table()
    game.start()
    game.play(lambda shown: shown["game"]["ply"] > 5)
    game.post("abandon")
    assert game.listen()["room"]["status"] == "abandoned"
    assert verified(game).code == 0


def test_a_game_that_goes_on_is_verified_as_cut_off(table, verified):
    game = table()
    game.start()
    game.play(lambda shown: shown["game"]["ply"] > 5)
    game.settle()
    assert verified(game).code == 3


def test_whoever_watches_follows_all_of_it(table, client):
    game = table(sheet=SHORT)
    game.start()
    shown = game.play(over)
    watch = f"/api/rooms/{shown['room']['watch']}"
    proof = client.get(watch, params={"proof_since": 0}).json()["proof"]
    session = game.phones[0].it.session
    assert proof["head"] == session.head.hex()
    assert len(proof["statements"]) == proof["count"] == session.count
    later = client.get(watch, params={"proof_since": 5}).json()["proof"]
    assert (later["from"], later["start"]) == (5, None)
    assert later["statements"] == proof["statements"][5:]


def test_a_start_is_told_even_if_something_else_has_happened_since(client, table):
    game = table()
    seq = game.listen()["seq"]
    game.post("start")
    game.post("prepare", Phone("").prepare(game.shown["room"]["dice"]["game"]))
    (live,) = [
        live for live in client.app.state.rooms._live.values() if live.room.row.code in game.path
    ]
    told = live._proof(seq)
    assert (told.from_, told.start) == (0, live.room.proof.text)


def test_a_long_proof_comes_page_by_page(table, monkeypatch):
    monkeypatch.setattr(views, "MOST", 7)
    game = table(sheet="koans(target=1200)")
    game.start()
    game.play(over)
    count = game.phones[0].heard
    found: list[object] = []
    pages = 0
    while len(found) < count:
        pages += 1
        proof = game.look(0, len(found))["proof"]
        assert (proof["from"], proof["count"]) == (len(found), count)
        found += proof["statements"]
    assert pages > 1  # the last steps are still in memory, and come as one
    assert found[-1] == ["server", "end over", ""]


def test_a_game_whose_chain_is_used_up_says_so(table, monkeypatch):
    def short(secret, game):
        return Dealer(secret, game, 0)

    monkeypatch.setattr(proofs, "dealer_of", short)
    monkeypatch.setattr(games, "dealer_of", short)
    game = table(dice="fair")
    game.start()
    problem = game.wont(0, game.phones[0].decide(0, "throw"))
    assert problem["code"] == "wrong_phase"
    assert "cannot go on" in problem["message"]
