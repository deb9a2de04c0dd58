"""What keeps a program from playing: what happened, in words, and what to do about it.

A system says "no such file" of a program that is not there, of a script whose interpreter is not
there, and of a bot that is no program at all. Whoever reads that wants to know which it was.
"""

from __future__ import annotations

import errno
import re
import shlex
from collections.abc import Sequence
from pathlib import Path

from greed.bots.modules import is_module_name
from greed.bots.registry import is_registered

__all__ = ["last_words", "mend_traceback", "not_run", "stopped"]

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
    "cannot run it: there is no program 'no-such-bot'"
    """
    name, rest = words[0], words[1:]
    file = Path(name)
    by = _by(file, rest)
    code = error.errno if isinstance(error, OSError) else None
    if code == errno.ENOENT and "/" in name and file.exists():
        return (
            f"cannot run it: its first line names a program that is not here: {_first_line(file)}",
            f"Install it, correct that line, or name what runs the file: {by}",
        )
    if code == errno.ENOENT and "/" in name:
        return (
            f"cannot run it: there is no file {name}",
            f"Check the name; it is looked for from {Path.cwd()}.",
        )
    if code == errno.ENOENT and file.is_file():
        return (
            f"cannot run it: {name} is a file of this folder, and no program on the PATH",
            f"Name what runs it: {by}",
        )
    if code == errno.ENOENT:
        return f"cannot run it: there is no program {name!r}", _no_program(name)
    if code == errno.EACCES and file.is_dir():
        return f"cannot run it: {name} is a folder", "Name the program in it."
    if code == errno.EACCES:
        return (
            f"cannot run it: {name} is not executable",
            f"Name what runs it: {by}\nOr let it be run: chmod +x {shlex.quote(name)}",
        )
    if code == errno.ENOEXEC:
        return (
            f"cannot run it: {name} is no program, and no first line (#!) says what runs it",
            f"Name what runs it: {by}\nOr add that line, such as #!/usr/bin/env python3",
        )
    said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return f"cannot run it: {said}", "Run the command by hand; once it starts there, check again."


def stopped(status: str, complaints: str) -> tuple[str, str]:
    """Return how a program ended before it said its name, and what to do.

    >>> stopped("ended with exit status 0", "")[0]
    "it ended with exit status 0, before it had said 'bot NAME'"
    """
    detail = f"it {status}, before it had said 'bot NAME'"
    if missing := _MODULE.search(complaints):
        return detail, (
            f"The Python that ran it has no module {missing[1]!r}: install it there, or begin the"
            " command with the Python that has it (.venv/bin/python)."
        )
    if "can't open file" in complaints or "Cannot find module" in complaints:
        return detail, f"Check the name of the file; it is looked for from {Path.cwd()}."
    if remedy := mend_traceback(complaints):
        return detail, remedy
    if complaints:
        return detail, (
            "Mend what it complains of. To see all that it says, run the command by hand and type"
            " hello {}: it must print 'bot NAME' and read on until 'quit'."
        )
    return detail, (
        "It said nothing on standard error. It must read line after line from standard input,"
        " print 'bot NAME' when one begins with 'hello', and read on until 'quit'. If it does print"
        " that, have it flush standard output after each line."
    )


def mend_traceback(complaints: str) -> str:
    """Return what to do about a program that ended with an error of Python's; else nothing."""
    return (
        "Mend the error that its traceback names, and check again."
        if _TRACEBACK in complaints
        else ""
    )


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
        with file.open("rb") as held:
            return held.readline(200).decode("utf-8", "replace").strip()
    except OSError:
        return "(it cannot be read)"


def _no_program(name: str) -> str:
    """Return what to do where a name is that of no program; it may be that of a bot."""
    if is_registered(name) or is_module_name(name):
        return (
            "A bot that is no program is checked as one:\n"
            f"greed bot check {shlex.quote(shlex.join(['greed', 'bot', 'serve', name]))}"
        )
    return (
        "Check the spelling. A program is looked for on the PATH, one of this folder is written"
        f" ./{Path(name).name}, and a script comes after what runs it: python FILE.py"
    )
