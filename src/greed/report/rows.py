"""Rows of figures in a file: CSV, JSON or Parquet, by the file's ending."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType

from greed._extras import install
from greed.core.errors import GreedError

__all__ = ["Row", "RowsError", "check_rows_file", "write_rows"]

_ENDINGS = (".csv", ".json", ".parquet")
Row = Mapping[str, object]


class RowsError(GreedError):
    """Rows cannot be written into this file; the message says why."""


def check_rows_file(path: Path, *others: str) -> None:
    """Check the ending of a file for rows before any work is done for it.

    Raises:
        RowsError: it is neither one for rows nor among `others`, or Polars isn't installed.
    """
    endings = (*_ENDINGS, *others)
    if path.suffix not in endings:
        raise RowsError(f"{path} should end in {', '.join(endings[:-1])} or {endings[-1]}")
    if path.suffix == ".parquet":
        _polars()


def write_rows(path: Path, rows: Sequence[Row]) -> None:
    """Write rows with the same keys into a file.

    Raises:
        RowsError: see `check_rows_file`, or the file cannot be written.
    """
    check_rows_file(path)
    try:
        if path.suffix == ".csv":
            with path.open("w", encoding="utf-8", newline="") as file:
                table = csv.DictWriter(file, list(rows[0]) if rows else [], lineterminator="\n")
                table.writeheader()
                table.writerows(rows)
        elif path.suffix == ".json":
            path.write_text(f"{json.dumps(list(rows), indent=1)}\n", "utf-8")
        else:
            _polars().DataFrame([dict(row) for row in rows]).write_parquet(path)
    except OSError as error:
        raise RowsError(f"cannot write {path}: {error.strerror}") from None


def _polars() -> ModuleType:
    try:
        import polars as pl
    except ImportError:
        raise RowsError(f"Parquet needs polars: {install('parquet')}") from None
    return pl
