"""The pot on the felt: what is at stake, and what a bust leaves."""

import re

from playwright.sync_api import expect


def test_the_dice_of_a_bust_lie_there_until_the_next_roll(visit):
    player = visit(phone=True).play_now()
    busted = player.page.locator(".kept", has_text=re.compile("bust"))
    for _ in range(120):
        if player.actions().get("Roll") and busted.count():
            break
        if not player.await_turn():
            player.play_now()
        if player.button("Take all").count():
            player.button("Take all").click()
        actions = player.actions()
        actions.get("Roll", next(iter(actions.values()))).click()
        player.settle()
    expect(busted).to_have_count(1)
    lying = player.dice()
    assert lying, "the dice of the bust are gone"
    assert player.page.locator(".felt .seat[aria-pressed]").count() == 0
    player.actions()["Roll"].click()
    player.settle()
    if not busted.count():
        assert player.page.locator(".felt .lost").count() == 0


def test_the_pot_grows_with_what_is_chosen_and_names_the_risk(visit):
    player = visit(phone=True).play_now()
    pot = player.page.locator(".pot")
    before = int(pot.locator("strong").inner_text().replace(",", ""))
    player.button("Take all").click()
    strong = pot.locator("strong")
    expect(strong).not_to_have_text(f"{before:,}")
    assert int(strong.inner_text().replace(",", "")) > before
    expect(pot).to_contain_text("bust")
    assert pot.locator("i").count() > 0
