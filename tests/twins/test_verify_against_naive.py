"""`greed verify` and a verifier written from docs/fair-dice.md alone agree on every record."""

import random
from contextlib import suppress

import pytest
from msgspec.structs import replace
from tests.support.dice_games import RandomGame
from tests.support.dice_table import DiceTable
from tests.support.dice_tampering import tampered
from tests.twins.dice_agreement import agree

from greed.core.errors import RecordError


@pytest.mark.parametrize("block", range(5))
def test_both_verifiers_find_the_same_in_random_games(block):
    codes = set()
    for seed in range(10 * block, 10 * block + 10):
        game = RandomGame(seed, most=60)
        if game.table.state is not None:
            codes.add(agree(game.table.record()))
    assert codes
    assert 1 not in codes


def test_both_verifiers_find_the_same_in_games_that_go_on_from_a_position():
    line = "koans 850,1300 2/1 throw 5 - 0 - - 12"
    table = DiceTable(("device:0", "device:1"), first=line)
    table.reveal()
    for _ in range(4):
        table.turn()
    record = table.record()
    agree(record)
    chance = random.Random(1)
    others = ("", line.replace("850", "950"), line.replace("2/1", "1/1"))
    codes = {agree(replace(record, position=other)) for other in others}
    assert codes == {1}
    for _ in range(20):
        with suppress(RecordError):
            agree(tampered(record, chance))


@pytest.mark.parametrize("block", range(5))
def test_both_verifiers_find_the_same_in_records_tampered_with(block):
    chance = random.Random(block)
    wrong = 0
    for seed in range(10 * block, 10 * block + 10):
        game = RandomGame(5_000 + seed, most=40)
        if game.table.state is None or len(game.table.log) < 3:
            continue
        for _ in range(3):
            record = tampered(game.table.record(), chance)
            try:
                wrong += agree(record) == 1
            except RecordError:
                continue  # no rules allow such events: the record is refused before the proof
    assert wrong
