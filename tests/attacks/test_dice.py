"""Attacks on the dice: an operator, players, or both, who want other dice than those that fall."""

import pytest
from tests.attacks.dice import THREE, TWO, a_table, foreseen, frozen, refused
from tests.support.dice_table import LENGTH, NOON, DiceTable, proof_line

import greed
from greed.core.moves import FORFEIT, Move
from greed.fair._encoding import Chain, dice
from greed.fair.device import Device
from greed.fair.session import Session
from greed.fair.start import read_start
from greed.fair.statements import CameBack, Forfeited, SatOut, Thrown
from greed.fair.verify import verify

# An operator with a seat tries what it brings until the dice suit it (fair)


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
    noisy.warn(0)
    assert quiet.session.head != noisy.session.head
    assert quiet.throw() == noisy.throw()


def test_the_operator_reads_ahead_in_a_fair_game_and_not_in_a_strict_one():
    fair, strict = a_table(mode="fair"), frozen()
    value, base = fair.dealer._chain.value(1), fair.session.base
    count = fair.state.hand.dice
    coming = dice(value, base, 1, {}, count, 6)
    assert fair.throw() == (Thrown(0, 1, coming),)
    own = strict.dealer._chain.value(1)
    guesses = (number.to_bytes(32, "big") for number in range(50))
    seen = {dice(own, strict.session.base, 1, {0: one, 1: one}, 5, 6) for one in guesses}
    assert len(seen) > 40  # what it lacks is a value of each device, and it is everything


# The host chooses between two throws by handing its seat to a bot (strict)


def test_no_seat_changes_hands_once_values_are_shown():
    table = frozen()
    table.give((1,))
    refused(table, 0, table.devices[0].seat(0, "bot:bold"), "while a freeze is open")
    refused(table, 1, table.devices[1].seat(0, "bot:bold"), "does not hold seat 0")
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


def test_the_server_alone_turns_no_silence_into_an_event():
    table = frozen(THREE)
    table.give((1, 2))
    table.warn(0)
    for body in ("decide 0 clock bank", "freeze 2 1,2", "freeze 1 1,2"):
        refused(table, "server", (body,), "a roll is due|no roll waits")
    refused(table, "server", (f"throw 1 {'00' * 32} 1,2,3,4,5",), "values are missing: 0")


def test_a_thrower_that_foresees_a_bad_roll_and_is_silent_loses_this_turn_and_the_next():
    table = frozen(THREE)
    assert foreseen(table)  # the operator's friend may know it
    table.give((1, 2))
    assert table.pass_over(0) == (Forfeited(0, 1), SatOut((0,)))
    assert table.events == [FORFEIT, Move("out", seat=0)]
    for seat in (1, 2, 1):
        refused(table, 0, table.devices[0].back(), "one turn of its own")
        assert table.state.seat == seat
        table.turn()
    assert table.state.seat == 2
    table.throw()
    assert table.say(0, table.devices[0].back()) == (CameBack((0,)),)
    assert len(verify(table.record()).devices[0].over) == 1


def test_a_friend_at_the_table_pays_for_a_veto_and_cannot_choose_the_next_roll():
    table = frozen(THREE)
    vetoed = foreseen(table)
    table.give((0, 1))
    table.pass_over(2)
    refused(table, 2, table.devices[2].back(), "one turn of its own")
    table.freeze()
    table.give()
    (thrown,) = table.fall()
    assert thrown.dice != vetoed
    assert thrown.given == (0, 1)  # it knew none of these, and has none of its own in it
    refused(table, 2, table.devices[2]._say("ready", "3"), "between the ask")
    assert "after roll 1 was frozen and was passed over" in verify(table.record()).findings[-1].text


def test_a_thief_of_the_servers_secret_with_a_seat_foresees_a_roll_but_pays_for_a_veto():
    table = frozen(TWO)
    table.give((0,))
    due = foreseen(table)  # the thief has the secret, and has not given its own value yet
    table.pass_over(1)
    refused(table, 1, table.devices[1].back(), "one turn of its own")
    table.freeze()
    table.give()
    assert table.fall()[0].dice != due


def test_the_owner_of_a_silent_friend_has_one_veto_for_each_turn_that_it_gives_up():
    table = a_table(THREE)
    vetoes = turns = 0
    for _ in range(30):  # device 2 spoils every roll of others that it can
        if table.state.phase != "throw":
            table.turn()
            continue
        seat = table.state.seat
        if 2 in table.session.away - table.session.barred:
            table.say(2, table.devices[2].back())
        if 2 not in table.session.away and 2 in table.session.coming:
            table.turn()
            turns += table.state.seat == 2
            continue
        table.decide("throw")
        table.freeze()
        if 2 in table.session.waiting_values and seat != 2:
            table.give((0, 1))
            table.pass_over(2)
            vetoes += 1
            table.freeze()
        table.give()
        table.fall()
        if table.state.over:
            break
    assert 0 < vetoes <= 1 + len([e for e in table.events if e == Move("back", seat=2)])


# Of two, the other one may go on alone, and nothing else


@pytest.mark.parametrize("mode", ["fair", "strict"])
@pytest.mark.parametrize("warned", [False, True])
def test_an_opponent_takes_neither_seat_nor_key_nor_decision(mode, warned):
    table = a_table(TWO, mode=mode)
    if warned:
        table.warn(0)
    other, fresh = table.devices[1], Device(table.game, entropy=bytes(96), length=LENGTH)
    key, anchor = fresh.line().key.hex(), fresh.line().anchor.hex()
    for body, why in (
        ("seat 0 bot:random", "does not hold seat 0"),
        ("seat 0 device:1", "does not hold seat 0"),
        ("decide 0 throw", "does not hold seat 0"),
    ):
        refused(table, 1, other._say(*body.split(" ", 1)), why)
    refused(table, 1, other._say("renew", f"0 {key} {anchor}"), "renew takes 3 words")
    head = table.session.head.hex()
    for body in (f"renew {head} {key} {anchor}", f"decide {head} 0 throw", f"back {head}"):
        refused(table, 0, (body, other._signing.sign("say", table.session.digest, body)), "not sig")
    for word in ("void 1 0", "without 1 0", "leave", "return"):
        refused(table, 1, other._say(*word.split(" ", 1)), "says nothing that begins with")


@pytest.mark.parametrize("holder", ["bot:bold", "unsigned"])
def test_nobody_takes_the_seat_of_a_bot_or_one_that_nobody_signs_for(holder):
    table = a_table(("device:0", "device:1", holder), mode="fair")
    for taken in ("device:0", "bot:random"):
        refused(table, 0, table.devices[0].seat(2, taken), "does not hold seat 2")


@pytest.mark.parametrize("mode", ["fair", "strict"])
def test_an_opponent_has_nothing_to_say_about_a_device_that_answers(mode):
    table = a_table(TWO, mode=mode)
    for _ in range(3):
        table.warn(0)
        claim = table.devices[1].over(0, NOON + 60)
        if table.state.phase == "throw":
            table.throw()
        else:
            table.turn()
        refused(table, 1, claim, "was not warned|later head")
        if table.state.seat != 0:
            table.turn()
    assert not table.session.away
    assert Move("out", seat=0) not in table.events


def test_a_silent_opponent_is_passed_over_and_cannot_keep_the_other_from_winning():
    table = a_table(TWO, sheet=greed.load("koans(target=300)"))
    table.throw()
    while table.state.seat != 1:
        table.turn()
    table.pass_over(1)
    while not table.state.over:
        table.turn()
    table.deal("end over")
    report = verify(table.record())
    assert (table.state.winners, report.code) == ((0,), 4)
    assert "passed over before roll" in report.findings[-1].text


# A thrower and silent seats together


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
    refused(table, "server", ("decide 0 clock bank",), "was not warned")
    refused(table, "server", ("freeze 1 0",), "not ready: 1")


# A rematch is prepared in advance


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


def test_a_server_that_comes_back_still_knows_who_was_warned_and_passed_over():
    table = frozen(THREE)
    table.give((0, 1))
    table.warn(2)
    table.over(2, by=[0])
    table.restart()
    assert table.over(2, by=[1]) == (SatOut((2,)),)
    table.restart()
    refused(table, 2, table.devices[2].back(), "one turn of its own")
    table.freeze()
    table.give()
    assert isinstance(table.fall()[0], Thrown)


def test_a_device_that_was_passed_over_gives_no_late_value():
    table = frozen(THREE)
    late = table.devices[2].value()
    table.give((0, 1))
    table.pass_over(2)
    refused(table, 2, late, "number 1 is not frozen")
    table.freeze()
    table.give()
    assert table.fall()[0].given == (0, 1)


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
    refused(table, 2, (body, signature), "device 2 doesn't exist")


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
