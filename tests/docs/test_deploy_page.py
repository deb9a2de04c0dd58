"""docs/deploy.md names every setting, as the server reads them, and what it promises of codes."""

from pathlib import Path

from greed.web.rooms.people import new_code
from greed.web.settings import Settings, settings_table

PAGE = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text("utf-8")


def test_the_table_of_settings_is_the_servers_own():
    assert settings_table() in PAGE


def test_the_odds_of_guessing_a_code_are_those_of_the_code():
    letters = len(set("".join(new_code() for _ in range(2000))))
    assert f"has {len(new_code())} of {letters} letters and digits" in PAGE
    codes = letters ** len(new_code())
    rooms, tries = Settings().max_rooms, Settings().wrong_codes_per_hour
    assert f"about {codes / 1e9:.0f} billion" in PAGE
    assert f"one guess in {codes / rooms / 1e6:.0f} million" in PAGE
    assert f"every {codes / rooms / tries / 24 / 365.25:.0f} years" in PAGE
