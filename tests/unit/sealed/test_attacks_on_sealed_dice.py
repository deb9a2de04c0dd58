"""Attacks on sealed dice at the table, and careless hosts and devices that fall for them."""

import json
from copy import deepcopy

import msgspec
import pytest
from msgspec.structs import replace
from tests.support.sealed import LENGTH, Kept, SealedTable, forged, random_game
from tests.twins import naive_sealed

from greed.sealed import (
    COMEBACKS,
    HOST,
    Alarm,
    Asked,
    Chain,
    Contributor,
    Dealer,
    DiceError,
    Joined,
    Opening,
    Record,
    Rolled,
    Void,
    begin,
    fold,
    read_record,
    verify,
)


def why(expected: str):
    return pytest.raises(DiceError, check=lambda error: error.why == expected)


def alarm(words: str):
    return pytest.raises(Alarm, match=words)


# The host


def test_a_link_that_is_not_of_the_hosts_chain_alarms_every_device():
    table = SealedTable("ab")
    table.ask("a")
    table.open()
    honest = table.dealer.roll()
    assert honest is not None
    links = [bytes.fromhex(link) for link in honest.links]
    head = table.dealer.course.head
    # It looks for five ones; a device that only works the dice out would believe each of them.
    tries = (n.to_bytes(32, "big") for n in range(20_000))
    link = next(x for x in tries if naive_sealed.dice_of(x, head, 1, links, 5, 6)[:4] == [1] * 4)
    chosen = tuple(naive_sealed.dice_of(link, head, 1, links, 5, 6))
    lie = replace(honest, link=link.hex(), dice=chosen)
    for device in table.devices.values():
        with alarm("the host's link for roll 1 isn't the one"):
            device.follow(lie)
        with alarm("the host's link for roll 1 isn't the one"):
            device.open()  # it stays stopped
        with alarm("the host's link"):
            device.follow(honest)
    told = Record(table.start, (table.entries[0], lie), "")
    data = forged(json.loads(msgspec.json.encode(told)))
    assert naive_sealed.verify(data, {"link"})[0][2] == list(chosen)


def test_a_host_with_another_chain_cannot_go_on():
    table = SealedTable("ab")
    with why("host-chain"):
        Dealer(table.dealer.course, Chain(table.game, HOST, bytes(32), LENGTH))
    with why("host-chain"):
        Dealer(table.dealer.course, Chain(table.game, "a", bytes(32), LENGTH))


def test_false_dice_alarm_every_device():
    table = SealedTable("ab")
    table.ask("a")
    table.open()
    rolled = table.dealer.roll()
    assert rolled is not None
    lie = replace(rolled, dice=(1, 1, 1, 1, 1))
    for device in table.devices.values():
        with alarm("the dice of roll 1 are .*, not 1 1 1 1 1"):
            device.follow(lie)


def test_other_anchors_give_other_dice_and_two_records_that_contradict_each_other():
    table = SealedTable("ab")
    stranger = Chain(table.game, "b", bytes(32), LENGTH)  # the host's own, in b's place
    other = replace(table.start, devices=(table.start.devices[0], ("b", stranger.anchor.hex())))
    with alarm("an anchor for this device that isn't its own"):
        Contributor(Kept(replace(table.shelves["b"].read(), begun="", head=""))).begin(other)
    fooled = Contributor(Kept(replace(table.shelves["a"].read(), begun="", head="")))
    fooled.begin(other)  # it can't know
    table.roll("a")
    with alarm("the link of device b"):
        fooled.follow(*table.entries)
    with why("other-story"):
        verify(table.record(), [(0, begin(other).head.hex())])
    # Where dice depend on links alone, both would see the same dice and notice nothing.
    links, host = [table.devices[n]._chain.link(1) for n in "ab"], table.chain.link(1)
    heads = [fold(begin(start), table.entries[0]).head for start in (table.start, other)]
    made = [naive_sealed.dice_of(host, head, 1, links, 5, 6) for head in heads]
    assert made[0] != made[1]
    careless = [careless_dice(head, host, links) for head in heads]
    assert careless[0] == careless[1]


def test_other_lists_give_other_dice_and_each_device_refuses_the_others_roll():
    one = SealedTable("abc")
    other = deepcopy(one)
    one.say(Asked(1, "a", ("a", "b"), 5, 6), to="a")
    other.say(Asked(1, "a", ("a", "b", "c"), 5, 6), to="b")
    rolls = []
    for table in (one, other):
        links = {n: table.devices[n]._chain.link(1) for n in table.dealer.waiting}
        for name, link in links.items():
            table.dealer.take(Opening(1, name, link.hex()))
        rolled = table.dealer.roll()
        assert rolled is not None
        rolls.append(rolled)
    assert rolls[0].dice != rolls[1].dice
    with alarm("one link from each device"):
        deepcopy(one.devices["a"]).follow(rolls[1])
    with alarm("one link from each device"):
        deepcopy(other.devices["b"]).follow(rolls[0])
    one.say(rolls[0], to="a")
    other.say(rolls[1], to="b")
    memory = other.shelves["b"].read()
    assert verify(one.record()).rolls  # each story holds by itself
    with why("other-story"):
        verify(one.record(), [(memory.count, memory.head)])


def test_a_link_that_is_not_its_owners_alarms_the_device_that_is_told_it():
    table = SealedTable("ab")
    table.ask("a")
    table.open()
    rolled = table.dealer.roll()
    assert rolled is not None
    for links in ((rolled.links[0], "0" * 64), rolled.links[::-1], (rolled.links[0],) * 2):
        with alarm("the link of device"):
            deepcopy(table.devices["a"]).follow(replace(rolled, links=links))


def test_a_host_that_keeps_its_link_back_ends_the_game_for_everybody_to_see():
    table = SealedTable("ab")
    table.roll("a")
    table.ask("b")
    table.open()
    assert verify(table.record()).unfinished == 2
    # It cannot begin again and go on elsewhere with the same devices.
    again = replace(table.start, first=1)
    for device in table.devices.values():
        with alarm("a different start of this game"):
            device.begin(again)


def test_the_host_cannot_ask_for_the_same_roll_twice():
    table = SealedTable("abc")
    table.ask("a")
    first = table.devices["b"].open()
    assert first is not None
    other = Asked(1, "c", ("a", "b", "c"), 2, 6)
    after_a_reload = Contributor(table.shelves["b"])
    after_a_reload.begin(table.start)
    with alarm("a different course of the game than before, up to entry 1"):
        after_a_reload.follow(other)
    # A device that remembers nothing gives its link for another roll, whose dice the host knows.
    careless = Contributor(Kept(replace(table.shelves["b"].read(), count=0, spent=0, alarm="")))
    careless.begin(table.start)
    careless.follow(other)
    assert careless.open() == first


def test_the_host_cannot_take_back_what_it_has_shown():
    table = SealedTable("ab")
    table.roll("a")
    table.roll("b")
    after_a_reload = Contributor(table.shelves["a"])
    after_a_reload.begin(table.start)
    after_a_reload.follow(*table.entries[:3])
    assert after_a_reload.open() is None  # it waits for what it knows
    with alarm("a different course"):
        after_a_reload.follow(Void(2, ("a",)))


def test_a_device_that_is_said_to_be_silent_knows_better():
    table = SealedTable("ab")
    table.ask("b")
    assert table.devices["a"].open()  # the host keeps it to itself
    table.open("b")
    table.give_up()
    assert table.shelves["a"].read().wronged == (1,)
    table.roll("b")
    table.roll("a")
    table.ask("b")
    table.open("b")  # now it is really silent
    table.give_up()
    assert table.shelves["a"].read().wronged == (1,)


# Devices


def test_the_host_takes_one_link_from_each_device_and_only_the_one_that_is_due():
    table = SealedTable("ab")
    chains = {name: device._chain for name, device in table.devices.items()}
    table.roll("a")
    table.ask("b")
    due = Opening(2, "a", chains["a"].link(2).hex())
    refused = {
        "another one": replace(due, link="0" * 64),
        "an old one": replace(due, link=chains["a"].link(1).hex()),
        "a later one": replace(due, link=chains["a"].link(3).hex()),
        "another device's": replace(due, link=chains["b"].link(2).hex()),
        "for another device": replace(due, device="b"),
        "of another game": replace(
            due, link=Chain("game-2", "a", chains["a"]._kept[-1], LENGTH).link(2).hex()
        ),
    }
    for opening in refused.values():
        with why("other-link"):
            table.dealer.take(opening)
    table.dealer.take(due)
    for opening in refused.values():
        with why("other-link"):
            table.dealer.take(opening)
    table.dealer.take(due)  # told twice, for the first answer was lost
    for k in (1, 3):
        with why("not-asked"):
            table.dealer.take(replace(due, k=k, link=chains["a"].link(k).hex()))
    for name in ("c", HOST):
        with why("not-listed"):
            table.dealer.take(replace(due, device=name))


def test_a_device_and_a_host_that_takes_any_link_could_choose_their_dice():
    table = SealedTable("am")
    table.ask("m", dice=2)
    table.open("a")
    careless = CarelessDealer(table.dealer.course, table.chain)
    careless.take(Opening(1, "a", table.devices["a"]._chain.link(1).hex()))
    rolled = None
    for n in range(1_000):
        careless.take(Opening(1, "m", f"{n:064x}"))
        rolled = careless.roll()
        if rolled is not None and rolled.dice == (1, 1):
            break
    assert rolled is not None
    assert rolled.dice == (1, 1)
    record = Record(table.start, (table.entries[0], rolled), "")
    data = forged(json.loads(msgspec.json.encode(record)))
    assert naive_sealed.verify(data, {"link"})
    with pytest.raises(DiceError, match="the link of device m"):
        verify(read_record(json.dumps(data)))
    with alarm("the link of device m"):
        table.devices["a"].follow(rolled)


def vetoes(table: SealedTable, fresh=False) -> int:
    """Let m and the host throw away every roll but five ones, and count how often they could."""
    thrown = 0
    for turn in range(12):
        name = f"m{turn}" if fresh and turn else "m"
        if fresh and turn:
            table.join(name, 1)
        table.roll(name)  # its own turn: it is counted on again
        table.ask("a")
        if name in table.dealer.waiting:
            table.open("a")
            table.give_up()
            thrown += 1
            assert table.dealer.roll() is None
            table.ask("a")
        table.open()
        table.say(table.dealer.roll())
    return thrown


@pytest.mark.parametrize("fresh", [False, True], ids=["one device", "a fresh device each time"])
def test_a_host_and_a_device_see_one_void_roll_at_a_time_and_four_in_a_game(fresh):
    table = SealedTable("am")
    assert vetoes(table, fresh) == COMEBACKS + 1
    verdict = verify(table.record())
    assert verdict.void == COMEBACKS + 1
    assert sum(one.silent for one in verdict.devices) == COMEBACKS + 1
    honest = verdict.devices[0]
    assert (honest.took, honest.rolls) == (24, 24)
    # The dice after a void roll need links that none of them has.
    voids = [at for at, entry in enumerate(table.entries) if isinstance(entry, Void)]
    for at in voids:
        asked, rolled = table.entries[at + 1 : at + 3]
        assert isinstance(asked, Asked)
        assert isinstance(rolled, Rolled)
        assert (asked.devices, asked.k) == (("a",), table.entries[at].k + 1)


def test_without_the_rule_for_the_silent_a_device_could_throw_away_as_many_rolls_as_it_likes():
    table = SealedTable("abc")
    table.ask("a")
    table.open("ab")
    table.give_up()
    data = json.loads(msgspec.json.encode(table.record()))
    for k in range(2, 30):
        data["entries"] += [["asked", k, "a", ["a", "b", "c"], 5, 6], ["void", k, ["c"]]]
    data = forged(data)
    with pytest.raises(DiceError, match="lists device c, which was silent"):
        verify(read_record(json.dumps(data)))
    assert naive_sealed.verify(data, {"out"}) == []


def test_the_device_that_asked_cannot_get_another_roll_by_its_silence():
    table = SealedTable("am")
    table.ask("m")
    table.open("a")  # the host knows the dice now
    assert table.dealer.void() is None
    table.give_up(away=True)
    assert [roll.dice for roll in verify(table.record()).rolls] == [()]  # a lost turn, seen


def test_nobody_takes_over_a_seat_in_the_middle_of_a_roll():
    table = SealedTable("am")
    table.ask("m")
    table.open("a")
    with why("still-asked"):
        table.dealer.follow(Joined("m-again", "0" * 64, (1,)))


# Phones, tabs, crashes


def test_a_phone_that_sleeps_through_a_roll_comes_back_in_its_turn():
    table = SealedTable("abc")
    table.ask("a", awake="ab")
    table.open("ab")
    void = table.dealer.void()
    table.say(void, to="ab")
    table.ask("a", awake="ab")
    table.open()
    table.say(table.dealer.roll(), to="ab")
    table.catch_up("c")
    assert table.devices["c"].open() is None
    assert table.shelves["c"].read().wronged == ()
    table.roll("b")
    table.roll("c")
    assert [(one.took, one.rolls) for one in table.dealer.course.devices] == [
        (3, 3),
        (3, 3),
        (1, 3),
    ]


def test_a_late_joiner_checks_all_that_was_before():
    table = SealedTable("ab")
    table.roll("a")
    late = table.bring("c")
    late.begin(table.start)
    false = replace(table.entries[1], dice=(6, 6, 6, 6, 6))
    with alarm("the dice of roll 1"):
        late.follow(table.entries[0], false)


def test_a_late_joiner_is_announced_with_its_own_anchor():
    table = SealedTable("ab")
    late = table.bring("c")
    late.begin(table.start)
    with alarm("an anchor for this device that isn't its own"):
        late.follow(Joined("c", "0" * 64, (2,)))


def test_two_tabs_never_open_a_link_for_two_different_rolls():
    table = SealedTable("ab")
    tabs = [table.devices["a"], Contributor(table.shelves["a"])]
    tabs[1].begin(table.start)
    lists = Asked(1, "b", ("a", "b"), 5, 6), Asked(1, "a", ("a",), 5, 6)
    tabs[0].follow(lists[0])
    with alarm("a different course"):
        tabs[1].follow(lists[1])
    # Two tabs with a memory each would give the link for both.
    careless = [Contributor(Kept(replace(table.shelves["a"].read(), alarm="", count=0)))
                for _ in range(2)]  # fmt: skip
    for tab, asked in zip(careless, lists, strict=True):
        tab.begin(table.start)
        tab.follow(asked)
    assert careless[0].open() == careless[1].open()


def test_a_tab_that_has_fallen_behind_opens_nothing():
    table = SealedTable("ab")
    behind = Contributor(table.shelves["a"])
    behind.begin(table.start)
    table.ask("b")
    behind.follow(table.entries[0])
    table.open()
    table.say(table.dealer.roll())
    assert behind.open() is None
    table.ask("b")
    behind.follow(*table.entries[1:])
    assert behind.open() == table.devices["a"].open()


def test_a_link_is_marked_as_spent_before_it_is_handed_out():
    table = SealedTable("ab")
    table.ask("b")
    shelf = table.shelves["a"]
    before = shelf.writes
    opening = table.devices["a"].open()
    assert (shelf.read().spent, shelf.writes) == (1, before + 1)
    assert table.devices["a"].open() == opening  # asked again after its answer was lost
    assert shelf.writes == before + 1

    class Full(Kept):
        def write(self, memory):
            raise OSError(f"no space left for {memory.name}")

    full = Contributor(Full(table.shelves["b"].read()))
    full.course = table.dealer.course
    with pytest.raises(OSError, match="no space"):
        full.open()


@pytest.mark.parametrize("links", range(3))
def test_a_host_that_was_killed_between_listed_and_opened_goes_on_with_the_same_roll(links):
    dice = SealedTable("ab").roll("a")
    table = SealedTable("ab")
    table.ask("a")
    table.open("ab"[:links])
    course = begin(table.start)
    for entry in table.entries:  # what it had stored
        course = fold(course, entry)
    table.dealer = Dealer(course, table.chain)
    assert table.dealer.waiting == ("a", "b")
    table.open()
    rolled = table.dealer.roll()
    assert rolled is not None
    assert rolled.dice == dice
    table.say(rolled)


def test_links_of_one_game_are_worth_nothing_in_the_next():
    one, other = SealedTable("ab"), SealedTable("ab", game="game-2", seed=1)
    for table in (one, other):
        table.ask("a")
    for name in "ab":
        opening = one.devices[name].open()
        assert opening is not None
        with why("other-link"):
            other.dealer.take(opening)
    with alarm("a different start"):
        other.devices["a"].begin(one.start)


def test_a_device_follows_one_start_only():
    table = SealedTable("ab")
    for changed in ({"first": 0}, {"sheet": "6" * 64}, {"anchor": "7" * 64}):
        with alarm("a different start of this game than before"):
            Contributor(Kept(table.shelves["a"].read())).begin(replace(table.start, **changed))
    with alarm("a game has 1 to 12 seats"):
        table.devices["a"].begin(replace(table.start, seats=()))


def test_a_device_waits_for_the_start():
    table = SealedTable("a")
    with why("no-start"):
        Contributor(table.shelves["a"]).follow()


def test_devices_that_follow_random_games_are_never_alarmed():
    for seed in range(20):
        table = random_game(seed)
        for shelf in table.shelves.values():
            memory = shelf.read()
            assert (memory.alarm, memory.wronged) == ("", ())
            assert verify(table.record(), [(memory.count, memory.head)]).rolls


# Careless versions


class CarelessDealer(Dealer):
    """A host that takes what it is given."""

    def take(self, opening: Opening) -> None:
        self._links[opening.device] = opening.link


def careless_dice(head: bytes, host: bytes, links: list[bytes]) -> list[int]:
    """Make dice from the links alone, whatever was agreed."""
    del head
    return naive_sealed.dice_of(host, b"", 1, links, 5, 6)
