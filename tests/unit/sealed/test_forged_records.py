"""Records of sealed dice that somebody has changed, and careless verifiers that believe them.

A forger works all dice and the head out again, so that only one check of the verifier in
tests/twins is in the way; with that check left out, it falls for the forgery.
"""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.support.sealed import SealedTable, forged
from tests.twins import naive_sealed

import greed
from greed.core.identity import sheet_digest
from greed.core.moves import parse_move
from greed.sealed import DiceError, Mismatch, Record, read_record, verify, verify_game

Data = dict[str, Any]


def why(expected: str):
    return pytest.raises(DiceError, check=lambda error: error.why == expected)


def story() -> Record:
    """Play a game with everything in it."""
    table = SealedTable("abc")
    table.roll("", dice=1, faces=3)
    table.ask("a")
    table.open("ab")
    table.give_up()
    table.roll("a")
    table.join("d", 1, 3)
    table.roll("d", dice=2)
    table.roll("c", present="cd")
    table.roll("a", dice=3)
    return table.record()


def cut(data: Data) -> None:
    """Cut the first roll out, and number the others again."""
    del data["entries"][:2]
    k = 0
    for entry in data["entries"]:
        k += entry[0] == "asked"
        if entry[0] != "joined":
            entry[1] = k


def drop(data: Data, entry: int, device: str) -> None:
    """Take a device, and its link, out of a roll."""
    _, _, _, devices, *_ = data["entries"][entry]
    at = devices.index(device)
    del devices[at], data["entries"][entry + 1][2][at]


def swap(data: Data) -> None:
    """List the devices of the first roll, and give their links, in another order."""
    devices, links = data["entries"][0][3], data["entries"][1][2]
    devices[:2], links[:2] = devices[1::-1], links[1::-1]


LINK = SealedTable("abc").devices["b"]._chain.link(5).hex()
"""What b could say for roll 5 of the story, when it has lost its seat."""

FORGERIES: dict[str, tuple[str, Callable[[Data], Any]]] = {
    "a device's link": ("link", lambda d: d["entries"][1][2].__setitem__(0, "0" * 64)),
    "the host's link": ("link", lambda d: d["entries"][1].__setitem__(3, "0" * 64)),
    "a device's anchor": ("link", lambda d: d["start"][5][0].__setitem__(1, "0" * 64)),
    "the host's anchor": ("link", lambda d: d["start"].__setitem__(4, "0" * 64)),
    "the anchor of a late joiner": ("link", lambda d: d["entries"][6].__setitem__(2, "0" * 64)),
    "the id of the game": ("link", lambda d: d["start"].__setitem__(1, "game-2")),
    "links given by each other": ("link", lambda d: d["entries"][1][2].reverse()),
    "a roll cut out": ("number", lambda d: d["entries"].__delitem__(slice(0, 2))),
    "a roll cut out and the others numbered again": ("link", cut),
    "a void roll cut out": ("number", lambda d: d["entries"].__delitem__(slice(2, 4))),
    "the order of a list": ("order", swap),
    "other dice for a roll that is made again": (
        "due",
        lambda d: d["entries"][4].__setitem__(4, 4),
    ),
    "a device that was silent": ("out", lambda d: d["entries"][3].__setitem__(2, ["b"])),
    "the device that asked": ("asker", lambda d: drop(d, 11, "a")),
    "a roll in which nobody was silent": (
        "silent",
        lambda d: d["entries"][3].__setitem__(2, []),
    ),
    "a device that joins in the middle of a roll": (
        "joined while rolling",
        lambda d: d["entries"].insert(1, ["joined", "e", "0" * 64, [3]]),
    ),
    "a second device of the same name": (
        "name twice",
        lambda d: d["entries"].append(["joined", "a", "0" * 64, [4]]),
    ),
    "a device without a seat": (
        "seated",
        lambda d: (d["entries"][9][3].insert(0, "b"), d["entries"][10][2].insert(0, LINK)),
    ),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forged_record_is_refused_and_a_careless_verifier_takes_it(forgery):
    check, change = FORGERIES[forgery]
    data = json.loads(msgspec.json.encode(story()))
    change(data)
    data = forged(data)
    with pytest.raises(naive_sealed.Bad, match=f"^{check}$"):
        naive_sealed.verify(data)
    with pytest.raises(DiceError):
        verify(read_record(json.dumps(data)))
    assert naive_sealed.verify(data, {check})


def test_dice_that_do_not_follow_are_refused():
    data = json.loads(msgspec.json.encode(story()))
    for at in range(5):
        other = deepcopy(data)
        faces = other["entries"][5][4]
        faces[at] = faces[at] % 6 + 1
        for shown in (other, forged(other, dice=False)):
            with pytest.raises(DiceError, match="the dice of roll 3 are"):
                verify(read_record(json.dumps(shown)))
        assert naive_sealed.verify(forged(other, dice=False), {"dice"})


def test_a_record_made_up_afterwards_is_known_to_the_devices_that_were_there():
    data = json.loads(msgspec.json.encode(story()))
    table = SealedTable("abc")
    honest = read_record(json.dumps(data))
    table.devices["a"].follow(*honest.entries)
    memory = table.shelves["a"].read()
    seen = [(memory.count, memory.head)]
    assert verify(honest, seen).rolls
    drop(data, 7, "a")
    invented = read_record(json.dumps(forged(data)))
    assert verify(invented).rolls != verify(honest).rolls  # all links are open by now
    with why("other-story"):
        verify(invented, seen)


def test_a_record_without_its_end_is_refused():
    record = story()
    for length in range(len(record.entries)):
        with why("cut"):
            verify(replace(record, entries=record.entries[:length]))
    data = json.loads(msgspec.json.encode(record))
    assert naive_sealed.verify(data | {"entries": data["entries"][:5]}, {"head"})


def test_entries_of_another_game_do_not_follow_here():
    one, other = story(), SealedTable("abc", game="game-2", seed=2)
    other.roll("", dice=1, faces=3)
    mixed = replace(other.record(), entries=one.entries)
    with pytest.raises(DiceError, match="link"):
        verify(mixed)


KOANS = greed.load("koans")
BUST = (2, 3, 4, 6, 6)


def game_of(table: SealedTable, *events) -> greed.Record:
    """Return the record of a game that was played with the dice of a table."""
    record = table.record()
    said = (record.start, *record.entries)
    return greed.Record(
        sheet=KOANS,
        seats=tuple(name for name, _ in record.start.seats),
        dice="fair",
        events=events,
        tags={"head": record.head},
        proof=tuple(msgspec.json.encode(one).decode() for one in said),
    )


def table_of_koans(first: int | None = 0, **roll: int) -> tuple[SealedTable, tuple[int, ...]]:
    table = SealedTable("ab", first=first, sheet=sheet_digest(KOANS))
    return table, table.roll("a" if first == 0 else "", **roll)


def dice_of_two_faces() -> greed.Record:
    table, dice = table_of_koans(faces=2)
    return game_of(table, dice)


def a_loaded_draw() -> greed.Record:
    return game_of(table_of_koans(first=None, dice=1, faces=1000)[0])


def a_turn_that_nobody_rolled() -> greed.Record:
    table, dice = table_of_koans()
    return game_of(table, dice, parse_move("points 650"))


@pytest.mark.parametrize(
    ("forged_game", "said"),
    [(dice_of_two_faces, "should be 5d6, not 5d2"), (a_loaded_draw, "should be 1d2, not 1d1000"),
     (a_turn_that_nobody_rolled, "not points 650")],
)  # fmt: skip
def test_a_game_of_other_dice_than_its_own_is_not_verified(forged_game, said):
    with pytest.raises(Mismatch, match=said):
        verify_game(forged_game())


@pytest.mark.parametrize("more", [(), ("out 2",), ("out 2", "back 2")], ids=" ".join)
def test_a_game_of_its_own_dice_is_verified_whoever_sits_out(more):
    table, dice = table_of_koans()
    assert verify_game(game_of(table, dice, *map(parse_move, more)))
