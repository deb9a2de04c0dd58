"""A page that opens a room fetches its rules, and shows the game by them."""

import contextlib
import json
import re

import pytest
from playwright.sync_api import Error, expect
from tests.support.rooms import Room

PACKS = re.compile(r"/packs/|/pack$")


@pytest.fixture
def game(site):
    """A game under way, with something behind it; the code to watch it."""

    def playing(sheet="koans"):
        room = Room(site, sheet=sheet, first=0, start=True)
        for _ in range(12):
            room.move(0)
        return room.watch

    return playing


def test_somebody_who_comes_late_sees_the_whole_game(visit, game):
    player = visit().go(f"/{game()}")
    expect(player.page.locator(".felt")).to_be_visible()
    told = player.page.locator(".log")
    expect(told).to_contain_text("Ann goes first")
    expect(told).to_contain_text(re.compile(r"Ann rolls( [1-6]){5}"))


def test_house_rules_are_fetched_from_the_server(visit, game):
    player = visit()
    asked = []
    player.page.on("request", lambda request: asked.append(request.url))
    player.go(f"/{game('koans(target=1234)')}")
    expect(player.page.locator(".felt")).to_be_visible()
    assert any(url.endswith("/pack") for url in asked)


def test_rules_that_do_not_come_leave_no_still_screen_and_come_in_the_end(visit, game):
    player = visit()
    held = []

    def hold(route):
        held.append(route)

    player.page.route(PACKS, hold)
    player.go(f"/{game()}")
    expect(player.page.get_by_role("status")).to_contain_text("Fetching the rules")
    expect(player.button("Reload the page")).to_be_visible()
    player.page.unroute(PACKS)
    for route in held:
        with contextlib.suppress(Error):  # the page has given up waiting for some
            route.abort()
    expect(player.page.locator(".felt")).to_be_visible(timeout=20_000)


def test_a_server_that_is_ahead_of_the_page_has_it_reloaded(visit, game):
    player = visit()

    def ahead(line):
        server = line.connect_to_server()

        def hear(text):
            message = json.loads(text)
            shown = message.get("snapshot", message)
            if shown.get("game"):
                shown["game"]["position"] += "0"
            line.send(json.dumps(message))

        server.on_message(hear)

    player.page.route_web_socket(re.compile("/room/"), ahead)
    player.go(f"/{game()}")
    expect(player.page.get_by_role("status")).to_contain_text("probably older")
    expect(player.button("Reload the page")).to_be_visible()
