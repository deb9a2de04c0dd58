"""Sessions: who may say what and when, and what follows from it.

Every kind of statement is here once, so that one sees what is refused beside what is allowed.
"""

import itertools
import subprocess
import sys

import pytest
from tests.support.dice_table import LENGTH, DiceTable

import greed
from greed.fair.device import Device, recovery_key
from greed.fair.session import Session
from greed.fair.start import StartError, read_start
from greed.fair.statements import Decided, Drawn, Ended, Misstatement, Thrown

TWO = ("device:0", "device:1")
THREE = ("device:0", "device:1", "device:2")


def a_table(holders=THREE, **words):
    table = DiceTable(holders, **words)
    table.reveal()
    return table


def refused(table, by, said, match):
    """A statement is refused with these words, and changes nothing."""
    before = table.session.head, table.session.number, table.session.given
    with pytest.raises(Misstatement, match=match):
        table.session.take(by, *said)
    assert before == (table.session.head, table.session.number, table.session.given)


def test_import_of_greed_and_of_fair_needs_no_library_that_signs():
    code = "import sys, greed, greed.fair, greed.fair.session; print('nacl' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "False\n"


def test_nothing_is_said_before_all_have_revealed():
    table = DiceTable(TWO)
    table.say(0, table.devices[0].reveal())
    refused(table, 0, table.devices[0].decide(0, "throw"), "comes after all devices")
    refused(table, "server", ("warn 0 1",), "comes after all devices")
    assert table.session.words == ""


def test_six_words_are_the_same_for_all_who_heard_the_same():
    table = a_table()
    assert {device.session.words for device in table.devices} == {table.session.words}
    assert len(table.session.words.split()) == 6


def test_another_share_than_the_committed_one_is_refused():
    table, other = DiceTable(TWO), DiceTable(TWO, seed=1)
    device = table.devices[0]
    device._share = other.devices[0]._share
    refused(table, 0, device.reveal(), "not the share")


def test_a_strict_throw_takes_ask_ready_freeze_values_and_the_servers_value():
    table = a_table(TWO)
    table.decide("throw")
    assert table.session.asked == 0
    assert table.session.waiting_ready == (1,)  # the asker needs no ready
    refused(table, "server", ("freeze 1 0,1",), "not ready: 1")
    table.get_ready()
    table.deal("freeze 1 0,1")
    assert table.session.waiting_values == (0, 1)
    refused(table, "server", ("throw 1 " + "00" * 32 + " 1,1,1,1,1",), "values are missing")
    table.give()
    (thrown,) = table.fall()
    assert thrown == Thrown(0, 1, table.events[0], (0, 1))
    assert table.session.number == 1
    assert not table.session.due


def test_a_fair_throw_follows_the_ask_at_once():
    table = a_table(TWO, mode="fair")
    (thrown,) = table.throw()
    assert isinstance(thrown, Thrown)
    assert thrown.given == ()
    assert table.session.number == 1


def test_the_draw_says_who_begins_and_spends_a_number():
    table = a_table(first=None)
    assert table.session.drawing
    (drawn,) = table.throw()
    assert isinstance(drawn, Drawn)
    assert table.session.number == 1
    assert table.state.seat == drawn.seat


def test_dice_and_draws_that_do_not_follow_are_refused():
    table = a_table(first=None)
    table.freeze()
    table.give()
    word, number, value, seat = table.dealer.draw(table.session).split()
    wrong = f"{word} {number} {value} {(int(seat) + 1) % 3}"
    refused(table, "server", (wrong,), "was drawn, not")
    table.fall()
    table.decide("throw")
    table.freeze()
    table.give()
    body = table.dealer.throw(table.session, 5)
    flipped = body[:-1] + str(int(body[-1]) % 6 + 1)
    refused(table, "server", (flipped,), "throw 2 is")
    other = body.split()
    other[2] = "ab" * 32
    refused(table, "server", (" ".join(other),), "not the server's value")


def test_nobody_speaks_for_another_seat_or_with_anothers_key():
    table = a_table(TWO)
    refused(table, 1, table.devices[1].decide(0, "throw"), "does not hold seat 0")
    refused(table, 0, table.devices[1].decide(0, "throw"), "not signed by device 0")
    body, signature = table.devices[0].decide(0, "throw")
    refused(table, 0, (body, signature[:-1]), "not signed")
    refused(table, 7, (body, signature), "device 7 doesn't exist")


def test_a_decision_on_an_older_event_is_refused():
    table = a_table(("device:0", "device:0"), mode="fair")
    late = table.devices[0].decide(0, "throw")
    table.turn()
    while table.state.seat != 0:
        table.turn()
    refused(table, 0, late, "later head before|has happened since")


def test_a_statement_on_a_head_of_another_log_is_refused():
    table, other = a_table(TWO), DiceTable(TWO)
    body, _ = table.devices[0].decide(0, "throw")
    stranger = body.replace(table.session.head.hex(), "12" * 32)
    signature = table.devices[0]._signing.sign("say", table.session.digest, stranger)
    refused(table, 0, (stranger, signature), "not one of this log")
    assert other.session.digest == DiceTable(TWO).session.digest


def test_signatures_of_another_start_are_worth_nothing():
    one, two = a_table(TWO, attempt=1), a_table(TWO, attempt=2, previous=bytes(32))
    body, _ = one.devices[0].decide(0, "throw")
    signature = two.devices[0]._signing.sign("say", two.session.digest, body)
    refused(one, 0, (body, signature), "not signed")


def test_the_clock_decides_after_a_warning_and_only_then():
    table = a_table(TWO)
    refused(table, "server", ("decide 0 clock throw",), "not warned")
    table.warn(0)
    (decided,) = table.deal("decide 0 clock throw")
    assert decided == Decided(0, "throw", "server", "clock")
    table.freeze()
    table.give()
    table.fall()
    assert not table.session.warned  # the device has answered: it is warned afresh


def test_a_signed_decision_ends_a_warning():
    table = a_table(TWO)
    table.warn(0)
    table.decide("throw")
    assert not table.session.warned
    refused(table, "server", ("decide 0 clock throw",), "not warned")


def test_nobody_decides_while_a_roll_is_due():
    table = a_table(TWO)
    table.decide("throw")
    refused(table, 0, table.devices[0].decide(0, "bank"), "a roll is due")
    table.warn(1)
    refused(table, "server", ("decide 1 clock bank",), "a roll is due")


@pytest.mark.parametrize(
    ("holders", "why"),
    [(("bot:bold", "device:0"), "unsigned"), (("unsigned", "device:0"), "bot"), (TWO, "bot")],
)
def test_the_server_decides_for_the_seats_that_it_says(holders, why):
    table = a_table(holders)
    refused(table, "server", (f"decide 0 {why} throw",), "does not decide for")


def test_a_game_without_a_clock_has_no_decisions_by_it():
    table = a_table(TWO, clock=0)
    table.warn(0)
    refused(table, "server", ("decide 0 clock throw",), "has no clock")


def _fall(table):
    table.freeze()
    table.give()
    return table.fall()


def test_nothing_changes_hands_while_a_freeze_is_open():
    table = a_table()
    table.decide("throw")
    table.freeze()
    fresh = table.devices[1].freshen(bytes(range(64)))
    for said in (
        table.devices[1].seat(1, "bot:bold"),
        table.devices[1].renew(*fresh),
    ):
        refused(table, 1, said, "while a freeze is open")


def test_a_value_is_given_once_and_only_when_frozen():
    table = a_table(TWO)
    table.decide("throw")
    table.freeze()
    table.say(0, value := table.devices[0].value())
    refused(table, 0, value, "has given its value")


def test_a_value_of_another_number_is_refused():
    table = a_table(TWO)
    table.throw()
    while not table.session.due:
        _decide_anything(table)
    table.freeze()
    chain = table.devices[0]._chain
    for index in (1, 3):
        body = f"value {table.session.head.hex()} 2 {chain.value(index).hex()}"
        signature = table.devices[0]._signing.sign("say", table.session.digest, body)
        refused(table, 0, (body, signature), "not the value of device 0")


def test_a_device_goes_on_with_a_fresh_key_that_the_old_one_signs():
    table = a_table(TWO)
    table.throw()
    fresh = table.devices[0].freshen(bytes(range(64)))
    table.say(0, table.devices[0].renew(*fresh))
    assert table.session.keys[0] == fresh[0]
    while table.session.number < 4:
        _decide_anything(table)
        if table.session.due:
            assert 0 in table.throw()[0].given


def _decide_anything(table):
    if table.state.phase == "throw":
        table.decide("throw")
    else:
        table.decide(str(greed.legal_moves(table.state)[-1]))


def test_a_recovery_code_lets_a_fresh_phone_go_on_for_a_lost_one():
    table = a_table(TWO)
    lost, fresh = table.devices[0], Device(table.game, entropy=bytes(96), length=LENGTH)
    key, anchor = fresh.line().key, fresh.line().anchor
    body = f"renew {table.session.head.hex()} {key.hex()} {anchor.hex()}"
    wrong = recovery_key(table.game, fresh.code).sign("say", table.session.digest, body)
    refused(table, 0, (body, wrong), "not signed by device 0")
    good = recovery_key(table.game, lost.code).sign("say", table.session.digest, body)
    refused(table, 1, (body, good), "not signed by device 1")
    table.session.take(0, body, good)
    assert table.session.keys[0] == key


def test_a_recovery_code_signs_nothing_but_a_renewal():
    table = a_table(TWO)
    body = f"decide {table.session.head.hex()} 0 throw"
    key = recovery_key(table.game, table.devices[0].code)
    refused(table, 0, (body, key.sign("say", table.session.digest, body)), "not signed by device 0")


def test_a_key_is_good_once_in_a_game():
    table = a_table()
    key = table.session.keys[0]
    refused(table, 1, table.devices[1].renew(key, bytes(32)), "used in this game before")
    refused(table, 1, table.devices[1].renew(bytes(32), bytes(32)), "key is weak")


def test_a_seat_is_given_away_by_its_own_device_alone():
    table = a_table()
    for seat, holder in ((1, "device:0"), (1, "bot:bold"), (2, "device:0")):
        refused(table, 0, table.devices[0].seat(seat, holder), f"does not hold seat {seat}")
    table.say(0, table.devices[0].seat(0, "bot:bold"))
    assert table.session.holders[0] == "bot:bold"
    refused(table, 1, table.devices[1].seat(0, "device:2"), "does not hold seat 0")
    refused(table, 0, table.devices[0].seat(0, "device:0"), "does not hold seat 0")


def test_nothing_follows_the_end():
    table = a_table(TWO)
    assert table.deal("end abandoned") == (Ended("abandoned"),)
    refused(table, "server", ("warn 0 1",), "after the end")


def test_a_game_without_devices_starts_at_once():
    table = DiceTable(("bot:bold", "unsigned"), mode="fair")
    assert table.session.words
    table.throw()
    assert table.session.number == 1


def test_a_copy_goes_its_own_way():
    table = a_table(TWO)
    copied = table.session.copy()
    table.throw()
    assert copied.count == 2
    for by, body, signature in table.log[2:]:
        copied.take(by, body, signature, checked=True)
    assert copied.heads == table.session.heads


@pytest.mark.parametrize(
    "body",
    [
        "", " ", "throw", "decide  0 bot throw", "decide 0 bot keep 5 1", "decide 0 bot keep",
        "decide 00 bot throw", "decide 0 me throw", "freeze 0 -", "freeze 1 1,", "warn -1",
        "throw 1 " + "0" * 63 + " 1", "warn 99999999999999999999 1", "end soon", "warn 0 1 ",
        "warn 0 1\n", "warn ٣ 1", "warn 1", "warn 1 0", "warn 1 1234567890123",
        "x" * 5000, "throw 1 " + "00" * 32 + " 0", "reveal " + "00" * 32,
    ],
)  # fmt: skip
def test_malformed_statements_are_refused_whatever_the_game(body):
    table = a_table(("unsigned", "device:0"))
    refused(table, "server", (body,), ".")


def test_start_texts_are_read_back_as_they_were_written():
    text = DiceTable(("device:0", "bot:bold", "unsigned", "device:1")).text
    assert str(read_start(text)) == text


TEXT = DiceTable(TWO).text


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("greed-dice-1\n", "greed-dice-3\n"), ("attempt 1", "attempt 01"),
        ("attempt 1", "attempt 2"),
        ("previous -", "previous " + "0" * 64),
        ("mode strict", "mode loose"), ("first 0", "first 2"),
        ("clock 30", "clock -1"), ("device:1", "device:2"), ("device:1", "device:0"),
        ("Name 1", ""), ("Name 1", "a\tb"), ("Name 1", "x" * 201), ("seat device:1 Name 1", ""),
        ("clock 30\n", ""), ("game room0.1", "game room0"), (TEXT, TEXT + "\n"), (TEXT, ""),
        (TEXT, TEXT.replace("\n", "\r\n")), (TEXT.split("\n")[10], TEXT.split("\n")[9]),
        (TEXT.split(" ")[8][:64], "00" * 32),
    ],
    ids=itertools.count(),
)  # fmt: skip
def test_start_texts_that_do_not_hold_together_are_refused(old, new):
    changed = TEXT.replace(old, new, 1)
    assert changed != TEXT
    with pytest.raises(StartError):
        Session(changed, 6)
