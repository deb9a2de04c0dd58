"""Nothing moves under a finger, nothing is cut off, and the keyboard keeps its place."""

import pytest
from playwright.sync_api import expect

PLACES = """nodes => nodes.map(node => {
    const {x, y, width, height} = node.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""


@pytest.mark.parametrize("width", [320, 390])
def test_choosing_dice_moves_neither_dice_nor_buttons(visit, width):
    player = visit(phone=True, reduced_motion="reduce")
    player.page.set_viewport_size({"width": width, "height": 700})
    player.play_now()
    touched = player.page.locator(".felt .seat, .tools button, .action")
    before = touched.evaluate_all(PLACES)
    player.button("Take all").click()
    expect(player.page.locator(".felt .taken").first).to_be_visible()
    assert touched.evaluate_all(PLACES) == before
    assert not player.is_wider_than_screen()


def test_with_twelve_long_names_every_score_fits_on_a_narrow_phone(visit, site):
    seats = [{"name": f"{number:02}" + "W" * 22} for number in range(12)]
    made = site.ask("/api/rooms", {"sheet": "official", "seats": seats, "start": True})
    player = visit(phone=True).go(f"/{made['snapshot']['room']['code']}#seat={made['token']}")
    player.page.set_viewport_size({"width": 320, "height": 640})
    scores = player.page.locator(".strip .score:visible")
    expect(scores).to_have_count(12)
    assert all(x >= 0 and x + wide <= 320 for x, _, wide, _ in scores.evaluate_all(PLACES))
    assert not player.is_wider_than_screen()


def test_the_keyboard_keeps_its_place_from_the_start_through_every_press(visit):
    page = visit().go().page
    page.get_by_role("button", name="Play now").press("Enter")
    for _ in range(3):
        expect(page.locator(".action:focus")).to_have_count(1, timeout=20_000)
        page.keyboard.press("a")
        page.keyboard.press("Enter")
