"""How the program ends: exit codes, refusals, what to type next, and the files it writes."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile

from greed.core.messages import say

FINE = 0
NO = 1
"""The answer to the question is no: no keep, a faulty sheet, nothing to resume."""
BAD_INPUT = 2
_LARGEST = 512 << 20
"""Bytes of a file that is read: more than any certificate, and less than /dev/zero."""
INTERRUPTED = 130
"""Ctrl-C, as shells expect it."""


class Refusal(Exception):
    """The command cannot go on; the message is what the user reads, on one line if it can be."""

    def __init__(self, message: str, code: int = BAD_INPUT) -> None:
        super().__init__(message)
        self.code = code


def called(command: str, *arguments: str) -> str:
    """Return the line that runs a command of this program again, the way it was run now.

    From `make play` that is `make play ARGS=...`; a program that is not on the path is named by
    where it is.
    """
    if command == "play" and os.environ.get("GREED_FROM_MAKE"):
        said = shlex.join(arguments)
        return f"make play ARGS={shlex.quote(said)}" if said else "make play"
    return shlex.join([*_program(), command, *arguments])


def _program() -> list[str]:
    run = Path(sys.argv[0])
    if run.name == "__main__.py" and run.parent.name == "greed":
        python = shutil.which("python")
        same = python is not None and Path(python).resolve() == Path(sys.executable).resolve()
        return ["python" if same else _near(Path(sys.executable)), "-m", "greed"]
    if run.stem != "greed" or not run.is_file():
        return ["greed"]
    installed = shutil.which("greed")
    return ["greed"] if installed is not None and Path(installed).samefile(run) else [_near(run)]


def _near(path: Path) -> str:
    """Return a path as one would type it here."""
    try:
        return str(path.absolute().relative_to(Path.cwd()))
    except ValueError:
        return str(path)


def check_file(path: Path) -> None:
    """Refuse a file that cannot be written; nothing is left behind and nothing changed."""
    if path.is_dir():
        raise Refusal(f"cannot write {path}: it is a folder; name a file in it")
    try:
        if path.is_file():
            path.open("ab").close()
        elif not path.exists():  # what is neither, such as /dev/stdout, is not to be tried
            _check_inside(path, path.parent)
    except OSError as error:
        raise Refusal(f"cannot write {path}: {error.strerror}; name another file") from None


def check_folder(path: Path) -> None:
    """Refuse a folder in which nothing can be written; one that is not there will be made."""
    if path.exists() and not path.is_dir():
        raise Refusal(f"cannot write {path}: it is a file; name a folder")
    there = next((parent for parent in (path, *path.parents) if parent.exists()), path)
    try:
        _check_inside(path, there)
    except OSError as error:
        raise Refusal(f"cannot write {path}: {error.strerror}; name another folder") from None


def _check_inside(path: Path, folder: Path) -> None:
    if not folder.is_dir():
        made = shlex.join(["mkdir", "-p", str(folder)])
        raise Refusal(
            f"cannot write {path}: the folder {folder} does not exist; create it with: {made}"
        )
    with TemporaryFile(dir=folder):
        pass


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Refuse with the reason why a file or folder cannot be written."""
    try:
        yield
    except OSError as error:
        raise Refusal(f"cannot write {path}: {error.strerror}") from None


def write_text(path: Path, text: str, *, new: bool = False) -> None:
    """Write a file, or refuse with the reason why it can't be written; `new`: one that isn't there.

    Raises:
        Refusal: the file can't be written.
    """
    if new and path.exists():
        raise Refusal(say("note-exists", path=str(path)))
    with writing(path):
        path.write_text(text, "utf-8", newline="\n")


def read_bytes(path: Path) -> bytes:
    """Return what a file holds, or refuse with the reason why it cannot be read."""
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST + 1)
    except OSError as error:
        raise Refusal(f"cannot read {path}: {error.strerror}") from None
    if len(data) > _LARGEST:
        raise Refusal(f"cannot read {path}: it holds more than {_LARGEST >> 20} MB")
    return data
