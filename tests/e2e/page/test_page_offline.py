"""What the page works out when somebody asks for it, and whole games with the network cut."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.e2e.page.conftest import script
from tests.support.alone import build_site, plainly_served, play_on, saved_record, set_up, standing
from tests.support.page import Player

from greed.coach import review
from greed.coach.judges import PointsJudge
from greed.core.game import start
from greed.packs import read
from greed.packs._seal import sealed

SHEETS = ("official", "basic", "koans", "classic", "ten-dice", "classic+zilch")
LARGE = ("official", "basic", "classic+zilch")
"""Those whose win probabilities the page works out when somebody asks for them."""
MINUTES = 240_000
SOLVE = "Solve them here"
TAKES = re.compile(r"It takes about \d+ s and \d+ MB of memory here")
OUTSIDE = {"values", "greed-pack", "sha256"}


@pytest.fixture(scope="session")
def whole(request, tmp_path_factory) -> Path:
    """The site with Python, which makes packs of house rules."""
    request.getfixturevalue("built")
    return build_site(tmp_path_factory.mktemp("www") / "some" / "where")


@pytest.fixture(scope="module")
def whole_address(whole):
    with plainly_served(whole) as address:
        yield address


@pytest.fixture
def apart(folder, tmp_path) -> Iterator[str]:
    """The site as if the pack of koans came without its win probabilities."""
    copy = tmp_path / "www" / "some" / "where"
    shutil.copytree(folder, copy)
    file = copy / "packs" / "koans.pack.json"
    body = {name: part for name, part in read(file).body.items() if name not in OUTSIDE}
    file.write_bytes(sealed(body))
    script("ui.sh", "precache", str(copy))
    with plainly_served(copy) as address:
        yield address


def solve(player: Player, sheet: str) -> None:
    """Let the page solve a sheet; what takes a moment it solves without being asked."""
    player.go(f"#/device?sheet={sheet.replace('+', '%2B')}")
    asked = player.page.get_by_role("group", name="Win probabilities")
    expect(asked.get_by_text(TAKES).or_(oracle(player))).to_be_attached(timeout=MINUTES)
    if asked.count():
        player.button(SOLVE).click()
    expect(oracle(player)).to_be_attached(timeout=MINUTES)
    expect(asked).to_have_count(0)


def oracle(player: Player) -> Locator:
    return player.page.get_by_label("Seat 2", exact=True).locator("option", has_text="The Oracle")


def bots(player: Player) -> list[str]:
    return player.page.get_by_label("Seat 2", exact=True).locator("option").all_inner_texts()


def test_a_page_solves_rules_without_a_network_and_keeps_what_it_found(alone, apart):
    player = alone(at=apart, installed=True)
    player.page.context.set_offline(True)
    solve(player, "koans")
    player.page.reload()
    expect(oracle(player)).to_be_attached()
    coach = ask_the_coach(set_up(player, "koans", "Ann", "optimal"))
    expect(coach).to_contain_text("chance to win")
    expect(player.button(SOLVE)).to_have_count(0)


def test_solving_can_be_stopped_and_begun_again(alone):
    player = alone().go("#/device?sheet=official")
    expect(player.page.get_by_text(TAKES)).to_be_visible(timeout=60_000)
    player.button(SOLVE).click()
    player.button("Stop").click()
    expect(player.page.get_by_role("alert")).to_contain_text("Stopped")
    expect(player.button(SOLVE)).to_be_visible()
    assert "The Oracle" not in bots(player)


def test_rules_that_need_too_much_memory_are_refused_with_what_they_take(alone):
    player = alone().go("#/device?sheet=classic%2Bamish%2Bzilch")
    expect(player.page.get_by_text(re.compile(r"takes about 1,4\d\d MB of memory"))).to_be_visible()
    expect(player.button(SOLVE)).to_have_count(0)


def ask_the_coach(player: Player) -> Locator:
    """Play until dice can be kept in several ways, and open the coach there."""
    while player.await_turn() and not player.button("Take all").count():
        player.decide()
        player.settle()
    player.button("Coach").click()
    return player.page.get_by_role("region", name="Coach")


def test_a_game_of_three_is_solved_offline_and_exact_from_then_on(alone):
    player = alone(installed=True)
    player.page.context.set_offline(True)
    coach = ask_the_coach(set_up(player, "koans", "Ann", "optimal", "bold"))
    expect(coach).to_contain_text("chance to win")
    expect(coach).to_contain_text("estimates")
    player.button(SOLVE).click()
    expect(coach).not_to_contain_text("estimates", timeout=MINUTES)
    player.page.reload()
    expect(coach).to_contain_text(re.compile(r"\d\.\d%"))
    expect(coach).not_to_contain_text("estimates")


def test_a_game_of_four_shows_what_is_estimated_as_ranges(alone):
    player = set_up(alone(), "koans", "Ann", "optimal", "bold", "cautious")
    coach = ask_the_coach(player)
    expect(coach).to_contain_text("these are estimates")
    expect(coach.locator("strong").first).to_have_text(re.compile(r"^\d+ to \d+%$"))


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_whole_game_against_optimal_is_played_and_reviewed_without_a_network(
    alone, sheet, tmp_path
):
    player = alone(installed=True)
    player.page.context.set_offline(True)
    if sheet in LARGE:
        solve(player, sheet)
    set_up(player, sheet, "Ann", "optimal")
    assert play_on(player)
    expect(player.page.get_by_role("row", name=re.compile("winner"))).to_have_count(1)
    expect(player.page.get_by_role("heading", name="Luck and skill")).to_be_visible()
    expect(player.page.get_by_role("group", name="Balance")).to_be_visible()
    path = tmp_path / "game.jsonl"
    record = saved_record(player, path)
    assert review(PointsJudge(start(record.sheet)), record).decisions
    # The device knows the game, so its record opens where it can be stepped through.
    player.go("#/record").page.locator("input[type=file]").set_input_files(path)
    expect(player.page.get_by_role("heading", name="Ann against The Oracle")).to_be_visible()


def test_a_reload_at_every_step_of_a_game_changes_nothing(alone):
    player = set_up(alone(installed=True), "koans", "Ann", "bold")
    player.page.context.set_offline(True)
    while not play_on(player, 1) and player.await_turn():
        before = standing(player)
        player.page.reload()
        expect(player.page.locator(".felt").or_(player.page.locator("h2")).first).to_be_visible()
        player.await_turn()
        assert standing(player) == before


def test_house_rules_are_made_packed_solved_and_played_without_a_network(alone, whole_address):
    player = alone(at=whole_address, installed=True).go("#/editor")
    view = player.page
    player.button(re.compile("^Get the editor")).click()
    title, target = (view.get_by_label(name, exact=True) for name in ("Title", "Target"))
    title.wait_for(timeout=MINUTES)
    view.context.set_offline(True)
    title.fill("Kitchen Greed")
    target.fill("0")
    expect(view.get_by_text("One thing is not right yet")).to_be_visible()
    expect(target.locator("xpath=..")).to_contain_text("Expected a whole number of 1 or more")

    view.reload()  # the draft is still there, with its fault
    title.wait_for(timeout=MINUTES)
    assert (title.input_value(), target.input_value()) == ("Kitchen Greed", "0")
    target.fill("2000")
    expect(view.get_by_text("These rules can be played.")).to_be_visible()
    view.get_by_text("Share these rules").click()
    link = view.get_by_label("Share these rules").input_value()

    player.button("Play").first.click()
    view.get_by_label("Name at seat 1").fill("Ann")
    view.get_by_label("Who begins").select_option(label="Ann")
    player.button("Start").click()
    expect(view).to_have_title(re.compile("Kitchen Greed"))
    player.await_turn()
    player.button("Coach").click()
    coach = view.get_by_role("region", name="Coach")
    won = coach.get_by_text("chance to win")
    expect(coach.get_by_text(TAKES).or_(won)).to_be_visible(timeout=MINUTES)
    if not won.is_visible():
        player.button(SOLVE).click()
    expect(won).to_be_visible(timeout=MINUTES)
    view.reload()
    expect(coach).to_contain_text("chance to win")
    view.keyboard.press("Escape")
    assert play_on(player)
    expect(view.get_by_role("heading", name="Luck and skill")).to_be_visible()
    player.go("#/device?sheet=house")
    expect(oracle(player)).to_be_attached()
    expect(player.button(SOLVE)).to_have_count(0)

    view.goto(link)
    view.reload()
    expect(view.get_by_role("heading", level=1, name="Kitchen Greed")).to_be_visible(
        timeout=MINUTES
    )
    expect(view.get_by_label("Title", exact=True)).to_have_count(0)
    player.button("Change these rules").click()
    expect(title).to_have_value("Kitchen Greed")
    player.button("Play").first.click()
    expect(view.get_by_label("Who begins")).to_be_visible()
