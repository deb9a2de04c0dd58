"""What attacks on the dice begin with: a table, a frozen roll, a roll that is foreseen."""

import pytest
from tests.support.dice_table import DiceTable

from greed.fair._encoding import dice
from greed.fair.statements import Misstatement

TWO = ("device:0", "device:1")
THREE = (*TWO, "device:2")


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


def foreseen(table, silent=()):
    """Return what an operator with all values but those of silent devices sees coming."""
    session, value = table.session, table.dealer._chain.value(table.session.number)
    given = {
        device: table.devices[device]._chain.value(session.number)
        for device in session.contributors
        if device not in silent
    }
    return dice(value, session.base, session.number, given, table.state.hand.dice, 6)
