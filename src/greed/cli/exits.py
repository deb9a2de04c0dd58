"""How the program ends and what it tells people to type next: exit codes, refusals, commands."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

__all__ = ["BAD_INPUT", "FINE", "INTERRUPTED", "NO", "Refused", "called"]

FINE = 0
NO = 1
"""The answer to the question is no: no keep, a faulty sheet, nothing to resume."""
BAD_INPUT = 2
INTERRUPTED = 130
"""Ctrl-C, as shells expect it."""


class Refused(Exception):
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
    if run.name == "__main__.py" and run.parent.name in ("greed", "cli"):
        found = shutil.which("python")
        same = found is not None and Path(found).resolve() == Path(sys.executable).resolve()
        return ["python" if same else _near(Path(sys.executable)), "-m", "greed"]
    if run.stem != "greed" or not run.is_file():
        return ["greed"]
    found = shutil.which("greed")
    return ["greed"] if found is not None and Path(found).samefile(run) else [_near(run)]


def _near(path: Path) -> str:
    """Return a path as one would type it here."""
    try:
        return str(path.absolute().relative_to(Path.cwd()))
    except ValueError:
        return str(path)
