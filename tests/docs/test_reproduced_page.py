"""docs/reproduced.md is what `greed reproduce --page` writes, and its commands show the figures."""

import re
from pathlib import Path

import pytest
from tests.unit.cli.program import Program

from greed.policies.published import PUBLISHED, page

PAGE = Path(__file__).parents[2] / "docs" / "reproduced.md"


@pytest.fixture
def program(home, capsys, monkeypatch) -> Program:
    """The program at home, where it finds what other tests have solved."""
    return Program(home, capsys, monkeypatch)


def test_the_page_is_written_by_its_command():
    assert PAGE.read_text("utf-8") == page(), "greed reproduce --page docs/reproduced.md"


@pytest.mark.parametrize("each", PUBLISHED, ids=lambda each: f"{each.sheet} {each.printed}")
def test_the_command_of_a_figure_shows_it(program: Program, each):
    said = program(*each.command.split()[1:]).out
    numbers = [float(number) for number in re.findall(r"\d+(?:\.\d+)?", said.replace(",", ""))]
    assert any(each.holds(number) for number in numbers)
