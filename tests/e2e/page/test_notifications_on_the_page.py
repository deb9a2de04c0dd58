"""Notifications: switched on with a tap, shown while nobody looks at the page, taken back after."""

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.support.page import Player, serious
from tests.support.rooms import Room

# Chromium forgets a notification that is asked for between its writing and its showing: nobody
# asks before it is shown.
COUNTED = """
    globalThis.shows = 0;
    const {prototype} = ServiceWorkerRegistration;
    const show = prototype.showNotification;
    prototype.showNotification = async function (...given) {
        await show.apply(this, given);
        globalThis.shows++;
    };
"""
SWITCH = "Tell me when it is my turn"


@pytest.fixture
def game(site):
    """A game of Ann, who begins, and Bob: the room, and Bob's token."""
    room = Room(site, seats=[{"name": "Ann"}, {}], first=0, clock=86_400)
    token = room.ask("sit", name="Bob")["token"]
    room.ask("start")
    return room, token


@pytest.fixture
def enter(visit):
    """Open a phone at a seat of a room."""

    def entering(code, token, *, allowed=True, **options) -> Player:
        permissions = ["notifications"] if allowed else []
        options |= {"permissions": permissions, "service_workers": "allow"}
        player: Player = visit(phone=True, **options)
        player.go(f"/{code}#seat={token}")
        until(player, "navigator.serviceWorker.controller !== null")
        return player

    return entering


def turn(room, token=None):
    """Play the present turn to its end: the creator, or who holds this token."""
    seat = room.game["seat"]
    while room.move(token=token)["seat"] == seat:
        pass


def until(player, holds):
    """Wait until an expression is true (the page's policy forbids Playwright's own way)."""
    for _ in range(600):
        if player.page.evaluate(holds):
            return
        player.page.wait_for_timeout(50)
    raise AssertionError(f"never: {holds}")


def shown(player: Player, count: int) -> list[dict[str, Any]]:
    """Wait until this many notifications are there."""
    look = """async (count) => {
        const registration = await navigator.serviceWorker.ready;
        for (let tries = 0; tries < 150; tries++) {
            await new Promise((done) => setTimeout(done, 200));
            const found = await registration.getNotifications();
            if (found.length === count)
                return found.map(({title, body, tag}) => ({title, body, tag}));
        }
        return null;
    }"""
    found: list[dict[str, Any]] | None = player.page.evaluate(look, count)
    assert found is not None, f"there are never {count} notifications"
    return found


def behind_others(bob: Player, code: str) -> Player:
    """Let the page wish to be told, and believe that nobody sees it."""
    bob.page.evaluate("localStorage.setItem('greed.told', 'true')")
    bob.page.add_init_script("""
        window.hidden = false;
        Object.defineProperty(document, "hidden", {get: () => window.hidden});
    """)
    bob.page.add_init_script(COUNTED)
    bob.go(f"/{code}")
    expect(bob.menu()).to_be_visible()
    bob.page.evaluate("window.hidden = true")
    return bob


def test_a_tap_switches_it_on_and_off(enter, game):
    room, token = game
    bob = enter(room.code, token)
    bob.menu().click()
    switch = bob.page.get_by_role("checkbox", name=SWITCH)
    expect(switch).not_to_be_checked()
    switch.check()
    expect(switch).to_be_checked()
    bob.go(f"/{room.code}").menu().click()
    expect(switch).to_be_checked()
    switch.uncheck()
    bob.go(f"/{room.code}").menu().click()
    expect(switch).not_to_be_checked()


def test_a_page_that_is_open_behind_others_tells_it_and_takes_it_back(enter, game):
    room, token = game
    bob = behind_others(enter(room.code, token), room.code)
    turn(room)
    until(bob, "shows === 1")
    title = room.view["sheet"]["title"]
    assert shown(bob, 1) == [{"title": "Your turn", "body": title, "tag": f"room {room.code}"}]
    bob.page.evaluate("""() => {
        window.hidden = false;
        document.dispatchEvent(new Event("visibilitychange"));
    }""")
    shown(bob, 0)


CLICK = """async () => {
    // A browser lets windows be opened and focused only after a click of a person's.
    const done = [];
    self.clients.openWindow = async (url) => { done.push(`opened ${url}`); };
    WindowClient.prototype.focus = async function () { done.push(`focused ${this.url}`); };
    const [notification] = await self.registration.getNotifications();
    const waits = [];
    const event = new NotificationEvent("notificationclick", {notification});
    event.waitUntil = (promise) => waits.push(promise);
    self.dispatchEvent(event);
    await Promise.all(waits);
    return [...done, (await self.registration.getNotifications()).length];
}"""


def test_a_tap_on_the_notification_brings_the_room_to_the_front(enter, game):
    room, token = game
    bob = behind_others(enter(room.code, token), room.code)
    turn(room)
    until(bob, "shows === 1")
    shown(bob, 1)
    clicked = bob.page.context.service_workers[0].evaluate(CLICK)
    assert clicked == [f"focused {bob.url}/{room.code}", 0]


def test_a_browser_that_was_told_never_to_says_what_to_do(enter, game):
    room, token = game
    bob = enter(room.code, token, allowed=False)
    bob.menu().click()
    expect(bob.page.get_by_role("checkbox", name=SWITCH)).to_be_disabled()
    expect(bob.page.get_by_text("Your browser blocks notifications")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_switch_fits_the_smallest_phone_and_everybody_can_use_it(enter, game, scheme):
    room, token = game
    bob = enter(room.code, token, color_scheme=scheme)
    bob.page.set_viewport_size({"width": 320, "height": 640})
    bob.menu().click()
    switch = bob.page.get_by_role("checkbox", name=SWITCH)
    switch.focus()
    bob.page.keyboard.press("Space")
    expect(switch).to_be_checked()
    assert not bob.is_wider_than_screen()
    assert serious(bob) == []


def test_the_icon_of_the_app_says_when_it_is_our_turn(enter, game):
    room, token = game
    bob = enter(room.code, token)
    bob.page.add_init_script("""
        window.badge = "none";
        navigator.setAppBadge = async (count) => { window.badge = count; };
        navigator.clearAppBadge = async () => { window.badge = "none"; };
    """)
    bob.go(f"/{room.code}")
    expect(bob.menu()).to_be_visible()
    assert bob.page.evaluate("badge") == "none"
    turn(room)
    until(bob, "badge === 1")
    turn(room, token)
    until(bob, "badge === 'none'")
