"""Rows of figures in a file: CSV, JSON or Parquet, by the file's ending."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from greed.cli.exits import Refused

__all__ = ["check_rows_file", "write_rows"]

_ENDINGS = (".csv", ".json", ".parquet")
Row = Mapping[str, object]


def check_rows_file(path: Path) -> None:
    """Refuse a file for rows before any work is done for it."""
    if path.suffix not in _ENDINGS:
        raise Refused(f"{path} should end in {', '.join(_ENDINGS[:-1])} or {_ENDINGS[-1]}")
    if path.suffix == ".parquet":
        _arrow()


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
            arrow, parquet = _arrow()
            parquet.write_table(arrow.Table.from_pylist([dict(row) for row in rows]), path)
    except OSError as error:
        raise Refused(f"cannot write {path}: {error.strerror}") from None


def _arrow():  # type: ignore[no-untyped-def]  # noqa: ANN202 - the library publishes no types
    try:
        import pyarrow as arrow
        import pyarrow.parquet as parquet
    except ImportError:
        raise Refused("Parquet needs pyarrow: pip install 'greed-dice[parquet]'") from None
    return arrow, parquet
