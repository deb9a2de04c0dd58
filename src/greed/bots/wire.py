"""A program at the other end of pipes: lines to it, lines from it, each with a deadline.

Nothing that the program does can block, fill or end ours: reading and writing never wait beyond
the deadline, a line and the output waiting to be read have a greatest length, what it complains
about on stderr is read and all but its end forgotten, and with it end the processes it started.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence

from greed.bots.interface import BotError, Breach
from greed.bots.trouble import last_words, not_run

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
