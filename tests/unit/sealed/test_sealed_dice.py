"""Sealed dice at an honest table: what a roll needs, who is waited for, and what is counted."""

import hashlib
import pickle
from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace
from tests.support.chi_square import LEVEL, chance_of_more, statistic
from tests.support.sealed import SHEET, SealedTable, random_game

from greed.sealed import (
    HOST,
    Asked,
    Chain,
    Dealer,
    DiceError,
    Joined,
    Opening,
    Record,
    Start,
    Void,
    begin,
    dice_of,
    fold,
    read_record,
    verify,
)


def counted(table: SealedTable) -> dict[str, str]:
    """Say of each device how many rolls it took part in."""
    return {one.name: f"{one.took} of {one.rolls}" for one in table.dealer.course.devices}


def why(expected: str):
    return pytest.raises(DiceError, check=lambda error: error.why == expected)


def test_the_dice_follow_from_the_links_of_all_devices_and_the_host():
    table = SealedTable("ab")
    dice = table.roll("a", dice=12, faces=20)
    _, rolled = table.entries
    links = [bytes.fromhex(link) for link in rolled.links]
    asked = fold(begin(table.start), table.entries[0])
    assert dice_of(bytes.fromhex(rolled.link), asked.head, 1, links, 12, 20) == dice
    assert table.devices["b"].course == table.dealer.course


def test_the_host_opens_nothing_until_all_listed_devices_have():
    table = SealedTable("abc")
    table.ask("a")
    for name in "abc":
        assert table.dealer.roll() is None
        table.open([name])
    assert table.dealer.roll() is not None


def test_devices_that_are_not_present_are_neither_listed_nor_waited_for():
    table = SealedTable("abc")
    table.roll("a", present="ac")
    assert table.entries[0].devices == ("a", "c")
    table.roll("b", present="")  # who asks is there
    assert table.entries[2].devices == ("b",)
    assert counted(table) == {"a": "1 of 2", "b": "1 of 2", "c": "1 of 2"}


def test_bots_roll_too_and_only_devices_contribute():
    table = SealedTable("a", bots=2)
    table.roll("")
    assert table.entries[0].devices == ("a",)
    table.roll("", present="")
    assert table.entries[2].devices == ()
    assert counted(table) == {"a": "1 of 2"}


def test_a_silent_device_is_dropped_and_the_roll_is_made_again_without_it():
    table = SealedTable("abc")
    table.ask("a")
    table.open("ab")
    table.give_up()
    assert table.entries[-1] == Void(1, ("c",))
    for other in (("b", 5, 6), ("a", 4, 6), ("a", 5, 8)):
        with why("again"):
            table.dealer.ask(*other, present="abc")
    table.roll("a")
    table.roll("b")
    assert [entry.devices for entry in table.entries if isinstance(entry, Asked)] == [
        ("a", "b", "c"), ("a", "b"), ("a", "b"),
    ]  # fmt: skip
    table.roll("c")  # its own turn: it is back
    table.roll("a")
    assert counted(table) == {"a": "4 of 4", "b": "4 of 4", "c": "2 of 4"}
    assert [one.silent for one in table.dealer.course.devices] == [0, 0, 1]
    assert verify(table.record()).void == 1


def test_a_device_comes_back_three_times_and_then_takes_part_in_its_own_rolls_alone():
    table = SealedTable("ab")
    for _ in range(4):
        table.roll("b")
        table.ask("a")
        table.open("a")
        table.give_up()
        table.roll("a")
    table.roll("b")
    assert table.entries[-2].devices == ("a", "b")
    table.roll("a")
    assert table.entries[-2].devices == ("a",)
    with why("listed-out"):
        table.dealer.follow(Asked(table.dealer.course.k + 1, "a", ("a", "b"), 5, 6))


def test_the_device_that_asked_is_waited_for_and_loses_the_turn_if_its_player_stays_away():
    table = SealedTable("ab")
    table.ask("a")
    table.open("b")
    assert table.dealer.void() is None
    table.give_up(away=True)
    table.roll("b")  # another turn: nothing is owed
    rolls = verify(table.record()).rolls
    assert [(roll.k, roll.by, len(roll.dice)) for roll in rolls] == [(1, "a", 0), (2, "b", 5)]
    assert table.entries[-2].devices == ("b",)
    table.roll("a")
    assert table.entries[-2].devices == ("a", "b")


def test_nobody_is_given_up_who_has_opened():
    table = SealedTable("ab")
    table.ask("a")
    assert Dealer(table.dealer.course, table.chain).void() == Void(1, ("b",))
    table.open("ab")
    assert table.dealer.void() is None
    assert table.dealer.void(away=True) is None


def test_a_late_joiner_takes_part_from_the_next_roll_on():
    table = SealedTable("ab")
    table.roll("a")
    table.join("c", 2)
    table.roll("c", dice=3)
    assert table.entries[-2].devices == ("a", "b", "c")
    assert table.devices["c"].course == table.devices["a"].course
    assert counted(table) == {"a": "2 of 2", "b": "2 of 2", "c": "1 of 1"}


def test_a_lost_phone_is_replaced_by_a_new_device_on_its_seat():
    table = SealedTable("ab")
    table.roll("a")
    table.join("b-again", 1)
    table.roll("b-again")
    assert table.entries[-2].devices == ("a", "b-again")
    assert counted(table) == {"a": "2 of 2", "b": "1 of 1", "b-again": "1 of 1"}
    with why("list"):
        table.dealer.follow(Asked(3, "nobody", ("a",), 5, 6))
    with why("listed-out"):
        table.dealer.follow(Asked(3, "b", ("a", "b"), 5, 6))


def test_nobody_joins_while_a_roll_is_being_made_or_made_again():
    table = SealedTable("abc")
    newcomer = Joined("d", "0" * 64, (3,))
    table.ask("a")
    with why("still-asked"):
        table.dealer.follow(newcomer)
    with why("still-asked"):
        table.dealer.ask("b", 5, 6, "abc")
    table.open("ab")
    table.give_up()
    with why("still-asked"):
        table.dealer.follow(newcomer)


@pytest.mark.parametrize("seats", [(), (3,), (1, 0), (1, 1), (-1,), (0, 12), (0, 3), (2, 4)])
def test_a_newcomer_needs_seats_that_are_there_or_the_next_new_ones(seats):
    table = SealedTable("ab")
    with why("device-seats"):
        table.dealer.follow(Joined("c", "0" * 64, seats))


@pytest.mark.parametrize("name", ["a", HOST, "", "x" * 65, "a b", "ä"])
def test_a_newcomer_needs_a_name_of_its_own(name):
    with why("device-known"):
        SealedTable("ab").dealer.follow(Joined(name, "0" * 64, (0,)))


GOOD = Start("g", SHEET, 0, "0" * 64, (("a", "1" * 64),), (("Ann", "a"), ("Bot", "")))


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"game": ""}, "start-game"),
        ({"game": "two words"}, "start-game"),
        ({"sheet": "5"}, "start-game"),
        ({"first": 2}, "start-first"),
        ({"first": -1}, "start-first"),
        ({"anchor": "A" * 64}, "hex"),
        ({"devices": (("a", "1" * 63),)}, "hex"),
        ({"devices": (("host", "1" * 64),)}, "start-names"),
        ({"devices": (("a", "1" * 64), ("a", "2" * 64))}, "start-names"),
        ({"devices": (("a", "1" * 64), ("b", "2" * 64))}, "start-seats"),
        ({"devices": ()}, "start-seats"),
        ({"seats": ()}, "start-seats"),
        ({"seats": (("Ann", "a"),) * 13}, "start-seats"),
        ({"seats": (("", "a"),)}, "start-players"),
        ({"seats": (("A\nB", "a"),)}, "start-players"),
        ({"seats": (("\ud800", "a"),)}, "start-players"),
    ],
)
def test_a_start_that_contradicts_itself_is_refused(changed, expected):
    begin(GOOD)
    with why(expected):
        begin(replace(GOOD, **changed))


@pytest.mark.parametrize(("dice", "faces"), [(0, 6), (256, 6), (5, 1), (5, 65_536)])
def test_a_roll_needs_dice_with_faces(dice, faces):
    with why("dice-asked"):
        SealedTable("a").dealer.ask("a", dice, faces, "a")


def test_a_chain_says_when_it_is_used_up_and_nothing_is_spent():
    chain = Chain("g", "a", bytes(32), 200)
    assert chain.link(200) == bytes(32)
    with why("used-up"):
        chain.link(201)
    table = SealedTable("a")
    for _ in range(64):
        table.roll("a")
    with why("used-up"):
        table.dealer.ask("a", 5, 6, "a")


@pytest.mark.parametrize("length", [1, 8, 127, 129, 300])
@pytest.mark.parametrize("step", [1, -1, 97])
def test_links_of_a_chain_each_hash_to_the_one_before_in_whatever_order_they_are_asked_for(
    length, step
):
    chain = Chain("g", "a", b"\x07" * 32, length)
    for number in range(length):
        k = number * step % length + 1
        data = b"".join(
            len(part).to_bytes(4, "big") + part
            for part in (b"greed-dice-2 link", b"g", b"a", k.to_bytes(4, "big"), chain.link(k))
        )
        assert hashlib.sha256(data).digest() == chain.link(k - 1)


@pytest.mark.parametrize("faces", [2, 6, 10, 100])
def test_every_face_is_as_likely(faces):
    rolls = (dice_of(bytes(32), bytes(32), k, [], 50, faces) for k in range(200))
    seen = Counter(die for dice in rolls for die in dice)
    counts = [seen[face] for face in range(1, faces + 1)]
    assert sum(counts) == 10_000
    assert chance_of_more(*statistic(counts, [1 / faces] * faces)) > LEVEL


def test_a_record_is_read_back_as_it_was_written():
    record = random_game(3).record()
    assert read_record(msgspec.json.encode(record)) == record
    for text in ("", "{}", "[]", '{"start":["greed-dice-1"],"entries":[],"head":""}', b"\xff"):
        with why("record"):
            read_record(text)


def test_a_wrong_record_names_the_entry_and_the_reason():
    record = SealedTable("a").record()
    with pytest.raises(DiceError, match="entry 1: the next roll is number 1, not 2"):
        verify(replace(record, entries=(Asked(2, "a", ("a",), 5, 6),)))
    with why("cut"):
        verify(Record(record.start, (), "0" * 64))


def test_errors_go_from_one_process_to_another():
    error = DiceError("next-roll", {"k": 3, "due": 2})
    copy = pickle.loads(pickle.dumps(error))  # noqa: S301 - written a moment ago
    assert (str(copy), copy.why) == (str(error), "next-roll")


def test_an_opening_is_asked_for_before_it_is_taken():
    table = SealedTable("ab")
    early = Opening(1, "a", table.dealer.course.start.devices[0][1])
    with why("not-asked"):
        table.dealer.take(early)
    table.ask("a", present="a")
    with why("not-listed"):
        table.dealer.take(replace(early, device="b"))
    with why("hex"):
        table.dealer.take(replace(early, link="x"))
