"""What keeps a program from playing: what happened, in words, and what to do about it.

A system says "no such file" of a program that is not there, of a script whose interpreter is not
there, and of a bot that isn't a program at all. The reader wants to know which it was.
"""

from __future__ import annotations

import errno
import re
import shlex
from collections.abc import Sequence
from pathlib import Path

from greed.bots.registry import is_module_name, is_registered

_RUN_BY = {
    ".py": "python",
    ".js": "node",
    ".mjs": "node",
    ".sh": "sh",
    ".rb": "ruby",
    ".pl": "perl",
}
_TRACEBACK = "Traceback (most recent call last)"
_MODULE = re.compile(r"ModuleNotFoundError: No module named '([^']+)'")


def not_run(words: Sequence[str], error: Exception) -> tuple[str, str]:
    """Return why the system did not run a command, and what to do.

    >>> not_run(["no-such-bot"], FileNotFoundError(2, "No such file or directory"))[0]
    "cannot run it: the program 'no-such-bot' was not found"
    """
    name, rest = words[0], words[1:]
    file = Path(name)
    by = _by(file, rest)
    code = error.errno if isinstance(error, OSError) else None
    if code == errno.ENOENT and "/" in name and file.exists():
        return (
            f"cannot run it: the program named in its first line is missing: {_first_line(file)}",
            f"Install it, correct that line, or put the program that runs the file first: {by}",
        )
    if code == errno.ENOENT and "/" in name:
        return (
            f"cannot run it: the file {name} does not exist",
            f"Check the name; the current folder is {Path.cwd()}.",
        )
    if code == errno.ENOENT and file.is_file():
        return (
            f"cannot run it: {name} is a file in this folder, not a program on the PATH",
            f"Put the program that runs it first: {by}",
        )
    if code == errno.ENOENT:
        return f"cannot run it: the program {name!r} was not found", _no_program(name)
    if code == errno.EACCES and file.is_dir():
        return f"cannot run it: {name} is a folder", "Give the path of the program in it."
    if code == errno.EACCES:
        return (
            f"cannot run it: {name} is not executable",
            (
                f"Put the program that runs it first: {by}\n"
                f"Or make it executable: chmod +x {shlex.quote(name)}"
            ),
        )
    if code == errno.ENOEXEC:
        return (
            f"cannot run it: {name} is not a program, and no first line (#!) says what runs it",
            (
                f"Put the program that runs it first: {by}\n"
                "Or add that line, e.g. #!/usr/bin/env python3"
            ),
        )
    said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return f"cannot run it: {said}", "Run the command by hand; once it starts there, check again."


def stopped(status: str, complaints: str) -> tuple[str, str]:
    """Return how a program ended before it said its name, and what to do.

    >>> stopped("ended with exit status 0", "")[0]
    "it ended with exit status 0, before it printed 'bot NAME'"
    """
    detail = f"it {status}, before it printed 'bot NAME'"
    if missing := _MODULE.search(complaints):
        return detail, (
            f"The Python that ran it has no module {missing[1]!r}: install it there, or begin the"
            " command with the Python that has it (.venv/bin/python)."
        )
    if "can't open file" in complaints or "Cannot find module" in complaints:
        return detail, f"Check the name of the file; the current folder is {Path.cwd()}."
    if remedy := mend_traceback(complaints):
        return detail, remedy
    if complaints:
        return detail, (
            "Fix what it complains about. To see all its output, run the command by hand and type"
            " hello {}: it must print 'bot NAME' and keep reading until 'quit'."
        )
    return detail, (
        "It printed nothing on standard error. It must read standard input line by line, print"
        " 'bot NAME' when a line starts with 'hello', and keep reading until 'quit'. If it does"
        " print that, make it flush standard output after each line."
    )


def mend_traceback(complaints: str) -> str:
    """Return what to do about a program that ended with an error of Python's; else nothing."""
    return "Fix the error in its traceback, then check again." if _TRACEBACK in complaints else ""


def last_words(complaints: str) -> str:
    """Return the last line of complaints as the end of a sentence; nothing where there are none.

    >>> last_words("OSError: no disk")
    '; its last words: OSError: no disk'
    """
    said = complaints.splitlines()
    return f"; its last words: {said[-1]}" if said else ""


def _by(file: Path, rest: Sequence[str]) -> str:
    """Return the command that names what runs a file."""
    return shlex.join([_RUN_BY.get(file.suffix, "INTERPRETER"), str(file), *rest])


def _first_line(file: Path) -> str:
    try:
        with file.open("rb") as opened:
            return opened.readline(200).decode("utf-8", "replace").strip()
    except OSError:
        return "(it cannot be read)"


def _no_program(name: str) -> str:
    """Return what to do where a name is that of no program; it may be that of a bot."""
    if is_registered(name) or is_module_name(name):
        return (
            "This bot is not a program, but you can check it as one:\n"
            f"greed bot check {shlex.quote(shlex.join(['greed', 'bot', 'serve', name]))}"
        )
    return (
        "Check the spelling. Programs are searched for on the PATH; for one in this folder write"
        f" ./{Path(name).name}, and for a script put the program that runs it first: python FILE.py"
    )
