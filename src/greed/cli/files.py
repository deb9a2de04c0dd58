"""Files and folders of commands: refused before the work for them, not after it."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from tempfile import TemporaryFile

from greed.cli.exits import Refused

__all__ = ["check_file", "check_folder", "data_folder", "read_bytes", "write_text"]


def check_file(path: Path) -> None:
    """Refuse a file that cannot be written; nothing is left behind and nothing changed."""
    if path.is_dir():
        raise Refused(f"cannot write {path}: it is a folder; name a file in it")
    try:
        if path.is_file():
            path.open("ab").close()
        elif not path.exists():  # what is neither, such as /dev/stdout, is not to be tried
            _check_inside(path, path.parent)
    except OSError as error:
        raise Refused(f"cannot write {path}: {error.strerror}; name another file") from None


def check_folder(path: Path) -> None:
    """Refuse a folder in which nothing can be written; one that is not there will be made."""
    if path.exists() and not path.is_dir():
        raise Refused(f"cannot write {path}: it is a file; name a folder")
    there = next((each for each in (path, *path.parents) if each.exists()), path)
    try:
        _check_inside(path, there)
    except OSError as error:
        raise Refused(f"cannot write {path}: {error.strerror}; name another folder") from None


def _check_inside(path: Path, folder: Path) -> None:
    if not folder.is_dir():
        made = shlex.join(["mkdir", "-p", str(folder)])
        raise Refused(
            f"cannot write {path}: the folder {folder} does not exist; create it with: {made}"
        )
    with TemporaryFile(dir=folder):
        pass


def data_folder() -> Path:
    """Return the folder of games and journals: GREED_HOME, or where the system keeps data."""
    from platformdirs import user_data_path

    home = os.environ.get("GREED_HOME")
    return Path(home) if home else user_data_path("greed", appauthor=False)


def write_text(path: Path, text: str) -> None:
    """Write a file, or refuse with the reason why it cannot be written."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise Refused(f"cannot write {path}: {error.strerror}") from None


def read_bytes(path: Path) -> bytes:
    """Return what a file holds, or refuse with the reason why it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise Refused(f"cannot read {path}: {error.strerror}") from None
