"""docs/fair-dice.md says what the program does."""

import json
import re
from pathlib import Path

import msgspec
import pytest
from tests.support.sealed import random_game

from greed.core.identity import _PROSE
from greed.sealed import COMEBACKS, VERSION, WAIT, Chain, Opening

PAGE = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text("utf-8")
SHOWN = {form.split('"')[1]: form for form in re.findall(r'\["[a-z0-9-]+", .*?\](?=`|\n\n)', PAGE)}
"""The forms of arrays on the page, by the word that each begins with."""


def parts(form: str) -> int:
    """Count the parts of an array, without those of the arrays in it."""
    inside = form[1:-1]
    while "[" in inside:
        inside = re.sub(r"\[[^\[\]]*\]", "x", inside)
    return len(inside.split(", "))


def test_every_form_on_the_page_has_the_parts_that_go_over_the_wire():
    said = {VERSION: 7, "opening": len(json.loads(msgspec.json.encode(Opening(1, "a", "b"))))}
    for seed in range(10):
        record = json.loads(msgspec.json.encode(random_game(seed).record()))
        said |= {entry[0]: len(entry) for entry in (record["start"], *record["entries"])}
    assert {word: parts(form) for word, form in SHOWN.items()} == said


@pytest.mark.parametrize(
    "words",
    [
        f"silent for {WAIT} seconds",
        {3: "three times a game"}[COMEBACKS],
        {3: "four times a game for each seat"}[COMEBACKS],
        f"makes {Chain('g', 'a', bytes(32)).length:,} links",
    ],
)
def test_every_number_on_the_page_is_the_programs(words):
    assert words in " ".join(PAGE.split())


def test_the_page_names_all_words_that_the_hash_of_a_sheet_leaves_out():
    listed = PAGE.partition("leave out its eight words")[2].partition(", at the top")[0]
    assert set(re.findall(r"`(\w+)`", listed)) == set(_PROSE)
