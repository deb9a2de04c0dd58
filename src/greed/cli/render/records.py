"""What is known of a finished game: luck and skill in it, and whether its dice were fair."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING

import msgspec

from greed._plain import one_line
from greed.cli.render import ink
from greed.cli.solving import way_to_exact
from greed.core.record import Record

if TYPE_CHECKING:
    from greed.coach import Review, Score
    from greed.fair.verify import DeviceReport, Report

__all__ = ["show_report", "show_review"]

_FIGURES = ("start", "luck", "errors", "gifts", "end")


def show_review(record: Record, seen: Review, file: Path | None) -> None:
    """Show luck and skill in a game, and the choices that cost most."""
    _balance(record, seen)
    _skill(record, seen)
    _worst(record, seen, file)


def _balance(record: Record, seen: Review) -> None:
    """Print what luck and the choices of all did to each seat's game."""
    from greed.coach import spread

    estimated = len(record.seats) > 2 and bool(seen.caveat)
    declared = ["undivided"] if seen.declared else []
    names = [*_FIGURES[:-1], *(["drift"] if estimated else []), *declared, "end"]
    width = max(map(len, record.seats))
    wide = {"undivided": 11, **({"start": 11} if estimated else {})}
    heads = "".join(f"{name:>{wide.get(name, 8)}}" for name in names)
    ink.say(ink.strong(f"  {'':{width}}{heads}  decisions"))
    for seat, account in zip(record.seats, seen.accounts, strict=True):
        told = {**msgspec.structs.asdict(account), "errors": -account.errors}
        figures = "".join(
            (spread(told[name]) if estimated and name == "start" else _percent(told[name])).rjust(
                wide.get(name, 8)
            )
            for name in names
        )
        ink.say(f"  {seat:{width}}{figures}{account.decisions:>11}")
    *sums, last = names[:-1]
    said = f"Win probabilities in percent: {', '.join(sums)} and {last} add up to the end."
    if estimated:
        said += " Drift is error of the estimate: neither luck nor anyone's choice."
    ink.say(*(ink.dim(f"  {line}") for line in ink.folded(said, 2)))
    if seen.left_out:
        ink.say(ink.dim(f"  {seen.left_out[:1].upper()}{seen.left_out[1:]}."))
    if seen.caveat:
        ink.say(ink.dim(f"  ({way_to_exact(record.sheet, len(record.seats), seen.caveat)})"))


def _skill(record: Record, seen: Review) -> None:
    """Print how well each seat played: its rating, and how it did in each part of the game."""
    from greed.coach import skills

    found = skills(seen)
    width = max(map(len, record.seats))
    ink.say("", ink.strong(f"  {'':{width}}{'PR':>8}{'best':>8}{'without luck':>14}"))
    for seat, skill in zip(record.seats, found, strict=True):
        adjusted = f"{100 * skill.luck_adjusted:.1f}%"
        ink.say(f"  {seat:{width}}{_score(skill.score)}{adjusted:>14}")
        parts = [*skill.by_kind.items(), *skill.by_stage.items()]
        said = ", ".join(f"{name} {_score(each).split()[0]}" for name, each in parts)
        if said:
            ink.say(*(ink.dim(f"    {line}") for line in ink.folded(f"PR by part: {said}", 4)))
    said = (
        "PR is 1,000 times the win probability lost per decision: 0 is perfect. Best is the share"
        " of perfect decisions; without luck, the result that the play alone earned."
    )
    ink.say(*(ink.dim(f"  {line}") for line in ink.folded(said, 2)))


def _score(made: Score) -> str:
    """Return the rating of some decisions and the share of perfect ones, in columns."""
    if made.pr is None or made.accuracy is None:
        return f"{'-':>8}{'-':>8}"
    share = f"{100 * made.accuracy:.0f}%"
    return f"{made.pr:>8.1f}{share:>8}"


def _worst(record: Record, seen: Review, file: Path | None) -> None:
    """Print the choices that cost most, and where to read what happened."""
    worst = seen.worst()
    if not worst:
        return
    estimated = len(record.seats) > 2 and bool(seen.caveat)
    ink.say("", ink.strong(f"  What cost most{', estimated' if estimated else ''}"))
    for each in worst:
        ink.say(
            f"  round {each.round}, {record.seats[each.seat]} (turn {each.turn}) chose {each.move},"
            f" best was {each.best}: -{100 * each.cost:.2f}%"
        )
    again = f" {quote(str(file))}" if file else ""
    ink.say(ink.dim(f"  Every turn with its number: greed replay --text{again}"))


def _percent(chance: float) -> str:
    """Return a chance won or lost in a column of its own; nothing has no sign.

    >>> _percent(0.539), _percent(-0.0001)
    ('   +53.9', '     0.0')
    """
    return f"{round(100 * chance, 1) or 0:>+8.1f}" if abs(chance) >= 0.0005 else f"{0:>8.1f}"


def show_report(report: Report) -> None:
    """Show what came of verifying the dice of a game."""
    from greed.fair.verify import EXITS

    throws = f"all {report.throws} throws follow from what was committed to before the game."
    match report.verdict:
        case "verified":
            ink.say(ink.good("Verified: ") + throws)
        case "wrong":
            ink.say(ink.warn("Not verified."))
        case verdict:
            ink.say(ink.warn("Verified with remarks: ") + f"{EXITS[verdict][1]}.")
            ink.say(f"As far as the record goes, {throws}")
    for finding in report.findings:
        place = f"statement {finding.statement}: " if finding.statement else ""
        ink.say(f"  - {place}{one_line(finding.text)}")
    if report.words:
        ink.say(f"Six words, the same for all players: {ink.strong(report.words)}")
    ink.say(f"Start {report.attempt} at this table; {report.statements} statements.")
    for device in report.devices:
        ink.say(_line(device))
    for note in report.notes:
        ink.say(ink.dim(one_line(note)))


def _line(device: DeviceReport) -> str:
    seats = one_line(", ".join(device.seats))
    parts = [f"Device {device.device} ({seats}): {device.said} statements"]
    if device.last:
        parts.append(f"the last is number {device.last}, on head {one_line(device.head[:16])}...")
    if device.rolls:
        parts.append(f"its value is in {device.rolls - device.without} of {device.rolls} rolls")
    if device.renewals:
        parts.append(f"went on with a fresh key {device.renewals} times")
    if device.given:
        parts.append(f"gave a seat away {device.given} times")
    return "; ".join(parts)
