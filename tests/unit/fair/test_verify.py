"""Verifying records: what is found, and how a program ends that found it."""

import json

import pytest
from msgspec.structs import replace
from tests.support.dice_table import DiceTable, witness_heads

from greed.core.jsonl import from_jsonl, to_jsonl
from greed.core.text import from_text, to_text
from greed.fair.verify import EXITS, Unverifiable, WitnessError, read_witness, verify

TWO = ("device:0", "device:1")
THREE = (*TWO, "device:2")


def a_table(holders=TWO, turns=4, **words):
    """Return a table where some turns were played, and the host has then ended the game."""
    table = DiceTable(holders, **words)
    table.reveal()
    if table.session.drawing:
        table.throw()
    for _ in range(turns):
        table.turn()
    return table


def ended(table):
    table.deal("end abandoned")
    return verify(table.record())


def found(report):
    return " | ".join(finding.text for finding in report.findings)


@pytest.mark.parametrize("mode", ["fair", "strict"])
@pytest.mark.parametrize("first", [None, 1])
def test_a_game_that_is_in_order_is_verified(mode, first):
    report = ended(a_table(mode=mode, first=first))
    assert (report.verdict, report.code, report.findings) == ("verified", 0, [])
    assert report.throws >= 4
    assert len(report.words.split()) == 6
    assert all(device.without == 0 for device in report.devices)


FROM = "koans 850,1300 2/1 throw 5 - 0 - - 12"


def test_a_game_that_goes_on_from_a_position_is_verified():
    report = ended(a_table(first=FROM))
    assert (report.verdict, report.findings) == ("verified", [])


@pytest.mark.parametrize("other", ["", FROM.replace("850", "950")])
def test_a_record_from_another_position_than_that_of_the_start_is_wrong(other):
    report = verify(replace(a_table(first=FROM).record(), position=other))
    assert report.code == 1
    assert "The position isn't" in found(report)


def test_a_start_text_whose_position_no_game_can_have_is_wrong():
    table = a_table(first=FROM)
    text = table.text.replace("850,1300", "850,1300,400")
    record = replace(table.record(), position=FROM.replace("850,1300", "850,1300,400"))
    report = verify(replace(record, proof=(text, *record.proof[1:])))
    assert report.code == 1
    assert "other seats" in found(report)


def test_a_record_comes_through_json_lines_with_its_proof():
    record = a_table().record()
    assert from_jsonl(to_jsonl(record)) == record


def test_a_record_as_text_leaves_its_proof_out_and_verify_says_so():
    record = a_table().record()
    again = from_text(to_text(record))
    assert again == replace(record, proof=())
    with pytest.raises(Unverifiable, match="leaves its proof out"):
        verify(again)


def test_dice_that_prove_nothing_are_not_verified():
    with pytest.raises(Unverifiable, match="only fair and strict"):
        verify(replace(a_table().record(), dice="real"))


def test_a_protocol_of_the_future_is_not_verified():
    record = a_table().record(protocol="3")
    with pytest.raises(Unverifiable, match="protocol '3' is unknown"):
        verify(record)


@pytest.mark.parametrize(
    ("what", "change", "said"),
    [
        ("seats", ("Name 0", "Eve"), "The players aren't"),
        ("dice", "fair", "The kind of dice isn't"),
        ("first", 1, "Seat 1 began, not seat 2"),
    ],
)
def test_headers_that_the_start_text_does_not_say_are_wrong(what, change, said):
    report = verify(replace(a_table(turns=0).record(), **{what: change}))
    assert report.code == 1
    assert said in found(report)


def test_another_sheet_than_the_one_that_was_started_is_wrong():
    record = a_table().record()
    report = verify(replace(record, sheet=replace(record.sheet, target=777)))
    assert (report.code, found(report)) == (1, "The sheet isn't the one of the start.")


def test_events_that_are_not_those_of_the_proof_are_wrong():
    record = a_table().record()
    at = next(i for i, e in enumerate(record.events) if isinstance(e, tuple) and len({*e}) > 1)
    events = list(record.events)
    events[at] = tuple(sorted(events[at], reverse=events[at] == tuple(sorted(events[at]))))
    report = verify(replace(record, events=tuple(events)))
    assert report.code == 1
    assert f"Event {at + 1} should be" in found(report)
    assert "not missing" in found(verify(replace(record, events=record.events[:-1])))


def test_a_decision_that_the_rules_refuse_is_wrong_at_its_statement():
    table = next(t for s in range(20) if (t := a_table(turns=0, mode="fair", seed=s)).throw()
                 and t.state.phase == "keep")  # fmt: skip
    record, number = table.record(), table.session.count + 1
    body, signature = table.devices[0].decide(0, "bank")  # before anything is kept
    table.session.copy().take(0, body, signature)  # the session knows no rules, and takes it
    report = verify(replace(record, proof=(*record.proof, f"0 {signature.hex()} {body}")))
    assert (report.code, report.findings[0].statement) == (1, number)
    assert "bank is not legal" in found(report)


def test_an_end_that_is_none_is_wrong():
    table = a_table()
    table.deal("end over")
    report = verify(table.record())
    assert (report.code, found(report)) == (1, "the game is said to be over, and it is not")


def test_a_game_that_nobody_ended_is_cut_off_and_holds_so_far():
    report = verify(a_table().record())
    assert (report.code, report.verdict) == (3, "cut")
    assert report.throws >= 4


def test_statements_behind_the_servers_signature_are_remarked_on():
    table = a_table()
    signed = table.record().tags["signed"]
    table.deal("end abandoned")
    report = verify(replace(table.record(), tags={"protocol": "1", "signed": signed}))
    assert report.code == 3
    assert report.signed == table.session.count - 1


def test_a_record_that_ends_before_the_signed_head_is_cut_off():
    table = a_table()
    early, events = table.record(), len(table.events)
    table.turn()
    late = table.record().tags
    report = verify(replace(early, tags=late))
    assert events < len(table.events)
    assert (report.code, "The end is missing" in found(report)) == (3, True)


def test_a_signature_of_somebody_else_is_wrong():
    table, other = a_table(), a_table(seed=1)
    table.deal("end abandoned")
    forged = f"{table.session.count}:{other.dealer.sign(table.session).hex()}"
    assert verify(table.record(signed=forged)).code == 1


def test_rolls_without_a_value_are_counted_for_each_device():
    table = a_table(THREE, turns=1)
    assert table.state.seat == 1
    table.decide("throw")
    table.pass_over(2)
    table.freeze()
    table.give()
    table.fall()
    report = ended(table)
    assert report.code == 4
    assert report.devices[0].without == 0
    assert report.devices[2].without > 0
    assert "without a value of Name 2" in found(report)


def test_decisions_by_the_clock_and_unsigned_seats_are_remarked_on():
    table = a_table(("device:0", "unsigned"), turns=0, mode="fair")
    table.warn(0)
    table.decide("throw", why="clock")
    table.fall()
    report = ended(table)
    assert report.code == 4
    assert report.devices[0].clock == 1
    assert "Nobody signed for Name 1" in found(report)


def test_a_silent_device_is_named_with_the_roll_and_the_time():
    table = a_table(THREE, turns=0)
    table.decide("throw")
    table.freeze()
    table.give((1, 2))
    table.pass_over(0)
    report = ended(table)
    assert report.code == 4
    assert "after roll 1 was frozen and was passed over, at 2027-01-15 08:01:00 UTC" in found(
        report
    )


def test_a_warning_of_a_device_that_owes_nothing_is_wrong():
    table = a_table(turns=0)
    table.warn(1)  # the session knows no rules; it is the turn of seat 0
    report = ended(table)
    assert (report.code, found(report)) == (1, "device 1 was warned, and owed nothing")


def test_starts_that_were_called_off_are_told():
    assert not [n for n in ended(a_table()).notes if "start" in n.split("after the start")[0]]
    again = ended(a_table(attempt=3, previous=bytes(32)))
    assert any("start 3 at its table" in note for note in again.notes)


@pytest.mark.parametrize("given", [(), (0,), (0, 1)])
def test_a_frozen_roll_that_never_fell_is_a_debt(given):
    table = a_table(turns=0)
    table.decide("throw")
    table.freeze()
    table.give(given)
    report = ended(table)
    assert report.code == 5
    owing = {(): "from Name 0 and Name 1", (0,): "from Name 1", (0, 1): "The server owed"}
    assert owing[given] in found(report)


def test_a_start_that_not_all_revealed_is_a_debt():
    table = DiceTable(TWO)
    table.say(0, table.devices[0].reveal())
    report = verify(table.record())
    assert report.code == 5
    assert "no share was revealed by Name 1" in found(report)


def test_a_fresh_key_that_the_old_one_signs_is_reported_and_no_finding():
    table = a_table()
    table.say(0, table.devices[0].renew(*table.devices[0].freshen(bytes(range(64)))))
    report = ended(table)
    assert report.code == 0
    assert report.devices[0].renewals == 1


def test_a_seat_that_its_own_device_gives_away_is_reported_and_no_finding():
    table = a_table()
    table.say(0, table.devices[0].seat(0, "bot:bold"))
    report = ended(table)
    assert (report.code, report.devices[0].given) == (0, 1)


def test_the_gravest_finding_gives_the_exit_code():
    assert {code for code, _ in EXITS.values()} == set(range(7))
    report = ended(a_table())
    codes = []
    for kind in ("gaps", "cut", "debt", "witness", "wrong"):
        report.add(kind, "")
        codes.append(report.code)
    assert codes == [4, 3, 5, 6, 1]


# Witness files


def test_a_witness_of_the_same_game_changes_nothing():
    table = a_table()
    table.deal("end abandoned")
    witness = read_witness(json.dumps(witness_heads(table, 0)))
    report = verify(table.record(), [("Ann", witness)])
    assert (report.code, report.findings) == (0, [])


def test_words_that_the_server_never_took_are_noted():
    table = a_table(turns=1)
    table.devices[0].seat(0, "bot:bold")
    table.deal("end abandoned")
    report = verify(table.record(), [("Ann", read_witness(json.dumps(witness_heads(table, 0))))])
    assert report.code == 0
    assert "Ann said 'seat', which the server never took" in report.notes


def test_a_record_that_is_shorter_than_a_witness_is_contradicted():
    table = a_table(turns=2)
    early = table.record()
    table.turn()
    witness = read_witness(json.dumps(witness_heads(table, 1)))
    report = verify(early, [("Bob", witness)])
    assert report.code == 6
    assert "Bob saw statement" in found(report)


def test_claims_that_nobody_signed_prove_nothing():
    table = a_table()
    table.deal("end abandoned")
    data = witness_heads(table, 0)
    data["heads"] = [[3, "ab" * 32, "cd" * 64], [10**9, "ab" * 32, "cd" * 64]]
    data["sent"] = [[2, "back " + "ab" * 32, "cd" * 64]]
    report = verify(table.record(), [("Ann", read_witness(json.dumps(data)))])
    assert report.code == 0
    assert len(report.notes) == 4


def test_more_starts_than_the_record_admits_are_a_contradiction():
    table = a_table()
    table.deal("end abandoned")
    data = witness_heads(table, 0) | {"starts": 3}
    report = verify(table.record(), [("Ann", read_witness(json.dumps(data)))])
    assert (report.code, "saw 3 starts" in found(report)) == (6, True)


@pytest.mark.parametrize(
    "text",
    [
        "", "[]", "null", '{"greed":"witness"}', "[" * 100_000, "\x00", '{"greed":"record"}',
        '{"greed":"witness","protocol":1,"start":"no","device":0}',
    ],
    ids=range(8),
)  # fmt: skip
def test_what_is_no_witness_file_is_refused(text):
    with pytest.raises(WitnessError):
        read_witness(text)


@pytest.mark.parametrize(
    "change",
    [{"device": 9}, {"device": -1}, {"starts": -1}, {"protocol": 2}, {"heads": [[1, "x", "y"]]}],
    ids=range(5),
)
def test_witness_files_that_do_not_hold_together_are_refused(change):
    data = witness_heads(a_table(turns=0), 0) | change
    with pytest.raises(WitnessError):
        read_witness(json.dumps(data))
