"""Our end and the other end of the line protocol agree on every sheet."""

import pytest
from tests.support.games import SHEETS

import greed
from greed.bots import BotError, bot
from greed.bots.protocol import game, hello, question
from greed.bots.serve import answers
from greed.fair import SeededDice


@pytest.mark.parametrize("name", SHEETS)
def test_a_bot_answers_over_the_lines_as_it_does_at_the_table(name: str):
    player, dice = bot("cautious"), SeededDice("serve")
    state, throws = greed.start(greed.load(name)), 0
    asked: list[str] = []
    lines = [hello(state.rules.sheet, 5.0), game(0, 2, "x")]
    while not state.over and len(asked) < 60:
        moves = greed.legal_moves(state)
        if state.phase == "throw":
            throws += 1
            state = greed.throw(state, dice.throw(throws, state.hand.dice))
            continue
        move = player.choose(state)
        if len(moves) > 1:
            lines += question(state, moves, len(asked))
            asked.append(f"move {len(asked)} {move}")
        state = greed.apply(state, move)
    assert list(answers(player, lines)) == ["bot cautious", *asked]


def test_words_of_a_later_protocol_are_passed_over():
    assert list(answers(bot("bold"), ["weather fine", "", "choose 3", "quit", "choose 4"])) == []


def test_a_bot_that_draws_lots_draws_them_from_the_seed_of_the_game():
    state = greed.throw(greed.start(greed.load("basic")), [1, 1, 5, 2, 2, 2])
    moves = greed.legal_moves(state)

    def talk(seed: str) -> list[str]:
        lines = [hello(state.rules.sheet, 5.0)]
        for number in range(20):
            lines += [game(0, 2, f"{seed}{number}"), *question(state, moves, number)]
        return list(answers(bot("random"), lines))

    assert talk("a") == talk("a") != talk("b")


@pytest.mark.parametrize(
    "line",
    ["hello", "hello {", "hello []", 'hello {"sheet": 1}', 'hello {"sheet": {}}',
     "hello " + "[" * 99_999, "game", "game 1", "game x 2 s", "position", "position koans",
     "position koans \udc80"],
    ids=lambda line: line[:20],
)  # fmt: skip
def test_a_line_that_is_not_the_protocols_is_named(line: str):
    with pytest.raises(BotError, match="not a line of the protocol"):
        list(answers(bot("bold"), [hello(greed.load("koans"), 5.0), line]))
