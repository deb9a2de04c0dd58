"""The analysis board, games that begin in its positions, and the tutor in them."""

import re

from playwright.sync_api import expect
from tests.support.alone import offline, play_from, play_on, saved_record

import greed


def test_a_position_is_set_up_walked_and_handed_on(alone):
    player = offline(alone, "#/explore")
    page = player.page
    page.get_by_label("The game").select_option("koans")
    page.get_by_label("Your score", exact=True).fill("2800")
    page.get_by_label("Their score", exact=True).fill("2900")
    page.get_by_label("Points this turn", exact=True).fill("150")
    page.get_by_label("Points this turn", exact=True).press("Tab")
    player.button("2 dice").click()
    prices = page.locator(".seen section").first
    expect(prices).to_contain_text("47.6%")
    prices.get_by_role("button", name=re.compile("^Roll")).click()
    expect(player.button("Step back")).to_be_visible()
    player.button("To your position").click()
    player.button("Draw the map").click()
    expect(page.get_by_text("Bank from this many points")).to_be_visible()
    page.get_by_label("Your comment").fill("Look at this")
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    player.button("Copy a link to this position").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    other = alone()
    other.page.goto(page.evaluate("window.copied"))
    expect(other.page.locator(".seen section").first).to_contain_text("47.6%")
    expect(other.page.get_by_label("Your comment")).to_have_value("Look at this")
    player.button("A roll").click()
    for face in (1, 5, 2, 2, 3):
        player.button(f"add a {face}").click()
    expect(page.get_by_text("Which dice do you keep?")).to_be_visible()
    page.get_by_label("Your score", exact=True).fill("50")
    page.get_by_label("Your score", exact=True).press("Tab")
    expect(page.get_by_role("alert")).to_contain_text("at least the 300 of the entry")


def test_ten_thousand_games_from_a_position_agree_with_what_was_worked_out(visit):
    player = visit().go("/explore")
    player.page.get_by_label("The game").select_option("koans")
    games = player.page.locator("section", has_text="10,000 games from here")
    player.button("Play them").click()
    player.button("Stop").click()  # at once: later games take less than half a second
    player.button("Play them").click()
    won = re.compile(
        r"You won [\d,]+ of 10,000 games, and your opponent [\d,]+: ([\d.]+)% for you,"
        r" give or take ([\d.]+)%\. Worked out exactly, your chance is ([\d.]+)%\."
    )
    expect(games.get_by_role("status")).to_contain_text(won, timeout=60_000)
    share, off, exact = map(float, won.findall(games.inner_text())[0])
    assert abs(share - exact) < 2.1 * off
    player.button("Play 10,000 more").click()
    expect(games.get_by_role("status")).to_contain_text("of 20,000 games", timeout=60_000)


def test_a_sheet_without_win_chances_is_solved_quietly_while_its_points_are_shown(visit):
    player = visit(at_once=False).go("/explore")
    expect(player.page.get_by_text("What each choice scores")).to_be_visible()
    expect(player.page.get_by_text("What each choice wins")).to_be_visible(timeout=60_000)
    expect(player.page.locator(".seen section").first).to_contain_text("%")


def test_what_is_set_up_waits_until_the_sheet_is_there(alone):
    player = alone().go("#/explore")
    page, asked = player.page, []
    expect(page.get_by_label("Your score", exact=True)).to_be_enabled()

    def hold(route):
        asked.append(route)

    page.route("**/packs/koans*", hold)
    page.get_by_label("The game").select_option("koans")
    expect(page.get_by_label("Your score", exact=True)).to_be_disabled()
    while not asked:
        page.wait_for_timeout(20)
    for request in asked:
        request.continue_()
    page.unroute("**/packs/koans*")
    page.get_by_label("Your score", exact=True).fill("2800")
    page.get_by_label("Your score", exact=True).press("Tab")
    expect(page.get_by_text("2,800").first).to_be_visible()


def test_a_game_begins_from_a_position_that_was_set_up(alone, tmp_path):
    line = "koans 2800,2900 1/1 decide 2 - 150 - - 40"
    player = offline(alone, "#/explore")
    page = player.page
    play_from(player, line, "bold")
    expect(page.get_by_text("2,800").first).to_be_visible()
    assert play_on(player)
    record = saved_record(player, tmp_path / "from.jsonl")
    assert record.position == line
    first, *_, last = greed.replay(record)
    assert greed.position(first) == line
    page.reload()
    expect(page.locator('[data-score="0"]').first).to_have_text(f"{last.scores[0]:,}")
    player.go("#/games")
    expect(page.get_by_text("from a position")).to_be_visible()


def test_a_sheet_without_win_probabilities_says_that_it_counts_points(alone):
    player = alone().go("#/explore")
    player.page.get_by_label("The game").select_option("basic")
    expect(player.page.get_by_text("the coach counts points")).to_be_visible()
    expect(player.page.get_by_text("What each choice scores")).to_be_visible()


def test_the_tutor_speaks_up_and_lets_you_think_again(alone):
    player = alone()
    page = player.page
    page.evaluate("localStorage.setItem('greed.tutor', '0.005')")
    # With one die left, rolling on here costs one win in six.
    play_from(player, "koans 1000,1000 1/1 decide 1 - 800 - - 40", "bold")
    dialog = page.get_by_role("dialog", name="Are you sure?")
    assert player.await_turn()
    before = player.dice()
    player.actions()["Roll"].click()
    expect(dialog).to_contain_text("costs one game in 6")
    dialog.get_by_role("button", name="Let me think again").click()
    expect(dialog).to_have_count(0)
    assert player.dice() == before
    player.actions()["Roll"].click()
    dialog.get_by_role("button", name="Do it anyway").click()
    expect(dialog).to_have_count(0)
    player.settle()
