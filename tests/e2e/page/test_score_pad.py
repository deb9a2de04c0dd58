"""The score pad: real dice, entered by hand; mistakes are taken back; others watch."""

import re

import pytest
from playwright.sync_api import expect
from tests.support.alone import set_up
from tests.support.page import choose_game


def start(visit):
    pad = visit(phone=True).go("/pad")
    choose_game(pad.page, "koans")
    pad.page.get_by_label("Name at seat 1").fill("Ann")
    pad.page.get_by_label("Name at seat 2").fill("Bob")
    pad.button("Start").click()
    expect(pad.page.get_by_text("Roll 5 dice, tap what fell.")).to_be_visible()
    return pad


def enter(pad, *faces: int) -> None:
    for face in faces:
        pad.button(f"a {face} fell").click()
    pad.settle()


def who(pad) -> str:
    return str(pad.page.locator("button.strip .now .name").inner_text())


def test_throws_are_entered_kept_and_banked(visit):
    pad = start(visit)
    first = who(pad)
    enter(pad, 1, 1, 1, 2, 3)
    assert pad.dice() == [1, 1, 1, 2, 3]
    pad.button(re.compile("^Bank 1,000")).click()  # all that scores is chosen already
    expect(pad.page.get_by_text(re.compile("Roll 5 dice"))).to_be_visible()
    assert who(pad) != first
    expect(pad.page.locator("button.strip")).to_contain_text("1,000")


def test_undo_takes_back_as_often_as_it_is_pressed(visit):
    pad = start(visit)
    first = who(pad)
    enter(pad, 2, 3, 4, 6, 6)
    expect(pad.page.locator("button.strip .now .name")).not_to_have_text(first)
    enter(pad, 1, 5, 2, 3, 4)
    expect(pad.page.locator(".felt .seat")).to_have_count(5)
    for _ in range(2):
        pad.button("Undo").click()
        pad.settle()
        assert pad.dice() == []
    assert who(pad) == first
    expect(pad.button("Undo")).to_be_disabled()


def test_the_score_sheet_is_live_on_another_screen(visit):
    pad, screen = start(visit), visit()
    pad.menu().click()
    pad.page.get_by_text("Watch on another screen").click()
    expect(pad.page.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    link = pad.page.get_by_label("Watch on another screen").input_value()
    pad.page.keyboard.press("Escape")
    screen.go(link.removeprefix(screen.url))
    enter(pad, 1, 1, 1, 5, 3)
    pad.button("Take all").click()
    pad.button(re.compile("^Bank")).click()
    expect(screen.page.get_by_role("region", name="All turns").first).to_contain_text("1,050")


def test_a_wrong_entry_is_taken_back_before_it_is_sent(visit):
    pad = start(visit)
    enter(pad, 1, 2)
    pad.button("Remove the last die").click()
    enter(pad, 5, 5, 5, 5)
    assert pad.dice() == [1, 5, 5, 5, 5]


def test_a_name_is_mended_while_the_game_goes_on(visit):
    pad = start(visit)
    pad.menu().click()
    name = pad.page.get_by_label("Name of seat 2")
    name.fill("Benedikt")
    name.press("Enter")
    pad.page.keyboard.press("Escape")
    expect(pad.page.locator("button.strip")).to_contain_text("Benedikt")
    enter(pad, 2, 3, 4, 6, 6)
    expect(pad.page.locator(".caption strong")).to_have_text(re.compile("Benedikt.s turn"))


def test_an_earlier_turn_is_entered_again_and_the_later_ones_follow(visit):
    pad = start(visit)
    turns = {(1, 1, 1, 2, 3): "1,000", (2, 3, 4, 6, 6): "", (5, 5, 5, 2, 3): "500"}
    for faces, points in (turns | {(4, 4, 4, 2, 6): "400"}).items():
        enter(pad, *faces)
        if points:
            pad.button(f"Bank {points}").click()
            pad.settle()
    strip = pad.page.locator("button.strip")
    expect(strip.locator(".score")).to_have_text(["1,500", "400"])
    strip.click()
    pad.page.on("dialog", lambda asked: asked.accept())
    pad.button(re.compile("1,000.*enter it again")).click()
    expect(strip.locator(".score")).to_have_text(["0", "0"])
    enter(pad, 5, 5, 5, 2, 3)
    pad.button(re.compile("^Bank 500")).click()
    expect(strip.locator(".score")).to_have_text(["1,000", "400"])
    assert who(pad) == "Ann"


def tap(pad, points: int | str, left: str = "") -> None:
    """Tap the digits of a turn's points, and enter them: with the dice left, where that matters."""
    keys = pad.page.get_by_role("group", name="Points of the turn")
    for digit in str(points):
        keys.get_by_role("button", name=digit, exact=True).click()
    pad.button(left or re.compile(r"^Enter \d")).click()
    pad.settle()


def scores(pad, *expected: str) -> None:
    expect(pad.page.locator("button.strip .score")).to_have_text(list(expected))


def test_a_turn_is_one_number_and_one_tap(visit):
    pad = start(visit)
    pad.button("Enter points").click()
    tap(pad, 650)
    scores(pad, "650", "0")
    expect(pad.page.locator(".caption strong")).to_have_text(re.compile("Bob.s turn"))
    pad.button("Bust").click()
    expect(pad.page.locator(".caption strong")).to_have_text(re.compile("Ann.s turn"))
    pad.page.keyboard.type("300")
    pad.page.keyboard.press("Enter")
    scores(pad, "950", "0")
    pad.button("Undo").click()
    scores(pad, "650", "0")
    pad.page.reload()
    bust = pad.page.get_by_role("button", name="Bust", exact=True)
    expect(bust).to_be_visible()  # the pad remembers how turns are entered


def people(pad):
    """Open the sheet in which people are named, join and sit out."""
    pad.menu().click()
    return pad.page.get_by_role("dialog")


def join(pad, name: str) -> None:
    new = pad.page.get_by_label("Name of somebody who joins")
    new.fill(name)
    new.press("Enter")
    expect(pad.page.get_by_role("button", name=f"{name} sits out")).to_be_visible()


def come_and_go(pad) -> None:
    """A cousin comes after the first round, and an aunt leaves and comes back."""
    pad.button("Enter points").click()
    for points in (650, 400):
        tap(pad, points)
    people(pad)
    join(pad, "Cleo")
    pad.button("Bob sits out").click()
    expect(pad.button("Bob, back again")).to_be_visible()
    pad.page.keyboard.press("Escape")
    scores(pad, "650", "400", "0")
    tap(pad, 300)
    expect(pad.page.locator(".caption strong")).to_have_text(re.compile("Cleo.s turn"))
    tap(pad, 500)
    expect(pad.page.locator(".caption strong")).to_have_text(re.compile("Ann.s turn"))
    people(pad)
    pad.button("Bob, back again").click()
    expect(pad.button("Bob sits out")).to_be_visible()
    pad.page.keyboard.press("Escape")
    tap(pad, 200)
    expect(pad.page.locator(".caption strong")).to_have_text(re.compile("Bob.s turn"))
    scores(pad, "1,150", "400", "500")


def test_people_join_sit_out_and_come_back(visit):
    come_and_go(start(visit))


def test_people_come_and_go_at_a_pad_without_a_server(alone):
    come_and_go(set_up(alone(phone=True), "koans", "Ann", "Bob", page="pad"))


def enter_again(pad, points: str) -> None:
    """Open the turn with these points in the score sheet, to enter it again."""
    pad.page.locator("button.strip").click()
    pad.page.on("dialog", lambda asked: asked.accept())
    sheet = pad.page.get_by_role("dialog", name="Score sheet")
    sheet.get_by_role("button", name=re.compile(f"{points}.*enter it again")).click()


def test_a_turn_before_people_came_and_went_is_entered_again(visit):
    pad = start(visit)
    come_and_go(pad)
    enter_again(pad, "400")
    scores(pad, "650", "0")
    pad.settle()
    tap(pad, 600)
    scores(pad, "1,150", "600", "500")
    expect(pad.page.locator(".caption strong")).to_have_text(re.compile("Bob.s turn"))


def test_the_last_one_who_is_there_cannot_sit_out(visit):
    pad = start(visit)
    people(pad)
    pad.button("Ann sits out").click()
    expect(pad.button("Bob sits out")).to_be_disabled()


def test_points_that_no_turn_can_be_worth_are_refused_with_the_reason(visit):
    pad = start(visit)
    pad.button("Enter points").click()
    tap(pad, 675)
    expect(pad.page.get_by_role("alert")).to_have_text(re.compile("come in steps of 50"))
    scores(pad, "0", "0")


def test_a_turn_of_points_is_entered_again_and_the_later_ones_follow(visit):
    pad = start(visit)
    pad.button("Enter points").click()
    for points in (1000, 300, 500):
        tap(pad, points)
    scores(pad, "1,500", "300")
    enter_again(pad, "1,000")
    scores(pad, "0", "0")
    pad.settle()
    tap(pad, 600)
    scores(pad, "1,100", "300")


def test_the_dice_left_are_asked_for_where_the_next_player_may_take_them(alone):
    pad = set_up(alone(phone=True), "official", "Ann", "Bob", page="pad")
    pad.button("Enter points").click()
    tap(pad, 650, "2 dice")
    expect(pad.button(re.compile("^Take 650"))).to_contain_text("roll 2 dice")
    scores(pad, "650", "0")
    pad.button(re.compile("^Take 650")).click()
    tap(pad, 1300, "None: all scored")
    scores(pad, "650", "1,300")


def test_a_turn_takes_a_tap_a_digit_and_one_more_where_the_next_player_may_take_over(alone):
    pad = set_up(alone(phone=True), "official", "Ann", "Bob", page="pad")
    pad.button("Enter points").click()
    tap(pad, 650, "2 dice")
    tap(pad, 1050, "1 die")  # nobody says that 650 points are passed up
    scores(pad, "650", "1,050")
    pad.page.get_by_role("button", name="Bust", exact=True).click()
    expect(pad.page.locator(".caption strong")).to_have_text(re.compile("Bob.s turn"))
    for _ in range(2):  # the bust, and passing up what was on offer
        pad.button("Undo").click()
        pad.settle()
    expect(pad.button(re.compile("^Take 1,050"))).to_be_visible()


def test_dice_that_are_tapped_in_where_an_offer_waits_are_all_dice(alone):
    pad = set_up(alone(phone=True), "official", "Ann", "Bob", page="pad")
    enter(pad, 1, 1, 1, 2, 3)
    pad.button(re.compile("^Bank 1,000")).click()
    expect(pad.button(re.compile("^Take 1,000"))).to_be_visible()
    enter(pad, 5, 5, 5, 5, 2)
    assert pad.dice() == [5, 5, 5, 5, 2]
    pad.button(re.compile("^Bank 1,000")).click()
    scores(pad, "1,000", "1,000")


def test_twelve_people_leave_room_for_the_dice_to_tap_on_the_smallest_phone(visit):
    pad = start(visit)
    pad.page.set_viewport_size({"width": 320, "height": 640})
    people(pad)
    for number in range(3, 13):
        join(pad, f"Guest {number}")
    pad.page.keyboard.press("Escape")
    key = pad.button("a 6 fell").bounding_box()
    assert key["y"] + key["height"] <= 640


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 745)])
def test_by_points_the_sheet_lies_on_the_table_above_the_keys_of_a_phone(alone, width, height):
    pad = alone(phone=True)
    pad.page.set_viewport_size({"width": width, "height": height})
    set_up(pad, "official", "Ann", "Bob", page="pad")
    pad.button("Enter points").click()
    expect(pad.page.locator(".felt")).to_have_count(0)
    tap(pad, 650, "2 dice")
    expect(pad.button(re.compile("^Take 650"))).to_be_visible()
    expect(pad.page.locator(".felt")).to_have_count(0)
    entry = pad.page.locator(".middle").get_by_role("region", name="All turns").get_by_text("650")
    expect(entry.first).to_be_in_viewport()
    keys = pad.page.get_by_role("group", name="Points of the turn").get_by_role("button")
    places = [each.bounding_box() for each in keys.all()]
    assert len({box["x"] for box in places}) == 3
    assert min(box["height"] for box in places) >= 44
    assert max(box["y"] + box["height"] for box in places) <= height
    assert not pad.is_wider_than_screen()


def test_the_pad_remembers_who_played_and_asks_one_line_of_each(alone):
    pad = set_up(alone(phone=True), "koans", "Ann", "Bob", "Cleo", page="pad").go("#/pad")
    names = [pad.page.get_by_label(f"Name at seat {seat}") for seat in (1, 2, 3)]
    for field, name in zip(names, ("Ann", "Bob", "Cleo"), strict=True):
        expect(field).to_have_value(name)
    tops = [field.evaluate("node => node.getBoundingClientRect().top") for field in names]
    assert tops[2] - tops[1] == tops[1] - tops[0] < 60


def test_twelve_names_are_typed_one_after_the_other(alone):
    pad = alone(phone=True).go("#/pad")
    pad.page.get_by_label("Name at seat 1").focus()
    for number in range(11):
        pad.page.keyboard.type(f"Ann{number}")
        pad.page.keyboard.press("Enter")
    expect(pad.page.get_by_label("Name at seat 12")).to_be_focused()
    pad.page.keyboard.press("Enter")  # nobody sits in the row that came by itself
    expect(pad.page.locator(".felt")).to_be_visible()
    pad.go("#/pad")
    expect(pad.page.get_by_label("Name at seat 11")).to_have_value("Ann10")
    expect(pad.page.get_by_label("Name at seat 12")).to_have_count(0)
