"""A table's dice: sealed, so that nobody can know or choose them (docs/fair-dice.md)."""

from greed.sealed.chain import HOST, VERSION, Chain, DiceError, dice_of, link_before
from greed.sealed.dice import (
    COMEBACKS,
    WAIT,
    Asked,
    Course,
    Device,
    Entry,
    Joined,
    Opening,
    Rolled,
    Start,
    Void,
    begin,
    fold,
)
from greed.sealed.record import Mismatch, Record, Roll, Verdict, read_record, verify, verify_game
from greed.sealed.sides import Alarm, Contributor, Dealer, Memory, Shelf

__all__ = [
    "COMEBACKS",
    "HOST",
    "VERSION",
    "WAIT",
    "Alarm",
    "Asked",
    "Chain",
    "Contributor",
    "Course",
    "Dealer",
    "Device",
    "DiceError",
    "Entry",
    "Joined",
    "Memory",
    "Mismatch",
    "Opening",
    "Record",
    "Roll",
    "Rolled",
    "Shelf",
    "Start",
    "Verdict",
    "Void",
    "begin",
    "dice_of",
    "fold",
    "link_before",
    "read_record",
    "verify",
    "verify_game",
]
