"""Two phones join without any server: each scans what the other one shows, and they play."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page, expect
from tests.e2e.page.conftest import script

SIZE = 480
GRANTED = ("--use-angle=swiftshader", "--use-fake-ui-for-media-stream")


class Phone:
    """A browser whose camera sees a file."""

    def __init__(self, browser, camera: Path) -> None:
        self.camera = camera
        see(camera, Image.new("L", (SIZE, SIZE), 255))
        fake = ("--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={camera}")
        path = script("chromium.sh")
        self.browser = browser.browser_type.launch(executable_path=path, args=[*GRANTED, *fake])
        context = self.browser.new_context(
            viewport={"width": 390, "height": 844}, service_workers="block"
        )
        self.page: Page = context.new_page()
        self.page.set_default_timeout(30_000)

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name).click()

    def looks_at(self, other: Phone, picture: str) -> None:
        shown = other.page.get_by_role("img", name=picture)
        see(self.camera, Image.open(io.BytesIO(shown.screenshot())).convert("L"))


def see(camera: Path, picture: Image.Image) -> None:
    """Put a picture before a camera: a film of three frames in grey (YUV4MPEG2)."""
    grey = picture.resize((SIZE, SIZE)).tobytes()
    frame = b"FRAME\n" + grey + b"\x80" * (SIZE * SIZE // 2)
    camera.write_bytes(f"YUV4MPEG2 W{SIZE} H{SIZE} F10:1 Ip C420\n".encode() + frame * 3)


@pytest.fixture
def phones(browser, tmp_path, request):
    count = getattr(request, "param", 2)
    made = [Phone(browser, tmp_path / f"{number}.y4m") for number in range(count)]
    yield made
    for phone in made:
        phone.browser.close()


def connect(host: Phone, guest: Phone, invite: str) -> None:
    """The guest scans the host's picture, and the host the guest's answer."""
    host.press(invite)
    guest.looks_at(host, "Picture that invites a phone")
    guest.page.get_by_text("Scan the picture").click()
    expect(guest.page.get_by_role("img", name="Picture that answers")).to_be_visible()
    host.looks_at(guest, "Picture that answers")
    host.press("Next: scan their answer")


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
    mover.page.get_by_role("button", name=re.compile("^Roll")).click()
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
