"""How the page looks, sounds and moves: chosen once, remembered, quiet where that is wanted."""

import re

import pytest
from playwright.sync_api import expect
from tests.support.rooms import Room

# A page that makes sounds asks for a context; notes and pulses are counted.
HEARD = """
    window.heard = 0;
    window.felt = 0;
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
        createGain() { window.heard += 1; return super.createGain(); }
    };
    navigator.vibrate = () => { window.felt += 1; return true; };
"""
# Two taps at the same place, the second a moment later: what lies there by then gets it.
# A device that is slow needs a while to show it.
TWO_TAPS = """async (skip, slow) => {
    const {left, top} = skip.getBoundingClientRect();
    skip.click();
    for (const end = performance.now() + slow; performance.now() < end;);
    for (let tries = 0; tries < 60 && skip.isConnected; tries++)
        await new Promise(done => setTimeout(done, 1));
    document.elementFromPoint(left + 30, top + 30).closest('button')?.click();
}"""
LOOK = "() => ({...document.documentElement.dataset})"
PAPER = "getComputedStyle(document.body).backgroundColor"


def choose(player, *labels: str) -> None:
    player.button("Look and sound").click()
    for label in labels:
        player.page.get_by_role("radio", name=label).check()
    player.page.keyboard.press("Escape")


def test_what_is_chosen_is_shown_at_once_and_after_a_reload(visit):
    player = visit(color_scheme="light").go()
    light = player.page.evaluate(PAPER)
    choose(player, "Dark", "Orange and blue", "Slate", "Cherry")
    chosen = {"theme": "dark", "colours": "clear", "felt": "slate", "dice": "cherry"}
    assert player.page.evaluate(LOOK) == chosen
    dark = player.page.evaluate(PAPER)
    assert dark != light
    player.page.reload()
    assert player.page.evaluate(LOOK) == chosen
    assert player.page.evaluate(PAPER) == dark


def test_the_face_and_colour_somebody_chose_are_theirs_at_the_table(visit):
    player = visit(phone=True).play_now()
    own = player.page.locator(".strip .face circle").first
    before = own.get_attribute("fill")
    player.menu().click()
    player.page.get_by_role("radio", name="Your face 4").check()
    player.page.get_by_role("radio", name="Its colour 5").check()
    player.page.keyboard.press("Escape")
    expect(own).not_to_have_attribute("fill", before)
    chosen = player.page.locator(".strip .face").first.inner_html()
    player.page.reload()
    expect(own).to_be_visible()
    assert player.page.locator(".strip .face").first.inner_html() == chosen


def test_dice_show_numbers_to_those_who_prefer_them(visit):
    player = visit().play_now()
    expect(player.page.locator(".felt .seat i").first).to_be_attached()
    player.menu().click()
    player.page.get_by_label("Numbers on the dice").check()
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".felt .seat i")).to_have_count(0)
    shown = player.page.locator(".felt .seat .side:first-child").first.inner_text()
    assert shown.strip() == "1"  # the side of the one, whichever lies on top


def test_a_game_is_heard_until_one_press_turns_it_off_for_good(visit):
    player = visit(at_once=False)
    player.page.add_init_script(HEARD)
    player.go().button("Play now").click()
    expect(player.page.get_by_role("log")).to_contain_text("You roll")
    player.page.wait_for_function("heard > 0")
    player.button("Turn the sound off").click()
    player.page.reload()
    player.await_turn()
    player.page.locator(".action").first.click(force=True)
    player.page.locator(".felt").click(force=True)
    assert player.page.evaluate("heard") == 0
    expect(player.button("Turn the sound on")).to_be_visible()


def test_nothing_sounds_or_shakes_for_people_who_want_less_motion(visit):
    player = visit(at_once=False, reduced_motion="reduce")
    player.page.add_init_script(HEARD)
    player.go().button("Play now").click()
    expect(player.page.get_by_role("log")).to_contain_text("You roll")
    player.await_turn()
    free = player.page.locator(".felt .seat:not([aria-disabled=true])")
    if free.count():
        free.first.click()
    player.page.wait_for_timeout(200)
    assert player.page.evaluate("[heard, felt]") == [0, 0]
    # Nor does anything glide, were it for a moment: dice that did lay outside the felt.
    assert player.page.evaluate("getComputedStyle(document.body).transitionDuration") == "0s"


@pytest.mark.parametrize("slow", [0, 500])
def test_a_bots_turn_ends_at_a_tap_and_the_tap_rolls_no_dice(visit, site, slow: int):
    seats = [{"name": "Ann"}, {"bot": "bold"}]
    room = Room(site, sheet="official", seats=seats, first=1)
    player = visit(phone=True, at_once=False)
    player.page.add_init_script("localStorage.setItem('greed.pace', '\"calm\"')")
    player.go(room.seat).button(re.compile("^Start")).click()
    skip = player.button("Skip ahead")
    expect(skip).to_be_visible()
    skip.evaluate(TWO_TAPS, slow)
    expect(player.page.locator(".caption strong")).to_have_text("Your turn")
    waits = player.page.locator(".action", has_text=re.compile(r"Roll 5 dice|Take \d|Start"))
    expect(waits).not_to_have_count(0)
    expect(player.button("Take all")).to_have_count(0)  # nothing was rolled


def test_the_first_game_explains_itself_and_the_next_does_not(visit):
    player = visit(phone=True, at_once=False).go()
    player.button("Play now").click()
    guide = player.page.get_by_label("First game")
    expect(guide).to_contain_text(re.compile(r"\w+ .*\."))
    player.page.set_viewport_size({"width": 320, "height": 568})
    words = guide.locator("p")
    assert words.evaluate("node => node.scrollHeight <= node.clientHeight + 1")
    assert player.page.locator(".caption").evaluate(
        "node => getComputedStyle(node).overflow === 'hidden'"
        " || node.scrollHeight <= node.clientHeight"
    ), "the last line of the log is half under the felt"
    player.button("No more hints").click()
    expect(guide).to_have_count(0)
    player.go().button("Play now").click()
    player.await_turn()
    expect(guide).to_have_count(0)


def test_a_reaction_is_seen_by_the_others_and_said_to_those_who_do_not_see(visit, site):
    ann, ben = two(visit, site)
    ann.button("React").click()
    ann.button("good luck").click()
    expect(ben.page.get_by_role("status").filter(has_text="Ann: good luck")).to_be_attached()
    expect(ben.page.locator(".shown")).to_be_visible()
    expect(ann.button("React")).to_be_focused()


def test_the_tab_says_when_it_is_our_turn(visit, site):
    ann, ben = two(visit, site)
    expect(ann.page).to_have_title(re.compile("^Your turn · "))
    expect(ben.page).to_have_title(re.compile("^(?!Your turn)"))
    icon = "document.querySelector('link[rel=icon]').href"
    assert ann.page.evaluate(icon) != ben.page.evaluate(icon)


def two(visit, site):
    """Two browsers at one table, of which the first begins."""
    room = Room(site, sheet="koans", seats=[{"name": "Ann"}, {}], first=0)
    token = room.ask("sit", name="Ben")["token"]
    room.ask("start")
    ann = visit().go(room.seat)
    ben = visit().go(f"/{room.code}#seat={token}")
    for player in (ann, ben):
        expect(player.page.locator(".felt")).to_be_visible()
    return ann, ben
