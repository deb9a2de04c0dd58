"""Rooms with open seats, and `greed bot join` as a process that takes them."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import greed
from greed.client import Client, Unreachable
from greed.room import Ask, Create, Done, SeatSetup, View
from greed.room import ask as asks
from greed.room.ask import DiceMode
from greed.room.choices import GameView
from greed.sealed import Verdict, verify_game

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


def programs(page: str) -> dict[str, str]:
    """Return the programs that a page shows, by the names of their files."""
    shown = r"Save this as `([\w.]+)`:\n\n```\w+\n(.*?)```"
    return dict(re.findall(shown, (ROOT / "docs" / page).read_text("utf-8"), re.DOTALL))


def game_of(view: View) -> GameView:
    """Return the game that somebody sees; it has begun."""
    assert view.game is not None
    return view.game


class Room:
    """A room whose host holds no seat."""

    def __init__(
        self, url: str, guests: int, house: str | None = None, sheet: str = "koans(target=1000)",
        dice: DiceMode = "fair", clock: int = 0,
    ) -> None:  # fmt: skip
        seats = (SeatSetup(),) * guests + ((SeatSetup(bot=house),) if house else ())
        wanted = Create(seats=seats, sheet=sheet, dice=dice, clock=clock, first=0)
        made = Client(url).create(wanted)
        self.code = made.code
        self.client = Client(url, made.token)

    def look(self) -> View:
        return self.client.look(self.code)

    def ask(self, ask: Ask) -> Done:
        done = self.client.ask(self.code, ask)
        assert isinstance(done, Done)
        return done

    def wait(self, until: Callable[[View], object], seconds: float = 60) -> View:
        """Look until something is the case."""
        last = time.monotonic() + seconds
        while True:
            with suppress(Unreachable):
                if until(view := self.look()):
                    return view
            assert time.monotonic() < last, "it is not the case"
            time.sleep(0.05)

    def start(self, seconds: float = 60) -> None:
        """Start once every seat is taken."""
        self.wait(lambda view: all(seat.kind != "open" for seat in view.seats), seconds)
        self.ask(asks.Start())

    def end(self, seconds: float = 100) -> View:
        """Wait until the game is over."""
        return self.wait(lambda view: view.status == "over", seconds)

    def verdict(self) -> Verdict:
        """Return what the record of the game proves of its dice."""
        verdict = verify_game(greed.from_jsonl(self.client.record(self.code)))
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
