"""What a command may take: a turn is walked within the limits, and solving estimated from it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated

import typer

from greed.cli.exits import Refusal
from greed.core.errors import Unsolvable
from greed.core.sheet import Sheet
from greed.graph import TooHeavy, Work, turn_size
from greed.policies import public_name
from greed.solver import MOST_BYTES, MOST_SEATS, is_saved, size_of

_SIZES = {"kb": 1e3, "mb": 1e6, "gb": 1e9, "tb": 1e12}
_TIMES = {"s": 1, "m": 60, "h": 3600, "d": 86400}
_SPANS = ((86400 * 365, "year"), (86400, "day"), (3600, "hour"), (60, "minute"), (1, "second"))
_SOLVED = {"optimal": 2, "level": 2, "sprinter": 1, "turns-alone": 1}
"""For how many seats the game is solved that players and measures ask about."""
_HOPELESS = Work(30 * 86400.0, int(MOST_BYTES))  # nobody is told how to allow that
_LOADED = 60e6  # bytes of a Python that has loaded Greed


@dataclass(frozen=True)
class Limits:
    """How much memory and time a command may take: options of every command that solves.

    >>> Limits("2GB", "10m").seconds
    600.0

    Raises:
        Refusal: a limit cannot be read.
    """

    memory: Annotated[
        str,
        typer.Option(
            "--memory",
            metavar="SIZE",
            help="Refuse work that needs more memory than this, e.g. 500MB or 4GB.",
        ),
    ] = "2GB"
    time: Annotated[
        str,
        typer.Option(
            "--time",
            metavar="TIME",
            help="Refuse work that needs more CPU time than this, e.g. 90s, 30m or 2h.",
        ),
    ] = "10m"

    def __post_init__(self) -> None:
        _ = self.bytes, self.seconds

    @property
    def bytes(self) -> float:
        """The most memory."""
        return _parsed(self.memory, _SIZES, "--memory takes a size, e.g. 500MB or 4GB")

    @property
    def seconds(self) -> float:
        """The most CPU time."""
        return _parsed(self.time, _TIMES, "--time takes a time, e.g. 90s, 30m or 2h")

    def check(self, what: str, sheet: Sheet, *seats: int) -> None:
        """Refuse work on a sheet beyond the limits: its turns, and games for these many seats.

        Raises:
            Refusal: with the estimate, and what to do.
        """
        self.check_all(what, [sheet], self.works(sheet, *seats))

    def works(self, sheet: Sheet, *seats: int) -> list[Work]:
        """Return what a sheet's turns take, and solving it for these many seats.

        Turns that are too heavy count as far as they were walked, games on disk not at all.
        """
        try:
            works = [turn_size(sheet, Work(self.seconds, int(self.bytes))).work]
        except TooHeavy as error:
            return [error.work]
        for n in seats:
            if n <= MOST_SEATS and not is_saved(sheet, n):
                with suppress(Unsolvable, ValueError):  # solvers say why
                    size = size_of(sheet, n)
                    works.append(Work(size.seconds, size.bytes))
        return works

    def check_time(self, what: str, seconds: float) -> None:
        """Refuse work, such as many games, that would take more time than the limit."""
        if seconds > self.seconds:
            allow = f", or allow it with --time {_rounded_up(seconds, _TIMES)}"
            raise Refusal(
                f"{what} would take {_about(told_time(seconds))} of CPU time, more than the limit"
                f" ({told_time(self.seconds)}). Ask for fewer"
                f"{allow if seconds <= _HOPELESS.seconds else ''}"
            )

    def check_all(self, what: str, sheets: Iterable[Sheet], works: Iterable[Work]) -> None:
        """Refuse works that are done one after the other if together they are beyond the limits."""
        listed = list(works)
        seconds = sum(work.seconds for work in listed)
        most = max((work.bytes for work in listed), default=0) + _LOADED
        raises = []
        if most > self.bytes:
            raises.append(f"--memory {_rounded_up(most, _SIZES)}")
        if seconds > self.seconds:
            raises.append(f"--time {_rounded_up(seconds, _TIMES)}")
        if not raises:
            return
        allow = f", or allow it with {' '.join(raises)}"
        if most > _HOPELESS.bytes or seconds > _HOPELESS.seconds:
            allow = ""
        names = ", ".join(dict.fromkeys(sheet.name for sheet in sheets))
        raise Refusal(
            f"{what} {names} would take {_about(told_size(most))} of memory and"
            f" {told_time(seconds)} of CPU time, more than the limits"
            f" ({told_size(self.bytes)}, {told_time(self.seconds)}). Make the sheet smaller (a"
            f" lower target, points with a larger common divisor, fewer dice){allow}"
        )


def seats_for(names: Iterable[str]) -> list[int]:
    """Return for how many seats games are solved that players and measures need, by their names."""
    bare = (public_name(name).partition(":")[0] for name in names)
    return sorted({_SOLVED[name] for name in bare if name in _SOLVED})


def _parsed(text: str, units: dict[str, float] | dict[str, int], hint: str) -> float:
    match = re.fullmatch(r"(\d+(?:\.\d+)?)\s*([a-z]+)", text.strip().lower(), re.ASCII)
    if match is None or match[2] not in units or not float(match[1]):
        raise Refusal(f"{hint}, not {text!r}")
    return float(match[1]) * units[match[2]]


def _rounded_up(amount: float, units: dict[str, float] | dict[str, int]) -> str:
    """Return a limit that is enough, as the options take it."""
    name, size = next(
        ((name, size) for name, size in reversed(units.items()) if amount >= size),
        next(iter(units.items())),
    )
    return f"{int(amount * 1.1 / size) + 1}{name.upper() if name in _SIZES else name}"


def _about(amount: str) -> str:
    return amount if amount.startswith("more") else f"about {amount}"


def told_size(amount: float) -> str:
    """Return an amount of memory in words, e.g. 2.5 GB."""
    if amount >= 1e15:
        return "more than 1,000 TB"
    name, size = next(((n, s) for n, s in reversed(_SIZES.items()) if amount >= s), ("kb", 1e3))
    return f"{amount / size:.3g} {name.upper()}"


def told_time(seconds: float) -> str:
    """Return a time in words, e.g. 2 hours.

    >>> told_time(90), told_time(3e10)
    ('2 minutes', 'more than 100 years')
    """
    if seconds > 100 * _SPANS[0][0]:
        return "more than 100 years"
    size, name = next(((s, n) for s, n in _SPANS if seconds >= s), (1, "second"))
    number = max(1, round(seconds / size))
    return f"{number} {name}{'' if number == 1 else 's'}"
