"""The page without a server of ours: a folder under a plain web server, then no network at all."""

import gzip
import re
import shutil
import subprocess
from pathlib import Path

from playwright.sync_api import expect
from tests.support.alone import (
    ROOT,
    plainly_served,
    play_from,
    play_on,
    saved_record,
    set_up,
    standing,
)
from tests.support.page import Player
from tests.support.servers import serving

from greed.core.jsonl import from_jsonl

PROMISED = 150_000


def test_every_page_opens_without_a_network(alone):
    player = alone(installed=True)
    player.page.context.set_offline(True)
    for path, heading in {
        "#/rules": "Rules",
        "#/rules/ten-dice": "Ten",
        "#/pad": "Score pad",
        "#/device": "On this device",
        "#/friends": "With friends",
        "#/editor": "House rules",
        "#/record": "Open a record",
    }.items():
        player.go(path).page.reload()
        expect(player.page.get_by_role("heading", level=1)).to_contain_text(heading)


def test_the_address_of_a_language_opens_the_page_in_it_with_and_without_a_network(alone):
    player = alone(installed=True)
    start = player.page.url.partition("#")[0]
    for offline in (False, True):
        player.page.context.set_offline(offline)
        for code, said in {"de": "Regeln", "fr": "Règles"}.items():
            player.page.goto(f"{start}{code}/#/rules")
            expect(player.page.get_by_role("heading", level=1)).to_have_text(said)
            expect(player.page.locator("html")).to_have_attribute("lang", code)
            expect(player.page).to_have_url(f"{start}#/rules")
    player.page.reload()
    expect(player.page.get_by_role("heading", level=1)).to_have_text("Règles")
    player.page.goto(f"{start}de/#/rules/classic+amish")
    expect(player.page.get_by_role("heading", level=1)).to_have_text(
        "Greed, das klassische Spiel + Übernahme"
    )
    expect(player.page.get_by_role("heading", name="Worum es geht")).to_be_visible()


def test_four_people_share_a_score_pad_without_a_network_and_undo_a_throw(alone):
    pad = alone(phone=True, installed=True)
    pad.page.context.set_offline(True)
    set_up(pad, "koans", "Ann", "Bob", "Cem", "Dora", page="pad")
    strip = pad.page.locator("button.strip")
    for name in ("Ann", "Bob", "Cem", "Dora", "Ann"):
        expect(strip.locator(".now .name")).to_have_text(name)
        for face in (1, 1, 1, 2, 3):
            pad.button(f"a {face} fell").click()
        pad.settle()
        pad.button("Take all").click()
        pad.button(re.compile("^Bank 1,000")).click()
        pad.settle()
    for _ in range(2):
        pad.button("Undo").click()
        pad.settle()
    expect(strip.locator(".now .name")).to_have_text("Ann")
    assert pad.dice() == [1, 1, 1, 2, 3]


def test_a_reload_at_any_moment_changes_nothing(alone):
    player = set_up(alone(installed=True), "koans", "Ann", "bold")
    player.page.context.set_offline(True)
    for _ in range(3):
        assert not play_on(player, 1)
        before = standing(player)
        player.page.reload()
        expect(player.page.locator(".felt").or_(player.page.locator("h2")).first).to_be_visible()
        player.await_turn()
        assert standing(player) == before


def test_a_game_goes_on_from_the_start_page_and_can_be_forgotten(alone):
    player = set_up(alone(), "koans", "Ann", "bold")
    path = player.page.url
    player.go("")
    player.page.get_by_role("link", name=re.compile("with Rocco")).click()
    expect(player.page).to_have_url(path)
    player.go("")
    player.button(re.compile("^Forget")).click()
    expect(player.page.get_by_text("with Rocco")).to_have_count(0)
    player.page.goto(path)
    player.page.reload()
    expect(player.page.get_by_role("heading", level=1)).to_contain_text("on this device")


def test_an_update_waits_for_the_end_of_a_game_which_keeps_its_own_rules(alone, folder, tmp_path):
    copy = tmp_path / "www" / "some" / "where"
    shutil.copytree(folder, copy)
    with plainly_served(copy) as address:
        player = set_up(alone(at=address, installed=True), "koans", "Ann", "bold")
        play_on(player, 2)
        player.await_turn()
        before, game = standing(player), player.page.url
        publish_another_version(copy)
        player.page.reload()
        player.page.wait_for_function(
            "navigator.serviceWorker.getRegistration().then(found => found.waiting !== null)"
        )
        player.await_turn()
        assert standing(player) == before
        expect(player.page.get_by_text("A new version")).to_have_count(0)
        player.go("")
        expect(player.page.get_by_text("A new version")).to_be_visible()
        player.button("Update").click()
        expect(player.page.get_by_text("A new version")).to_have_count(0)
        expect(player.page).to_have_title("Greed, another version")
        player.page.goto(game)
        player.page.reload()
        player.await_turn()
        assert standing(player) == before
        assert play_on(player)


def publish_another_version(folder: Path) -> None:
    page = folder / "index.html"
    page.write_text(page.read_text("utf-8").replace("<body>", f"<body>{RENAMES}"), "utf-8")
    (folder / "renames.js").write_text(
        "addEventListener('load', () => setInterval(() => {"
        "document.title = 'Greed, another version'}, 50))",
        "utf-8",
    )
    for pack in (folder / "packs").glob("koans*"):
        pack.write_text(pack.read_text("utf-8").replace("koans", "snaok"), "utf-8")
    subprocess.run([str(ROOT / "scripts" / "ui.sh"), "precache", str(folder)], check=True)


RENAMES = '<script src="./renames.js"></script>'


def test_a_page_that_may_store_nothing_says_so_and_plays(alone):
    player = alone(service_workers="block")
    player.page.context.route("**/worker-*.js", without_storage)
    player.page.reload()
    set_up(player, "koans", "Ann", "bold")
    expect(player.page.get_by_role("alert")).to_contain_text("let the page store anything")
    assert not play_on(player, 2)


def without_storage(route) -> None:
    answer = route.fetch()
    denied = "self.indexedDB.open = () => { throw new DOMException('no', 'SecurityError') };"
    route.fulfill(response=answer, body=denied + answer.text())


def with_a_one(route) -> None:
    answer = route.fetch()
    dice = "crypto.getRandomValues = (to) => to.map((_, i) => (to[i] = [0, 1, 1, 2, 5][i % 5]));"
    route.fulfill(response=answer, body=dice + answer.text())


def test_the_first_throw_needs_no_more_than_was_promised(alone, folder, address):
    player = alone(service_workers="block")
    player.page.context.route("**/worker-*.js", with_a_one)  # a bust would bring the bot along
    player.page.reload()
    player.button("Play now").click()
    player.await_turn()
    assert sorted(player.dice()) == [1, 2, 2, 3, 6]
    names = {url.removeprefix(address).partition("#")[0] or "index.html" for url in player.hosts}
    weights = {name: len(gzip.compress((folder / name).read_bytes())) for name in names}
    assert "packs/official.pack.json" in names
    assert sum(weights.values()) < PROMISED, weights


def test_a_record_is_read_by_greed_and_opened_again_by_the_page(alone, tmp_path):
    player = set_up(alone(), "koans", "Ann", "bold")
    assert play_on(player)
    path = tmp_path / "game.jsonl"
    record = saved_record(player, path)
    assert (record.seats, record.dice) == (("Ann", "Rocco"), "device")

    other = alone().go("#/record")
    other.page.locator("input[type=file]").set_input_files(path)
    expect(other.page.get_by_role("heading", name="Ann against Rocco")).to_be_visible()
    other.page.get_by_role("link", name="the table").click()
    expect(other.page.get_by_role("heading", name=re.compile("wins?"))).to_be_visible()
    with other.page.expect_download() as again:
        other.button("Save the record").click()
    again.value.save_as(tmp_path / "again.jsonl")
    assert from_jsonl((tmp_path / "again.jsonl").read_text("utf-8")).events == record.events


def test_a_finished_game_is_a_picture_to_share(alone, tmp_path):
    player = alone()
    play_from(player, "koans 2900,2950 1/1 decide 2 - 150 - - 40", "bold")
    assert play_on(player)
    with player.page.expect_download() as download:
        player.button("Share a picture").click()
    path = tmp_path / "game.png"
    download.value.save_as(path)
    head = path.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    assert (int.from_bytes(head[16:20]), int.from_bytes(head[20:24])) == (1080, 1350)


def test_the_page_plays_on_a_server_that_allows_it(alone, address, tmp_path):
    origin = "/".join(address.split("/")[:3])
    with serving(str(tmp_path / "g.sqlite"), tmp_path, GREED_ORIGINS=origin) as server:
        player = alone().go("#/friends")
        player.page.get_by_label("Address of the server").fill(server.url)
        player.button("Connect").click()
        player.page.get_by_label("Name at seat 1").fill("Ann")
        player.page.get_by_label("Seat 2", exact=True).select_option("bold")
        player.button("Start").click()
        expect(player.page.locator(".felt")).to_be_visible()
        assert not play_on(player, 2)


def test_a_server_that_does_not_allow_the_page_is_said_to_be_out_of_reach(browser, address, site):
    context = browser.new_context()
    player = Player(context, address).go("#/friends")
    player.page.get_by_label("Address of the server").fill(site.url)
    player.button("Connect").click()
    expect(player.page.get_by_role("alert")).to_contain_text("greed serve --origin http://127")
    context.close()


def test_the_page_of_a_server_plays_on_this_device_as_well(visit):
    player = visit().go("/device?sheet=koans")
    player.page.get_by_label("Name at seat 1").fill("Ann")
    player.page.get_by_label("Seat 2", exact=True).select_option("optimal")
    player.button("Start").click()
    expect(player.page.locator(".felt")).to_be_visible()
    assert "/table/" in player.page.url
    assert not play_on(player, 2)
