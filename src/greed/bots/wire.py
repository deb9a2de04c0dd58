"""A program at the other end of pipes: lines to it, lines from it, each with a deadline.

Nothing that the program does can block, fill or end ours: reading and writing never wait beyond
the deadline, a line and the output waiting to be read have a greatest length, what it complains
about on stderr is read and all but its end forgotten, and with it end the processes it started.

What keeps a program from playing is put into words here, too, with what to do about it. A system
says "no such file" of a program that is not there, of a script whose interpreter is not there, and
of a bot that isn't a program at all. The reader wants to know which it was.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import selectors
import shlex
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence
from pathlib import Path

from greed.bots.interface import BotError, Breach
from greed.bots.registry import is_module_name, is_registered

_CHUNK = 1 << 16
_TAIL = 2000


class Wire:
    """A running program and the pipes to it; for POSIX systems.

    Attributes:
        longest: bytes of a line.
        ended: how it ended by itself, as `ended with exit status 1`; empty before.
    """

    def __init__(self, command: Sequence[str], longest: int) -> None:
        if os.name != "posix":
            raise BotError("programs as bots need a POSIX system (on Windows: its Linux subsystem)")
        self.longest = longest
        self._inbox = bytearray()
        self._outbox = bytearray()
        self._tail = b""
        self.ended = ""
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user names the program to run
                list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=subprocess.PIPE, bufsize=0, start_new_session=True,
            )  # fmt: skip
        except (OSError, ValueError, IndexError) as error:
            raise Breach("start", *not_run(command, error)) from None
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._in, self._out, self._err = (pipe.fileno() for pipe in pipes if pipe is not None)
        self._selector = selectors.DefaultSelector()
        for fd in (self._in, self._out, self._err):
            os.set_blocking(fd, False)
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)
        # A bot that nobody closes must not outlive its owner.
        self._finalizer = weakref.finalize(self, _end, self._process, self._selector)

    @property
    def complaints(self) -> str:
        """The end of what the program wrote on stderr."""
        return self._tail.decode("utf-8", "replace").strip()

    def send(self, lines: Sequence[str]) -> None:
        """Take lines for the program; they leave now, or while an answer is awaited."""
        self._outbox += "".join(f"{line}\n" for line in lines).encode()
        self._write()

    def ask(self, lines: Sequence[str], seconds: float) -> str:
        """Return the program's answer to lines: one line, without its end.

        Raises:
            Breach: no answer in time, an answer that isn't a line, or the program has ended.
        """
        deadline = time.monotonic() + seconds
        self._read()
        if self._inbox:
            raise Breach("flood", f"it spoke without being asked: {self._peek()!r}")
        self.send(lines)
        while (end := self._inbox.find(b"\n")) < 0:
            self._pump(deadline, seconds)
        line = bytes(self._inbox[:end])
        del self._inbox[: end + 1]
        if len(line) > self.longest:
            raise Breach("garbage", f"a line of {len(line)} bytes; {self.longest} are allowed")
        try:
            return line.rstrip(b"\r").decode()
        except UnicodeDecodeError:
            raise Breach("garbage", f"the answer is not UTF-8: {line[:40]!r}") from None

    def listen(self, seconds: float) -> str:
        """Return what the program prints unasked within this many seconds."""
        deadline = time.monotonic() + seconds
        while not self._inbox and time.monotonic() < deadline:
            self._write()
            time.sleep(0.005)
            self._read()
        return self._peek() if self._inbox else ""

    def quit(self, lines: Sequence[str], seconds: float) -> int | None:
        """Say goodbye and return the exit status; None if the program had to be killed."""
        with contextlib.suppress(Breach):
            self.send(lines)
        deadline = time.monotonic() + seconds
        status = None
        try:
            if not self._outbox:
                self._hang_up()
            while (status := self._process.poll()) is None and time.monotonic() < deadline:
                time.sleep(0.005)
                self._write()
                self._read()
                self._inbox.clear()
        finally:
            self.kill()
        return status

    def kill(self) -> None:
        """End the program and whatever it started."""
        if self._finalizer.alive:
            with contextlib.suppress(OSError):
                self._read_complaints()
        self._finalizer()

    def _hang_up(self) -> None:
        if self._process.stdin and not self._process.stdin.closed:
            self._process.stdin.close()

    def _pump(self, deadline: float, seconds: float) -> None:
        """Wait for something to read or write, and do it."""
        if len(self._inbox) > self.longest:
            raise Breach("garbage", f"a line of more than {self.longest} bytes")
        left = deadline - time.monotonic()
        if left <= 0:
            raise Breach("late", f"no answer within {seconds:g} seconds")
        if self._outbox:
            self._selector.register(self._in, selectors.EVENT_WRITE)
        try:
            ready = {key.fd for key, _ in self._selector.select(left)}
        finally:
            if self._outbox:
                self._selector.unregister(self._in)
        if self._in in ready:
            self._write()
        if self._err in ready:
            self._read_complaints()
        if self._out in ready and not self._read():
            self._gone()

    def _write(self) -> None:
        while self._outbox:
            try:
                sent = os.write(self._in, self._outbox[:_CHUNK])
            except BlockingIOError:
                return
            except OSError:
                self._outbox.clear()
                return  # what it says last, or its exit status, tells more than a broken pipe
            del self._outbox[:sent]

    def _read(self) -> bool:
        """Read what is there, up to a chunk; return whether more may come."""
        try:
            data = os.read(self._out, _CHUNK)
        except BlockingIOError:
            return True
        except OSError:
            return False
        self._inbox += data
        return bool(data)

    def _read_complaints(self) -> None:
        try:
            data = os.read(self._err, _CHUNK)
        except BlockingIOError:
            return
        self._tail = (self._tail + data)[-_TAIL:]
        if not data and self._err in self._selector.get_map():
            self._selector.unregister(self._err)

    def _gone(self) -> None:
        """Raise the breach that the end of the program's output is."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(0.2)
        self.kill()
        status = self._process.returncode
        if status < 0 and status != -signal.SIGKILL:
            self.ended = f"ended by {signal.Signals(-status).name}"
        elif status < 0:
            self.ended = "closed its output or was killed"
        else:
            self.ended = f"ended with exit status {status}"
        raise Breach("crash", f"it {self.ended}{last_words(self.complaints)}")

    def _peek(self) -> str:
        return bytes(self._inbox[:40]).decode("utf-8", "replace")


def _end(process: subprocess.Popen[bytes], selector: selectors.BaseSelector) -> None:
    """Kill a process with its whole group, close its pipes, and leave no zombie."""
    with contextlib.suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)
    selector.close()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
    process.wait()


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
        " print that, make it flush standard output after each line, and wait for no more input"
        " than a line (mawk needs -W interactive)."
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
