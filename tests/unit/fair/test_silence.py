"""Silent devices: who is warned, who passes them over, what comes of the roll, and coming back."""

import pytest
from tests.support.dice_table import NOON, DiceTable

import greed
from greed.core.moves import FORFEIT, Move
from greed.fair._rolls import WAIT
from greed.fair.statements import CameBack, Forfeited, Misstatement, SatOut, Thrown

TWO = ("device:0", "device:1")
THREE = (*TWO, "device:2")
FOUR = (*THREE, "device:3")


def a_table(holders=THREE, **words):
    table = DiceTable(holders, **words)
    table.reveal()
    return table


def frozen(holders=THREE, **words):
    table = a_table(holders, **words)
    table.decide("throw")
    table.freeze()
    return table


def refused(table, by, said, match):
    before = table.session.head, dict(table.session.warned), table.session.away
    with pytest.raises(Misstatement, match=match):
        table.session.take(by, *said)
    assert before == (table.session.head, table.session.warned, table.session.away)


def fall(table):
    table.freeze()
    table.give()
    return table.fall()


# Warnings


def test_only_a_device_that_owes_something_is_warned():
    table = a_table()
    table.decide("throw")
    refused(table, "server", (f"warn 0 {NOON}",), "owes nothing")
    refused(table, "server", (f"warn 7 {NOON}",), "does not play")
    table.warn(1)
    refused(table, "server", (f"warn 1 {NOON + 1}",), "warned already")
    table.get_ready()
    assert not table.session.warned
    table.deal("freeze 1 0,1,2")
    table.give((1,))
    refused(table, "server", (f"warn 1 {NOON}",), "owes nothing")


@pytest.mark.parametrize("mode", ["fair", "strict"])
def test_a_decision_ends_the_warning_of_the_seat_that_was_to_decide(mode):
    table = a_table(TWO, mode=mode)
    table.warn(0)
    table.decide("throw")
    assert not table.session.warned


def test_what_does_not_answer_the_warning_does_not_end_it():
    table = a_table()
    table.warn(0)
    table.say(0, table.devices[0].renew(*table.devices[0].freshen(bytes(range(64)))))
    assert 0 in table.session.warned


# Passing over


def test_nobody_is_passed_over_without_a_warning_or_before_its_time():
    table = a_table(TWO)
    refused(table, 1, table.devices[1].over(0, NOON + WAIT), "was not warned")
    early = table.devices[1].over(0, NOON + WAIT)
    table.warn(0)
    refused(table, 1, early, "was not warned")  # it was said on a head before the warning
    refused(table, 1, table.devices[1].over(0, NOON + WAIT - 1), "60 seconds from its warning")
    table.over(0)
    assert table.session.away == {0}


def test_of_two_the_other_goes_on_alone_and_may_win():
    table = a_table(TWO, sheet=greed.load("koans(target=300)"))
    assert table.pass_over(0) == (SatOut((0,)),)
    assert table.state.seat == 1
    for _ in range(40):
        if not table.state.over:
            table.turn()
    assert table.state.winners == (1,)


def test_three_need_the_voices_of_both_others():
    table = a_table()
    table.warn(0)
    assert table.over(0, by=[1]) == ()
    assert not table.session.away
    assert table.over(0, by=[2]) == (SatOut((0,)),)


def test_two_silent_devices_cannot_hold_the_others_up():
    table = a_table()
    table.decide("throw")
    table.warn(1)
    table.over(1, by=[0])
    assert not table.session.away  # device 2 is not warned, and has a voice
    table.warn(2)
    assert table.over(2, by=[0]) == (SatOut((1, 2)),)
    assert fall(table)[0].given == (0,)


def test_a_device_without_a_seat_or_that_sits_out_has_no_voice():
    table = a_table(FOUR)
    table.say(3, table.devices[3].seat(3, "bot:bold"))
    table.pass_over(0)
    table.warn(1)
    for by in (0, 3):
        refused(table, by, table.devices[by].over(1, NOON + WAIT), "has no say")
    assert table.over(1, by=[2]) == (SatOut((1,)),)


def test_whoever_owes_something_gives_it_before_blaming_others():
    table = a_table()
    table.decide("throw")
    table.warn(1)
    refused(table, 2, table.devices[2].over(1, NOON + WAIT), "first gives what it owes")


def test_an_answer_takes_all_voices_back():
    table = a_table()
    table.decide("throw")
    table.warn(2)
    table.over(2, by=[0])
    table.get_ready()
    refused(table, 1, table.devices[1].over(2, NOON + WAIT), "was not warned")
    assert isinstance(fall(table)[0], Thrown)


def test_a_turn_that_is_passed_over_loses_its_points_and_is_no_bust():
    table = a_table(TWO, sheet=greed.load("official"))
    for _ in range(30):
        if table.state.seat == 0 and table.state.points:
            break
        if table.state.phase == "throw":
            table.throw()
        elif table.state.seat:
            table.turn()
        else:
            table.decide(str(greed.legal_moves(table.state)[-1]))
    scores, strikes = table.state.scores, table.state.strikes
    table.pass_over(0)
    assert table.events[-1] == Move("out", seat=0)
    assert (table.state.scores, table.state.strikes, table.state.seat) == (scores, strikes, 1)


def test_before_the_freeze_a_roll_goes_on_without_the_silent_device():
    table = a_table()
    table.decide("throw")
    table.pass_over(2)
    assert fall(table) == (Thrown(0, 1, table.events[-1], (0, 1)),)


def test_a_thrower_that_is_passed_over_before_the_freeze_only_loses_its_turn():
    table = a_table(clock=30)
    table.warn(0)
    table.decide("throw", why="clock")
    for other in (1, 2):
        table.say(other, table.devices[other].ready())
    assert table.over(0) == (SatOut((0,)),)
    assert (table.state.seat, table.session.number, table.session.due) == (1, 0, False)


def test_a_silent_device_sits_out_from_the_beginning_if_the_draw_waited_for_it():
    table = a_table(first=None)
    table.pass_over(2)
    drawn, out = fall(table)
    assert out == SatOut((2,))
    assert table.state.away == (2,)
    assert drawn.given == (0, 1)


# After a freeze


def test_a_silent_thrower_loses_its_turn_and_the_number_is_spent():
    table = frozen()
    table.give((1, 2))
    assert table.pass_over(0) == (Forfeited(0, 1), SatOut((0,)))
    assert table.events == [FORFEIT, Move("out", seat=0)]
    assert (table.state.seat, table.session.number, table.session.due) == (1, 1, False)


def test_another_silent_device_makes_the_throw_again_with_the_next_number():
    table = frozen()
    late = table.devices[2].value()
    table.give((0, 1))
    table.pass_over(2)
    assert table.session.waiting_ready == (0, 1)  # all say it afresh, the asker too
    refused(table, 2, late, "number 1 is not frozen")
    assert fall(table)[0] == Thrown(0, 2, table.events[-1], (0, 1))


def test_a_device_that_spoilt_a_throw_sits_out_a_turn_of_its_own():
    table = frozen()
    table.give((0, 1))
    table.pass_over(2)
    fall(table)
    refused(table, 2, table.devices[2].back(), "one turn of its own")
    while table.state.seat == 0:
        table.turn()
    table.turn()  # of seat 1; the turn of seat 2 is passed over
    assert table.state.seat == 0
    refused(table, 2, table.devices[2].back(), "one turn of its own")
    table.turn()
    assert table.say(2, table.devices[2].back()) == (CameBack((2,)),)


def test_between_two_the_turn_of_the_spoiler_is_passed_over_too():
    table = frozen(TWO)
    table.give((0,))
    table.pass_over(1)
    fall(table)
    refused(table, 1, table.devices[1].back(), "one turn of its own")
    table.turn()
    assert table.state.seat == 0
    table.throw()
    assert table.say(1, table.devices[1].back()) == (CameBack((1,)),)


# Coming back


def test_a_device_that_is_back_plays_and_contributes_from_its_own_next_turn_on():
    table = a_table()
    table.decide("throw")
    table.pass_over(2)
    assert table.say(2, table.devices[2].back()) == (CameBack((2,)),)
    assert fall(table)[0].given == (0, 1)  # nobody waits for it yet
    while table.state.seat != 2:
        table.turn()
    assert table.throw()[0].given == (0, 1, 2)


def test_nobody_comes_back_who_was_not_passed_over():
    table = a_table()
    refused(table, 1, table.devices[1].back(), "was not passed over")
    table.pass_over(0)
    table.say(0, table.devices[0].back())
    refused(table, 0, table.devices[0].back(), "was not passed over")


def test_who_is_coming_back_can_pass_the_last_one_over():
    table = a_table(TWO)
    table.pass_over(0)
    refused(table, 0, table.devices[0].over(1, NOON + WAIT), "has no say")
    table.say(0, table.devices[0].back())
    table.warn(1)
    assert table.over(1, by=[0]) == (SatOut((1,)),)
    assert table.state.seat == 0


def test_a_seat_that_sits_out_decides_nothing_and_stays_with_its_device():
    table = a_table(TWO)
    table.pass_over(0)
    refused(table, 0, table.devices[0].decide(0, "throw"), "sits out")
    refused(table, 0, table.devices[0].seat(0, "bot:bold"), "stays with its device")
    refused(table, 1, table.devices[1].seat(1, "device:0"), "stays with its device")
