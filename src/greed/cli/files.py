"""Files that a command is to write: refused before the work for them, not after it."""

from __future__ import annotations

import shlex
from pathlib import Path
from tempfile import TemporaryFile

from greed.cli.exits import Refused

__all__ = ["check_file", "check_folder"]


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
