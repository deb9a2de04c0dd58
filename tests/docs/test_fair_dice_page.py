"""docs/fair-dice.md says what the program does."""

import re
from pathlib import Path

import pytest

from greed.core.identity import _PROSE
from greed.fair._replay import EXITS, PRECEDENCE
from greed.fair.statements import _DEVICE, _SERVER

TESTS = Path(__file__).parents[1]
PAGE = (TESTS.parent / "docs" / "fair-dice.md").read_text("utf-8")
ATTACKS = ("players", "operator", "operator with a seat", "thief")
SHOWN = {
    "Foresee": {
        "players": "test_a_spectator_sees_the_same_and_knows_no_roll_before_it_falls",
        "operator": "test_the_operator_reads_ahead_in_a_fair_game_and_not_in_a_strict_one",
        "operator with a seat": "test_a_thrower_that_foresees_a_bad_roll_and_is_silent_loses_this_"
        "turn_and_the_next",
        "thief": "test_a_thief_of_the_servers_secret_with_a_seat_foresees_a_roll_but_pays_for_a_"
        "veto",
    },
    "Choose": {
        "players": "test_a_share_cannot_be_chosen_once_the_others_are_known",
        "operator": "test_dice_tried_beforehand_are_not_those_that_fall_with_the_guests_share",
        "operator with a seat": "test_a_friend_at_the_table_pays_for_a_veto_and_cannot_choose_the_"
        "next_roll",
        "thief": "test_a_thief_of_the_servers_secret_with_a_seat_foresees_a_roll_but_pays_for_a_"
        "veto",
    },
    "Repeat": {
        "players": "test_a_statement_of_another_room_is_no_statement_here",
        "operator": "test_a_value_of_one_game_belongs_to_no_other",
        "operator with a seat": "test_a_rematch_starts_with_fresh_keys_chains_and_shares",
        "thief": "test_values_of_the_old_chain_are_worth_nothing_after_a_renewal",
    },
    "Withhold": {
        "players": "test_a_silent_opponent_is_passed_over_and_cannot_keep_the_other_from_winning",
        "operator": "test_whoever_was_silenced_has_it_in_the_witness_file",
        "operator with a seat": "test_a_hidden_value_does_not_let_the_server_and_one_friend_take_a_"
        "turn",
        "thief": "test_between_two_the_throw_of_the_silent_one_is_void_and_its_turn_lost",
    },
    "Take": {
        "players": "test_an_opponent_takes_neither_seat_nor_key_nor_decision",
        "operator": "test_the_clock_warns_before_it_decides",
        "operator with a seat": "test_a_host_who_knows_the_throw_cannot_hand_the_seat_to_a_bot",
        "thief": "test_another_device_cannot_be_spoken_for",
    },
    "Deny": {
        "players": "test_a_line_of_a_proof_says_who_signed_it",
        "operator": "test_a_witness_proves_that_the_server_told_two_stories",
        "operator with a seat": "test_a_server_that_comes_back_still_knows_who_was_warned_and_"
        "passed_over",
        "thief": "test_a_line_of_a_proof_says_who_signed_it",
    },
    "Rewrite": {
        "players": "test_an_event_behind_the_proof_is_refused",
        "operator": "test_two_starts_show_different_words",
        "operator with a seat": "test_history_that_is_rewritten_breaks_every_statement_after_it",
        "thief": "test_a_device_stops_at_a_signed_head_that_is_not_its_own",
    },
}
"""For each cell of the page's table of attacks a test that shows it."""


def test_the_table_of_attacks_has_a_test_for_every_cell():
    table = PAGE.partition("## Who could cheat")[2].partition("**Silence.**")[0]
    rows = re.findall(r"^\| \*\*(\w+)\*\*(.*) \|$", table, re.MULTILINE)
    assert [name for name, _ in rows] == list(SHOWN)
    for name, cells in rows:
        assert len(cells.split(" | ")) - 1 == len(SHOWN[name]) == len(ATTACKS)
        assert tuple(SHOWN[name]) == ATTACKS


@pytest.mark.parametrize("name", sorted({test for row in SHOWN.values() for test in row.values()}))
def test_the_tests_of_the_table_exist(name):
    files = [*TESTS.glob("attacks/test_*.py"), *TESTS.glob("unit/**/test_*.py"), Path(__file__)]
    assert any(f"def {name}(" in file.read_text("utf-8") for file in files), name


def test_the_exit_codes_of_the_page_are_those_of_the_program():
    rows = re.findall(r"^\| (\d) \| (\w+) \| (.*) \|$", PAGE, re.MULTILINE)
    assert {verdict: (int(code), said) for code, verdict, said in rows} == EXITS
    order = ", ".join(str(EXITS[kind][0]) for kind in (*PRECEDENCE, "verified"))
    assert f"in this order: {order}." in PAGE


def test_the_page_names_every_statement():
    tables = PAGE.partition("A device says:")[2].partition("MOVE is")[0]
    device, server = tables.split("The server says:")
    for words, table in ((_DEVICE, device), (_SERVER, server)):
        said = re.findall(
            r"`(\w+) ?[^`]*`", "".join(re.findall(r"^\| (`.*?) \|", table, re.MULTILINE))
        )
        assert set(said) == set(words)


def test_the_page_names_all_words_that_the_digest_of_a_sheet_leaves_out():
    listed = PAGE.partition("leave out its eight words")[2].partition(", at the top")[0]
    assert set(re.findall(r"`(\w+)`", listed)) == set(_PROSE)
