"""Records and statements made to break a verifier: each ends in a clear answer, and soon."""

import json

import pytest
from msgspec.structs import replace
from tests.support.dice_table import DiceTable

from greed.core.errors import RecordError
from greed.core.jsonl import from_jsonl, to_jsonl
from greed.fair import _encoding as _chain
from greed.fair.session import Session
from greed.fair.start import StartError
from greed.fair.statements import Misstatement, read_statement
from greed.fair.verify import Unverifiable, verify

HUGE = "9" * 5_000


def a_table(holders=("device:0", "device:1"), **words):
    table = DiceTable(holders, **words)
    table.reveal()
    return table


def wrong(record):
    report = verify(record)
    assert report.code == 1
    return report.findings[-1]


@pytest.mark.parametrize(
    "line",
    [
        "", "server", "server -", "server - ", f"server - warn {HUGE}", f"{HUGE} - back",
        f"server - throw {HUGE} {'00' * 32} 1", "server - warn 0 \ud800", "server - warn \uff10 1",
        f"0 {'00' * 64} " + "x" * 1_000_000, f"0 {'zz' * 64} back {'00' * 32}",
        f"19 {'00' * 64} back {'00' * 32}", f"server {'00' * 64} warn 0 1", "server - warn 0 1\n",
        f"0 - back {'00' * 32}", "\x00" * 100, "server - " + "warn " * 300,
    ],
    ids=range(17),
)  # fmt: skip
def test_damaged_lines_of_a_proof_are_wrong_where_they_stand(line):
    record = a_table().record()
    finding = wrong(replace(record, proof=(*record.proof, line)))
    assert finding.statement == len(record.proof)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("attempt 1", f"attempt {HUGE}"), ("clock 30", f"clock {HUGE}"),
        ("first 0", f"first {HUGE}"),
        ("device:1", f"device:{HUGE}"), ("Name 1", "\x1b[2J"), ("Name 1", "\ud800"),
        ("seat device:1 Name 1", "\n".join(["seat bot:x Bot"] * 5_000)),
        ("game room0.1", "game " + "x" * 1_000_000 + ".1"),
    ],
    ids=range(8),
)  # fmt: skip
def test_hostile_start_texts_are_wrong_at_once(old, new):
    record = a_table().record()
    assert old in record.proof[0]
    proof = (record.proof[0].replace(old, new, 1), *record.proof[1:])
    assert wrong(replace(record, proof=proof)).statement == 0


def test_a_proof_beyond_all_measure_is_refused_before_it_is_looked_at():
    record = a_table().record()
    with pytest.raises(Unverifiable, match="at most 100,000 lines"):
        verify(replace(record, proof=("x",) * 100_001))


@pytest.mark.parametrize("signed", [HUGE, f"{HUGE}:{'00' * 64}", "-1:" + "00" * 64, "1:", ":"])
def test_hostile_tags_are_wrong(signed):
    assert wrong(a_table().record(signed=signed)).text == "The server's signature can't be read."


@pytest.mark.parametrize(
    "proof",
    ["[" * 50_000 + "]" * 50_000, "1e999", "null", '{"a":1}', "[]", "1" * 10_000, '"\\ud800"'],
    ids=range(7),
)
def test_lines_of_json_that_hold_no_proof_are_refused(proof):
    lines = to_jsonl(a_table().record()).splitlines()
    lines.insert(2, f'{{"proof":{proof},"check":"000000000000"}}')
    with pytest.raises(RecordError):
        from_jsonl("\n".join(lines))


def test_an_event_behind_the_proof_is_refused():
    table = a_table()
    table.throw()
    lines = to_jsonl(table.record()).splitlines()
    lines[1:-1] = [*lines[2:-1], lines[1]]
    with pytest.raises(RecordError):
        from_jsonl("\n".join(lines))


def test_chains_are_never_hashed_further_back_than_numbers_were_spent(monkeypatch):
    hashed = []
    table = a_table()
    table.decide("throw")
    table.freeze()
    link = _chain.link

    def counting(*given):
        hashed.append(given[-1])
        return link(*given)

    monkeypatch.setattr(_chain, "link", counting)
    for number in (1, 999_999_999):
        body = f"value {table.session.head.hex()} {number} {'ab' * 32}"
        signature = table.devices[0]._signing.sign("say", table.session.digest, body)
        with pytest.raises(Misstatement):
            table.session.take(0, body, signature)
    assert hashed == [1]


@pytest.mark.parametrize("by", ["server", 0])
@pytest.mark.parametrize(
    "body", ["throw " * 200, "é", "\n", "a" * 1025, f"warn {HUGE}", "seat " + "00" * 32 + " 0 bot:"]
)
def test_malformed_statements_are_refused_by_form_alone(by, body):
    with pytest.raises(Misstatement):
        read_statement(by, body)


def test_a_key_of_small_order_binds_nobody_and_starts_nothing():
    text = DiceTable(("device:0", "device:1")).text
    key = text.split("device ")[1][:64]
    for weak in ("01" + "00" * 31, "ec" + "ff" * 30 + "7f", "ee" + "ff" * 30 + "ff"):
        with pytest.raises(StartError, match="key is weak"):
            Session(text.replace(key, weak), 6)


def test_deeply_nested_headers_are_a_damaged_line():
    line = json.dumps({"greed": 1, "check": "0"})[:-1] + ',"tags":' + "[" * 50_000 + "]" * 50_000
    with pytest.raises(RecordError):
        from_jsonl(line + "}\n")
