"""What is known of a finished game: luck and skill in it, and whether its dice were fair."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING

import msgspec

from greed._plain import one_line
from greed.cli.render import ink
from greed.cli.solver import way_to_exact
from greed.core.messages import say
from greed.core.record import Record
from greed.report import Block, Figures, Heading, Item, Items, Note, Report

if TYPE_CHECKING:
    from greed.coach import Review, Score
    from greed.fair.verify import DeviceReport
    from greed.fair.verify import Report as Verified

_FIGURES = ("start", "luck", "errors", "gifts")


def show_review(record: Record, seen: Review, file: Path | None) -> None:
    """Show luck and skill in a game, and below it a command that is whole, to be copied."""
    from greed.report.terminal import show

    show(_reviewed(record, seen))
    if seen.worst():
        again = f" {quote(str(file))}" if file else ""
        ink.say("", ink.dim(f"  Every turn with its number: greed replay --text{again}"))


def _reviewed(record: Record, seen: Review) -> Report:
    """Return luck and skill in a game, and the choices that cost most, as a report."""
    estimated = len(record.seats) > 2 and bool(seen.caveat)
    sheet = record.sheet.name or record.sheet.title
    blocks = (*_balance(record, seen, estimated), *_skill(record, seen))
    return Report(f"A game of {sheet}", "", (*blocks, *_worst(record, seen, estimated)))


def _balance(record: Record, seen: Review, estimated: bool) -> Iterator[Block]:
    """Yield what luck and the choices of all did to each seat's game."""
    from greed.coach import spread

    sums = [*_FIGURES, *(["drift"] if estimated else []), *(["undivided"] if seen.declared else [])]
    rows = []
    for seat, account in zip(record.seats, seen.accounts, strict=True):
        chances = {**msgspec.structs.asdict(account), "errors": -account.errors}
        figures = {name: _percent(chances[name]) for name in (*sums, "end")}
        if estimated:
            figures["start"] = spread(account.start)
        rows.append((seat, *figures.values(), str(account.decisions)))
    yield Heading("Luck and skill")
    columns = ("player", *sums, "end", "decisions")
    yield Figures(columns, tuple(rows), spare=frozenset({"decisions"}))
    said = f"Win probabilities in percent: {', '.join(sums[:-1])} and {sums[-1]} add up to the end."
    if estimated:
        said += " Drift is error of the estimate: neither luck nor anyone's choice."
    yield Note(said)
    if seen.left_out:
        yield Note(f"{seen.left_out[:1].upper()}{seen.left_out[1:]}.")
    if seen.caveat:
        yield Note(f"({way_to_exact(record.sheet, len(record.seats), seen.caveat)})")


def _skill(record: Record, seen: Review) -> Iterator[Block]:
    """Yield how well each seat played: its rating, and how it did in each part of the game."""
    from greed.coach import skills

    players = list(zip(record.seats, skills(seen), strict=True))
    yield Heading("How well each played")
    yield Figures(
        ("player", "PR", "best", "without luck"),
        tuple(
            (seat, _rating(skill.score), _share(skill.score), f"{100 * skill.luck_adjusted:z.1f}%")
            for seat, skill in players
        ),
    )
    yield Note(
        "PR is 1,000 times the win probability lost per decision: 0 is perfect. Best is the share"
        " of perfect decisions; without luck, the result that the play alone earned."
    )
    parts = [{**skill.by_kind, **skill.by_stage} for _, skill in players]
    names = list(dict.fromkeys(name for made in parts for name in made))
    if names:
        rows = (
            (seat, *(_rating(made[name]) if name in made else "-" for name in names))
            for seat, made in zip(record.seats, parts, strict=True)
        )
        yield Heading("PR by part of the game")
        yield Figures(("player", *names), tuple(rows))


def _rating(made: Score) -> str:
    return "-" if made.pr is None else f"{made.pr:.1f}"


def _share(made: Score) -> str:
    return "-" if made.accuracy is None else f"{100 * made.accuracy:.0f}%"


def _worst(record: Record, seen: Review, estimated: bool) -> Iterator[Block]:
    """Yield the choices that cost most."""
    if not (worst := seen.worst()):
        return
    yield Heading(f"What cost most{', estimated' if estimated else ''}")
    yield Items(
        tuple(
            Item(
                f"round {mistake.round}, {record.seats[mistake.seat]} (turn {mistake.turn}) chose"
                f" {mistake.move}, best was {mistake.best}: {-100 * mistake.cost:z.2f}%"
            )
            for mistake in worst
        )
    )


def _percent(chance: float) -> str:
    """Return a chance won or lost; nothing has no sign.

    >>> _percent(0.539), _percent(-0.0001)
    ('+53.9', '0.0')
    """
    return f"{round(100 * chance, 1):+.1f}" if abs(chance) >= 0.0005 else "0.0"


def show_report(report: Verified) -> None:
    """Show what came of verifying the dice of a game."""
    throws = say("verify-holds", n=report.throws)
    match report.verdict:
        case "verified":
            ink.say(f"{ink.good(say('checked-verified'))} {throws}")
        case "wrong":
            ink.say(ink.warn(say("checked-not-verified")))
        case verdict:
            ink.say(f"{ink.warn(say('checked-remarks'))} {say(f'checked-{verdict}')}.")
            ink.say(f"{say('checked-so-far')} {throws}")
    for finding in report.findings:
        why = one_line(finding.text)
        place = finding.statement
        ink.say(f"  - {say('checked-place', at=place, why=why) if place else why}")
    if report.words:
        ink.say(say("verify-words", words=ink.strong(report.words)))
    ink.say(say("checked-counts", attempt=report.attempt, n=report.statements))
    for device in report.devices:
        ink.say(_line(device))
    for note in report.notes:
        ink.say(ink.dim(one_line(note)))


def _line(device: DeviceReport) -> str:
    seats = one_line(device.name)
    parts = [say("checked-device", device=device.device, seats=seats, n=device.said)]
    if device.last:
        parts.append(say("checked-device-last", n=device.last, head=one_line(device.head[:16])))
    if device.rolls:
        given = device.rolls - device.without
        parts.append(say("checked-device-rolls", given=given, rolls=device.rolls))
    if device.renewals:
        parts.append(say("checked-device-renewed", n=device.renewals))
    if device.given:
        parts.append(say("checked-device-gave", n=device.given))
    return "; ".join(parts)
