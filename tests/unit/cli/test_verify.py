"""`greed verify`: what it says, and how it ends."""

import json

import pytest
from tests.support.dice_table import DiceTable, witness_heads

from greed._extras import install
from greed.core.jsonl import to_jsonl
from greed.core.text import to_text
from greed.fair import keys
from greed.languages import spoken


@pytest.fixture
def table():
    table = DiceTable(("device:0", "device:1"))
    table.reveal()
    table.turn()
    table.deal("end abandoned")
    return table


def saved(program, record, name="game.jsonl"):
    path = program.folder / name
    path.write_text(to_text(record) if name.endswith("txt") else to_jsonl(record), "utf-8")
    return str(path)


def test_a_good_record_is_verified_with_its_six_words(program, table):
    answer = program("verify", saved(program, table.record()))
    assert answer.code == 0
    assert answer.out.startswith("Verified: ")
    assert table.session.words in answer.out
    assert "Device 1 (Name 1)" in answer.out
    assert "can hide a player's messages" in " ".join(answer.out.split())


def test_a_witness_that_contradicts_the_record_ends_with_6(program, table):
    other = DiceTable(("device:0", "device:1"))
    other.reveal()
    other.warn(0)
    witness = program.folder / "mine.json"
    witness.write_text(json.dumps(witness_heads(other, 0)), "utf-8")
    answer = program("verify", saved(program, table.record()), "--witness", str(witness))
    assert answer.code == 6
    assert "mine.json: it told two stories" in " ".join(answer.out.split())


def test_everything_is_given_as_data(program, table):
    answer = program("verify", saved(program, table.record()), "--json")
    data = json.loads(answer.out)
    assert (data["verdict"], data["code"]) == ("verified", 0)
    assert data["words"] == table.session.words
    assert len(data["devices"]) == 2


def test_a_record_without_its_proof_cannot_be_verified(program, table):
    answer = program("verify", saved(program, table.record(), "game.txt"))
    assert answer.code == 2
    assert "leaves its proof out" in " ".join(answer.err.split())


def test_a_file_that_is_no_witness_is_named(program, table):
    path = program.folder / "mine.json"
    path.write_text("no", "utf-8")
    answer = program("verify", saved(program, table.record()), "--witness", str(path))
    assert answer.code == 2
    assert "mine.json" in answer.err


def test_starts_that_were_called_off_are_told(program):
    table = DiceTable(("device:0", "device:1"), attempt=4, previous=bytes(32))
    table.reveal()
    table.deal("end abandoned")
    answer = program("verify", saved(program, table.record()))
    assert answer.code == 0
    assert "start 4 at its table" in " ".join(answer.out.split())


def test_a_missing_library_is_named(program, table, monkeypatch):
    import sys

    record = saved(program, table.record())
    keys._sodium.cache_clear()
    monkeypatch.setitem(sys.modules, "nacl", None)
    answer = program("verify", record)
    assert answer.code == 2
    assert install("play") in answer.err


def test_the_help_lists_every_exit_code(program):
    answer = program("verify", "--help")
    assert all(f"{code}:" in answer.out for code in range(7))


def test_what_a_record_proves_is_said_in_a_language_and_given_as_data_in_english(program, table):
    file = saved(program, table.record())
    with spoken("de"):
        said = program("verify", file, "--language", "de").out
        data = program("verify", file, "--language", "de", "--json").out
    assert said.startswith("Geprüft: Der eine Wurf ist so, wie er sein musste.")
    assert "Gerät 1 (Name 1), Aussagen: " in said
    assert "The server can hide" in json.loads(data)["notes"][0]
