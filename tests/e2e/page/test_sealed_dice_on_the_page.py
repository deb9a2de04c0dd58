"""Dice that come from all browsers at a table, as the people there see them: hardly at all."""

import json
import re
from itertools import count

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.support.page import Player, choose_game, serious

PHONES = {"narrow": 320, "phone": 390}


def test_a_game_is_played_and_its_dice_are_checked_from_the_menu(visit):
    ann, bob = table(visit)
    for player in (ann, bob):
        player.menu().click()
        player.page.get_by_text("Were the dice fair?").click()
        expect(player.page.get_by_text("Nobody can know or choose them")).to_be_visible()
    ann.page.get_by_role("link", name="Check this game").click()
    expect(ann.page.locator(".verdict.ok")).to_contain_text("what all devices have made together")
    expect(ann.page.get_by_text(re.compile("Bob.s device took part in"))).to_be_visible()
    expect(ann.page.get_by_text("Every move was legal.")).to_be_visible()
    ann.page.get_by_role("link", name="Back to the table").click()
    bob.page.keyboard.press("Escape")
    to_the_end(ann, bob)
    assert ann.page.get_by_text("fair").count() == 0  # nothing is said where nothing was wrong


def test_a_game_goes_on_after_reloads_and_into_a_rematch(visit):
    ann, bob = table(visit)
    for player in (ann, bob):
        one_decision(mover(ann, bob))
        player.page.reload()
        expect(player.page.locator(".middle")).to_be_visible()
    to_the_end(ann, bob)
    ann.button("Rematch").click()
    bob.button("Join the rematch").click()
    expect(ann.page.locator(".felt")).to_be_visible()
    to_the_end(ann, bob)
    checks_out(ann)


def test_a_device_that_is_silent_costs_five_seconds_once_and_is_back_at_its_turn(visit):
    lost = Lost("open")
    ann, bob = table(visit, hears={"Bob": lost})
    until_turn_of(ann, bob)
    lost.losing = True
    ann.decide()
    log = ann.page.locator(".log").first
    expect(log).to_contain_text(re.compile("Bob.s device was silent"))
    expect(bob.page.get_by_text("This device was silent for a moment")).to_be_visible()
    ann.settle()
    while not ann.is_over() and not bob.page.locator(".action").count():
        one_decision(ann)
    lost.losing = False
    if not ann.is_over():
        one_decision(bob)
        expect(bob.page.get_by_text("This device was silent for a moment")).to_have_count(0)
    to_the_end(ann, bob)
    verdict = checks_out(ann)
    expect(
        verdict.get_by_text(re.compile(r"Bob.s device took part in \d+ of \d+ rolls"))
    ).to_be_visible()
    assert log.get_by_text("was silent").count() <= 1


def test_a_link_that_was_lost_is_said_again_after_a_reload(visit):
    lost = Lost("open")
    ann, bob = table(visit, hears={"Bob": lost})
    until_turn_of(bob, ann)
    lost.losing = True
    bob.decide()
    expect(ann.page.get_by_text("Call Bob")).to_be_visible()
    lost.losing = False
    bob.page.reload()
    expect(ann.page.get_by_text("Call Bob")).to_have_count(0)
    to_the_end(ann, bob)
    checks_out(bob)


def test_a_false_roll_stops_the_page(visit):
    bent = Bent(r'"rolled",(\d+),(\[[^\]]*\]),"[0-9a-f]', r'"rolled",\1,\2,"x')
    ann, bob = table(visit, hears={"Bob": bent})
    until_turn_of(ann, bob)
    bent.bending = True
    ann.decide()
    ann.settle()
    expect(bob.page.get_by_role("heading", name="Something is wrong with the dice")).to_be_visible()
    bob.page.reload()
    expect(bob.page.get_by_role("heading", name="Something is wrong with the dice")).to_be_visible()


def test_other_dice_than_the_devices_have_made_stop_the_page(visit):
    bent = Bent(r'("kind":"throw"[^{}]*"dice":\[)\d', r"\g<1>7")
    ann, bob = table(visit, hears={"Bob": bent})
    until_turn_of(ann, bob)
    bent.bending = True
    ann.decide()
    ann.settle()
    expect(bob.page.get_by_text("other dice than the devices have made")).to_be_visible()


def test_two_tabs_of_a_browser_are_one_device_and_the_one_that_is_looked_at_plays(visit):
    ann, bob = table(visit)
    second = Player.__new__(Player)
    second.page, second.faults, second.url = ann.page.context.new_page(), ann.faults, ann.url
    second.page.goto(ann.page.url)
    expect(second.page.locator(".middle")).to_be_visible()
    to_the_end(second, bob)
    verdict = checks_out(second)
    expect(
        verdict.get_by_text(re.compile(r"Ann.s device took part in all \d+ rolls"))
    ).to_be_visible()


def test_the_seat_goes_on_at_another_device_and_comes_back(visit):
    ann, bob = table(visit)
    other = visit(phone=True)
    ann.menu().click()
    ann.page.get_by_text("Move your seat").click()
    link = ann.page.get_by_label("Move your seat to another device").input_value()
    ann.page.keyboard.press("Escape")
    other.go(link.removeprefix(other.url))
    expect(other.page.locator(".felt")).to_be_visible()
    until_turn_of(other, bob)
    one_decision(other)
    if not bob.is_over():
        until_turn_of(ann, bob)
    if not bob.is_over():
        one_decision(ann)
    to_the_end(ann, bob)
    checks_out(bob)


def test_an_onlooker_checks_the_dice_as_well(visit):
    ann, bob = table(visit)
    ann.menu().click()
    ann.page.get_by_text("Watch on another screen").click()
    link = ann.page.get_by_label("Watch on another screen").input_value()
    ann.page.keyboard.press("Escape")
    watcher = visit().go(link.removeprefix(ann.url))
    expect(watcher.page.locator(".felt")).to_be_visible()
    to_the_end(ann, bob)
    expect(watcher.page.get_by_role("heading", name=re.compile("wins"))).to_be_visible()


@pytest.mark.parametrize("width", PHONES.values(), ids=PHONES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_menu_and_the_check_are_readable_on_a_phone(visit, width, theme):
    ann, bob = table(visit, color_scheme=theme)
    bob.page.set_viewport_size({"width": width, "height": 640})
    one_decision(mover(ann, bob))
    bob.menu().click()
    bob.page.get_by_text("Were the dice fair?").click()
    assert not bob.is_wider_than_screen()
    assert serious(bob) == []
    bob.page.get_by_role("link", name="Check this game").click()
    expect(bob.page.locator(".verdict.ok")).to_be_visible()
    assert not bob.is_wider_than_screen()
    assert serious(bob) == []


def test_dice_are_sealed_where_the_browser_withholds_cryptography_and_locks(visit):
    ann, bob = table(visit, host="greed.test")
    assert ann.page.evaluate("[isSecureContext, typeof crypto.subtle, typeof navigator.locks]") == [
        False, "undefined", "undefined",
    ]  # fmt: skip
    to_the_end(ann, bob)
    checks_out(bob)


def other_die(event):
    event["throw"][0] = event["throw"][0] % 6 + 1


def other_move(event):
    event["move"] = "decline"


@pytest.mark.parametrize(
    ("kind", "alter", "said"),
    [
        ("throw", other_die, "should be"),
        ("move", other_move, "dice are right, but the game is not"),
    ],
)
def test_a_record_is_checked_for_its_dice_and_for_its_moves(visit, kind, alter, said):
    ann, bob = table(visit)

    def altered(route):
        lines = route.fetch().text().splitlines()
        number = next(i for i, line in reversed(list(enumerate(lines))) if f'"{kind}"' in line)
        event = json.loads(lines[number])
        alter(event)
        lines[number] = json.dumps(event)
        route.fulfill(body="\n".join(lines))

    to_the_end(ann, bob)
    bob.page.route(re.compile("/record$"), altered)
    bob.go(f"/check/{bob.code()}")
    expect(bob.page.locator(".verdict")).to_contain_text(said)


class Bent:
    """What a browser hears is bent on its way, once this begins."""

    def __init__(self, pattern: str, other: str) -> None:
        self.pattern, self.other, self.bending = re.compile(pattern), other, False

    def route(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda text: socket.send(self._bent(text)))

    def _bent(self, text):
        return self.pattern.sub(self.other, text) if self.bending else text


class Lost:
    """What a browser says of one kind is lost on its way, as long as this holds."""

    def __init__(self, kind: str) -> None:
        self.kind, self.losing = f'"do":"{kind}"', False

    def route(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(socket.send)
        socket.on_message(lambda text: None if self._loses(text) else server.send(text))

    def _loses(self, text) -> bool:
        return self.losing and self.kind in text.replace(" ", "")


def table(visit, hears=None, **options) -> tuple[Player, Player]:
    """Two browsers at the first throw of a short game."""
    ann, bob = visit(**options), visit(phone=True, **options)
    for name, way in (hears or {}).items():
        {"Ann": ann, "Bob": bob}[name].page.route_web_socket(re.compile("/room/"), way.route)
    ann.go("/friends")
    choose_game(ann.page, "koans")
    ann.page.get_by_label("Name at seat 1").fill("Ann")
    ann.page.get_by_label("Play to").fill("600")
    ann.button(re.compile("Create the room")).click()
    code = ann.page.locator("h1 .code").inner_text()
    bob.go(f"/{code}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Take a seat").click()
    expect(ann.page.get_by_text("Bob", exact=True)).to_be_visible()
    ann.button("Start the game").click()
    for player in (ann, bob):
        expect(player.page.locator(".middle")).to_be_visible()
    return ann, bob


def mover(ann: Player, bob: Player) -> Player:
    """The one who has something to decide."""
    for _ in count():
        for player in (ann, bob):
            if player.page.locator(".action").count():
                return player
        if ann.is_over():
            return ann
        ann.page.wait_for_timeout(50)
    raise AssertionError


def one_decision(player: Player) -> None:
    if player.is_over():
        return
    player.decide(lambda: "Take")
    player.settle()


def until_turn_of(player: Player, other: Player) -> None:
    """Play until it is this one's turn."""
    while not player.is_over() and mover(player, other) is not player:
        one_decision(other)


def to_the_end(ann: Player, bob: Player) -> None:
    while not (ann.is_over() and bob.is_over()):
        for player in (ann, bob):
            if player.page.locator(".action").count():
                one_decision(player)


def checks_out(player: Player):
    player.go(f"/check/{player.code()}")
    expect(player.page.locator(".verdict.ok")).to_be_visible()
    return player.page
