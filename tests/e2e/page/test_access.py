"""The page for everybody: by keyboard alone, by ear, in both themes, on a slow eye's terms."""

import json
import re

import pytest
from playwright.sync_api import expect
from tests.support.page import AXE, serious
from tests.support.rooms import Room
from tests.support.slow_judge import TINY

SOLVING = 240_000


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_any_screen(visit, site, theme):
    player = visit(phone=theme == "dark", color_scheme=theme, reduced_motion="reduce")
    found = {}
    for path in ("/", "/friends", "/pad", "/rules", "/rules/classic+amish", "/editor"):
        player.go(path)
        expect(player.page.get_by_role("heading", level=1)).to_be_visible()
        player.page.wait_for_timeout(400)
        found[path] = serious(player)
    player.play_now().button("Take all").click()
    player.page.wait_for_timeout(400)  # until colours have changed
    found["table"] = serious(player)
    player.button(re.compile("What scores|Rules")).click()
    expect(player.page.get_by_role("dialog").get_by_role("table").first).to_be_visible()
    found["help"] = serious(player)
    player.page.keyboard.press("Escape")
    player.menu().click()
    player.page.get_by_role("dialog").get_by_text("Watch on another screen").click()
    expect(player.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    found["room"] = serious(player)
    player.go(f"/{Room(site, seats=[{'name': 'Ann'}, {}]).code}")
    expect(player.button("Take a seat")).to_be_visible()
    found["lobby"] = serious(player)
    player.go("/pad").page.get_by_label("Name at seat 1").fill("Ann")
    player.button("Start").click()
    expect(player.page.get_by_text("tap what fell")).to_be_visible()
    found["pad in use"] = serious(player)
    player.menu().click()
    player.button("Ann sits out").click()
    expect(player.button("Ann, back again")).to_be_visible()
    found["people at the pad"] = serious(player)
    player.page.keyboard.press("Escape")
    player.go("/editor").page.get_by_label("Target", exact=True).fill("0")
    expect(player.page.locator("[aria-invalid=true]")).to_be_visible()
    found["editor with a fault"] = serious(player)
    assert {screen: faults for screen, faults in found.items() if faults} == {}


def test_axe_finds_nothing_serious_where_dice_are_chosen(visit):
    player = visit(phone=True, reduced_motion="reduce").play_now()
    player.button("Take all").click()
    player.page.wait_for_timeout(300)  # until colours have changed
    assert serious(player) == []


@pytest.mark.parametrize("colours", ["classic", "clear", "contrast"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_any_state_of_the_table_in_any_colours(visit, theme, colours):
    player = visit(phone=True, reduced_motion="reduce")
    look = {"theme": theme, "colours": colours, "felt": "wine", "dice": "night"}
    player.page.add_init_script(f"localStorage.setItem('greed.look', '{json.dumps(look)}')")
    player.go("/design")
    expect(player.page.get_by_role("heading", name="The score sheet")).to_be_visible()
    player.page.wait_for_timeout(300)
    assert serious(player) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_a_finished_game_and_with_the_coach(visit, site, theme):
    player = visit(phone=theme == "dark", color_scheme=theme, reduced_motion="reduce")
    player.go(Room(site, toml=TINY, coach=True, first=0, start=True).finish().seat)
    expect(player.page.get_by_role("row", name="Luck of the dice")).to_be_visible(timeout=SOLVING)
    found = {"finished": serious(player)}
    player.go(Room(site, toml=TINY, coach=True, start=True).seat)
    for _ in range(60):
        player.await_turn()
        if player.button("Take all").count():
            break
        player.decide()
        player.settle()
    player.button("Coach").click()
    expect(player.page.locator(".coach .mark")).to_be_visible(timeout=SOLVING)
    found["coach"] = serious(player)
    assert {screen: faults for screen, faults in found.items() if faults} == {}


def test_a_game_is_played_by_keyboard_alone(visit):
    player = visit().go()
    page = player.page
    for _ in range(10):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Play now":
            break
    page.keyboard.press("Enter")
    thrown = banked = 0
    for _ in range(120):
        player.await_turn()
        actions = player.actions()
        if player.button("Take all").count():
            faces = [die for die in player.dice() if scores(player, die)]
            page.keyboard.press(str(faces[0]))
            expect(page.locator(".taken").first).to_be_visible()
            page.keyboard.press("Escape")
            expect(page.locator(".taken")).to_have_count(0)
            page.keyboard.press("a")
            actions = player.actions()
            key = "b" if {"Bank", "Keep"} & set(actions) else "r"
            page.keyboard.press(key)
            banked += "Bank" in actions
            thrown += key == "r"
        elif "Take" in actions:
            page.keyboard.press("d")
        else:
            page.keyboard.press("r")
            thrown += 1
        player.settle()
        if banked and thrown:
            break
    assert banked
    assert thrown
    page.keyboard.press("?")
    expect(page.get_by_role("region", name="Coach")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("region", name="Coach")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_role("dialog", name="What scores")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="What scores")).to_have_count(0)


def test_a_whole_game_from_the_form_to_the_verification_by_keyboard_alone(visit):
    player = visit().go()
    keys = player.page.keyboard
    tab_to(player, "With friends")
    keys.press("Enter")
    tab_to(player, "Greed Dice Game")
    keys.press("ArrowDown")
    keys.press("ArrowDown")
    tab_to(player, "Play to")
    keys.type("400")
    tab_to(player, "Name at seat 1")
    keys.type("Ann")
    tab_to(player, "Seat 2")
    keys.type("Rocco")
    tab_to(player, "Start")
    keys.press("Enter")
    while player.await_turn():
        if player.button("Take all").count():
            keys.press("a")
        actions = player.actions()
        keys.press("b" if {"Bank", "Keep"} & set(actions) else "d" if "Take" in actions else "r")
        player.settle()
    tab_to(player, "Rematch")
    keys.press("Space")
    expect(player.page.locator(".felt")).to_be_visible()


def test_a_whole_game_is_played_by_what_is_said_aloud(visit, site):
    seats = [{"name": "Ann"}, {"bot": "bold"}]
    room = Room(site, sheet="official(target=600)", seats=seats, first=0, start=True)
    player = visit(phone=True).go(room.seat)
    page = player.page
    dice = page.get_by_role("group", name="Dice on the table")
    choices = page.get_by_role("group", name="Your choices")
    while player.await_turn():
        scoring = dice.get_by_role("button", name=re.compile("^[1-6]$"))
        if choices.get_by_role("button", name="Take all").count():
            scoring.first.press("Space")
            expect(dice.get_by_role("button", pressed=True)).to_have_count(1)
            choices.get_by_role("button", name="Take all").click()
        for word in ("Bank", "Keep", "Roll", "Start fresh"):
            button = choices.get_by_role("button", name=re.compile(f"^{word}"), disabled=False)
            if button.count():
                button.click()
                break
        player.settle()
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("winner"))).to_have_count(1)


FOCUSED = """() => {
    const at = document.activeElement;
    const label = at.labels?.[0]?.textContent ?? at.getAttribute('aria-label') ?? at.textContent;
    return label.trim();
}"""


def tab_to(player, name: str) -> None:
    """Press Tab until what has this name has the focus; at the end it begins anew."""
    page = player.page
    expect(page.get_by_text(name).or_(page.get_by_label(name)).first).to_be_visible()
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED).startswith(name):
            return
    raise AssertionError(f"Tab does not lead to {name!r}")


def scores(player, face: int) -> bool:
    label = re.compile(f"^{face}$")
    return bool(player.page.locator(".felt").get_by_role("button", name=label).count())


def test_throws_and_turns_are_announced(visit, site):
    # Nobody plays on after a bust here: a bot's turn would push the throw out of the log.
    player = visit().go(Room(site, start=True, first=0).seat)
    player.await_turn()
    player.decide()
    expect(player.page.get_by_role("log")).to_contain_text(re.compile(r"Ann rolls( \d){5}"))
    live = player.page.locator("[aria-live=polite]", has_text=re.compile("(Ann|Bob) to play"))
    expect(live.first).to_be_attached()


def test_a_disabled_button_says_why_when_it_is_pressed(visit):
    player = visit(phone=True).play_now()
    player.button(re.compile("^Bank")).click(force=True)
    said = player.page.get_by_role("alert")
    expect(said).to_have_text("First keep one or more scoring dice of the throw.")


def test_dice_fall_once_for_each_throw_whatever_is_done_with_them(visit, site):
    player = visit(at_once=False)
    player.page.add_init_script("""
        window.falls = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...asked) {
            window.falls += 1;
            return animate.apply(this, asked);
        };
    """)
    player.go(Room(site, start=True, first=0).seat)
    for throws in range(1, 10):
        player.button(re.compile("^Roll")).click()
        expect(player.page.locator(".felt .seat").first).to_be_visible()
        player.settle()
        assert player.page.evaluate("falls") == 5 * throws
        if player.button("Take all").count():
            break
    player.button("Take all").click()
    player.button("None").click()
    assert player.page.evaluate("falls") == 5 * throws


def test_dice_do_not_tumble_for_those_who_want_less_motion(visit):
    player = visit(at_once=False, reduced_motion="reduce").go()
    player.button("Play now").click()
    expect(player.page.get_by_role("log")).to_contain_text("You roll")
    running = "document.getAnimations().filter(a => a.effect.getTiming().duration > 50).length"
    assert player.page.evaluate(running) == 0


def test_landmarks_that_stand_beside_each_other_are_told_apart(visit):
    reader = visit().go("/design")
    expect(reader.page.get_by_role("region", name="all turns")).to_have_count(2)
    reader.page.evaluate(AXE.read_text("utf-8"))
    found = reader.page.evaluate("axe.run({runOnly: ['landmark-unique']})")
    assert found["violations"] == []
