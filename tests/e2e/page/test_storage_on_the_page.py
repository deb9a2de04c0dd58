"""What a browser keeps for the page: nothing at all, or what others have put there."""

import json
import re

import pytest
from playwright.sync_api import expect
from tests.support.page import Player

SHUT = """
    for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
            get() { throw new DOMException("Access is denied.", "SecurityError"); },
        });
"""
FULL = """
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
"""
ODD = [None, [], {}, 42, "", "x", True, [None], {"bot": 3, "sheet": None}, [{"code": 3}]]
KEYS = (
    "rooms", "name", "pad", "pace", "coach", "by-points", "tutor", "look", "opponent", "taught",
    "told", "rated", "beaten", "lesson", "install", "identity", "language", "server", "draft",
    "house", "nearby", "training", "training.before", "training.recent", "training.sheet",
    "storm", "lessons",
)  # fmt: skip
PAGES = (
    "/",
    "/friends",
    "/device",
    "/pad",
    "/train",
    "/daily",
    "/learn",
    "/games",
    "/editor",
    "/storm",
)


STUMBLED = "This page has stumbled"


def shown(player: Player) -> None:
    expect(player.page.locator("main.page").first).to_be_visible()
    expect(player.page.locator("main.page :is(h1, h2)").first).to_be_visible()
    expect(player.page.get_by_role("heading", name=STUMBLED)).to_have_count(0)


@pytest.mark.parametrize("kept", [SHUT, FULL], ids=["shut", "full"])
def test_a_browser_that_keeps_nothing_shows_every_page_and_plays(visit, kept):
    player = visit(phone=True, at_once=False)
    player.page.add_init_script(kept)
    for path in (*PAGES, "/near"):
        shown(player.go(path))
    player.go().button("Play now").click()
    expect(player.page.locator(".felt")).to_be_visible()


def test_a_browser_that_keeps_nothing_says_so_where_a_table_would_be_kept_on_it(visit):
    player = visit(phone=True, at_once=False)
    player.page.add_init_script(FULL)
    player.go("/near").button("Open the table").click()
    expect(player.page.get_by_role("alert")).to_contain_text("let the page store anything")


@pytest.mark.parametrize("odd", ODD, ids=json.dumps)
def test_what_others_have_left_under_our_names_is_passed_over(visit, odd):
    player = visit(phone=True, at_once=False)
    kept = {f"greed.{key}": json.dumps(odd) for key in KEYS}
    player.page.add_init_script(
        f"for (const [key, text] of Object.entries({json.dumps(kept)}))"
        " for (const door of [localStorage, sessionStorage]) door.setItem(key, text);"
    )
    for path in PAGES:
        shown(player.go(path))
    expect(player.go().button("Play now")).to_be_visible()


def test_a_last_game_that_no_longer_exists_gives_way_to_one_that_does(visit):
    player = visit(phone=True)
    last = json.dumps({"sheet": "nosuch", "bot": "nobody"})
    player.page.add_init_script(f"localStorage.setItem('greed.opponent', '{last}')")
    player.go()
    expect(player.page.get_by_role("radio", name="Rocco")).to_be_checked()
    player.button("Play now").click()
    expect(player.page.locator(".felt")).to_be_visible()


@pytest.mark.parametrize(
    "broken",
    [
        # While the page begins, and when it has begun.
        "Object.defineProperty(navigator, 'languages', { get() { throw new Error('odd') } });",
        "Array.prototype.findLastIndex = () => { throw new Error('odd') };",
    ],
    ids=["at first", "later"],
)
def test_what_nobody_has_foreseen_leaves_a_way_out_instead_of_an_empty_page(visit, broken):
    player = visit(phone=True)
    once = f"if (!localStorage.getItem('healed')) {{ {broken} }}"
    player.page.add_init_script(f"localStorage.setItem('greed.name', '\"Ann\"'); {once}")
    player.go("/about?x=1" if "languages" in broken else "/")
    expect(player.page.get_by_role("heading", name=STUMBLED)).to_be_visible()
    player.page.evaluate("localStorage.setItem('healed', '1')")
    player.button("Load it again").click()
    expect(player.page.get_by_role("heading", name=STUMBLED)).to_have_count(0)
    player.page.evaluate("localStorage.removeItem('healed')")
    player.page.reload()
    player.page.get_by_text("It keeps happening?").click()
    player.page.evaluate("localStorage.setItem('healed', '1')")
    with player.page.expect_navigation():
        player.button("Start afresh").click()
    expect(player.button("Play now")).to_be_visible()
    assert player.page.url == f"{player.url}/"
    player.faults = [fault for fault in player.faults if not re.search("odd", fault)]
