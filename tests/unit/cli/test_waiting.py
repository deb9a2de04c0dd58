"""A word for whoever waits: after a second, at a terminal, and for nobody else."""

import io
import subprocess
import sys

import pytest

from greed.cli import solver
from greed.cli.solver import counting, patience, progress


class Second:
    """A timer whose second passes at once."""

    def __init__(self, seconds: float, said, arguments) -> None:
        assert seconds == 1
        self.said, self.arguments, self.cancelled = said, arguments, False

    def start(self) -> None:
        assert not self.cancelled
        self.said(*self.arguments)

    def cancel(self) -> None:
        self.cancelled = True


class Screen(io.StringIO):
    """Standard error, at a terminal or not."""

    def __init__(self, *, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


@pytest.mark.parametrize(
    ("terminal", "told"), [(True, "Working out koans, once ...\n"), (False, "")]
)
def test_somebody_at_a_terminal_is_told_what_takes_so_long_and_a_program_is_not(
    monkeypatch: pytest.MonkeyPatch, terminal: bool, told: str
):
    screen = Screen(terminal=terminal)
    monkeypatch.setattr(solver, "Timer", Second)
    monkeypatch.setattr(sys, "stderr", screen)
    with patience("Working out koans, once ..."):
        assert screen.getvalue() == told


def test_what_is_quick_needs_no_word(monkeypatch: pytest.MonkeyPatch):
    screen = Screen(terminal=True)
    monkeypatch.setattr(sys, "stderr", screen)
    with patience("Working out koans, once ...", seconds=3600):
        pass
    assert screen.getvalue() == ""


@pytest.mark.parametrize("shown", ["progress", "counting"])
def test_where_no_terminal_shows_how_far_it_is_nothing_is_loaded_for_it(shown: str):
    asked = (
        f"import sys; from greed.cli.solver import {shown}\n"
        f"with {shown}('games') as show: show(1, 5)\n"
        "sys.exit('rich.progress' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", asked], stderr=subprocess.DEVNULL)
    assert run.returncode == 0


def test_what_is_counted_is_shown_at_a_terminal(monkeypatch: pytest.MonkeyPatch):
    screen = Screen(terminal=True)
    monkeypatch.setattr(sys, "stderr", screen)
    with counting("games") as show:
        show(250, 1000)
    assert "getting ready" in screen.getvalue()
    assert "games" in screen.getvalue()
    assert "250/1000" in screen.getvalue()


def test_a_solver_that_nobody_sees_says_in_a_line_what_it_does(monkeypatch: pytest.MonkeyPatch):
    class Late(Second):
        def __init__(self, seconds: float, said, arguments) -> None:
            super().__init__(seconds / 10, said, arguments)

    screen = Screen(terminal=False)
    monkeypatch.setattr(solver, "Timer", Late)
    monkeypatch.setattr(sys, "stderr", screen)
    with progress("Solving official") as tick:
        tick(1, 0.5)
    assert screen.getvalue() == "Solving official ...\n"
