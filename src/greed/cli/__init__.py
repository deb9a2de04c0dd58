"""The terminal: `greed play`, `greed score`, `greed rules`, `greed replay`.

What this layer needs (Typer, Rich) comes with `greed-dice[play]` and is imported when the
program runs, not before.
"""

from __future__ import annotations

import gc
import sys
from importlib.util import find_spec
from io import TextIOWrapper

__all__ = ["main"]

_NEEDED = ("platformdirs", "rich", "typer")
_RARELY = 100_000
"""New objects between two looks for garbage: what a command loads is there to stay."""


def main() -> None:
    """Run the program `greed` and exit: 0 fine, 1 the answer is no, 2 bad input."""
    from greed._extras import install

    missing = [name for name in _NEEDED if find_spec(name) is None]
    if missing:
        sys.stderr.write(
            f"greed: the terminal needs {', '.join(missing)}; install it with: {install('play')}\n"
        )
        sys.exit(2)
    gc.set_threshold(_RARELY)
    for stream in (sys.stdin, sys.stdout, sys.stderr):  # a terminal need not know every letter
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        from greed.cli.app import run
    except KeyboardInterrupt:  # before there was anybody to answer it
        sys.exit(130)
    code = run(sys.argv[1:])
    gc.freeze()  # everything goes with the process, so Python need not look through it once more
    sys.exit(code)
