"""Shared by commands with much work: workers and journals."""

from __future__ import annotations

import os
from pathlib import Path

from greed.arena.crews import Crew, crew, dask_crew
from greed.cli.exits import Refused

__all__ = ["crew_for", "journal_folder", "write_text"]


def crew_for(workers: int, dask: str) -> Crew:
    """Return processes of this machine, or a cluster if one is named."""
    return dask_crew(dask) if dask else crew(workers)


def journal_folder() -> Path:
    """Return the folder of the journals: in GREED_HOME if that is set, else where data is kept."""
    from platformdirs import user_data_path

    home = os.environ.get("GREED_HOME")
    return (Path(home) if home else user_data_path("greed", appauthor=False)) / "arena"


def write_text(path: Path, text: str) -> None:
    """Write a file, or refuse with the reason why it cannot be written."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise Refused(f"cannot write {path}: {error.strerror}") from None
