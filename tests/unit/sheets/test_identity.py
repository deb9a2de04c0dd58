"""The hash of a sheet: the same for the same rules, whatever they are called and made from."""

import json
import pickle
import subprocess
import sys

import pytest
from hypothesis import given, settings
from msgspec.structs import replace
from tests.support.games import SHEETS

import greed
from greed import Sheet, sheet_hash
from greed.core.identity import builtins, canonical
from greed.core.sheet_data import parse_sheet
from greed.testing import sheets


def test_the_sheets_of_the_house_are_all_different():
    assert len({sheet_hash(greed.load(name)) for name in SHEETS}) == len(SHEETS)


@pytest.mark.parametrize("name", SHEETS)
def test_a_hash_is_sixteen_hex_digits(name: str):
    assert len(sheet_hash(greed.load(name))) == 16
    assert int(sheet_hash(greed.load(name)), 16) >= 0


@given(sheets())
@settings(max_examples=30)
def test_a_sheet_written_down_and_read_again_is_the_same(sheet: Sheet):
    again = parse_sheet(json.loads(json.dumps(builtins(sheet))), sheet.name)
    assert again == sheet
    assert sheet_hash(again) == sheet_hash(sheet)
    assert sheet_hash(pickle.loads(pickle.dumps(sheet))) == sheet_hash(sheet)  # noqa: S301


def test_words_are_no_rules():
    koans = greed.load("koans")
    other = replace(koans, title="x", name="y", notes=(), prose="z", source="", aliases=())
    assert sheet_hash(other) == sheet_hash(koans)


def test_any_rule_changes_the_hash():
    koans = sheet_hash(greed.load("koans"))
    for option in ("target=3050", "tie=first_to_reach", "seats.max=8", "repeat_sets=false"):
        assert sheet_hash(greed.load(f"koans({option})")) != koans


def test_a_default_that_is_stated_changes_nothing():
    same = greed.load("koans(tie=shared,hot_dice=fresh_dice,minimum_bank=0,seats.min=2)")
    assert canonical(same) == canonical(greed.load("koans"))


def test_an_empty_section_is_a_rule():
    assert '"carryover":{}' in canonical(greed.load("basic"))


def test_another_process_finds_the_same_hash():
    program = "import greed; print(greed.sheet_hash(greed.load('official+zilch')))"
    found = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, text=True
    ).stdout.strip()
    assert found == sheet_hash(greed.load("official+zilch"))


def test_the_canonical_form_states_nothing_but_the_rules_that_are_special():
    assert canonical(greed.load("farkle-minimal")) == (
        '{"dice":{"count":6},"end":{"endgame":"first_to_target"},"scoring":{"singles":'
        '{"1":100,"5":50},"triples":{"1":1000,"2":200,"3":300,"4":400,"5":500,"6":600}},'
        '"target":10000}'
    )
