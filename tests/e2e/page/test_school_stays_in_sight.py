"""What an answer came to is read without scrolling, and what loads moves nothing."""

import re

import pytest
from playwright.sync_api import expect
from tests.e2e.page.test_layout import SHIFTS

import greed
from greed.arena.game import play_game, read_events
from greed.bots import bot
from greed.core.jsonl import to_jsonl

PHONES = [(320, 568), (360, 640), (390, 745)]
TOP = "node => node.getBoundingClientRect().top"


def ask_a_long_one(player) -> None:
    """Go to a puzzle with many choices, and scroll to the last of them."""
    page = player.page
    buttons = page.get_by_role("group", name="Your choice").get_by_role("button")
    for _ in range(40):
        expect(buttons.first).to_be_visible()
        if buttons.count() > 4:
            break
        buttons.first.click()
        player.button(re.compile("Next puzzle")).click()
    assert buttons.count() > 4
    buttons.last.scroll_into_view_if_needed()


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_the_verdict_is_in_sight_below_the_dice_and_the_next_puzzle_begins_at_its_top(
    alone, width, height
):
    player = alone(phone=True, reduced_motion="reduce")
    page = player.page
    page.set_viewport_size({"width": width, "height": height})
    player.go("#/train")
    page.get_by_label("The game").select_option("classic")
    ask_a_long_one(player)
    page.get_by_role("group", name="Your choice").get_by_role("button").last.click()
    verdict = page.get_by_role("region", name="The answer")
    expect(verdict).to_be_visible()
    felt = page.locator(".felt")
    assert felt.evaluate(TOP) >= 0
    assert felt.evaluate(TOP) < verdict.evaluate(TOP) < height - 100
    assert verdict.locator("h2").evaluate(TOP) > 0
    following = player.button(re.compile("Next puzzle"))
    following.scroll_into_view_if_needed()
    following.click()
    expect(page.get_by_role("group", name="Your choice")).to_be_visible()
    question = page.locator(".question")
    assert 0 <= question.evaluate(TOP) < height / 2
    assert not player.is_wider_than_screen()


def test_the_keyboard_goes_on_with_the_next_puzzle(alone):
    player = alone().go("#/train")
    player.page.get_by_role("group", name="Your choice").get_by_role("button").first.click()
    expect(player.button(re.compile("Next puzzle"))).to_be_focused()


@pytest.fixture(scope="module")
def record() -> str:
    """A game of koans, as the terminal saves it."""
    koans = greed.load("koans")
    bots = [bot("level:4"), bot("bold")]
    game = play_game(koans, bots, (0, 1), "in sight", keep=True)
    events = read_events(game.events)
    return to_jsonl(
        greed.Record(sheet=koans, seats=("Ann", "bot:bold"), events=events, dice="typed in")
    )


LAST = {
    "#/train": "Take your progress with you",
    "#/daily": "Your days",
    "#/games": "Save and open",
    "#/strategy": "Practise it",
}
"""What comes last on each page."""


@pytest.mark.parametrize("path", LAST)
@pytest.mark.parametrize("phone", [True, False])
def test_nothing_moves_while_a_page_of_the_school_loads(alone, record, path, phone):
    player = alone(phone=phone).go("#/games")
    page = player.page
    file = {"name": "a.jsonl", "mimeType": "application/jsonl", "buffer": record.encode()}
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("heading", name="Ann against Rocco")).to_be_visible()
    page.add_init_script(SHIFTS)
    player.go(path).page.reload()
    expect(page.get_by_text(LAST[path])).to_be_attached()
    page.wait_for_timeout(500)
    assert page.evaluate("shifted") < 0.05
