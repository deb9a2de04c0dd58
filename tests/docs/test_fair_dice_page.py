"""docs/fair-dice.md says what the program does."""

import re
from pathlib import Path

from greed.core.sheet import _PROSE
from greed.fair._report import EXITS, PRECEDENCE
from greed.fair.statements import _DEVICE, _SERVER

PAGE = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text("utf-8")


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
