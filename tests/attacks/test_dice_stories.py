"""Attacks on what people are told: two stories, rewritten history, devices that speak twice."""

import json

import pytest
from tests.attacks.dice import THREE, TWO, a_table, frozen, refused
from tests.support.dice_table import LENGTH, NOON, DiceTable, witness_heads

from greed import Record
from greed.fair._encoding import Chain
from greed.fair.device import Alarm, Device
from greed.fair.session import Session
from greed.fair.start import SeatLine, Start, read_start, sheet_digest
from greed.fair.statements import Thrown
from greed.fair.verify import read_witness, verify

# The server tells two stories


def two_stories():
    """Return two tables with the same start whose logs differ, as one server would tell them."""
    one, two = a_table(), a_table()
    one.warn(0)
    two.warn(0, NOON + 1)
    return one, two


def test_two_starts_show_different_words():
    words = set()
    for name in ("Name 0", "Eve"):
        one = DiceTable(TWO)
        session = Session(str(read_start(one.text)).replace("Name 0", name), 6)
        for number, device in enumerate(one.devices):
            device._session = session
            session.take(number, *device.reveal())
        words.add(session.words)
    assert len(words) == 2


def test_a_device_begins_with_one_start_text_and_no_other():
    table = DiceTable(TWO)
    with pytest.raises(Alarm, match="begun with another start text"):
        table.devices[0].begin(table.text.replace("Name 1", "Eve"), 6, (0,))
    stranger = DiceTable(TWO, seed=4)
    with pytest.raises(Alarm, match="for another game"):
        table.devices[0].begin(stranger.text, 6, (0,))


def test_a_start_that_gives_away_a_devices_seat_is_an_alarm():
    table = DiceTable(TWO)
    device = Device(table.game, entropy=bytes(96), length=LENGTH)
    lines = (table.devices[0].line(), device.line())
    start = read_start(table.text)
    seats = SeatLine("device:0", "Name 0"), SeatLine("device:0", "Me"), SeatLine("device:1", "x")
    text = str(
        Start(
            game=start.game, attempt=1, mode="strict", sheet=start.sheet, first=0,
            server=start.server, anchor=start.anchor, devices=lines, seats=seats,
        )
    )  # fmt: skip
    with pytest.raises(Alarm, match=r"gives this device the seats \(2,\), not \(1,\)"):
        device.begin(text, 6, (1,))


def test_a_device_stops_at_a_signed_head_that_is_not_its_own():
    one, two = two_stories()
    device = one.devices[0]
    with pytest.raises(Alarm, match="tells two stories"):
        device.hear_head(3, two.session.head, two.dealer.sign(two.session))
    with pytest.raises(Alarm, match="tells two stories"):
        device.decide(0, "throw")


def test_a_statement_on_one_story_cannot_be_used_in_the_other():
    one, two = two_stories()
    refused(two, 0, one.devices[0].decide(0, "throw"), "not one of this log")


def test_a_witness_proves_that_the_server_told_two_stories():
    one, two = two_stories()
    for table in (one, two):
        table.deal("end abandoned")
    witness = read_witness(json.dumps(witness_heads(two, 1)))
    report = verify(one.record(), [("Bob", witness)])
    assert report.code == 6
    assert "told two stories" in report.findings[0].text


def test_a_witness_of_another_start_says_whether_the_server_signed_both():
    table = DiceTable(TWO)
    eve = table.text.replace("Name 1", "Eve")
    told = Session(eve, 6)
    signature = table.dealer.sign(told).hex()
    data = {
        "greed": "witness", "protocol": 1, "start": eve, "device": 1, "sent": [], "starts": 1,
        "heads": [[0, told.head.hex(), signature]],
    }  # fmt: skip
    table.reveal()
    table.deal("end abandoned")
    for heads, said in ((data["heads"], "has signed both"), ([], "is not on it")):
        witness = read_witness(json.dumps(data | {"heads": heads}))
        report = verify(table.record(), [("Bob", witness)])
        assert (report.code, said in report.findings[0].text) == (6, True)


def test_history_that_is_rewritten_breaks_every_statement_after_it():
    table = a_table()
    table.warn(0)
    table.turn()
    record = table.record()
    lines = [line for line in record.proof if "warn 0" not in line]
    report = verify(Record(**{**_fields(record), "proof": tuple(lines)}))
    assert (report.code, report.findings[0].statement) == (1, 3)
    assert "not one of this log" in report.findings[0].text


def _fields(record):
    return {name: getattr(record, name) for name in record.__struct_fields__}


# Silence is claimed of an honest thrower


def test_a_hidden_value_does_not_let_the_server_and_one_friend_take_a_turn():
    table = frozen(THREE)
    hidden = table.devices[0].value()  # sent, and swallowed
    table.give((1, 2))
    table.warn(0)
    table.over(0, by=[2])
    assert not table.session.away  # device 1 has not agreed
    table.say(0, hidden)  # it comes after all
    refused(table, 1, table.devices[1].over(0, NOON + 60), "was not warned")
    assert isinstance(table.fall()[0], Thrown)


def test_a_claim_of_silence_against_a_thrower_that_has_spoken_is_refused():
    table = frozen(THREE)
    table.give((0, 1))
    refused(table, "server", (f"warn 0 {NOON}",), "owes nothing")
    refused(table, 1, table.devices[1].over(0, NOON + 60), "was not warned")
    table.give((2,))
    assert isinstance(table.fall()[0], Thrown)


def test_whoever_was_silenced_has_it_in_the_witness_file():
    table = frozen(THREE)
    table.devices[0].value()
    table.give((1, 2))
    table.pass_over(0)
    witness = read_witness(json.dumps(witness_heads(table, 0)))
    report = verify(table.record(), [("Ann", witness)])
    assert "Ann said 'value', which the server never took" in report.notes
    assert len(report.devices[0].over) == 1


# Two tabs of one device, a new phone


def tabs():
    """Return a table whose device 0 has two tabs, which share what the browser stores."""
    table, entropy = DiceTable(TWO), bytes(range(96))
    memory: dict[str, object] = {}
    one, two = (Device(table.game, entropy=entropy, length=LENGTH, memory=memory) for _ in range(2))
    start = read_start(table.text)
    text = str(
        Start(
            game=start.game, attempt=1, mode="strict", sheet=sheet_digest(table.sheet), first=0,
            server=start.server, anchor=start.anchor, seats=start.seats,
            devices=(one.line(), table.devices[1].line()),
        )
    )  # fmt: skip
    for tab in (one, two):
        tab.begin(text, 6, (0,))
    other = table.devices[1]
    other._memory.clear()
    other.begin(text, 6, (1,))
    return one, two, other


def test_a_tab_that_is_behind_does_not_speak():
    one, two, other = tabs()
    said = [(0, one.reveal()), (1, other.reveal())]
    for by, (body, signature) in said:
        one.hear(by, body, signature)
    one.decide(0, "throw")
    with pytest.raises(Alarm, match="another tab"):
        two.reveal()
    for by, (body, signature) in said:
        two.hear(by, body, signature)
    two.decide(0, "throw")


def test_no_device_signs_two_values_for_a_number():
    table = frozen()
    table.devices[0].value()
    table.devices[0]._chain = Chain(table.game, bytes(32), bytes(32), LENGTH)
    with pytest.raises(Alarm, match="another value for number 1"):
        table.devices[0].value()


def test_a_new_phone_takes_over_and_the_old_one_falls_silent():
    table = a_table(THREE, shared=True)
    table.turn()
    old = table.devices[0]
    phone = Device(table.game, entropy=bytes(range(96)), length=LENGTH)
    phone._session, phone.number = table.session, 0
    key, anchor = phone.freshen(bytes(range(64)))  # the old one signs them, and sees no secret
    table.say(0, old.renew(key, anchor))
    phone.settle()
    with pytest.raises(Alarm, match="another key now"):
        old.decide(0, "throw")
    table.devices[0] = phone
    for _ in range(4):
        table.turn()
    (device, *_) = verify(table.record()).devices
    assert (device.renewals, device.without) == (1, 0)


def test_values_of_the_old_chain_are_worth_nothing_after_a_renewal():
    table = a_table()
    old = table.devices[0]._chain
    table.say(0, table.devices[0].renew(*table.devices[0].freshen(bytes(range(64)))))
    table.decide("throw")
    table.freeze()
    body = f"value {table.session.head.hex()} 1 {old.value(1).hex()}"
    signature = table.devices[0]._signing.sign("say", table.session.digest, body)
    refused(table, 0, (body, signature), "not the value of device 0")
