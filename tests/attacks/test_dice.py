"""Attacks on the dice: an operator, players, or both, who want other dice than those that fall.

Where protocol 1 fell to an attack, the test shows that first, with the code that still verifies
its records.
"""

import itertools
from collections import Counter

import pytest
from tests.attacks.dice import SECRET, THREE, TWO, a_table, foreseen, frozen, old_record, refused
from tests.support.dice_table import LENGTH, DiceTable, proof_line

import greed
from greed import Record
from greed.core.moves import FORFEIT, Move
from greed.fair import _verify1, protocol1
from greed.fair._chain import Chain
from greed.fair._dice import dice
from greed.fair.device import Device
from greed.fair.happenings import Forfeited
from greed.fair.session import Session
from greed.fair.start import read_start
from greed.fair.verify import verify

# An operator with a seat tries what it brings until the dice suit it (fair)


def test_protocol_1_let_an_operator_with_a_seat_choose_its_first_throw():
    guest = "guest's seed, shown before the first throw"
    seed, fallen = next(
        (seed, fallen)
        for seed in map(str, itertools.count())
        if Counter(fallen := protocol1.ProvableDice(SECRET, "g1", (seed, guest)).throw(1, 5))[1]
        >= 4
    )
    record = old_record([fallen], **{"seed-1": seed, "seed-2": guest})
    assert _verify1.verify(record).throws == 1
    report = verify(record)
    assert report.code == 0
    assert "could choose its seed to suit" in " ".join(report.notes)


def test_an_operator_with_a_seat_is_bound_before_it_sees_what_others_bring():
    table = DiceTable(TWO, mode="fair")
    table.say(1, table.devices[1].reveal())  # the guest goes first: the host knows all there is
    host = table.devices[0]
    for number in range(50):
        host._share = number.to_bytes(32, "big")
        refused(table, 0, host.reveal(), "not the share to which device 0 is committed")


def test_dice_tried_beforehand_are_not_those_that_fall_with_the_guests_share():
    throws = set()
    for guest in range(40):
        table = DiceTable(TWO, mode="fair")
        shares = [table.devices[0]._share, guest.to_bytes(32, "big")]
        base = table.session.start.base(shares)
        throws.add(dice(table.dealer._chain.value(1), base, 1, {}, 5, 6))
    assert len(throws) > 35


def test_breaking_off_a_start_is_counted_and_named_by_the_next():
    broken = DiceTable(TWO, mode="fair")
    broken.say(1, broken.devices[1].reveal())
    again = a_table(mode="fair", attempt=2, previous=broken.session.digest)
    assert verify(broken.record()).code == 5
    assert verify(again.record()).attempt == 2
    assert again.session.start.previous == broken.session.digest
    with pytest.raises(greed.GreedError, match="names the start before it"):
        read_start(again.text.replace(broken.session.digest.hex(), "-"))


def test_what_people_say_and_when_does_not_change_the_dice():
    quiet, noisy = a_table(), a_table()
    noisy.deal("warn 1")
    noisy.say(1, noisy.devices[1].leave())
    noisy.say(1, noisy.devices[1].come_back())
    assert quiet.session.head != noisy.session.head
    assert quiet.throw() == noisy.throw()


# The host chooses between two throws by handing its seat to a bot (strict)


def test_protocol_1_let_the_host_take_the_better_of_two_throws():
    chains = [protocol1.make_chain(bytes([seat] * 32), 5) for seat in (1, 2)]
    provable = protocol1.ProvableDice(SECRET, "g1", ("a", "b"))
    with_host = provable.throw(1, 5, 6, [chains[0][1], chains[1][1]])
    with_bot = provable.throw(1, 5, 6, [b"", chains[1][1]])
    assert with_host != with_bot
    tags = {"seed-1": "a", "seed-2": "b", "anchor-2": chains[1][0].hex()}
    tags["last-2"] = f"1:{chains[1][1].hex()}"
    own = {"anchor-1": chains[0][0].hex(), "last-1": f"1:{chains[0][1].hex()}"}
    for fallen, more in ((with_host, own), (with_bot, {})):
        assert _verify1.verify(old_record([fallen], "strict", **tags, **more)).throws == 1


def test_no_seat_changes_hands_once_values_are_shown():
    table = frozen()
    table.give((1,))
    refused(table, 0, table.devices[0].seat(0, "bot:bold"), "while a freeze is open")
    refused(table, 1, table.devices[1].seat(0, "bot:bold"), "while a freeze is open")
    value = table.dealer._chain.value(1).hex()
    refused(table, "server", (f"throw 1 {value} 1,2,3,4,5",), "values are missing: 0")


def test_a_seat_that_changes_hands_before_the_freeze_changes_the_set_while_nothing_is_known():
    table = a_table(THREE)
    table.decide("throw")
    table.say(0, table.devices[0].seat(0, "bot:bold"))
    table.freeze()
    assert table.session.contributors == (1, 2)
    table.give()
    assert table.fall()[0].given == (1, 2)


# Silence turns a foreseen throw into something else


def test_protocol_1_let_the_host_forfeit_a_throw_that_it_foresaw():
    chains = [protocol1.make_chain(bytes([seat] * 32), 5) for seat in (1, 2)]
    tags = {
        "seed-1": "a", "anchor-1": chains[0][0].hex(), "silent-1": "1",
        "seed-2": "b", "anchor-2": chains[1][0].hex(), "last-2": f"2:{chains[1][2].hex()}",
    }  # fmt: skip
    provable = protocol1.ProvableDice(SECRET, "g1", ("a", "b"))
    fallen = provable.throw(2, 5, 6, [b"", chains[1][2]])
    assert _verify1.verify(old_record([FORFEIT, fallen], "strict", **tags)).throws == 1


def test_the_server_alone_turns_no_silence_into_an_event():
    table = frozen(THREE)
    table.give((1, 2))
    table.deal("warn 0")
    for body in ("decide 0 clock bank", "decide 0 skip throw", "freeze 2 1,2", "freeze 1 1,2"):
        refused(table, "server", (body,), "a roll is due|no roll waits")
    refused(table, "server", (f"throw 1 {'00' * 32} 1,2,3,4,5",), "values are missing: 0")


def test_of_two_devices_a_silent_one_only_ends_the_game_and_is_named():
    table = frozen()
    table.give((1,))
    table.say(1, table.devices[1].void(0))
    assert table.session.frozen
    table.deal("end abandoned")
    report = verify(table.record())
    assert report.code == 5
    assert "device 0 gave no value" in report.findings[0].text


def test_a_thrower_that_foresees_a_bad_roll_and_is_silent_loses_the_turn():
    table = frozen(THREE)
    assert foreseen(table)  # the operator's friend may know it
    table.give((1, 2))
    table.say(1, table.devices[1].void(0))
    assert table.say(2, table.devices[2].void(0)) == (Forfeited(0, 1),)
    assert table.events == [FORFEIT]
    assert verify(table.record()).devices[0].voids == 1


def test_a_friend_at_the_table_can_veto_a_roll_but_not_choose_the_next():
    table = frozen(THREE)
    vetoed = foreseen(table)
    table.give((0, 1))
    for other in (0, 1):
        table.say(other, table.devices[other].void(2))
    table.freeze()
    table.give()
    (thrown,) = table.fall()
    assert thrown.dice != vetoed
    assert thrown.given == (0, 1)  # it knew none of these, and has none of its own in it
    refused(table, 2, table.devices[2]._say("ready", "3"), "between the ask")
    assert "voided 1 times" in verify(table.record()).findings[-1].text


# A thrower and silent seats together


def test_protocol_1_left_out_of_a_throw_whom_the_server_called_silent():
    chains = [protocol1.make_chain(bytes([seat] * 32), 5) for seat in (1, 2)]
    provable = protocol1.ProvableDice(SECRET, "g1", ("a", "b"))
    fallen = provable.throw(1, 5, 6, [chains[0][1], b""])
    tags = {
        "seed-1": "a", "anchor-1": chains[0][0].hex(), "last-1": f"1:{chains[0][1].hex()}",
        "seed-2": "b", "anchor-2": chains[1][0].hex(), "silent-2": "1",
    }  # fmt: skip
    assert _verify1.verify(old_record([fallen], "strict", **tags)).silent == {"Guest": 1}


@pytest.mark.parametrize("silent", [(1,), (2,), (1, 2)])
def test_no_other_set_than_the_frozen_one_makes_dice(silent):
    table = frozen(THREE)
    other = foreseen(table, silent)
    table.give()
    value = table.dealer._chain.value(1).hex()
    assert other != foreseen(table)
    refused(table, "server", (f"throw 1 {value} {','.join(map(str, other))}",), "throw 1 is")


@pytest.mark.parametrize("left", ["freeze 1 0", "freeze 1 0,1", "freeze 1 -", "freeze 1 0,1,2,3"])
def test_the_server_leaves_nobody_out_of_a_freeze(left):
    table = a_table(THREE)
    table.decide("throw")
    table.get_ready()
    refused(table, "server", (left,), "the set of number 1 is 0,1,2")


def test_the_clock_cannot_play_on_while_others_are_waited_for():
    table = a_table()
    table.decide("throw")
    table.deal("warn 0")
    refused(table, "server", ("decide 0 clock bank",), "a roll is due")
    refused(table, "server", ("freeze 1 0",), "not ready: 1")


# A rematch is prepared in advance


def test_protocol_1_let_the_operator_choose_a_secret_for_seeds_that_it_knew():
    seeds = ("red", "blue")  # a rematch of a fair room kept them
    secret = next(
        secret
        for secret in (number.to_bytes(32, "big") for number in itertools.count())
        if Counter(protocol1.ProvableDice(secret, "g2", seeds).throw(1, 5))[1] >= 3
    )
    sheet = greed.load("koans")
    fallen = protocol1.ProvableDice(secret, "g2", seeds).throw(1, 5)
    commitment = protocol1.commitment(secret, "g2", protocol1.sheet_digest(sheet), 2)
    tags = {"game": "g2", "secret": secret.hex(), "commitment": commitment}
    tags |= {"seed-1": "red", "seed-2": "blue"}
    record = Record(sheet=sheet, seats=("A", "B"), dice="fair", tags=tags, events=(fallen,))
    assert _verify1.verify(record).throws == 1


def test_a_rematch_starts_with_fresh_keys_chains_and_shares():
    one = a_table()
    two = a_table(attempt=2, previous=one.session.digest, secret=one.secret)
    assert one.dealer.key != two.dealer.key
    assert one.dealer.anchor != two.dealer.anchor
    one.throw()
    shown = one.dealer._chain.value(1).hex()
    two.decide("throw")
    two.freeze()
    two.give()
    refused(two, "server", (f"throw 1 {shown} 1,2,3,4,5",), "throw 1 is|not the server's value")


def test_a_value_of_one_game_belongs_to_no_other():
    entropy = bytes(range(96))
    values = {
        Chain(game, key, entropy[:32], 10).value(3)
        for game in ("a.1", "a.2")
        for key in (bytes(32), bytes([1] * 32))
    }
    assert len(values) == 4


# The server dies, a device comes back, a spectator looks on


@pytest.mark.parametrize("given", [(), (0,), (0, 1)])
def test_a_server_that_dies_after_a_freeze_can_only_go_on_with_it(given):
    table = frozen()
    due = foreseen(table)
    table.give(given)
    table.restart()
    refused(table, "server", ("freeze 2 0,1",), "no roll waits for a freeze")
    table.give()
    assert table.fall()[0].dice == due
    assert verify(table.record()).code == 3  # nobody has ended the game yet


def test_a_device_that_was_voided_gives_no_late_value_and_comes_back_by_its_word():
    table = frozen(THREE)
    late = table.devices[2].value()
    table.give((0, 1))
    for other in (0, 1):
        table.say(other, table.devices[other].void(2))
    refused(table, 2, late, "number 1 is not frozen")
    assert table.session.required == (0, 1)
    table.say(2, table.devices[2].come_back())
    table.freeze()
    table.give()
    assert table.fall()[0].given == (0, 1, 2)


def test_a_spectator_sees_the_same_and_knows_no_roll_before_it_falls():
    table = a_table(THREE)
    spectator = Session(table.text, 6)
    for by, body, signature in table.log:
        spectator.take(by, body, signature)
    known = len(table.log)
    table.decide("throw")
    table.freeze()
    table.give()
    for by, body, signature in table.log[known:]:
        spectator.take(by, body, signature)
    guesses = {spectator.dice(guess.to_bytes(32, "big"), 5) for guess in range(50)}
    assert len(guesses) > 40  # all that is missing is the server's value, and it is everything
    table.fall()
    spectator.take(*table.log[-1])
    assert spectator.head == table.session.head
    assert spectator.words == table.session.words
    assert verify(table.record()).throws == 1


def test_a_spectator_has_no_voice():
    table = a_table()
    stranger = Device(table.game, entropy=bytes(96), length=LENGTH)
    stranger._session, stranger.number = table.session.copy(), 0
    body = f"decide {table.session.head.hex()} 0 throw"
    signature = stranger._signing.sign("say", table.session.digest, body)
    refused(table, 0, (body, signature), "not signed by device 0")
    refused(table, 2, (body, signature), "no device 2")


# Offers, which made strict games stall


@pytest.mark.parametrize("sheet", ["official", "basic"])
def test_offers_and_forfeits_leave_all_devices_with_the_same_number(sheet):
    table = a_table(THREE, sheet=greed.load(sheet))
    for _ in range(12):
        table.turn()
    assert {device.session.number for device in table.devices} == {table.session.number}
    throws = sum(not isinstance(event, Move) for event in table.events)
    assert table.session.number == throws
    table.deal("end abandoned")
    assert verify(table.record()).code == 0


def test_a_line_of_a_proof_says_who_signed_it():
    table = a_table()
    body, signature = table.devices[0].decide(0, "throw")
    assert proof_line((0, body, signature)) == f"0 {signature.hex()} {body}"
