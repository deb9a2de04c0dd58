"""Sentences of the rules pages that were misread, or that the texts have and the pages lacked."""

import greed
from greed.report import markdown
from greed.rulebook import rules_page


def read(name: str) -> str:
    return " ".join(markdown(rules_page(greed.load(name)).report).split())


def test_a_score_is_beaten_in_one_turn_not_at_once():
    assert "beats it at once" not in read("official")
    assert "As soon as a player beats it, there is a new score to beat" in read("official")


def test_the_target_is_said_to_be_for_the_players_to_choose():
    assert "unless the players agree on another target" in read("official")
    assert "it is usually 20,000 points" in read("ten-dice")


def test_a_small_straight_and_a_single_die_are_shown_together():
    page = rules_page(greed.load("official"))
    scoring = next(section for section in page.sections if section.id == "scoring")
    said = str(scoring.blocks)
    assert "A straight and a single die" in said
    assert "(1, 1, 2, 3, 4)" in said
    assert "850" in said


def test_as_many_players_as_the_program_seats_are_no_rule():
    assert "2 or more players (up to 12 here)" in read("koans")
    assert "2 to 8 players" in read("basic")


def test_a_sheet_without_a_carryover_does_not_speak_of_one():
    said = read("classic+zilch").partition("Variants")[0].lower()
    assert "carryover" not in said
    assert "take-over" not in said


def test_the_page_says_what_a_bust_in_a_bonus_turn_costs_the_leader():
    assert "the score to beat stands" in read("ten-dice+hsw(strikes.count=1)")
    assert "the score to beat stands" not in read("ten-dice+hsw")
