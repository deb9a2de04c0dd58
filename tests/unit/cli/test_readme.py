"""The picture of a game in README.md is a game."""

from pathlib import Path
from textwrap import indent

from tests.unit.cli.program import drawn

import greed

README = Path(__file__).parents[3] / "README.md"


def test_the_picture_in_the_readme_is_what_the_program_draws(tmp_path: Path):
    # To draw it anew: greed play --players Ann,bot:bold --seed 3837
    picture = drawn("official", ("Ann", "bot:bold"), "seed:3837", ["", "111", "bank"], tmp_path)
    shown = picture[picture.index("  Ann: Press Enter") : picture.index("\n  bold\n")]
    assert indent(shown, "    ") in README.read_text("utf-8")


def test_the_readme_lists_every_sheet_in_its_own_words():
    text = README.read_text("utf-8")
    for name in greed.presets():
        sheet = greed.load(name)
        line = f"| `{name}` | {sheet.dice.count} | {sheet.summary} |"
        assert line in text, f"README.md lacks the line {line}"
