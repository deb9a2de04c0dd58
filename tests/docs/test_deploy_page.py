"""docs/deploy.md names settings that there are, and what it promises of codes is true."""

import re
import subprocess
import sys
from pathlib import Path

from greed.web.rooms.people import new_code
from greed.web.settings import Settings, settings_table

PAGE = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text("utf-8")


def test_every_setting_that_the_page_names_is_one_of_the_server():
    listed = set(re.findall(r"`(GREED_\w+)", settings_table()))
    section = PAGE.partition("## Settings")[2]
    named = set(re.findall(r"`(GREED_\w+)", section)) - {"GREED_", "GREED_HOME", "GREED_REVISION"}
    assert len(named) > 6
    assert named <= listed


def test_the_command_of_the_page_lists_every_setting():
    command = re.findall(r"`python -m (greed\.web --settings)`", PAGE)[0].split()
    listed = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True)
    assert (listed.returncode, listed.stdout) == (0, settings_table())


def test_the_odds_of_guessing_a_code_are_those_of_the_code():
    letters = len(set("".join(new_code() for _ in range(2000))))
    assert f"has {len(new_code())} of {letters} letters and digits" in PAGE
    codes = letters ** len(new_code())
    rooms, tries = Settings().max_rooms, Settings().wrong_codes_per_hour
    assert f"about {codes / 1e9:.0f} billion" in PAGE
    assert f"one guess in {codes / rooms / 1e6:.0f} million" in PAGE
    assert f"every {codes / rooms / tries / 24 / 365.25:.0f} years" in PAGE
