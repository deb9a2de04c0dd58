"""A bot program that breaks one rule of the line protocol: `python torture.py KIND`.

It needs nothing but Python, so that it starts fast. `fair` breaks none.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable


def say(text: str) -> None:
    """Write one line at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def _crash(*_: str) -> None:
    raise RuntimeError("my own fault")


def _hang(*_: str) -> None:
    time.sleep(60)


def _hang_with_child(*_: str) -> None:
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    sys.exit(0)


def _flood(number: str, move: str) -> None:
    while True:
        say(f"move {number} {move}")


def _endless_line(*_: str) -> None:
    while True:
        os.write(1, b"x" * 65536)


def _shouts(number: str, move: str) -> None:
    for _ in range(200):
        sys.stderr.write("x" * 10_000 + "\n")
    say(f"move {number} {move}")


def _closes_output(*_: str) -> None:
    os.close(1)
    time.sleep(60)


def _deaf(number: str, move: str) -> None:
    say(f"move {number} {move}")
    time.sleep(60)


BREACHES: dict[str, Callable[[str, str], object]] = {
    "crash": _crash,
    "exit": lambda *_: sys.exit(3),
    "hang": _hang,
    "hang with child": _hang_with_child,
    "garbage": lambda *_: say("move over"),
    "binary": lambda *_: os.write(1, b"\xff\xfe\x00\n"),
    "flood": _flood,
    "endless line": _endless_line,
    "huge line": lambda *_: say("move " + "9" * 5000),
    "shouts on stderr": _shouts,
    "illegal": lambda number, _: say(f"move {number} keep 6 6 6 6 6"),
    "stale": lambda number, move: say(f"move {int(number) - 1} {move}"),
    "empty": lambda *_: say(""),
    "twice": lambda number, move: say(f"move {number} {move}\nmove {number} {move}"),
    "closes output": _closes_output,
    "deaf": _deaf,
}


def main(kind: str) -> None:
    """Play the first legal move until the tenth question, then do what `kind` says."""
    move = ""
    if kind == "mute":
        time.sleep(60)
    if kind == "no name":
        say("hello to you")
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "hello":
            say(f"bot {kind}")
        elif word == "position":
            move = ""
        elif word == "legal":
            move = move or rest.split(" ", 2)[2]
        elif word == "choose":
            if int(rest) == 10 and kind in BREACHES:
                BREACHES[kind](rest, move)
            else:
                say(f"move {rest} {move}")
        elif word == "quit":
            if kind == "stays":
                time.sleep(60)
            return
    if kind == "orphan":
        time.sleep(60)


if __name__ == "__main__":
    main(sys.argv[1])
