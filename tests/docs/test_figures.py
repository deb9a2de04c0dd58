"""Every figure of the pages follows from the command next to it, as the programs are now."""

from pathlib import Path

import pytest
from benchmarks.figures import FIGURES, OLD, STALE, digest, engine, fingerprint, recorded, shown

from greed.core.identity import sheet_hash
from greed.sheets import load

ROOT = Path(__file__).parents[2]
RESULTS = (ROOT / "benchmarks" / "results.md").read_text("utf-8")


@pytest.mark.parametrize("name", FIGURES)
def test_figures_are_made_of_what_is_there_now_or_their_page_says_that_they_are_not(name):
    page = (ROOT / FIGURES[name].page).read_text("utf-8")
    assert recorded()[name]["from"] == fingerprint(FIGURES[name]) or OLD in page, (
        f"make figures ARGS={name} (or put this line onto the page until somebody does: {OLD})"
    )


@pytest.mark.parametrize("name", FIGURES)
def test_nobody_has_changed_figures_by_hand(name):
    assert recorded()[name]["says"] == digest(shown(name)), f"make figures ARGS={name}"


def test_another_rule_makes_figures_stale():
    pairs = FIGURES["pairs"]
    assert sheet_hash(load("classic")) != sheet_hash(load("classic+hsw"))
    assert fingerprint(pairs) != fingerprint(pairs._replace(sheets=("classic+hsw",)))
    assert fingerprint(pairs) != fingerprint(pairs._replace(code=pairs.code[:-1]))


def test_the_benchmarks_are_of_the_programs_as_they_are_or_say_that_they_are_not():
    assert f"Programs: {engine()}." in RESULTS or STALE in RESULTS, (
        f"make bench measures again (or put this line into benchmarks/results.md: {STALE})"
    )
