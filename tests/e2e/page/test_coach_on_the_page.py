"""The coach beside the table, and what it says of a finished game."""

import re

import pytest
from playwright.sync_api import expect
from tests.support.rooms import Room
from tests.support.slow_judge import TINY

SOLVING = 240_000


@pytest.fixture
def coached(visit, site):
    """A browser at a decision, in a room that has a coach."""

    def coming(**options):
        player = visit(**options)
        player.go(Room(site, toml=TINY, coach=True, start=True).seat)
        for _ in range(60):
            player.await_turn()
            if player.button("Take all").count():
                return player
            player.decide()
            player.settle()
        raise AssertionError("sixty presses without a throw that scores")

    return coming


def test_the_coach_shows_every_choice_with_its_chance_to_win_and_marks_the_best(coached):
    player = coached()
    player.page.keyboard.press("?")
    coach = player.page.get_by_role("region", name="Coach")
    expect(coach.get_by_text("chance to win")).to_be_visible(timeout=SOLVING)
    expect(coach.locator(".mark")).to_have_text("best")
    chances = coach.locator(".worth strong").all_inner_texts()
    assert all(re.fullmatch(r"\d+(\.\d)?%", chance) for chance in chances)
    assert chances == sorted(chances, key=lambda text: -float(text[:-1]))
    expect(coach.locator(".why")).to_have_text(re.compile(r"\w.*\.$"))
    player.page.keyboard.press("?")
    expect(coach).to_have_count(0)


def test_a_press_on_what_the_coach_advises_chooses_those_dice(coached):
    player = coached()
    player.page.keyboard.press("?")
    best = player.page.locator(".coach .move").first
    expect(best).to_be_visible()
    words = best.locator(".name").inner_text()
    best.click()
    chosen = player.page.locator(".felt .taken").evaluate_all(
        "dice => dice.map(die => die.getAttribute('aria-label').split(',')[0])"
    )
    assert sorted(chosen) == re.findall(r"\d", words)


OVERLAPS = """coach => [...document.querySelectorAll('.felt .seat, .tools button, .action')]
    .filter(node => {
        const [a, b] = [node, coach.closest(".dock")].map(each => each.getBoundingClientRect());
        return a.top < b.bottom && a.bottom > b.top;
    }).length"""


@pytest.mark.parametrize("size", [(390, 844), (320, 568)])
def test_on_a_phone_the_coach_covers_neither_dice_nor_buttons(coached, size):
    player = coached(phone=True)
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    player.button("Coach").click()
    coach = player.page.get_by_role("region", name="Coach")
    expect(coach.locator(".mark")).to_be_visible(timeout=SOLVING)
    assert coach.evaluate(OVERLAPS) == 0
    assert not player.is_wider_than_screen()
    coach.locator(".move").first.click()
    player.decide()  # it stays beside the dice, and Roll can be pressed
    if player.await_turn():  # else a bank has won the game, and the coach is gone
        player.button("Close the coach").click()
    expect(coach).to_have_count(0)


def test_without_leave_of_the_room_there_is_no_coach(visit, site):
    player = visit().go(Room(site, start=True).seat)
    expect(player.page.locator(".action").first).to_be_visible()
    expect(player.button("Coach")).to_have_count(0)
    player.page.keyboard.press("?")
    expect(player.page.get_by_role("dialog", name="What scores")).to_be_visible()


def test_a_finished_game_shows_chances_to_win_luck_and_what_cost_most(visit, site):
    player = visit().go(Room(site, toml=TINY, first=0, start=True).finish().seat)
    page = player.page
    expect(page.get_by_role("img", name=re.compile("Chance to win"))).to_be_visible(timeout=SOLVING)
    end = page.get_by_role("row", name="At the end").get_by_role("cell").all_inner_texts()
    assert sorted(end) == ["0.0%", "100.0%"]
    expect(page.get_by_role("row", name="Luck of the dice")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("Scores turn by turn"))).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    assert download.value.suggested_filename.endswith(".jsonl")


AMONG_THREE = ("Ann", "Bob", "Cem")
AMONG_FOUR = ("Annabella-Maria", "Bartholomew", "Cem", "Dorothea-Louise")


@pytest.mark.parametrize(("names", "estimated"), [(AMONG_THREE, False), (AMONG_FOUR, True)])
def test_a_game_among_more_has_a_line_for_each_and_says_what_is_an_estimate(
    visit, site, names, estimated
):
    seats = [{"name": name} for name in names]
    room = Room(site, sheet="koans(target=300)", seats=seats, first=0, start=True).finish()
    player = visit(phone=True).go(room.seat)
    page = player.page
    chart = page.get_by_role("img", name=f"a line for each of {', '.join(names)}")
    expect(chart).to_be_visible(timeout=SOLVING)
    heading = "Luck and skill, estimated" if estimated else "Luck and skill"
    called = page.get_by_role("heading", name=heading, exact=True)
    expect(called).to_be_visible(timeout=SOLVING)
    expect(page.get_by_text("these are estimates")).to_have_count(int(estimated))
    rows = {"Luck of the dice": 1, "Choices of the others": 1, "Drift of the estimate": estimated}
    for row, times in rows.items():
        cells = page.get_by_role("row", name=row).get_by_role("cell")
        expect(cells).to_have_count(times * len(names))
    assert not player.is_wider_than_screen()


def test_the_strategy_card_of_a_game_lies_at_its_table(visit):
    player = visit().play_now()
    player.button(re.compile("^Rules")).click()
    player.page.get_by_text("The strategy card").click()
    expect(player.page.get_by_role("dialog")).to_contain_text(re.compile("Bank from \\d+"))
