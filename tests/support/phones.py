"""Browsers as phones in one room: each has a camera, which sees what another one shows."""

from __future__ import annotations

import io
import json
import re
import signal
from collections.abc import Callable
from pathlib import Path

import psutil
from PIL import Image
from playwright.sync_api import Page, expect
from tests.support.page import Player

SIZE = 480
GRANTED = ("--use-angle=swiftshader", "--use-fake-ui-for-media-stream")
# What this phone sends is bent on the way, or lost.
BENT = """
    const { send } = RTCDataChannel.prototype;
    RTCDataChannel.prototype.send = function (text) {
        const { bend, lose } = window;
        if (lose && text.includes(lose)) return (window.lost = true);
        send.call(this, bend ? text.replace(new RegExp(bend[0], "g"), bend[1]) : text);
    };
"""


class Phone:
    """A browser whose camera sees a file."""

    def __init__(self, browser, chromium: str, camera: Path) -> None:
        self.camera = camera
        see(camera, Image.new("L", (SIZE, SIZE), 255))
        fake = ("--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={camera}")
        self.browser = browser.browser_type.launch(executable_path=chromium, args=[*GRANTED, *fake])
        self.context = self.browser.new_context(
            viewport={"width": 390, "height": 844}, service_workers="block"
        )
        self.context.add_init_script(BENT)
        self.player = Player(self.context, "")
        self.page: Page = self.player.page

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name).click()

    def looks_at(self, other: Phone, picture: str) -> None:
        shown = other.page.get_by_role("img", name=picture)
        see(self.camera, Image.open(io.BytesIO(shown.screenshot())).convert("L"))

    def all_processes(self, what: signal.Signals) -> None:
        """Send a signal to all processes of this browser."""
        ours = [
            process
            for process in psutil.Process().children(recursive=True)
            if any(str(self.camera) in word for word in process.cmdline())
        ]
        every = {child for process in ours for child in process.children(recursive=True)}
        for process in every.union(ours):
            process.send_signal(what)

    @property
    def is_on_turn(self) -> bool:
        return bool(self.player.actions() or self.player.button("Take all").count())


def see(camera: Path, picture: Image.Image) -> None:
    """Put a picture before a camera: a film of three frames in grey (YUV4MPEG2)."""
    grey = picture.resize((SIZE, SIZE)).tobytes()
    frame = b"FRAME\n" + grey + b"\x80" * (SIZE * SIZE // 2)
    camera.write_bytes(f"YUV4MPEG2 W{SIZE} H{SIZE} F10:1 Ip C420\n".encode() + frame * 3)


def connect(host: Phone, guest: Phone, invite: str) -> None:
    """The guest scans the host's picture, and the host the guest's answer."""
    host.press(invite)
    guest.looks_at(host, "Picture that invites a phone")
    guest.page.get_by_text("Scan the picture").click()
    expect(guest.page.get_by_role("img", name="Picture that answers")).to_be_visible()
    host.looks_at(guest, "Picture that answers")
    host.press("Next: scan their answer")


def gather(phones: list[Phone], address: str, pack: str = "") -> tuple[Phone, list[Phone]]:
    """Let all phones sit down at the first one's table, and begin."""
    host, *guests = phones
    house = json.dumps(json.dumps({"title": "Short", "toml": "", "pack": pack}))
    host.page.goto(address)
    host.page.evaluate(f"sessionStorage.setItem('greed.house', {house})")
    host.page.goto(f"{address}#/near" + ("?sheet=house" if pack else ""))
    host.page.get_by_label("Your name").fill("Ann")
    host.page.get_by_label(str(len(phones)), exact=True).check()
    host.press("Open the table")
    for guest, name in zip(guests, ("Bob", "Cleo", "Dan"), strict=False):
        guest.page.goto(f"{address}#/near")
        connect(host, guest, "Invite a phone")
        guest.page.get_by_label("Your name").fill(name)
        guest.press("Take a seat")
    host.press("Start the game")
    for phone in phones:
        expect(phone.page.locator(".caption strong")).to_have_text(re.compile("turn$"))
    return host, guests


def play_on(phones: list[Phone], done: Callable[[], bool] | None = None) -> None:
    """Let anybody who can decide do so, until this holds, or the game is over for all."""
    done = done or (lambda: all(phone.player.is_over() for phone in phones))
    for _ in range(600):
        if done():
            return
        for phone in phones:
            if phone.is_on_turn and phone.page.locator(".middle[aria-busy=false]").count():
                phone.player.decide(lambda: "Take")
        phones[0].page.wait_for_timeout(50)
    raise AssertionError("the game doesn't end")
