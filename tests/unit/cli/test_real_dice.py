"""A table with real dice: people type what falls, and come and go."""

import pytest
from tests.unit.cli.program import Program

import greed


def test_real_dice_are_typed_in_and_every_typing_mistake_can_be_undone(program: Program, snapshot):
    lines = [
        "1123", "11523", "1 1 5 2 9", "115 roll", "u", "u", "66655", "all roll", "11123", "111 b",
        "u", "u", "u", "13 4", "u", "q",
    ]  # fmt: skip
    answer = program(
        "play", "--dice", "real", "--players", "Ann,Bob", typed="\n".join(lines) + "\n"
    )
    assert answer.out == snapshot


def test_undo_with_real_dice_goes_back_to_the_beginning(program: Program):
    lines = ["11523", "115 roll", "23", "44466", "444 r", "u", "u", "u", "u", "u", "u", "q"]
    answer = program(
        "play", "official", "--dice", "real", "--players", "Ann,Bob",
        typed="\n".join(lines) + "\n",
    )  # fmt: skip
    record = greed.from_jsonl(program.games[0].read_text(), growing=True)
    assert record.events == ()
    assert "There is nothing to take back." in answer.out


def real(program: Program, sheet: str, *lines: str) -> tuple[str, list[str]]:
    """Return what is shown and what has happened when these lines are typed at a real table."""
    typed = "\n".join([*lines, "q", ""])
    answer = program("play", sheet, "--dice", "real", "--players", "Ann,Bob", typed=typed)
    record = greed.from_jsonl(program.games[0].read_text(), growing=True)
    return answer.out, [str(event) for event in record.events]


def test_dice_typed_where_one_may_roll_say_that_they_were_rolled(program: Program):
    shown, events = real(program, "koans", "11123", "2 4", "11523", "66")
    assert events == ["(1, 1, 1, 2, 3)", "keep 1 1 1", "roll", "(2, 4)", "(1, 1, 5, 2, 3)",
                      "keep 1 1 5", "roll", "(6, 6)"]  # fmt: skip
    assert "Roll 2 dice and type what fell, or bank 1,000" in shown
    assert "Enter" not in shown


def test_dice_typed_at_an_offer_say_whether_it_was_taken(program: Program):
    taken, events = real(program, "official", "11134", "all", "b", "1 5")
    assert events[3:] == ["accept", "(1, 5)"], taken
    program.games[0].unlink()
    passed, events = real(program, "official", "11134", "all", "b", "22334")
    assert events[3:] == ["decline", "(2, 2, 3, 3, 4)"], passed


def test_dice_that_do_not_fit_are_refused_with_what_to_type(program: Program):
    shown, events = real(program, "koans", "11123", "2", "650", "27")
    assert len(events) == 2
    assert "Type all 2 dice you rolled, or bank; h for help." in shown
    assert "The points of a whole turn are typed before its first roll." in shown
    assert "A die shows 1 to 6, not '7'." in shown


def test_before_a_real_throw_the_odds_do_not_say_that_enter_rolls(program: Program):
    shown, _ = real(program, "koans", "?")
    assert "  5 dice to roll, bust 7.7%" in shown
    assert "Enter" not in shown


def test_a_turn_with_real_dice_can_be_typed_as_its_points(program: Program):
    lines = ["650", "650 2", "pass", "675", "11523", "u", "points 800", "0", "q"]
    answer = program(
        "play", "official", "--dice", "real", "--players", "Ann,Bob",
        typed="\n".join(lines) + "\n",
    )  # fmt: skip
    record = greed.from_jsonl(program.games[0].read_text(), growing=True)
    assert [str(event) for event in record.events] == [
        "points 650 leaving 2",
        "decline",
        "points 0",
    ]
    assert "How many dice are left, 1, 2, 3, 4 or 5?" in answer.out
    assert "Points come in steps of 50, so no turn is worth 675." in answer.out


def test_people_join_late_sit_out_and_come_back_at_any_time(program: Program):
    lines = ["650", "join Cleo", "out bob", "11523", "out", "back bo", "0", "q"]
    answer = program(
        "play", "classic", "--dice", "real", "--players", "Ann,Bob",
        typed="\n".join(lines) + "\n",
    )  # fmt: skip
    record = greed.from_jsonl(program.games[0].read_text(), growing=True)
    assert record.seats == ("Ann", "Bob", "Cleo")
    assert [str(event) for event in record.events if isinstance(event, greed.Move)] == [
        "points 650", "join", "out 2", "out 3", "back 2", "points 0",
    ]  # fmt: skip
    assert "Cleo joins the game, and plays when the turn comes round." in answer.out
    assert "Bob 0 (needs 500 in one turn, sits out), Cleo 0" in answer.out
    assert "Cleo sits out." in answer.out
    assert "To continue" in answer.out
    again = program("play", "--resume", typed="s\nq\n")
    assert (
        "Ann 650, Bob 0 (needs 500 in one turn), Cleo 0 (needs 500 in one turn, sits" in again.out
    )


def test_a_player_who_joined_is_gone_again_after_undo(program: Program):
    typed = "650\njoin Cleo\n0\nu\nu\nq\n"
    program("play", "classic", "--dice", "real", "--players", "Ann,Bob", typed=typed)
    record = greed.from_jsonl(program.games[0].read_text(), growing=True)
    said = [str(event) for event in record.events]
    assert (record.seats, said) == (("Ann", "Bob"), ["points 650"])


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("join", "Say who joins, one person at a time, e.g. join Cleo."),
        ("join Bob", "Two players are called Bob; give them different names."),
        ("join bold", "bold is a bot"),
        ("out Dora", "Say whom you mean: Ann, Bob."),
        ("back Bob", "Bob doesn't sit out."),
    ],
)
def test_who_cannot_join_or_leave_is_said_by_name(program: Program, line: str, said: str):
    typed = f"{line}\nq\n"
    answer = program("play", "classic", "--dice", "real", "--players", "Ann,Bob", typed=typed)
    assert said.casefold() in answer.out.casefold()


def test_nobody_joins_or_sits_out_beside_bots(program: Program):
    typed = "join Cleo\nout Ann\nq\n"
    answer = program("play", "koans", "--players", "Ann,bot:bold", "--seed", "3", typed=typed)
    assert answer.out.count("Nobody can join or sit out in a game with bots.") == 2


def test_a_bot_at_a_real_table_plays_by_its_dice(program: Program):
    answer = program(
        "play", "koans", "--dice", "real", "--players", "bot:bold,Ann", typed="650\nq\n"
    )
    assert "A bot decides by its dice" in answer.out


@pytest.mark.parametrize("line", ["x", "", "ab", "roll"])
def test_what_is_no_throw_is_answered_with_how_to_type_one(program: Program, line: str):
    answer = program(
        "play", "koans", "--players", "Ann,Bob", "--dice", "real", typed=f"{line}\nh\nq\n"
    )
    assert "Type all 5 dice you rolled, e.g. 1 1 5 2 3" in answer.out
    assert "1 1 5 2 3 or 11523: type all the dice you rolled" in answer.out


def test_an_offer_is_answered_in_the_words_of_the_keys(program: Program):
    shown, _ = real(program, "official", "11134", "all", "b", "roll", "1 5 5")
    assert shown.count("First take or pass") == 2
    assert "accept" not in shown


def test_points_typed_at_an_offer_say_what_comes_first_and_how_to_type_both_at_once(
    program: Program,
):
    shown, events = real(program, "official", "650 3", "700 2", "pass 700 2", "take 800 5")
    assert "First take or pass; then type the points of the turn. In one line: pass 700." in shown
    assert "before its first roll" not in shown
    assert events == ["points 650 leaving 3", "decline", "points 700 leaving 2", "accept",
                      "points 800 leaving 5"]  # fmt: skip


def test_dice_may_be_typed_behind_the_answer_to_an_offer(program: Program):
    _, events = real(program, "official", "11134", "all", "b", "t 1 5")
    assert events[3:] == ["accept", "(1, 5)"]


@pytest.mark.parametrize(
    ("code", "typed"), [("de", "1.250"), ("fr", "1\u202f250"), ("fr", "1 250"), ("nl", "1.250")]
)
def test_a_score_pad_takes_points_as_it_prints_them(program: Program, code: str, typed: str):
    answer = program(
        "play", "classic", "--dice", "real", "--players", "Ann,Bob", "--language", code,
        typed=f"{typed}\nq\n",
    )  # fmt: skip
    record = greed.from_jsonl(program.games[0].read_text(), growing=True)
    assert [str(event) for event in record.events] == ["points 1250"], answer.out


@pytest.mark.parametrize("points", ["100 9", "50 1", "50 6", "100 3"])
def test_a_score_pad_refuses_a_turn_that_no_dice_bring(program: Program, points: str):
    shown, events = real(program, "basic", points)
    assert events == []
    assert "of the dice to roll" in shown
