"""Solving at the terminal: what it needs, what people see meanwhile, and how it is refused."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from multiprocessing import get_context
from threading import Timer
from typing import TYPE_CHECKING

from greed._extras import install
from greed.cli.exits import Refusal
from greed.cli.render import ink
from greed.core.errors import Unsolvable
from greed.core.messages import say
from greed.core.sheet import Sheet

if TYPE_CHECKING:
    from ctypes import Array, c_double

    from rich.progress import Progress, ProgressColumn

    from greed.coach.judges import WinJudge
    from greed.mind import Answer, Question


@contextmanager
def patience(said: str, seconds: float = 1.0) -> Iterator[None]:
    """Say what is taking long once a second has passed."""
    if not sys.stderr.isatty():
        yield
        return
    with _after(seconds, said):
        yield


_SILENT = 10.0
"""Seconds that a program may wait for another without a word."""


@contextmanager
def _after(seconds: float, said: str) -> Iterator[None]:
    """Say something on standard error if this takes longer."""
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
        with _after(_SILENT, f"{what} ..."):
            yield lambda _round, _part: None
        return
    from rich.progress import TimeElapsedColumn

    with _unseen(), _bar(TimeElapsedColumn()) as bar:
        task = bar.add_task(say("solving-ready", what=what), total=None)

        def tick(round_: int, part: float) -> None:
            said = what if round_ < 2 else say("solving-round", what=what, round=round_)
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
def _unseen() -> Iterator[None]:
    """Don't show what is typed meanwhile, which would break the bar; it is read afterwards."""
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
        termios.tcsetattr(at, termios.TCSADRAIN, before)


def _bar(*columns: ProgressColumn) -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    said = TextColumn("{task.description}")
    return Progress(said, BarColumn(), *columns, console=Console(stderr=True), transient=True)


def need_numpy(what: str) -> None:
    """Refuse to go on without what counts games."""
    _need(what, "sim", [] if find_spec("numpy") else ["numpy"])


def need_plot() -> None:
    """Refuse to go on without what pictures need."""
    _need("pictures", "plot", [] if find_spec("matplotlib") else ["matplotlib"])


def _need(what: str, extra: str, missing: list[str]) -> None:
    if missing:
        raise Refusal(f"{what} need {', '.join(missing)}; install them with: {install(extra)}")


@contextmanager
def solvable(sheet: str, stopped: str = "") -> Iterator[None]:
    """Turn the refusal of a solver into one of the program; say what Ctrl-C leaves behind."""
    try:
        yield
    except KeyboardInterrupt:
        ink.hint(stopped or say("stopped"))
        raise
    except Unsolvable as error:
        raise Refusal(f"{sheet} has no exact answer: {error}") from None
    except ValueError as error:  # a position that no game reaches, a bot for other tables
        raise Refusal(str(error)) from None


def judge_of(sheet: Sheet) -> WinJudge:
    """Return the judge of win probabilities on a sheet, solved first if needed."""
    from greed.coach.judges import WinJudge, win_judge
    from greed.packs import ready_solution

    if (ready := ready_solution(sheet)) is not None:
        return WinJudge(ready)
    with progress(say("solving", sheet=sheet.name)) as tick:
        return win_judge(sheet, tick)


def asked(question: Question, sheet: Sheet) -> Answer:
    """Return the mind's answer to a question about a sheet, which is solved first if that helps.

    Raises:
        Refusal: there is no answer.
    """
    from greed.mind import Provisional, Refused, answer

    told = answer(question)
    if isinstance(told, Provisional) and told.unsolved and told.unsolved.seats == 2:
        with progress(say("solving", sheet=sheet.name)) as tick:
            solved = answer(told.unsolved, tick=tick)
        told = solved if isinstance(solved, Refused) else answer(question)
    if isinstance(told, Refused):
        raise Refusal(told.why)
    return told


class Solving:
    """A sheet that is solved in a process of its own, while a game goes on.

    What comes of it is on disk then, where `judge_of` finds it.
    """

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        context = get_context("spawn")
        self._far = context.RawArray("d", 2)  # the round, and how much of it is done
        self._process = context.Process(target=_solve, args=(sheet, self._far), daemon=True)
        with _deaf():
            self._process.start()

    @property
    def over(self) -> bool:
        """Whether the process has ended, with a solution or without."""
        return not self._process.is_alive()

    def wait(self) -> bool:
        """Show how far it is until it is over or a line is typed; return whether it is over."""
        with progress(say("solving", sheet=self.sheet.name)) as tick:
            while not self.over and not _typed():
                self._process.join(_LOOK)
                round_, part = self._far
                if round_ or part:
                    tick(int(round_), part)
        return self.over

    def stop(self) -> None:
        """End the process, without a solution."""
        self._process.terminate()
        self._process.join()


_LOOK = 0.1
"""Seconds after which the keyboard is looked at."""


def can_hear() -> bool:
    """Return whether what is typed shows before it is read: at a terminal of a Unix."""
    return sys.stdin.isatty() and find_spec("termios") is not None


def _typed() -> bool:
    from select import select

    return bool(select([sys.stdin], [], [], 0)[0])


@contextmanager
def _deaf() -> Iterator[None]:
    """Start processes that don't hear Ctrl-C, which is for the game."""
    import signal

    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _solve(sheet: Sheet, far: Array[c_double]) -> None:
    """Solve a sheet and say how far it is; one without a solution is refused where it is asked."""
    from contextlib import suppress

    from greed.coach.judges import win_judge

    def tick(round_: int, part: float) -> None:
        far[0], far[1] = round_, part

    with suppress(Unsolvable):
        win_judge(sheet, tick)


_LONG = 600.0
"""CPU seconds that nobody is told to spend on one game."""


def way_to_exact(sheet: Sheet, seats: int, caveat: str) -> str:
    """Return a caveat with the command that makes an estimate for more than two players exact."""
    from greed.solver import MOST_SEATS, size_of

    if not 2 < seats <= MOST_SEATS or not caveat or not sheet.name:
        return caveat
    try:
        if size_of(sheet, seats).seconds > _LONG:
            return caveat
    except Unsolvable:
        return caveat
    command = f"greed solve '{sheet.name}' --seats {seats}"
    return say("way-to-exact", caveat=caveat, command=command)
