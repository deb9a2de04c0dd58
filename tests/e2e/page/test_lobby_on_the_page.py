"""Open tables on the page: seen by everybody on the server, and joined with one tap."""

import re

import pytest
from playwright.sync_api import expect
from tests.support.page import Player, serious
from tests.support.servers import Server, serving


@pytest.fixture(scope="module")
def hall(request, tmp_path_factory):
    """A server with a lobby."""
    request.getfixturevalue("built")
    folder = tmp_path_factory.mktemp("hall")
    with serving(str(folder / "g.sqlite"), folder, GREED_LOBBY="20") as server:
        yield server


@pytest.fixture
def enter(visit, hall: Server):
    """Open a browser at the start page of the server with a lobby."""

    def entering(*, phone: bool = True, name: str = "", **options) -> Player:
        player: Player = visit(phone=phone, at=hall, **options)
        if name:
            player.page.add_init_script(f"localStorage.setItem('greed.name', '\"{name}\"')")
        return player.go()

    return entering


def opened(player: Player, name: str) -> str:
    """Open a table for everybody from the start page; return its code."""
    player.page.get_by_role("link", name="Open a table").click()
    player.page.get_by_label("Name at seat 1").fill(name)
    expect(player.page.get_by_role("checkbox", name="Open to everybody")).to_be_checked()
    player.button("Create the room and invite").click()
    expect(player.page.get_by_role("heading", name="Room")).to_be_visible()
    return player.code()


def row(player: Player, words: str):
    return player.button(re.compile(words)).and_(player.page.locator(".table"))


def test_a_table_opened_by_one_shows_up_by_itself_and_another_joins_it_with_one_tap(enter):
    ann, bob = enter(), enter(name="Bob")
    expect(bob.page.get_by_text("Nobody is waiting just now")).to_be_visible()
    code = opened(ann, "Ann")
    row(bob, "Ann.*1 free seat").click()
    expect(bob.page).to_have_url(re.compile(code))
    table = bob.page.locator("ol")
    expect(table.get_by_text("Bob")).to_be_visible()
    expect(ann.page.locator("ol").get_by_text("Bob")).to_be_visible()
    watcher = enter()
    expect(watcher.page.get_by_text("Nobody is waiting just now")).to_be_visible()


def test_somebody_without_a_name_joins_as_a_guest(enter):
    ann, guest = enter(), enter()
    opened(ann, "Cleo")
    row(guest, "Cleo").click()
    expect(guest.page.locator("ol").get_by_text("Guest")).to_be_visible()


def test_the_host_takes_a_table_off_the_list_and_puts_it_back(enter):
    ann, bob = enter(), enter()
    opened(ann, "Dora")
    expect(row(bob, "Dora")).to_be_visible()
    wish = ann.page.get_by_role("checkbox", name="Open to everybody")
    wish.uncheck()
    expect(row(bob, "Dora")).to_have_count(0)
    wish.check()
    expect(row(bob, "Dora")).to_be_visible()


def test_a_table_that_fills_up_under_the_finger_says_so(enter, hall):
    room = {"seats": [{"name": "Emil"}, {}], "listed": True}
    code = hall.ask("/api/rooms", room)["snapshot"]["room"]["code"]
    bob = enter()
    expect(row(bob, "Emil")).to_be_visible()
    bob.page.route("**/api/lobby*", lambda route: route.abort())
    hall.ask(f"/api/rooms/{code}/seats", {"name": "Quick"})
    row(bob, "Emil").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("Somebody was quicker")


def test_a_server_without_a_lobby_shows_no_list(visit):
    player = visit().go()
    expect(player.page.get_by_text("Have a code?")).to_be_visible()
    player.page.wait_for_timeout(300)
    expect(player.page.get_by_role("heading", name="Open tables")).to_have_count(0)


def test_long_names_and_many_seats_fit_on_the_smallest_phone(enter, hall):
    room = {
        "seats": [{"name": f"{'W' * 22}{n}"} for n in range(9)] + [{}, {}],
        "listed": True, "dice": "strict", "clock": {"seconds": 86_400}, "coach": True,
    }  # fmt: skip
    hall.ask("/api/rooms", room)
    player = enter()
    player.page.set_viewport_size({"width": 320, "height": 640})
    expect(row(player, "WWWW")).to_be_visible()
    wide = player.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 320
    assert serious(player) == []
