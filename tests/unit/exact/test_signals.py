"""A program's own signals while a solver runs: its time limit, its timers, Ctrl-C."""

import signal
from collections.abc import Callable, Iterator

import pytest

import greed
from greed.exact import saved_solution, solve

SHEET = greed.load("koans(target=1500)")
Install = Callable[[Callable[..., object]], None]


class TooLate(BaseException):
    """What the time limit of a program raises."""


@pytest.fixture
def on_alarm(monkeypatch, tmp_path) -> Iterator[Install]:
    """Say what an alarm does, in a home in which nothing is solved."""
    monkeypatch.setenv("GREED_HOME", str(tmp_path))
    before = signal.getsignal(signal.SIGALRM)

    def install(handler: Callable[..., object]) -> None:
        signal.signal(signal.SIGALRM, handler)

    yield install
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


def _soon(*_: float) -> None:
    """Have an alarm go off while the solver is at work, which has just said how far it is."""
    signal.setitimer(signal.ITIMER_REAL, 0.001)


@pytest.mark.parametrize("engine", ["native", "wasm"])
def test_what_a_signal_raises_stops_a_solver_and_nothing_unfinished_is_kept(
    engine: str, on_alarm: Install, monkeypatch
):
    def late(*_: object) -> None:
        raise TooLate

    monkeypatch.setenv("GREED_ENGINE", engine)
    on_alarm(late)
    with pytest.raises(TooLate):
        solve(SHEET, _soon)
    assert signal.getsignal(signal.SIGALRM) is late
    assert saved_solution(SHEET) is None


def test_a_signal_that_raises_nothing_changes_no_answer(on_alarm: Install):
    heard: list[int] = []
    on_alarm(lambda number, _: heard.append(number))
    assert round(solve(greed.load("koans"), _soon).first_wins, 6) == 0.539854
    assert heard


def test_the_handler_that_a_handler_has_named_stays(on_alarm: Install):
    def once(*_: object) -> None:
        signal.signal(signal.SIGALRM, signal.SIG_IGN)

    on_alarm(once)
    solve(SHEET, _soon)
    assert signal.getsignal(signal.SIGALRM) is signal.SIG_IGN
