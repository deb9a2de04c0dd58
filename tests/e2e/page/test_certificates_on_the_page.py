"""The page checks how fair a game is: a certificate of `greed certify`, on the player's device."""

import re
from pathlib import Path

from playwright.sync_api import expect
from tests.support.certified import certified


def _checks(player, file: Path) -> None:
    player.go("/#/rules/koans")
    panel = player.page.locator("details", has_text="Check how fair this game is")
    panel.locator("summary").click()
    panel.get_by_label("A certificate of this game").set_input_files(file)


def test_the_page_proves_how_often_the_first_player_wins(visit, tmp_path: Path):
    (tmp_path / "koans.cert").write_bytes(certified("koans").file)
    player = visit()
    _checks(player, tmp_path / "koans.cert")
    said = player.page.get_by_text("Proven: the player who begins wins")
    expect(said).to_be_visible(timeout=120_000)
    expect(said).to_contain_text(re.compile(r"at least 53\.98535\d% and at most 53\.98535\d%"))


def test_the_page_refuses_an_altered_certificate(visit, tmp_path: Path):
    there = certified("koans")
    numbers = there.numbers((3, 1_200))  # both on the board
    numbers[:] += 1 << 20
    (tmp_path / "altered.cert").write_bytes(there.sealed())
    there.restored()
    player = visit()
    _checks(player, tmp_path / "altered.cert")
    expect(player.page.get_by_role("alert")).to_contain_text(
        re.compile(r"false: position \d+ of table 3 claims"), timeout=120_000
    )
    expect(player.page.get_by_text("Proven:")).to_have_count(0)
