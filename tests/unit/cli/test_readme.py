"""The picture of a game in README.md is a game."""

import os
import re
import subprocess
import sys
from pathlib import Path
from textwrap import indent

from tests.unit.cli.program import drawn

import greed

README = Path(__file__).parents[3] / "README.md"


def test_the_picture_in_the_readme_is_what_the_program_draws(tmp_path: Path):
    # To draw it again: greed play --players Ann,bot:bold --seed 3837
    picture = drawn("official", ("Ann", "bot:bold"), "seed:3837", ["", "111", "bank"], tmp_path)
    shown = picture[picture.index("  Ann: Press Enter") : picture.index("\n  bold\n")]
    assert indent(shown, "    ") in README.read_text("utf-8")


def test_the_readme_lists_every_sheet_in_its_own_words():
    text = README.read_text("utf-8")
    for name in greed.presets():
        sheet = greed.load(name)
        line = f"| `{name}` | {sheet.dice.count} | {sheet.summary} |"
        assert line in text, f"README.md lacks the line {line}"


AFTER_PLAY = """
import sys
sys.modules.update(dict.fromkeys(("numpy", "openskill", "matplotlib", "polars")))
from greed.cli.app import run
for line in sys.argv[1:]:
    print(line.split()[0], run(line.split()), file=sys.stderr)
"""


def test_the_commands_of_the_readme_run_after_make_play_but_for_two_that_it_names(tmp_path: Path):
    text = README.read_text("utf-8")
    named = re.findall(r"^    greed (\w+)", text, re.MULTILINE)
    lines = {
        "odds": "odds koans --dice 2", "card": "card classic", "rules": "rules new mine.toml",
        "arena": "arena --bots bold,cautious --sheet koans --games 2",
        "certify": "certify koans -o koans.cert", "sim": "sim koans --games 10",
    }  # fmt: skip
    assert set(lines) <= set(named)
    command = [sys.executable, "-c", AFTER_PLAY, *lines.values()]
    ran = subprocess.run(
        command, capture_output=True, text=True, check=True, cwd=tmp_path,
        env=os.environ | {"GREED_HOME": str(tmp_path)},
    ).stderr  # fmt: skip
    codes = dict(re.findall(r"^(\w+) (\d)$", ran, re.MULTILINE))
    needing = {name for name, code in codes.items() if code == "2"}
    assert needing == {"certify", "sim"}, ran
    two = text.partition("Two more need `make extras EXTRAS=sim` first:")[2].partition("\n\nG")[0]
    assert set(re.findall(r"^    greed (\w+)", two, re.MULTILINE)) == needing
