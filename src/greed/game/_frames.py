"""Records as data frames: one row for each throw and move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from greed._extras import install
from greed.core.errors import GreedError
from greed.core.moves import Move
from greed.core.record import Record, replay

if TYPE_CHECKING:
    import polars as pl

__all__ = ["events_frame"]


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
