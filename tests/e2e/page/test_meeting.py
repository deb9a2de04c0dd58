"""Phones that meet by a word: with a page of a plain folder, or one that a server shows."""

from __future__ import annotations

import re
import shutil

import pytest
from playwright.sync_api import expect
from scripts.addresses import add_meeting
from tests.support.alone import plainly_served
from tests.support.phones import Phone, play_on
from tests.support.servers import serving

TURN = re.compile("turn$")


@pytest.fixture
def met(folder, tmp_path):
    """Where a plain web server shows a page that knows a meeting point, and the meeting point."""
    copy = tmp_path / "www" / "some" / "where"
    shutil.copytree(folder, copy)
    with plainly_served(copy) as address:
        origin = "/".join(address.split("/")[:3])
        with serving(str(tmp_path / "g.sqlite"), tmp_path, GREED_ORIGINS=origin) as server:
            add_meeting(copy, server.url)
            yield address


def opened(host: Phone, address: str) -> str:
    """Open a table, and let the others come by a word."""
    host.page.goto(address)
    host.page.get_by_label("Your name").fill("Ann")
    host.press("Open the table")
    host.press("Invite a phone")
    return host.page.get_by_label("The code of this table").inner_text()


def begun(host: Phone, guest: Phone) -> None:
    guest.page.get_by_label("Your name").fill("Bob")
    guest.press("Take a seat")
    host.press("Start the game")
    for phone in (host, guest):
        expect(phone.page.locator(".caption strong")).to_have_text(TURN)


def test_a_phone_joins_by_one_picture_and_comes_back_by_itself(phones, met):
    host, guest = phones
    opened(host, f"{met}#/near")
    guest.page.goto(f"{met}#/near")
    guest.looks_at(host, "Picture that invites a phone")
    guest.page.get_by_text("Scan the picture").click()
    begun(host, guest)
    for phone in (guest, host):
        play_on(phones, lambda: any("Roll" in each.player.actions() for each in phones))
        standing = phone.page.locator(".caption strong").inner_text()
        phone.page.reload()
        for each in phones:
            expect(each.page.get_by_text("not connected")).to_have_count(0, timeout=30_000)
            expect(each.page.locator(".caption strong")).to_have_text(TURN)
        expect(phone.page.locator(".caption strong")).to_have_text(standing)
    play_on(phones, lambda: "Roll" in host.player.actions())


def test_a_phone_joins_by_typing_the_code_on_the_page_of_a_server(phones, site):
    host, guest = phones
    word = opened(host, f"{site.url}/near")
    guest.page.goto(f"{site.url}/friends")
    guest.page.get_by_role("link", name="keep the table").click()
    field = guest.page.get_by_label("Or type the code of the table")
    field.fill("2222 2222 2222")
    guest.press("Join")
    expect(guest.page.get_by_text("Nobody waits under this code")).to_be_visible()
    field.fill(word.lower())
    guest.press("Join")
    begun(host, guest)


def test_without_the_meeting_point_the_pictures_come_at_once(phones, met):
    host, guest = phones
    host.page.route("**/api/meetings*", lambda route: route.abort())
    host.page.goto(f"{met}#/near")
    host.press("Open the table")
    host.press("Invite a phone")
    expect(host.page.get_by_text("It works without it")).to_be_visible()
    guest.page.goto(f"{met}#/near")
    guest.looks_at(host, "Picture that invites a phone")
    guest.page.get_by_text("Scan the picture").click()
    expect(guest.page.get_by_role("img", name="Picture that answers")).to_be_visible()
