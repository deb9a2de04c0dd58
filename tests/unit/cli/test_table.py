"""Players, drawings and news, apart from any screen."""

import pytest

import greed
from greed.cli.exits import Refusal
from greed.cli.table.advice import choices
from greed.cli.table.board import die, marks, rows
from greed.cli.table.tell import help_lines, needed, score_line
from greed.cli.table.words import read_players
from greed.core.events import events
from greed.core.sentences import sentences
from greed.room import Seat, seated

TWO = (Seat(name="Ann"), Seat(name="Bob"))


def news(before: str, event: str | tuple[int, ...]) -> list[str]:
    state = greed.parse_position(before)
    made = greed.parse_move(event) if isinstance(event, str) else event
    after = greed.throw(state, made) if isinstance(made, tuple) else greed.apply(state, made)
    return [said.text for said in sentences(events(state, made, after), ("Ann", "Bob").__getitem__)]


def test_one_bot_alone_plays_against_you():
    assert read_players("bot:cautious") == ("You", "bot:cautious")


def test_two_people_of_one_name_are_refused():
    with pytest.raises(Refusal, match="two players are called Ann"):
        read_players("Ann,Bob,Ann")


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("width", [7, 9])
def test_a_die_shows_as_many_pips_as_its_face(face: int, width: int):
    drawn = die(face, width)
    assert "".join(drawn).count("●") == face
    assert {len(line) for line in drawn} == {width}


def test_a_die_of_more_faces_shows_its_number():
    assert "│  20   │" in die(20) or "│   20  │" in die(20)


@pytest.mark.parametrize(
    ("dice", "width", "expected"),
    [(5, 78, (9, 5)), (7, 78, (9, 7)), (8, 78, (7, 8)), (10, 80, (7, 10))],
)
def test_dice_are_as_large_as_fit(dice: int, width: int, expected: tuple[int, int]):
    assert [(size, len(row)) for size, row in rows((1,) * dice, width)] == [expected]


def test_twelve_dice_take_two_rows():
    assert [len(row) for _, row in rows((1,) * 12, 80)] == [10, 2]


def test_dice_that_score_only_together_are_marked_together():
    state = greed.throw(greed.start(greed.load("official")), [2, 2, 2, 2, 6])
    assert marks(state) == (True, True, True, True, False)


def test_choices_carry_the_exact_chance_of_a_bust():
    state = greed.throw(greed.start(greed.load("basic")), [1, 2, 3, 4, 6, 6])
    (only,) = choices(state)
    assert (only.points, only.left, str(only.bust), only.may_bank) == (100, 5, "25/324", True)


def test_a_bust_names_the_points_that_are_gone():
    assert news("basic 0,0 1/1 throw 3 - 450 - - 3", (2, 3, 4)) == ["Bust! 450 points lost."]


def test_a_bank_names_points_and_total():
    assert news("basic 100,0 1/1 decide 3 - 450 - - 3", "bank") == ["Ann banks 450: 550 in all."]


def test_a_bank_that_records_nothing_says_why():
    (said,) = news("koans 0?,0? 1/1 decide 2 - 250 - - 3", "bank")
    assert said == "No points banked: 300 needed in one turn to get on the board: 250 so far."


def test_entry_is_announced():
    assert "Ann is on the board." in news("koans 0?,0? 1/1 decide 3 - 350 - - 3", "bank")


def test_the_final_round_is_announced_with_its_score():
    said = news("basic 9800,0 1/1 decide 3 - 450 - - 3", "bank")
    assert said[-1] == "Final round! Ann has 10,250, the score to beat."


def test_a_new_score_to_beat_is_announced():
    said = news("official 10000,9800 2/1 decide 3 - 450 - 1> 90", "bank")
    assert said[-1] == "Bob leads now: 10,250 is the score to beat."


def test_a_winner_is_announced():
    said = news("classic 9800,0? 1/1 decide 3 - 450 - - 3", "bank")
    assert said[-1] == "Ann wins with 10,250!"


def test_a_shared_win_is_announced():
    said = news("basic 10000,9550 2/1 decide 3 - 450 - 1> 90", "bank")
    assert said[-1] == "Ann and Bob win with 10,000!"


def test_a_reset_is_announced():
    said = news("classic+zilch 4000!!,0? 1/1 throw 3 - 450 - - 9", (2, 3, 4))
    assert said[-1] == "Ann loses all 4,000 points after 3 busts in a row, and is off the board."


def test_strikes_are_counted_down():
    said = news("classic+zilch 4000!,0? 1/1 throw 3 - 450 - - 9", (2, 3, 4))
    assert said[-1] == "That is bust 2 in a row; bust 3 costs the whole score."


def test_hot_dice_are_announced():
    state = "basic 0,0 1/1 keep 2 15 300 - - 9"
    assert news(state, "keep 1 5") == ["Hot dice! All 6 are back."]


def test_doubles_at_the_end_are_announced():
    said = news("basic 0,0 1/1 throw 2 - 300 - - 9", (4, 4))
    assert said == ["Nothing scores, but the turn goes on with 6 dice."]


def test_an_opening_throw_that_falls_short_is_no_bust():
    said = news("ten-dice 0?,0? 1/1 throw 10o1000 - 0 - - 0", (1, 2, 2, 3, 3, 4, 4, 6, 6, 5))
    assert said == ["Less than 1,000 in the opening roll: the turn is over."]


LEVEL = "Bob needs 100 points in this turn to draw level with Ann at 3,000, and more to lead."
EXACTLY = (
    "Bob needs exactly 100 points in this turn to draw level with Ann at 3,000: more is too much."
)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("koans", LEVEL), ("koans(endgame=rechallenge_all)", LEVEL),
        ("koans(overshoot=forfeits)", EXACTLY), ("koans(overshoot=bounces)", EXACTLY),
        ("koans(tie=first_to_reach)", "Bob needs at least 150 points in this turn to beat 3,000."),
        ("koans(minimum_bank=300)", "Bob needs at least 300 points in this turn to beat 3,000."),
    ],
)  # fmt: skip
def test_a_final_round_says_what_a_bank_would_lead_to(line: str, said: str):
    state = greed.parse_position(f"{line} 3000,2900 2/1 throw 5 - 0 - 1> 40")
    assert needed(TWO, state) == said


@pytest.mark.parametrize(
    ("sheet", "players", "words", "others"),
    [
        ("official", "Ann,Bob", ["take", "join", "out"], []),
        ("official", "Ann,bot:bold", ["take"], ["join", "out"]),
        ("ten-dice", "Ann,Bob", ["join", "out"], ["take"]),
    ],
)
def test_the_help_lists_what_works_in_this_game(
    sheet: str, players: str, words: list[str], others: list[str]
):
    lines = help_lines(seated(players.split(",")), greed.load(sheet), real=False)
    said = " ".join(typed for typed, _ in lines)
    assert all(word in said for word in words)
    assert not [word for word in others if word in said]


def test_busts_in_a_row_are_said_in_words_on_a_line_of_scores():
    state = greed.parse_position("zilch-online 4550!,300 1/1 throw 6 - 0 - - 9")
    assert score_line(TWO, state) == "Ann 4,550 (1 bust), Bob 300"
