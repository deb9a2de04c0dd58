"""The program, run inside the test: arguments and typed lines in, exit code and text out."""

import io
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from rich.console import Console

import greed
from greed.cli.app import run
from greed.cli.table.host import Host, Left
from greed.cli.table.saves import Save
from greed.cli.table.screen import Screen
from greed.game import Game


@dataclass(frozen=True)
class Answer:
    """What the program did."""

    code: int
    out: str
    err: str


class Program:
    """Runs `greed` with games kept in a folder of the test."""

    def __init__(
        self, folder: Path, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch
    ) -> None:
        self.folder = folder
        self._capsys = capsys
        self._patch = patch
        patch.setenv("GREED_HOME", str(folder))
        patch.chdir(folder)
        patch.setenv("COLUMNS", "80")

    def __call__(self, *arguments: str, typed: str = "") -> Answer:
        self._patch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            code = run(list(arguments))
        except SystemExit as exit_:  # how Typer ends when a shell asks for completions
            code = int(exit_.code or 0)
        out, err = self._capsys.readouterr()
        return Answer(code, out, err)

    @property
    def games(self) -> list[Path]:
        """The games that are saved."""
        return sorted((self.folder / "games").glob("*.jsonl"))


def drawn(
    sheet: str,
    seats: Sequence[str],
    dice: str,
    typed: Sequence[str],
    folder: Path,
    *,
    colour: bool = False,
    width: int = 80,
) -> str:
    """Return what a terminal shows when these lines are typed into a game."""
    paper = io.StringIO()
    lines = iter(typed)

    def read(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        paper.write(f"{prompt}{line}\n")
        return line

    console = Console(
        file=paper,
        width=width,
        force_terminal=True,
        color_system="standard" if colour else None,
        legacy_windows=False,
    )
    screen = Screen(console, read=read)
    record = greed.Record(sheet=greed.load(sheet), seats=tuple(seats), dice=dice)
    file = Save(folder / "game.jsonl")
    game = Game.of(record, store=file.keep)
    file.begin(record)
    screen.opening(record.sheet, resumed=False)
    try:
        Host(screen, game, file.path).run()
        screen.scores(game.seats, game.state)
    except (EOFError, Left):
        pass
    finally:
        file.close()
    return "".join(f"{line.rstrip()}\n" for line in paper.getvalue().splitlines())
