"""Games for notebooks: dice, boards, score sheets and heat maps as reports; events as a frame."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from greed._extras import install
from greed.core.errors import GreedError
from greed.core.game import legal_moves
from greed.core.moves import Move
from greed.core.people import is_change
from greed.core.record import Record, ends_turn, replay
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.report import Block, DiceRow, Figures, Heat, Note, Report, Text
from greed.rulebook import rules_page

if TYPE_CHECKING:
    import polars as pl


def show(what: Sheet | State | Record | Sequence[int]) -> Report:
    """Return a report on a sheet (its rules), a state, a record or dice, for a notebook.

    >>> from greed.game import show
    >>> show((1, 5))
    Report(title='', intro='', blocks=(DiceRow(dice=(1, 5)),))
    """
    if isinstance(what, Sheet):
        return rules_page(what).report
    if isinstance(what, State):
        return board(what)
    if isinstance(what, Record):
        return score_sheet(what)
    return Report("", "", (DiceRow(tuple(what)),))


def board(state: State, names: Sequence[str] | None = None) -> Report:
    """Return a report on a state: scores, the turn, the dice, and what can be done."""
    shown = names or [f"Seat {seat + 1}" for seat in range(state.seats)]
    rows = tuple(
        (f"▸ {name}" if seat == state.seat and not state.over else name, f"{score:,}")
        for seat, (name, score) in enumerate(zip(shown, state.scores, strict=True))
    )
    blocks: list[Block] = [Figures(("Player", "Score"), rows)]
    if state.over:
        blocks.append(Text(f"{' and '.join(shown[seat] for seat in state.winners)} won."))
    else:
        blocks.append(Text(f"{state.points:,} points in this turn."))
        if state.cast is not None:
            blocks.append(DiceRow(state.cast.throw))
        moves = ", ".join(map(str, legal_moves(state))) or f"roll {state.hand.dice} dice"
        blocks.append(Note(moves))
    return Report("", "", tuple(blocks))


def score_sheet(record: Record) -> Report:
    """Return a record as a score sheet: a row for each turn, and who stands where."""
    names = [name.removeprefix("bot:") for name in record.seats]
    rows: list[tuple[str, ...]] = []
    states = list(replay(record))
    rolls: list[str] = []
    for (before, after), event in zip(pairwise(states), record.events, strict=True):
        if not isinstance(event, Move):
            rolls.append("".join(map(str, event)))
        elif event.kind == "points" or is_change(event):
            rolls.append(str(event))
        if ends_turn(before, event, after):
            scores = [f"{score:,}" for score in after.scores]
            scores += [""] * (len(names) - after.seats)  # they join later
            told = f"{names[before.seat]}: {' '.join(rolls)}"
            rows.append((str(len(rows) + 1), told, *scores))
            rolls = []
    return Report("", "", (Figures(("", "Rolls", *names), tuple(rows), words=2),))


def heat_map(
    values: Sequence[Sequence[float]],
    *,
    title: str,
    rows: Sequence[str] = (),
    columns: Sequence[str] = (),
) -> Report:
    """Return numbers as a map of colours, the lowest pale and the highest dark (extra `plot`).

    `values` are rows from top to bottom; `rows` and `columns` label some of them, evenly spread.

    Raises:
        GreedError: there are no values, or rows of different lengths.
    """
    width = len(values[0]) if len(values) else 0
    if not width or any(len(row) != width for row in values):
        raise GreedError("a heat map needs rows of one length, and at least one value")
    numbers = tuple(tuple(map(float, row)) for row in values)
    return Report("", "", (Heat(title, numbers, tuple(rows), tuple(columns)),))


def events_frame(records: Record | Iterable[Record]) -> pl.DataFrame:
    """Return all events of records as a Polars frame (extra `parquet`).

    Columns: `game` and `event` count from 1; `seat` from 0; `name`; `kind` (`throw`, `keep`,
    `roll`, ..., or `points` for a turn that was entered as such); `dice` that fell or were kept;
    `turn`, the points at risk afterwards; `score` of the seat afterwards; `over`.

    Raises:
        RecordError: a record cannot have happened.
        GreedError: Polars is not installed.
    """
    try:
        import polars as pl
    except ImportError:
        raise GreedError(f"data frames need Polars: {install('parquet')}") from None
    rows = [
        row
        for game, record in enumerate([records] if isinstance(records, Record) else records, 1)
        for row in _rows(game, record)
    ]
    schema: dict[str, pl.DataType | type[pl.DataType]] = {
        "game": pl.UInt32, "event": pl.UInt32, "seat": pl.UInt8, "name": pl.String,
        "kind": pl.String, "dice": pl.List(pl.UInt8), "turn": pl.Int32, "score": pl.Int32,
        "over": pl.Boolean,
    }  # fmt: skip
    return pl.DataFrame(rows, schema=schema, orient="row")


def _rows(game: int, record: Record) -> Iterable[tuple[object, ...]]:
    states = list(replay(record))
    for number, (before, event, after) in enumerate(
        zip(states, record.events, states[1:], strict=False), 1
    ):
        kind, dice = (event.kind, event.dice) if isinstance(event, Move) else ("throw", event)
        turn = after.points if after.seat == before.seat else 0
        yield (
            game, number, before.seat, record.seats[before.seat], kind, list(dice), turn,
            after.scores[before.seat], after.over,
        )  # fmt: skip
