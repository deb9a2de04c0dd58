"""The score pad: real dice, entered by hand; mistakes are taken back; others watch."""

import re

from playwright.sync_api import expect


def start(visit):
    pad = visit(phone=True).go("/pad")
    pad.page.get_by_label("The game").select_option("koans")
    pad.page.get_by_label("Name at seat 1").fill("Ann")
    pad.page.get_by_label("Name at seat 2").fill("Bob")
    pad.button("Start").click()
    expect(pad.page.get_by_text("Roll 5 dice and tap what you rolled.")).to_be_visible()
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
    pad.button("Room").click()
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
    pad.button("Room").click()
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
