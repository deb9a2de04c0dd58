"""What people see while something takes long: on standard error, at a terminal alone."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING

from greed.cli.render import ink

if TYPE_CHECKING:
    from rich.progress import Progress, ProgressColumn

__all__ = ["counting", "patience", "progress"]


@contextmanager
def patience(said: str, seconds: float = 1.0) -> Iterator[None]:
    """Say what is taking long once a second has passed."""
    if not sys.stderr.isatty():
        yield
        return
    timer = Timer(seconds, ink.hint, (said,))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


@contextmanager
def progress(what: str) -> Iterator[Callable[[int, float], None]]:
    """Show how far a solver is: its round, and how much of that is done.

    Until it has begun (the first time its loops are compiled) there is only a bar that moves.
    """
    if not sys.stderr.isatty():
        yield lambda _round, _part: None
        return
    from rich.progress import TimeElapsedColumn

    with _unheard(), _bar(TimeElapsedColumn()) as bar:
        task = bar.add_task(f"{what}: getting ready", total=None)

        def tick(round_: int, part: float) -> None:
            said = {0: f"{what}: its final rounds", 1: what}.get(round_, f"{what}, round {round_}")
            bar.update(task, description=said, completed=part, total=1.0)

        yield tick


@contextmanager
def counting(what: str) -> Iterator[Callable[[int, int | None], None]]:
    """Show how many games, sheets or the like are done, of how many, and how long that will take.

    Until the first number comes there is only a bar that moves.
    """
    if not sys.stderr.isatty():
        yield lambda _done, _total: None
        return
    from rich.progress import MofNCompleteColumn, TimeRemainingColumn

    with _bar(MofNCompleteColumn(), TimeRemainingColumn()) as bar:
        task = bar.add_task("getting ready", total=None)
        yield lambda done, total: bar.update(task, description=what, completed=done, total=total)


@contextmanager
def _unheard() -> Iterator[None]:
    """Forget what is typed meanwhile, which would break the bar now and be a move afterwards."""
    try:
        import termios
    except ImportError:  # Windows
        yield
        return
    # A job in the background must not touch the terminal.
    if not sys.stdin.isatty() or os.tcgetpgrp(sys.stdin.fileno()) != os.getpgrp():
        yield
        return
    at = sys.stdin.fileno()
    before = termios.tcgetattr(at)
    silent = [*before[:3], before[3] & ~termios.ECHO, *before[4:]]
    termios.tcsetattr(at, termios.TCSADRAIN, silent)
    try:
        yield
    finally:
        termios.tcsetattr(at, termios.TCSAFLUSH, before)  # which drops what was typed


def _bar(*columns: ProgressColumn) -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    said = TextColumn("{task.description}")
    return Progress(said, BarColumn(), *columns, console=Console(stderr=True), transient=True)
