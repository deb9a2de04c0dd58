"""Every implementation of the dice protocol follows the same short games."""

import json
from pathlib import Path

import pytest
from tests.support.dice_games import at_end, happening_data

from greed.fair.session import Session
from greed.fair.statements import Misstatement

VECTORS = json.loads(
    (Path(__file__).parents[2] / "golden" / "dice_vectors.json").read_text("utf-8")
)


@pytest.mark.parametrize("vector", VECTORS, ids=range(len(VECTORS)))
def test_sessions_follow_the_vectors(vector):
    session = Session(vector["start"], vector["faces"])
    assert session.digest.hex() == vector["digest"]
    happened: list[object] = []
    for number, (by, body, signature) in enumerate(vector["statements"], 1):
        taken = session.take(by, body, bytes.fromhex(signature))
        happened += [[number, happening_data(each)] for each in taken]
    assert happened == vector["happened"]
    assert at_end(session) == vector["at_end"]


@pytest.mark.parametrize("vector", VECTORS, ids=range(len(VECTORS)))
def test_sessions_refuse_what_the_vectors_say_and_nothing_else(vector):
    session = Session(vector["start"], vector["faces"])
    statements = [None, *vector["statements"]]
    for number, statement in enumerate(statements):
        if statement:
            session.take(statement[0], statement[1], bytes.fromhex(statement[2]))
        for after, by, body, signature, good in vector["tried"]:
            if after == number:
                try:
                    session.copy().take(by, body, bytes.fromhex(signature))
                except Misstatement:
                    assert not good, body
                else:
                    assert good, body
