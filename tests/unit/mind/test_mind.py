"""What the mind answers: the same in a server's workers, in the terminal and in the browser."""

import re

import msgspec
import pytest
from tests.support.games import random_record
from tests.support.slow_judge import TINY

import greed
from greed.core import turn
from greed.core.jsonl import to_jsonl
from greed.mind import (
    Advice,
    Advise,
    Answer,
    Check,
    Choose,
    Chosen,
    Explore,
    Explored,
    Faulty,
    Limits,
    Pack,
    Packed,
    Provisional,
    Question,
    Refused,
    Review,
    Reviewed,
    SheetView,
    Solve,
    Solved,
    Train,
    Trained,
    answer,
    house_bots,
    sheet_data,
    too_heavy,
)
from greed.packs import read

LINE = "koans 2000,2500 1/1 decide 2 - 200 - - 40"
THROWING = "koans 2000,2500 1/1 throw 5 - 0 - - 40"
OVER = "koans 3100,2500 1/2 over 0 - 0 - 1> 40"
MINE = {**sheet_data(greed.loads(TINY)), "name": "mine"}
MY_LINE = "mine 0,0 1/1 decide 1 - 100 - - 2"
DAY = "2026-11-28"
LIMITS = Limits(seconds=2.5, megabytes=256, solving_seconds=60, solving_megabytes=1024)
GAMES = {seats: to_jsonl(random_record("koans(target=600)", seats, seed=4)) for seats in (2, 3, 4)}


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    monkeypatch.setenv("GREED_HOME", str(tmp_path))


def told(question, limits=None):
    """Return the answer to a question, both having gone over a wire."""
    sent = msgspec.json.encode(question)
    said = answer(msgspec.json.decode(sent, type=Question), limits)
    return msgspec.json.decode(msgspec.json.encode(said), type=Answer)


QUESTIONS = {
    "a preset": (Check(sheet="koans"), SheetView),
    "a preset in German": (Check(sheet="koans", language="de"), SheetView),
    "a language of elsewhere": (Check(sheet="koans", language="tlh"), Refused),
    "a preset misspelt": (Check(sheet="kaons"), Faulty),
    "a file": (Check(sheet="./mine.toml"), Faulty),
    "TOML": (Check(toml=TINY), SheetView),
    "no TOML": (Check(toml="target = ["), Faulty),
    "data": (Check(sheet=MINE), SheetView),
    "data without half of it": (Check(sheet={"title": "Mine"}), Faulty),
    "a pack": (Pack(sheet="koans"), Packed),
    "a move": (Choose(sheet="koans", position=LINE, bot="bold"), Chosen),
    "the best move": (Choose(sheet="koans", position=LINE, bot="optimal"), Chosen),
    "a move before a throw": (Choose(sheet="koans", position=THROWING, bot="bold"), Refused),
    "a move of nowhere": (Choose(sheet="koans", position="koans 1/1", bot="bold"), Refused),
    "a bot misspelt": (Choose(sheet="koans", position=LINE, bot="bolt"), Refused),
    "advice": (Advise(sheet="koans", position=LINE), Advice),
    "advice before a throw": (Advise(sheet="koans", position=THROWING), Refused),
    "advice to fewer than play": (
        Advise(sheet="koans", position=LINE, names=("Ann",)),
        Refused,
    ),
    "a game": (Review(record=GAMES[2]), Reviewed),
    "no game": (Review(record="not a record"), Refused),
    "a puzzle": (Train(sheet="koans", today=DAY), Trained),
    "a puzzle of some day": (Train(sheet="koans", today="tomorrow"), Refused),
    "a puzzle of the last day": (
        Train(sheet="koans", today="9999-12-31", puzzle="33bda54ff1", move="bank"),
        Refused,
    ),
    "no such puzzle": (Train(sheet="koans", today=DAY, puzzle="x", move="bank"), Refused),
    "what follows": (Explore(sheet="koans", position=THROWING), Explored),
    "what follows the end": (Explore(sheet="koans", position=OVER), Refused),
    "a solution": (Solve(sheet=MINE), Solved),
    "a solution for nine": (Solve(sheet="koans", seats=9), Refused),
    "a solution of nothing": (Solve(sheet={**MINE, "seats": {"min": 3}}), Refused),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_has_an_answer_of_its_kind(name: str):
    question, kind = QUESTIONS[name]
    assert type(told(question)) is kind


UNSOLVED = {
    "advice": Advise(sheet=MINE, position=MY_LINE),
    "optimal": Choose(sheet=MINE, position=MY_LINE, bot="optimal"),
    "a level": Choose(sheet=MINE, position=MY_LINE, bot="level:3"),
    "exploring": Explore(sheet=MINE, position=MY_LINE),
    "puzzles": Train(sheet="koans(target=2500)", today=DAY),
    "review": Review(record=GAMES[2]),
}


@pytest.mark.parametrize("name", UNSOLVED)
def test_an_answer_says_what_to_solve_for_a_better_one_which_is_final(name: str):
    first = told(UNSOLVED[name])
    assert isinstance(first, Provisional)
    assert isinstance(told(first.unsolved), Solved)
    assert told(UNSOLVED[name]).unsolved is None


def test_a_solution_that_no_folder_keeps_is_known_as_long_as_the_process_lives(
    tmp_path, monkeypatch
):
    (tmp_path / "file").touch()
    monkeypatch.setenv("GREED_HOME", str(tmp_path / "file"))
    asked = Advise(sheet={**MINE, "target": 250}, position=MY_LINE)
    assert not told(told(asked).unsolved).kept
    assert told(asked).unsolved is None


# -- sheets


def test_a_sheet_is_described_in_the_language_that_is_asked_for():
    said = {code: told(Check(sheet="koans", language=code)) for code in ("", "en", "de")}
    assert said[""] == said["en"]
    assert said["de"].page.title != said["en"].page.title


@pytest.mark.parametrize(
    ("changes", "name"),
    [
        ({}, "koans"),
        ({"target": 2000}, "house rules"),
        ({"name": "official"}, "house rules"),
        ({"name": "./koans.toml"}, "house rules"),
        ({"name": 7}, "house rules"),
    ],
)
def test_rules_keep_a_name_only_if_they_are_the_rules_of_that_name(changes, name):
    rules = {**told(Check(sheet="koans")).rules, **changes}
    assert told(Check(sheet=rules)).sheet.name == name


def test_what_a_sheet_states_and_its_toml_are_the_sheet_again():
    view = told(Check(sheet="official"))
    for again in (Check(sheet=view.rules), Check(toml=view.toml)):
        assert told(again).sheet.hash == view.sheet.hash
    assert read(told(Pack(sheet=view.rules)).pack.encode()).sheet == greed.load("official")


def test_every_fault_is_named_by_its_path():
    rules = {**told(Check(sheet="official")).rules, "target": 0, "turn": {"keep": "none"}}
    assert [fault.split(":")[0] for fault in told(Check(sheet=rules)).faults] == [
        "target", "turn.keep",
    ]  # fmt: skip


@pytest.mark.parametrize("where", ["title", "summary", "notes"])
@pytest.mark.parametrize(
    "said", ["a\x1b[31m", "a\x00", "a\x9b", "a\u202eb", "<b>a", "</p>"], ids=ascii
)
def test_words_of_a_sheet_command_neither_a_terminal_nor_a_page(where, said):
    rules = {**MINE, where: [said] if where == "notes" else said}
    (fault,) = told(Check(sheet=rules)).faults
    assert fault.startswith(where)


@pytest.mark.parametrize(
    "toml",
    [
        "a" + ".a" * 9_000 + " = 1",
        "".join('"\u2028".' for _ in range(4_000)) + "a = 1",
        "a = " + "[" * 9_000,
        "a = " + "{a=" * 5_000,
        "[" + "[" * 9_000,
        'title = "' + "x" * 19_000,
        "a = " + "9" * 19_000,
    ],
    ids=["dots", "quoted-dots", "lists", "tables", "brackets", "open", "digits"],
)
def test_a_text_that_is_slow_to_read_is_faulty(toml):
    assert isinstance(told(Check(toml=toml)), Faulty)


TWELVE = """\
title = "x"
target = 1000
dice.count = 12
scoring.singles = { 1 = 100, 5 = 50 }
turn.dead_dice_keepable = true
"""


def many_sets():
    pairs = [(low, high) for low in range(1, 9) for high in range(low + 1, 10)]
    lines = [f"{{ faces = [{low}, {high}], points = {low + 10 * high} }}" for low, high in pairs]
    return (
        'title = "Many"\ntarget = 1000\ndice = { count = 9, faces = 9 }\n'
        f"scoring.singles = {{ 1 = 100 }}\nscoring.straights = [{', '.join(lines * 4)}]\n"
    )


@pytest.mark.parametrize("toml", [TWELVE, many_sets()], ids=["twelve-dice", "many-sets"])
def test_what_is_too_heavy_is_refused_before_a_throw_is_looked_at(toml, monkeypatch):
    monkeypatch.setattr(turn.Rules, "_cast", lambda *_: pytest.fail("a throw was looked at"))
    data = sheet_data(greed.loads(toml))
    for question in (
        Check(toml=toml),
        Check(sheet=data),
        Pack(sheet=data),
        Choose(sheet=data, position="x 0,0 1/1 decide 2 - 200 - - 2", bot="bold"),
        Train(sheet=data, today=DAY),
        Solve(sheet=data),
    ):
        said = told(question, LIMITS)
        assert " here: " in said.faults[0]


def test_what_a_heavy_sheet_would_take_is_said():
    sheet = greed.loads(TWELVE.replace("dice.count = 12", "dice.count = 11"))
    (said,) = too_heavy(sheet, Limits(seconds=1.0, megabytes=100))
    assert re.search(r"takes \d+\.\d seconds and [\d,]+ MB or more", said)
    assert "1 seconds and 100 MB are allowed here" in said


def test_a_sheet_that_takes_too_long_to_solve_is_not_begun():
    said = told(Solve(sheet="ten-dice"), Limits(seconds=9, megabytes=900, solving_seconds=0.1))
    assert "solving these rules takes about" in said.why


# -- bots


@pytest.mark.parametrize("name", house_bots())
def test_every_bot_of_the_house_makes_a_legal_move_and_the_same_again(name: str):
    asked = Choose(sheet="koans", position=LINE, bot=name, seed="x")
    assert told(asked).move in ("roll", "bank")
    assert told(asked) == told(asked)


@pytest.mark.parametrize(
    "name",
    ["cmd:touch ran", "bot:cmd:touch ran", "sprinter", "greed.policies.threshold:Threshold", ""],
)
def test_a_name_never_runs_a_program(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    said = told(Choose(sheet="koans", position=LINE, bot=name))
    assert said.why.startswith("there is no bot")
    assert not (tmp_path / "ran").exists()


# -- the coach


def test_advice_weighs_every_legal_move_the_best_first():
    state = greed.parse_position("koans 2000,2500 1/1 keep 5 11235 0 - - 40")
    advice = told(Advise(sheet="koans", position=greed.position(state), names=("Ann", "Bob")))
    assert {each.move for each in advice.moves} == set(map(str, greed.legal_moves(state)))
    costs = [each.cost for each in advice.moves]
    assert costs == sorted(costs)
    assert costs[0] == 0
    assert {each.then for each in advice.moves} <= {"roll", "bank"}
    assert ", then" in advice.words


def test_points_are_told_until_a_sheet_is_solved_and_say_so():
    advice = told(Advise(sheet=MINE, position=MY_LINE))
    assert advice.measure == "points of the turn"
    assert "points of the turn" in advice.note


def test_among_three_estimates_become_exact_where_that_takes_seconds():
    asked = Advise(
        sheet="koans(target=600)", position="koans 400,500,450 1/1 decide 2 - 200 - - 40"
    )
    told(told(asked, LIMITS).unsolved)
    first = told(asked, LIMITS)
    assert (first.estimated, first.unsolved.seats) == (True, 3)
    told(first.unsolved)
    exact = told(asked, LIMITS)
    assert (exact.estimated, exact.note, exact.unsolved) == (False, "", None)
    large = Advise(sheet="farkle", position="farkle 4000,5000,4500 1/1 decide 2 - 200 - - 40")
    assert told(large, LIMITS).unsolved is None


@pytest.mark.parametrize("seats", GAMES)
def test_a_game_is_reviewed_to_the_last_bit_of_luck(seats: int):
    asked = Review(record=GAMES[seats])
    told(told(asked).unsolved)
    review = told(asked)
    winners = random_record("koans(target=600)", seats, seed=4)
    assert len(review.worth) == len(winners.events) + 1
    for each in review.balances:
        moved = each.luck - each.errors + each.gifts + each.drift + each.undivided
        assert each.start + moved == pytest.approx(each.end, abs=1e-9)
    assert sum(each.end for each in review.balances) == pytest.approx(1)
    costs = [each.cost for each in review.mistakes]
    assert costs == sorted(costs, reverse=True)


def test_exploring_prices_moves_as_advice_does_and_names_where_they_lead():
    advice = told(Advise(sheet="koans", position=LINE))
    explored = told(Explore(sheet="koans", position=LINE))
    assert [(each.move, each.value, each.cost) for each in explored.choices] == [
        (each.move, each.worth, each.cost) for each in advice.moves
    ]
    for each in explored.choices:
        after = greed.apply(greed.parse_position(LINE), greed.parse_move(each.move))
        assert each.position == greed.position(after)
    assert sum(each.chance for each in explored.rolls) == pytest.approx(1)


# -- practice


def test_a_day_has_five_positions_with_one_try_each():
    asked = Train(sheet="koans", today=DAY, daily=True)
    said, costs = told(asked), []
    assert (said.left, said.costs, said.share) == (5, (), "")
    while said.puzzle:
        wrong = said.puzzle.answers[-1]
        costs.append(wrong.cost)
        asked = Train(
            sheet="koans",
            today=DAY,
            daily=True,
            training=said.training,
            puzzle=said.puzzle.id,
            move=wrong.move,
        )
        said = told(asked)
        assert bool(said.dice) is (wrong.move == "roll")
        assert said.why
        assert said.missed
        again = Train(
            sheet="koans",
            today=DAY,
            daily=True,
            training=said.training,
            puzzle=asked.puzzle,
            move=wrong.move,
        )
        assert isinstance(told(again), Refused)
    assert list(said.costs) == costs
    assert said.share.startswith(f"Greed koans {DAY} ")
    assert told(Train(sheet="koans", today="2026-11-29", daily=True, training=said.training)).left


def test_the_next_puzzle_is_another_one_and_the_rating_follows_the_first_answers():
    first = told(Train(sheet="koans", today=DAY))
    answers = {"training": first.training, "puzzle": first.puzzle.id, "today": DAY}
    right = told(Train(sheet="koans", move=first.puzzle.best, **answers))
    wrong = told(Train(sheet="koans", move=first.puzzle.answers[-1].move, **answers))
    assert first.puzzle not in (right.puzzle, wrong.puzzle)
    assert right.puzzle.theme != first.puzzle.theme
    assert wrong.training.glicko.rating < 1500 < right.training.glicko.rating


def test_ones_own_mistakes_come_first_and_are_not_rated():
    games = (to_jsonl(random_record("koans", 2, seed=4)), GAMES[2])
    said = told(Train(sheet="koans", today=DAY, games=games))
    assert said.own
    after = told(
        Train(
            sheet="koans",
            today=DAY,
            games=games,
            training=said.training,
            puzzle=said.puzzle.id,
            move=said.puzzle.best,
        )
    )
    assert after.training.glicko == said.training.glicko
    assert after.training.drills[said.puzzle.id].right == 1


def test_an_answer_that_isnt_possible_is_refused_with_those_that_are():
    said = told(Train(sheet="koans", today=DAY))
    asked = Train(sheet="koans", today=DAY, puzzle=said.puzzle.id, move="keep 6 6 6 6 6")
    assert said.puzzle.best in told(asked).why
