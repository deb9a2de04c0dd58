"""Rows of figures in a file: CSV, JSON or Parquet, by the file's ending."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType

from greed._extras import install
from greed.cli.exits import Refused
from greed.cli.files import check_file

__all__ = ["check_rows_file", "write_rows"]

_ENDINGS = (".csv", ".json", ".parquet")
Row = Mapping[str, object]


def check_rows_file(path: Path, *others: str) -> None:
    """Refuse a file for rows before any work is done for it; it may have other endings, too."""
    endings = (*_ENDINGS, *others)
    if path.suffix not in endings:
        raise Refused(f"{path} should end in {', '.join(endings[:-1])} or {endings[-1]}")
    if path.suffix == ".parquet":
        _polars()
    check_file(path)


def write_rows(path: Path, rows: Sequence[Row]) -> None:
    """Write rows with the same keys into a file."""
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
        raise Refused(f"cannot write {path}: {error.strerror}") from None


def _polars() -> ModuleType:
    try:
        import polars as pl
    except ImportError:
        raise Refused(f"Parquet needs polars: {install('parquet')}") from None
    return pl
