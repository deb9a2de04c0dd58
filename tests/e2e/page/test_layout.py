"""Nothing moves under a finger, nothing is cut off, and the keyboard keeps its place."""

import pytest
from playwright.sync_api import expect
from tests.support.rooms import Room

PLACES = """nodes => nodes.map(node => {
    const {x, y, width, height} = node.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""


# Every shift counts here, those right after a press included.
SHIFTS = """
    window.shifted = 0;
    new PerformanceObserver(list => {
        for (const shift of list.getEntries()) window.shifted += shift.value;
    }).observe({type: 'layout-shift', buffered: true});
"""
ZONES = ".strip, .caption, .tray, .line, .bar"
TOUCHED = ".felt .seat, .tools button, .action"


def test_over_a_whole_game_at_the_usual_pace_nothing_on_a_phone_moves(visit, site):
    seats = [{"name": "Ann"}, {"bot": "bold"}]
    room = Room(site, sheet="koans(target=500)", seats=seats, first=0, start=True)
    player = visit(phone=True, at_once=False)
    player.page.add_init_script(SHIFTS)
    player.go(room.seat)
    zones, moved, throws = set(), [], 0
    while player.await_turn():
        zones.add(str(player.page.locator(ZONES).evaluate_all(PLACES)))
        if player.button("Take all").count():
            before = player.page.locator(TOUCHED).evaluate_all(PLACES)
            player.button("Take all").click()
            expect(player.page.locator(".felt .taken").first).to_be_visible()
            after = player.page.locator(TOUCHED).evaluate_all(PLACES)
            moved += [(here, there) for here, there in zip(before, after, strict=True)]
            throws += 1
        player.decide()
        player.settle()
    assert throws
    assert [pair for pair in moved if pair[0] != pair[1]] == []
    assert len(zones) == 1, zones
    assert player.page.evaluate("shifted") < 0.1


OVER = """([one, other]) => {
    const [a, b] = [one, other].map(name => document.querySelector(name).getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""
SIZES = ((320, 568), (390, 844), (844, 390), (1280, 800))


def test_the_button_of_reactions_lies_over_no_words(visit, site):
    seats = [{"name": "Ann"}, {"name": "Maximiliane"}]
    player = visit().go(Room(site, seats=seats, first=1, start=True).seat)
    expect(player.button("React")).to_be_visible()
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        assert not player.page.evaluate(OVER, [".reactions", ".goal"]), (width, height)


SET_UP = ("/device", "/friends")
SCREENS = (
    "/", "/pad", "/near", "/rules", "/rules/ten-dice", "/editor", "/games", "/train", "/daily",
    "/storm", "/learn", "/explore", "/strategy", "/about", "/record",
)  # fmt: skip


@pytest.mark.parametrize("path", SET_UP)
def test_games_to_choose_from_are_pushed_along_while_the_page_stays(visit, path):
    player = visit(phone=True, reduced_motion="reduce").go(path)
    expect(player.page.locator(".games label").last).to_be_attached()
    assert not player.is_wider_than_screen()


@pytest.mark.parametrize("path", SCREENS)
def test_no_screen_slides_sideways_on_the_narrowest_phone(visit, path):
    player = visit(phone=True, reduced_motion="reduce")
    player.page.set_viewport_size({"width": 320, "height": 568})
    player.go(path).page.wait_for_load_state("networkidle")
    assert not player.is_wider_than_screen()


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
    player = visit(phone=True).go(Room(site, seats=seats, start=True).seat)
    player.page.set_viewport_size({"width": 320, "height": 640})
    scores = player.page.locator(".strip .score:visible")
    expect(scores).to_have_count(12)
    assert all(x >= 0 and x + wide <= 320 for x, _, wide, _ in scores.evaluate_all(PLACES))
    assert not player.is_wider_than_screen()


def test_the_keyboard_keeps_its_place_from_the_start_through_every_press(visit):
    page = visit().go().page
    page.get_by_role("button", name="Play now").press("Enter")
    for _ in range(3):
        expect(page.locator(".action:focus")).to_have_count(1)
        page.keyboard.press("a")
        page.keyboard.press("Enter")
