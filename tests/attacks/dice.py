"""What attacks on the dice begin with: a table, a frozen roll, a record of protocol 1."""

import pytest
from tests.support.dice_table import DiceTable

import greed
from greed import Record
from greed.fair import protocol1
from greed.fair._dice import dice
from greed.fair.statements import Misstatement

TWO = ("device:0", "device:1")
THREE = (*TWO, "device:2")
SECRET = bytes(range(32))


def a_table(holders=TWO, **words):
    table = DiceTable(holders, **words)
    table.reveal()
    return table


def frozen(holders=TWO, **words):
    """Return a table whose seat 0 has asked for a roll that is frozen."""
    table = a_table(holders, **words)
    table.decide("throw")
    table.freeze()
    return table


def refused(table, by, said, match):
    with pytest.raises(Misstatement, match=match):
        table.session.take(by, *said)


def old_record(events, mode="fair", **tags):
    """Return a record of protocol 1 for koans between a host and a guest."""
    sheet = greed.load("koans")
    digest = protocol1.sheet_digest(sheet)
    commitment = protocol1.commitment(SECRET, "g1", digest, 2)
    return Record(
        sheet=sheet, seats=("Host", "Guest"), dice=mode, events=tuple(events),
        tags={"game": "g1", "secret": SECRET.hex(), "commitment": commitment, **tags},
    )  # fmt: skip


def foreseen(table, silent=()):
    """Return what an operator with all values but those of silent devices sees coming."""
    session, value = table.session, table.dealer._chain.value(table.session.number)
    given = {
        device: table.devices[device]._chain.value(session.number)
        for device in session.contributors
        if device not in silent
    }
    return dice(value, session.base, session.number, given, table.state.hand.dice, 6)
