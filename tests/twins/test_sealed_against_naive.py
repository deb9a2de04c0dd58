"""`greed.sealed` and a verifier written from docs/fair-dice.md alone believe the same."""

import json
import random
import re
from collections import Counter
from copy import deepcopy
from pathlib import Path

import msgspec
import pytest
from tests.support.sealed import random_game
from tests.twins import naive_sealed

from greed.sealed import DiceError, read_record, verify


def naively(data, lax=()):
    """Return the rolls that the naive verifier finds; None if it refuses."""
    try:
        return naive_sealed.verify(data, lax)
    except (naive_sealed.Bad, ValueError, TypeError, LookupError, AttributeError, OverflowError):
        return None


def ours(text):
    try:
        rolls = verify(read_record(text)).rolls
    except DiceError:
        return None
    return [[roll.k, roll.by, list(roll.dice)] for roll in rolls]


@pytest.mark.parametrize("block", range(4))
def test_both_read_the_same_dice_from_random_games(block):
    seen = Counter[str]()
    for seed in range(50 * block, 50 * block + 50):
        text = msgspec.json.encode(random_game(seed).record())
        rolls = ours(text)
        assert rolls
        assert naively(json.loads(text)) == rolls
        seen.update(entry[0] for entry in json.loads(text)["entries"])
    assert {*seen} == {"joined", "asked", "rolled", "void"}


VECTORS = json.loads((Path(__file__).parents[1] / "golden/sealed_vectors.json").read_text("utf-8"))


@pytest.mark.parametrize("vector", VECTORS["records"], ids=lambda vector: vector["about"])
def test_both_judge_the_golden_records_alike(vector):
    rolls = naively(vector["record"])
    assert ours(json.dumps(vector["record"])) == rolls == vector.get("rolls")


def places(data, path=()):
    """Yield the path to every value of a record."""
    if path:
        yield path
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in items:
        if isinstance(value, dict | list):
            yield from places(value, (*path, key))
        else:
            yield (*path, key)


def altered(data, chance):
    """Return a record that differs in one place: a value, an order, something gone or doubled."""
    data = deepcopy(data)
    *way, last = chance.choice(list(places(data)))
    inside = data
    for key in way:
        inside = inside[key]
    value = inside[last]
    if isinstance(inside, list) and chance.random() < 0.3:
        how = chance.choice(["drop", "double", "swap"])
        if how == "drop":
            del inside[last]
        elif how == "double":
            inside.insert(last, deepcopy(value))
        else:
            other = chance.randrange(len(inside))
            inside[last], inside[other] = inside[other], inside[last]
    elif isinstance(value, int) or value is None:
        inside[last] = (value or 0) + chance.choice([-1, 1, 7])
    elif isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value):
        at = chance.randrange(64)
        inside[last] = value[:at] + chance.choice("0123456789abcdef") + value[at + 1 :]
    elif isinstance(value, str):
        inside[last] = chance.choice(["a", "b", "c", "", "late-1", "host", value + "x"])
    elif isinstance(value, list):
        inside[last] = []
    return data


def test_no_altered_record_is_accepted():
    chance, tried = random.Random(1), 0
    refusals = Counter[str]()
    games = [random_game(seed, rolls=6).record() for seed in range(40)]
    while tried < 1_000:
        for data in map(json.loads, map(msgspec.json.encode, games)):
            other = altered(data, chance)
            if other == data:
                continue
            tried += 1
            assert ours(json.dumps(other)) is None, other
            assert naively(other) is None, other
            try:
                naive_sealed.verify(other)
            except naive_sealed.Bad as bad:
                refusals[str(bad)] += 1
            except (ValueError, TypeError, LookupError, AttributeError, OverflowError):
                pass
    assert len(refusals) > 12
