"""Whole games, as people play them: with a friend, against a bot, and through a reload."""

import re

from playwright.sync_api import expect
from tests.support.page import choose_game


def test_one_click_leads_to_the_first_throw(visit):
    player = visit().go()
    player.button("Play now").click()
    told = player.page.get_by_role("log")
    expect(told).to_contain_text(re.compile(r"You roll( [1-6]){5}"))


def test_two_people_play_the_whole_of_official_with_a_carryover_taken_and_one_left(visit):
    ann, bob = visit(), visit(phone=True)
    ann.go("/friends")
    ann.page.get_by_label("Name at seat 1").fill("Ann")
    ann.button(re.compile("Create the room")).click()
    heading = ann.page.get_by_role("heading", name=re.compile("Room"))
    code = heading.locator(".code").inner_text()
    expect(ann.button(re.compile("Waiting for one more"))).to_be_visible()

    bob.go()
    bob.page.get_by_label("Have a code?").fill(code.lower())
    bob.button("Join").click()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Take a seat").click()
    ann.button("Start the game").click()

    answers: list[str] = []

    def offer() -> str:
        answers.append("Start" if "Take" in answers else "Take")
        return answers[-1]

    for _ in range(3):
        answers.clear()
        play_to_the_end(ann, bob, offer)
        if {"Take", "Start"} <= set(answers):
            break
        ann.button("Rematch").click()
        bob.button("Join the rematch").click()
        for player in (ann, bob):
            expect(player.page.locator(".felt")).to_be_visible()
    assert {"Take", "Start"} <= set(answers)
    told = ann.page.get_by_role("region", name="What happened").or_(ann.page.locator(".log")).first
    expect(told).to_contain_text(re.compile("takes? over"))
    expect(told).to_contain_text("with all dice")
    for player in (ann, bob):
        player.go(f"/check/{player.code()}")
        expect(player.page.locator(".verdict.ok")).to_contain_text("have made together")


def test_a_phone_plays_classic_with_amish_and_zilch_against_a_bot(visit):
    player = visit(phone=True).go("/friends")
    page = player.page
    choose_game(page, "classic")
    page.get_by_role("checkbox", name="Amish").check()
    page.get_by_role("checkbox", name="Zilch").check()
    page.get_by_label("Play to").fill("1500")
    page.get_by_label("Name at seat 1").fill("Ann")
    page.get_by_label("Seat 2", exact=True).select_option("bold")
    assert not player.is_wider_than_screen()
    player.button("Start").click()
    while player.await_turn():
        assert not player.is_wider_than_screen()
        player.decide(lambda: "Take")
        player.settle()
    expect(page.get_by_role("row", name=re.compile("winner"))).to_have_count(1)
    assert not player.is_wider_than_screen()


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(visit):
    player = visit().play_now()
    keep_and_roll(player)
    before = table(player)
    player.page.reload()
    expect(player.page.locator(".felt .seat")).to_have_count(len(before[0]))
    assert table(player) == before
    player.button("Take all").click()
    expect(player.page.locator(".taken").first).to_be_visible()


def test_the_seat_goes_on_at_another_device(visit):
    first, second = visit().play_now(), visit(phone=True)
    keep_and_roll(first)
    first.menu().click()
    first.page.get_by_text("Move your seat").click()
    link = first.page.get_by_label("Move your seat to another device").input_value()
    first.page.keyboard.press("Escape")
    second.go(link.removeprefix(second.url))
    expect(second.page.locator(".felt .seat").first).to_be_visible()
    assert table(second)[0] == table(first)[0]
    assert "seat=" not in second.page.url
    expect(second.button("Take all")).to_be_visible()


def test_a_watcher_sees_the_game_and_can_do_nothing(visit):
    player, watcher = visit().play_now(), visit()
    player.menu().click()
    player.page.get_by_text("Watch on another screen").click()
    link = player.page.get_by_label("Watch on another screen").input_value()
    watcher.go(link.removeprefix(watcher.url))
    expect(watcher.page.locator(".felt")).to_be_visible()
    expect(watcher.page.locator(".action")).to_have_count(0)
    expect(watcher.button("Take all")).to_have_count(0)


def play_to_the_end(ann, bob, offer) -> None:
    while not (ann.is_over() and bob.is_over()):
        for player in (ann, bob):
            if player.page.locator(".action").count():
                player.decide(offer)
                player.settle()


def keep_and_roll(player) -> None:
    """Get into the middle of a turn: something is kept, and a throw lies on the table."""
    for _ in range(60):
        player.await_turn()
        if player.page.locator(".kept .group").count() and player.dice():
            return
        if player.button("Take all").count():
            player.button("Take all").click()
        actions = player.actions()
        actions["Roll" if "Roll" in actions else next(iter(actions))].click()
        player.settle()
    raise AssertionError("sixty presses without a second throw")


def table(player) -> tuple[list[int], list[str], str]:
    page = player.page
    kept = page.locator(".kept .group").evaluate_all(
        "ns => ns.map(n => n.firstElementChild.ariaLabel)"
    )
    return player.dice(), kept, page.locator("output").inner_text()
