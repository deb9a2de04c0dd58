import pytest

import greed
from greed.cli.table.words import Intent, NotUnderstood, faces_typed, read

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
