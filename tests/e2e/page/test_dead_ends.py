"""Where somebody could be left waiting, the page says what is wrong and what can be done."""

import json
import re

import pytest
from playwright.sync_api import expect
from tests.support.rooms import Room


@pytest.mark.parametrize("typed", ["TRAIM", "%"])
def test_a_mistyped_address_of_a_page_without_a_server_says_so_and_leads_back(alone, typed):
    page = alone().go(f"#/{typed}").page
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"no page “{typed}”")
    page.get_by_role("link", name="Back to the start").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_rules_that_there_are_not_lead_to_those_that_there_are(alone):
    page = alone().go("#/rules/farkel").page
    expect(page.get_by_role("alert")).to_contain_text("have the rules of farkel.")
    page.get_by_role("link", name=re.compile("^Farkle")).first.click()
    expect(page.get_by_role("heading", name="Farkle", level=1)).to_be_visible()


def test_with_friends_on_a_page_without_a_server_says_what_is_possible(alone):
    page = alone().go("#/friends").page
    expect(page.get_by_role("link", name="Pass this device around")).to_be_visible()
    expect(page.get_by_role("link", name="Roll real dice, and keep score")).to_be_visible()


def test_a_code_of_eight_letters_leads_to_a_room_and_one_of_twelve_to_phones(visit):
    page = visit().go("/").page
    page.get_by_label("Have a code?").fill("http://elsewhere/2mh9 rnkt")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("find room 2MH9RNKT")
    page.get_by_role("link", name="Back to the start").click()
    page.get_by_label("Have a code?").fill("2MH9 RNKT 4567")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("In the same room")


def test_a_code_with_a_slash_in_it_is_no_room(visit):
    page = visit().go("/A%2FB").page
    expect(page.get_by_role("heading", level=1)).to_contain_text("find room A/B")


def test_a_wrong_answer_that_ends_the_game_still_says_why(alone):
    player = alone(phone=True).go("#/learn")
    player.button(re.compile("The final round")).click()
    player.button(re.compile("^Bank 150")).click()
    expect(player.page.get_by_text("the game is lost. Roll until you lead")).to_be_visible()
    player.button("Try again").click()
    expect(player.button(re.compile("^Bank 150"))).to_be_visible()


def test_a_line_that_goes_dead_without_closing_is_noticed(visit, site):
    player = visit()
    dead: list[bool] = []

    def relay(line) -> None:
        server = line.connect_to_server()
        line.on_message(lambda text: dead or server.send(text))
        server.on_message(lambda text: dead or line.send(text))

    player.page.route_web_socket(re.compile("/room/"), relay)
    player.go(Room(site, sheet="koans", first=0, start=True).seat)
    expect(player.page.locator(".felt")).to_be_visible()
    expect(player.page.get_by_text("Connection lost")).to_have_count(0)
    dead.append(True)
    expect(player.page.get_by_text("Connection lost")).to_be_visible()
    dead.clear()
    expect(player.page.get_by_text("Connection lost")).to_have_count(0)


def test_the_first_game_begins_with_the_goal_and_what_scores(alone):
    player = alone(phone=True)
    player.page.add_init_script("localStorage.setItem('greed.taught', 'false')")
    player.go("").page.reload()
    expect(player.page.get_by_text("keep what scores, and bank")).to_be_visible()
    guide = player.page.get_by_role("complementary", name="First game")
    for _ in range(20):
        player.go("").page.reload()
        player.button("Play now").click()
        player.await_turn()
        if player.button("Take all").count():
            break
    expect(guide).to_contain_text("Reach 10,000 points first to win")
    expect(guide).to_contain_text("1s (100), 5s (50)")
    expect(player.page.locator(".distance").first).to_be_visible()


def failing(player, what: str, times: int) -> None:
    """Let whatever is asked for at such an address fail this often."""
    left = [times]

    def answer(route) -> None:
        left[0] -= 1
        if left[0] >= 0:
            route.abort("connectionreset")
        else:
            route.continue_()

    player.page.route(re.compile(what), answer)


def test_a_part_of_the_page_that_did_not_come_is_asked_for_again(visit):
    player = visit()
    failing(player, r"/assets/Rules-.*\.js", times=2)
    player.go("/rules/koans")
    expect(player.page.get_by_role("heading", level=1)).to_contain_text("Playing Greed")
    player.faults.clear()  # the browser notes what did not come


@pytest.mark.parametrize(
    ("what", "where"), [(r"/assets/Rules-.*\.js", "/rules/koans"), (r"/assets/worker-.*\.js", "/")]
)
def test_a_part_of_the_page_that_never_comes_is_said_to_be_missing(visit, what, where):
    player = visit()
    failing(player, what, times=100)
    player.go(where)
    expect(player.page.get_by_role("alert")).to_contain_text("A part of this page")
    player.page.unroute_all()
    if "worker" in what:  # all else comes by itself once it can
        player.button("Load it again").click()
    expect(player.page.get_by_role("alert")).to_have_count(0)
    expect(player.page.get_by_role("heading", level=1)).to_be_visible()
    player.faults.clear()


def test_a_link_to_the_documentation_ends_in_words_where_there_is_no_network(alone):
    player = alone(installed=True)
    player.page.context.set_offline(True)
    player.go("docs/")
    expect(player.page.get_by_role("alert")).to_contain_text("This device is offline")
    expect(player.page.get_by_role("heading", level=1)).to_be_visible()
    player.faults.clear()  # the browser notes what did not come


# Of ten dice 4 5 6 5 4 1 5 5 1 2: they score 750, and 1,000 is what the opening roll needs.
SCORES_TOO_LITTLE = """
    const faces = [4, 5, 6, 5, 4, 1, 5, 5, 1, 2];
    crypto.getRandomValues = (to) => to.map((_, i) => (to[i] = (faces[i % 10] + 5) % 6));
"""


def with_dice(script: str):
    def answer(route) -> None:
        loaded = route.fetch()
        route.fulfill(response=loaded, body=script + loaded.text())

    return answer


@pytest.mark.parametrize("height", [568, 640, 844])
def test_an_opening_roll_that_is_not_enough_is_no_bust_and_the_first_game_says_why(alone, height):
    player = alone(phone=True, reduced_motion="reduce")
    player.page.set_viewport_size({"width": 320, "height": height})
    player.page.add_init_script("localStorage.setItem('greed.taught', 'false')")
    last = json.dumps({"sheet": "ten-dice", "bot": "bold"})
    player.page.add_init_script(f"localStorage.setItem('greed.opponent', '{last}')")
    player.page.context.route("**/worker-*.js", with_dice(SCORES_TOO_LITTLE))
    player.go("").page.reload()
    player.button("Play now").click()
    player.await_turn()
    guide = player.page.get_by_role("complementary", name="First game")
    expect(guide).to_contain_text("You first need 1,000 in one throw to get on the board.")
    assert player.dice() == []  # the roll that may end the turn is ours to make
    player.button(re.compile("Roll 10 dice")).click()
    stamp = player.page.locator(".stamp")
    said = player.page.locator(".caption .told")
    expect(
        said.or_(stamp).filter(has_text=re.compile("opening roll|Not enough")).first
    ).to_be_visible()
    expect(player.page.get_by_text("Bust!")).to_have_count(0)
    player.await_turn()
    expect(guide).to_contain_text("That roll had less than the 1,000 points you need")
    expect(said).to_be_visible()
    box = said.bounding_box()
    assert box
    assert box["height"] > 12
    assert player.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('.told') !== null",
        [box["x"] + 20, box["y"] + box["height"] / 2],
    )
