import greed
from greed.bots import bot
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL


def test_it_banks_at_its_threshold_and_not_before():
    below = greed.parse_position("basic 0,0 1/1 decide 3 - 300 - - 9")
    at = greed.parse_position("basic 0,0 1/1 decide 3 - 350 - - 9")
    player = bot("threshold:350")
    assert (player.choose(below), player.choose(at)) == (ROLL, BANK)


def test_it_keeps_what_scores_most():
    state = greed.throw(greed.start(greed.load("basic")), [1, 5, 2, 2, 2, 6])
    assert str(bot("threshold").choose(state)) == "keep 1 2 2 2 5"


def test_it_takes_a_likely_carryover_that_holds_its_points():
    state = greed.parse_position("basic 300,0 2/1 offer 6 - 0 300@3a - 9")
    assert bot("threshold:300").choose(state) == ACCEPT
    assert bot("threshold:400").choose(state) == DECLINE


def test_it_leaves_an_unlikely_carryover():
    state = greed.parse_position("basic 300,0 2/1 offer 6 - 0 300@1a - 9")
    assert bot("threshold:300").choose(state) == DECLINE
