"""Open tables on the page: seen by everybody on the server, and joined with one tap."""

import re

import pytest
from playwright.sync_api import expect
from tests.support.page import Player, serious
from tests.support.rooms import Room
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
    room = Room(hall, seats=[{"name": "Emil"}, {}], listed=True)
    bob = enter()
    expect(row(bob, "Emil")).to_be_visible()
    bob.page.route("**/api/lobby*", lambda route: route.abort())
    room.ask("sit", name="Quick")
    row(bob, "Emil").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("Somebody was quicker")


def test_a_server_without_a_lobby_shows_no_list(visit):
    player = visit().go()
    expect(player.page.get_by_text("Have a code?")).to_be_visible()
    player.page.wait_for_timeout(300)
    expect(player.page.get_by_role("heading", name="Open tables")).to_have_count(0)


def test_long_names_and_many_seats_fit_on_the_smallest_phone(enter, hall):
    seats = [{"name": f"{'W' * 22}{n}"} for n in range(9)] + [{}, {}]
    Room(hall, seats=seats, listed=True, clock=86_400, coach=True)
    player = enter()
    player.page.set_viewport_size({"width": 320, "height": 640})
    expect(row(player, "WWWW")).to_be_visible()
    wide = player.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 320
    assert serious(player) == []


def seated(player: Player):
    return player.page.locator("ol")


@pytest.fixture
def table(visit, site):
    """Ann's room with a free seat, and a friend who has opened its link."""
    room = Room(site, seats=[{"name": "Ann"}, {}])
    ann = visit(phone=True).go(room.seat)
    bob = visit(phone=True).go(f"/{room.code}")
    return ann, bob


def take_a_seat(player: Player, name: str) -> None:
    player.page.get_by_label("Your name").fill(name)
    player.button("Take a seat").click()


def test_somebody_who_stands_up_is_asked_for_a_name_again_and_takes_the_seat_anew(table):
    ann, bob = table
    take_a_seat(bob, "Bod")
    expect(seated(ann).get_by_text("Bod")).to_be_visible()
    bob.button("Stand up").click()
    expect(seated(ann).get_by_text("Bod")).to_have_count(0)
    expect(bob.button("Stand up")).to_have_count(0)
    expect(seated(bob).get_by_text("you", exact=True)).to_have_count(0)
    take_a_seat(bob, "Bob")
    for player in (ann, bob):
        expect(seated(player).get_by_text("Bob")).to_be_visible()
    expect(bob.page.get_by_role("alert")).to_have_count(0)


def test_a_guest_whose_seat_the_host_frees_can_take_one_again(table):
    ann, bob = table
    take_a_seat(bob, "Bob")
    ann.button("Free the seat").click()
    take_a_seat(bob, "Robert")
    expect(seated(ann).get_by_text("Robert")).to_be_visible()


def test_a_name_is_changed_in_the_lobby_and_everybody_sees_it(table):
    ann, bob = table
    take_a_seat(bob, "")
    expect(seated(ann).get_by_text("Guest")).to_be_visible()
    bob.button("Guest Change the name").click()
    field = bob.page.get_by_label("Name of seat 2")
    field.fill("Mama <& Papa")
    bob.button("Save").click()
    expect(seated(bob).get_by_role("alert")).to_contain_text("contain <.")
    field.fill("Mama & Papa")
    field.press("Enter")
    for player in (ann, bob):
        expect(seated(player).get_by_text("Mama & Papa")).to_be_visible()
    assert bob.page.evaluate("JSON.parse(localStorage.getItem('greed.name'))") == "Mama & Papa"
    ann.button("Start the game").click()
    expect(bob.page.get_by_text("Mama & Papa").first).to_be_visible()


def test_why_a_room_cannot_be_made_stands_in_sight_at_its_button(visit):
    player = visit(phone=True).go("/friends")
    player.page.get_by_label("Name at seat 1").fill("Mama <3 Papa")
    player.button("Create the room and invite").click()
    said = player.page.get_by_role("alert").filter(has_text="contain <.")
    expect(said).to_be_in_viewport()
    player.page.get_by_label("Name at seat 1").fill("Mama & Papa")
    player.button("Create the room and invite").click()
    expect(seated(player).get_by_text("Mama & Papa")).to_be_visible()
