"""What is known of a finished game: luck and skill in it, and whether its dice were fair."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from greed._plain import one_line
from greed.cli.render import ink
from greed.cli.solver import way_to_exact
from greed.core.messages import decimal, listed, number, percent, say
from greed.core.record import Record, replay
from greed.core.sentences import move_words, spoken
from greed.core.state import State
from greed.report import Block, Figures, Heading, Item, Items, Note, Report
from greed.room import seated

if TYPE_CHECKING:
    from greed.coach import Review, Score
    from greed.sealed import Verdict

_FIGURES = {
    "start": "reviewed-start", "luck": "reviewed-fortune", "errors": "reviewed-errors",
    "gifts": "reviewed-gifts", "drift": "reviewed-drift", "undivided": "reviewed-undivided",
    "end": "reviewed-end",
}  # fmt: skip
"""The figures of an account, each with the message that heads its column."""


def show_review(record: Record, seen: Review, file: Path | None) -> None:
    """Show luck and skill in a game, and below it a command that is whole, to be copied."""
    from greed.report.terminal import show

    show(_reviewed(record, seen))
    if seen.worst():
        again = shlex.join(["greed", "replay", "--text", *([str(file)] if file else [])])
        ink.say("", ink.dim(f"  {say('reviewed-turns', command=again)}"))


def _reviewed(record: Record, seen: Review) -> Report:
    """Return luck and skill in a game, and the choices that cost most, as a report."""
    estimated = len(record.seats) > 2 and bool(seen.caveat)
    sheet, states = record.sheet.name or record.sheet.title, tuple(replay(record))
    names = [seat.name for seat in seated(record.seats)]
    blocks = (
        *(() if states[-1].over else (Note(say("reviewed-so-far")),)),
        *_balance(record, seen, names, estimated), *_skill(seen, names),
        *_worst(states, seen, names, estimated),
    )  # fmt: skip
    return Report(say("reviewed-of", sheet=sheet), "", blocks)


def _balance(
    record: Record, seen: Review, names: Sequence[str], estimated: bool
) -> Iterator[Block]:
    """Yield what luck and the choices of all did to each seat's game."""
    from greed.coach import spread

    sums = ["start", "luck", "errors", "gifts"]
    sums += [*(["drift"] if estimated else []), *(["undivided"] if seen.declared else [])]
    heads = [say(_FIGURES[name]) for name in (*sums, "end")]
    rows = []
    for name, account in zip(names, seen.accounts, strict=True):
        chances = {**msgspec.structs.asdict(account), "errors": -account.errors}
        figures = {each: _percent(chances[each]) for each in (*sums, "end")}
        if estimated:
            figures["start"] = spread(account.start)
        rows.append((spoken(name)["player"], *figures.values(), str(account.decisions)))
    decisions = say("reviewed-decisions")
    yield Heading(say("reviewed-luck"))
    columns = (say("reviewed-player"), *heads, decisions)
    yield Figures(columns, tuple(rows), spare=frozenset({decisions}))
    said = say("reviewed-adds", parts=listed(heads[:-1]))
    yield Note(f"{said} {say('reviewed-drift-about')}" if estimated else said)
    if seen.left_out:
        yield Note(f"{seen.left_out[:1].upper()}{seen.left_out[1:]}.")
    if seen.caveat:
        yield Note(f"({way_to_exact(record.sheet, len(record.seats), seen.caveat)})")


def _skill(seen: Review, names: Sequence[str]) -> Iterator[Block]:
    """Yield how well each seat played: its rating, and how it did in each part of the game."""
    from greed.coach import skills

    players = list(zip([spoken(name)["player"] for name in names], skills(seen), strict=True))
    yield Heading(say("reviewed-skill"))
    yield Figures(
        (say("reviewed-player"), "PR", say("reviewed-best"), say("reviewed-without-luck")),
        tuple(
            (name, _rating(skill.score), _share(skill.score), percent(100 * skill.luck_adjusted))
            for name, skill in players
        ),
    )
    yield Note(say("reviewed-pr-about"))
    made = {name: {**skill.by_kind, **skill.by_stage} for name, skill in players}
    parts = list(dict.fromkeys(part for each in made.values() for part in each))
    if parts:
        heads = (say(f"reviewed-part-{part.replace(' ', '-')}") for part in parts)
        yield Heading(say("reviewed-parts"))
        yield Figures(
            (say("reviewed-player"), *heads),
            tuple(
                (name, *(_rating(each[part]) if part in each else "-" for part in parts))
                for name, each in made.items()
            ),
        )


def _rating(made: Score) -> str:
    return "-" if made.pr is None else decimal(made.pr, 1)


def _share(made: Score) -> str:
    return "-" if made.accuracy is None else percent(100 * made.accuracy, 0)


def _worst(
    states: Sequence[State], seen: Review, names: Sequence[str], estimated: bool
) -> Iterator[Block]:
    """Yield the choices that cost most, each with what the player saw."""
    if not (worst := seen.worst()):
        return
    yield Heading(say("reviewed-worst-estimated" if estimated else "reviewed-worst"))
    items = []
    for mistake in worst:
        state = states[mistake.event - 1]
        what = state.offer or state
        at = {"points": what.points, "dice": what.hand.dice, "thrown": state.throw}
        fields = {
            "round": mistake.round,
            "turn": mistake.turn,
            "scores": " : ".join(map(number, state.scores)),
            "at": say(f"reviewed-at-{state.phase}", at),
            "move": move_words(mistake.move),
            "best": move_words(mistake.best),
            "cost": percent(100 * mistake.cost, 2),
        }
        items.append(Item(say("reviewed-mistake", fields, **spoken(names[mistake.seat]))))
    yield Items(tuple(items))


def _percent(chance: float) -> str:
    """Return a chance won or lost; nothing has no sign.

    >>> _percent(0.539), _percent(-0.0001)
    ('+53.9', '0.0')
    """
    sign = "+" if chance > 0 else "-"
    said = decimal(abs(100 * chance), 1)
    return f"{sign}{said}" if abs(chance) >= 0.0005 else said


def show_dice(verdict: Verdict, seats: Sequence[str]) -> None:
    """Show that the dice of a game are those of its devices, and what each device did."""
    made = sum(bool(roll.dice) for roll in verdict.rolls)
    ink.say(ink.good(say("verify-holds", n=made)))
    if verdict.void:
        ink.say(say("verify-void", n=verdict.void))
    if verdict.unfinished:
        ink.say(ink.warn(say("verify-unfinished", k=verdict.unfinished)))
    for device in verdict.devices:
        names = listed([one_line(seats[seat]) for seat in device.seats if seat < len(seats)])
        called = {"player": names or one_line(device.name), "rolls": device.rolls}
        if device.rolls:
            whole = device.took == device.rolls
            ink.say(say("verify-took-all" if whole else "verify-took", called, n=device.took))
