"""docs/reproduced.md is what its script writes, and the commands on it show the figures."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from scripts import published
from scripts.published import PUBLISHED, page
from tests.unit.cli.program import Program

PAGE = Path(__file__).parents[2] / "docs" / "reproduced.md"


@pytest.fixture
def program(home, capsys, monkeypatch) -> Program:
    """The program at home, where it finds what other tests have solved."""
    return Program(home, capsys, monkeypatch)


def test_every_figure_is_reproduced():
    assert all(figure.holds(figure.here()) for figure in PUBLISHED)


def test_a_figure_that_does_not_come_out_is_marked_on_the_page(monkeypatch):
    monkeypatch.setattr(published, "PUBLISHED", (replace(PUBLISHED[0], printed="564.06"),))
    assert "(**not reproduced**)" in page()


def test_around_the_figures_the_page_is_what_its_script_writes(monkeypatch):
    monkeypatch.setattr(published.Published, "here", lambda figure: float(figure.printed))
    written, there = (re.sub(r"\d+\.\d{6}", "", text) for text in (page(), PAGE.read_text("utf-8")))
    assert written == there


def test_the_page_is_written_by_its_script():
    assert PAGE.read_text("utf-8") == page(), "make figures ARGS=reproduced"


SHOWN = [each for each in PUBLISHED if each.command.startswith("greed ")]


@pytest.mark.parametrize("each", SHOWN, ids=lambda each: f"{each.sheet} {each.printed}")
def test_the_command_of_a_figure_shows_it(program: Program, each):
    said = program(*each.command.split()[1:]).out
    numbers = [float(number) for number in re.findall(r"\d+(?:\.\d+)?", said.replace(",", ""))]
    assert any(each.holds(number) for number in numbers)
