import pytest

import greed
from greed.cli.exits import Refusal
from greed.cli.numbers import number as option
from greed.cli.table.advice import read_threshold
from greed.cli.table.words import (
    Intent,
    NotUnderstood,
    faces_typed,
    points_typed,
    read,
    read_players,
)
from greed.core.messages import number, percent
from greed.languages import available, spoken

THROWN = greed.throw(greed.start(greed.load("official")), [1, 1, 5, 2, 3])


def moves(line: str, state: greed.State = THROWN) -> list[str]:
    return [str(move) for move in read(line, state).moves]


@pytest.mark.parametrize(
    "line", ["1 1 5", "115", "511", "1,1,5", "keep 115", "k 1 1 5", "a", "all"]
)
def test_dice_to_keep_can_be_typed_in_many_ways(line: str):
    assert moves(line) == ["keep 1 1 5"]


@pytest.mark.parametrize("line", ["115 roll", "115r", "a r", "ar", "all roll", "keep all roll"])
def test_keep_and_roll_fit_in_one_line(line: str):
    assert moves(line) == ["keep 1 1 5", "roll"]


@pytest.mark.parametrize("line", ["115 bank", "115b", "a b", "ab", "ALL BANK"])
def test_keep_and_bank_fit_in_one_line(line: str):
    assert moves(line) == ["keep 1 1 5", "bank"]


@pytest.mark.parametrize(
    ("line", "move"),
    [("r", "roll"), ("b", "bank"), ("t", "accept"), ("take", "accept"), ("p", "decline"),
     ("pass", "decline"), ("yes", "accept"), ("no", "decline")],
)  # fmt: skip
def test_every_move_has_a_word_and_a_letter(line: str, move: str):
    assert moves(line) == [move]


@pytest.mark.parametrize(
    ("line", "intent"),
    [
        ("?", Intent(command="odds")),
        ("h", Intent(command="help")),
        ("u", Intent(command="undo")),
        ("rules carry", Intent(command="rules", argument="carry")),
        ("save My Game.jsonl", Intent(command="save", argument="My Game.jsonl")),
        ("Quit", Intent(command="quit")),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_commands_take_the_rest_of_the_line(line: str, intent: Intent):
    assert read(line, THROWN) == intent


def test_all_keeps_every_die_where_every_die_scores():
    state = greed.throw(greed.start(greed.load("basic")), [6, 6, 6, 6, 3, 3])
    assert moves("all", state) == ["keep 3 3 6 6 6 6"]


def test_all_keeps_what_scores_most_where_some_dice_do_not():
    state = greed.throw(greed.start(greed.load("official")), [1, 2, 3, 4, 6])
    assert moves("all", state) == ["keep 1 2 3 4"]


def test_all_keeps_no_dead_die_even_where_that_is_allowed():
    sheet = greed.load("official(dead_dice_keepable=true)")
    assert moves("all", greed.throw(greed.start(sheet), [1, 1, 5, 2, 3])) == ["keep 1 1 5"]


@pytest.mark.parametrize(
    ("line", "hint"),
    [("rol", "Did you mean 'roll'"), ("115 x", "Type the dice"), ("1-1", "Type the dice"),
     ("roll 115", "Type the dice"), ("kep 1", "Did you mean 'keep 1'"),
     ("7", "a die shows 1 to 6")],
)  # fmt: skip
def test_a_line_that_says_nothing_is_answered_with_help(line: str, hint: str):
    with pytest.raises(NotUnderstood, match=hint):
        read(line, THROWN)


def test_only_what_is_legal_is_named_as_what_to_type():
    closed = greed.apply(THROWN, "keep 1")
    with pytest.raises(NotUnderstood, match="Type roll; h for help"):
        read("x", closed)


def test_faces_beyond_nine_are_typed_apart():
    assert faces_typed("12 1 3", 20) == (12, 1, 3)


@pytest.mark.parametrize("line", ["keep 115 and roll", "115 and r", "all and roll", "115 roll 2"])
def test_a_line_may_be_said_as_people_say_it(line: str):
    assert moves(line) == ["keep 1 1 5", "roll"]


def test_as_many_dice_as_are_left_may_be_named_and_no_others():
    state = greed.parse_position("koans 0?,0? 1/1 decide 3 - 400 - - 3")
    assert moves("roll 3", state) == ["roll"]
    with pytest.raises(NotUnderstood):
        read("roll 2", state)


def test_a_hint_is_what_a_question_mark_asks_for():
    assert read("hint", THROWN) == Intent(command="odds")


@pytest.mark.parametrize("code", available())
@pytest.mark.parametrize("points", [50, 650, 1250, 10_000, 1_234_550])
def test_points_are_read_as_every_language_prints_them(code: str, points: int):
    with spoken(code):
        assert points_typed(number(points)) == greed.parse_move(f"points {points}")
        left = points_typed(f"{number(points)} 3")
        assert left == greed.parse_move(f"points {points} leaving 3")


@pytest.mark.parametrize("code", available())
def test_options_read_numbers_as_every_language_prints_them(code: str):
    with spoken(code):
        assert option(number(1_250_000), "--games", 1, whole=True) == 1_250_000
        assert option("1e6", "--games", 1, whole=True) == 1_000_000
        assert read_threshold(percent(2.5)) == 0.025


@pytest.mark.parametrize(
    ("line", "said"),
    [("1 250", "points 1250"), ("725", "points 725"), ("775 2", "points 775 leaving 2")],
)
def test_numbers_that_no_dice_can_show_are_points(line: str, said: str):
    assert str(points_typed(line, dice=6)) == said


@pytest.mark.parametrize("line", ["11523", "1 1 5 2 3", "11723", "1 1 7", "135", "1,1,5"])
def test_other_numbers_are_dice(line: str):
    assert points_typed(line, dice=5) is None


def test_the_points_of_dice_with_more_faces_are_more_than_a_face():
    assert points_typed("10 3", dice=2, faces=20) is None
    assert str(points_typed("150", dice=2, faces=20)) == "points 150"


@pytest.mark.parametrize("players", ["4", "Ann;Bob", "Ann,3"])
def test_players_are_called_by_names_with_commas_between_them(players: str):
    with pytest.raises(Refusal, match="names with commas between them, e.g. Ann,Bob"):
        read_players(players)
