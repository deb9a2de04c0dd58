"""Rooms with open seats, and `greed bot join` as a process that takes them."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import greed
from greed.client import Client, RoomState, Unreachable, calls
from greed.sealed import Verdict, verify_game
from greed.wire import DiceMode, SeatSetup, Snapshot

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


def programs(page: str) -> dict[str, str]:
    """Return the programs that a page shows, by the names of their files."""
    shown = r"Save this as `([\w.]+)`:\n\n```\w+\n(.*?)```"
    return dict(re.findall(shown, (ROOT / "docs" / page).read_text("utf-8"), re.DOTALL))


class Room:
    """A room whose host holds no seat."""

    def __init__(
        self, url: str, guests: int, house: str | None = None, sheet: str = "koans(target=1000)",
        dice: DiceMode = "fair", clock: int | None = None,
    ) -> None:  # fmt: skip
        self.client = Client(url)
        seats = [SeatSetup()] * guests + ([SeatSetup(bot=house)] if house else [])
        made = self.client.ask(calls.create(seats, sheet, dice=dice, clock=clock, first=0))
        assert made.snapshot.room.code
        self.code = made.snapshot.room.code
        self.client.token = made.token

    def look(self) -> Snapshot:
        return self.client.ask(calls.look(self.code))

    def start(self, seconds: float = 60) -> None:
        """Start once every seat is taken."""
        last = time.monotonic() + seconds
        while any(seat.kind == "open" for seat in self.look().room.seats):
            assert time.monotonic() < last, self.look().room.seats
            time.sleep(0.05)
        self.client.ask(calls.start(self.code))

    def follow(self, until: str = "over", seconds: float = 100) -> RoomState:
        """Watch until the room has a status."""
        last, room = time.monotonic() + seconds, RoomState()
        while time.monotonic() < last:
            try:
                for room in self.client.follow(self.code):
                    if room.room.status == until:
                        return room
            except Unreachable:
                continue
        raise AssertionError(f"not {until} within {seconds} seconds")

    def verdict(self) -> Verdict:
        """Return what the record of the game proves of its dice."""
        verdict = verify_game(greed.from_jsonl(self.client.ask(calls.record(self.code))))
        assert verdict is not None, "nobody made these dice together"
        return verdict


def joining(url: str, *codes: str, bot: str, log: Path, **options: str) -> subprocess.Popen[bytes]:
    """Return `greed bot join` at work; what it says goes to a file."""
    more = [part for name, value in options.items() for part in (f"--{name}", value)]
    command = [sys.executable, "-m", "greed", "bot", "join", url, *codes, "--bot", bot, *more]
    with log.open("ab") as out:
        return subprocess.Popen(
            command,
            stdout=out,
            stderr=out,
            preexec_fn=_hearing_ctrl_c,  # noqa: PLW1509
        )


def _hearing_ctrl_c() -> None:
    """Let Ctrl-C end a process even where the tests run in the background of a shell."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
