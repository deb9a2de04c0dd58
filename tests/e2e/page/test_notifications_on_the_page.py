"""Notifications: switched on with a tap, sealed by the server, shown by the real service worker."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.support.page import Player, serious
from tests.support.push import CONTACT, Browser
from tests.support.servers import serving

from greed.web.push import make_key

# A browser in a test reaches no push service: what it would say is said by the test.
SUBSCRIBES = """
    const given = %s;
    const made = {
        endpoint: given.endpoint, options: {applicationServerKey: null},
        toJSON: () => ({
            endpoint: given.endpoint, expirationTime: null,
            keys: {p256dh: given.p256dh, auth: given.auth},
        }),
        unsubscribe: async () => { localStorage.removeItem("test.push"); return true; },
    };
    const stored = () => {
        const key = localStorage.getItem("test.push");
        if (!key) return null;
        made.options.applicationServerKey = Uint8Array.from(JSON.parse(key)).buffer;
        return made;
    };
    PushManager.prototype.getSubscription = async () => stored();
    PushManager.prototype.subscribe = async ({userVisibleOnly, applicationServerKey}) => {
        if (!userVisibleOnly) throw new Error("must be visible");
        localStorage.setItem("test.push", JSON.stringify([...applicationServerKey]));
        return stored();
    };
"""
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


@pytest.fixture(scope="module")
def hall(request, push_running, tmp_path_factory):
    """A server that sends notifications."""
    request.getfixturevalue("built")
    folder = tmp_path_factory.mktemp("hall")
    make_key(folder / "push.pem")
    with serving(
        str(folder / "g.sqlite"), folder, GREED_PUSH_KEY=str(folder / "push.pem"),
        GREED_PUSH_CONTACT=CONTACT, GREED_PUSH_SERVICES=push_running.origin,
    ) as server:  # fmt: skip
        yield server


@pytest.fixture
def game(hall):
    """A game of Ann, who begins, and Bob: its code and their tokens."""
    room = {"seats": [{"name": "Ann"}, {}], "first": 0, "clock": {"seconds": 86_400}}
    made = hall.ask("/api/rooms", room)
    code = made["snapshot"]["room"]["code"]
    bob = hall.ask(f"/api/rooms/{code}/seats", {"name": "Bob"})["token"]
    hall.ask(f"/api/rooms/{code}/start", {}, made["token"])
    return code, made["token"], bob


@pytest.fixture
def enter(visit, hall):
    """Open a phone at a seat of a room."""

    def entering(code, token, browser=None, *, allowed=True, **options) -> Player:
        permissions = ["notifications"] if allowed else []
        options |= {"permissions": permissions, "service_workers": "allow"}
        player: Player = visit(phone=True, at=hall, **options)
        if browser:
            player.page.add_init_script(SUBSCRIBES % json.dumps(browser.subscription))
        player.go(f"/{code}#seat={token}")
        until(player, "navigator.serviceWorker.controller !== null")
        return player

    return entering


def turn(hall, code, token):
    """Play the present turn to its end."""
    game = hall.ask(f"/api/rooms/{code}")["game"]
    seat = game["seat"]
    while game["seat"] == seat:
        move = {"move": game["choices"][-1]["move"], "ply": game["ply"]}
        game = hall.ask(f"/api/rooms/{code}/moves", move, token)["snapshot"]["game"]


def until(player, holds):
    """Wait until an expression is true (the page's policy forbids Playwright's own way)."""
    for _ in range(600):
        if player.page.evaluate(holds):
            return
        player.page.wait_for_timeout(50)
    raise AssertionError(f"never: {holds}")


class Worker:
    """The page's real service worker, driven by what a push service would deliver to it."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.registrations: list[dict[str, Any]] = []
        self._line = player.page.context.new_cdp_session(player.page)
        self._line.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: self.registrations.extend(told["registrations"]),
        )
        self._line.send("ServiceWorker.enable")
        (self._script,) = player.page.context.service_workers
        self._script.evaluate(f"() => {{{COUNTED}}}")
        while not self.registrations:
            player.page.wait_for_timeout(20)

    def deliver(self, note: str) -> None:
        given = {
            "origin": self.player.url, "data": note,
            "registrationId": self.registrations[-1]["registrationId"],
        }  # fmt: skip
        self._line.send("ServiceWorker.deliverPushMessage", given)

    def shown(self, count: int, *, of: int | None = None) -> list[dict[str, str]]:
        """Wait until this many notifications are left of those shown (as many, unless said)."""
        wanted = count if of is None else of
        for _ in range(600):
            if self._script.evaluate("shows") >= wanted:
                break
            self.player.page.wait_for_timeout(50)
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
        found: list[dict[str, str]] | None = self.player.page.evaluate(look, count)
        assert found is not None, f"there are never {count} notifications"
        return found


def note(code, what="turn"):
    return json.dumps({"code": code, "title": "Greed", "what": what})


def test_a_tap_switches_it_on_and_the_turn_reaches_the_screen_while_the_page_is_closed(
    enter, hall, service, game
):
    code, ann, token = game
    browser: Browser = service.browser()
    bob = enter(code, token, browser)
    bob.button("Room").click()
    switch = bob.page.get_by_role("checkbox", name=SWITCH)
    expect(switch).not_to_be_checked()
    switch.check()
    expect(switch).to_be_checked()
    bob.go("/rules")
    turn(hall, code, ann)
    (sent,) = service.wait(1)
    worker = Worker(bob)
    worker.deliver(browser.read(sent.body).decode())
    title = hall.ask(f"/api/rooms/{code}")["room"]["sheet"]["title"]
    assert worker.shown(1) == [{"title": "Your turn", "body": title, "tag": f"room {code}"}]


def test_what_was_switched_off_stays_off(enter, hall, service, game):
    code, ann, token = game
    bob = enter(code, token, service.browser())
    bob.button("Room").click()
    switch = bob.page.get_by_role("checkbox", name=SWITCH)
    switch.check()
    expect(switch).to_be_enabled()
    switch.uncheck()
    expect(switch).to_be_enabled()
    bob.go(f"/{code}").button("Room").click()
    expect(switch).not_to_be_checked()
    bob.go("/rules")
    turn(hall, code, ann)
    service.still(0)


def test_a_device_that_is_told_in_one_room_is_told_in_the_next_without_another_tap(
    enter, hall, service, game
):
    code, ann, token = game
    bob = enter(code, token, service.browser())
    bob.page.evaluate("localStorage.setItem('greed.told', 'true')")
    with bob.page.expect_response("**/push"):
        bob.go(f"/{code}")
    bob.go("/rules")
    turn(hall, code, ann)
    assert len(service.wait(1)) == 1


def test_one_room_has_one_notification_and_another_room_its_own(enter, game):
    code, _, token = game
    worker = Worker(enter(code, token).go("/rules"))
    worker.deliver(note(code))
    worker.deliver(note(code, "over"))
    worker.deliver(note("OTHERROOM"))
    shown = worker.shown(2, of=3)
    assert {(each["tag"], each["title"]) for each in shown} == {
        (f"room {code}", "The game is over"), ("room OTHERROOM", "Your turn"),
    }  # fmt: skip


def test_nothing_is_shown_while_a_window_of_that_room_is_visible(enter, game):
    code, _, token = game
    bob = enter(code, token)
    expect(bob.button("Room")).to_be_visible()
    worker = Worker(bob)
    worker.deliver(note(code))
    worker.deliver(note("OTHERROOM"))
    (shown,) = worker.shown(1)
    assert shown["tag"] == "room OTHERROOM"


def test_a_page_that_is_open_behind_others_tells_it_by_itself_and_takes_it_back(
    enter, hall, service, game
):
    code, ann, token = game
    bob = enter(code, token, service.browser())
    bob.page.evaluate("localStorage.setItem('greed.told', 'true')")
    bob.page.add_init_script("""
        window.hidden = false;
        Object.defineProperty(document, "hidden", {get: () => window.hidden});
    """)
    bob.page.add_init_script(COUNTED)
    bob.go(f"/{code}")
    expect(bob.button("Room")).to_be_visible()
    bob.page.evaluate("window.hidden = true")
    turn(hall, code, ann)
    until(bob, "shows === 1")
    worker = Worker(bob)
    (shown,) = worker.shown(1, of=0)
    assert (shown["title"], shown["tag"]) == ("Your turn", f"room {code}")
    bob.page.evaluate("""() => {
        window.hidden = false;
        document.dispatchEvent(new Event("visibilitychange"));
    }""")
    worker.shown(0)


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


def test_a_tap_on_the_notification_opens_the_room(enter, game):
    code, _, token = game
    bob = enter(code, token).go("/rules")
    worker = Worker(bob)
    worker.deliver(note(code))
    worker.shown(1)
    clicked = bob.page.context.service_workers[0].evaluate(CLICK)
    assert clicked == [f"opened {bob.url}/#/{code}", 0]
    bob.go(f"/#/{code}")
    expect(bob.button("Room")).to_be_visible()


def test_a_tap_on_the_notification_brings_a_window_of_the_room_to_the_front(enter, game):
    code, _, token = game
    bob = enter(code, token).go("/rules")
    worker = Worker(bob)
    worker.deliver(note(code))
    worker.shown(1)
    bob.go(f"/{code}")
    clicked = bob.page.context.service_workers[0].evaluate(CLICK)
    assert clicked == [f"focused {bob.url}/{code}", 0]


def test_a_browser_that_was_told_never_to_says_what_to_do(enter, service, game):
    code, _, token = game
    bob = enter(code, token, service.browser(), allowed=False)
    bob.button("Room").click()
    expect(bob.page.get_by_role("checkbox", name=SWITCH)).to_be_disabled()
    expect(bob.page.get_by_text("Your browser blocks notifications")).to_be_visible()


def test_a_phone_that_needs_the_installed_page_says_how(enter, game):
    code, _, token = game
    agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15"
    bob = enter(code, token, user_agent=agent)
    bob.page.add_init_script("delete window.PushManager")
    bob.go(f"/{code}").button("Room").click()
    expect(bob.page.get_by_role("checkbox", name=SWITCH)).to_be_disabled()
    expect(bob.page.get_by_text("Add to Home Screen")).to_be_visible()


def test_a_server_that_sends_none_has_no_switch(visit, site):
    made = site.ask("/api/rooms", {"seats": [{"name": "Ann"}, {"bot": "bold"}], "start": True})
    player = visit(phone=True).go(f"/{made['snapshot']['room']['code']}#seat={made['token']}")
    player.button("Room").click()
    expect(player.page.get_by_role("heading", name="Look and sound")).to_be_visible()
    player.page.wait_for_timeout(300)
    expect(player.page.get_by_role("checkbox", name=SWITCH)).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_switch_fits_the_smallest_phone_and_everybody_can_use_it(enter, service, game, scheme):
    code, _, token = game
    bob = enter(code, token, service.browser(), color_scheme=scheme)
    bob.page.set_viewport_size({"width": 320, "height": 640})
    bob.button("Room").click()
    switch = bob.page.get_by_role("checkbox", name=SWITCH)
    switch.focus()
    bob.page.keyboard.press("Space")
    expect(switch).to_be_checked()
    assert not bob.is_wider_than_screen()
    assert serious(bob) == []


def test_the_icon_of_the_app_says_when_it_is_our_turn(enter, hall, game):
    code, ann, token = game
    bob = enter(code, token)
    bob.page.add_init_script("""
        window.badge = "none";
        navigator.setAppBadge = async (count) => { window.badge = count; };
        navigator.clearAppBadge = async () => { window.badge = "none"; };
    """)
    bob.go(f"/{code}")
    expect(bob.button("Room")).to_be_visible()
    assert bob.page.evaluate("badge") == "none"
    turn(hall, code, ann)
    until(bob, "badge === 1")
    turn(hall, code, token)
    until(bob, "badge === 'none'")
