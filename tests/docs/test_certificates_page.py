"""What docs/certificates.md says is proven is proven again."""

import re
from fractions import Fraction
from pathlib import Path

import pytest
from tests.support.certified import certified

from greed.certificates import check, checker

PAGE = (Path(__file__).parents[2] / "docs" / "certificates.md").read_text("utf-8")
STRATEGY = (Path(__file__).parents[2] / "docs" / "good-play.md").read_text("utf-8")
ROWS = re.findall(r"^\| `([^`]+)` \| (0\.\d+) \| (0\.\d+) \| ([\d,]+) \|$", PAGE, re.MULTILINE)


def test_the_page_states_what_is_proven():
    assert len(ROWS) == 17


@pytest.mark.parametrize(("name", "low", "high", "positions"), ROWS, ids=[row[0] for row in ROWS])
def test_what_the_page_states_is_proven(name: str, low: str, high: str, positions: str):
    claim = check(certified(name).pack, certified(name).file)
    assert Fraction(low) <= claim.low[0] <= claim.high[0] <= Fraction(high)
    # Scores of classic+zilch fall below the lowest one that its certificate holds.
    most = 5 if name == "classic+zilch" else 1
    assert Fraction(high) - Fraction(low) <= Fraction(most, 10**9)
    assert f"{claim.positions:,}" == positions


@pytest.mark.parametrize("row", [row for row in ROWS if "(" not in row[0]], ids=lambda row: row[0])
def test_the_advantage_that_the_page_of_strategies_states_is_proven(row: tuple[str, ...]):
    stated = re.search(rf"^\| `{re.escape(row[0])}` \| (\S+) \|", STRATEGY, re.MULTILINE)
    assert stated
    assert {f"{100 * float(bound) - 50:.2f}" for bound in row[1:3]} == {stated[1]}


def test_the_page_counts_the_lines_of_the_checker():
    lines = len(Path(checker.__file__).read_text("utf-8").splitlines())
    assert f"one file of {lines} lines" in PAGE


def test_the_page_describes_every_field_of_a_certificate():
    fields = {*certified("kingdom-come(target=500)").first} - {"greed-certificate"}
    section = PAGE.partition("## The format")[2]
    assert fields == set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE))
