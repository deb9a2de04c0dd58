"""The page as a folder under a plain web server, and games that are played there."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import expect
from tests.support.page import Player
from tests.support.servers import free_port

from greed.core.jsonl import from_jsonl
from greed.core.record import Record, replay

ROOT = Path(__file__).parents[2]
PATIENCE = 30


def build_site(folder: Path, *options: str) -> Path:
    """Build the site as `make site` does, without the documentation."""
    command = [sys.executable, str(ROOT / "scripts" / "site.py"), str(folder), "--no-docs"]
    subprocess.run(
        [*command, *options], cwd=ROOT, check=True, capture_output=True, text=True, timeout=3000
    )
    return folder


@contextlib.contextmanager
def plainly_served(folder: Path) -> Iterator[str]:
    """Show the folder above the parent of this one with Python's own web server; its address."""
    port = free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]
    with subprocess.Popen(
        command, cwd=folder.parents[1], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as server:
        try:
            _await_answer(f"http://127.0.0.1:{port}/")
            yield f"http://127.0.0.1:{port}/{folder.relative_to(folder.parents[1]).as_posix()}/"
        finally:
            server.terminate()


def _await_answer(url: str) -> None:
    last = time.monotonic() + PATIENCE
    while True:
        try:
            urlopen(url, timeout=5).close()
        except URLError:
            if time.monotonic() > last:
                raise
            time.sleep(0.05)
        else:
            return


def offline(alone: Callable[..., Player], path: str, **options: Any) -> Player:
    """A browser without a network at a page that has been visited once."""
    player = alone(installed=True, **options)
    player.page.context.set_offline(True)
    return player.go(path)


def set_up(player: Player, sheet: str, *seats: str, page: str = "device") -> Player:
    """Begin a game; each seat is a bot, or the name of a person that begins with a capital."""
    view = player.go(f"#/{page}?sheet={sheet.replace('+', '%2B')}").page
    for number, seat in enumerate(seats, 1):
        if number > 2:
            player.button("Add a seat").click()
        kind = "person" if seat[0].isupper() else seat
        view.get_by_label(f"Seat {number}", exact=True).select_option(kind)
        if kind == "person":
            view.get_by_label(f"Name at seat {number}").fill(seat)
    view.get_by_label("Who begins").select_option(label=seats[0])
    player.button("Start").click()
    expect(view.locator(".felt")).to_be_visible()
    return player


def play_from(player: Player, line: str, bot: str) -> None:
    """Begin a game against a bot in a position of the analysis board."""
    player.go(f"#/explore#p={line.replace(' ', '+')}").button("Play from here").click()
    player.page.get_by_label("Against").select_option(bot)
    player.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    expect(player.page.locator(".felt")).to_be_visible()


def play_on(player: Player, most: int = 10_000) -> bool:
    """Decide until the game is over (True) or this many decisions were made."""
    for _ in range(most):
        if not player.await_turn():
            return True
        player.decide(lambda: "Take")
        player.settle()
    return player.is_over()


def standing(player: Player) -> tuple[list[int], str, str]:
    page = player.page
    turn = page.locator("output").inner_text() if page.locator("output").count() else ""
    return player.dice(), turn, page.get_by_role("region", name="All turns").first.inner_text()


def saved_record(player: Player, path: Path) -> Record:
    """Save the record of a finished game with the page's button; return it as the core reads it."""
    with player.page.expect_download() as download:
        player.button("Save the record").click()
    download.value.save_as(path)
    record = from_jsonl(path.read_text("utf-8"))
    *_, last = replay(record)
    assert last.over
    return record
