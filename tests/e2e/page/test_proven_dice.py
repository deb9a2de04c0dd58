"""Dice that nobody needs to trust, as people at several browsers see them."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.support.page import Player, choose_game
from tests.support.servers import Server

WORDS = re.compile(r"^(?:[a-z]{5} ){5}[a-z]{5}$")


def test_a_strict_game_on_basic_goes_on_after_an_offer_is_declined(visit):
    ann, bob = table(visit, "Ann", "Bob", sheet="basic")
    log = ann.page.locator(".log").first
    for _ in range(60):
        if log.get_by_text("with all dice").count():
            break
        one_decision(thrower(ann, bob))
    expect(log).to_contain_text("with all dice")
    told = log.get_by_role("listitem").count()
    for _ in range(6):
        one_decision(thrower(ann, bob))
    assert log.get_by_role("listitem").count() > told


def test_everybody_reads_the_same_six_words_and_how_often_the_table_was_started(visit):
    ann, bob = table(visit, "Ann", "Bob")
    seen = [shown_words(player) for player in (ann, bob)]
    assert seen[0] == seen[1]
    assert WORDS.match(seen[0])
    expect(bob.page.get_by_text("This table was started once")).to_be_visible()


def test_a_reload_in_the_middle_of_a_roll_gives_the_value_that_was_not_heard(visit):
    held = Held("value")
    ann, bob = table(visit, "Ann", "Bob", prepare={"Bob": held})
    held.holding = True
    act(thrower(ann, bob), "Roll")
    expect(ann.page.get_by_text("Waiting for Bob\u2019s device to roll with you")).to_be_visible()
    held.until_caught(bob.page)
    held.holding = False
    bob.page.reload()
    expect(ann.page.get_by_text(re.compile("Waiting for Bob"))).to_have_count(0)
    expect(ann.page.locator(".log").first).to_contain_text("roll")


def test_a_second_tab_looks_on_until_it_is_told_to_play(visit):
    ann, bob = table(visit, "Ann", "Bob")
    second = ann.page.context.new_page()
    second.goto(ann.page.url)
    expect(second.get_by_text("This game is open in another tab")).to_be_visible()
    second.get_by_role("button", name="Play here").click()
    expect(second.get_by_text("This game is open in another tab")).to_have_count(0)
    expect(ann.page.get_by_text("This game is open in another tab")).to_be_visible()
    ann.page = second
    for _ in range(4):
        one_decision(thrower(ann, bob))
    expect(second.locator(".log").first).to_contain_text("roll")


def test_a_record_and_the_witness_of_a_browser_are_saved_and_verified(visit, tmp_path):
    ann, bob = table(visit, "Ann", "Bob")
    while not (ann.is_over() and bob.is_over()):
        one_decision(thrower(ann, bob))
    bob.button("Verify every throw here").click()
    expect(bob.page.locator(".verdict.ok")).to_contain_text("are what they had to be")
    record = saved(ann.page, "button", "Save the record", tmp_path / "game.jsonl")
    witness = saved(bob.page, "button", "Save what this browser saw", tmp_path / "witness.json")
    command = [sys.executable, "-m", "greed", "verify", str(record), "--witness", str(witness)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    kept = json.loads(witness.read_text())
    assert (kept["device"], kept["starts"]) == (1, 1)
    assert len(kept["heads"]) > 1
    assert all(k is not None for k, _, _ in kept["sent"])


def test_a_device_stops_with_an_alarm_when_the_server_shows_other_dice(visit):
    forged = Forged()
    ann, bob = table(visit, "Ann", "Bob", prepare={"Bob": forged})
    act(thrower(ann, bob), "Roll")
    expect(bob.page.get_by_role("heading", name="This device has stopped playing")).to_be_visible()
    expect(bob.page.get_by_text(re.compile("throw [12] is"))).to_be_visible()
    expect(bob.page.get_by_text("Don\u2019t play on")).to_be_visible()
    expect(ann.page.get_by_text("This device has stopped playing")).to_have_count(0)


def test_three_go_on_without_one_that_fell_silent_and_its_turn_is_lost(impatient, visit):
    held = Held("value")
    players = table(visit, "Ann", "Bob", "Carl", at=impatient, prepare={"Carl": held}, clock=True)
    ann, bob, carl = players
    while thrower(*players) is not carl:
        one_decision(thrower(*players))
    held.holding = True
    act(carl, "Roll")
    waiting = ann.page.get_by_text("Waiting for Carl\u2019s device to roll with you")
    expect(waiting).to_be_visible()
    for player in (ann, bob):
        player.page.clock.fast_forward("00:15")
    ann.button("Call Carl\u2019s device").click()
    expect(carl.page.get_by_text("The others are waiting for you")).to_be_visible()
    for player in (ann, bob):
        expect(player.page.get_by_text("seconds to answer")).to_be_visible()
        expect(player.button("Go on without Carl\u2019s device")).to_have_count(0)
        player.page.clock.fast_forward("01:05")
        player.button("Go on without Carl\u2019s device").click()
    for player in (ann, bob):
        told = player.page.locator(".log").first
        expect(told).to_contain_text("Carl forfeits the turn")
    expect(carl.page.get_by_text("The others went on without you")).to_be_visible()
    expect(carl.page.get_by_text("one turn of yours is passed over")).to_be_visible()


def test_of_two_one_goes_on_alone_and_the_silent_one_comes_back(impatient, visit):
    ann, bob = table(visit, "Ann", "Bob", at=impatient, clock=True)
    while thrower(ann, bob) is not bob:
        one_decision(thrower(ann, bob))
    expect(ann.page.get_by_text("you can play on without them")).to_be_visible()
    ann.button("Call Bob\u2019s device").click()
    expect(bob.page.get_by_text("The others are waiting for you")).to_be_visible()
    expect(ann.page.get_by_text("seconds to answer")).to_be_visible()
    ann.page.clock.fast_forward("01:05")
    ann.button("Go on without Bob\u2019s device").click()
    expect(ann.page.locator(".log").first).to_contain_text("Bob sits out")
    expect(bob.page.get_by_text("The others went on without you")).to_be_visible()
    one_decision(thrower(ann))
    bob.button("I\u2019m back").click()
    expect(bob.page.get_by_text("The others went on without you")).to_have_count(0)
    while thrower(ann, bob) is not bob:
        one_decision(thrower(ann, bob))
    while not (ann.is_over() and bob.is_over()):
        one_decision(thrower(ann, bob))
    bob.button("Verify every throw here").click()
    expect(bob.page.locator(".verdict.ok")).to_contain_text("are what they had to be")
    expect(bob.page.get_by_text("was silent and passed over before roll")).to_be_visible()


def test_a_lost_phone_is_replaced_with_its_recovery_code(visit):
    ann, bob = table(visit, "Ann", "Bob")
    ann.menu().click()
    ann.page.get_by_text("Verifiable dice", exact=True).click()
    ann.page.get_by_text("If you lose this device").click()
    code = ann.page.locator(".code .words").inner_text()
    ann.page.get_by_text("Move your seat").click()
    link = ann.page.get_by_label("Move your seat to another device").input_value()
    url = ann.url
    ann.page.close()
    phone = visit(phone=True).go(link.removeprefix(url))
    expect(phone.page.get_by_role("heading", name="Let this device in")).to_be_visible()
    phone.page.get_by_label(re.compile("recovery code")).fill("babad-babad-babad-babad-babad-babad")
    phone.button("Play here").click()
    expect(
        phone.page.get_by_text("This code doesn\u2019t belong to anybody in this game")
    ).to_be_visible()
    phone.page.get_by_label(re.compile("recovery code")).fill(code)
    phone.button("Play here").click()
    expect(phone.page.get_by_role("heading", name="Let this device in")).to_have_count(0)
    for _ in range(4):
        one_decision(thrower(phone, bob))


def test_a_page_counts_starts_that_are_called_off_and_asks_before_the_third(visit):
    held = Held("reveal")
    ann, bob = sitting(visit, "Ann", "Bob", prepare={"Ann": held})
    held.holding = True
    for number in (1, 2):
        ann.button("Start the game").click()
        ann.button("Call the start off").click()
        expect(ann.button("Start the game")).to_be_enabled()
        expect(bob.page.get_by_text("Take part in start")).to_have_count(0)
        bob.page.get_by_text("Verifiable dice", exact=True).click()
        expect(bob.page.get_by_text(f"This browser has seen {number} of these")).to_be_visible()
        bob.page.get_by_text("Verifiable dice", exact=True).click()
    held.holding = False
    ann.button("Start the game").click()
    expect(bob.page.get_by_role("heading", name="Start number 3 in this room")).to_be_visible()
    for player in (ann, bob):
        player.button("Take part in start 3").click()
    for player in (ann, bob):
        expect(player.page.locator(".middle")).to_be_visible()


def test_another_phone_goes_on_once_the_old_one_says_yes(visit):
    ann, bob = table(visit, "Ann", "Bob")
    ann.menu().click()
    ann.page.get_by_text("Move your seat").click()
    link = ann.page.get_by_label("Move your seat to another device").input_value()
    assert "&" not in link
    ann.page.keyboard.press("Escape")
    phone = visit(phone=True).go(link.removeprefix(ann.url))
    expect(phone.page.get_by_role("heading", name="Let this device in")).to_be_visible()
    words = phone.page.locator(".notice strong").inner_text()
    expect(ann.page.get_by_role("alert")).to_contain_text(words)
    ann.button("Yes, the same words: let it in").click()
    expect(ann.page.get_by_text("Another device is playing for you now")).to_be_visible()
    expect(phone.page.get_by_role("heading", name="Let this device in")).to_have_count(0)
    for _ in range(6):
        one_decision(thrower(phone, bob))
    expect(bob.page.locator(".log").first).to_contain_text("Ann rolls")


@pytest.fixture
def impatient(tmp_path, site):
    """A server for which a minute passes in no time."""
    assert site
    with Impatient(str(tmp_path / "g.sqlite"), tmp_path) as server:
        yield server


class Impatient(Server):
    """It lets others call a silent device and go on without it at once: the page itself waits."""

    def __init__(self, database: str, folder: Path) -> None:
        super().__init__(database, folder)
        at_once = (
            "import greed.web.rooms.moves as s; s.WAIT = -60;"
            "import greed.web.rooms.clock as d; d.PATIENCE_TURN = d.PATIENCE_ROLL = 0.0"
        )
        run = f"{at_once}; from greed.web.__main__ import main; raise SystemExit(main())"
        self._command[1:3] = ["-c", run]


class Held:
    """The line of a browser on which statements of one kind get lost for a while."""

    def __init__(self, verb: str) -> None:
        self.verb, self.holding, self.caught = verb, False, 0

    def __call__(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def sent(message: str | bytes) -> None:
            data = json.loads(message)
            says = data.get("says") or [["", ""]]
            if self.holding and says[0][0].startswith(f"{self.verb} "):
                self.caught += 1
            else:
                server.send(message)

        route.on_message(sent)

    def until_caught(self, page: Page) -> None:
        for _ in range(600):
            if self.caught:
                return
            page.wait_for_timeout(50)
        raise AssertionError(f"nobody has said {self.verb}")


class Forged:
    """A server that shows one browser other dice than were rolled."""

    def __call__(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def heard(message: str | bytes) -> None:
            data = json.loads(message)
            for statement in (data.get("proof") or {}).get("statements", []):
                if statement[1].startswith("throw "):
                    last = int(statement[1][-1])
                    statement[1] = statement[1][:-1] + str(last % 6 + 1)
            route.send(json.dumps(data))

        server.on_message(heard)


def table(visit, *names, **given) -> list[Player]:
    """Browsers at the first roll of a strict game."""
    players = sitting(visit, *names, **given)
    players[0].button("Start the game").click()
    for player in players:
        expect(player.page.locator(".middle")).to_be_visible()
    return players


def sitting(visit, *names, sheet="koans", at=None, prepare=None, clock=False) -> list[Player]:
    """Browsers in a strict room that is full, and has not started."""
    players = []
    for name in names:
        player = visit(**({"at": at} if at else {}))
        if clock:
            player.page.clock.install()
        if name in (prepare or {}):
            player.page.route_web_socket(re.compile("/socket[?]"), prepare[name])
        players.append(player)
    host = players[0].go("/friends")
    choose_game(host.page, sheet)
    host.page.get_by_label("Name at seat 1").fill(names[0])
    for _ in names[2:]:
        host.button("Add a seat").click()
    host.page.get_by_label("Play to").fill({"koans": "500"}.get(sheet, "2000"))
    host.page.get_by_label(re.compile("Strict dice")).check()
    host.button(re.compile("Create the room")).click()
    code = host.page.locator("h1 .code").inner_text()
    for player, name in zip(players[1:], names[1:], strict=True):
        player.go(f"/{code}")
        player.page.get_by_label("Your name").fill(name)
        player.button("Take a seat").click()
        expect(host.page.get_by_text(name, exact=True)).to_be_visible()
    return players


def thrower(*players: Player) -> Player | None:
    """The player who has something to decide; None once the game is over."""
    for _ in range(1200):
        for player in players:
            if player.page.locator(".action").count():
                return player
        if all(player.is_over() for player in players):
            return None
        players[0].page.wait_for_timeout(50)
    raise AssertionError("nobody has anything to decide")


def act(player: Player | None, word: str) -> None:
    assert player is not None, "the game is over"
    player.actions()[word].click()


def one_decision(player: Player | None) -> None:
    if player is not None:
        player.decide(lambda: "Start")
        player.settle()


def shown_words(player: Player) -> str:
    player.menu().click()
    player.page.get_by_text("Verifiable dice", exact=True).click()
    return player.page.locator(".words").first.inner_text()


def saved(page: Page, role: Literal["button", "link"], name: str, path: Path) -> Path:
    with page.expect_download() as download:
        page.get_by_role(role, name=name).first.click()
    download.value.save_as(path)
    return path
