"""Ratings on the page: a key of the browser's own, shown at tables, and what it has come to."""

import re

import httpx
import pytest
from playwright.sync_api import expect
from tests.support.page import Player, serious
from tests.support.rated import ANN, BOB, CEM, Game, counted, rating
from tests.support.servers import Server, serving

SEED = "01" * 32  # that of ANN
KEPT = f"localStorage.setItem('greed.identity', '{SEED}');"
WANTS = f"{KEPT} localStorage.setItem('greed.rated', 'true');"


@pytest.fixture(scope="module")
def club(request, tmp_path_factory):
    """A server that rates players."""
    request.getfixturevalue("built")
    folder = tmp_path_factory.mktemp("club")
    settings = {"GREED_RATINGS": "1", "GREED_COACH": "0", "GREED_LOBBY": "5"}
    with serving(str(folder / "g.sqlite"), folder, **settings) as server:
        yield server


@pytest.fixture
def enter(visit, club: Server):
    def entering(script: str = "", **options) -> Player:
        player: Player = visit(at=club, **options)
        player.page.add_init_script(script)
        return player

    return entering


def create(player: Player) -> str:
    player.go("/friends").page.get_by_label("Name at seat 1").fill("Ann")
    player.button("Create the room and invite").click()
    expect(player.page.get_by_role("heading", name="Room")).to_be_visible()
    return player.code()


def test_a_browser_that_plays_for_a_rating_shows_its_key_at_every_table(enter):
    ann = enter(WANTS)
    code = create(ann)
    expect(ann.page.get_by_text(ANN.fingerprint)).to_be_visible()
    bob = enter("localStorage.setItem('greed.rated', 'true');").go(f"/{code}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Take a seat").click()
    expect(bob.page.get_by_text(re.compile(r"key [0-9a-f]{4}-"))).to_have_count(2)
    create(ann)
    expect(ann.page.get_by_text(ANN.fingerprint)).to_be_visible()


def test_nobody_is_known_by_a_key_without_having_said_so(enter):
    ann = enter(KEPT)
    create(ann)
    wish = ann.button("Play for my rating")
    expect(wish).to_be_visible()
    expect(ann.page.get_by_text(ANN.fingerprint)).to_have_count(0)
    wish.click()
    expect(ann.page.get_by_text(ANN.fingerprint)).to_be_visible()


def test_the_page_of_ratings_says_where_one_stands(enter, club):
    with httpx.Client(base_url=club.url) as client:
        Game(client, (ANN, BOB), sheet="koans").start().play()
        known = counted(client, ANN)
    player = enter(KEPT, phone=True).go("/ratings")
    player.page.set_viewport_size({"width": 320, "height": 640})
    expect(player.page.get_by_text("Nobody has played 10 rated games yet.")).to_be_visible()
    player.page.get_by_role("checkbox", name="Play for my rating").check()
    expect(player.page.get_by_text(f"{known['rating']:,}?")).to_be_visible()
    expect(player.page.get_by_text("after 1 game")).to_be_visible()
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 320
    assert serious(player) == []


@pytest.mark.parametrize(("width", "theme"), [(320, "light"), (1280, "dark")])
def test_a_player_has_a_page_with_the_rating_over_time(enter, club, width, theme):
    with httpx.Client(base_url=club.url) as client:
        before = rating(client, CEM)
        games = before["games"] if before else 0
        for _ in range(2):
            Game(client, (CEM, ANN), sheet="koans").start().play()
        known = counted(client, CEM, games + 2)
    player = enter(color_scheme=theme).go(f"/ratings/{CEM.fingerprint}")
    page = player.page
    page.set_viewport_size({"width": width, "height": 800})
    expect(page.get_by_role("heading", name="P0", level=1)).to_be_visible()
    expect(page.get_by_text(f"{known['rating']:,}?")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("^Rating over"))).to_be_visible()
    expect(page.get_by_role("row")).to_have_count(1 + known["games"])
    expect(page.get_by_role("row").nth(1)).to_contain_text("Playing Greed")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert serious(player) == []
    page.get_by_role("row").nth(1).get_by_role("link", name="P1").click()
    expect(page.get_by_text(f"Key {ANN.fingerprint}")).to_be_visible()


def test_a_key_that_nobody_has_played_with_is_said(enter):
    page = enter().go("/ratings/0000-0000-0000-0000-0000").page
    expect(page.get_by_role("alert")).to_contain_text("no rated player")
