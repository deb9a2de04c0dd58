"""Shared dice: a throw depends on the deal, the seat, its turn and the throw in it alone."""

from collections.abc import Sequence

import greed
from greed.bots import Bot, bot
from greed.core.moves import Move
from greed.fair.deal import Deal

Turns = dict[tuple[int, int], list[tuple[int, ...]]]


def turns(players: Sequence[Bot], seed: str, sheet: str = "classic+amish") -> Turns:
    """Play a deal and return the throws of every turn, by seat and number of its turn."""
    state, deal = greed.start(greed.load(sheet), len(players)), Deal(seed)
    found: Turns = {}
    count = [0] * len(players)
    fresh = True
    while not state.over:
        if state.phase == "throw":
            if fresh:
                count[state.seat] += 1
            dice = deal.throw(state)
            found.setdefault((state.seat, count[state.seat]), []).append(dice)
            event: Move | tuple[int, ...] = dice
            after = greed.throw(state, dice)
        else:
            event = players[state.seat].choose(state)
            after = greed.apply(state, event)
        fresh = after.seat != state.seat or (fresh and state.phase == "offer")
        deal.saw(state, event, after)
        state = after
    return found


def test_the_same_deal_gives_the_same_game():
    players = [bot("bold"), bot("cautious")]
    assert turns(players, "k") == turns(players, "k") != turns(players, "j")


def test_what_is_decided_in_one_turn_moves_no_dice_of_another():
    bold = turns([bot("bold"), bot("bold")], "k")
    cautious = turns([bot("cautious"), bot("threshold:2000")], "k")
    both = sorted(set(bold) & set(cautious))
    assert len(both) > 8
    for turn in both:
        most = min(len(bold[turn][0]), len(cautious[turn][0]))
        assert bold[turn][0][:most] == cautious[turn][0][:most]


def test_who_takes_a_seat_takes_its_dice():
    one = turns([bot("bold"), bot("cautious")], "k")
    two = turns([bot("cautious"), bot("bold")], "k")
    assert one[0, 1][0] == two[0, 1][0]
    assert one[1, 1][0] == two[1, 1][0]


def test_seats_and_turns_have_dice_of_their_own():
    played = turns([bot("bold"), bot("bold")], "k", sheet="classic")
    opening = [played[turn][0] for turn in sorted(played)]
    assert len(set(opening)) == len(opening)
