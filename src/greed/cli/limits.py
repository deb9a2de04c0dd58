"""What a command may take: a turn is walked within the limits, and solving estimated from it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated

import typer

from greed.cli.exits import Refusal
from greed.core.sheet import Sheet
from greed.policies import public_name
from greed.tables import Cost, TooHeavy, Work, cost, least_cost
from greed.tables.budget import beyond

_SIZES = {"kb": 1e3, "mb": 1e6, "gb": 1e9, "tb": 1e12}
_TIMES = {"s": 1, "m": 60, "h": 3600, "d": 86400}
_SPANS = ((86400 * 365, "year"), (86400, "day"), (3600, "hour"), (60, "minute"), (1, "second"))
_NEEDED = {
    "optimal": ["race"],
    "level": ["race"],
    "sprinter": ["odds"],
    "maximiser": ["turn"],
    "turn-points": ["turn"],
    "turns-alone": ["odds"],
}
_HOPELESS = Work(30 * 86400.0, 10**12)  # nobody is told how to allow that
_AT_ONCE = Work(0.5, 200_000_000)  # of a walk that is done before anything is said
_LOADED = 180e6  # bytes of a Python that has loaded the solvers


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

    def check(self, what: str, sheet: Sheet, *parts: str) -> None:
        """Refuse work on a sheet beyond the limits; parts are fields of `greed.tables.Cost`.

        Raises:
            Refusal: with the estimate, and what to do.
        """
        self.check_all(what, [sheet], self.works(sheet, *parts))

    def works(self, sheet: Sheet, *parts: str) -> list[Work]:
        """Return what parts of the work on a sheet take; what is too heavy to count, at least."""

        def parts_of(said: Cost) -> list[Work]:
            return [getattr(said, part) for part in parts]

        allowed = Work(self.seconds, int(self.bytes))
        try:
            return parts_of(cost(sheet, min(allowed, _AT_ONCE, key=lambda work: work.seconds)))
        except TooHeavy:  # many dice: first see whether the number of scores says it all
            least = parts_of(least_cost(sheet))
        if any(beyond(work, allowed) for work in least):
            return least
        try:
            return parts_of(cost(sheet, allowed))
        except TooHeavy as error:
            return [error.work]

    def is_bearable(self, sheet: Sheet, part: str) -> bool:
        """Say whether a part of the work on a sheet is seen at once to be within the limits."""
        try:
            work: Work = getattr(cost(sheet, _AT_ONCE), part)
        except TooHeavy:
            return False
        return work.seconds <= self.seconds and work.bytes + _LOADED <= self.bytes

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


def parts_for(sheet: Sheet, names: Iterable[str]) -> list[str]:
    """Return the parts of the cost of a sheet that players and measures need, by their names.

    What is on disk already counts as done.
    """
    needed = {
        part for name in names for part in _NEEDED.get(public_name(name).partition(":")[0], ())
    }
    if needed:
        from greed.exact.race import is_kept
        from greed.exact.solo import solo_is_kept

        needed -= {"race"} if is_kept(sheet) else set()
        needed -= {"odds"} if solo_is_kept(sheet) else set()
    return ["tables", *sorted(needed)]


def race_part(sheet: Sheet) -> str:
    """Return the part of the cost of a sheet that the game of two takes: little, once solved."""
    from greed.exact.race import is_kept

    return "tables" if is_kept(sheet) else "race"


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
