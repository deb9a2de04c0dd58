"""Two phones join without any server: each scans what the other one shows, and they play."""

from __future__ import annotations

import re
import signal
import subprocess
import sys

import pytest
from playwright.sync_api import expect
from tests.support.phones import Phone, connect, gather, play_on

ROLL = re.compile("^Roll")


@pytest.fixture(scope="module")
def short() -> str:
    """The pack of a short game."""
    return greed("pack", "koans(target=600)")


def scores(phone: Phone) -> list[str]:
    return phone.page.locator(".strip .score").all_inner_texts()


def greed(*words: str) -> str:
    command = [sys.executable, "-m", "greed", *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize("phones", [2, 4], indirect=True)
def test_a_game_is_played_from_the_scan_to_a_verified_record(phones, address, short, tmp_path):
    gather(phones, address, short)
    play_on(phones)
    for phone in phones:
        with phone.page.expect_download() as download:
            phone.press("Save the record")
        download.value.save_as(tmp_path / "game.jsonl")
        assert "have made together" in greed("verify", str(tmp_path / "game.jsonl"))


def test_after_a_reload_the_phone_that_keeps_a_table_checks_it_and_others_say_where_it_is(
    phones, address, short
):
    host, (guest,) = gather(phones, address, short)
    play_on(phones)
    code = host.player.code()
    for phone in phones:
        phone.page.goto(f"{address}#/check/{code}")
        expect(phone.page.locator(".verdict.ok")).to_contain_text("have made together")
    for phone in phones:
        phone.page.reload()
    expect(host.page.locator(".verdict.ok")).to_contain_text("have made together")
    expect(host.page.get_by_text("Every move was legal.")).to_be_visible()
    expect(guest.page.get_by_text("on the phone that keeps this table")).to_be_visible()


def test_a_reload_in_the_middle_of_a_throw_loses_nothing_on_either_side(phones, address, short):
    host, (guest,) = gather(phones, address, short)
    guest.page.evaluate("""window.lose = '"open"'""")
    play_on(phones, lambda: guest.page.evaluate("window.lost ?? false"))
    for phone in phones:
        phone.page.reload()
    host.press("Connect")
    connect(host, guest, "Invite a phone")
    play_on(phones)


@pytest.mark.parametrize("reloaded", ["host", "guest"])
def test_a_reload_of_one_phone_in_the_middle_of_a_throw_asks_for_one_scan(
    phones, address, short, reloaded
):
    host, (guest,) = gather(phones, address, short)
    # The guest's part in a roll is lost on its way, so the throw can't end.
    guest.page.evaluate("""window.lose = '"open"'""")
    play_on(phones, lambda: guest.page.evaluate("window.lost ?? false"))
    standing = [scores(phone) for phone in phones]
    (host if reloaded == "host" else guest).page.reload()
    guest.page.evaluate("window.lose = null")
    host.press("Connect")
    if reloaded == "host":
        guest.press("Connect")
    connect(host, guest, "Invite a phone")
    for phone in phones:
        expect(phone.page.locator(".caption strong")).to_have_text(re.compile("turn$"))
    assert [scores(phone) for phone in phones] == standing
    play_on(phones)


def test_a_phone_that_has_slept_plays_on_without_a_picture(phones, address):
    host, (guest,) = gather(phones, address)
    guest.all_processes(signal.SIGSTOP)
    expect(host.page.get_by_text("Bob is not connected")).to_be_visible()
    guest.all_processes(signal.SIGCONT)
    expect(host.page.get_by_text("Bob is not connected")).to_have_count(0)
    play_on(phones, lambda: host.is_on_turn or guest.is_on_turn)
    mover = host if host.is_on_turn else guest
    mover.player.button(ROLL).click()
    for phone in phones:
        expect(phone.page.locator(".told")).to_have_text(re.compile("rolls? [1-6]"))


@pytest.mark.parametrize("phones", [3], indirect=True)
def test_the_owner_of_a_lost_phone_sits_down_again_with_another_one(phones, address):
    host, lost, fresh = phones
    gather([host, lost], address)
    lost.browser.close()
    host.press("Connect")
    fresh.page.goto(f"{address}#/near")
    connect(host, fresh, "Invite a phone")
    expect(fresh.page.get_by_text("phone been lost")).to_be_visible()
    fresh.press("Go on here")
    expect(host.page.get_by_text("Bob is not connected")).to_have_count(0)
    play_on([host, fresh], lambda: "Roll" in fresh.player.actions())
    fresh.player.button(ROLL).click()
    expect(host.page.locator(".told")).to_have_text(re.compile("Bob rolls? [1-6]"))


def test_a_link_that_is_bent_on_its_way_does_nothing(phones, address):
    host, (guest,) = gather(phones, address)
    play_on(phones, lambda: "Roll" in guest.player.actions())
    before = host.page.locator(".told").inner_text()
    guest.page.evaluate("""window.bend = ['"link":"[0-9a-f]{64}"', `"link":"${'0'.repeat(64)}"`]""")
    guest.player.button(ROLL).click()
    guest.page.wait_for_timeout(500)
    assert host.page.locator(".told").inner_text() == before
    guest.page.evaluate("window.bend = null")
    guest.page.reload()
    host.press("Connect")
    connect(host, guest, "Invite a phone")
    expect(host.page.locator(".told")).to_have_text(re.compile("Bob rolls? [1-6]"))


def test_phones_of_different_versions_say_so(phones, address):
    host, (guest,) = gather(phones, address)
    host.page.evaluate("""window.bend = ['"position":"', '"position":"of another version ']""")
    play_on(phones, lambda: host.is_on_turn or guest.is_on_turn)
    mover = host if host.is_on_turn else guest
    mover.player.button(ROLL).click()
    expect(guest.page.get_by_text("their pages are of different versions")).to_be_visible()


def test_two_phones_join_by_their_cameras_and_play_on_whichever_is_gone(phones, address):
    host, guest = phones
    host.page.goto(f"{address}#/near")
    host.page.get_by_label("Your name").fill("Ann")
    host.press("Open the table")
    guest.page.goto(f"{address}#/near")
    connect(host, guest, "Invite a phone")
    guest.page.get_by_label("Your name").fill("Bob")
    guest.press("Take a seat")
    host.press("Start the game")
    words = [phone.page.locator(".caption strong") for phone in phones]
    for title in words:
        expect(title).to_have_text(re.compile("turn$"))
    mover = next(p for p, title in zip(phones, words, strict=True) if "Your" in title.inner_text())
    mover.player.button(ROLL).click()
    for phone in phones:
        expect(phone.page.locator(".told")).to_have_text(re.compile("rolls? [1-6]"))
    fallen = [re.findall(r"[1-6]", phone.page.locator(".told").inner_text()) for phone in phones]
    assert fallen[0] == fallen[1]
    # The guest's page is loaded again: it scans the host's picture once more, and is back.
    guest.page.reload()
    expect(guest.page.get_by_role("link", name="Scan the picture")).to_be_visible()
    host.press("Connect")
    connect(host, guest, "Invite a phone")
    expect(guest.page.locator(".caption strong")).to_have_text(words[1].inner_text())
    expect(host.page.get_by_text("is not connected")).to_have_count(0)
    # The phone that keeps the table is gone for good: the guest's goes on where it was.
    standing = guest.page.locator(".caption strong").inner_text()
    host.browser.close()
    guest.press("Connect")
    guest.press("Pass this phone around")
    expect(guest.page).to_have_url(re.compile("/table/"))
    expect(guest.page.locator(".caption strong")).to_have_text(
        re.compile("Bob.s turn" if standing.startswith("Your") else "Ann.s turn")
    )


@pytest.mark.parametrize("phones", [3], indirect=True)
def test_another_phone_keeps_the_table_when_the_first_is_gone_for_good(phones, address):
    ann, bob, cleo = phones
    ann.page.goto(f"{address}#/near")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("3", exact=True).check()
    ann.press("Open the table")
    for guest, name in ((bob, "Bob"), (cleo, "Cleo")):
        guest.page.goto(f"{address}#/near")
        connect(ann, guest, "Invite a phone")
        guest.page.get_by_label("Your name").fill(name)
        guest.press("Take a seat")
    ann.press("Start the game")
    for phone in phones:
        expect(phone.page.locator(".caption strong")).to_have_text(re.compile("turn$"))
    ann.browser.close()
    # Bob's page is even loaded again, and has nobody to ask.
    bob.page.reload()
    bob.press("Keep the table on this phone")
    cleo.press("Connect")
    bob.press("Invite a phone")
    cleo.looks_at(bob, "Picture that invites a phone")
    cleo.page.get_by_text("Scan the picture").click()
    expect(cleo.page.get_by_role("img", name="Picture that answers")).to_be_visible()
    bob.looks_at(cleo, "Picture that answers")
    bob.press("Next: scan their answer")
    cleo.page.get_by_label("Your name").fill("Cleo")
    cleo.press("Take a seat")
    bob.press("Start the game")
    for phone in (bob, cleo):
        expect(phone.page.locator(".caption strong")).to_have_text(re.compile("turn$"))
        expect(phone.page.get_by_text("Ann").first).to_be_visible()
