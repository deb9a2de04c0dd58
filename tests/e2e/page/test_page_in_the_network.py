"""A page from a laptop to the phones around it: plain http, nothing from elsewhere, offline."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from tests.support.page import Player
from tests.support.rooms import Room
from tests.support.servers import serving


def test_a_game_is_played_over_plain_http_from_another_host(visit):
    player = visit(host="greed.test", phone=True).play_now()
    player.decide()
    player.settle()
    assert player.page.evaluate("window.isSecureContext") is False


def test_nothing_comes_from_another_host_and_no_rule_of_the_page_is_broken(visit, site):
    player = visit()
    finished = Room(site, sheet="koans(target=300)", start=True).finish()
    for path in ("/", "/friends", "/rules/official", "/editor", f"/{finished.code}"):
        player.go(path)
        player.page.wait_for_timeout(300)
    hosts = {
        urlsplit(url).hostname for url in player.hosts if not url.startswith(("blob:", "data:"))
    }
    assert hosts == {"127.0.0.1"}
    # Broken rules of the content security policy appear in the console: `visit` looks there.


@pytest.mark.usefixtures("built")
def test_a_game_goes_on_after_the_server_was_restarted(browser, tmp_path):
    with serving(str(tmp_path / "g.sqlite"), tmp_path) as server:
        context = browser.new_context()
        player = Player(context, server.url).play_now()
        before = player.dice()
        server.kill()
        expect(player.page.get_by_text("Connection lost. Reconnecting")).to_be_visible()
        server.start()
        expect(player.page.get_by_text("Connection lost")).to_have_count(0)
        assert player.dice() == before
        player.decide()
        player.settle()
        expect(player.page.get_by_role("alert")).to_have_count(0)
        context.close()


def test_a_room_that_does_not_exist_says_so(visit):
    player = visit().go("/ZZZZZZ")
    expect(player.page.get_by_role("heading")).to_contain_text("find room ZZZZZZ")
