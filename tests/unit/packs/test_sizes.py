"""The table of docs/pack.md says how large packs are today."""

from pathlib import Path

import pytest
from scripts.packs import MARKED, SOLVED, sizes, table

from greed.sheets import load

ROOT = Path(__file__).parents[3]
FOUND = MARKED.search((ROOT / "docs" / "pack.md").read_text("utf-8"))
assert FOUND
LINES = {line.split("`")[1]: line for line in FOUND[0].splitlines()[2:]}


def _compare(line: str, fresh: str) -> None:
    """Compare two lines: sizes may differ by a few words of a rules page."""
    for said, found in zip(line.split("|")[2:-1], fresh.split("|")[2:-1], strict=True):
        if "-" in said:
            assert said == found
        else:
            told, now = (float(cell.replace(",", "")) for cell in (said, found))
            assert told == pytest.approx(now, rel=0.05), "write the table again: make packs"


@pytest.mark.parametrize("name", ["koans", "classic", "farkle-minimal", "kingdom-come"])
def test_a_line_of_the_table_is_current(name: str):
    _compare(LINES[name], table([sizes(load(name), solved=False)]).splitlines()[-1])


@pytest.mark.parametrize("name", LINES)
def test_every_line_of_the_table_is_current(name: str):
    _compare(LINES[name], table([sizes(load(name), solved=name in SOLVED)]).splitlines()[-1])
