"""Pieces of the screen that are drawn: the score sheet, dice, chips and choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.cells import cell_len
from rich.style import Style
from rich.table import Table
from rich.text import Text

from greed.cli.table.advice import Choice
from greed.cli.table.tell import Players, spaced, standing
from greed.core.dice import Throw
from greed.core.messages import number, percent, say
from greed.core.sentences import move_words, spoken
from greed.core.state import State

# Only what reads on a dark ground as on a light one: no yellow, no blue, no grey by number.
ALIVE = Style(bold=True, color="green")
DEAD = Style(dim=True)
TURN = Style(bold=True)
NOTE = Style(dim=True)
BIG = Style(bold=True, color="magenta")
BAD = Style(bold=True, color="red")

_BAR, _BESIDE_BAR = 32, 46
_WIDE_BAR, _BESIDE_WIDE_BAR = 72, 54
_LEAST_BAR = 8
_NARROW = 64
_WIDEST_NAME, _LEAST_NAME = 20, 8
_SCORE, _GAP = 6, 2


# Where the pips of a face stand: rows of left, middle, right.
_PIPS = {
    1: ("   ", " * ", "   "),
    2: ("*  ", "   ", "  *"),
    3: ("*  ", " * ", "  *"),
    4: ("* *", "   ", "* *"),
    5: ("* *", " * ", "* *"),
    6: ("* *", "* *", "* *"),
}
WIDE, NARROW = 9, 7


def score_sheet(players: Players, state: State, width: int) -> Table:
    """Return the score sheet: a line for each seat, with a bar that runs to the target.

    Where the screen is too narrow for all of it, the bar shrinks and goes first, then the notes are
    said in fewer words, then names are cut and notes folded. Scores are always whole.
    """
    sheet, seats = state.rules.sheet, range(state.seats)
    names = [spoken(player.name)["player"] for player in players[: state.seats]]
    scores = [number(score) for score in state.scores]
    wanted = max(min(_BAR, width - _BESIDE_BAR), min(_WIDE_BAR, width - _BESIDE_WIDE_BAR))
    name = min(_WIDEST_NAME, 2 + max(map(cell_len, names)))
    score = max(_SCORE, *map(cell_len, scores))
    short = width < _NARROW
    while True:
        notes = [standing(state, seat, short=short) for seat in seats]
        note = max(map(cell_len, notes))
        beside = name + score + note + 2 * _GAP
        length = min(wanted, width - beside - _GAP) if width >= _NARROW else 0
        fits = length >= _LEAST_BAR or (width < _NARROW and beside <= width)
        if fits or short:
            break
        short = True
    if not fits:
        length = 0
        name = max(min(name, width - score - note - 2 * _GAP), min(name, _LEAST_NAME))
        note = max(1, min(note, width - name - score - 2 * _GAP))
    table = Table.grid(padding=(0, _GAP))
    table.add_column(no_wrap=True, width=name, overflow="ellipsis")
    if length:
        table.add_column(width=length)
    table.add_column(justify="right", no_wrap=True, width=score)
    table.add_column(width=note, overflow="fold")
    for seat in seats:
        here = seat == state.seat and not state.over
        leads = seat in state.winners or (state.final is not None and seat == state.final.leader)
        table.add_row(
            Text(f"{'▸' if here else ' '} {names[seat]}", TURN if here else ""),
            *([bar(state.scores[seat], sheet.target, length)] if length else []),
            Text(scores[seat], "bold"),
            Text(notes[seat], BIG if leads else NOTE),
        )
    return table


def bar(score: int, target: int, width: int) -> Text:
    """Return how far a score has come to the target, as a line.

    >>> str(bar(500, 1000, width=10))
    '━━━━━·····'
    """
    done = min(width, max(0, score) * width // target)
    return Text("━" * done, "green").append("·" * (width - done), NOTE)


def big_dice(throw: Throw, alive: tuple[bool, ...], width: int) -> Iterator[Text]:
    """Yield the lines of dice drawn large; those that may be kept stand out, numbered."""
    indent = 2 if len(throw) * 8 + 1 <= width else 0
    at = 0
    for size, row in rows(throw, width - indent):
        styles = [ALIVE if mark else DEAD for mark in alive[at : at + len(row)]]
        at += len(row)
        drawn = [die(face, size) for face in row]
        for line in range(5):
            text = Text(" " * indent)
            for place, (lines, style) in enumerate(zip(drawn, styles, strict=True)):
                text.append(" " if place else "").append(lines[line], style)
            yield text
        label = Text(" " * indent)
        for place, (face, style) in enumerate(zip(row, styles, strict=True)):
            shown = str(face) if style is ALIVE else ""
            label.append(" " if place else "").append(shown.center(size), style)
        yield label


def chips(throw: Throw, kept: Throw) -> Text:
    """Return a throw on one line, the dice kept from it in brackets.

    >>> str(chips((1, 2, 5), (1, 5)))
    '[1]  2  [5]'
    """
    left = Counter(kept)
    text = Text()
    for place, face in enumerate(throw):
        mine = left[face] > 0
        left[face] -= mine
        text.append(" " if place else "")
        text.append(f"[{face}]" if mine else f" {face} ", ALIVE if mine else DEAD)
    return text


def short_choices(choices: list[Choice], width: int) -> Text:
    """Return the choices of a throw with their points on one line, as many as fit."""
    text = Text("  ")
    for shown, choice in enumerate(choices):
        dice = choice.move.dice
        label = spaced(dice) if max(dice) > 9 else "".join(map(str, dice))
        worth, more = number(choice.points), len(choices) - shown
        rest = say("choices-rest", more=more)
        room = width - len(text) - (len(rest) if more > 1 else 0)
        if len(label) + len(worth) + 3 > room:
            text.append(rest, NOTE)
            break
        text.append(label, "bold").append(" = ", NOTE).append(f"{worth}   ", "green")
    return text


def odds_table(choices: list[tuple[Choice, str]], measure: str) -> Table:
    """Return what is possible now, with points, dice left, the chance of a bust, and the worth.

    `measure` is the heading of the worth; without it there is none. The first is the best then.
    """
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style=NOTE)
    table.add_column(f"  {say('odds-choice')}")
    table.add_column(say("odds-points"), justify="right", style="green")
    table.add_column(say("odds-turn"), justify="right")
    table.add_column(say("odds-then"))
    table.add_column(say("choices-bust"), justify="right")
    if measure:
        table.add_column(measure, justify="right", style="bold")
    for choice, worth in choices:
        label = spaced(choice.move.dice) if choice.move.kind == "keep" else move_words(choice.move)
        key = "odds-roll-or-bank" if choice.may_bank else "odds-roll"
        then = say(key, dice=choice.left) if choice.left else ""
        table.add_row(
            Text(f"  {label}", "bold"),
            number(choice.points) if choice.points or choice.move.kind == "bank" else "",
            number(choice.turn) if choice.turn else "",
            then,
            percent(100 * float(choice.bust)) if choice.left else "",
            *([Text(worth, ALIVE if choice is choices[0][0] else "")] if measure else []),
        )
    return table


def die(face: int, width: int = WIDE) -> tuple[str, ...]:
    r"""Return a die as five lines; faces beyond 6 are written as numbers.

    >>> print("\n".join(die(5)))
    ╭───────╮
    │ ●   ● │
    │   ●   │
    │ ●   ● │
    ╰───────╯
    """
    inner = width - 2
    if face in _PIPS:
        spread = " {} {} {} " if width == WIDE else "{} {} {}"
        middle = [
            spread.format(*("●" if pip == "*" else " " for pip in row)).center(inner)
            for row in _PIPS[face]
        ]
    else:
        middle = [" " * inner, str(face).center(inner), " " * inner]
    edge = "─" * inner
    return (f"╭{edge}╮", *(f"│{row}│" for row in middle), f"╰{edge}╯")


def rows(throw: Throw, width: int) -> Iterator[tuple[int, Throw]]:
    """Yield the throw in rows that fit the columns, each with the width of its dice."""
    size = WIDE if len(throw) * (WIDE + 1) - 1 <= width else NARROW
    fit = max(1, (width + 1) // (size + 1))
    for start in range(0, len(throw), fit):
        yield size, throw[start : start + fit]


def marks(state: State) -> tuple[bool, ...]:
    """Say of each die on the table, in order, whether some legal keep would use it.

    >>> import greed
    >>> marks(greed.throw(greed.start(greed.load("official")), [1, 5, 2, 3, 6]))
    (True, False, False, True, False)
    """
    if state.cast is None:
        return ()
    most: Counter[int] = Counter()
    for keep in state.rules.keeps(state.hand, state.throw):
        alive = Counter(face for combo in keep.split if combo.kind != "dead" for face in combo.dice)
        most |= alive
    marked = []
    for face in state.throw:
        marked.append(most[face] > 0)
        most[face] -= 1
    return tuple(marked)
