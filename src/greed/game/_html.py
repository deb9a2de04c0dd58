"""Pictures for notebooks and pages, as HTML and SVG text: dice, boards, score sheets, heat maps.

They need no library and no script, and every name that somebody chose is escaped.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise

from greed.core.game import legal_moves
from greed.core.moves import Move
from greed.core.people import is_change
from greed.core.record import Record, ends_turn, replay
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.rulebook import html, rules_page

__all__ = ["Shown", "board", "dice_svg", "heat_map", "score_sheet", "show"]

_PIPS = {
    1: ((1, 1),), 2: ((0, 0), (2, 2)), 3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)), 5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 2), (1, 0), (1, 2), (2, 0), (2, 2)),
}  # fmt: skip
_SIZE, _GAP = 36, 6


class Shown:
    """HTML that a notebook displays; `str` is its text."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __str__(self) -> str:
        return self._text

    def _repr_html_(self) -> str:
        return self._text


def show(what: Sheet | State | Record | Sequence[int]) -> Shown:
    """Return a picture of a sheet (its rules), a state, a record or dice, for a notebook.

    >>> str(show((1, 5)))[:25]
    '<svg xmlns="http://www.w3'
    """
    if isinstance(what, Sheet):
        return Shown(html(rules_page(what)))
    if isinstance(what, State):
        return Shown(board(what))
    if isinstance(what, Record):
        return Shown(score_sheet(what))
    return Shown(dice_svg(what))


def dice_svg(dice: Sequence[int], kept: Sequence[int] = ()) -> str:
    """Return dice as SVG, those that are kept in green; faces beyond six as numbers."""
    left, parts = list(kept), []
    for place, face in enumerate(dice):
        if taken := face in left:
            left.remove(face)
        parts.append(_die(place * (_SIZE + _GAP), face, "#bfe3cd" if taken else "#fffdf6"))
    width = max(1, len(dice) * (_SIZE + _GAP) - _GAP) + 2
    label = escape(" ".join(map(str, dice)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{_SIZE + 2}"'
        f' viewBox="-1 -1 {width} {_SIZE + 2}" role="img" aria-label="dice: {label}">'
        f"{''.join(parts)}</svg>"
    )


def _die(x: int, face: int, fill: str) -> str:
    box = (
        f'<rect x="{x}" y="0" width="{_SIZE}" height="{_SIZE}" rx="7" fill="{fill}"'
        ' stroke="#6d7a73"/>'
    )
    if face not in _PIPS:
        return (
            f'{box}<text x="{x + _SIZE / 2:g}" y="24" text-anchor="middle" fill="#1d2b24"'
            f' font-family="sans-serif" font-size="17">{face:d}</text>'
        )
    pips = "".join(
        f'<circle cx="{x + 9 + 9 * column}" cy="{9 + 9 * row}" r="3.4" fill="#1d2b24"/>'
        for row, column in _PIPS[face]
    )
    return box + pips


def board(state: State, names: Sequence[str] | None = None) -> str:
    """Return a state as HTML: scores, the turn, the dice, and what can be done."""
    shown = names or [f"Seat {seat + 1}" for seat in range(state.seats)]
    rows = "".join(
        f"<tr><th style='text-align:left'>{'▸ ' if _acts(state, seat) else ''}{escape(name)}</th>"
        f"<td style='text-align:right'>{score:,}</td></tr>"
        for seat, (name, score) in enumerate(zip(shown, state.scores, strict=True))
    )
    said = []
    if state.over:
        said.append(f"{escape(' and '.join(shown[seat] for seat in state.winners))} won.")
    else:
        said.append(f"{state.points:,} points in this turn.")
        if state.cast is not None:
            said.append(dice_svg(state.cast.throw))
        moves = ", ".join(map(str, legal_moves(state))) or f"roll {state.hand.dice} dice"
        said.append(f"<small>{escape(moves)}</small>")
    return f"<table>{rows}</table>{''.join(f'<div>{line}</div>' for line in said)}"


def _acts(state: State, seat: int) -> bool:
    return not state.over and seat == state.seat


def score_sheet(record: Record) -> str:
    """Return a record as a score sheet in HTML: a row for each turn, and who stands where."""
    names = [name.removeprefix("bot:") for name in record.seats]
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    rows: list[str] = []
    states = list(replay(record))
    rolls: list[str] = []
    for (before, after), event in zip(pairwise(states), record.events, strict=True):
        if not isinstance(event, Move):
            rolls.append("".join(map(str, event)))
        elif event.kind == "points" or is_change(event):
            rolls.append(str(event))
        if ends_turn(before, event, after):
            cells = "".join(
                f"<td style='text-align:right'>{score:,}</td>" for score in after.scores
            )
            cells += "<td></td>" * (len(names) - after.seats)  # they join later
            told = f"{escape(names[before.seat])}: {escape(' '.join(rolls))}"
            rows.append(f"<tr><td>{len(rows) + 1}</td>{cells}<td><small>{told}</small></td></tr>")
            rolls = []
    return (
        f"<table><thead><tr><th></th>{head}<th>rolls</th></tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table>"
    )


def heat_map(
    values: Sequence[Sequence[float]],
    *,
    title: str,
    rows: Sequence[str] = (),
    columns: Sequence[str] = (),
) -> Shown:
    """Return numbers as a map of colours, the lowest pale and the highest dark.

    `values` are rows from top to bottom; `rows` and `columns` label some of them, evenly spread.

    >>> "<rect" in str(heat_map([[0.0, 1.0]], title="chance"))
    True

    Raises:
        ValueError: there are no values, or rows of different lengths.
    """
    width = len(values[0]) if len(values) else 0
    if not width or any(len(row) != width for row in values):
        raise ValueError("a heat map needs rows of one length, and at least one value")
    flat = [float(value) for row in values for value in row]
    low, high = min(flat), max(flat)
    cell = max(2.0, min(24.0, 480 / width))
    tall, left, top = cell * len(values), 70, 30
    cells = "".join(
        f'<rect x="{left + cell * (n % width):g}" y="{top + cell * (n // width):g}"'
        f' width="{cell:g}" height="{cell:g}" fill="{_colour(value, low, high)}">'
        f"<title>{value:g}</title></rect>"
        for n, value in enumerate(flat)
    )
    labels = "".join(
        f'<text x="{left - 6}" y="{top + tall * (n + 0.5) / len(rows) + 4:g}"'
        f' text-anchor="end">{escape(text)}</text>'
        for n, text in enumerate(rows)
    ) + "".join(
        f'<text x="{left + cell * width * (n + 0.5) / len(columns):g}" y="{top + tall + 16:g}"'
        f' text-anchor="middle">{escape(text)}</text>'
        for n, text in enumerate(columns)
    )
    return Shown(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + cell * width + 20:g}"'
        f' height="{top + tall + 26:g}" font-family="sans-serif" font-size="11" role="img">'
        f'<text x="{left}" y="18" font-size="13">{escape(title)}'
        f" ({low:g} to {high:g})</text>{cells}{labels}</svg>"
    )


def _colour(value: float, low: float, high: float) -> str:
    share = (value - low) / (high - low) if high > low else 0.5
    return "#" + "".join(f"{round(a + share * (b - a)):02x}" for a, b in _ENDS)


_ENDS = ((247, 16), (247, 92), (238, 58))
"""The pale and the dark end of the colours: red, green and blue of each."""
