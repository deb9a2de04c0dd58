"""Servers that tell a program another story once it has been started again."""

from copy import deepcopy

import pytest
from tests.support.dice_table import DiceTable

import greed
from greed.client.signer import Signer
from greed.fair.device import Alarm

TWO = ("device:0", "device:1")


def played(*order):
    """Return a table at which two devices have revealed in this order."""
    table = DiceTable(TWO)
    for number in order:
        table.say(number, table.devices[number].reveal())
    return table


def restarted(table, memory):
    """Start the program of the first device again: it has what it kept, and hears the log."""
    device = table.devices[0]
    device._memory.clear()
    device._memory.update(deepcopy(memory))
    return device


def kept(table):
    """Return what the first device's program has kept in its file."""
    return deepcopy(dict(table.devices[0]._memory))


def test_a_program_that_was_started_again_signs_on_its_own_log():
    first = played(0, 1)
    first.decide("throw")
    again = restarted(played(0, 1), kept(first))
    assert again.decide(0, "throw")


def test_a_program_that_was_started_again_signs_on_no_other_log():
    first = played(0, 1)
    first.decide("throw")
    again = restarted(played(1, 0), kept(first))
    with pytest.raises(Alarm, match="two stories"):
        again.decide(0, "throw")
    with pytest.raises(Alarm):  # nor ever after
        again.decide(0, "throw")


def test_another_log_is_noticed_when_it_is_heard():
    first = played(0, 1)
    first.decide("throw")
    other = DiceTable(TWO)
    restarted(other, kept(first))
    other.say(1, other.devices[1].reveal())
    with pytest.raises(Alarm, match="two stories"):
        other.put(0, *played(0, 1).log[0][1:])


def test_a_shorter_log_is_not_signed_on():
    first = played(0, 1)
    first.decide("throw")
    other = DiceTable(TWO)
    again = restarted(other, kept(first))
    with pytest.raises(Alarm, match="later head"):
        again.reveal()


def test_starts_are_counted_across_restarts_and_a_wrong_count_is_refused():
    first, second = DiceTable(TWO, attempt=1), DiceTable(TWO, attempt=1, first=1)
    device = first.devices[0]
    assert device.starts == 1
    memory = kept(first)
    device.begin(first.text, first.sheet.dice.faces, (0,))  # as after a restart
    assert device.starts == 1
    del memory["start"]  # the attempt was called off, and another has begun
    again = restarted(second, memory)
    with pytest.raises(Alarm, match="it is start 2"):
        again.begin(second.text, second.sheet.dice.faces, (0,))


def test_a_program_keeps_counting_when_it_prepares_for_another_start():
    memory = {"starts": 2, "said": [3, "00" * 32]}
    signer = Signer(greed.load("koans"), memory=memory, length=4)
    signer.prepare("room.3")
    signer.prepare("room.4")
    assert memory == {"starts": 2}
