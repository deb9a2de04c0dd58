"""docs/deploy.md lists the settings that there are, and what it promises of codes is true."""

import re
from pathlib import Path

from greed.room import new_code
from greed.web.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text("utf-8")


def settings_table():
    """Return every variable with its default and its meaning, as the docstring has it."""
    said = str(Settings.__doc__).partition("Attributes:\n")[2]
    rows = ["| variable | default | |", "|---|---|---|"]
    for field, about in re.findall(r"^ {8}(\w+): (.+(?:\n {12}.+)*)", said, re.MULTILINE):
        default = getattr(Settings(), field)
        shown = f"{default:.10g}" if isinstance(default, float) else str(default)
        shown = ", ".join(default) if isinstance(default, tuple) else shown
        shown = str(int(default)) if isinstance(default, bool) else shown
        rows.append(f"| `GREED_{field.upper()}` | {shown} | {' '.join(about.split())} |")
    return "\n".join(rows) + "\n"


def test_the_page_lists_every_setting_with_its_default():
    assert settings_table() in PAGE


def test_the_odds_of_guessing_a_code_are_those_of_the_code():
    letters = len(set("".join(new_code() for _ in range(2000))))
    assert f"has {len(new_code())} of {letters} letters and digits" in PAGE
    codes = letters ** len(new_code())
    rooms, tries = Settings().max_rooms, Settings().wrong_codes_per_hour
    assert f"about {codes / 1e9:.0f} billion" in PAGE
    assert f"one guess in {codes / rooms / 1e6:.0f} million" in PAGE
    assert f"every {codes / rooms / tries / 24 / 365.25:.0f} years" in PAGE
